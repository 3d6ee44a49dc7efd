package tilework.world.groups;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tilework.concurrency.ThreadConfined;

/** Who stands on which tile, of those who can come together by standing together. */
@ThreadConfined("tick")
final class OpenFloor {
    private final int columns;
    private final @Nullable Member[] firstOnTile;

    OpenFloor(int columns, int tiles) {
        this.columns = columns;
        this.firstOnTile = new Member[tiles];
    }

    void add(Member member) {
        member.nextOnTile = firstOnTile[member.tile];
        firstOnTile[member.tile] = member;
    }

    void remove(Member member) {
        Member here = firstOnTile[member.tile];
        if (here == member) {
            firstOnTile[member.tile] = member.nextOnTile;
        }
        while (here != null) {
            if (here.nextOnTile == member) {
                here.nextOnTile = member.nextOnTile;
            }
            here = here.nextOnTile;
        }
        member.nextOnTile = null;
    }

    /** Gives everybody on the tiles at most so far away, in no order. */
    void forEachAround(int tile, int radiusTiles, Consumer<Member> action) {
        int column = tile % columns;
        int row = tile / columns;
        int lastRow = Math.min(row + radiusTiles, firstOnTile.length / columns - 1);
        int lastColumn = Math.min(column + radiusTiles, columns - 1);
        for (int y = Math.max(0, row - radiusTiles); y <= lastRow; y++) {
            for (int x = Math.max(0, column - radiusTiles); x <= lastColumn; x++) {
                Member here = firstOnTile[y * columns + x];
                while (here != null) {
                    action.accept(here);
                    here = here.nextOnTile;
                }
            }
        }
    }
}
