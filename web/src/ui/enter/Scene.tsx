import { useEffect, useRef, useState } from 'preact/hooks';
import type { Direction, Look } from '../../world/values.ts';
import { words } from '../i18n/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { useUi } from '../state/context.ts';

/** Turning left, from looking at us: down, right, up, left. */
const turning: readonly Direction[] = [0, 2, 3, 1];
const STEP_MILLIS = 150;

interface SceneProps {
  readonly look: Look;
  readonly onChange: (look: Look) => void;
}

/** The avatar walking in front of an office wall, to be turned and diced. */
export function Scene({ look, onChange }: SceneProps) {
  const [turn, setTurn] = useState(0);
  const { stage, dice } = useUi();
  const { avatar } = words.value;
  const facing = turning[((turn % 4) + 4) % 4] ?? 0;
  const draw = () => {
    const next = stage.catalog.peek()?.randomLook(dice);
    if (next) onChange(next);
  };
  return (
    <div class="scene">
      <Walker look={look} facing={facing} />
      <div class="turns">
        <button type="button" class="square" aria-label={avatar.turnLeft()} onClick={() => setTurn(turn + 1)}>
          <Icon name="turnLeft" />
        </button>
        <button type="button" class="square dice" aria-label={avatar.random()} onClick={draw}>
          <Icon name="dice" />
        </button>
        <button
          type="button"
          class="square"
          aria-label={avatar.turnRight()}
          onClick={() => setTurn(turn - 1)}
        >
          <Icon name="turnRight" />
        </button>
      </div>
    </div>
  );
}

interface WalkerProps {
  readonly look: Look;
  readonly facing: Direction;
}

function Walker({ look, facing }: WalkerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { stage } = useUi();
  const catalog = stage.catalog.value;
  useEffect(() => {
    const element = canvas.current;
    if (!element || !catalog) return;
    fit(element);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      stage.drawAvatar(element, look, { kind: 'standing', facing });
      return;
    }
    let phase = 0;
    const step = () => stage.drawAvatar(element, look, { kind: 'walking', facing, phase: phase++ });
    step();
    const timer = setInterval(step, STEP_MILLIS);
    return () => clearInterval(timer);
  }, [look, facing, catalog, stage]);
  return <canvas ref={canvas} class="walker" role="img" aria-label={words.value.avatar.preview()} />;
}

/** As many pixels as the page gives it on this screen, so that the art stays sharp. */
function fit(canvas: HTMLCanvasElement): void {
  const scale = Math.max(1, Math.round(devicePixelRatio));
  canvas.width = canvas.clientWidth * scale;
  canvas.height = canvas.clientHeight * scale;
}
