import { useRef, useState } from 'preact/hooks';
import type { Profile } from '../../session/ports.ts';
import { words } from '../i18n/language.ts';
import { Modal } from '../parts/Modal.tsx';
import { useUi } from '../state/context.ts';
import { Builder } from './Builder.tsx';
import { NameField } from './EnterPage.tsx';
import { Scene } from './Scene.tsx';

/** Another name or look, while one is in. */
export function Wardrobe() {
  const { session, dialog } = useUi();
  const { avatar, enter } = words.value;
  const [profile, setProfile] = useState<Profile>(session.profile.peek());
  const [isNameMissing, setNameMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const close = () => (dialog.value = null);
  const setLook = (look: Profile['look']) => setProfile({ ...profile, look });
  const keep = (event: Event) => {
    event.preventDefault();
    const name = profile.name.trim();
    setNameMissing(name === '');
    if (name === '') return field.current?.focus();
    session.commands.dress({ ...profile, name });
    close();
  };
  return (
    <Modal labelledBy="wardrobe-title" className="card" onClose={close}>
      <form class="left" onSubmit={keep} noValidate>
        <h1 id="wardrobe-title" class="spaced">
          {avatar.edit()}
        </h1>
        <NameField
          field={field}
          name={profile.name}
          wrong={isNameMissing ? enter.nameMissing() : null}
          onName={(name) => setProfile({ ...profile, name })}
        />
        <Builder look={profile.look} onChange={setLook} />
        <div class="answers">
          <button class="button main">{avatar.save()}</button>
          <button type="button" class="button" onClick={close}>
            {avatar.cancel()}
          </button>
        </div>
      </form>
      <Scene look={profile.look} onChange={setLook} />
    </Modal>
  );
}
