-- What kept lists weigh, row and all, and where they were written: a keyed hash of the address, so that one address cannot
-- fill the room of all. Of those that earlier programs took it is not known. And when the link of a guest was last made or
-- opened: one that is of no use to anybody goes.

ALTER TABLE lists ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE lists ADD COLUMN place TEXT NOT NULL DEFAULT '';
UPDATE lists SET bytes = 64 + length(CAST(guest || game || kind || body AS BLOB));
CREATE INDEX lists_by_place ON lists (place, bytes);
ALTER TABLE guests ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
UPDATE guests SET used = unixepoch() * 1000;
CREATE INDEX guests_by_use ON guests (used) WHERE generation = 0;
