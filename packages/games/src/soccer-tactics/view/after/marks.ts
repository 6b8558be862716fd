import type { LogEntry } from '@bande/core';
import type { Mark } from '@bande/stage/view';
import type { Call } from '../../referee/calls.ts';
import type { Match, SoccerTactics } from '../../state.ts';
import { USUAL_COLOURS, words } from '../words/naming.ts';
import { callWords } from '../words/words.ts';

/** What a call is on the timeline of a replay; the first that fits marks the fact. */
const MARKS: readonly (readonly [Mark<SoccerTactics>['kind'], readonly Call[]])[] = [
  ['goal', ['goal']],
  ['card', ['sentOff', 'yellowCard']],
  ['period', ['matchWon', 'extraTime', 'shootOut', 'periodOver', 'clockStarts']],
  ['call', ['penalty', 'offside', 'foul', 'minorFoul', 'corner', 'goalKick', 'missed', 'attackPlayedOut']],
  ['gain', ['possessionWon']],
];
export const markWords = { gain: words('Ballgewinn', 'ball won') } as const;

/** With the match, where a side may go by another name in it. */
export function mark({ rulings }: LogEntry<SoccerTactics>, match?: Match): Mark<SoccerTactics> | null {
  for (const [kind, calls] of MARKS) {
    const found = calls.flatMap((call) => rulings.filter((ruling) => ruling.call === call))[0];
    if (found !== undefined)
      return {
        kind,
        side: found.for ?? found.against ?? null,
        label: callWords(found, match?.setup.settings.colours ?? USUAL_COLOURS),
      };
  }
  return null;
}
