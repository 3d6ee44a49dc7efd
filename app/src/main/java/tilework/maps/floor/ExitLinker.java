package tilework.maps.floor;

import org.jspecify.annotations.Nullable;

import tilework.maps.faults.Faults;
import tilework.world.grid.Exit;
import tilework.world.grid.FloorId;
import tilework.world.grid.ZoneKind;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Joins floors by their exits; an exit that leads nowhere is a fault and is left out. */
public final class ExitLinker {
    private final Map<FloorId, FloorDraft> floors = new HashMap<>();

    public ExitLinker(List<FloorDraft> floors) {
        floors.forEach(floor -> this.floors.put(floor.id(), floor));
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
            faults.error(zone.label() + " leads to a map that is not there: '" + text + "'");
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
}
