-- Where records from elsewhere came from: a keyed hash of the address, so that one address cannot fill the room of all.
-- Of those that earlier programs took it is not known.

ALTER TABLE uploads ADD COLUMN place TEXT NOT NULL DEFAULT '';
CREATE INDEX uploads_by_place ON uploads (place);
