-- The decks a guest keeps, a list of texts for each game, with the time they were last written, so that those of guests
-- who never come again are forgotten.

CREATE TABLE decks (
    guest TEXT NOT NULL,
    game TEXT NOT NULL,
    written INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (guest, game)
);
CREATE INDEX decks_by_age ON decks (written);
