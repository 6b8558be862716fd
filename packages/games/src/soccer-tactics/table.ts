/**
 * The board: 8 columns A-H, 16 rows; each half counts its rows 1 (goal line) to 8 (centre line) [I-01].
 * A square is a number, y * 8 + x, with y = 0 at Red's goal line; Red's row is y + 1, Blue's 16 - y.
 */
export const SIDES = ['red', 'blue'] as const;
export type SideName = (typeof SIDES)[number];
export type Side = 0 | 1;
export const other = (side: Side): Side => (side === 0 ? 1 : 0);

export type Square = number;
export const SQUARES = 128;
const COLUMNS = 'ABCDEFGH';

export const columnOf = (square: Square): number => square & 7;
const yOf = (square: Square): number => square >> 3;
export const halfOf = (square: Square): Side => (square < 64 ? 0 : 1);
/** Rows counted from a side's own goal line, 1 to 16. */
export const rowFrom = (side: Side, square: Square): number => (side === 0 ? yOf(square) + 1 : 16 - yOf(square));

/** The square of a half by its name, e.g. `at(1, 'C4')`. */
const at = (half: Side, name: string): Square => {
  const row = Number(name.slice(1));
  return (half === 0 ? row - 1 : 16 - row) * 8 + COLUMNS.indexOf(name[0] ?? '');
};
const both = (half: Side, names: string): readonly Square[] => names.split(' ').map((name) => at(half, name));

export const SQUARE_NAMES: readonly string[] = Array.from({ length: SQUARES }, (_, square) => {
  const half = halfOf(square);
  return `${SIDES[half]}:${COLUMNS[columnOf(square)]}${rowFrom(half, square)}`;
});
const BY_NAME: ReadonlyMap<string, Square> = new Map(SQUARE_NAMES.map((name, square) => [name, square]));
export const squareNamed = (name: string): Square | undefined => BY_NAME.get(name);

/** King steps. */
export const distance = (a: Square, b: Square): number =>
  Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(yOf(a) - yOf(b)));

const bothHalves = (names: string): readonly [readonly Square[], readonly Square[]] => [both(0, names), both(1, names)];
export const GOAL_AREA = bothHalves('D1 E1'); // I-02
export const PENALTY_ARC = bothHalves('D4 E4'); // I-04
export const STARS = bothHalves('C4 F4'); // I-05
export const OWN_CIRCLE = bothHalves('D8 E8'); // I-06
export const CIRCLE: readonly Square[] = [...OWN_CIRCLE[0], ...OWN_CIRCLE[1]];
export const CORNERS = bothHalves('A1 H1'); // I-07
export const DEFENCE_LINE = bothHalves('B4 D4 E4 G4');
export const MIDFIELD_LINE = bothHalves('A6 C6 F6 H6');
export const STRIKER_LINE = bothHalves('A8 B8 C8 D8 E8 F8 G8 H8');
/** Rows 3 and 4 of a half; the part outside the area is where penalty bystanders go [STW-9B.4]. */
export const ROWS_3_AND_4 = bothHalves('A3 B3 C3 D3 E3 F3 G3 H3 A4 B4 C4 D4 E4 F4 G4 H4');

/** The width of the penalty area cannot be read off the text: C-F, or B-G where a club's board shows it [I-03]. */
export const AREA_COLUMNS = { 'C-F': [2, 5], 'B-G': [1, 6] } as const;
export type AreaColumns = keyof typeof AREA_COLUMNS;
const AREA_ROWS = 3;

const areaOf = (columns: AreaColumns, half: Side): Uint8Array =>
  Uint8Array.from({ length: SQUARES }, (_, square) => {
    const [first, last] = AREA_COLUMNS[columns];
    const x = columnOf(square);
    return Number(rowFrom(half, square) <= AREA_ROWS && x >= first && x <= last);
  });
/** `PENALTY_AREA[columns][half][square]` is 1 inside. */
export const PENALTY_AREA = {
  'C-F': [areaOf('C-F', 0), areaOf('C-F', 1)],
  'B-G': [areaOf('B-G', 0), areaOf('B-G', 1)],
} as const;

const IN_GOAL_AREA: readonly Uint8Array[] = GOAL_AREA.map((area) =>
  Uint8Array.from({ length: SQUARES }, (_, square) => Number(area.includes(square))),
);
export const inGoalArea = (half: Side, square: Square): boolean => square >= 0 && IN_GOAL_AREA[half]![square] === 1;
export const isStar = (half: Side, square: Square): boolean => STARS[half].includes(square);

const within = (square: Square, near: number, far: number): readonly Square[] =>
  Array.from({ length: SQUARES }, (_, s) => s).filter((s) => distance(s, square) >= near && distance(s, square) <= far);
/** The free-kick zone: the square and its neighbours [STW-10.3]; the ring: where those who must leave it go [I-38]. */
export const ZONE: readonly (readonly Square[])[] = Array.from({ length: SQUARES }, (_, square) =>
  within(square, 0, 1),
);
export const RING: readonly (readonly Square[])[] = Array.from({ length: SQUARES }, (_, square) =>
  within(square, 2, 2),
);

/** The squares that touch a penalty area from outside: where opponents wait at a goal kick [STW-6C.3, I-37]. */
export const areaRing = (columns: AreaColumns, half: Side): readonly Square[] => {
  const area = PENALTY_AREA[columns][half];
  return Array.from({ length: SQUARES }, (_, square) => square).filter(
    (square) => area[square] === 0 && ZONE[square]!.some((near) => area[near] === 1),
  );
};
/** Neighbours of a goal area: where a team-mate makes way for the keeper [I-35]. */
export const NEXT_TO_GOAL_AREA = ([0, 1] as const).map((half) =>
  Array.from({ length: SQUARES }, (_, square) => square).filter(
    (square) => !inGoalArea(half, square) && ZONE[square]!.some((near) => inGoalArea(half, near)),
  ),
);

/** Eight directions in turning order; the opposite one is four further [STW-2.3, STW-3.4]. */
export const DIRECTIONS = [8, 9, 1, -7, -8, -9, -1, 7] as const;
const DX = [0, 1, 1, 1, 0, -1, -1, -1] as const;
const DY = [1, 1, 0, -1, -1, -1, 0, 1] as const;
const dx = (direction: number): number => DX[direction]!;
const dy = (direction: number): number => DY[direction]!;

/** The direction of a straight line between two squares, or -1. */
export function directionBetween(from: Square, to: Square): number {
  const [x, y] = [columnOf(to) - columnOf(from), yOf(to) - yOf(from)];
  if ((x === 0 && y === 0) || (x !== 0 && y !== 0 && Math.abs(x) !== Math.abs(y))) return -1;
  return BY_SIGNS[(Math.sign(y) + 1) * 3 + Math.sign(x) + 1]!;
}
const BY_SIGNS = [5, 4, 3, 6, -1, 2, 7, 0, 1] as const;

/** `ROOM[square * 8 + direction]`: steps to the edge of the board. `ROOM_IN_HALF`: steps to the edge or the centre line. */
const room = (square: Square, direction: number, lowest: number, highest: number): number => {
  let [x, y, steps] = [columnOf(square) + dx(direction), yOf(square) + dy(direction), 0];
  for (; x >= 0 && x < 8 && y >= lowest && y <= highest; x += dx(direction), y += dy(direction)) steps++;
  return steps;
};
export const ROOM = Uint8Array.from({ length: SQUARES * 8 }, (_, i) => room(i >> 3, i & 7, 0, 15));
export const ROOM_IN_HALF = Uint8Array.from({ length: SQUARES * 8 }, (_, i) =>
  i < 512 ? room(i >> 3, i & 7, 0, 7) : room(i >> 3, i & 7, 8, 15),
);

/**
 * Where the ball can go with a number: one or two straight segments that never turn back towards a row or column
 * they left [STW-3.5, STW-3.6, I-09]: exactly the squares with max(|dx|,|dy|) = n or |dx| + |dy| = n.
 */
const ballTargets = (square: Square, n: number): readonly Square[] =>
  Array.from({ length: SQUARES }, (_, s) => s).filter((s) => {
    const [ax, ay] = [Math.abs(columnOf(s) - columnOf(square)), Math.abs(yOf(s) - yOf(square))];
    return Math.max(ax, ay) === n || ax + ay === n;
  });
const MOST_BY_TWO_DICE = 12;
const BALL_TARGETS: readonly (readonly (readonly Square[])[])[] = Array.from({ length: SQUARES }, (_, square) =>
  Array.from({ length: MOST_BY_TWO_DICE + 1 }, (__, n) => (n === 0 ? [] : ballTargets(square, n))),
);
const NOWHERE: readonly Square[] = [];
export const ballTargetsFrom = (square: Square, n: number): readonly Square[] => BALL_TARGETS[square]?.[n] ?? NOWHERE;
