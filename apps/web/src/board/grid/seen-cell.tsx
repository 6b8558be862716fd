import type { Cell, SideLook } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { useSay } from '../../ui/say.ts';
import { BOARD } from '../words.ts';
import { whatIsThere } from './cell-words.ts';

/** A chip for everything that stands there, in its side's colour where the words name a side. */
export function SeenCell({
  cell,
  sides,
  label,
}: {
  readonly cell: Cell;
  readonly sides: Readonly<Record<string, SideLook>>;
  readonly label: string;
}): ReactElement {
  const say = useSay();
  const parts = whatIsThere(cell, say)
    .split(' · ')
    .filter((part) => part !== '' && part !== say(BOARD.emptyCell));
  return (
    <>
      <span className="only-heard">{label}</span>
      <span className="cell-name" aria-hidden="true">
        {cell.name}
      </span>
      {parts.map((part) => {
        const look = Object.values(sides).find(({ name }) => part.includes(say(name)));
        return (
          <span
            key={part}
            className={look === undefined ? 'cell-note' : `chip chip-${look.shape}`}
            aria-hidden="true"
            style={{ '--side': look?.colour }}
          >
            {look === undefined ? part : part.replace(say(look.name), '').replace(/^’s\s/, '').trim()}
          </span>
        );
      })}
    </>
  );
}
