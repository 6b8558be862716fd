import { inOffsidePosition } from '../reckoning/offside-marks.ts';
import {
  defender,
  inArea,
  isKeeper,
  nameOf,
  NOBODY,
  ownPawns,
  pawnAt,
  sideOf,
  slotOf,
  type Fact,
  type Match,
  type Pawn,
  type Ruling,
  type State,
} from '../state.ts';
import { inGoalArea, isStar, rowFrom, SQUARE_NAMES, squareNamed } from '../table.ts';
import { fighterOf, targetKind } from '../turn.ts';
import { pawnNamed, PAWN_NAMES } from '../names.ts';
import { readDuel } from './duel.ts';
import type { Chapter, FactOf, Rule } from './facts.ts';
import { ruling } from './ruling.ts';

/** Chapter 7: offside. */
const isMarked = (state: State, pawn: Pawn): boolean =>
  sideOf(pawn) === state.attacker && (state.marks & (1 << slotOf(pawn))) !== 0;

const offside = (match: Match, fact: Fact, where: number, paragraphs: Ruling['paragraphs'], pawn: Pawn): Ruling =>
  ruling(fact, 'offside', paragraphs, {
    for: defender(match.state),
    against: match.state.attacker,
    where,
    then: [{ kind: 'freeKickAfterOffside', for: nameOf(defender(match.state)), at: SQUARE_NAMES[where]! }],
    detail: { pawn: PAWN_NAMES[pawn]! },
  });

/** No offside from a corner ['STW-8.21', I-33]. */
const cornerBall = (match: Match): boolean =>
  match.state.phase === 'cornerKick' || (match.state.noOffside && match.state.phase !== 'extraPlay');

const notOffside = (
  match: Match,
  fact: Fact,
  where: number,
  paragraph: Ruling['paragraphs'][number],
  pawn: Pawn,
): Ruling =>
  ruling(fact, 'notOffside', [paragraph], { for: match.state.attacker, where, detail: { pawn: PAWN_NAMES[pawn]! } });

const passToAPawnInOffsidePosition: Rule<'ballPlayed'> = (match, fact) => {
  const to = squareNamed(fact.to)!;
  if (targetKind(match.state, to) !== 'own') return null;
  const receiver = pawnAt(match.state, match.state.attacker, to);
  if (!inOffsidePosition(match.state, receiver)) return null;
  return cornerBall(match)
    ? notOffside(match, fact, to, 'STW-8.21', receiver)
    : offside(match, fact, to, ['STW-7.2', 'STW-7.4'], receiver);
};

const captureFromAnOffsidePosition: Rule<'pawnMoved'> = (match, fact) => {
  const { state } = match;
  const pawn = pawnNamed(fact.pawn)!;
  if (!capturesInTheZone(state, fact) || !isMarked(state, pawn)) return null;
  return cornerBall(match)
    ? notOffside(match, fact, state.ball, 'STW-8.21', pawn)
    : offside(match, fact, state.ball, ['STW-7.3', 'STW-7.4'], pawn);
};

/** Who was onside when the ball was played may run into the zone. */
const captureByARunFromOnside: Rule<'pawnMoved'> = (match, fact) => {
  const pawn = pawnNamed(fact.pawn)!;
  return capturesInTheZone(match.state, fact) && !isMarked(match.state, pawn)
    ? notOffside(match, fact, match.state.ball, 'STW-7.5', pawn)
    : null;
};

const capturesInTheZone = (state: State, fact: FactOf<'pawnMoved'>): boolean =>
  state.phase === 'captureA' &&
  squareNamed(fact.to) === state.ball &&
  rowFrom(defender(state), state.ball) < state.offsideRow;

/** Who stands in the goal area in an offside position; a pawn that has just run or dribbled there with the ball does not hinder [I-32]. */
function hinderer(state: State, pawns: State['pawns'], withTheBall: Pawn): Pawn | undefined {
  const now = { ...state, pawns };
  return ownPawns(state.attacker).find(
    (pawn) => pawn !== withTheBall && inGoalArea(defender(state), pawns[pawn]!) && inOffsidePosition(now, pawn),
  );
}

/** 'STW-7.6': judged once, when the chance arises [I-32]. */
const hindersTheKeeperAtAPass: Rule<'ballPlayed'> = (match, fact) => {
  const to = squareNamed(fact.to)!;
  if (cornerBall(match) || targetKind(match.state, to) !== 'own' || !isChanceSquare(match, to)) return null;
  const pawn = hinderer(match.state, match.state.pawns, NOBODY);
  return pawn === undefined ? null : offside(match, fact, to, ['STW-7.6', 'STW-7.7'], pawn);
};

const hindersTheKeeperAtACapture: Rule<'pawnMoved'> = (match, fact) => {
  const { state } = match;
  if (state.phase !== 'captureA' || squareNamed(fact.to) !== state.ball || cornerBall(match)) return null;
  if (!inArea(match.setup.settings, defender(state), state.ball)) return null;
  const pawn = hinderer(state, state.pawns.with(pawnNamed(fact.pawn)!, state.ball), pawnNamed(fact.pawn)!);
  return pawn === undefined ? null : offside(match, fact, state.ball, ['STW-7.6', 'STW-7.7'], pawn);
};

const hindersTheKeeperAfterADuel: Rule<'duelRolled'> = (match, fact) => {
  const { state } = match;
  if (state.chance || cornerBall(match) || !winsAChance(match, fact)) return null;
  const pawn = hinderer(
    state,
    state.pawns,
    state.contest === 'dribble' || state.contest === 'dribbleOntoPawn' ? fighterOf(state, state.attacker) : NOBODY,
  );
  return pawn === undefined ? null : offside(match, fact, state.ball, ['STW-7.6', 'STW-7.7'], pawn);
};

/** A duel won in the area, or against the keeper on a star. */
function winsAChance(match: Match, fact: FactOf<'duelRolled'>): boolean {
  const { state } = match;
  const duel = readDuel(match, fact);
  if (duel.winner !== state.attacker) return false;
  return (
    inArea(match.setup.settings, defender(state), state.ball) ||
    (isStar(defender(state), state.ball) && isKeeper(duel.d))
  );
}

/** From here a direct pass gives a shot at once. */
export const isChanceSquare = (match: Match, square: number): boolean =>
  inArea(match.setup.settings, defender(match.state), square) || isStar(defender(match.state), square);

export const rules: Chapter = {
  pawnMoved: [captureFromAnOffsidePosition, captureByARunFromOnside, hindersTheKeeperAtACapture],
  ballPlayed: [passToAPawnInOffsidePosition, hindersTheKeeperAtAPass],
  duelRolled: [hindersTheKeeperAfterADuel],
};
