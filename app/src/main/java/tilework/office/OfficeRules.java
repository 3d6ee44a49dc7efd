package tilework.office;

import java.util.Set;
import tilework.world.grid.FloorId;

/**
 * What the operator has fixed.
 *
 * @param start where people come in
 * @param floors all there are
 * @param capacityPeople how many may be in at once
 */
public record OfficeRules(FloorId start, Set<FloorId> floors, int capacityPeople) {
    public OfficeRules {
        floors = Set.copyOf(floors);
    }
}
