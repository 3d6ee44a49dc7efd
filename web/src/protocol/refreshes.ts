import type { Refresh } from './gen/tilework_pb.ts';

/** Cells are squares of this many tiles. */
export const CELL_TILES = 8;

/** Tells each avatar of a refresh and the column and row where it is. */
export function eachRefreshed(
  refresh: Refresh,
  cellColumns: number,
  tell: (avatar: number, column: number, row: number) => void,
): void {
  const firstColumn = (refresh.cell % cellColumns) * CELL_TILES;
  const firstRow = Math.floor(refresh.cell / cellColumns) * CELL_TILES;
  const count = Math.min(refresh.avatars.length, refresh.tiles.length);
  let avatar = 0;
  for (let index = 0; index < count; index++) {
    avatar += refresh.avatars[index] ?? 0;
    const tile = refresh.tiles[index] ?? 0;
    tell(avatar, firstColumn + (tile % CELL_TILES), firstRow + Math.floor(tile / CELL_TILES));
  }
}
