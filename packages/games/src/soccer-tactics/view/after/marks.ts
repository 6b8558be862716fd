import type { LogEntry } from '@bande/core';
import type { Mark } from '@bande/stage/view';
import type { Call } from '../../referee/calls.ts';
import type { Match, SoccerTactics } from '../../state.ts';
import { USUAL_COLOURS, words } from '../words/naming.ts';
import { callWords } from '../words/words.ts';

type Marked = Pick<Mark<SoccerTactics>, 'kind' | 'means'> & { readonly calls: readonly Call[] };
/** What a call is on the timeline of a replay; the first that fits marks the fact. */
const MARKS: readonly Marked[] = [
  { kind: 'goal', means: null, calls: ['goal'] },
  { kind: 'card', means: null, calls: ['sentOff', 'yellowCard'] },
  { kind: 'period', means: null, calls: ['matchWon', 'extraTime', 'shootOut', 'periodOver', 'clockStarts'] },
  {
    kind: 'call',
    means: null,
    calls: ['penalty', 'offside', 'foul', 'minorFoul', 'corner', 'goalKick', 'missed', 'attackPlayedOut'],
  },
  { kind: 'gain', means: words('Ballgewinn', 'ball won'), calls: ['possessionWon'] },
];

/** With the match, where a side may go by another name in it. */
export function mark({ rulings }: LogEntry<SoccerTactics>, match?: Match): Mark<SoccerTactics> | null {
  for (const { kind, means, calls } of MARKS) {
    const found = calls.flatMap((call) => rulings.filter((ruling) => ruling.call === call))[0];
    if (found !== undefined)
      return {
        kind,
        means,
        side: found.for ?? found.against ?? null,
        label: callWords(found, match?.setup.settings.colours ?? USUAL_COLOURS),
      };
  }
  return null;
}
