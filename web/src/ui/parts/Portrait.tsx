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

/** A drawn avatar. Painted when it comes into sight, so that a list of a thousand costs nothing. */
export function Portrait({
  look,
  pose = portrait,
  width = 32,
  height = 32,
  className = 'portrait',
}: AvatarProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { stage } = useUi();
  const catalog = stage.catalog.value;
  useEffect(() => {
    const element = canvas.current;
    if (!element || !catalog) return;
    return whenSeen(element, () => {
      const scale = Math.max(1, Math.round(devicePixelRatio));
      element.width = width * scale;
      element.height = height * scale;
      stage.drawAvatar(element, look, pose);
    });
  }, [look, pose, width, height, catalog, stage]);
  return <canvas ref={canvas} class={className} aria-hidden="true" />;
}
