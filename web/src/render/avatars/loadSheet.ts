import sheetImage from '../../assets/avatar/avatar.png';
import description from '../../assets/avatar/avatar.json';
import { context2d, loadImage, newCanvas } from '../map/images.ts';
import type { SheetDescription } from './catalog.ts';
import { AvatarComposer } from './composer.ts';

export const avatarSheet: SheetDescription = description;

/** Loads the sheet of avatar parts. Null: it is not there. */
export async function loadComposer(): Promise<AvatarComposer | null> {
  const image = await loadImage(sheetImage);
  if (image === null) return null;
  const canvas = newCanvas(image.naturalWidth, image.naturalHeight);
  const context = context2d(canvas);
  context.drawImage(image, 0, 0);
  return new AvatarComposer(avatarSheet, context.getImageData(0, 0, canvas.width, canvas.height));
}
