-- Since when a table lies in the bin, in milliseconds since 1970; nothing for those that do not. It is removed when it has
-- lain there for a week and nobody has asked for it.

ALTER TABLE tables ADD COLUMN binned INTEGER;
