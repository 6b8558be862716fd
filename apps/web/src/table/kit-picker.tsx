import type { AnyShape } from '@bande/core';
import type { GameView } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { Drawn } from '../app/drawing.tsx';
import { chooseKit, useKits } from '../app/kits.ts';
import { useSay } from '../app/say.ts';
import { HELP } from './words.ts';
import './kit-picker.css';

interface KitPickerProps {
  readonly game: string;
  readonly view: GameView<AnyShape>;
}

/** What the sides wear, chosen by sight; it is seen on the table at once. */
export function KitPicker({ game, view: { kits, sides } }: KitPickerProps): ReactElement | null {
  const say = useSay();
  const worn = useKits(game, kits);
  if (kits === undefined) return null;
  return (
    <section className="help-part kits">
      <h3>{say(HELP.kits)}</h3>
      {Object.entries(kits).map(([side, choices]) => (
        <fieldset key={side}>
          <legend>{sides[side] === undefined ? side : say(sides[side].name)}</legend>
          {choices.map(({ id, name, sign }) => (
            <label key={id} title={say(name)}>
              <input
                type="radio"
                name={`kit-${side}`}
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
    </section>
  );
}
