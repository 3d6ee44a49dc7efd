import type { AvatarCatalog } from '../../session/ports.ts';
import type { Look, LookPart } from '../../world/values.ts';

/** avatar.json: see assets/avatar/README.md. */
export interface SheetDescription {
  readonly frame: { readonly width: number; readonly height: number };
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  readonly blocksPerRow: number;
  readonly drawOrder: readonly string[];
  readonly materials: Readonly<Record<Material, MaterialColors>>;
  readonly parts: readonly { readonly part: string; readonly variants: readonly Variant[] }[];
}

export type Material = 'skin' | 'hair' | 'top' | 'bottom';

export interface MaterialColors {
  readonly key: readonly string[];
  readonly ramps: readonly { readonly name: string; readonly colors: readonly string[] }[];
}

interface Variant {
  readonly name: string;
  /** Null: nothing is drawn. */
  readonly block: number | null;
}

export const MATERIALS: readonly Material[] = ['skin', 'hair', 'top', 'bottom'];

/** The part of a look that colors a material. */
const COLOR_OF: Readonly<Record<Material, LookPart>> = {
  skin: 'skin',
  hair: 'hairColor',
  top: 'topColor',
  bottom: 'bottomColor',
};

/** The parts of a look that are shapes; the body has one. */
const SHAPES: readonly LookPart[] = ['hair', 'top', 'bottom', 'extra'];
/** The step of a ramp that stands for it. */
const MIDDLE_STEP = 3;

export function rampOf(sheet: SheetDescription, material: Material, look: Look): readonly string[] {
  const { ramps } = sheet.materials[material];
  return (ramps[look[COLOR_OF[material]]] ?? ramps[0])?.colors ?? [];
}

/** The blocks that make up a look, lowest first. */
export function blocksOf(sheet: SheetDescription, look: Look): number[] {
  return sheet.drawOrder
    .map((part) => {
      const variants = sheet.parts.find((one) => one.part === part)?.variants ?? [];
      return (variants[part === 'body' ? 0 : look[part as LookPart]] ?? variants[0])?.block ?? null;
    })
    .filter((block) => block !== null);
}

export function catalogOf(sheet: SheetDescription): AvatarCatalog {
  const swatches = (material: Material) =>
    sheet.materials[material].ramps.map((ramp) => ramp.colors[MIDDLE_STEP] ?? '#000000');
  const choices = choicesOf(sheet);
  return {
    choices,
    swatches: {
      skin: swatches('skin'),
      hairColor: swatches('hair'),
      topColor: swatches('top'),
      bottomColor: swatches('bottom'),
    },
    randomLook: (dice) => {
      const drawn = Object.entries(choices).map(
        ([part, count]) => [part, Math.floor(dice() * count)] as const,
      );
      return Object.fromEntries(drawn) as unknown as Look;
    },
  };
}

function choicesOf(sheet: SheetDescription): Record<LookPart, number> {
  const shapes = SHAPES.map((part) => {
    return [part, sheet.parts.find((one) => one.part === part)?.variants.length ?? 1] as const;
  });
  const colors = MATERIALS.map(
    (material) => [COLOR_OF[material], sheet.materials[material].ramps.length] as const,
  );
  return Object.fromEntries([...shapes, ...colors]) as Record<LookPart, number>;
}
