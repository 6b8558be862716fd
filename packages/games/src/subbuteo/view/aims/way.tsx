import { Band, MARKS } from '@bande/stage';
import { useMemo } from 'react';
import { SCALE, toTable, type Point } from '../layout.ts';

export const FLAT = 0.03;

interface StripProps {
  readonly way: readonly Point[];
  readonly colour: string;
  /** At its beginning, in table units; it tapers to its end. */
  readonly width: number;
}

const LEFT = { width: 0.4, solid: 0.45 } as const;
const [HARD, SOFT] = [
  [1, 1, 1],
  [0, 1, 0],
] as const;
const HARD_LINE = { across: HARD, left: LEFT } as const;
const GLOW = { across: SOFT, left: LEFT } as const;

/** A way on the cloth: a bright line that tapers, its glow around it, and a dark rim so that it is seen on chalk too. */
export function Strip({ way, colour, width }: StripProps) {
  const line = useMemo(() => onCloth(way), [way]);
  if (way.length < 2) return null;
  return (
    <>
      <Band way={line} colour={MARKS.rim} width={width * 1.7} solid={0.3} order={3} {...HARD_LINE} />
      <Band way={line} colour={colour} width={width * 4.5} solid={0.42} order={3.1} {...GLOW} />
      <Band way={line} colour={colour} width={width} solid={0.95} order={3.2} {...HARD_LINE} />
    </>
  );
}

/** How wide a base is that goes along a way: two thin lines, so far from its middle in table units. */
export function Edges({ way, colour, width, aside }: StripProps & { readonly aside: number }) {
  const [left, right] = useMemo(() => [-aside, aside].map((by) => onCloth(besideWay(way, by / SCALE))), [way, aside]);
  if (way.length < 2) return null;
  return (
    <>
      <Band way={left!} colour={colour} width={width} solid={0.55} order={3.1} {...HARD_LINE} />
      <Band way={right!} colour={colour} width={width} solid={0.55} order={3.1} {...HARD_LINE} />
    </>
  );
}

const onCloth = (way: readonly Point[]) => way.map((point) => toTable(point, FLAT));

function besideWay(way: readonly Point[], by: number): readonly Point[] {
  return way.map(({ x, y }, i) => {
    const [before, after] = [way[Math.max(0, i - 1)]!, way[Math.min(way.length - 1, i + 1)]!];
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const long = Math.hypot(dx, dy) || 1;
    return { x: x - (by * dy) / long, y: y + (by * dx) / long };
  });
}

/** As much of a way as is this long, in metres. */
export function upTo(way: readonly Point[], most: number): readonly Point[] {
  let gone = 0;
  const end = way.findIndex((point, i) => {
    const before = way[i - 1];
    gone += before === undefined ? 0 : Math.hypot(point.x - before.x, point.y - before.y);
    return gone > most;
  });
  return end === -1 ? way : way.slice(0, end);
}
