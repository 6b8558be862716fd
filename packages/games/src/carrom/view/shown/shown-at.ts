import { callingOut, heard, type Show } from '@bande/stage/view';
import type { Call } from '../../referee/calls.ts';
import { colourOf, onBoard, PER_COLOUR, sideNamed, type Match, type Ruling } from '../../state.ts';
import { points, sideWords, words } from '../words/naming.ts';
import { callWords } from '../words/words.ts';

/** A sound of this game's own; the scene brings it along. */
export const POTTED = 'potted';
/** The same for the first one of a match. */
export const FIRST_POTTED = 'first potted';

const MS = { banner: 1700, short: 1200, won: 2600 } as const;

const banner = callingOut(MS.banner);

type Shown = readonly Show[] | ((ruling: Ruling, after: Match) => readonly Show[]);
/** Neither called out nor heard. */
const ON_ITS_CARD: Shown = [];

const boardWon: Shown = ({ for: winner, detail }) => {
  const [side, won] = [sideWords(winner ?? 'white'), points(Number(detail?.['points'] ?? 0))];
  return [
    heard('cheer'),
    banner(words(`Board für ${side.de}: ${won.de}`, `Board to ${side.en}: ${won.en}`), 'goal', MS.won),
  ];
};

const turnKept: Shown = (ruling, after) => {
  if (!isFirstPot(ruling, after)) return [heard(POTTED)];
  const { de, en } = sideWords(ruling.for ?? 'white');
  return [heard(FIRST_POTTED), banner(words(`Drin! ${de} noch einmal`, `Potted! ${en} again`), 'goal')];
};
/** The first own pieces of a match are in, and whoever pocketed them is to learn that he goes on. */
function isFirstPot({ detail, for: side }: Ruling, { state }: Match): boolean {
  const count = Number(detail?.['count'] ?? 0);
  if (side === undefined || count === 0) return false;
  const left = onBoard(state.board.pieces, colourOf(state, sideNamed(side)));
  return state.game === 1 && state.boardNumber === 1 && left === PER_COLOUR - count;
}

/** In the words of its card. */
const asOnItsCard =
  (tone: 'goal' | 'calm', ...heard: readonly Show[]): Shown =>
  (ruling, after) => [...heard, banner(callWords(ruling, after), tone, MS.won)];

/** What is heard of each call, and then called out. */
const SHOWN_AT: Readonly<Record<Call, Shown>> = {
  matchWon: asOnItsCard('goal', heard('cheer')),
  bothLose: ON_ITS_CARD,
  boardVoid: [banner(words('Board wird wiederholt', 'Board replayed'), 'calm')],
  boardWon,
  soloOver: [heard('cheer')],
  slam: asOnItsCard('goal'),
  gameWon: asOnItsCard('goal'),
  ninthBoard: [banner(words('Neuntes Board', 'Ninth board'), 'calm')],
  mayDemand: ON_ITS_CARD,
  extraPoints: ON_ITS_CARD,
  noExtraPoints: ON_ITS_CARD,
  earlyBreak: ON_ITS_CARD,
  breakMade: ON_ITS_CARD,
  breakNotMade: [banner(words('Nichts berührt', 'Nothing touched'), 'calm', MS.short)],
  breakLost: [heard('groan'), banner(words('Anstoß verloren', 'Break lost'), 'whistle')],
  noStroke: ON_ITS_CARD,
  countsAsLawful: ON_ITS_CARD,
  countsAsPocketed: ON_ITS_CARD,
  foul: [heard('whistle'), banner(words('Foul', 'Foul'), 'whistle')],
  technicalFoul: [heard('whistle'), banner(words('Technisches Foul', 'Technical foul'), 'whistle')],
  warned: ON_ITS_CARD,
  putRight: ON_ITS_CARD,
  returned: ON_ITS_CARD,
  due: [heard('groan'), banner(words('Striker versenkt', 'Striker pocketed'), 'whistle')],
  queenOut: [heard('groan'), banner(words('Queen zurück in die Mitte', 'Queen back to the centre'), 'whistle')],
  queenPending: [banner(words('Queen! Jetzt bestätigen', 'Queen! Now cover her'), 'calm')],
  queenCovered: [heard('cheer'), banner(words('Queen bestätigt', 'Queen covered'), 'goal')],
  jumpedPlaced: ON_ITS_CARD,
  liesWhereItFell: ON_ITS_CARD,
  turnKept,
  turnPasses: ON_ITS_CARD,
  lastPieceBack: ON_ITS_CARD,
  placing: ON_ITS_CARD,
  noRoom: ON_ITS_CARD,
  placed: ON_ITS_CARD,
  waived: ON_ITS_CARD,
  rightLost: ON_ITS_CARD,
  tossWon: asOnItsCard('calm'),
  tossChosen: ON_ITS_CARD,
  endChosen: ON_ITS_CARD,
  rackTurned: ON_ITS_CARD,
  play: ON_ITS_CARD,
  clockStops: ON_ITS_CARD,
  strikerToBeTaken: ON_ITS_CARD,
  strikerTaken: ON_ITS_CARD,
  changeEnds: ON_ITS_CARD,
  interval: ON_ITS_CARD,
  nextBoard: ON_ITS_CARD,
  trialBoard: ON_ITS_CARD,
  umpireActs: ON_ITS_CARD,
  protestAnnounced: ON_ITS_CARD,
  protestStands: ON_ITS_CARD,
  protestRejected: ON_ITS_CARD,
  protestUpheld: ON_ITS_CARD,
  protestCannotBeWithdrawn: ON_ITS_CARD,
  decisionOverdue: ON_ITS_CARD,
  resultHeldBack: ON_ITS_CARD,
};

export function shownAt(ruling: Ruling, after: Match): readonly Show[] {
  const shown = SHOWN_AT[ruling.call];
  return typeof shown === 'function' ? shown(ruling, after) : shown;
}
