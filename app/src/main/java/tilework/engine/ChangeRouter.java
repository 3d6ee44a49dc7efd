package tilework.engine;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;
import tilework.office.Place;
import tilework.office.RosterEntry;
import tilework.world.Change;
import tilework.world.World;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.Path;
import tilework.world.grid.Direction;
import tilework.world.grid.Tile;
import tilework.world.grid.Zone;
import tilework.world.grid.ZoneKind;

/** Takes what happened in the world to all who must know: clients, roster, office, meters. */
@ThreadConfined("tick")
final class ChangeRouter {
    private final World world;
    private final FloorPorts ports;
    private final Occupants occupants;
    private final Paces paces;
    private final Exits exits;
    private final Talks talks;
    private final Map<String, Integer> counts = new TreeMap<>();

    private long nowNanos;

    /** Who has just come in: an exit under their feet does not send them on. */
    private @Nullable AvatarId entering;

    ChangeRouter(FloorSetup setup, Occupants occupants, Paces paces, Exits exits, Talks talks) {
        world = setup.world();
        ports = setup.ports();
        this.occupants = occupants;
        this.paces = paces;
        this.exits = exits;
        this.talks = talks;
    }

    /** Routes all changes, those too that routing makes. */
    void route(long now) {
        nowNanos = now;
        List<Change> changes = world.takeChanges();
        while (!changes.isEmpty()) {
            changes.forEach(this::route);
            changes = world.takeChanges();
        }
        talks.conversations().settle();
    }

    /** Gives the meters what was counted since the call before. */
    void report() {
        counts.forEach(ports.meters()::changed);
        counts.clear();
    }

    private void route(Change change) {
        counts.merge(kind(change), 1, Integer::sum);
        paces.add(change);
        if (!(change instanceof Change.ZoneEntered)) {
            entering = null;
        }
        note(change);
        Occupant occupant = occupants.of(change.avatar());
        if (occupant != null) {
            tell(occupant, change);
        }
    }

    private void note(Change change) {
        if (change instanceof Change.GroupChanged changed) {
            talks.conversations().changed(changed.group());
        } else if (change instanceof Change.Left left) {
            talks.conversations().left(left.person());
        }
    }

    private void tell(Occupant occupant, Change change) {
        switch (change) {
            case Change.Entered it -> {
                entering = it.avatar();
                ports.roster().put(entry(occupant));
                reportStanding(occupant);
            }
            case Change.Walked it -> reportEnd(occupant, it.path());
            case Change.StatusSet it -> ports.roster().setStatus(it.person(), it.status());
            case Change.Dressed it -> {
                var seat = occupant.seat;
                ports.roster().dress(it.person(), seat.name(), seat.look());
                ports.reports().dressed(it.person(), seat.name(), seat.look());
            }
            case Change.ZoneLeft _ -> reportZone(occupant);
            case Change.ZoneEntered it -> {
                reportZone(occupant);
                if (!it.avatar().equals(entering)) {
                    exits.stepped(occupant, it.zone(), nowNanos);
                }
            }
            case Change.Refused it -> {
                ports.meters().refused(it.reason());
                if (occupant.watcher != null) {
                    occupant.watcher.refuse(it.reason());
                }
            }
            case Change.Crossed _,
                    Change.Left _,
                    Change.GestureMade _,
                    Change.Said _,
                    Change.GroupSet _,
                    Change.GroupChanged _ -> {}
        }
    }

    private RosterEntry entry(Occupant occupant) {
        var seat = occupant.seat;
        var state = world.state(occupant.avatar);
        return new RosterEntry(
                seat.person(),
                seat.name(),
                seat.look(),
                state == null ? occupant.chosen : state.status(),
                seat.floor(),
                namedZone(occupant.avatar));
    }

    private void reportZone(Occupant occupant) {
        if (world.state(occupant.avatar) != null) {
            int zone = namedZone(occupant.avatar);
            ports.roster().place(occupant.seat.person(), occupant.seat.floor(), zone);
        }
    }

    /** The first zone with a name that one can be said to be in. */
    private int namedZone(AvatarId avatar) {
        for (int id : world.zonesOf(avatar)) {
            Zone zone = world.plan().zones().get(id);
            if (!zone.name().isEmpty() && !zone.is(ZoneKind.EXIT) && !zone.is(ZoneKind.SPAWN)) {
                return id;
            }
        }
        return RosterEntry.NO_ZONE;
    }

    private void reportStanding(Occupant occupant) {
        var state = world.state(occupant.avatar);
        if (state != null) {
            Tile tile = world.tileOf(occupant.avatar);
            Place place = new Place(occupant.seat.floor(), tile, state.path().facing());
            ports.reports().at(occupant.seat.person(), place);
        }
    }

    private void reportEnd(Occupant occupant, Path path) {
        Tile end = path.from();
        for (Direction step : path.steps()) {
            end = end.step(step);
        }
        Place place = new Place(occupant.seat.floor(), end, path.facing());
        ports.reports().at(occupant.seat.person(), place);
    }

    private static String kind(Change change) {
        return switch (change) {
            case Change.Entered _ -> "enter";
            case Change.Crossed _ -> "cross";
            case Change.Left _ -> "leave";
            case Change.Walked it -> it.path().steps().isEmpty() ? "stop" : "walk";
            case Change.StatusSet _ -> "status";
            case Change.Dressed _ -> "dress";
            case Change.GestureMade _ -> "gesture";
            case Change.Said _ -> "say";
            case Change.ZoneLeft _ -> "zone_left";
            case Change.ZoneEntered _ -> "zone_entered";
            case Change.GroupSet _ -> "group";
            case Change.GroupChanged _ -> "group_changed";
            case Change.Refused _ -> "refused";
        };
    }
}
