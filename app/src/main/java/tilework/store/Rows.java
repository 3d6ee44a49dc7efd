package tilework.store;

import static tilework.store.schema.Tables.PERSON;

import java.util.Arrays;
import java.util.Locale;
import org.jooq.Record;
import org.jspecify.annotations.Nullable;
import tilework.office.Person;
import tilework.office.PersonKey;
import tilework.office.Place;
import tilework.office.Role;
import tilework.world.avatar.Look;
import tilework.world.grid.Direction;
import tilework.world.grid.FloorId;
import tilework.world.grid.Tile;

/** Rows to values and back. */
final class Rows {
    private static final int LOOK_PARTS = 8;

    private Rows() {}

    static Person person(Record row) {
        return new Person(
                new PersonKey(row.get(PERSON.ID)),
                row.get(PERSON.NAME),
                look(row.get(PERSON.LOOK)),
                role(row.get(PERSON.ROLE)),
                place(row));
    }

    private static @Nullable Place place(Record row) {
        String floor = row.get(PERSON.FLOOR);
        Long column = row.get(PERSON.TILE_COLUMN);
        Long tileRow = row.get(PERSON.TILE_ROW);
        Long facing = row.get(PERSON.FACING);
        if (floor == null || column == null || tileRow == null || facing == null) {
            return null;
        }
        return new Place(
                new FloorId(floor),
                new Tile(column.intValue(), tileRow.intValue()),
                Direction.ofCode(facing.intValue()));
    }

    static String text(Role role) {
        return role.name().toLowerCase(Locale.ROOT);
    }

    private static Role role(String text) {
        return Role.valueOf(text.toUpperCase(Locale.ROOT));
    }

    static String text(Look look) {
        return "%d %d %d %d %d %d %d %d"
                .formatted(
                        look.skin(),
                        look.hair(),
                        look.hairColor(),
                        look.top(),
                        look.topColor(),
                        look.bottom(),
                        look.bottomColor(),
                        look.extra());
    }

    private static Look look(String text) {
        int[] parts = Arrays.stream(text.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
        int[] all = Arrays.copyOf(parts, LOOK_PARTS);
        return new Look(all[0], all[1], all[2], all[3], all[4], all[5], all[6], all[7]);
    }
}
