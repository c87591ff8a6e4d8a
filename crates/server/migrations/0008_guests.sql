-- Guests who made a link that carries them to another browser: the hash of its secret, what the cookie there is to say, and
-- how often this guest has put all other devices out. Cookies from before the last time are void.

CREATE TABLE guests (
    guest TEXT NOT NULL PRIMARY KEY,
    link BLOB UNIQUE,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    generation INTEGER NOT NULL CHECK (generation >= 0)
);
CREATE INDEX guests_who_put_out ON guests (guest) WHERE generation > 0;
