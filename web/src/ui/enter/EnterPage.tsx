import { useEffect, useRef, useState } from 'preact/hooks';
import type { Profile } from '../../session/ports.ts';
import { words } from '../i18n/language.ts';
import { useUi } from '../state/context.ts';
import { Builder } from './Builder.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { Scene } from './Scene.tsx';

/** Coming in: a name, a look, one button. */
export function EnterPage() {
  const { session } = useUi();
  const [profile, setProfile] = useState<Profile>(session.profile.peek());
  const [isNameMissing, setNameMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useRandomLook(profile, setProfile);
  const connection = session.connection.value;
  const enter = (event: Event) => {
    event.preventDefault();
    const name = profile.name.trim();
    setNameMissing(name === '');
    if (name === '') field.current?.focus();
    else if (connection.kind !== 'connecting') session.enter({ ...profile, name });
  };
  // Whatever else keeps one outside has a page of its own.
  const isNameRefused = connection.kind === 'failed';
  const wrong = isNameMissing || isNameRefused ? words.value.enter.nameMissing() : null;
  return (
    <main class="veil">
      <div class="surface card">
        <form class="left" onSubmit={enter} noValidate>
          <Welcome />
          <NameField
            field={field}
            name={profile.name}
            wrong={wrong}
            onName={(name) => setProfile({ ...profile, name })}
          />
          <Builder look={profile.look} onChange={(look) => setProfile({ ...profile, look })} />
          <EnterButton isBusy={connection.kind === 'connecting'} />
        </form>
        <Scene look={profile.look} onChange={(look) => setProfile({ ...profile, look })} />
      </div>
    </main>
  );
}

/** Nobody has chosen yet: newcomers do not all look the same. */
function useRandomLook(profile: Profile, onProfile: (profile: Profile) => void): void {
  const { stage, dice } = useUi();
  const catalog = stage.catalog.value;
  useEffect(() => {
    const isPlain = profile.name === '' && Object.values(profile.look).every((part) => part === 0);
    if (catalog && isPlain) onProfile({ ...profile, look: catalog.randomLook(dice) });
  }, [catalog]);
}

function Welcome() {
  const { session } = useUi();
  const { enter, state } = words.value;
  const office = session.office.value;
  const connection = session.connection.value;
  const hasLeft = connection.kind === 'entering' && connection.steppedOut;
  return (
    <>
      <h1>{hasLeft ? state.leftTitle() : enter.title()}</h1>
      <p class="lead">
        {hasLeft ? (
          state.left()
        ) : office ? (
          enter.peopleIn({ office: office.name, count: office.peopleIn })
        ) : (
          <span class="skeleton" style={{ width: '15em', height: '1.2em' }}>
            <span class="sr-only">{enter.loading()}</span>
          </span>
        )}
      </p>
    </>
  );
}

interface NameFieldProps {
  readonly field: { current: HTMLInputElement | null };
  readonly name: string;
  readonly wrong: string | null;
  readonly onName: (name: string) => void;
}

export function NameField({ field, name, wrong, onName }: NameFieldProps) {
  const { enter } = words.value;
  useEffect(() => {
    if (name === '') field.current?.focus();
  }, []);
  return (
    <>
      <label class="label" for="name">
        {enter.name()}
      </label>
      <input
        ref={field}
        id="name"
        class="field"
        autocomplete="name"
        spellcheck={false}
        maxLength={80}
        value={name}
        aria-invalid={wrong !== null}
        aria-describedby={wrong === null ? undefined : 'name-wrong'}
        onInput={(event) => onName(event.currentTarget.value)}
      />
      {wrong !== null && (
        <p class="wrong" id="name-wrong" role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}

function EnterButton({ isBusy }: { readonly isBusy: boolean }) {
  const { enter } = words.value;
  return (
    <>
      <button class="button main wide" aria-busy={isBusy}>
        {isBusy ? enter.entering() : enter.enter()}
      </button>
      <div class="under">
        <p>{enter.remembered()}</p>
        <LanguageChoice />
      </div>
    </>
  );
}
