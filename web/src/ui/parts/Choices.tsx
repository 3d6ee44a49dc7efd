import type { ComponentChildren } from 'preact';

interface ChoicesProps {
  readonly label: string;
  /** Name of the group of radio buttons, once on the page. */
  readonly name: string;
  readonly count: number;
  readonly chosen: number;
  readonly nameOf: (index: number) => string;
  readonly onChoose: (index: number) => void;
  readonly picture: (index: number) => ComponentChildren;
}

/** One of several, each a picture. Radio buttons of the browser: arrow keys choose. */
export function Choices({ label, name, count, chosen, nameOf, onChoose, picture }: ChoicesProps) {
  return (
    <fieldset>
      <legend class="sr-only">{label}</legend>
      <div class="choices">
        {Array.from({ length: count }, (_, index) => (
          <label class="choice" key={index}>
            <input
              type="radio"
              name={name}
              aria-label={nameOf(index)}
              checked={index === chosen}
              onChange={() => onChoose(index)}
            />
            {picture(index)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
