-- What the player wants of the program, whichever kingdom is open.
create table preferences (
  name text not null primary key,
  value text not null
) strict, without rowid;
