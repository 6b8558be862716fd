/** Where things lie in a picture; plain numbers, so that they can be checked. */
export interface Plot {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
type Point = readonly [number, number];

/** The next round number that is not below: 1, 2, 5 times a power of ten. */
export function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5, 10].find((times) => times * power >= value - 1e-9) ?? 10;
  return step * power;
}

/** Whole steps from 0 to a round number, about `count` of them, none smaller than `least`. */
export function ticksTo(max: number, count = 4, least = 0): readonly number[] {
  const step = Math.max(least, roundUp(max / count));
  return Array.from({ length: Math.ceil(max / step - 1e-9) + 1 }, (_, i) => i * step);
}

interface Scale {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  readonly xTicks: readonly number[];
  readonly yTicks: readonly number[];
}

export function scaleOf(points: readonly Point[], { width, height, left, right, top, bottom }: Plot): Scale {
  const xTicks = ticksTo(Math.max(1, ...points.map(([x]) => x)), 5);
  // Nobody scores half a goal.
  const least = points.every(([, y]) => Number.isInteger(y)) ? 1 : 0;
  const yTicks = ticksTo(Math.max(1, ...points.map(([, y]) => y)), 4, least);
  const [xMax, yMax] = [Math.max(1e-9, ...points.map(([x]) => x)), yTicks.at(-1)!];
  return {
    x: (value) => left + (value / xMax) * (width - left - right),
    y: (value) => height - bottom - (value / yMax) * (height - top - bottom),
    xTicks: xTicks.filter((tick) => tick <= xMax + 1e-9),
    yTicks,
  };
}

const near = (n: number): string => String(Math.round(n * 10) / 10);

export const pathThrough = (points: readonly Point[], { x, y }: Scale): string =>
  points.map((point, i) => `${i === 0 ? 'M' : 'L'}${near(x(point[0]))} ${near(y(point[1]))}`).join('');

interface Stretch {
  readonly from: number;
  readonly size: number;
}

/** Values side by side along a length. */
export function stretches(values: readonly number[], length: number): readonly Stretch[] {
  const whole = values.reduce((sum, value) => sum + Math.max(0, value), 0);
  let from = 0;
  return values.map((value) => {
    const size = whole === 0 ? length / values.length : (Math.max(0, value) / whole) * length;
    const stretch = { from, size };
    from += size;
    return stretch;
  });
}

/** How strongly a cell is shaded, 0 to 1. The root keeps the rare places visible beside the one where everything happens. */
export function shades(cells: readonly number[]): readonly number[] {
  const most = Math.max(0, ...cells);
  return cells.map((value) => (most === 0 ? 0 : Math.sqrt(Math.max(0, value) / most)));
}

/** Whole per cents that add up to 100: what rounding leaves over goes to whoever lost most by it. */
export function percents(values: readonly number[]): readonly number[] {
  const whole = values.reduce((sum, value) => sum + Math.max(0, value), 0);
  if (whole === 0) return values.map(() => 0);
  const exact = values.map((value) => (100 * Math.max(0, value)) / whole);
  const left = 100 - exact.reduce((sum, value) => sum + Math.floor(value), 0);
  const byRest = exact.map((value, i) => ({ rest: value % 1, i })).toSorted((a, b) => b.rest - a.rest || a.i - b.i);
  const more = new Set(byRest.slice(0, left).map(({ i }) => i));
  return exact.map((value, i) => Math.floor(value) + (more.has(i) ? 1 : 0));
}
