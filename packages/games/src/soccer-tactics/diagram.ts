import { PAWN_NAMES, slotName } from './names.ts';
import { COLOURS, NOBODY, ON_SPOT, PAWNS_PER_SIDE, sideOf, type Match, type State } from './state.ts';
import { AREA_COLUMNS, SIDES, STARS, type Side, type Square } from './table.ts';

/** A position as a plain drawing (SVG): Red below as he sees it, a square 60 wide, names as in the notation. */

const CELL = 60;
const EDGE = 44;
const [WIDTH, HEIGHT] = [8 * CELL + 2 * EDGE, 16 * CELL + 2 * EDGE];
const FILLS: Readonly<Record<(typeof COLOURS)[number], string>> = {
  red: '#c62f2f',
  blue: '#2456b8',
  yellow: '#d9a400',
  green: '#2c8a43',
};
const LINE = 'fill="none" stroke="#f4efe2" stroke-width="3"';

const left = (column: number): number => EDGE + column * CELL;
const top = (y: number): number => EDGE + (15 - y) * CELL;
const centreOf = (square: Square): readonly [x: number, y: number] => [
  left(square & 7) + CELL / 2,
  top(square >> 3) + CELL / 2,
];

const rect = (x: number, y: number, width: number, height: number, look: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${look}/>`;
const circle = (x: number, y: number, r: number, look: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${look}/>`;
const label = (x: number, y: number, size: number, fill: string, words: string): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="middle" dominant-baseline="central">${words}</text>`;

export function diagram(match: Match): string {
  const { state, setup } = match;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif" font-weight="bold">`,
    rect(0, 0, WIDTH, HEIGHT, 'fill="#1e4029"'),
    ...squares(),
    ...([0, 1] as const).flatMap((half) => lines(half, setup.settings.penaltyArea)),
    rect(EDGE, EDGE, 8 * CELL, 16 * CELL, LINE),
    `<path d="M${EDGE} ${HEIGHT / 2}h${8 * CELL}" ${LINE}/>`,
    circle(WIDTH / 2, HEIGHT / 2, CELL * Math.sqrt(2), LINE),
    ...names(),
    ...state.pawns.flatMap((_, pawn) => drawnPawn(match, pawn)),
    ...ballOf(state),
    '</svg>',
  ].join('\n');
}

const squares = (): readonly string[] =>
  Array.from({ length: 128 }, (_, square) =>
    rect(
      left(square & 7),
      top(square >> 3),
      CELL,
      CELL,
      `fill="${((square & 7) + (square >> 3)) % 2 === 0 ? '#347a4b' : '#2f7045'}"`,
    ),
  );

/** Penalty area, goal area, penalty spot and stars of one half. */
function lines(half: Side, columns: keyof typeof AREA_COLUMNS): readonly string[] {
  const [first, last] = AREA_COLUMNS[columns];
  const from = (rows: number): number => (half === 0 ? top(rows - 1) : EDGE);
  return [
    rect(left(first), from(3), (last + 1 - first) * CELL, 3 * CELL, LINE),
    rect(left(3), from(1), 2 * CELL, CELL, LINE),
    circle(...spotOf(half), 4, 'fill="#f4efe2"'),
    ...STARS[half].map((square) => label(...centreOf(square), 34, '#eecc7a', '★')),
  ];
}

const spotOf = (half: Side): readonly [x: number, y: number] => [WIDTH / 2, half === 0 ? top(1) : top(13)];

const names = (): readonly string[] => [
  ...Array.from('ABCDEFGH').flatMap((name, column) =>
    [EDGE / 2, HEIGHT - EDGE / 2].map((y) => label(left(column) + CELL / 2, y, 20, '#f4efe2', name)),
  ),
  ...Array.from({ length: 16 }, (_, y) => y).flatMap((y) =>
    [EDGE / 2, WIDTH - EDGE / 2].map((x) =>
      label(x, top(y) + CELL / 2, 20, y < 8 ? '#ffb3a8' : '#b5cdff', String(y < 8 ? y + 1 : 16 - y)),
    ),
  ),
];

/** Two pawns on a square stand beside each other; the keeper is square. Who is at the flag or sent off is not on the pitch. */
function drawnPawn({ state, setup }: Match, pawn: number): readonly string[] {
  const at = state.pawns[pawn]!;
  if (at < 0) return [];
  const shared = state.pawns.some((square, other) => square === at && other !== pawn);
  const [middle, y] = centreOf(at);
  const x = shared ? middle + (sideOf(pawn) === 0 ? -14 : 14) : middle;
  const r = shared ? 15 : 23;
  const look = `fill="${FILLS[setup.settings.colours[SIDES[sideOf(pawn)]]]}" stroke="${pawn === state.carrier ? '#ffffff' : '#0b1a10'}" stroke-width="${pawn === state.carrier ? 4 : 2}"`;
  const shape =
    pawn % PAWNS_PER_SIDE === 0 ? rect(x - r, y - r, 2 * r, 2 * r, `rx="5" ${look}`) : circle(x, y, r, look);
  return [
    `<g><title>${PAWN_NAMES[pawn]!}</title>${shape}${label(x, y, shared ? 15 : 21, '#ffffff', slotName(pawn))}</g>`,
  ];
}

/** The ball lies at the corner of its square, so that it hides nobody. */
function ballOf(state: State): readonly string[] {
  if (state.ball === NOBODY) return [];
  const onSpot = state.ball === ON_SPOT;
  const [x, y] = onSpot
    ? spotOf(state.restart?.for === 1 || (state.restart === null && state.attacker === 1) ? 0 : 1)
    : centreOf(state.ball);
  const off = onSpot ? 0 : CELL / 2 - 11;
  return [circle(x + off, y + off, 9, 'fill="#ffffff" stroke="#111111" stroke-width="3"')];
}
