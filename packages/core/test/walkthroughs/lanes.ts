import { inPlay, later, type PlayTick } from '../../src/index.ts';

/**
 * Stub physics: round bodies that slide along lanes at a steady speed and stop. It knows no game.
 * It walks tick by tick and looks; the real physics finds the instant.
 */
export interface Body {
  readonly lane: number;
  readonly radius: number;
  /** Millimetres along the lane; from `since` to `until` it moves `speed` millimetres a tick. */
  readonly at: number;
  readonly speed: number;
  readonly since: PlayTick;
  readonly until: PlayTick;
}
export type Bodies<Id extends string> = Readonly<Record<Id, Body>>;

export const lying = (lane: number, radius: number, at: number): Body => ({
  lane,
  radius,
  at,
  speed: 0,
  since: inPlay(0),
  until: inPlay(0),
});
export const isMoving = (body: Body): boolean => body.speed !== 0;
export const placeAt = (body: Body, now: PlayTick): number =>
  body.at + body.speed * (Math.min(now, body.until) - body.since);
export const stoppedAt = (body: Body, now: PlayTick): Body => lying(body.lane, body.radius, placeAt(body, now));
export const pushedAt = (body: Body, now: PlayTick, speed: number, ticks: number): Body => ({
  ...body,
  at: placeAt(body, now),
  speed,
  since: now,
  until: later(now, ticks),
});
export const eachBody = <Id extends string>(bodies: Bodies<Id>, change: (body: Body, id: Id) => Body): Bodies<Id> =>
  Object.fromEntries(
    (Object.entries(bodies) as [Id, Body][]).map(([id, body]) => [id, change(body, id)]),
  ) as Bodies<Id>;

type Incident<Id extends string> = { readonly at: PlayTick } & (
  | { readonly what: 'meet'; readonly by: Id; readonly touched: Id }
  | { readonly what: 'over'; readonly body: Id }
  | { readonly what: 'rest'; readonly body: Id }
);

/** The first meeting, crossing of `line` or coming to rest from `from` to `until`. */
export function nextIncident<Id extends string>(
  bodies: Bodies<Id>,
  line: number,
  from: PlayTick,
  until: PlayTick,
): Incident<Id> | null {
  const ids = Object.keys(bodies) as Id[];
  for (let now = from; now <= until; now = later(now, 1)) {
    const found = ids.map((id) => incidentOf(bodies, ids, id, line, now)).find((incident) => incident !== null);
    if (found !== undefined) return found;
  }
  return null;
}

function incidentOf<Id extends string>(
  bodies: Bodies<Id>,
  ids: readonly Id[],
  id: Id,
  line: number,
  now: PlayTick,
): Incident<Id> | null {
  const body = bodies[id];
  if (!isMoving(body)) return null;
  if (placeAt(body, now) - body.radius > line) return { at: now, what: 'over', body: id };
  const touched = ids.find((other) => meet(body, bodies[other], now));
  if (touched !== undefined) return { at: now, what: 'meet', by: id, touched };
  return body.until <= now ? { at: now, what: 'rest', body: id } : null;
}

/** Side by side in one lane and coming closer. */
function meet(a: Body, b: Body, now: PlayTick): boolean {
  const gap = placeAt(b, now) - placeAt(a, now);
  return a.lane === b.lane && gap * (a.speed - b.speed) > 0 && Math.abs(gap) <= a.radius + b.radius;
}
