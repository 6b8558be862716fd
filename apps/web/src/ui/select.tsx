import type { Words } from '@bande/core';
import type { ReactElement } from 'react';
import { useSay } from './say.ts';

interface SelectProps<V> {
  readonly label: Words;
  readonly value: V;
  readonly choices: readonly { readonly id: V; readonly title: Words }[];
  readonly disabled?: boolean;
  /** One of the tools in a row, by this name: its label is only heard. */
  readonly tool?: string;
  readonly onChoose: (choice: V) => void;
}

/** One of several, in little room. */
export function Select<V extends string | number>({
  label,
  value,
  choices,
  disabled = false,
  tool,
  onChoose,
}: SelectProps<V>): ReactElement {
  const say = useSay();
  const choose = (text: string): void => {
    const chosen = choices.find(({ id }) => String(id) === text);
    if (chosen !== undefined) onChoose(chosen.id);
  };
  return (
    <label>
      <span className={tool === undefined ? undefined : 'only-heard'}>{say(label)}</span>
      <select
        value={value}
        disabled={disabled}
        data-tool={tool}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {choices.map(({ id, title }) => (
          <option key={id} value={id}>
            {say(title)}
          </option>
        ))}
      </select>
    </label>
  );
}
