import type { Words } from '@bande/core';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useSay } from './say.ts';
import './choices.css';

interface SegmentsProps<V> {
  readonly name: string;
  readonly value: V;
  readonly choices: readonly (readonly [V, Words])[];
  readonly onChoose: (choice: V) => void;
}

/** One of a few, side by side. */
export function Segments<V extends string | number>({
  name,
  value,
  choices,
  onChoose,
}: SegmentsProps<V>): ReactElement {
  const say = useSay();
  return (
    <div className="segments">
      {choices.map(([choice, words]) => (
        <label key={choice}>
          <input type="radio" name={name} checked={value === choice} onChange={() => onChoose(choice)} />
          <span lang={name === 'language' ? String(choice) : undefined}>{say(words)}</span>
        </label>
      ))}
    </div>
  );
}

interface GroupProps {
  readonly label: Words;
  readonly hint?: Words | undefined;
  readonly children: ReactNode;
  /** Below the hint, which does not speak of it. */
  readonly more?: ReactNode;
}

export function Group({ label, hint, children, more }: GroupProps): ReactElement {
  const say = useSay();
  const hintId = useId();
  return (
    <fieldset className="choice" aria-describedby={hint === undefined ? undefined : hintId}>
      <legend>{say(label)}</legend>
      {children}
      {hint === undefined ? null : (
        <p id={hintId} className="quiet hint">
          {say(hint)}
        </p>
      )}
      {more}
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: Words;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, on, onChange }: SwitchProps): ReactElement {
  const say = useSay();
  return (
    <label className="switch">
      <input type="checkbox" role="switch" checked={on} onChange={(event) => onChange(event.target.checked)} />
      <span>{say(label)}</span>
    </label>
  );
}
