package tilework.world;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.AvatarState;
import tilework.world.avatar.GestureKind;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.Path;
import tilework.world.avatar.PersonId;
import tilework.world.grid.Direction;
import tilework.world.grid.FloorPlan;
import tilework.world.grid.Grid;
import tilework.world.grid.Tile;
import tilework.world.grid.ZoneSets;
import tilework.world.interest.Cells;
import tilework.world.pathfinding.Pathfinder;
import tilework.world.pathfinding.Route;

/**
 * The live state of one floor and the rules that change it.
 *
 * <p>A world is a function of its plan, its settings and the commands it was given at each tick: it
 * reads no clock, throws no dice and starts no thread. Whoever walks keeps to tiles that can be
 * walked on; avatars do not block each other. A command takes effect at the next tick; a step that
 * has begun is finished first. What happened is told in order by {@link #takeChanges}.
 */
@ThreadConfined("tick")
public final class World {
    private final FloorPlan plan;
    private final WorldSettings settings;
    private final Grid grid;
    private final Cells cells;
    private final ZoneSets zoneSets;
    private final Occupancy occupancy;
    private final Arrivals arrivals;
    private final Ways ways;
    private final DueSteps dueSteps;
    private final CellIndex cellIndex;
    private final Map<AvatarId, Body> bodies = new HashMap<>();
    private final Map<PersonId, Body> bodyOfPerson = new HashMap<>();
    private final Consumer<Body> finishStep = this::finishStep;
    private List<Change> changes = new ArrayList<>();
    private int walkers;
    private int tick = 1;

    public World(FloorPlan plan, WorldSettings settings, Pathfinder pathfinder) {
        this.plan = plan;
        this.settings = settings;
        grid = plan.grid();
        cells = Cells.of(grid);
        zoneSets = ZoneSets.of(plan);
        occupancy = new Occupancy(grid.size());
        Grounds grounds = new Grounds(plan, zoneSets);
        arrivals = new Arrivals(plan, grounds, occupancy, settings.seed());
        ways = new Ways(plan, grounds, pathfinder);
        dueSteps = new DueSteps(settings.ticksPerTile());
        cellIndex = new CellIndex(cells.count());
    }

    /** The current tick, from 1. */
    public int tick() {
        return tick;
    }

    /** Does what the command asks, from the next tick on. Does nothing for an unknown avatar. */
    public void apply(Command command) {
        if (command instanceof Command.Enter enter) {
            enter(enter);
            return;
        }
        Body body = bodies.get(command.avatar());
        if (body != null) {
            apply(body, command);
        }
    }

    /** Goes on by one tick: those whose step is over are on their next tile. */
    public void advance() {
        tick++;
        dueSteps.takeDue(tick, finishStep);
    }

    /** All changes since the call before, in order. The list is the caller's. */
    public List<Change> takeChanges() {
        if (changes.isEmpty()) {
            return List.of();
        }
        List<Change> taken = changes;
        changes = new ArrayList<>();
        return taken;
    }

    /** Whether nobody walks, so that advancing would do nothing but count. */
    public boolean isAtRest() {
        return walkers == 0;
    }

    public int population() {
        return bodies.size();
    }

    /** The whole state of an avatar, its path without finished steps; null when it is not here. */
    public @Nullable AvatarState state(AvatarId avatar) {
        Body body = bodies.get(avatar);
        return body == null ? null : body.state();
    }

    /** The avatar of a person; null when the person is not here. */
    public @Nullable AvatarId avatarOf(PersonId person) {
        Body body = bodyOfPerson.get(person);
        return body == null ? null : body.id;
    }

    /** The tile that an avatar, which must be here, has reached. */
    public Tile tileOf(AvatarId avatar) {
        return grid.tile(here(avatar).tile());
    }

    /** The cell of an avatar, which must be here. */
    public int cellOf(AvatarId avatar) {
        return cells.cellOf(here(avatar).tile());
    }

    /** The ids of the zones that an avatar, which must be here, is in; ascending. */
    public List<Integer> zonesOf(AvatarId avatar) {
        return Arrays.stream(zonesAt(here(avatar).tile())).boxed().toList();
    }

    public Cells cells() {
        return cells;
    }

    public FloorPlan plan() {
        return plan;
    }

    /** Number of avatars in a cell. */
    public int populationOf(int cell) {
        return cellIndex.countIn(cell);
    }

    /** Gives the state of each avatar in a cell, in ascending order of ids. */
    public void forEachIn(int cell, Consumer<AvatarState> visitor) {
        cellIndex.forEachIn(cell, body -> visitor.accept(body.state()));
    }

    /** Gives the place of each avatar in a cell, in ascending order of ids. */
    public void forEachPlaceIn(int cell, PlaceVisitor visitor) {
        cellIndex.forEachIn(cell, body -> visitor.visit(body.id, cells.placeInCell(body.tile())));
    }

    /** Sees an avatar and its place in its cell, {@code row * SIZE_TILES + column}. */
    @FunctionalInterface
    public interface PlaceVisitor {
        void visit(AvatarId avatar, int placeInCell);
    }

    private void apply(Body body, Command command) {
        switch (command) {
            case Command.Enter enter -> enter(enter);
            case Command.Leave leave -> leave(body, leave.reason());
            case Command.WalkTo walk -> walkTo(body, walk.target());
            case Command.Head head -> head(body, head.direction());
            case Command.Stop stop -> stop(body);
            case Command.WalkToPerson walk -> walkToPerson(body, walk.target());
            case Command.WalkToZone walk -> walkToZone(body, walk.zone());
            case Command.SetStatus set -> setStatus(body, set);
            case Command.Dress dress -> dress(body, dress);
            case Command.MakeGesture make -> gesture(body, make.kind());
            case Command.Say say -> changes.add(new Change.Said(body.id, say.text(), cellOf(body)));
        }
    }

    /** A person has one body on a floor: a new one replaces it. */
    private void enter(Command.Enter command) {
        if (bodies.containsKey(command.avatar())) {
            return;
        }
        Body before = bodyOfPerson.get(command.person());
        if (before != null) {
            leave(before, LeaveReason.LOST);
        }
        int tile = arrivals.tileFor(command.arrival());
        Path path = new Path(grid.tile(tile), tick + 1, List.of(), facing(command.arrival()));
        Body body = new Body(command, path, grid, settings.ticksPerTile());
        bodies.put(body.id, body);
        bodyOfPerson.put(body.person, body);
        occupancy.add(tile);
        cellIndex.add(cellOf(body), body);
        changes.add(new Change.Entered(body.id, body.person, cellOf(body)));
        tellZones(body, ZoneSets.NONE, zoneSets.setOf(tile));
    }

    private void leave(Body body, LeaveReason reason) {
        walkers -= body.isWalking() ? 1 : 0;
        bodies.remove(body.id);
        bodyOfPerson.remove(body.person);
        occupancy.remove(body.endTile());
        cellIndex.remove(cellOf(body), body);
        tellZones(body, zoneSets.setOf(body.tile()), ZoneSets.NONE);
        changes.add(new Change.Left(body.id, body.person, reason, cellOf(body)));
        body.abandonWalk();
    }

    private void walkTo(Body body, Tile target) {
        if (!grid.contains(target)) {
            refuse(body, RefusalReason.OUT_OF_MAP);
            return;
        }
        int from = body.turnTile(tick);
        follow(body, ways.toTile(from, grid.index(target)), target);
    }

    private void walkToZone(Body body, int zone) {
        if (zone < 0 || zone >= plan.zones().size()) {
            refuse(body, RefusalReason.UNKNOWN_ZONE);
            return;
        }
        int from = body.turnTile(tick);
        follow(body, ways.toZone(from, plan.zones().get(zone)), grid.tile(from));
    }

    private void walkToPerson(Body body, PersonId person) {
        Body other = bodyOfPerson.get(person);
        if (other == null) {
            refuse(body, RefusalReason.NOT_HERE);
            return;
        }
        int from = body.turnTile(tick);
        int place = other.endTile();
        Route route =
                other == body
                        ? new Route.Found(List.of())
                        : ways.toCompany(from, place, tile -> isFreeFor(body, tile));
        if (follow(body, route, grid.tile(place))) {
            body.company = person;
        }
    }

    private boolean isFreeFor(Body body, int tile) {
        return occupancy.countAt(tile) == (body.endTile() == tile ? 1 : 0);
    }

    private void head(Body body, Direction direction) {
        int from = body.turnTile(tick);
        Path path = body.pathWith(ways.straight(from, direction), direction, tick);
        changePath(body, path);
    }

    private void stop(Body body) {
        changePath(body, body.pathWith(List.of(), body.facing(), tick));
    }

    /** Takes another path unless it comes to the same. */
    private void changePath(Body body, Path path) {
        if (body.isAlready(path)) {
            body.company = null;
        } else {
            follow(body, path);
        }
    }

    /** Follows a route and looks at the target in the end; returns false when it is refused. */
    private boolean follow(Body body, Route route, Tile target) {
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

    private void follow(Body body, Path path) {
        int dueBefore = body.dueTick();
        walkers -= body.isWalking() ? 1 : 0;
        occupancy.remove(body.endTile());
        body.follow(path);
        body.company = null;
        occupancy.add(body.endTile());
        walkers += body.isWalking() ? 1 : 0;
        if (body.isWalking() && body.dueTick() != dueBefore) {
            dueSteps.add(body);
        }
        changes.add(new Change.Walked(body.id, path, cellOf(body)));
    }

    private void refuse(Body body, RefusalReason reason) {
        changes.add(new Change.Refused(body.id, reason));
    }

    private void finishStep(Body body) {
        int before = body.tile();
        body.finishStep();
        if (body.isWalking()) {
            dueSteps.add(body);
        } else {
            walkers--;
        }
        tellCrossing(body, cells.cellOf(before));
        tellZones(body, zoneSets.setOf(before), zoneSets.setOf(body.tile()));
        if (!body.isWalking() && body.company != null) {
            turnTo(body, bodyOfPerson.get(body.company));
        }
    }

    private void tellCrossing(Body body, int cellBefore) {
        int cell = cellOf(body);
        if (cell != cellBefore) {
            cellIndex.remove(cellBefore, body);
            cellIndex.add(cell, body);
            changes.add(new Change.Crossed(body.id, cellBefore, cell));
        }
    }

    private void tellZones(Body body, int setBefore, int set) {
        if (setBefore == set) {
            return;
        }
        int[] before = zoneSets.zonesOf(setBefore);
        int[] now = zoneSets.zonesOf(set);
        for (int zone : before) {
            if (Arrays.binarySearch(now, zone) < 0) {
                changes.add(new Change.ZoneLeft(body.id, body.person, zone));
            }
        }
        for (int zone : now) {
            if (Arrays.binarySearch(before, zone) < 0) {
                changes.add(new Change.ZoneEntered(body.id, body.person, zone));
            }
        }
    }

    private void turnTo(Body body, @Nullable Body other) {
        body.company = null;
        if (other != null) {
            Tile place = grid.tile(other.tile());
            Direction facing = Direction.toward(grid.tile(body.tile()), place, body.facing());
            if (facing != body.facing()) {
                follow(body, body.pathWith(List.of(), facing, tick));
            }
        }
    }

    private void setStatus(Body body, Command.SetStatus command) {
        if (body.setStatus(command.status())) {
            changes.add(new Change.StatusSet(body.id, body.person, command.status(), cellOf(body)));
        }
    }

    private void dress(Body body, Command.Dress command) {
        if (body.dress(command.name(), command.look())) {
            changes.add(new Change.Dressed(body.id, body.person, cellOf(body)));
        }
    }

    private void gesture(Body body, GestureKind kind) {
        boolean isNew =
                switch (kind) {
                    case HAND_UP -> body.setHandUp(true);
                    case HAND_DOWN -> body.setHandUp(false);
                    case WAVE, LAUGH, HEART, CLAP, THUMB_UP, QUESTION -> true;
                };
        if (isNew) {
            changes.add(new Change.GestureMade(body.id, kind, cellOf(body)));
        }
    }

    private int cellOf(Body body) {
        return cells.cellOf(body.tile());
    }

    private int[] zonesAt(int tile) {
        return zoneSets.zonesOf(zoneSets.setOf(tile));
    }

    private Body here(AvatarId avatar) {
        Body body = bodies.get(avatar);
        if (body == null) {
            throw new IllegalArgumentException(avatar + " is not on floor " + plan.id());
        }
        return body;
    }

    private static Direction facing(Arrival arrival) {
        return switch (arrival) {
            case Arrival.AtTile(var tile, var facing) -> facing;
            case Arrival.AtStart(var name) -> Direction.DOWN;
        };
    }
}
