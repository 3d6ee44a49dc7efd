import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Face, MovingPicture, SharedScreen } from '../../session/conversation.ts';
import { PLAIN_LOOK } from '../../world/values.ts';
import { words } from '../i18n/language.ts';
import { Portrait } from '../parts/Portrait.tsx';
import { useUi } from '../state/context.ts';
import { LineWords } from './LineWords.tsx';
import { personOf, useConversation } from './people.ts';
import { TalkIcon } from './TalkIcon.tsx';

/** More people than this are a number: there are at most six cameras, and oneself. */
const MOST_TILES = 7;

/** The people one talks with: a strip at the top, or a grid over the map. */
export function Tiles() {
  const conversation = useConversation();
  const isGrid = useSignal(false);
  const faces = conversation.faces.value;
  const screen = conversation.screen.value;
  if (faces.length === 0) return null;
  const { talk } = words.value;
  const rest = Math.max(0, faces.length - MOST_TILES);
  const shown = rest === 0 ? faces : [...faces.slice(0, MOST_TILES - 1), ...faces.slice(-1)];
  return (
    <section class={isGrid.value ? 'tiles grid' : 'tiles'} aria-label={talk.people()}>
      <ul>
        {screen && (
          <ScreenTile screen={screen} isLarge={isGrid.value} onLarge={() => (isGrid.value = true)} />
        )}
        {shown.map((face) => (
          <Tile key={face.person} face={face} />
        ))}
        {rest > 0 && <li class="rest">{talk.others({ count: rest })}</li>}
      </ul>
      <div class="tiles-foot">
        <LineWords />
        <button
          class="surface tiles-toggle"
          aria-label={isGrid.value ? talk.strip() : talk.grid()}
          title={isGrid.value ? talk.strip() : talk.grid()}
          onClick={() => (isGrid.value = !isGrid.value)}
        >
          <TalkIcon name={isGrid.value ? 'strip' : 'grid'} small />
        </button>
      </div>
    </section>
  );
}

function Tile({ face }: { readonly face: Face }) {
  const ui = useUi();
  const { pinned } = useConversation();
  const { talk } = words.value;
  const person = personOf(ui, face.person);
  const name = face.isMe ? talk.you() : (person?.name ?? talk.somebody());
  const isPinned = pinned.value === face.person;
  const pin = () => (pinned.value = isPinned ? null : face.person);
  return (
    <li
      class={`tile${face.isSpeaking ? ' speaking' : ''}${isPinned ? ' pinned' : ''}`}
      data-person={face.person}
    >
      {face.picture === null ? (
        <span class="tile-face">
          <Portrait look={person?.look ?? PLAIN_LOOK} width={64} height={64} className="portrait large" />
        </span>
      ) : (
        <Video picture={face.picture} isMirrored={face.isMe} label={name} />
      )}
      <span class="tile-name">
        {face.isMuted && <TalkIcon name="microphoneOff" small />}
        <span class="cut">{name}</span>
        <span class="sr-only">{stateWords(face)}</span>
      </span>
      {!face.isMe && <Bars quality={face.quality} />}
      {!face.isMe && (
        <button
          class="tile-pin"
          aria-label={isPinned ? talk.unpin({ name }) : talk.pin({ name })}
          aria-pressed={isPinned}
          onClick={pin}
        />
      )}
      {!face.isMe && <Volume face={face} name={name} />}
    </li>
  );
}

function stateWords(face: Face): string {
  const { talk } = words.value;
  if (!face.isConnected) return talk.coming();
  if (face.isSpeaking) return talk.speaking();
  return face.isMuted ? talk.muted() : '';
}

function Volume({ face, name }: { readonly face: Face; readonly name: string }) {
  const conversation = useConversation();
  return (
    <input
      class="tile-volume"
      type="range"
      min="0"
      max="100"
      value={conversation.volumeOf(face.person) * 100}
      aria-label={words.value.talk.volume({ name })}
      onInput={(event) => conversation.setVolume(face.person, Number(event.currentTarget.value) / 100)}
    />
  );
}

/** How good the connection is: in bars and in words. */
function Bars({ quality }: { readonly quality: Face['quality'] }) {
  const { talk } = words.value;
  if (quality === 'unknown') return null;
  const say = { good: talk.qualityGood, poor: talk.qualityPoor, lost: talk.qualityLost }[quality]();
  return (
    <span class={`bars ${quality}`} role="img" aria-label={say} title={say}>
      <i />
      <i />
      <i />
    </span>
  );
}

interface ScreenProps {
  readonly screen: SharedScreen;
  readonly isLarge: boolean;
  readonly onLarge: () => void;
}

function ScreenTile({ screen, isLarge, onLarge }: ScreenProps) {
  const ui = useUi();
  const { talk } = words.value;
  const name = personOf(ui, screen.person)?.name ?? talk.somebody();
  const label = screen.isMe ? talk.yourScreen() : talk.screenOf({ name });
  return (
    <li class="tile screen">
      <Video picture={screen.picture} isMirrored={false} label={label} />
      <span class="tile-name">
        <TalkIcon name="share" small />
        <span class="cut">{label}</span>
      </span>
      {!isLarge && <button class="tile-pin" aria-label={talk.enlarge({ name: label })} onClick={onLarge} />}
    </li>
  );
}

interface VideoProps {
  readonly picture: MovingPicture;
  readonly isMirrored: boolean;
  readonly label: string;
}

export function Video({ picture, isMirrored, label }: VideoProps) {
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => (element.current === null ? undefined : picture.attach(element.current)), [picture]);
  return (
    <video ref={element} class={isMirrored ? 'mirrored' : ''} aria-label={label} playsInline muted autoPlay />
  );
}
