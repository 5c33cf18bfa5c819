-- Every kingdom, every move of it, and what each move changed. The moves are the
-- truth; everything marked "derived" can be made again from them. How to ask this
-- file questions is in docs/library-file.md. Times are milliseconds since 1970, UTC.

create table kingdoms (
  -- Never given again, so that a program which has a deleted kingdom open cannot take another
  -- one for it.
  id integer primary key autoincrement,
  name text not null unique,
  edition text not null,
  fingerprint text not null,  -- SHA-256 of the edition's card files
  seed integer not null,      -- 64 bits; read as signed
  -- The signature of the rules that the hashes below were made with. A kingdom of other rules
  -- is played again under today's when it is opened.
  rules integer not null,
  strict integer not null default 0 check (strict in (0, 1)),
  archived integer not null default 0 check (archived in (0, 1)),
  created integer not null,
  played integer not null,  -- when it was last changed
  -- Grows with every change, so that two programs notice each other.
  revision integer not null default 0,
  -- Where the player is: a branch and a move of this kingdom. Not declared as references, which
  -- would cost a search of this table for every move that is deleted; `verify` checks them.
  branch integer not null default 0,
  present integer not null default 0
) strict;

-- A tree. Its root (sequence 0, no parent) is the kingdom before its first move.
create table moves (
  id integer primary key,
  kingdom integer not null references kingdoms (id) on delete cascade,
  parent integer references moves (id) deferrable initially deferred,
  sequence integer not null,
  notation text not null,
  time integer not null,
  hash integer not null,  -- of the kingdom after this move: replay proves itself
  -- Derived: an ancestor further up, chosen so that any other is found in a few such leaps.
  skip integer,
  -- Derived: what the log, the library screen and undo want to know without replaying.
  summary text not null,
  round integer not null,
  turn integer not null,
  score integer not null,
  discovered integer not null,                                 -- cards that were ever found
  finished integer not null check (finished in (0, 1)),
  action integer not null check (action in (0, 1)),            -- 0: an answer to a question
  reveals integer not null check (reveals in (0, 1)),          -- showed something hidden
  revelations integer not null,                                -- how many of the line did
  corrected integer not null check (corrected in (0, 1)),      -- by hand, here or before
  legacy integer not null check (legacy in (0, 1)),            -- card 23 lies behind (rule 13.1)
  unique (parent, notation)
) strict;

create unique index roots on moves (kingdom) where parent is null;

-- Derived: one row for each card that a move changed, as it is from then on.
create table card_versions (
  move integer not null references moves (id) on delete cascade,
  card integer not null,
  stage integer not null,
  zone text not null,
  blocker integer,  -- the card that lies on it
  -- JSON, by stage; null: none.
  stickers text,
  boxes text,
  crossed text,
  names text,
  primary key (move, card)
) strict, without rowid;

-- Derived: the whole kingdom now and then, so that opening does not replay everything.
create table snapshots (
  move integer primary key references moves (id) on delete cascade,
  format integer not null,
  length integer not null,
  checksum text not null,
  archive text not null
) strict;

-- A line of play: where it leads. One of them is the kingdom's own.
create table branches (
  id integer primary key,
  kingdom integer not null references kingdoms (id) on delete cascade,
  name text not null,
  tip integer not null,  -- a move; checked by `verify`, as above
  unique (kingdom, name)
) strict;

create table bookmarks (
  id integer primary key,
  kingdom integer not null references kingdoms (id) on delete cascade,
  move integer not null references moves (id) deferrable initially deferred,
  kind text not null check (kind in ('round', 'legacy', 'purge', 'end', 'player')),
  name text not null,
  time integer not null
) strict;

create index bookmarks_of_kingdom on bookmarks (kingdom);
create index bookmarks_of_move on bookmarks (move);

-- The honest record (ruling B2): every time the player went back.
create table rewinds (
  id integer primary key,
  kingdom integer not null references kingdoms (id) on delete cascade,
  time integer not null,
  from_move integer not null references moves (id) deferrable initially deferred,
  to_move integer not null references moves (id) deferrable initially deferred,
  revealed integer not null check (revealed in (0, 1)),  -- took back something seen
  legacy integer not null check (legacy in (0, 1))       -- went back across card 23
) strict;

create index rewinds_of_kingdom on rewinds (kingdom);
create index rewinds_from_move on rewinds (from_move);
create index rewinds_to_move on rewinds (to_move);

-- The moves that lead to where each kingdom is now.
create view present_line as
with recursive line (kingdom, move, parent, sequence) as (
  select kingdoms.id, moves.id, moves.parent, moves.sequence
  from kingdoms join moves on moves.id = kingdoms.present
  union all
  select line.kingdom, moves.id, moves.parent, moves.sequence
  from line join moves on moves.id = line.parent
  where moves.id < line.move
)
select kingdom, move, sequence from line;

-- What happened to each card on that line, oldest first.
create view card_history as
select kingdoms.name as kingdom, card_versions.card, moves.sequence, moves.round, moves.turn,
       moves.notation, moves.summary, datetime(moves.time / 1000, 'unixepoch') as time,
       card_versions.stage, card_versions.zone, card_versions.blocker, card_versions.stickers,
       card_versions.boxes, card_versions.crossed, card_versions.names,
       card_versions.zone = 'destroyed' as destroyed
from present_line
  join kingdoms on kingdoms.id = present_line.kingdom
  join moves on moves.id = present_line.move
  join card_versions on card_versions.move = present_line.move
order by kingdoms.name, card_versions.card, moves.sequence;

-- Every card as it lies now. A card without a row was never touched: stage 1, in the box.
create view table_now as
select kingdom, card, max(sequence) as since, stage, zone, blocker, stickers, boxes, crossed, names
from card_history
group by kingdom, card;

-- All cards destroyed, and when.
create view destroyed_cards as
select kingdom, card, sequence, round, turn, notation, summary, time
from (
  select *, lag(destroyed) over (partition by kingdom, card order by sequence) as already
  from card_history)
where destroyed and not coalesce(already, 0);
