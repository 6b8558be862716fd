import { faded, PALETTE, type Paint } from '@bande/stage';
import { CARD_PLACES } from '../../names.ts';
import { AREA_COLUMNS, SIDES, STARS, type AreaColumns, type Side } from '../../table.ts';
import { PITCH_PAINT } from '../colours.ts';
import { foulNumber, foulPlace, MARGIN, PITCH, SPOT, squareAt, SURFACE } from '../layout.ts';

/** The pitch as it is painted on the cloth: squares faint, lines in chalk, letters and numbers at the edges. */
interface PitchLook {
  readonly area: AreaColumns;
  /** Quarter turns by which the viewer's place differs from Red's, so that he reads everything upright. */
  readonly quarter: number;
  readonly colours: Readonly<Record<(typeof SIDES)[number], string>>;
}

const FONT = "'Source Sans 3 Variable', 'Source Sans 3', sans-serif";
const LINE = 0.06;
type Ctx = CanvasRenderingContext2D;

const chalk = (opacity: number): string => faded(PALETTE.chalk, opacity);

export const paintPitch =
  ({ area, quarter, colours }: PitchLook): Paint =>
  (ctx) => {
    ctx.translate(SURFACE.width / 2, SURFACE.depth / 2);
    paintGround(ctx);
    paintSquares(ctx);
    paintFoulAreas(ctx, quarter, colours);
    for (const side of [0, 1] as const) {
      paintHalf(ctx, side, area);
      paintGoal(ctx, side, colours[SIDES[side]]);
    }
    paintCentre(ctx);
    paintEdges(ctx, quarter);
  };

/** The pitch is mown in stripes; the margin around it is darker. */
function paintGround(ctx: Ctx): void {
  ctx.fillStyle = faded(PITCH_PAINT.deep, 0.34);
  ctx.fillRect(-SURFACE.width / 2, -SURFACE.depth / 2, SURFACE.width, SURFACE.depth);
  ctx.fillStyle = PALETTE.felt;
  ctx.fillRect(-4, -8, PITCH.width, PITCH.depth);
  for (let row = 0; row < PITCH.depth; row += 2) {
    ctx.fillStyle = row % 4 === 0 ? faded(PITCH_PAINT.mown, 0.055) : faded(PITCH_PAINT.deep, 0.09);
    ctx.fillRect(-4, -8 + row, PITCH.width, 2);
  }
}

function paintSquares(ctx: Ctx): void {
  for (let x = 0; x < PITCH.width; x++) {
    for (let z = 0; z < PITCH.depth; z++) {
      if ((x + z) % 2 === 0) continue;
      ctx.fillStyle = faded(PITCH_PAINT.deep, 0.1);
      ctx.fillRect(x - 4, z - 8, 1, 1);
    }
  }
  ctx.strokeStyle = chalk(0.16);
  ctx.lineWidth = 0.022;
  for (let x = -3; x <= 3; x++) segment(ctx, x, -8, x, 8);
  for (let z = -7; z <= 7; z++) segment(ctx, -4, z, 4, z);
}

function segment(ctx: Ctx, x0: number, z0: number, x1: number, z1: number): void {
  ctx.beginPath();
  ctx.moveTo(x0, z0);
  ctx.lineTo(x1, z1);
  ctx.stroke();
}

/** A line of chalk is not quite even: a soft one under a firm one. */
function chalked(ctx: Ctx, trace: () => void): void {
  for (const [width, opacity] of [
    [LINE * 1.7, 0.22],
    [LINE, 0.86],
  ] as const) {
    ctx.strokeStyle = chalk(opacity);
    ctx.lineWidth = width;
    ctx.lineJoin = 'round';
    ctx.beginPath();
    trace();
    ctx.stroke();
  }
}

function dot(ctx: Ctx, x: number, z: number, radius: number, opacity = 0.92): void {
  ctx.fillStyle = chalk(opacity);
  ctx.beginPath();
  ctx.arc(x, z, radius, 0, 2 * Math.PI);
  ctx.fill();
}

/** One half, painted as Blue's (at the far end) and turned round for Red. */
function paintHalf(ctx: Ctx, side: Side, columns: AreaColumns): void {
  const [first, last] = AREA_COLUMNS[columns];
  ctx.save();
  if (side === 0) ctx.rotate(Math.PI);
  ctx.translate(0, -8);
  ctx.fillStyle = faded(PITCH_PAINT.mown, 0.05);
  ctx.fillRect(first - 4, 0, last + 1 - first, 3);
  chalked(ctx, () => ctx.rect(first - 4, 0, last + 1 - first, 3));
  chalked(ctx, () => ctx.rect(-1, 0, 2, 1));
  const [reach, over] = [1.92, 3 - SPOT];
  const from = Math.asin(over / reach);
  chalked(ctx, () => ctx.arc(0, SPOT, reach, from, Math.PI - from));
  dot(ctx, 0, SPOT, 0.1);
  for (const x of [-4, 4])
    chalked(ctx, () => ctx.arc(x, 0, 0.82, x < 0 ? 0 : Math.PI / 2, x < 0 ? Math.PI / 2 : Math.PI));
  ctx.restore();
  for (const square of STARS[side]) {
    const [x, , z] = squareAt(square);
    star(ctx, x, z, 0.3);
  }
}

/** The ground of a goal has the colour of whoever defends it, and his sign: one sees which way one plays. */
function paintGoal(ctx: Ctx, side: Side, colour: string): void {
  ctx.save();
  if (side === 0) ctx.rotate(Math.PI);
  ctx.translate(0, -8 - GOAL_DEPTH / 2);
  ctx.fillStyle = faded(colour, 0.7);
  ctx.fillRect(-1, -GOAL_DEPTH / 2, 2, GOAL_DEPTH);
  ctx.fillStyle = chalk(0.75);
  ctx.beginPath();
  if (side === 0) ctx.arc(0, 0, GOAL_SIGN, 0, 2 * Math.PI);
  else for (const turn of [0, 1, 2, 3]) ctx.lineTo(...cornerOf(turn));
  ctx.closePath();
  ctx.fill();
  ctx.restore();
}
const [GOAL_DEPTH, GOAL_SIGN] = [0.68, 0.16];
/** Of a square that stands on its tip. */
const cornerOf = (turn: number): [number, number] => [
  Math.round(Math.cos((turn * Math.PI) / 2)) * GOAL_SIGN * 1.25,
  Math.round(Math.sin((turn * Math.PI) / 2)) * GOAL_SIGN * 1.25,
];

function star(ctx: Ctx, x: number, z: number, radius: number): void {
  ctx.fillStyle = faded(PITCH_PAINT.star, 0.82);
  ctx.beginPath();
  for (let i = 0; i < 10; i++) {
    const [turn, reach] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 === 0 ? radius : radius * 0.42];
    ctx.lineTo(x + Math.cos(turn) * reach, z + Math.sin(turn) * reach);
  }
  ctx.closePath();
  ctx.fill();
}

function paintCentre(ctx: Ctx): void {
  chalked(ctx, () => ctx.rect(-4, -8, PITCH.width, PITCH.depth));
  chalked(ctx, () => {
    ctx.moveTo(-4, 0);
    ctx.lineTo(4, 0);
  });
  chalked(ctx, () => ctx.arc(0, 0, Math.SQRT2, 0, 2 * Math.PI));
}

/** Letters behind the goal lines, beyond the nets and clear of the flags; each half's own rows beside the touchline where its foul area is not. */
function paintEdges(ctx: Ctx, quarter: number): void {
  for (let column = 0; column < PITCH.width; column++) {
    const name = 'ABCDEFGH'[column]!;
    const x = column - 3.5;
    for (const z of [-LETTERS, LETTERS]) write(ctx, name, { at: [x, z], size: 0.3, quarter, opacity: 0.62 });
  }
  for (let row = 1; row <= 8; row++) {
    for (const way of [1, -1] as const)
      write(ctx, `${row}`, { at: [-4.26 * way, (8.5 - row) * way], size: 0.3, quarter, opacity: 0.62 });
  }
}

const LETTERS = 8.9;

interface Lettering {
  readonly at: readonly [number, number];
  readonly size: number;
  readonly quarter: number;
  readonly opacity: number;
}

function write(ctx: Ctx, text: string, { at: [x, z], size, quarter, opacity }: Lettering): void {
  ctx.save();
  ctx.translate(x, z);
  ctx.rotate((-quarter * Math.PI) / 2);
  // Canvas fonts are whole pixels, so letters are drawn large and scaled down.
  ctx.scale(size / 100, size / 100);
  ctx.font = `600 100px ${FONT}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = chalk(opacity);
  ctx.fillText(text, 0, 6);
  ctx.restore();
}

/** A place for the cards of each number, and one for all defenders, framed in the side's colour. */
function paintFoulAreas(ctx: Ctx, quarter: number, colours: PitchLook['colours']): void {
  for (const side of [0, 1] as const) {
    for (const [slot, name] of CARD_PLACES.entries()) {
      const [x, , z] = foulPlace(side, slot);
      ctx.beginPath();
      ctx.roundRect(x - MARGIN.side * 0.33, z - 0.42, MARGIN.side * 0.66, 0.84, 0.1);
      ctx.fillStyle = faded(PITCH_PAINT.deep, 0.25);
      ctx.fill();
      ctx.globalAlpha = 0.55;
      ctx.strokeStyle = colours[SIDES[side]];
      ctx.lineWidth = 0.035;
      ctx.stroke();
      ctx.globalAlpha = 1;
      const [, , written] = foulNumber(side, slot);
      write(ctx, name, { at: [x, written], size: 0.34, quarter, opacity: 0.5 });
    }
  }
}
