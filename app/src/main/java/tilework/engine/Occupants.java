package tilework.engine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.PersonId;

/** Everybody with a body on the floor, and the clients that watch. */
@ThreadConfined("tick")
final class Occupants {
    private final Map<PersonId, Occupant> byPerson = new HashMap<>();
    private final Map<AvatarId, Occupant> byAvatar = new HashMap<>();
    private final List<Watcher> watchers = new ArrayList<>();
    private int lastAvatar;

    /** An id that nobody on this floor has had. */
    AvatarId newAvatar() {
        return new AvatarId(++lastAvatar);
    }

    void add(Occupant occupant) {
        byPerson.put(occupant.seat.person(), occupant);
        byAvatar.put(occupant.avatar, occupant);
    }

    void remove(Occupant occupant) {
        byPerson.remove(occupant.seat.person());
        byAvatar.remove(occupant.avatar);
    }

    @Nullable Occupant of(PersonId person) {
        return byPerson.get(person);
    }

    @Nullable Occupant of(AvatarId avatar) {
        return byAvatar.get(avatar);
    }

    Collection<Occupant> all() {
        return byPerson.values();
    }

    /** All clients that are attached, in no order that means anything. */
    List<Watcher> watchers() {
        return watchers;
    }

    /** Those whose link is lost and whose time is up. */
    List<Occupant> overdue(long nowNanos) {
        if (watchers.size() == byPerson.size()) {
            return List.of();
        }
        return byPerson.values().stream()
                .filter(it -> it.watcher == null && it.graceUntilNanos - nowNanos <= 0)
                .toList();
    }

    void attach(Watcher watcher) {
        watcher.occupant.watcher = watcher;
        watcher.connection.watcher = watcher;
        watchers.add(watcher);
    }

    /** Detaches the client from its body; the body stays. */
    void detach(Watcher watcher) {
        watchers.remove(watcher);
        watcher.connection.watcher = null;
        if (watcher.occupant.watcher == watcher) {
            watcher.occupant.watcher = null;
        }
    }
}
