import type { LogEntry } from '@bande/core';
import type { Mark } from '@bande/stage/view';
import type { Call } from '../../referee/calls.ts';
import type { Carrom, Match } from '../../state.ts';
import { words } from '../words/naming.ts';
import { callWords } from '../words/words.ts';

type Marked = Pick<Mark<Carrom>, 'kind' | 'means'> & { readonly calls: readonly Call[] };
/** What a call is on the timeline of a replay; the first that fits marks the fact. */
const MARKS: readonly Marked[] = [
  {
    kind: 'period',
    means: words('Anfang, Ende', 'beginning, end'),
    calls: ['matchWon', 'bothLose', 'gameWon', 'boardVoid', 'play'],
  },
  { kind: 'goal', means: words('Board, Queen', 'board, queen'), calls: ['boardWon', 'soloOver', 'queenCovered'] },
  { kind: 'card', means: words('Foul, Due', 'foul, due'), calls: ['foul', 'technicalFoul', 'due'] },
  {
    kind: 'call',
    means: null,
    calls: ['breakLost', 'queenOut', 'queenPending', 'rightLost', 'jumpedPlaced', 'slam'],
  },
  { kind: 'gain', means: words('versenkt', 'potted'), calls: ['turnKept'] },
];

export function mark({ rulings }: LogEntry<Carrom>, match?: Match): Mark<Carrom> | null {
  for (const { kind, means, calls } of MARKS) {
    const found = calls.flatMap((call) => rulings.filter((ruling) => ruling.call === call))[0];
    if (found !== undefined)
      return { kind, means, side: found.for ?? found.against ?? null, label: callWords(found, match) };
  }
  return null;
}
