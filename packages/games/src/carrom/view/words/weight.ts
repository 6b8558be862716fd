import type { LogEntry } from '@bande/core';
import type { Mark } from '@bande/stage/view';
import type { Call } from '../../referee/calls.ts';
import type { Carrom, Match, Ruling } from '../../state.ts';
import { words } from './naming.ts';
import { callWords } from './words.ts';

type Weight = 'whistle' | 'note' | 'quiet';

/** A whistle stops play, a note explains how it goes on, a quiet one says what everybody sees. */
const WEIGHTS: { readonly [C in Call]: Weight } = {
  matchWon: 'whistle',
  bothLose: 'whistle',
  boardVoid: 'whistle',
  boardWon: 'whistle',
  soloOver: 'whistle',
  slam: 'whistle',
  gameWon: 'whistle',
  ninthBoard: 'whistle',
  mayDemand: 'note',
  extraPoints: 'note',
  noExtraPoints: 'note',
  earlyBreak: 'whistle',
  breakMade: 'quiet',
  breakNotMade: 'note',
  breakLost: 'whistle',
  noStroke: 'note',
  countsAsLawful: 'note',
  countsAsPocketed: 'note',
  foul: 'whistle',
  technicalFoul: 'whistle',
  warned: 'whistle',
  putRight: 'note',
  returned: 'note',
  due: 'whistle',
  queenOut: 'whistle',
  queenPending: 'whistle',
  queenCovered: 'whistle',
  jumpedPlaced: 'note',
  liesWhereItFell: 'note',
  turnKept: 'note',
  turnPasses: 'note',
  lastPieceBack: 'whistle',
  placing: 'note',
  noRoom: 'note',
  placed: 'note',
  waived: 'note',
  rightLost: 'whistle',
  tossWon: 'note',
  tossChosen: 'note',
  endChosen: 'quiet',
  rackTurned: 'quiet',
  play: 'note',
  clockStops: 'note',
  strikerToBeTaken: 'note',
  strikerTaken: 'quiet',
  changeEnds: 'note',
  interval: 'note',
  nextBoard: 'quiet',
  trialBoard: 'note',
  umpireActs: 'note',
  protestAnnounced: 'whistle',
  protestStands: 'note',
  protestRejected: 'whistle',
  protestUpheld: 'whistle',
  protestCannotBeWithdrawn: 'note',
  decisionOverdue: 'whistle',
  resultHeldBack: 'whistle',
};
export const weight = ({ call }: Ruling): Weight => WEIGHTS[call];

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
