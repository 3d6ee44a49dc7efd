import type { MovingPicture } from '../session/conversation.ts';

const known = new WeakMap<MediaStreamTrack, MovingPicture>();

/** A track of this page to look at; the same for the same track. */
export function pictureOf(track: MediaStreamTrack | null): MovingPicture | null {
  if (track === null) return null;
  const before = known.get(track);
  if (before !== undefined) return before;
  const picture: MovingPicture = {
    attach: (element) => {
      element.srcObject = new MediaStream([track]);
      element.play().catch(() => undefined);
      return () => (element.srcObject = null);
    },
  };
  known.set(track, picture);
  return picture;
}
