import { useState, type ReactElement } from 'react';
import { LONGEST_NAME } from '../session/names.ts';
import { useSay } from '../ui/say.ts';
import { change, settings } from '../ui/settings.ts';
import { FRIEND } from './words.ts';

interface OwnName {
  readonly name: string;
  readonly setName: (name: string) => void;
  /** What it is in the end; this device knows it from now on. */
  readonly keep: () => string;
}

/** Two guests are seldom called the same. */
const guestNumber = (): number => 10 + (crypto.getRandomValues(new Uint8Array(1))[0]! % 90);

/** What somebody at this device is called, unless he says otherwise. */
export function useOwnName(): OwnName {
  const say = useSay();
  const [name, setName] = useState(() => (settings().names[0] ?? '').slice(0, LONGEST_NAME));
  const keep = (): string => {
    const [own = '', ...others] = settings().names;
    const kept = name.trim() === '' ? `${say(FRIEND.guest)} ${guestNumber()}` : name.trim();
    if (kept !== own) change({ names: [kept, ...others] });
    return kept;
  };
  return { name, setName, keep };
}

export function NameField({ own: { name, setName } }: { readonly own: OwnName }): ReactElement {
  const say = useSay();
  return (
    <div className="own-name">
      <label>
        <span>{say(FRIEND.name)}</span>
        <input
          type="text"
          name="guest-name"
          autoComplete="nickname"
          maxLength={LONGEST_NAME}
          aria-describedby="own-name-hint"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <p id="own-name-hint" className="quiet">
        {say(FRIEND.nameHint)}
      </p>
    </div>
  );
}
