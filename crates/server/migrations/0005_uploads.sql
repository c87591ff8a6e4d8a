-- Records that people brought from elsewhere, and when somebody last opened them, in milliseconds since 1970. Such records
-- are counted and expire; what was played here does neither.

CREATE TABLE uploads (
    record TEXT NOT NULL PRIMARY KEY REFERENCES records (id),
    guest TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    opened INTEGER NOT NULL
);
CREATE INDEX uploads_by_guest ON uploads (guest);
CREATE INDEX uploads_by_age ON uploads (opened);

-- Those of earlier programs: in JSON a quotation mark inside a name is escaped, so no name looks like this.
INSERT INTO uploads (record, guest, bytes, opened)
SELECT records.id, COALESCE(MIN(record_guests.guest), ''), LENGTH(records.body), records.finished
FROM records LEFT JOIN record_guests ON record_guests.record = records.id
WHERE records.headline LIKE '%"uploaded":true%'
GROUP BY records.id;
