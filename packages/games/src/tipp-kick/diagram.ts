import { topColour } from './ball/top.ts';
import { endOf, SIDES, type Side } from './names.ts';
import { lieNow, spotOf } from './plate.ts';
import type { Match } from './state.ts';
import { KEEPER, TABLE } from './table.ts';
import { BALL_RADIUS, BASE_RADIUS, PITCH, type Spot } from './zones.ts';

/** A position as a plain drawing (SVG): Red's goal below, a millimetre as one unit. The ball shows the colour on top, ringed by the other. */

const [FELT, LINE, WOOD, INK] = ['#2f7d3f', '#f4f4ee', '#5b3d24', '#111111'];
const COLOURS = { red: '#b3202b', blue: '#1f4fa3' } as const;
const [OUT_X, OUT_Y] = [TABLE.plateWidth * 500, TABLE.plateLength * 500];

const mm = (value: number): number => Math.round(value * 100) / 100 + 0;
const rect = (x: number, y: number, width: number, height: number, look: string): string =>
  `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}" ${look}/>`;
const circle = ([x, y]: Spot, r: number, look: string): string =>
  `<circle cx="${mm(x)}" cy="${mm(-y)}" r="${mm(r)}" ${look}/>`;

export function diagram(match: Match): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-OUT_X} ${-OUT_Y} ${2 * OUT_X} ${2 * OUT_Y}" width="${OUT_X}" height="${OUT_Y}" font-family="sans-serif" font-weight="bold">`,
    rect(-OUT_X, -OUT_Y, 2 * OUT_X, 2 * OUT_Y, `fill="${WOOD}"`),
    ...pitch(),
    ...figures(match),
    ...ball(match),
    '</svg>',
  ].join('\n');
}

function pitch(): readonly string[] {
  const look = `fill="none" stroke="${LINE}" stroke-width="${PITCH.lineWidth}"`;
  const { width, length } = PITCH;
  return [
    rect(-width / 2, -length / 2, width, length, `fill="${FELT}" stroke="${LINE}" stroke-width="${PITCH.lineWidth}"`),
    rect(-width / 2, 0, width, 0, look),
    circle([0, 0], PITCH.centreCircle, look),
    ...SIDES.flatMap((side) => {
      const line = endOf(side) * (length / 2);
      const area = (wide: number, deep: number): string =>
        rect(-wide / 2, Math.min(-line, endOf(side) * deep - line), wide, deep, look);
      const depth = TABLE.goalDepth * 1000;
      return [
        area(PITCH.penaltyWidth, PITCH.penaltyDepth),
        area(PITCH.goalAreaWidth, PITCH.goalAreaDepth),
        circle([0, line - endOf(side) * PITCH.penaltySpot], PITCH.lineWidth, `fill="${LINE}"`),
        rect(-PITCH.goalWidth / 2, Math.min(-line, -line - endOf(side) * depth), PITCH.goalWidth, depth, look),
      ];
    }),
  ];
}

/** Keepers and kickers, where physics knows them; at a desk the kickers whose place was told. */
function figures(match: Match): readonly string[] {
  const lie = lieNow(match);
  return SIDES.flatMap((side) => {
    const told = match.state.defence[side]?.at;
    if (lie === null) return told === undefined ? [] : [kicker(side, told)];
    const { kicker: stands, keeper } = lie.figures[side];
    return [
      keeperAt(side, keeper.at.sideways / 10, keeper.at.forward / 10),
      ...(stands === null ? [] : [kicker(side, spotOf(stands))]),
    ];
  });
}
const kicker = (side: Side, at: Spot): string =>
  `<g><title>${side} kicker</title>${circle(at, BASE_RADIUS, `fill="${COLOURS[side]}" stroke="${INK}" stroke-width="1"`)}</g>`;
function keeperAt(side: Side, sideways: number, forward: number): string {
  const [wide, deep] = [KEEPER.width * 1000, KEEPER.thickness * 1000];
  const y = endOf(side) * (PITCH.length / 2 - forward);
  const look = `fill="${COLOURS[side]}" stroke="${LINE}" stroke-width="1"`;
  return `<g><title>${side} keeper</title>${rect(sideways - wide / 2, -y - deep / 2, wide, deep, look)}</g>`;
}

function ball(match: Match): readonly string[] {
  const lie = lieNow(match);
  const at = lie === null ? match.state.ball.at : spotOf(lie.ball);
  if (at === undefined) return [];
  const top = lie === null ? match.state.ball.top : topColour(lie.ball);
  const [fill, ring] = top === 'black' ? [INK, LINE] : [LINE, INK];
  return [circle(at, BALL_RADIUS, `fill="${fill}" stroke="${ring}" stroke-width="2"`)];
}
