package tilework.engine;

import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tilework.engine.talk.MediaEvents;
import tilework.engine.talk.MediaTicket;
import tilework.engine.talk.RoomKey;
import tilework.office.Floors;
import tilework.office.MediaState;
import tilework.office.Traveler;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.PersonId;
import tilework.world.grid.FloorId;

/** The floors that run in this process, by name. Safe from any thread. */
public final class FloorDirectory implements Floors, MediaEvents {
    private final Map<FloorId, FloorEngine> engines = new ConcurrentHashMap<>();
    private final String socketUrl;

    /** {@code socketUrl}: where clients of all these floors connect. */
    public FloorDirectory(String socketUrl) {
        this.socketUrl = socketUrl;
    }

    /** Adds a floor, before anybody comes. */
    public void add(FloorEngine engine) {
        engines.put(engine.floor(), engine);
    }

    public @Nullable FloorEngine engine(FloorId floor) {
        return engines.get(floor);
    }

    public Collection<FloorEngine> all() {
        return engines.values();
    }

    @Override
    public @Nullable String socketUrl(FloorId floor) {
        return engines.containsKey(floor) ? socketUrl : null;
    }

    @Override
    public boolean arrive(Traveler traveler) {
        FloorEngine engine = engines.get(traveler.seat().floor());
        return engine != null && engine.arrive(traveler);
    }

    @Override
    public boolean restore(Traveler traveler, long graceNanos) {
        FloorEngine engine = engines.get(traveler.seat().floor());
        return engine != null && engine.restore(traveler, graceNanos);
    }

    @Override
    public void remove(FloorId floor, PersonId person, LeaveReason reason) {
        FloorEngine engine = engines.get(floor);
        if (engine != null) {
            engine.remove(person, reason);
        }
    }

    @Override
    public void ticket(RoomKey room, PersonId member, MediaTicket ticket) {
        post(room.floor(), new Request.Ticket(room, member, ticket));
    }

    @Override
    public void spoiled(RoomKey room) {
        post(room.floor(), new Request.Spoiled(room));
    }

    @Override
    public void stands(MediaState state) {
        engines.values().forEach(it -> it.post(new Request.MediaStands(state)));
    }

    private void post(FloorId floor, Request request) {
        FloorEngine engine = engines.get(floor);
        if (engine != null) {
            engine.post(request);
        }
    }
}
