import type { LogEntry } from '@bande/core';
import type { Mark } from '@bande/stage/view';
import type { Call } from '../../referee/calls.ts';
import type { Match, Ruling, SoccerTactics } from '../../state.ts';
import { USUAL_COLOURS, words } from './naming.ts';
import { callWords } from './words.ts';

type Weight = 'whistle' | 'note' | 'quiet';

/** A whistle stops play, a note explains how it goes on, a quiet one says what everybody sees. */
const WEIGHTS: { readonly [C in Call]: Weight } = {
  matchWon: 'whistle',
  extraTime: 'whistle',
  shootOut: 'whistle',
  periodOver: 'whistle',
  attackPlayedOut: 'whistle',
  minorFoul: 'whistle',
  freeKickDeclined: 'note',
  offside: 'whistle',
  notOffside: 'note',
  penalty: 'whistle',
  foul: 'whistle',
  yellowCard: 'whistle',
  sentOff: 'whistle',
  goal: 'whistle',
  missed: 'note',
  corner: 'whistle',
  goalKick: 'whistle',
  shot: 'note',
  scoringChance: 'note',
  duel: 'note',
  rollAgain: 'note',
  possessionWon: 'note',
  possessionKept: 'note',
  captured: 'note',
  notReached: 'note',
  secondDirectPass: 'note',
  directPass: 'note',
  freeBall: 'note',
  dribble: 'note',
  lapsed: 'note',
  kickOffDecided: 'note',
  firstPenaltyDecided: 'note',
  formationReady: 'quiet',
  kickOffReady: 'note',
  clockStarts: 'quiet',
  fieldPlayerMustMove: 'quiet',
  mayDribble: 'quiet',
  playTheBall: 'quiet',
  placed: 'quiet',
  freeKick: 'whistle',
  setUpDone: 'note',
  timeIsUp: 'note',
};
export const weight = ({ call }: Ruling): Weight => WEIGHTS[call];

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
