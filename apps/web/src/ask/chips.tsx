import type { ReactElement } from 'react';
import { fill, useSay } from '../ui/say.ts';
import type { GameWithView } from '../games/views.ts';
import { nameOfField, nameOfValue, useFormRoom } from './form-context.ts';
import { fitting, type Movable } from './places.ts';
import type { Dict } from './values.ts';
import { ASK } from './words.ts';
import { givenField } from './given-field.ts';

const NOTHING: ReadonlySet<string> = new Set();

interface ChipsProps {
  readonly movable: Movable;
  readonly given: Dict;
  readonly game: GameWithView['game'];
}

/** What is to be done with the board just now, and things that stand on it without being pieces. */
export function Chips({ movable, given, game }: ChipsProps): ReactElement {
  const say = useSay();
  const room = useFormRoom();
  const { target } = room;
  const fitsOf = (key: string): ReadonlySet<string> => {
    const own = givenField(game, key);
    return own === undefined ? NOTHING : fitting(own, room.board);
  };
  const isLying = movable.lying.some((one) => given[one] !== undefined);
  return (
    <p className="ask-hint" role="status">
      {target === null ? (
        <span>{hintWords(movable, isLying).map(say).join(' ')}</span>
      ) : (
        <>
          <strong>{say(fill(ASK.pointing, { name: targetName() }))}</strong>{' '}
          <button type="button" className="plain" onClick={() => room.onTarget(null)}>
            {say(ASK.stop)}
          </button>
        </>
      )}
      {target === null
        ? movable.single.map((key) => (
            <button
              key={key}
              type="button"
              className="plain"
              onClick={() => room.onTarget({ place: ['given', key], fits: fitsOf(key) })}
            >
              {say(nameOfField(room.labels, ['given', key]))}
            </button>
          ))
        : null}
    </p>
  );

  function targetName(): string {
    const [root, field = '', name] = target?.place ?? [];
    if (root === 'given')
      return say(
        name === undefined
          ? nameOfField(room.labels, ['given', String(field)])
          : nameOfValue(room.labels, ['given', String(field)], name),
      );
    return say(nameOfField(room.labels, [String(target?.place.at(-1))]));
  }
}

const hintWords = ({ standing }: Movable, isLying: boolean): readonly (typeof ASK)['moveHint' | 'dragHint'][] => [
  ...(standing.length > 0 ? [ASK.moveHint] : []),
  ...(isLying ? [ASK.dragHint] : []),
];
