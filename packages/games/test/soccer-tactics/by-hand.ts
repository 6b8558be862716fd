/**
 * Rules 2 and 3 once more, written from the booklet without the engine: squares are columns and rows of one board of
 * 8 by 16, a path is walked step by step, and a limit is counted on the whole board.
 */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface Man extends Spot {
  readonly pawn: number;
  readonly side: 0 | 1;
  readonly role: 'keeper' | 'defender' | 'numbered';
}

const COLUMNS = 8;
const ROWS = 16;
export const spotOf = (square: number): Spot => ({ x: square % COLUMNS, y: Math.floor(square / COLUMNS) });
export const squareOf = ({ x, y }: Spot): number => y * COLUMNS + x;

const onTheBoard = ({ x, y }: Spot): boolean => x >= 0 && x < COLUMNS && y >= 0 && y < ROWS;
const same = (a: Spot, b: Spot): boolean => a.x === b.x && a.y === b.y;
const HEADINGS: readonly Spot[] = [-1, 0, 1]
  .flatMap((x) => [-1, 0, 1].map((y) => ({ x, y })))
  .filter(({ x, y }) => x !== 0 || y !== 0);
const inHalf = (side: 0 | 1, { y }: Spot): boolean => y >= ROWS / 2 === (side === 1);

function roleOf(slot: number): Man['role'] {
  if (slot === 0) return 'keeper';
  return slot <= 4 ? 'defender' : 'numbered';
}

export function menOf(pawns: readonly number[]): readonly Man[] {
  return pawns.flatMap((square, pawn) => {
    const role = roleOf(pawn % 11);
    return square < 0 ? [] : [{ ...spotOf(square), pawn, side: pawn < 11 ? 0 : 1, role } as const];
  });
}

/** A walk of single steps with at most one change of heading; `goes` says whether a step may be added. */
function* walks(
  from: Spot,
  steps: number,
  goes: (path: readonly Spot[], next: Spot, last: boolean) => boolean,
): Generator<readonly Spot[]> {
  function* on(path: readonly Spot[], heading: Spot | null, turned: boolean): Generator<readonly Spot[]> {
    if (path.length === steps + 1) {
      yield path;
      return;
    }
    const here = path.at(-1)!;
    for (const way of HEADINGS) {
      const turns = heading !== null && !same(way, heading);
      if (turns && turned) continue;
      const next = { x: here.x + way.x, y: here.y + way.y };
      if (onTheBoard(next) && goes(path, next, path.length === steps)) yield* on([...path, next], way, turned || turns);
    }
  }
  yield* on([from], null, false);
}

/** Every way a field player may go with a number: the squares from his own to his last one. */
export function pawnWalks(men: readonly Man[], mover: Man, n: number): readonly (readonly Spot[])[] {
  const opponents = men.filter(({ side }) => side !== mover.side);
  const goes = (path: readonly Spot[], next: Spot, last: boolean): boolean => {
    if (path.some((passed) => same(passed, next))) return false;
    if (mover.role === 'defender' && !inHalf(mover.side, next)) return false;
    return last || !opponents.some((man) => same(man, next));
  };
  return [...walks(mover, n, goes)].filter((path) => mayEndOn(men, mover, path.at(-1)!));
}

export const keeperSteps = (men: readonly Man[], keeper: Man): readonly Spot[] =>
  HEADINGS.map(({ x, y }) => ({ x: keeper.x + x, y: keeper.y + y })).filter(
    (to) => onTheBoard(to) && inHalf(keeper.side, to) && mayEndOn(men, keeper, to),
  );

/** The position after the move, as far as the team of the mover is concerned. */
export function mayEndOn(men: readonly Man[], mover: Man, to: Spot, area: readonly [number, number] = [2, 5]): boolean {
  const team = men.filter((man) => man.side === mover.side && man.pawn !== mover.pawn);
  if (team.some((man) => same(man, to))) return false;
  const after: readonly Man[] = [...team, { ...mover, ...to }];
  return (
    longest(after, to, 'x') <= 4 &&
    longest(after, to, 'y') <= 3 &&
    areaHolds(after, mover, to, area) &&
    goalAreaHolds(after, to)
  );
}

/** How many stand without a gap in the row (`x` changes) or column (`y` changes) of a spot. */
function longest(team: readonly Man[], at: Spot, axis: 'x' | 'y'): number {
  const across = axis === 'x' ? 'y' : 'x';
  const line = new Set(team.filter((man) => man[across] === at[across]).map((man) => man[axis]));
  let run = 1;
  for (let below = at[axis] - 1; line.has(below); below--) run++;
  for (let above = at[axis] + 1; line.has(above); above++) run++;
  return run;
}

const rowOfGoal = ({ y }: Spot): number => (y < ROWS / 2 ? y + 1 : ROWS - y);
const inArea = (spot: Spot, half: 0 | 1, [first, last]: readonly [number, number]): boolean =>
  inHalf(half, spot) && rowOfGoal(spot) <= 3 && spot.x >= first && spot.x <= last;
const halfOf = (spot: Spot): 0 | 1 => (inHalf(0, spot) ? 0 : 1);

function areaHolds(team: readonly Man[], mover: Man, to: Spot, area: readonly [number, number]): boolean {
  if (mover.role === 'keeper' || !inArea(to, halfOf(to), area)) return true;
  return team.filter((man) => man.role !== 'keeper' && inArea(man, halfOf(to), area)).length <= 4;
}

const inGoalArea = (spot: Spot, half: 0 | 1): boolean =>
  inHalf(half, spot) && rowOfGoal(spot) === 1 && (spot.x === 3 || spot.x === 4);
const goalAreaHolds = (team: readonly Man[], to: Spot): boolean =>
  !inGoalArea(to, halfOf(to)) || team.filter((man) => inGoalArea(man, halfOf(to))).length <= 1;

/** Every way of the ball: it never enters a row or a column again that it has left. */
export const ballWalks = (from: Spot, n: number): readonly (readonly Spot[])[] => [
  ...walks(from, n, (path, next) => {
    const here = path.at(-1)!;
    const backToColumn = next.x !== here.x && path.some(({ x }) => x === next.x);
    const backToRow = next.y !== here.y && path.some(({ y }) => y === next.y);
    return !backToColumn && !backToRow;
  }),
];

/** Where a walk turns, or its end. */
export function turnOf(path: readonly Spot[]): Spot {
  const turn = path.find(
    (spot, i) =>
      i > 0 &&
      i < path.length - 1 &&
      (path[i + 1]!.x - spot.x !== spot.x - path[i - 1]!.x || path[i + 1]!.y - spot.y !== spot.y - path[i - 1]!.y),
  );
  return turn ?? path.at(-1)!;
}
