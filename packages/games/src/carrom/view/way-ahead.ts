import type { Run, Segment } from '@bande/physics';
import type { Guide } from '@bande/stage/view';
import { STRIKER } from '../motion.ts';
import { distance, type Point } from '../table.ts';

/** The way of the striker to its first contact, and how it and the piece it meets go on from there. */
export interface WayAhead {
  readonly striker: readonly Point[];
  /** Where the striker is when it meets something. */
  readonly meets: Point | null;
  readonly after: readonly (readonly [Point, Point])[];
}

/** Metres drawn after the first contact, and cushions that are looked beyond. */
const BEYOND: Readonly<Record<Guide, number>> = { off: 0, short: 0.06, long: 0.2 };

export function wayAhead(stroke: Run, guide: Guide): WayAhead {
  const hit = stroke.contacts.find((contact) => contact.kind === 'hit');
  const until = hit?.t ?? stroke.contacts.find((contact) => contact.kind === 'cushion')?.t ?? Infinity;
  const way = stroke.path(STRIKER);
  const before = way.filter(({ t }) => t < until);
  const end = way.find(({ t }) => t >= until) ?? stroke.end.find(({ id }) => id === STRIKER)!;
  const striker = [...before.map(place), place(end)];
  if (hit?.kind !== 'hit') return { striker, meets: null, after: [] };
  const met = hit.a === STRIKER ? hit.b : hit.a;
  const after = [STRIKER, met].flatMap((id) => onwards(stroke.path(id).find(({ t }) => t >= hit.t), BEYOND[guide]));
  return { striker, meets: place(end), after };
}

const place = ({ x, y }: Point): Point => ({ x, y });

function onwards(segment: Segment | undefined, far: number): readonly (readonly [Point, Point])[] {
  if (segment === undefined || far === 0) return [];
  const speed = distance({ x: segment.vx, y: segment.vy }, { x: 0, y: 0 });
  // What hardly moves shows no direction.
  if (speed < 0.02) return [];
  const length = Math.min(far, (far * speed) / 1.2 + 0.012);
  return [[place(segment), { x: segment.x + (segment.vx / speed) * length, y: segment.y + (segment.vy / speed) * length }]];
}
