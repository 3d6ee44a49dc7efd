package tilework.world;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.AvatarState;
import tilework.world.avatar.Look;
import tilework.world.avatar.Path;
import tilework.world.avatar.PersonId;
import tilework.world.avatar.Status;
import tilework.world.grid.Direction;
import tilework.world.grid.Grid;

/** An avatar of a world: what changes about it, and how far along its path it is. */
@ThreadConfined("tick")
final class Body {
    /** The due tick of somebody who stands. */
    static final int NEVER = 0;

    final AvatarId id;
    final PersonId person;

    /** Whom to turn to at the end of the path. */
    @Nullable PersonId company;

    private final Grid grid;
    private final int ticksPerTile;
    private String name;
    private Look look;
    private Status status;
    private boolean handUp;
    private boolean isLeftAlone;
    private int group;
    private Path path;
    private int stepsDone;
    private int tile;
    private int endTile;
    private @Nullable AvatarState known;

    Body(Command.Enter enter, Path path, Grid grid, int ticksPerTile) {
        this.id = enter.avatar();
        this.person = enter.person();
        this.name = enter.name();
        this.look = enter.look();
        this.status = enter.status();
        this.isLeftAlone = status == Status.DO_NOT_DISTURB;
        this.path = path;
        this.grid = grid;
        this.ticksPerTile = ticksPerTile;
        this.tile = grid.index(path.from());
        this.endTile = tile;
    }

    /** Index of the tile that was reached last. */
    int tile() {
        return tile;
    }

    /** Index of the tile where it stands or will stand. */
    int endTile() {
        return endTile;
    }

    boolean isWalking() {
        return stepsDone < path.steps().size();
    }

    /** Tick at which the step being taken, or to be taken next, ends; {@link #NEVER} if none. */
    int dueTick() {
        return isWalking() ? stepTick() + ticksPerTile : NEVER;
    }

    /** Whether a step has begun that ends after this tick. */
    boolean isInStep(int tick) {
        return isWalking() && stepTick() <= tick;
    }

    /** Index of the tile from which a new way can begin: a step that has begun is finished. */
    int turnTile(int tick) {
        return isInStep(tick) ? grid.neighbor(tile, nextStep()) : tile;
    }

    Direction facing() {
        return isWalking() ? nextStep() : path.facing();
    }

    /**
     * The path that a change at this tick leads to: the step being taken, if any, then these steps.
     * Without any steps: standing and facing that way.
     */
    Path pathWith(List<Direction> steps, Direction facing, int tick) {
        if (isInStep(tick)) {
            List<Direction> all = new ArrayList<>(steps.size() + 1);
            all.add(nextStep());
            all.addAll(steps);
            return new Path(grid.tile(tile), stepTick(), all, all.getLast());
        }
        Direction last = steps.isEmpty() ? facing : steps.getLast();
        return new Path(grid.tile(tile), tick + 1, steps, last);
    }

    /** Goes another way from the tile where it is. */
    void follow(Path newPath) {
        path = newPath;
        stepsDone = 0;
        endTile = tile;
        for (Direction step : newPath.steps()) {
            endTile = grid.neighbor(endTile, step);
        }
        known = null;
    }

    /** Whether this path would show the same as the present one. */
    boolean isAlready(Path newPath) {
        return isWalking()
                ? newPath.equals(remainingPath())
                : newPath.steps().isEmpty() && newPath.facing() == path.facing();
    }

    /** Stays where it is, without its steps being due. */
    void abandonWalk() {
        stepsDone = path.steps().size();
    }

    /** Reaches the next tile of its path. */
    void finishStep() {
        tile = grid.neighbor(tile, nextStep());
        stepsDone++;
        known = null;
    }

    /** Returns whether that is new. */
    boolean dress(String newName, Look newLook) {
        boolean isNew = !name.equals(newName) || !look.equals(newLook);
        name = newName;
        look = newLook;
        known = null;
        return isNew;
    }

    /** Returns whether that is new. */
    boolean setStatus(Status newStatus) {
        boolean isNew = status != newStatus;
        status = newStatus;
        if (status != Status.RECONNECTING) {
            isLeftAlone = status == Status.DO_NOT_DISTURB;
        }
        known = null;
        return isNew;
    }

    /** Returns whether that is new. */
    boolean setHandUp(boolean up) {
        boolean isNew = handUp != up;
        handUp = up;
        known = null;
        return isNew;
    }

    /** Whether it does not want to be in a group; who reconnects wants what was wanted before. */
    boolean isLeftAlone() {
        return isLeftAlone;
    }

    /** {@code newGroup}: number of the group that it is in now; 0 for none. */
    void setGroup(int newGroup) {
        group = newGroup;
        known = null;
    }

    AvatarState state() {
        AvatarState state = known;
        if (state == null) {
            state = new AvatarState(id, person, name, look, status, handUp, remainingPath(), group);
            known = state;
        }
        return state;
    }

    /** The path without its finished steps. */
    Path remainingPath() {
        if (stepsDone == 0) {
            return path;
        }
        List<Direction> left = path.steps().subList(stepsDone, path.steps().size());
        return new Path(grid.tile(tile), stepTick(), left, path.facing());
    }

    private Direction nextStep() {
        return path.steps().get(stepsDone);
    }

    /** Tick at which the next step begins or, at the end, the last one ended. */
    private int stepTick() {
        return path.startTick() + stepsDone * ticksPerTile;
    }
}
