package tilework.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;
import tilework.world.Change;
import tilework.world.avatar.AvatarId;
import tilework.world.avatar.GestureKind;

/**
 * What happened on the floor since the newest flush of one pace, by avatar: its cell then and now,
 * and what changed. Several changes of one avatar become one, since a later one holds all that
 * counts.
 */
@ThreadConfined("tick")
final class Touches {
    private final Map<AvatarId, Touched> byAvatar = new LinkedHashMap<>();
    private final @Nullable CellTouches[] byCell;
    private final List<CellTouches> active = new ArrayList<>();
    private final List<SignMade> signs = new ArrayList<>();

    Touches(int cells) {
        byCell = new CellTouches[cells];
    }

    boolean isEmpty() {
        return byAvatar.isEmpty() && signs.isEmpty();
    }

    Iterable<Touched> all() {
        return byAvatar.values();
    }

    /** Gestures, but no hands, and speeches, in the order in which they were made. */
    List<SignMade> signs() {
        return signs;
    }

    /** The cells in which something happened, by {@link #sort} or {@link #cell}. */
    List<CellTouches> active() {
        return active;
    }

    void add(Change change) {
        switch (change) {
            case Change.Entered it -> touch(it.avatar(), Touched.NOWHERE, it.cell());
            case Change.Crossed it -> touch(it.avatar(), it.fromCell(), it.cell());
            case Change.Left it ->
                    touch(it.avatar(), it.cell(), Touched.NOWHERE).left = it.reason();
            case Change.Walked it -> touch(it.avatar(), it.cell()).path = it.path();
            case Change.StatusSet it -> touch(it.avatar(), it.cell()).status = it.status();
            case Change.Dressed it -> touch(it.avatar(), it.cell()).dressed = true;
            case Change.GestureMade it when isHand(it) ->
                    touch(it.avatar(), it.cell()).hands.add(it);
            case Change.Sign it -> signs.add(new SignMade(it));
            case Change.GroupSet it -> touch(it.avatar(), it.cell()).group = it.group();
            case Change.GroupChanged _,
                    Change.ZoneLeft _,
                    Change.ZoneEntered _,
                    Change.Refused _ -> {}
        }
    }

    private static boolean isHand(Change.GestureMade made) {
        return made.kind() == GestureKind.HAND_UP || made.kind() == GestureKind.HAND_DOWN;
    }

    /** Puts each avatar into its cells. */
    void sort() {
        for (Touched touched : byAvatar.values()) {
            if (touched.stayed()) {
                if (touched.newCell != Touched.NOWHERE) {
                    cell(touched.newCell).stayed.add(touched);
                }
                continue;
            }
            if (touched.oldCell != Touched.NOWHERE) {
                cell(touched.oldCell).departed.add(touched);
            }
            if (touched.newCell != Touched.NOWHERE) {
                cell(touched.newCell).arrived.add(touched);
            }
        }
    }

    /** The place for what happens in a cell, which becomes active. */
    CellTouches cell(int cell) {
        CellTouches touches = byCell[cell];
        if (touches == null) {
            touches = new CellTouches(cell);
            byCell[cell] = touches;
            active.add(touches);
        }
        return touches;
    }

    void clear() {
        byAvatar.clear();
        signs.clear();
        active.forEach(it -> byCell[it.cell] = null);
        active.clear();
    }

    private Touched touch(AvatarId avatar, int cell) {
        return touch(avatar, cell, cell);
    }

    private Touched touch(AvatarId avatar, int oldCell, int newCell) {
        Touched touched = byAvatar.computeIfAbsent(avatar, it -> new Touched(it, oldCell, newCell));
        touched.newCell = newCell;
        return touched;
    }
}
