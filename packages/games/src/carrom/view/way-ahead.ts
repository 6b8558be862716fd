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

/** Metres drawn after the last contact that is looked at, and how many cushions are looked beyond. */
const LENGTHS: Readonly<Record<Guide, { readonly beyond: number; readonly cushions: number }>> = {
  off: { beyond: 0, cushions: 0 },
  short: { beyond: 0.06, cushions: 0 },
  long: { beyond: 0.2, cushions: 2 },
};

export function wayAhead(stroke: Run, guide: Guide): WayAhead {
  const { beyond, cushions } = LENGTHS[guide];
  const met = stroke.contacts.filter(
    (contact) => contact.kind === 'hit' || (contact.kind === 'cushion' && contact.disc === STRIKER),
  );
  const hit = met.findIndex(({ kind }) => kind === 'hit');
  const last = hit !== -1 && hit <= cushions ? met[hit] : met[cushions];
  const way = stroke.path(STRIKER);
  const until = last?.t ?? Infinity;
  const end = way.find(({ t }) => t >= until) ?? stroke.end.find(({ id }) => id === STRIKER)!;
  const striker = [...way.filter(({ t }) => t < until).map(place), place(end)];
  if (last === undefined) return { striker, meets: null, after: [] };
  const discs = last.kind === 'hit' ? [STRIKER, last.a === STRIKER ? last.b : last.a] : [STRIKER];
  return {
    striker,
    meets: place(end),
    after: discs.flatMap((id) =>
      onwards(
        stroke.path(id).find(({ t }) => t >= until),
        beyond,
      ),
    ),
  };
}

const place = ({ x, y }: Point): Point => ({ x, y });

function onwards(segment: Segment | undefined, far: number): readonly (readonly [Point, Point])[] {
  if (segment === undefined || far === 0) return [];
  const speed = distance({ x: segment.vx, y: segment.vy }, { x: 0, y: 0 });
  // What hardly moves shows no direction.
  if (speed < 0.02) return [];
  const length = Math.min(far, (far * speed) / 1.2 + 0.012);
  return [
    [place(segment), { x: segment.x + (segment.vx / speed) * length, y: segment.y + (segment.vy / speed) * length }],
  ];
}
