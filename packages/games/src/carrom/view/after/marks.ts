import type { LogEntry } from '@bande/core';
import type { Mark } from '@bande/stage/view';
import type { Call } from '../../referee/calls.ts';
import type { Carrom, Match } from '../../state.ts';
import { words } from '../words/naming.ts';
import { callWords } from '../words/words.ts';

/** What a call is on the timeline of a replay; the first that fits marks the fact. */
const MARKS: readonly (readonly [Mark<Carrom>['kind'], readonly Call[]])[] = [
  ['period', ['matchWon', 'bothLose', 'gameWon', 'boardVoid', 'play']],
  ['goal', ['boardWon', 'soloOver', 'queenCovered']],
  ['card', ['foul', 'technicalFoul', 'due']],
  ['call', ['breakLost', 'queenOut', 'queenPending', 'rightLost', 'jumpedPlaced', 'slam']],
  ['gain', ['turnKept']],
];
export const markWords = {
  goal: words('Board, Queen', 'board, queen'),
  card: words('Foul, Due', 'foul, due'),
  period: words('Anfang, Ende', 'beginning, end'),
  gain: words('versenkt', 'potted'),
} as const;

export function mark({ rulings }: LogEntry<Carrom>, match?: Match): Mark<Carrom> | null {
  for (const [kind, calls] of MARKS) {
    const found = calls.flatMap((call) => rulings.filter((ruling) => ruling.call === call))[0];
    if (found !== undefined) return { kind, side: found.for ?? found.against ?? null, label: callWords(found, match) };
  }
  return null;
}
