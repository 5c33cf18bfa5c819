-- "gained 2 coin" became "gained 2 coins", and summaries are derived from the moves: a kingdom
-- without the signature of its rules is played again, and told anew, when it is opened.
update kingdoms set rules = 0;
