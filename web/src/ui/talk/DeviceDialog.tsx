import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { DeviceKind, Preview } from '../../session/conversation.ts';
import { words } from '../i18n/language.ts';
import { Modal } from '../parts/Modal.tsx';
import { useUi } from '../state/context.ts';
import { cameraWords, microphoneWords } from './LineWords.tsx';
import { useConversation } from './people.ts';
import { Video } from './Tiles.tsx';

/** Which microphone, camera and speaker; with a picture and a meter that nobody else sees or hears. */
export function DeviceDialog() {
  const { dialog } = useUi();
  const { talk } = words.value;
  const preview = usePreview();
  const close = () => (dialog.value = null);
  return (
    <Modal labelledBy="devices-title" className="keys devices" onClose={close}>
      <div class="body">
        <h2 id="devices-title">{talk.devices()}</h2>
        <div class="preview">
          {preview?.picture ? (
            <Video picture={preview.picture} isMirrored label={talk.previewLabel()} />
          ) : (
            <p>{preview?.camera ? cameraWords(preview.camera) : talk.looking()}</p>
          )}
        </div>
        <Choice kind="camera" label={talk.camera()} />
        <Choice kind="microphone" label={talk.microphone()} />
        {preview?.microphone ? (
          <p class="wrong">{microphoneWords(preview.microphone)}</p>
        ) : (
          <Meter of={preview} />
        )}
        <Choice kind="speaker" label={talk.speaker()} />
        <button class="button main" onClick={close}>
          {words.value.keys.close()}
        </button>
      </div>
    </Modal>
  );
}

/** Opens the devices that are chosen, and closes them with the dialog. */
function usePreview(): Preview | null {
  const conversation = useConversation();
  const preview = useSignal<Preview | null>(null);
  const { microphone, camera } = conversation.devices.value;
  useEffect(() => {
    let isOver = false;
    let opened: Preview | null = null;
    void conversation.preview().then((found) => {
      opened = found;
      if (isOver) found.stop();
      else preview.value = found;
    });
    return () => {
      isOver = true;
      opened?.stop();
    };
  }, [conversation, preview, microphone.chosen, camera.chosen]);
  return preview.value;
}

function Choice({ kind, label }: { readonly kind: DeviceKind; readonly label: string }) {
  const conversation = useConversation();
  const { all, chosen } = conversation.devices.value[kind];
  return (
    <label class="setting">
      {label}
      <select
        class="select"
        value={chosen}
        disabled={all.length === 0}
        onChange={(event) => conversation.choose(kind, event.currentTarget.value)}
      >
        <option value="">{words.value.talk.asTheBrowser()}</option>
        {all.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Drawn for each picture of the screen, and without the page being laid out anew. */
function Meter({ of }: { readonly of: Preview | null }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (of === null) return;
    let frame = 0;
    const draw = () => {
      if (bar.current !== null) bar.current.style.transform = `scaleX(${of.level().toFixed(3)})`;
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [of]);
  return (
    <div class="meter" role="img" aria-label={words.value.talk.meter()}>
      <i ref={bar} />
    </div>
  );
}
