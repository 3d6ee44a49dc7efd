package tilework.maps.floor;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tilework.maps.faults.Faults;
import tilework.world.grid.Exit;
import tilework.world.grid.FloorId;
import tilework.world.grid.ZoneKind;

/** Joins floors by their exits; an exit that leads nowhere is a fault and is left out. */
public final class ExitLinker {
    private final Map<FloorId, FloorDraft> floors = new HashMap<>();
    private final Predicate<FloorId> isBroken;
    private final boolean complete;

    /**
     * Knows the floors that exits may lead to.
     *
     * @param floors all that can be used
     * @param isBroken whether a map is there but cannot be used
     * @param complete whether these are all maps of the office, so that another one is an error
     */
    public ExitLinker(List<FloorDraft> floors, Predicate<FloorId> isBroken, boolean complete) {
        floors.forEach(floor -> this.floors.put(floor.id(), floor));
        this.isBroken = isBroken;
        this.complete = complete;
    }

    /** The exits of a floor that lead somewhere. */
    public List<Exit> exits(FloorDraft floor) {
        List<Exit> exits = new ArrayList<>();
        for (int i = 0; i < floor.zones().size(); i++) {
            ZoneDraft zone = floor.zones().get(i);
            if (zone.is(ZoneKind.EXIT)) {
                Exit exit = exit(floor, zone, i);
                if (exit != null) {
                    exits.add(exit);
                }
            }
        }
        return exits;
    }

    private @Nullable Exit exit(FloorDraft floor, ZoneDraft zone, int id) {
        Faults faults = floor.faults().inLayer(zone.layer());
        String text = ExitTarget.text(zone.properties());
        ExitTarget target = ExitTarget.parse(text);
        if (target == null) {
            faults.error(
                    zone.label()
                            + " must lead to a map of the same folder, such as"
                            + " 'annex.tmj#from-hq', but exitUrl was '"
                            + text
                            + "'");
            return null;
        }
        FloorId floorId = target.floor() == null ? floor.id() : target.floor();
        FloorDraft other = floors.get(floorId);
        if (other == null) {
            reportMissing(zone, floorId, faults);
            return null;
        }
        if (!target.start().isEmpty() && !other.hasStart(target.start())) {
            faults.error(
                    zone.label()
                            + " leads to the start '"
                            + target.start()
                            + "', which the map of floor '"
                            + floorId
                            + "' does not have");
            return null;
        }
        return new Exit(id, floorId, target.start());
    }

    private void reportMissing(ZoneDraft zone, FloorId floor, Faults faults) {
        if (isBroken.test(floor)) {
            faults.error(zone.label() + " leads to floor '" + floor + "', whose map has errors");
        } else if (complete) {
            faults.error(zone.label() + " leads to floor '" + floor + "', which has no map");
        } else {
            faults.warn(
                    zone.label()
                            + " leads to floor '"
                            + floor
                            + "', whose map is not beside this one");
        }
    }
}
