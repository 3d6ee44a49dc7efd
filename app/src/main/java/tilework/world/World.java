package tilework.world;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.AvatarState;
import tilework.world.avatar.GestureKind;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.Path;
import tilework.world.avatar.PersonId;
import tilework.world.avatar.Status;
import tilework.world.grid.Direction;
import tilework.world.grid.FloorPlan;
import tilework.world.grid.Tile;
import tilework.world.grid.ZoneSets;
import tilework.world.groups.Group;
import tilework.world.groups.GroupId;
import tilework.world.interest.Cells;
import tilework.world.pathfinding.Pathfinder;

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
    private final Cells cells;
    private final ChangeLog changes = new ChangeLog();
    private final Population population;
    private final Whereabouts whereabouts;
    private final Grouping grouping;
    private final Arrivals arrivals;
    private final Walks walks;
    private int tick = 1;

    public World(FloorPlan plan, WorldSettings settings, Pathfinder pathfinder) {
        this.plan = plan;
        this.settings = settings;
        cells = Cells.of(plan.grid());
        ZoneSets zoneSets = ZoneSets.of(plan);
        Grounds grounds = new Grounds(plan, zoneSets);
        Occupancy occupancy = new Occupancy(plan.grid().size());
        population = new Population(occupancy);
        grouping = new Grouping(plan, settings.groupRules(), zoneSets, population, changes);
        whereabouts = new Whereabouts(cells, zoneSets, grouping, changes);
        arrivals = new Arrivals(plan, grounds, occupancy, settings.seed());
        Ways ways = new Ways(grounds, pathfinder);
        walks = new Walks(settings, plan.grid(), ways, population, whereabouts, changes);
        walks.advanceTo(tick);
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
        Body body = population.find(command.avatar());
        if (body != null) {
            apply(body, command);
        }
    }

    /** Goes on by one tick: those whose step is over are on their next tile; groups follow. */
    public void advance() {
        tick++;
        walks.advanceTo(tick);
        grouping.advanceTo(tick);
    }

    /** Goes on by so many ticks at once; only {@link #isAtRest at rest}. */
    public void rest(int ticks) {
        if (!isAtRest()) {
            throw new IllegalStateException("something happens on floor " + plan.id());
        }
        tick += ticks;
        walks.restUntil(tick);
    }

    /** All changes since the call before, in order. The list is the caller's. */
    public List<Change> takeChanges() {
        return changes.take();
    }

    /**
     * Whether nobody walks and nobody is about to be in another group, so that advancing would do
     * nothing but count.
     */
    public boolean isAtRest() {
        return walks.walkers() == 0 && grouping.groups().isSettled();
    }

    public int population() {
        return population.size();
    }

    /** The whole state of an avatar, its path without finished steps; null when it is not here. */
    public @Nullable AvatarState state(AvatarId avatar) {
        Body body = population.find(avatar);
        return body == null ? null : body.state();
    }

    /** The person of an avatar, which must be here. */
    public PersonId personOf(AvatarId avatar) {
        return here(avatar).person;
    }

    /** The avatar of a person; null when the person is not here. */
    public @Nullable AvatarId avatarOf(PersonId person) {
        Body body = population.find(person);
        return body == null ? null : body.id;
    }

    /** The tile that an avatar, which must be here, has reached. */
    public Tile tileOf(AvatarId avatar) {
        return plan.grid().tile(here(avatar).tile());
    }

    /** The cell of an avatar, which must be here. */
    public int cellOf(AvatarId avatar) {
        return whereabouts.cellOf(here(avatar));
    }

    /** The ids of the zones that an avatar, which must be here, is in; ascending. */
    public List<Integer> zonesOf(AvatarId avatar) {
        return Arrays.stream(whereabouts.zonesOf(here(avatar))).boxed().toList();
    }

    /** A group; null when there is none or it has ended. */
    public @Nullable Group group(GroupId group) {
        return grouping.groups().find(group);
    }

    /** The group of an avatar; null when it is in none or not here. */
    public @Nullable Group groupOf(AvatarId avatar) {
        return grouping.groups().of(avatar);
    }

    /** Number of groups. */
    public int groupCount() {
        return grouping.groups().count();
    }

    public Cells cells() {
        return cells;
    }

    public FloorPlan plan() {
        return plan;
    }

    public WorldSettings settings() {
        return settings;
    }

    /** Number of avatars in a cell. */
    public int populationOf(int cell) {
        return whereabouts.cellIndex().countIn(cell);
    }

    /** Gives the state of each avatar in a cell, in ascending order of ids. */
    public void forEachIn(int cell, Consumer<AvatarState> visitor) {
        whereabouts.cellIndex().forEachIn(cell, body -> visitor.accept(body.state()));
    }

    /** Gives the place of each avatar in a cell, in ascending order of ids. */
    public void forEachPlaceIn(int cell, PlaceVisitor visitor) {
        whereabouts
                .cellIndex()
                .forEachIn(cell, body -> visitor.visit(body.id, cells.placeInCell(body.tile())));
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
            case Command.WalkTo walk -> walks.walkTo(body, walk.target());
            case Command.Head head -> walks.head(body, head.direction());
            case Command.Stop stop -> walks.stop(body);
            case Command.WalkToPerson walk -> walks.walkToPerson(body, walk.target());
            case Command.WalkToZone walk -> walkToZone(body, walk.zone());
            case Command.SetStatus set -> setStatus(body, set.status());
            case Command.Dress dress -> dress(body, dress);
            case Command.MakeGesture make -> gesture(body, make.kind());
            case Command.LockGroup lock -> grouping.groups().lock(body.id, lock.isLocked());
            case Command.Say say ->
                    changes.add(new Change.Said(body.id, say.text(), whereabouts.cellOf(body)));
        }
    }

    /** A person has one avatar on a floor: a new one replaces it. */
    private void enter(Command.Enter command) {
        if (population.find(command.avatar()) != null) {
            return;
        }
        Body before = population.find(command.person());
        if (before != null) {
            leave(before, LeaveReason.LOST);
        }
        Tile tile = plan.grid().tile(arrivals.tileFor(command.arrival()));
        Path path = new Path(tile, tick + 1, List.of(), facing(command.arrival()));
        Body body = new Body(command, path, plan.grid(), settings.ticksPerTile());
        population.add(body);
        whereabouts.arrive(body);
    }

    private void leave(Body body, LeaveReason reason) {
        population.remove(body);
        walks.forget(body);
        whereabouts.depart(body, reason);
    }

    private void walkToZone(Body body, int zone) {
        if (zone < 0 || zone >= plan.zones().size()) {
            changes.add(new Change.Refused(body.id, RefusalReason.UNKNOWN_ZONE));
        } else {
            walks.walkToZone(body, plan.zones().get(zone));
        }
    }

    private void setStatus(Body body, Status status) {
        if (body.setStatus(status)) {
            grouping.put(body);
            int cell = whereabouts.cellOf(body);
            changes.add(new Change.StatusSet(body.id, body.person, status, cell));
        }
    }

    private void dress(Body body, Command.Dress command) {
        if (body.dress(command.name(), command.look())) {
            changes.add(new Change.Dressed(body.id, body.person, whereabouts.cellOf(body)));
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
            changes.add(new Change.GestureMade(body.id, kind, whereabouts.cellOf(body)));
        }
    }

    private Body here(AvatarId avatar) {
        Body body = population.find(avatar);
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
