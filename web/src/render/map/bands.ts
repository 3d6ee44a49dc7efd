import type { AnimationFrame, Layer, TileLayer } from '../../world/floor/document.ts';
import type { FloorPainter } from './painter.ts';

/** Layers that are baked together, and the animated cells that are drawn over them, before the next band. */
export interface Band {
  readonly layers: readonly Layer[];
  readonly animated: readonly AnimatedCell[];
}

export interface AnimatedCell {
  readonly layer: TileLayer;
  readonly index: number;
  /** Column and row on the floor. */
  readonly column: number;
  readonly row: number;
  readonly frames: readonly AnimationFrame[];
  /** Shortest time that a frame stays. */
  readonly frameMillis: number;
}

/** Cuts layers into as few bands as keep animated cells under what lies over them. */
export function bandsOf(layers: readonly Layer[], painter: FloorPainter): Band[] {
  const bands: Band[] = [];
  let open: Layer[] = [];
  for (const layer of layers) {
    open.push(layer);
    const animated = layer.kind === 'tiles' ? animatedCells(layer, painter) : [];
    if (animated.length === 0) continue;
    bands.push({ layers: open, animated });
    open = [];
  }
  if (open.length > 0) bands.push({ layers: open, animated: [] });
  return bands;
}

function animatedCells(layer: TileLayer, painter: FloorPainter): AnimatedCell[] {
  const cells: AnimatedCell[] = [];
  layer.gids.forEach((gid, index) => {
    const tile = gid === 0 ? null : painter.tile(gid);
    const frames = tile?.tileset.animations?.[tile.local];
    if (frames === undefined || frames.length === 0) return;
    cells.push({
      layer,
      index,
      column: layer.column + (index % layer.columns),
      row: layer.row + Math.floor(index / layer.columns),
      frames,
      frameMillis: Math.max(20, Math.min(...frames.map((frame) => frame.millis))),
    });
  });
  return cells;
}
