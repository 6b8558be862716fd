import { groundIn, isGone, lies, placesNow } from './motion.ts';
import { endOf, FIGURES, KEEPERS, keeperSide, SIDES, sideOf, type Figure, type Keeper } from './names.ts';
import type { Match } from './state.ts';
import { BALL_RADIUS, KEEPER_SIZE } from './table-bodies.ts';
import type { Pitch } from './table.ts';

/** A position as a plain drawing (SVG): Red's goal below, a millimetre of the pitch as one unit, names as in the notation. */

const mm = (metres: number): number => Math.round(metres * 1e5) / 100 + 0;
const [GREEN, DARK, WHITE, WOOD] = ['#3f7d4a', '#356b3f', '#f4f4ee', '#6b4a2b'];
const COLOURS = { red: '#b3202b', blue: '#1f4fa3' } as const;

const rect = (x: number, y: number, width: number, height: number, look: string): string =>
  `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}" ${look}/>`;
const circle = (x: number, y: number, r: number, look: string): string =>
  `<circle cx="${mm(x)}" cy="${mm(-y)}" r="${mm(r)}" ${look}/>`;
const middle = (width: number, height: number, look: string): string =>
  rect(-width / 2, -height / 2, width, height, look);

export function diagram(match: Match): string {
  const { pitch, size } = groundIn(match);
  const { motion } = match.state;
  const places = placesNow(match);
  const [outX, outY] = [
    pitch.width / 2 + pitch.border + pitch.barrierWidth,
    pitch.length / 2 + pitch.border + pitch.barrierWidth,
  ];
  const figures = FIGURES.filter((figure) => !isGone(motion, figure));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mm(-outX)} ${mm(-outY)} ${mm(2 * outX)} ${mm(2 * outY)}" width="${mm(outX)}" height="${mm(outY)}" font-family="sans-serif" font-weight="bold">`,
    middle(2 * outX, 2 * outY, `fill="${WOOD}"`),
    middle(pitch.width + 2 * pitch.border, pitch.length + 2 * pitch.border, `fill="${DARK}"`),
    ...lines(pitch),
    ...KEEPERS.map((keeper) => drawnKeeper(keeper, places[keeper])),
    ...figures.map((figure) => drawn(figure, places[figure], size.baseRadius, lies(motion, figure))),
    ...(isGone(motion, 'ball')
      ? []
      : [circle(places.ball.x, places.ball.y, BALL_RADIUS, `fill="${WHITE}" stroke="#222" stroke-width="1.5"`)]),
    '</svg>',
  ].join('\n');
}

/** The field, and what is drawn on it at both ends. */
function lines(pitch: Pitch): readonly string[] {
  const look = `fill="none" stroke="${WHITE}" stroke-width="${mm(pitch.lineWidth)}"`;
  const { width, length } = pitch;
  return [
    middle(width, length, `fill="${GREEN}" stroke="${WHITE}" stroke-width="${mm(pitch.lineWidth)}"`),
    ...[-0.25, 0, 0.25].map((part) => rect(-width / 2, part * length, width, 0, look)),
    circle(0, 0, pitch.centreCircle, look),
    circle(0, 0, pitch.lineWidth, `fill="${WHITE}"`),
    ...SIDES.flatMap((side) => {
      const line = endOf(side) * (length / 2);
      const area = (wide: number, deep: number): string =>
        rect(-wide / 2, Math.min(-line, endOf(side) * deep - line), wide, deep, look);
      return [
        area(pitch.penaltyWidth, pitch.penaltyDepth),
        area(pitch.goalAreaWidth, pitch.goalAreaDepth),
        circle(0, line - endOf(side) * pitch.penaltySpot, pitch.lineWidth, `fill="${WHITE}"`),
        rect(
          -pitch.goal.width / 2,
          Math.min(-line, -line - endOf(side) * pitch.goal.depth),
          pitch.goal.width,
          pitch.goal.depth,
          look,
        ),
      ];
    }),
  ];
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function drawn(figure: Figure, { x, y }: Spot, radius: number, isLying: boolean): string {
  const look = `fill="${COLOURS[sideOf(figure)]}" stroke="#111" stroke-width="1"${isLying ? ' stroke-dasharray="3 2" fill-opacity="0.5"' : ''}`;
  const name = `<text x="${mm(x)}" y="${mm(-y)}" font-size="10" fill="${WHITE}" text-anchor="middle" dominant-baseline="central">${figure.slice(1)}</text>`;
  return `<g><title>${figure}</title>${circle(x, y, radius, look)}${name}</g>`;
}

function drawnKeeper(keeper: Keeper, { x, y }: Spot): string {
  const { halfWidth, halfThickness } = KEEPER_SIZE;
  const look = `fill="${COLOURS[keeperSide(keeper)]}" stroke="${WHITE}" stroke-width="1.5"`;
  return `<g><title>${keeper}</title>${rect(x - halfWidth, -y - halfThickness, 2 * halfWidth, 2 * halfThickness, look)}</g>`;
}
