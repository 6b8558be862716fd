import { colourOfPiece, onBoard, PIECE_NAMES, QUEEN, type Match } from './state.ts';
import {
  BASE_CIRCLE,
  BASE_CIRCLE_RADIUS,
  BASE_LINE,
  CENTRE_RADIUS,
  HALF,
  OUTER_RADIUS,
  PIECE_RADIUS,
  POCKET_RADIUS,
  POCKETS,
} from './table.ts';

/** A position as a plain drawing (SVG): south below, a millimetre of the board as one unit, names as in the notation. */

const mm = (metres: number): number => Math.round(metres * 1e5) / 100;
const [EDGE, FOOT] = [40, 46];
const SIZE = mm(HALF) + EDGE;
const INK = '#2a160a';
const RED = '#a8202b';

const circle = (x: number, y: number, r: number, look: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${look}/>`;
const line = (x0: number, y0: number, x1: number, y1: number, width: number): string =>
  `<path d="M${x0} ${y0}L${x1} ${y1}" stroke="${INK}" stroke-width="${width}"/>`;
const label = (x: number, y: number, size: number, fill: string, words: string): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="middle" dominant-baseline="central">${words}</text>`;

export function diagram(match: Match): string {
  const { board } = match.state;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-SIZE} ${-SIZE} ${2 * SIZE} ${2 * SIZE + FOOT}" width="${2 * SIZE}" height="${2 * SIZE + FOOT}" font-family="sans-serif" font-weight="bold">`,
    `<rect x="${-SIZE}" y="${-SIZE}" width="${2 * SIZE}" height="${2 * SIZE + FOOT}" fill="#4a2a16"/>`,
    `<rect x="${-mm(HALF)}" y="${-mm(HALF)}" width="${2 * mm(HALF)}" height="${2 * mm(HALF)}" fill="#ecc88d"/>`,
    ...POCKETS.map(({ x, y }) => circle(mm(x), -mm(y), mm(POCKET_RADIUS), 'fill="#17100a"')),
    ...[0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn})">${end()}</g>`),
    circle(0, 0, mm(OUTER_RADIUS), `fill="none" stroke="${INK}" stroke-width="2.5"`),
    circle(0, 0, mm(CENTRE_RADIUS), `fill="${RED}" fill-opacity="0.35" stroke="${INK}" stroke-width="1.5"`),
    ...['S', 'N'].map((name, i) => label(0, (i === 0 ? 1 : -1) * (mm(HALF) + EDGE / 2), 24, '#ecc88d', name)),
    ...['E', 'W'].map((name, i) => label((i === 0 ? 1 : -1) * (mm(HALF) + EDGE / 2), 0, 24, '#ecc88d', name)),
    ...(board.measured
      ? board.pieces.flatMap((at, piece) => (at === null ? [] : [drawn(piece, mm(at.x), -mm(at.y))]))
      : []),
    ...counts(match),
    '</svg>',
  ].join('\n');
}

/** Base lines, base circles and an arrow of the south end; the others are the same, turned. */
function end(): string {
  const [along, across, gap] = [mm(BASE_CIRCLE), mm(BASE_LINE), mm(BASE_CIRCLE_RADIUS)];
  return [
    line(-along, across + gap, along, across + gap, 4.8),
    line(-along, across - gap, along, across - gap, 1.4),
    ...[-1, 1].map((side) => circle(side * along, across, gap, `fill="${RED}" stroke="${INK}" stroke-width="1.4"`)),
    line(125, 125, 298, 298, 1.5),
    `<path d="M306 306l-14-5 9-9z" fill="${INK}"/>`,
  ].join('');
}

function paintOf(piece: number): readonly [string, string] {
  if (piece === QUEEN) return [RED, '#ffffff'];
  return colourOfPiece(piece) === 0 ? ['#f7efdc', INK] : ['#2b2320', '#ffffff'];
}

function drawn(piece: number, x: number, y: number): string {
  const [fill, ink] = paintOf(piece);
  return `<g>${circle(x, y, mm(PIECE_RADIUS), `fill="${fill}" stroke="${INK}" stroke-width="1.2"`)}${label(x, y, 16, ink, PIECE_NAMES[piece]!)}</g>`;
}

const QUEEN_SIGNS = { board: '1', covered: '✓', pending: '?' } as const;

/** How many of each lie on the board: all there is to see where the places are not known. */
function counts({ state: { board } }: Match): readonly string[] {
  const y = SIZE + FOOT / 2;
  const row = [
    ['#f7efdc', String(onBoard(board.pieces, 0))],
    ['#2b2320', String(onBoard(board.pieces, 1))],
    [RED, QUEEN_SIGNS[board.queen]],
  ] as const;
  return row.flatMap(([fill, count], i) => [
    circle((i - 1) * 110 - 18, y, 14, `fill="${fill}" stroke="#ecc88d" stroke-width="2"`),
    label((i - 1) * 110 + 18, y, 24, '#ecc88d', count),
  ]);
}
