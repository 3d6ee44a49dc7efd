-- Times are milliseconds since 1970. Hashes are SHA-256 in hexadecimal; no token and no code is stored itself.

CREATE TABLE person (
    id ${longid},
    token_hash VARCHAR(64) NOT NULL UNIQUE,
    name VARCHAR(1000) NOT NULL,
    -- Eight indexes of the avatar catalog, separated by spaces.
    look VARCHAR(40) NOT NULL,
    role VARCHAR(16) NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    -- Where the person was last, to come in there again; all absent for one who never walked.
    floor VARCHAR(100),
    tile_column BIGINT,
    tile_row BIGINT,
    facing BIGINT
);

CREATE TABLE session (
    token_hash VARCHAR(64) NOT NULL PRIMARY KEY,
    person_id BIGINT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    -- Whether it was in the office when last written: such a session may come back after a restart.
    live BOOLEAN NOT NULL
);

CREATE INDEX session_person ON session (person_id);

-- The one-time link with which somebody becomes the first owner.
CREATE TABLE owner_claim (
    code_hash VARCHAR(64) NOT NULL PRIMARY KEY,
    created_at BIGINT NOT NULL
);

-- Single values of the office, by name.
CREATE TABLE office_value (
    name VARCHAR(100) NOT NULL PRIMARY KEY,
    content VARCHAR(1000) NOT NULL
);

-- What owners did: kept for the people of the office, never about where anybody was.
CREATE TABLE audit (
    id ${autoid},
    happened_at BIGINT NOT NULL,
    person_id BIGINT REFERENCES person (id) ON DELETE SET NULL,
    action VARCHAR(100) NOT NULL
);
