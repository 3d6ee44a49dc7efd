import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../i18n/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { useUi } from '../state/context.ts';

/** Graphemes are counted by the server; this keeps the field from growing without end. */
const LENGTH_AT_MOST = 400;

/** What one wants to say. It stays while the link is away. */
export function SayBox() {
  const { popup, session } = useUi();
  const { bar } = words.value;
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const isAway = session.connection.value.kind !== 'here';
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  const close = () => (popup.value = null);
  const send = (event: Event) => {
    event.preventDefault();
    const said = text.trim();
    if (isAway && said !== '') setRefused(true);
    else {
      if (said !== '') session.commands.say(said);
      close();
    }
  };
  return (
    <form class="surface say" onSubmit={send}>
      <input
        ref={field}
        class="field"
        autocomplete="off"
        maxLength={LENGTH_AT_MOST}
        aria-label={bar.sayHere()}
        placeholder={bar.sayHere()}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
        }}
      />
      <button class="square" aria-label={bar.send()}>
        <Icon name="send" />
      </button>
      {isRefused && isAway && <SayLater />}
    </form>
  );
}

function SayLater() {
  return (
    <p class="wrong" role="alert">
      {words.value.bar.sayLater()}
    </p>
  );
}
