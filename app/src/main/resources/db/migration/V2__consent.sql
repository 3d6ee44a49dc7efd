-- Who talks with everybody without being asked.
CREATE TABLE talk_always (
    person_id BIGINT NOT NULL PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE
);

-- With whom somebody talks without being asked: said by the one about the other.
CREATE TABLE talk_always_with (
    person_id BIGINT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    other_id BIGINT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    PRIMARY KEY (person_id, other_id)
);

CREATE INDEX talk_always_with_other ON talk_always_with (other_id);
