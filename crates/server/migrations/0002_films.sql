-- What was seen of a recorded game, compressed: what is left of it when the rules that could play it again are gone.
-- An empty film says that there is none to be made.

CREATE TABLE films (
    record TEXT NOT NULL PRIMARY KEY REFERENCES records (id),
    body BLOB NOT NULL
);
