-- What a guest keeps to bring to a table: texts of one kind (decks, bands, terrain) for each game, with the time they were
-- last written, so that those of guests who never come again are forgotten. Decks were the first kind.

CREATE TABLE lists (
    guest TEXT NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    written INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (guest, game, kind)
);
CREATE INDEX lists_by_age ON lists (written);
INSERT INTO lists (guest, game, kind, written, body) SELECT guest, game, 'decks', written, body FROM decks;
DROP TABLE decks;
