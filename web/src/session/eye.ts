import type { PersonId, TileIndex } from '../world/units.ts';

/** What the input asks of the picture. Places are CSS pixels of the page. */
export interface Eye {
  /** Null: off the floor. */
  tileAt(x: number, y: number): TileIndex | null;
  /** Whose avatar is there, other than one's own. */
  personAt(x: number, y: number): PersonId | null;
  /** Shows where a click leads, in the next picture; before the server has answered. */
  markTarget(tile: TileIndex): void;
  /** A walk by keys has begun: no way is shown ahead. */
  headed(): void;
  panBy(dx: number, dy: number): void;
  /** The camera goes back to oneself, unless it is there. */
  followMe(): void;
  /** Whole zoom levels in (+) or out (-), about a place. */
  zoomBy(levels: number, x: number, y: number): void;
  openMenu(person: PersonId, x: number, y: number): void;
}
