import type { Action } from './actions.ts';
import { PAWN_NAMES, pawnNamed } from './names.ts';
import type { Paragraph } from './rulebook.ts';
import {
  inPlay,
  isDefender,
  isKeeper,
  isNumbered,
  keeperOf,
  NOBODY,
  ownPawns,
  SENT_OFF,
  sideOf,
  type Pawn,
  type State,
} from './state.ts';
import {
  DEFENCE_LINE,
  distance,
  GOAL_AREA,
  MIDFIELD_LINE,
  OWN_CIRCLE,
  SQUARE_NAMES,
  squareNamed,
  STRIKER_LINE,
  type Side,
  type Square,
} from './table.ts';

/** A side's pawns on the board for a kick-off, and where its ball lies if it kicks off. */
interface Formation {
  readonly squares: ReadonlyMap<Pawn, Square>;
  readonly ball: Square;
}

const MOST_STRIKERS = 2;
const MOST_MIDFIELDERS = 4;

/** The pawn that kicks off: a numbered one; with none left a defender, and at the very end the keeper [I-40]. */
const mayKickOff = (state: State, side: Side, pawn: Pawn): boolean => {
  const left = ownPawns(side).filter((p) => inPlay(state, p));
  if (left.some(isNumbered)) return isNumbered(pawn);
  return left.some(isDefender) ? isDefender(pawn) : true;
};

export function readFormation(action: Extract<Action, { kind: 'formation' }>): Formation | null {
  const squares = new Map<Pawn, Square>();
  for (const [name, place] of Object.entries(action.pawns)) {
    const [pawn, square] = [pawnNamed(name), squareNamed(place)];
    if (pawn === undefined || square === undefined) return null;
    squares.set(pawn, square);
  }
  const ball = action.ball === undefined ? NOBODY : squareNamed(action.ball);
  return ball === undefined ? null : { squares, ball };
}

/** Every paragraph that a formation breaks; none means it is a legal starting position. */
export function formationBreaches(state: State, side: Side, formation: Formation): readonly Paragraph[] {
  const kicksOff = side === state.attacker;
  const entries = [...formation.squares];
  const taker = kicksOff ? entries.find(([, square]) => square === formation.ball)?.[0] : undefined;
  const broken: Paragraph[] = [];
  if (!isComplete(state, side, entries)) broken.push('STW-1A.1');
  if (entries.some(([pawn]) => !inPlay(state, pawn))) broken.push('STW-9A.12');
  if (new Set(formation.squares.values()).size < entries.length) broken.push('STW-2.13');
  if (entries.some(([pawn, square]) => isKeeper(pawn) && pawn !== taker && !GOAL_AREA[side].includes(square)))
    broken.push('STW-1A.3', 'STW-6.1');
  if (entries.some(([pawn, square]) => isDefender(pawn) && pawn !== taker && !DEFENCE_LINE[side].includes(square)))
    broken.push('STW-1A.4');
  if (entries.some(([pawn, square]) => isNumbered(pawn) && !onItsLines(side, square))) broken.push('STW-1A.5');
  if (!sharesOutLines(side, entries, taker)) broken.push('STW-1A.7');
  if (kicksOff && !isKickOff(state, side, formation.ball, taker)) broken.push('STW-1A.8', 'STW-1B.4');
  if (!kicksOff && entries.some(([pawn, square]) => isNumbered(pawn) && distance(square, state.ball) < 2))
    broken.push('STW-1A.9', 'STW-1B.6', 'STW-10.4');
  return broken;
}

/** The ball lies on the side's half of the circle, with a pawn on it that may kick off. */
const isKickOff = (state: State, side: Side, ball: Square, taker: Pawn | undefined): boolean =>
  taker !== undefined && OWN_CIRCLE[side].includes(ball) && mayKickOff(state, side, taker);

/** Every pawn that is not sent off stands, and no other. */
const isComplete = (state: State, side: Side, entries: readonly (readonly [Pawn, Square])[]): boolean =>
  entries.length === ownPawns(side).filter((pawn) => inPlay(state, pawn)).length &&
  entries.every(([pawn]) => sideOf(pawn) === side && inPlay(state, pawn));

const onItsLines = (side: Side, square: Square): boolean =>
  MIDFIELD_LINE[side].includes(square) || STRIKER_LINE[side].includes(square);

/** Two strikers and four midfielders; a short side leaves squares of either line empty [I-40]. */
function sharesOutLines(side: Side, entries: readonly (readonly [Pawn, Square])[], taker: Pawn | undefined): boolean {
  const up = entries.filter(
    ([pawn, square]) => STRIKER_LINE[side].includes(square) && (isNumbered(pawn) || pawn === taker),
  ).length;
  const middle = entries.filter(([pawn, square]) => isNumbered(pawn) && MIDFIELD_LINE[side].includes(square)).length;
  return up <= MOST_STRIKERS && middle <= MOST_MIDFIELDERS;
}

const known = new Map<string, readonly Action[]>();
const MOST_KNOWN = 256;

/** All starting positions up to the numbers on the pawns, the most usual one first. They are few, so those asked for are kept, by all that they depend on. */
export function formations(state: State, side: Side): readonly Action[] {
  const key = `${side}${state.attacker}${state.ball}:${ownPawns(side)
    .filter((pawn) => !inPlay(state, pawn))
    .join()}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const found = Object.freeze(findFormations(state, side));
  known.set(key, found);
  return found;
}

function findFormations(state: State, side: Side): readonly Action[] {
  const kicksOff = side === state.attacker;
  const numbered = ownPawns(side).filter((pawn) => isNumbered(pawn) && inPlay(state, pawn));
  const starts = kicksOff ? kickOffLines(side, numbered) : otherLines(state, side, numbered);
  const keeper = keeperOf(side);
  return starts.flatMap(({ squares, ball }) =>
    (inPlay(state, keeper) ? GOAL_AREA[side] : GOAL_AREA[side].slice(0, 1)).flatMap((goal) => {
      const all = new Map<Pawn, Square>([
        ...(inPlay(state, keeper) ? [[keeper, goal] as const] : []),
        ...defence(state, side),
        ...squares,
      ]);
      const whole =
        kicksOff && ball !== NOBODY && ![...all.values()].includes(ball) ? withTaker(state, side, all, ball) : all;
      const formation = { squares: whole, ball };
      return formationBreaches(state, side, formation).length === 0 ? [write(formation)] : [];
    }),
  );
}

const defence = (state: State, side: Side): readonly (readonly [Pawn, Square])[] =>
  ownPawns(side)
    .filter((pawn) => isDefender(pawn) && inPlay(state, pawn))
    .map((pawn, i) => [pawn, DEFENCE_LINE[side][i]!] as const);

/** No numbered pawn is left: a defender, or the keeper, goes to the ball. */
const withTaker = (
  state: State,
  side: Side,
  squares: ReadonlyMap<Pawn, Square>,
  ball: Square,
): ReadonlyMap<Pawn, Square> => {
  const taker = ownPawns(side).findLast((pawn) => inPlay(state, pawn) && mayKickOff(state, side, pawn));
  return taker === undefined ? squares : new Map([...squares, [taker, ball]]);
};

interface Lines {
  readonly squares: readonly (readonly [Pawn, Square])[];
  readonly ball: Square;
}

const kickOffLines = (side: Side, numbered: readonly Pawn[]): readonly Lines[] =>
  OWN_CIRCLE[side].flatMap((ball): readonly Lines[] => {
    const others = byClosenessToCentre(STRIKER_LINE[side].filter((square) => square !== ball));
    const pairs = others.map((square) => linesOf(side, numbered, [ball, square], ball));
    return numbered.length < 6 ? [linesOf(side, numbered, [ball], ball), ...pairs] : pairs;
  });

function otherLines(state: State, side: Side, numbered: readonly Pawn[]): readonly Lines[] {
  const allowed = byClosenessToCentre(STRIKER_LINE[side].filter((square) => distance(square, state.ball) >= 2));
  const pairs = allowed.flatMap((first, i) =>
    allowed.slice(i + 1).map((second) => linesOf(side, numbered, [first, second], NOBODY)),
  );
  if (numbered.length === 6) return pairs;
  return [
    linesOf(side, numbered, [], NOBODY),
    ...allowed.map((one) => linesOf(side, numbered, [one], NOBODY)),
    ...pairs,
  ];
}

const byClosenessToCentre = (squares: readonly Square[]): readonly Square[] =>
  squares.toSorted((a, b) => Math.abs(2 * (a & 7) - 7) - Math.abs(2 * (b & 7) - 7) || a - b);

/** The last numbered pawns go up front, the others to the midfield line as far as it reaches. */
const linesOf = (side: Side, numbered: readonly Pawn[], front: readonly Square[], ball: Square): Lines => {
  const up = numbered.slice(Math.max(0, numbered.length - front.length));
  const back = numbered.slice(0, numbered.length - up.length);
  return {
    ball,
    squares: [
      ...up.map((pawn, i) => [pawn, front[i]!] as const),
      ...back.map((pawn, i) => [pawn, MIDFIELD_LINE[side][i] ?? NOBODY] as const),
    ].filter(([, square]) => square !== NOBODY),
  };
};

const write = ({ squares, ball }: Formation): Action => {
  const pawns = Object.fromEntries(
    [...squares].toSorted(([a], [b]) => a - b).map(([pawn, square]) => [PAWN_NAMES[pawn]!, SQUARE_NAMES[square]!]),
  );
  Object.freeze(pawns);
  return Object.freeze(
    ball === NOBODY ? { kind: 'formation', pawns } : { kind: 'formation', pawns, ball: SQUARE_NAMES[ball]! },
  );
};

/** Both sides in their usual places, as for the shoot-out. */
export function usualPositions(pawns: readonly Square[]): readonly Square[] {
  return pawns.map((square, pawn) => (square === SENT_OFF ? SENT_OFF : usualSquare(pawn)));
}
function usualSquare(pawn: Pawn): Square {
  const side = sideOf(pawn);
  const slot = pawn % 11;
  if (slot === 0) return GOAL_AREA[side][0]!;
  if (slot <= 4) return DEFENCE_LINE[side][slot - 1]!;
  return slot <= 8 ? MIDFIELD_LINE[side][slot - 5]! : OWN_CIRCLE[side][slot - 9]!;
}
