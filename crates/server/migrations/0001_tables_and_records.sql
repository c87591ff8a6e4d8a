-- What a host keeps: tables with their logs, records of finished games, secrets of the server.
--
-- Written so that PostgreSQL needs few changes: INTEGER becomes BIGINT (in SQLite an INTEGER PRIMARY KEY is the row's own
-- address, which is what makes appending fast), BLOB becomes BYTEA, and the ids take COLLATE "C".
-- All keys are given by the program; nothing relies on numbers made by the database.

CREATE TABLE tables (
    table_key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL CHECK (state IN ('open', 'playing', 'over')),
    headline TEXT NOT NULL
);

-- The loose entries of live tables, in the order in which they came. Only ever appended to, and emptied by packing.
-- No second index and no foreign key on purpose: the program remembers which rows belong to which table, an index would
-- cost most of the speed, and a foreign key would search the whole log whenever a table is removed.
CREATE TABLE log (
    entry INTEGER PRIMARY KEY,
    table_key INTEGER NOT NULL,
    number INTEGER NOT NULL,
    body TEXT NOT NULL
);

-- The entries 0 to upto - 1 of a table, each ended by a line feed.
CREATE TABLE packed (
    table_key INTEGER PRIMARY KEY REFERENCES tables (table_key),
    upto INTEGER NOT NULL CHECK (upto >= 0),
    body TEXT NOT NULL
);

-- The text stands last, so that lists are made without reading it.
CREATE TABLE records (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    finished INTEGER NOT NULL,
    public INTEGER NOT NULL CHECK (public IN (0, 1)),
    headline TEXT NOT NULL,
    body TEXT NOT NULL
);
CREATE INDEX public_records ON records (finished, id) WHERE public = 1;
CREATE INDEX public_records_by_game ON records (game, finished, id) WHERE public = 1;

-- Who took part, with the time again, so that a guest's newest records are found without sorting.
CREATE TABLE record_guests (
    guest TEXT NOT NULL,
    finished INTEGER NOT NULL,
    record TEXT NOT NULL REFERENCES records (id),
    PRIMARY KEY (guest, finished, record)
);

CREATE TABLE secrets (
    name TEXT NOT NULL PRIMARY KEY,
    bytes BLOB NOT NULL
);

-- One row, rewritten to find out whether writing works.
CREATE TABLE probe (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    writes INTEGER NOT NULL
);
INSERT INTO probe (id, writes) VALUES (1, 0);
