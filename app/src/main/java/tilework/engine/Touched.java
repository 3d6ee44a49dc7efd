package tilework.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;
import tilework.world.Change;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.LeaveReason;
import tilework.world.avatar.Path;
import tilework.world.avatar.Status;

/**
 * What became of one avatar since the flush before, and where its records lie in the arena of this
 * one: what changed, for who knows it already; its hand; its whole state, made when somebody needs
 * it.
 */
@ThreadConfined("tick")
final class Touched {
    /** In place of a cell: not on the floor. */
    static final int NOWHERE = -1;

    final AvatarId avatar;

    /** The cell at the flush before. */
    final int oldCell;

    /** The cell now. */
    int newCell;

    @Nullable Path path;
    @Nullable Status status;
    @Nullable LeaveReason left;

    /** The group it is in now, 0 for none; absent when it is in the same one. */
    @Nullable Integer group;

    boolean dressed;

    /** The hand, raised and lowered, in order: the whole state has it, too. */
    final List<Change.Sign> hands = new ArrayList<>(0);

    int changeStart;
    int changeEnd;
    int handsEnd;
    int wholeStart = -1;
    int wholeEnd;

    Touched(AvatarId avatar, int oldCell, int newCell) {
        this.avatar = avatar;
        this.oldCell = oldCell;
        this.newCell = newCell;
    }

    boolean stayed() {
        return oldCell == newCell;
    }
}
