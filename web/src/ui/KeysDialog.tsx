import { words } from './i18n/language.ts';
import { Modal } from './parts/Modal.tsx';
import { useUi } from './state/context.ts';

/** All keys, and whether they are on. */
export function KeysDialog() {
  const { dialog, shortcuts, talkParts } = useUi();
  const { keys } = words.value;
  const close = () => (dialog.value = null);
  const rows = rowsOf(talkParts.value !== null);
  return (
    <Modal labelledBy="keys-title" className="keys" onClose={close}>
      <div class="body">
        <h2 id="keys-title">{keys.title()}</h2>
        <dl>
          {rows.map(([what, names]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                {names.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <p>{shortcuts.enabled.value ? keys.note() : keys.off()}</p>
        <button class="button main" onClick={close}>
          {keys.close()}
        </button>
      </div>
    </Modal>
  );
}

type Rows = readonly (readonly [string, readonly string[]])[];

function rowsOf(hasTalk: boolean): Rows {
  const { keys } = words.value;
  const talk: Rows = [
    [keys.microphone(), ['M']],
    [keys.camera(), ['V']],
    [keys.pushToTalk(), [keys.space()]],
  ];
  return [
    [keys.walk(), [keys.arrows(), 'W', 'A', 'S', 'D']],
    ...(hasTalk ? talk : []),
    [keys.search(), ['/']],
    [keys.use(), ['E']],
    [keys.say(), ['C']],
    [keys.hand(), ['H']],
    [keys.list(), ['L']],
    [keys.all(), ['?']],
    [keys.escape(), [keys.escapeKey()]],
  ];
}
