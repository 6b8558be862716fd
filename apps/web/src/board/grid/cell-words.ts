import type { Words } from '@bande/core';
import type { Cell } from '@bande/stage/view';
import type { Say } from '../../ui/say.ts';
import { BOARD } from '../words.ts';
import { holdsAny, type Choosing } from './board-rows.ts';

/** What is marked on a board. */
export interface Marks extends Choosing {
  readonly lit: ReadonlySet<string>;
  readonly hinted: ReadonlySet<string>;
}

export const isPicked = (cell: Cell, picked: readonly string[]): boolean =>
  picked.includes(cell.id) || cell.holds.some((id) => picked.includes(id));

export const labelOf = (cell: Cell, marks: Marks, say: Say): string =>
  [
    say(cell.label),
    ...(isPicked(cell, marks.picked) ? [say(BOARD.pickedNow)] : openTo(cell, marks, say)),
    ...(holdsAny(cell, marks.lit) ? [say(BOARD.evidenceHere)] : []),
  ].join(', ');

/** That it can be picked, and what comes of it. */
function openTo(cell: Cell, { pickable, promises }: Marks, say: Say): readonly string[] {
  if (!holdsAny(cell, pickable)) return [];
  const promised = [cell.id, ...cell.holds].flatMap((id) => (pickable.has(id) ? (promises.get(id) ?? []) : []));
  return [[BOARD.canPick, ...promised].map(say).join(': ')];
}

export const classOf = (cell: Cell, { pickable, picked, lit, hinted }: Marks): string =>
  [
    'cell',
    isPicked(cell, picked) ? 'is-picked' : '',
    !isPicked(cell, picked) && holdsAny(cell, pickable) ? 'is-open' : '',
    holdsAny(cell, hinted) ? 'is-hinted' : '',
    holdsAny(cell, lit) ? 'is-lit' : '',
  ]
    .filter((name) => name !== '')
    .join(' ');

/** `Red half, D8, Red 10 with the ball` → `Red 10 with the ball`. */
export function whatIsThere(cell: Pick<Cell, 'name' | 'label'>, say: Say): string {
  const parts = say(cell.label).split(', ');
  return parts.slice(parts.indexOf(cell.name) + 1).join(' · ');
}

/** For the eye: `D8 · Red 10 with the ball → a pass`. */
export const cellLine = (cell: Pick<Cell, 'name' | 'label'>, say: Say, promise?: Words): string =>
  [cell.name, whatIsThere(cell, say)].filter((part) => part !== '').join(' · ') +
  (promise === undefined ? '' : ` → ${say(promise)}`);
