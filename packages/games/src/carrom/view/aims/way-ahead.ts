import type { Run, Segment } from '@bande/physics';
import type { Guide } from '@bande/stage/view';
import { STRIKER } from '../../motion.ts';
import { distance, HALF, PIECE_RADIUS, STRIKER_RADIUS, type Point } from '../../table.ts';

/** The way of the striker to its first contact, and how it and the piece it meets go on from there. */
interface WayAhead {
  readonly striker: readonly Point[];
  /** Where the striker is when it meets something. */
  readonly meets: Point | null;
  readonly after: readonly Onward[];
  /** The pocket into which the striker itself goes on from there, by its number. */
  readonly drops: number | null;
}

/** How a disc goes on, up to the cushion at most. */
export interface Onward {
  readonly disc: string;
  readonly from: Point;
  readonly to: Point;
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
  const drops = guide === 'off' ? null : dropAfter(stroke, last?.t ?? -1);
  if (last === undefined) return { striker, meets: null, after: [], drops };
  const discs = last.kind === 'hit' ? [STRIKER, last.a === STRIKER ? last.b : last.a] : [STRIKER];
  return {
    striker,
    meets: place(end),
    after: discs.flatMap((disc) =>
      onwards(
        disc,
        stroke.path(disc).find(({ t }) => t >= until),
        beyond,
      ),
    ),
    drops,
  };
}

/** In the mouth of a pocket it may touch the frame before it falls: so many seconds. */
const MOUTH = 0.06;

/** The striker falls, and meets nothing on the way there. */
function dropAfter({ contacts }: Run, from: number): number | null {
  const drop = contacts.find((contact) => contact.kind === 'pocketed' && contact.disc === STRIKER);
  if (drop?.kind !== 'pocketed') return null;
  const isMet = contacts.some(
    (contact) =>
      contact.t > from &&
      contact.t < drop.t &&
      ((contact.kind === 'hit' && (contact.a === STRIKER || contact.b === STRIKER)) ||
        (contact.kind === 'cushion' && contact.disc === STRIKER && contact.t < drop.t - MOUTH)),
  );
  return isMet ? null : drop.pocket;
}

const place = ({ x, y }: Point): Point => ({ x, y });

function onwards(disc: string, segment: Segment | undefined, far: number): readonly Onward[] {
  if (segment === undefined || far === 0) return [];
  const speed = distance({ x: segment.vx, y: segment.vy }, { x: 0, y: 0 });
  // What hardly moves shows no direction.
  if (speed < 0.02) return [];
  const length = Math.min(far, (far * speed) / 1.2 + 0.012);
  const [dx, dy] = [segment.vx / speed, segment.vy / speed];
  const reach = HALF - (disc === STRIKER ? STRIKER_RADIUS : PIECE_RADIUS);
  const free = Math.min(length, roomAlong(segment.x, dx, reach), roomAlong(segment.y, dy, reach));
  return [{ disc, from: place(segment), to: { x: segment.x + dx * free, y: segment.y + dy * free } }];
}

/** How far something may go before it meets the cushion, along one of the two directions of the board. */
const roomAlong = (at: number, step: number, reach: number): number =>
  step === 0 ? Infinity : Math.max(0, (Math.sign(step) * reach - at) / step);
