package tilework.world.interest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilework.world.grid.Tile;

class CellsTest {
    private final Cells cells = new Cells(60, 36);

    @Test
    void a_floor_that_ends_within_a_cell_has_that_cell_too() {
        assertThat(cells.columns()).isEqualTo(8);
        assertThat(cells.rows()).isEqualTo(5);
        assertThat(cells.count()).isEqualTo(40);
    }

    @Test
    void a_tile_lies_in_one_cell_at_one_place() {
        assertThat(cells.cellOf(new Tile(0, 0))).isZero();
        assertThat(cells.cellOf(new Tile(8, 7))).isEqualTo(1);
        assertThat(cells.cellOf(new Tile(59, 35))).isEqualTo(39);
        int tile = 10 * 60 + 13;
        assertThat(cells.cellOf(tile)).isEqualTo(cells.cellOf(new Tile(13, 10))).isEqualTo(9);
        assertThat(cells.placeInCell(tile)).isEqualTo(2 * 8 + 5);
    }

    @Test
    void a_cell_knows_its_column_and_row() {
        assertThat(cells.columnOf(9)).isEqualTo(1);
        assertThat(cells.rowOf(9)).isEqualTo(1);
    }
}
