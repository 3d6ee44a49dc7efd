package tilework.world;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;
import tilework.world.avatar.Path;
import tilework.world.avatar.PersonId;
import tilework.world.grid.Direction;
import tilework.world.grid.Grid;
import tilework.world.grid.Tile;
import tilework.world.grid.Zone;
import tilework.world.pathfinding.Route;

/** Begins, changes and ends walks, and takes their steps when they are due. */
@ThreadConfined("tick")
final class Walks {
    private final Grid grid;
    private final Ways ways;
    private final Population population;
    private final Whereabouts whereabouts;
    private final ChangeLog changes;
    private final DueSteps dueSteps;
    private final Consumer<Body> finishStep = this::finishStep;
    private int walkers;
    private int tick;

    Walks(
            WorldSettings settings,
            Grid grid,
            Ways ways,
            Population population,
            Whereabouts whereabouts,
            ChangeLog changes) {
        this.grid = grid;
        this.ways = ways;
        this.population = population;
        this.whereabouts = whereabouts;
        this.changes = changes;
        this.dueSteps = new DueSteps(settings.ticksPerTile());
    }

    /** Finishes the steps that are due at the next tick. */
    void advanceTo(int nextTick) {
        tick = nextTick;
        dueSteps.takeDue(tick, finishStep);
    }

    /** Nobody has steps that are due before. */
    void restUntil(int nextTick) {
        tick = nextTick;
        dueSteps.clear();
    }

    int walkers() {
        return walkers;
    }

    void walkTo(Body body, Tile target) {
        if (grid.contains(target)) {
            begin(body, ways.toTile(body.turnTile(tick), grid.index(target)), target);
        } else {
            refuse(body, RefusalReason.OUT_OF_MAP);
        }
    }

    void walkToZone(Body body, Zone zone) {
        int from = body.turnTile(tick);
        begin(body, ways.toZone(from, zone), grid.tile(from));
    }

    /** Walks to where the person stands or will stand, and turns to where the person then is. */
    void walkToPerson(Body body, PersonId person) {
        Body other = population.find(person);
        if (other == null) {
            refuse(body, RefusalReason.NOT_HERE);
        } else if (other == body) {
            stop(body);
        } else {
            int place = other.endTile();
            Route route =
                    ways.toCompany(
                            body.turnTile(tick), place, tile -> population.isFreeFor(body, tile));
            if (begin(body, route, grid.tile(place))) {
                body.company = body.isWalking() ? person : null;
            }
        }
    }

    void head(Body body, Direction direction) {
        List<Direction> steps = ways.straight(body.turnTile(tick), direction);
        change(body, body.pathWith(steps, direction, tick));
    }

    void stop(Body body) {
        change(body, body.pathWith(List.of(), body.facing(), tick));
    }

    /** Its steps are not due any more. */
    void forget(Body body) {
        walkers -= body.isWalking() ? 1 : 0;
        body.abandonWalk();
    }

    /** Follows a route, or stands and looks at the target; returns whether it was not refused. */
    private boolean begin(Body body, Route route, Tile target) {
        switch (route) {
            case Route.Found(var steps) -> {
                Tile from = grid.tile(body.turnTile(tick));
                Direction facing = Direction.toward(from, target, body.facing());
                follow(body, body.pathWith(steps, facing, tick));
                return true;
            }
            case Route.NoWay() -> refuse(body, RefusalReason.NO_WAY);
            case Route.TooFar() -> refuse(body, RefusalReason.TOO_FAR);
        }
        return false;
    }

    /** Takes another path, unless it comes to the same: a key that repeats tells nothing. */
    private void change(Body body, Path path) {
        if (body.isAlready(path)) {
            body.company = null;
        } else {
            follow(body, path);
        }
    }

    private void follow(Body body, Path path) {
        int dueBefore = body.dueTick();
        walkers -= body.isWalking() ? 1 : 0;
        population.setPath(body, path);
        walkers += body.isWalking() ? 1 : 0;
        body.company = null;
        if (body.isWalking() && body.dueTick() != dueBefore) {
            dueSteps.add(body);
        }
        changes.add(new Change.Walked(body.id, path, whereabouts.cellOf(body)));
    }

    private void refuse(Body body, RefusalReason reason) {
        changes.add(new Change.Refused(body.id, reason));
    }

    private void finishStep(Body body) {
        int tileBefore = body.tile();
        body.finishStep();
        if (body.isWalking()) {
            dueSteps.add(body);
        } else {
            walkers--;
        }
        whereabouts.step(body, tileBefore);
        if (!body.isWalking() && body.company != null) {
            turnTo(body, population.find(body.company));
        }
    }

    private void turnTo(Body body, @Nullable Body other) {
        body.company = null;
        if (other != null) {
            Tile here = grid.tile(body.tile());
            Direction facing = Direction.toward(here, grid.tile(other.tile()), body.facing());
            change(body, body.pathWith(List.of(), facing, tick));
        }
    }
}
