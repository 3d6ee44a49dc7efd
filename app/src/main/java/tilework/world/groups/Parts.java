package tilework.world.groups;

import java.util.ArrayList;
import java.util.List;

/** Divides people into parts that hang together: each is near enough to another of its part. */
final class Parts {
    private Parts() {}

    /**
     * The parts in the order of their lowest ids.
     *
     * @param people in ascending order
     */
    static List<List<Member>> of(List<Member> people, Hearing hearing, int radiusTiles) {
        List<List<Member>> parts = new ArrayList<>(1);
        List<Member> left = new ArrayList<>(people);
        while (!left.isEmpty()) {
            List<Member> part = new ArrayList<>(left.size());
            part.add(left.removeFirst());
            for (int i = 0; i < part.size() && !left.isEmpty(); i++) {
                takeNear(part.get(i), left, part, hearing, radiusTiles);
            }
            parts.add(part);
        }
        return parts;
    }

    private static void takeNear(
            Member one, List<Member> left, List<Member> part, Hearing hearing, int radiusTiles) {
        left.removeIf(other -> {
            boolean isNear = hearing.isWithin(radiusTiles, one.tile, other.tile);
            if (isNear) {
                part.add(other);
            }
            return isNear;
        });
    }

    /** Takes out the largest; of several the one with the lowest id. */
    static List<Member> takeLargest(List<List<Member>> parts) {
        int largest = 0;
        for (int i = 1; i < parts.size(); i++) {
            largest = parts.get(i).size() > parts.get(largest).size() ? i : largest;
        }
        return parts.remove(largest);
    }
}
