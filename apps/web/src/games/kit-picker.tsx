import type { Words } from '@bande/core';
import type { KitChoice } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { Drawn } from '../ui/drawing.tsx';
import { chooseKit, useKits } from './kits.ts';
import { useSay } from '../ui/say.ts';
import './kit-picker.css';

interface KitPickerProps {
  readonly game: string;
  /** What each side may wear. */
  readonly kits: Readonly<Record<string, readonly KitChoice[]>>;
  readonly sides: Readonly<Record<string, { readonly name: Words }>>;
}

/** What the sides wear, chosen by sight; it is worn at once. */
export function KitPicker({ game, kits, sides }: KitPickerProps): ReactElement {
  const say = useSay();
  const worn = useKits(game, kits);
  return (
    <>
      {Object.entries(kits).map(([side, choices]) => (
        <fieldset key={side}>
          <legend>{sides[side] === undefined ? side : say(sides[side].name)}</legend>
          {choices.map(({ id, name, sign }) => (
            <label key={id} title={say(name)}>
              <input
                type="radio"
                name={`kit-${game}-${side}`}
                value={id}
                checked={worn[side] === id}
                onChange={() => chooseKit(game, side, id)}
              />
              <Drawn drawing={sign} className="kit" />
              <span className="kit-name">{say(name)}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </>
  );
}

/** The shirts that both wear now. */
export function WornKits({ game, kits, sides }: KitPickerProps): ReactElement {
  const say = useSay();
  const worn = useKits(game, kits);
  return (
    <span className="worn-kits">
      {Object.entries(kits).map(([side, choices]) => {
        const kit = choices.find(({ id }) => id === worn[side]);
        if (kit === undefined) return null;
        const words = `${sides[side] === undefined ? side : say(sides[side].name)}: ${say(kit.name)}`;
        return (
          <span key={side} role="img" aria-label={words} title={words}>
            <Drawn drawing={kit.sign} className="kit" />
          </span>
        );
      })}
    </span>
  );
}
