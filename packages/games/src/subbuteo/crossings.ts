import type { Motion, Place } from '@bande/physics';
import type { Event, Line } from './events.ts';
import { isGone, isMoving, pieceOf, type Ground } from './motion.ts';
import { FIGURES, SIDES, endOf, type BodyName, type Figure, type Loose } from './names.ts';
import type { Told } from './state.ts';
import { BALL_RADIUS } from './table-bodies.ts';
import type { Pitch } from './table.ts';

type Depth = (place: { readonly x: number; readonly y: number }) => number;

/** How far beyond the outer edge of the lines a point is, or, below 0, how far inside. */
const beyond =
  (pitch: Pitch, border: number): Depth =>
  ({ x, y }) =>
    Math.max(Math.abs(x) - pitch.width / 2 - border, Math.abs(y) - pitch.length / 2 - border);

/** FISTF-I.7.1, FISTF-I.7.2: wholly over the line, as seen from above. */
const ballBeyond = ({ pitch }: Ground): Depth => {
  const depth = beyond(pitch, 0);
  return (place) => depth(place) - BALL_RADIUS;
};
const figureBeyond = ({ pitch, size }: Ground): Depth => {
  const depth = beyond(pitch, 0);
  return (place) => depth(place) - size.baseRadius;
};
/** FISTF-II.2.1.2.3: some of what it stands on is off the cloth. */
const offCloth = ({ pitch, size }: Ground): Depth => {
  const depth = beyond(pitch, pitch.border);
  return (place) => depth(place) + size.footRadius;
};

function lineOf({ width, length }: Pitch, { x, y }: Place): Line {
  if (Math.abs(y) - length / 2 >= Math.abs(x) - width / 2) return y < 0 ? 'south' : 'north';
  return x < 0 ? 'west' : 'east';
}

const isInGoal = ({ length, goal }: Pitch, { x, y, z }: Place): boolean =>
  Math.abs(y) > length / 2 && Math.abs(x) < goal.width / 2 && z < goal.height;

/** A line that a body may cross, and what is told if it does. */
interface Watched {
  readonly body: Loose;
  readonly depth: Depth;
  readonly crossed: (told: Told, place: Place) => { readonly told: Told; readonly events: readonly Event[] };
}

const back =
  (depth: Depth): Depth =>
  (place) =>
    0 - depth(place);

function ballWatched(ground: Ground, { ballOver }: Told): Watched {
  const { pitch } = ground;
  const depth = ballBeyond(ground);
  if (ballOver !== null)
    return {
      body: 'ball',
      depth: back(depth),
      crossed: (told) => ({ told: { ...told, ballOver: null }, events: [{ kind: 'ballBack', line: ballOver }] }),
    };
  return {
    body: 'ball',
    depth,
    crossed(told, place) {
      const line = lineOf(pitch, place);
      const goal = SIDES.find((side) => isInGoal(pitch, place) && endOf(side) * place.y > 0);
      const over = { kind: 'ballOver', line } as const;
      return {
        told: { ...told, ballOver: line },
        events: goal === undefined ? [over] : [over, { kind: 'ballInGoal', goal }],
      };
    },
  };
}

const offTo = (told: Told, figure: Figure, ground: 'field' | 'cloth' | null): Told => {
  const { [figure]: _was, ...off } = told.off;
  return { ...told, off: ground === null ? off : { ...off, [figure]: ground } };
};
const left = (figure: Figure, ground: 'field' | 'cloth', depth: Depth): Watched => ({
  body: figure,
  depth,
  crossed: (told) => ({ told: offTo(told, figure, ground), events: [{ kind: 'figureLeft', figure, ground }] }),
});
const cameBack = (figure: Figure, ground: 'field' | 'cloth', depth: Depth): Watched => ({
  body: figure,
  depth: back(depth),
  crossed: (told) => ({
    told: offTo(told, figure, ground === 'field' ? null : 'field'),
    events: [{ kind: 'figureBack', figure, ground }],
  }),
});

function figureWatched(ground: Ground, { off }: Told, figure: Figure): readonly Watched[] {
  const been = off[figure];
  if (been === undefined) return [left(figure, 'field', figureBeyond(ground))];
  return been === 'field'
    ? [left(figure, 'cloth', offCloth(ground)), cameBack(figure, 'field', figureBeyond(ground))]
    : [cameBack(figure, 'cloth', offCloth(ground))];
}

/** Nothing on a table speeds up by more than this, metres a second squared. */
const MOST_ACCELERATION = 12;

/** Whether it can come so far at all. */
function canCross(motion: Motion, { body, depth }: Watched, until: number): boolean {
  const { x, y, t, vx = 0, vy = 0 } = pieceOf(motion, body);
  const span = until - t;
  const reach = Math.sqrt(vx * vx + vy * vy) * span + (MOST_ACCELERATION * span * span) / 2;
  return depth({ x, y }) > -reach;
}

export interface Crossing {
  readonly time: number;
  readonly told: Told;
  readonly events: readonly Event[];
}

/** What has been sought already: the same question comes again whenever somebody looks ahead. */
interface Sought {
  readonly told: Told;
  readonly until: number;
  readonly found: Crossing | null;
}
const sought = new WeakMap<Motion, Sought>();

/** The first line that anything crosses, from what has been told until then and not after `until`, which lies before the next event of the motion. */
export function firstCrossing(ground: Ground, motion: Motion, told: Told, until: number): Crossing | null {
  const before = sought.get(motion);
  const known = before?.told === told ? before : undefined;
  if (known !== undefined && (known.found !== null || until <= known.until))
    return known.found !== null && known.found.time <= until ? known.found : null;
  const found = seek(ground, motion, told, Math.max(motion.t, told.until, known?.until ?? 0), until);
  sought.set(motion, { told, until, found });
  return found;
}

function seek(ground: Ground, motion: Motion, told: Told, from: number, until: number): Crossing | null {
  const goes = (body: BodyName): boolean => isMoving(motion, body) && !isGone(motion, body);
  const watched = [
    ...(goes('ball') ? [ballWatched(ground, told)] : []),
    ...FIGURES.filter(goes).flatMap((figure) => figureWatched(ground, told, figure)),
  ].filter((one) => canCross(motion, one, until));
  let first: { readonly time: number; readonly one: Watched } | null = null;
  for (const one of watched) {
    const time = ground.motions.firstBeyond(motion, one.body, one.depth, first?.time ?? until, from);
    if (time !== null && (first === null || time < first.time)) first = { time, one };
  }
  if (first === null) return null;
  const { time, one } = first;
  const place = ground.motions.placesAt(motion, time).find(({ id }) => id === one.body)!;
  const crossed = one.crossed(told, place);
  return { time, events: crossed.events, told: { ...crossed.told, until: time } };
}

/** What a look at the table tells, where nobody has seen things go there. */
export function toldOf(ground: Ground, motion: Motion, time: number): Told {
  const places = new Map(ground.motions.placesAt(motion, time).map((place) => [place.id, place]));
  const ball = places.get('ball')!;
  const off: [Figure, 'field' | 'cloth'][] = [];
  for (const figure of FIGURES) {
    const place = places.get(figure)!;
    if (offCloth(ground)(place) > 0) off.push([figure, 'cloth']);
    else if (figureBeyond(ground)(place) > 0) off.push([figure, 'field']);
  }
  return {
    ballOver: ballBeyond(ground)(ball) > 0 ? lineOf(ground.pitch, ball) : null,
    off: Object.fromEntries(off),
    until: time,
  };
}
