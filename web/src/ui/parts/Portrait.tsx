import { useEffect, useRef } from 'preact/hooks';
import type { Pose } from '../../session/ports.ts';
import type { Look } from '../../world/values.ts';
import { useUi } from '../state/context.ts';
import { whenSeen } from './seen.ts';

const portrait: Pose = { kind: 'portrait' };

interface AvatarProps {
  readonly look: Look;
  readonly pose?: Pose;
  /** CSS pixels. */
  readonly width?: number;
  readonly height?: number;
  readonly className?: string;
}

/**
 * A drawn avatar: painted when it comes into sight, so that a list of a thousand costs nothing. An image, because each
 * canvas in sight is a layer of its own, which the browser puts together anew for every frame of the map.
 */
export function Portrait({
  look,
  pose = portrait,
  width = 32,
  height = 32,
  className = 'portrait',
}: AvatarProps) {
  const image = useRef<HTMLImageElement>(null);
  const { stage } = useUi();
  const catalog = stage.catalog.value;
  useEffect(() => {
    const element = image.current;
    if (!element || !catalog) return;
    return whenSeen(element, () => {
      const scale = Math.max(1, Math.round(devicePixelRatio));
      element.src = stage.avatarUrl(look, pose, width * scale, height * scale);
    });
  }, [look, pose, width, height, catalog, stage]);
  return <img ref={image} class={className} alt="" aria-hidden="true" />;
}
