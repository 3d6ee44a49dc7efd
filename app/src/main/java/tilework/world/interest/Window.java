package tilework.world.interest;

import java.util.function.IntConsumer;

/** A rectangle of cells, borders included: what one session is told about. */
public record Window(int minColumn, int minRow, int maxColumn, int maxRow) {
    /** Whether the cell with this index lies in the window. */
    public boolean contains(int cell, Cells cells) {
        return containsAt(cells.columnOf(cell), cells.rowOf(cell));
    }

    private boolean containsAt(int column, int row) {
        return column >= minColumn && column <= maxColumn && row >= minRow && row <= maxRow;
    }

    /** Gives the index of each cell in ascending order. */
    public void forEachCell(Cells cells, IntConsumer visitor) {
        for (int row = minRow; row <= maxRow; row++) {
            for (int column = minColumn; column <= maxColumn; column++) {
                visitor.accept(row * cells.columns() + column);
            }
        }
    }

    /** Gives the index of each cell that {@code before} does not have, in ascending order. */
    public void forEachCellNotIn(Window before, Cells cells, IntConsumer visitor) {
        for (int row = minRow; row <= maxRow; row++) {
            for (int column = minColumn; column <= maxColumn; column++) {
                if (!before.containsAt(column, row)) {
                    visitor.accept(row * cells.columns() + column);
                }
            }
        }
    }
}
