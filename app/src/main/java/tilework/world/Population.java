package tilework.world;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.Path;
import tilework.world.avatar.PersonId;

/** Everybody on the floor, and where they stand or will stand at the end of their walk. */
@ThreadConfined("tick")
final class Population {
    private final Map<AvatarId, Body> bodies = new HashMap<>();
    private final Map<PersonId, Body> bodyOfPerson = new HashMap<>();
    private final Occupancy occupancy;

    Population(Occupancy occupancy) {
        this.occupancy = occupancy;
    }

    void add(Body body) {
        bodies.put(body.id, body);
        bodyOfPerson.put(body.person, body);
        occupancy.add(body.endTile());
    }

    void remove(Body body) {
        bodies.remove(body.id);
        bodyOfPerson.remove(body.person);
        occupancy.remove(body.endTile());
    }

    @Nullable Body find(AvatarId avatar) {
        return bodies.get(avatar);
    }

    @Nullable Body find(PersonId person) {
        return bodyOfPerson.get(person);
    }

    int size() {
        return bodies.size();
    }

    void setPath(Body body, Path path) {
        occupancy.remove(body.endTile());
        body.follow(path);
        occupancy.add(body.endTile());
    }

    /** Whether nobody else stands or will stand on the tile with this index. */
    boolean isFreeFor(Body body, int tile) {
        return occupancy.countAt(tile) == (body.endTile() == tile ? 1 : 0);
    }
}
