import { unfit } from '@bande/kit';
import { PAWN_NAMES, pawnNamed } from '../../names.ts';
import { placingNow } from '../../placing.ts';
import { afterPlacing } from '../../reckoning/placements.ts';
import type { Paragraph } from '../../rulebook.ts';
import { nameOf, NOBODY, sideNamed, type Match, type Pawn } from '../../state.ts';
import { columnOf, other, squareNamed, type SideName, type Square } from '../../table.ts';
import { sideToAct } from '../../turn.ts';
import { placementBreaches } from '../placing.ts';
import { placementParagraphs, setUpDone as setUpDoneRuling } from '../restarts.ts';
import { ruling } from '../ruling.ts';
import { cornerIn, outcome, shownBy, type Picture, type Shooter } from '../shooting.ts';
import {
  endingTheSetUp,
  cannotShoot,
  during,
  inPlay,
  pawnOf,
  squareOf,
  type Answer,
  type Decide,
  type DecidedOf,
} from './saying.ts';

/** Chapters 5, 6C, 8 and 11C, decided: what comes of a shot, and how a restart is set up. */
type Shown = NonNullable<DecidedOf<'goal' | 'missed' | 'goalKick'>['shown']>;

/** What the arrow or the die showed, if it was said. */
function reasons(match: Match, shown: Shown | undefined): readonly Paragraph[] {
  switch (shown) {
    case undefined:
      return [];
    case 'line':
      return ['STW-5.11'];
    case 'tooFewTurns':
      return ['STW-5.10'];
    default:
      return shownBy(match, shown);
  }
}

const shooterOf = (side: SideName, name: string | undefined): Shooter => ({
  side: sideNamed(side),
  pawn: name === undefined ? NOBODY : pawnNamed(name)!,
  corner: NOBODY,
});

/** In the shoot-out the side shoots whose turn it is. */
const isOutOfTurn = ({ state }: Match, side: SideName): boolean =>
  state.period === 'shootOut' && (state.shootOut === null || nameOf(state.attacker) !== side);

function afterTheShot(
  match: Match,
  fact: DecidedOf<'goal' | 'missed' | 'corner' | 'goalKick'>,
  picture: Picture,
  paragraphs: readonly Paragraph[],
  shooter: Shooter,
): Answer {
  const { detail, ...found } = outcome(match, fact, picture, paragraphs, shooter);
  const scorer = shooter.pawn === NOBODY || detail === undefined ? {} : { detail };
  return [{ ...found, ...scorer, then: [...endingTheSetUp(match), ...(found.then ?? [])] }];
}

export const goal: Decide<'goal'> = (match, fact) => {
  const { phase } = match.state;
  if (phase === 'toss' || phase === 'formation') return unfit(`no goal in the phase ${phase}`);
  if (isOutOfTurn(match, fact.for)) return unfit('the other side shoots', 'STW-11C.4');
  return afterTheShot(match, fact, 'ball', reasons(match, fact.shown), shooterOf(fact.for, fact.pawn));
};

/** Outside the shoot-out a miss is a corner or a goal kick. */
export const missed: Decide<'missed'> = (match, fact) => {
  if (match.state.period !== 'shootOut') return unfit('say what came of it: a corner or a goal kick', 'STW-11C.4');
  if (isOutOfTurn(match, fact.for)) return unfit('the other side shoots', 'STW-11C.4');
  const picture: Picture = fact.shown === 'flag' ? 'flag' : 'keeper';
  return afterTheShot(match, fact, picture, reasons(match, fact.shown), shooterOf(fact.for, fact.pawn));
};

export const goalKick: Decide<'goalKick'> = inPlay((match, fact) => {
  const shooter = nameOf(other(sideNamed(fact.for)));
  return afterTheShot(match, fact, 'keeper', reasons(match, fact.shown), shooterOf(shooter, undefined));
});

/** The shooter takes it, at the flag of his side of the board: both must be known, said or from the position. */
export const corner: Decide<'corner'> = inPlay((match, fact) => {
  const side = sideNamed(fact.for);
  const taker = shooterKnown(match, fact);
  if (taker === undefined) return unfit('say who takes the corner', 'STW-8.5');
  if (cannotShoot(taker)) return unfit(`${PAWN_NAMES[taker]} cannot have shot`, 'STW-2.10');
  const from = squareOf(match, fact.taker) ?? match.state.pawns[taker]!;
  const column = fact.column ?? columnBeside(from);
  if (column === undefined) return unfit('say at which flag', 'STW-8.3');
  const shooter = { side, pawn: taker, corner: cornerIn(other(side), column) };
  return afterTheShot(match, fact, 'flag', shownBy(match, 'flag'), shooter);
});
const columnBeside = (square: Square): 'A' | 'H' | undefined => {
  if (square < 0) return undefined;
  return columnOf(square) <= 3 ? 'A' : 'H';
};
function shooterKnown(match: Match, { for: side, taker }: DecidedOf<'corner'>): Pawn | undefined {
  const { phase, carrier, attacker } = match.state;
  if (taker === undefined && phase === 'shot' && carrier !== NOBODY && nameOf(attacker) === side) return carrier;
  return pawnOf(match, side, taker);
}

// ── the set-up ────────────────────────────────────────────────────────────────────────────────────────────────────

/** A pawn and its square are carried out like a placement; with less, nothing is known to have changed. */
export const placed: Decide<'placed'> = during(['placing'], (match, fact) => {
  const { state, setup } = match;
  const placing = placingNow(state, setup.settings);
  if (placing === null || state.restart === null) return unfit('nothing is left to be placed');
  const paragraphs = placementParagraphs(match, placing.paragraphs);
  const to = fact.where === undefined ? undefined : squareNamed(fact.where)!;
  const where = to === undefined ? {} : { where: to };
  if (fact.pawn === undefined || to === undefined) return [ruling(fact, 'placed', paragraphs, where)];
  const pawn = pawnNamed(fact.pawn)!;
  const broken = placementBreaches(state, setup.settings, placing, pawn, to);
  if (broken.length > 0) return unfit(`${fact.pawn} may not be placed there`, ...broken);
  const done = ruling(fact, 'placed', paragraphs, {
    ...where,
    then: [{ kind: 'pawnIsPlaced', pawn: fact.pawn, at: fact.where! }],
  });
  const complete = placingNow(afterPlacing(state, setup.settings, pawn, to), setup.settings) === null;
  return complete ? [done, setUpDoneRuling(match, fact, state.restart.kind)] : [done];
});

export const setUpDone: Decide<'setUpDone'> = during(['placing'], (match, fact) =>
  match.state.restart === null ? unfit('nothing is set up') : [setUpDoneRuling(match, fact, match.state.restart.kind)],
);

export const timeIsUp: Decide<'timeIsUp'> = during(['placing', 'formation'], (match, fact) => {
  const { state, setup } = match;
  const side = sideNamed(fact.against);
  if (state.phase === 'formation' && !state.afterGoal) return unfit('this formation has no time limit', 'STW-11A.4');
  if (sideToAct(state, setup.settings) !== side) return unfit(`it is not the turn of ${fact.against}`, 'STW-11A.4');
  return [
    ruling(fact, 'timeIsUp', ['STW-11A.4'], { against: side, then: [{ kind: 'restIsPlaced', of: fact.against }] }),
  ];
});
