// What stands against a move, as sentences (rules::explain, rules::why_not_purged). %1 is
// the card the move is about, "7 (Forest)", unless something else is said.
#pragma once

#include "campaign/rules/engine.h"
#include "cards/describer/phrase.h"

namespace kronika::rules::refusal_words {

using cards::Phrase;

inline constexpr Phrase kQuestionOpen{"A question is still open; answer it first.",
                                      "Czeka jeszcze pytanie; najpierw na nie odpowiedz."};
inline constexpr Phrase kNoQuestion{"Nothing is being asked, so there is nothing to answer.",
                                    "Nie ma żadnego pytania, więc nie ma na co odpowiadać."};
inline constexpr Phrase kFinished{
    "The last round is over and the glory is counted; only an expansion can be begun.",
    "Ostatnia runda się skończyła, a chwała jest podliczona; można tylko rozpocząć dodatek."};
// %1: just its number
inline constexpr Phrase kNoSuchCard{"There is no card %1 in this edition.",
                                    "W tym wydaniu nie ma karty %1."};
inline constexpr Phrase kNotInPlay{"Card %1 is not in play.", "Karty %1 nie ma w grze."};
// %2: the card that blocks it
inline constexpr Phrase kBlocked{
    "Card %1 is blocked by card %2; for every effect it is not there.",
    "Karta %1 jest zablokowana przez kartę %2; dla wszystkich efektów jej tam nie ma."};
inline constexpr Phrase kNoProduction{
    "Card %1 produces nothing, so it cannot be discarded for it.",
    "Karta %1 niczego nie produkuje, więc nie można jej odrzucić dla produkcji."};
inline constexpr Phrase kProductionUnclear{"Card %1 does not offer that choice.",
                                           "Karta %1 nie daje takiego wyboru."};
inline constexpr Phrase kUpgradesForbidden{"A card in play forbids upgrading.",
                                           "Jedna z kart w grze zabrania ulepszania."};
inline constexpr Phrase kNoUpgrade{"Card %1 has no such upgrade at this stage.",
                                   "Karta %1 nie ma na tym etapie takiego ulepszenia."};
inline constexpr Phrase kArrowNeeded{
    "Card %1 has two upgrades: say rotate or flip.",
    "Karta %1 ma dwa ulepszenia: powiedz, czy ma się obrócić (rotate), czy odwrócić (flip)."};
// %2: the price, %3: what the player has
inline constexpr Phrase kUpgradeTooDear{"The upgrade of card %1 costs %2; %3.",
                                        "Ulepszenie karty %1 kosztuje %2; %3."};
inline constexpr Phrase kUpgradeWantsCardsToo{
    "The upgrade of card %1 costs %2 and other cards in play; %3.",
    "Ulepszenie karty %1 kosztuje %2 oraz inne karty w grze; %3."};
// %2: what the player has
inline constexpr Phrase kUpgradeWantsCards{
    "The upgrade of card %1 costs no resources and other cards in play; %2.",
    "Ulepszenie karty %1 kosztuje nie zasoby, lecz inne karty w grze; %2."};
inline constexpr Phrase kPermanentUpgrade{"Card %1 is permanent; it cannot be upgraded.",
                                          "Karta %1 jest stała; nie można jej ulepszyć."};
inline constexpr Phrase kNoEffect{"Card %1 has no such effect at this stage.",
                                  "Karta %1 nie ma na tym etapie takiego efektu."};
inline constexpr Phrase kEffectNeeded{
    "Several effects of card %1 are possible: say which, by its number.",
    "Można użyć kilku efektów karty %1: powiedz, którego, podając jego numer."};
inline constexpr Phrase kNotUsable{"Card %1 has no effect that can be used at will.",
                                   "Karta %1 nie ma efektu, którego można użyć w dowolnej chwili."};
inline constexpr Phrase kEffectSpent{"That effect of card %1 works once, and it is crossed out.",
                                     "Ten efekt karty %1 działa tylko raz i jest już skreślony."};
inline constexpr Phrase kUsedThisTurn{
    "That effect of card %1 works once a turn, and it was used in this one.",
    "Ten efekt karty %1 działa raz na turę i w tej turze już go użyto."};
inline constexpr Phrase kTimeForbidden{"A card in play forbids time effects.",
                                       "Jedna z kart w grze zabrania efektów czasu."};
// %2: what the player has
inline constexpr Phrase kCostTooDear{
    "The cost of that effect of card %1 cannot be paid in full; %2.",
    "Kosztu tego efektu karty %1 nie da się zapłacić w całości; %2."};
inline constexpr Phrase kNothingWouldChange{"That effect of card %1 would change nothing now.",
                                            "Ten efekt karty %1 niczego by teraz nie zmienił."};
// %2: goods
inline constexpr Phrase kNothingToCount{
    "That effect of card %1 would change nothing now: you have no %2.",
    "Ten efekt karty %1 niczego by teraz nie zmienił: nie masz %2."};
// %1: just its number
inline constexpr Phrase kAmountNeeded{"Say which resource and how many, as in: use %1 goods 5.",
                                      "Powiedz, który zasób i ile, na przykład: use %1 goods 5."};
// %1: what the player has
inline constexpr Phrase kAmountTooBig{"%1, which is less than that.", "%1, a to za mało."};
inline constexpr Phrase kNoAmountWanted{"That effect of card %1 takes no amount.",
                                        "Ten efekt karty %1 nie pyta o liczbę."};
inline constexpr Phrase kDeckEmpty{"The deck is empty: there is nothing to advance to.",
                                   "Talia jest pusta: nie ma czego zagrać przy rozwoju."};
inline constexpr Phrase kPlayForbidden{"A card in play forbids playing cards.",
                                       "Jedna z kart w grze zabrania zagrywania kart."};
// %1: the number of the legacy card
inline constexpr Phrase kLegacyBegun{
    "Card %1 has been discovered: the kingdom cannot be reset any more.",
    "Karta %1 jest już odkryta: królestwa nie można więcej zresetować."};
inline constexpr Phrase kNoEquipment{"Card %1 is not equipment.", "Karta %1 nie jest sprzętem."};
inline constexpr Phrase kNotWielded{"Card %1 has no effects as long as no card wields it.",
                                    "Karta %1 nie ma efektów, dopóki żadna karta jej nie nosi."};
// %2: what the wielder must be
inline constexpr Phrase kCannotWield{
    "Card %1 must be put under another card in play that is a %2.",
    "Kartę %1 trzeba wsunąć pod inną kartę w grze, która jest %2."};
// %2: its wielder
inline constexpr Phrase kAttached{
    "Card %1 is equipment of card %2; it is no card of its own, and stays there.",
    "Karta %1 jest sprzętem karty %2; nie jest osobną kartą i tam zostaje."};
inline constexpr Phrase kBaseGameFirst{"The base game must be over before an expansion is begun.",
                                       "Dodatek można rozpocząć dopiero po grze podstawowej."};
inline constexpr Phrase kExpansionGoesOn{"Another expansion is still being played.",
                                         "Inny dodatek jeszcze trwa."};
// %1: just its number
inline constexpr Phrase kNoExpansion{"No expansion is begun with card %1.",
                                     "Karta %1 nie rozpoczyna żadnego dodatku."};
inline constexpr Phrase kExpansionPlayed{
    "Expansion %1 has been played in this kingdom, or its card is not in the box.",
    "Dodatek %1 był już rozegrany w tym królestwie albo jego karty nie ma w pudełku."};
inline constexpr Phrase kTrackFull{"The score track has no place left for another expansion.",
                                   "Na torze punktacji nie ma już miejsca na kolejny dodatek."};
inline constexpr Phrase kNoNameLine{"Card %1 has no line for a name at this stage.",
                                    "Karta %1 nie ma na tym etapie miejsca na nazwę."};
inline constexpr Phrase kNameWritten{"Card %1 already has a name, and it stays.",
                                     "Karta %1 ma już nazwę, a ta zostaje."};
// %1: cards
inline constexpr Phrase kWrongAnswer{
    "That does not answer the question that is open, which is about %1.",
    "To nie jest odpowiedź na pytanie, które teraz czeka: dotyczy ono %1."};
// %1: a number
inline constexpr Phrase kAsksForExactly{"The question asks for exactly %1.",
                                        "Odpowiedzi na to pytanie ma być dokładnie %1."};
inline constexpr Phrase kAsksForUpTo{"The question asks for %1 to %2.",
                                     "Odpowiedzi na to pytanie ma być od %1 do %2."};
inline constexpr Phrase kNotAmongThose{"That is not among the possible answers.",
                                       "Nie ma tego wśród możliwych odpowiedzi."};
inline constexpr Phrase kTwice{"The same answer cannot be given twice.",
                               "Tej samej odpowiedzi nie można dać dwa razy."};
inline constexpr Phrase kNotWaiting{"Card %1 has no such effect waiting.",
                                    "Taki efekt karty %1 na nic nie czeka."};
inline constexpr Phrase kNothingToSkip{"The effects that wait are all obligatory.",
                                       "Wszystkie efekty, które czekają, są obowiązkowe."};
inline constexpr Phrase kDoesNotPay{"Those cards do not pay the cost exactly.",
                                    "Te karty nie pokrywają kosztu dokładnie."};
inline constexpr Phrase kImpossibleCorrection{
    "That correction would make a kingdom that cannot be.",
    "Po takiej poprawce królestwo byłoby niemożliwe."};
inline constexpr Phrase kNoRoomLeft{
    kNoRoom, "Na tym stole lub na jego kartach jest już więcej, niż może się zmieścić."};

// rule 18
inline constexpr Phrase kNotInKingdom{"Card %1 is not in the kingdom.",
                                      "Karty %1 nie ma w królestwie."};
inline constexpr Phrase kSetAside{"Card %1 is already set aside.",
                                  "Karta %1 jest już odłożona na bok."};
inline constexpr Phrase kNotLookedThrough{
    "Card %1 is not among the cards that are looked through now.",
    "Karty %1 nie ma wśród kart, które są teraz przeglądane."};
inline constexpr Phrase kDeckIsDone{"Card %1 is no permanent card, and the deck is done.",
                                    "Karta %1 nie jest stała, a talia została już przejrzana."};
inline constexpr Phrase kObstacle{"Card %1 is an obstacle; only friendly cards are purged.",
                                  "Karta %1 to przeszkoda; oczyszcza się tylko karty przyjazne."};
inline constexpr Phrase kIndestructible{
    "Card %1 cannot be destroyed, so it cannot be purged.",
    "Karty %1 nie można zniszczyć, więc nie można jej też oczyścić."};
inline constexpr Phrase kOutOfFocus{"Card %1 is not what this purge asks for first.",
                                    "To oczyszczenie najpierw wymaga innych kart niż karta %1."};

// What the player has. %1: "2 coins"
inline constexpr Phrase kYouHave{"you have %1", "masz %1"};
inline constexpr Phrase kYouHaveNothing{"you have no resources", "nie masz żadnych zasobów"};
inline constexpr Phrase kOfAnyKind{"%1 of any kind", "%1 dowolnego rodzaju"};
inline constexpr Phrase kNoResources{"no resources", "0 zasobów"};

}  // namespace kronika::rules::refusal_words
