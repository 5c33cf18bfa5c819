// What things are worth in glory where nothing printed says so. Found by experiment with
// simulated kingdoms; they belong to no card.
#pragma once

namespace kronika::advisor {

struct Weights {
  double resource = 0.5;  // of any kind, in a turn
  double exchange = 0.2;  // some of one kind for others, whatever the number
  double turn = 0.5;      // what ends the turn must bring at least this

  // How often a cost can be paid when the card comes up: at most `chance`, and the less the
  // more it asks for.
  double chance = 0.6;
  double chance_cost = 4.0;
  double forced_chance = 0.7;  // that the moment of a forced effect comes

  double discovery = 2.0;  // a card from the box
  double discovery_per_round = 0.5;
  double reachable_discovery = 0.15;  // the share of it while it is only offered

  double block = 0.7;     // lose a card for a turn
  double discard = 0.25;  // one that was in play
  double destroy_friend = 5.0;
  double destroy_obstacle = 4.0;
  double forbidden = 1.0;   // each thing that a card in play forbids
  double stays = 0.3;       // another turn to use a card
  double other_mark = 2.0;  // a box on another card
  double upgrade = 1.0;     // an upgrade that does not end the turn
  double growth = 0.03;     // by how much a computed glory grows each round

  double tallied = 0.12;  // each resource put on a tally

  double unspent = 0.12;  // the share of a resource's price while it is held
  double step = 0.9;      // for each resource that a plan still lacks
};

}  // namespace kronika::advisor
