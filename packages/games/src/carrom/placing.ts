import { direction } from '@bande/physics';
import type { Paragraph } from './rulebook.ts';
import { QUEEN, type Piece, type Pieces } from './state.ts';
import {
  BASE_LINE,
  CENTRE,
  CENTRE_RADIUS,
  CLEAR_OF_CIRCLES,
  COVERS_FROM,
  COVERS_TO,
  distance,
  fromEnd,
  PIECE_RADIUS,
  PLACE_FROM,
  PLACE_TO,
  POCKET_RADIUS,
  POCKETS,
  seenFrom,
  STRIKER_RADIUS,
  TOUCH,
  TOUCHES_ARROW,
  type End,
  type Point,
} from './table.ts';

const DIAMETER = 2 * PIECE_RADIUS;

const lying = (pieces: Pieces): readonly Point[] => pieces.filter((at) => at !== null);
const isFree = (at: Point, others: readonly Point[]): boolean =>
  others.every((one) => distance(at, one) >= DIAMETER - TOUCH);

// ── dues and penalties, placed by a player ────────────────────────────────────────────────────────────────────────

/** What is wrong with placing a piece here; the order is that of the laws. */
export function placeBreaches(pieces: Pieces, at: Point): readonly Paragraph[] {
  const fromCentre = distance(at, CENTRE);
  const laws: Paragraph[] = [];
  if (fromCentre > PLACE_TO + TOUCH) laws.push('ICF-85.1');
  if (!isFree(at, lying(pieces))) laws.push('ICF-86.1');
  if (fromCentre < PLACE_FROM - TOUCH) laws.push('ICF-89b.1'); // [CI-12]
  if (isShotWithQueen(pieces, at)) laws.push('ICF-114.1');
  return laws;
}

/** A pair or cannon with the queen: hit straight on, the placed piece would drive her into a pocket [CI-13]. */
export function isShotWithQueen(pieces: Pieces, at: Point): boolean {
  const queen = pieces[QUEEN];
  if (queen === null || queen === undefined) return false;
  const apart = distance(at, queen);
  if (apart > 2 * DIAMETER + TOUCH || apart === 0) return false;
  const [ux, uy] = [(queen.x - at.x) / apart, (queen.y - at.y) / apart];
  return POCKETS.some((pocket) => {
    const [dx, dy] = [pocket.x - queen.x, pocket.y - queen.y];
    const ahead = dx * ux + dy * uy;
    return ahead > 0 && Math.abs(dx * uy - dy * ux) <= POCKET_RADIUS;
  });
}

/** A legal place for a due or penalty piece, or null: there is no room ['ICF-79a']. */
export function roomToPlace(pieces: Pieces): Point | null {
  const others = lying(pieces);
  const fits = (at: Point): boolean => placeBreaches(pieces, at).length === 0;
  return RING.find(fits) ?? corners(others).find(fits) ?? null;
}
/** Usual places first, from the middle of the ring outwards and inwards. */
const RING: readonly Point[] = [0.5, 0.75, 0.25, 1, 0].flatMap((share) =>
  Array.from({ length: 72 }, (_, i) => polar(PLACE_FROM + (PLACE_TO - PLACE_FROM) * share, i * 5)),
);

function polar(radius: number, degrees: number): Point {
  const { sin, cos } = direction(degrees);
  return { x: radius * sin, y: radius * cos };
}

/** Where a piece would touch two others, or one of them and the edge of the ring: if there is room at all, there is room at one of these. */
function corners(others: readonly Point[]): readonly Point[] {
  const circles = [
    ...others.map((centre) => ({ centre, radius: DIAMETER })),
    { centre: CENTRE, radius: PLACE_FROM },
    { centre: CENTRE, radius: PLACE_TO },
  ];
  return circles.flatMap((a, i) => circles.slice(i + 1).flatMap((b) => meets(a.centre, a.radius, b.centre, b.radius)));
}

/** The points at these distances from two centres. */
function meets(a: Point, ra: number, b: Point, rb: number): readonly Point[] {
  const apart = distance(a, b);
  if (apart === 0 || apart > ra + rb || apart < Math.abs(ra - rb)) return [];
  const along = (apart * apart + ra * ra - rb * rb) / (2 * apart);
  const across = Math.sqrt(Math.max(0, ra * ra - along * along));
  const [ux, uy] = [(b.x - a.x) / apart, (b.y - a.y) / apart];
  return [1, -1].map((sign) => ({
    x: a.x + along * ux - sign * across * uy,
    y: a.y + along * uy + sign * across * ux,
  }));
}

// ── queen and jumped pieces, placed by the umpire ─────────────────────────────────────────────────────────────────

/**
 * The pieces in this order: the first over the centre circle as far as room allows ['ICF-65a', 'ICF-93.1', 'ICF-94.1'], the second
 * touching it on the far side of the player who strikes next ['ICF-65b', CI-42], the others touching those two ['ICF-65d'].
 */
export function umpirePlaces(pieces: Pieces, order: readonly Piece[], nextEnd: End): Pieces {
  const away = fromEnd(nextEnd, { x: 0, y: 1 });
  const put: Point[] = [];
  return order.reduce<Pieces>((now, piece) => {
    const others = lying(now.with(piece, null));
    const at = touching(put, others, away) ?? overCentre(others, away);
    put.push(at);
    return now.with(piece, at);
  }, pieces);
}

const far = (at: Point, away: Point): number => at.x * away.x + at.y * away.y;
/** The best of the free candidates: nearest to the centre, then farthest from the next player. */
function nearest(candidates: readonly Point[], others: readonly Point[], away: Point): Point | null {
  let best: Point | null = null;
  for (const at of candidates) {
    if (!isFree(at, others)) continue;
    if (best === null) {
      best = at;
      continue;
    }
    const gain = distance(best, CENTRE) - distance(at, CENTRE);
    if (gain > TOUCH || (gain > -TOUCH && far(at, away) > far(best, away) + TOUCH)) best = at;
  }
  return best;
}
const farthest = (candidates: readonly Point[], others: readonly Point[], away: Point): Point | null =>
  candidates
    .filter((at) => isFree(at, others))
    .reduce<Point | null>((best, at) => (best === null || far(at, away) > far(best, away) + TOUCH ? at : best), null);

/** As much of the centre circle as is free, otherwise against it on the far side, otherwise as near as can be [CI-22], [CI-23]. */
function overCentre(others: readonly Point[], away: Point): Point {
  if (isFree(CENTRE, others)) return CENTRE;
  const near = others.filter((one) => distance(one, CENTRE) < 2 * DIAMETER);
  const candidates = [
    ...near.flatMap((one) => besides(one)),
    ...near.flatMap((a, i) => near.slice(i + 1).flatMap((b) => meets(a, DIAMETER, b, DIAMETER))),
  ];
  const covering = nearest(
    candidates.filter((at) => distance(at, CENTRE) < CENTRE_RADIUS + PIECE_RADIUS - TOUCH),
    others,
    away,
  );
  if (covering !== null) return covering;
  const against = CENTRE_RADIUS + PIECE_RADIUS;
  const rim = [
    { x: against * away.x, y: against * away.y },
    ...near.flatMap((one) => meets(CENTRE, against, one, DIAMETER)),
  ];
  return farthest(rim, others, away) ?? anywhere(others, away);
}
/** The point touching this piece that is nearest to the centre. */
function besides(one: Point): readonly Point[] {
  const out = distance(one, CENTRE);
  return out === 0 ? [] : [{ x: one.x - (one.x / out) * DIAMETER, y: one.y - (one.y / out) * DIAMETER }];
}
const anywhere = (others: readonly Point[], away: Point): Point =>
  nearest(
    others.flatMap((a, i) => [...besides(a), ...others.slice(i + 1).flatMap((b) => meets(a, DIAMETER, b, DIAMETER))]),
    others,
    away,
  ) ??
  nearest(
    Array.from({ length: 8 }, (_, ring) =>
      Array.from({ length: 72 }, (_, i) => polar((ring + 2) * DIAMETER, i * 5)),
    ).flat(),
    others,
    away,
  )!;

/** Touching the piece the umpire has just put down, on the far side of the next player; from the third on touching the first two. */
function touching(put: readonly Point[], others: readonly Point[], away: Point): Point | null {
  const [first, second] = put;
  if (first === undefined) return null;
  const round = (one: Point): readonly Point[] => [
    { x: one.x + DIAMETER * away.x, y: one.y + DIAMETER * away.y },
    ...others.flatMap((other) => meets(one, DIAMETER, other, DIAMETER)),
  ];
  if (second === undefined) return farthest(round(first), others, away);
  return (
    farthest(meets(first, DIAMETER, second, DIAMETER), others, away) ??
    farthest([...round(first), ...round(second)], others, away)
  );
}

// ── the striker on the base line ──────────────────────────────────────────────────────────────────────────────────

/** What is wrong with a striker standing here, `x` metres to the right of the middle of this end's base line. */
export function strikerBreaches(pieces: Pieces, end: End, x: number): readonly Paragraph[] {
  const laws: Paragraph[] = [];
  const out = Math.abs(x);
  if (out > COVERS_TO + TOUCH) laws.push('ICF-130a');
  else if (out > CLEAR_OF_CIRCLES + TOUCH && out < COVERS_FROM - TOUCH) laws.push('ICF-130b.1');
  if (out >= TOUCHES_ARROW) laws.push('ICF-130b.2');
  if (!strikerIsFree(pieces, end, x)) laws.push('ICF-134.1');
  return laws;
}

export const strikerAt = (end: End, x: number): Point => fromEnd(end, { x, y: 0 - BASE_LINE });
const REACH = STRIKER_RADIUS + PIECE_RADIUS;
const strikerIsFree = (pieces: Pieces, end: End, x: number): boolean => {
  const at = strikerAt(end, x);
  return pieces.every((one) => one === null || distance(one, at) >= REACH - TOUCH);
};

/** A legal place for the striker, as near to the middle as can be, or null: the board must be replayed ['ICF-142', CI-45]. */
export function roomForStriker(pieces: Pieces, end: End): number | null {
  const edges = lying(pieces).flatMap((one) => {
    const { x, y } = seenFrom(end, one);
    const beside = REACH * REACH - (y + BASE_LINE) * (y + BASE_LINE);
    return beside <= 0 ? [] : [x - Math.sqrt(beside) - A_HAIR, x + Math.sqrt(beside) + A_HAIR];
  });
  const choices = [0, ...edges, COVERS_FROM, 0 - COVERS_FROM, CLEAR_OF_CIRCLES, 0 - CLEAR_OF_CIRCLES].toSorted(
    (a, b) => Math.abs(a) - Math.abs(b) || a - b,
  );
  return choices.find((x) => strikerBreaches(pieces, end, x).length === 0) ?? null;
}
/** A hundredth of a millimetre: a place to put a striker must survive rounding. */
const A_HAIR = 1e-5;
