import type { Motion, Place } from '@bande/physics';
import type { Event, Line } from './events.ts';
import { isGone, isMoving, pieceOf, type Ground } from './motion.ts';
import {
  FIGURES,
  KEEPERS,
  SIDES,
  endOf,
  isKeeper,
  keeperSide,
  type BodyName,
  type Figure,
  type Keeper,
  type Side,
} from './names.ts';
import type { Told } from './told.ts';
import { BALL_RADIUS, KEEPER_SIZE } from './table-bodies.ts';
import type { Pitch } from './table.ts';
import { GREEN, spotOf } from './zones.ts';

/** How far beyond something a place is, at a time of the motion. */
type Depth = (place: { readonly x: number; readonly y: number }, time: number) => number;

/** What is looked out for beside the lines around the field: only what play depends on now. */
export interface Watch {
  readonly told: Told;
  /** Shooting zones ['FISTF-II.7.1.2']. */
  readonly zones: boolean;
  /** Who has kicked off, and whose goal kick has been taken. */
  readonly kickOff: Side | null;
  readonly goalKick: Side | null;
  /** Whose line the ball must not pass while figures are offside, and how far before his goal line that is at a time, in metres; whether it must be in his zone. */
  readonly offside: {
    readonly defender: Side;
    readonly line: (time: number) => number;
    readonly inZone: boolean;
  } | null;
  /** Keepers whose hands are not kept within the goal area. */
  readonly keepers: readonly Keeper[];
  /** The same words mean the same watch. */
  readonly key: string;
}
export const watchOnly = (told: Told): Watch => ({
  told,
  zones: false,
  kickOff: null,
  goalKick: null,
  offside: null,
  keepers: [],
  key: '',
});

/** How far beyond the outer edge of the lines a point is, or, below 0, how far inside. */
const beyond =
  (pitch: Pitch, border: number): Depth =>
  ({ x, y }) =>
    Math.max(Math.abs(x) - pitch.width / 2 - border, Math.abs(y) - pitch.length / 2 - border);

/** FISTF-I.7.1, FISTF-I.7.2: wholly over the line, as seen from above. */
const ballBeyond = ({ pitch }: Ground): Depth => {
  const depth = beyond(pitch, 0);
  return (place, time) => depth(place, time) - BALL_RADIUS - GREEN;
};
const figureBeyond = ({ pitch, size }: Ground): Depth => {
  const depth = beyond(pitch, 0);
  return (place, time) => depth(place, time) - size.baseRadius - GREEN;
};
/** FISTF-II.2.1.2.3: some of what it stands on is off the cloth. */
const offCloth = ({ pitch, size }: Ground): Depth => {
  const depth = beyond(pitch, pitch.border);
  return (place, time) => depth(place, time) + size.footRadius;
};

function lineOf({ width, length }: Pitch, { x, y }: Place): Line {
  if (Math.abs(y) - length / 2 >= Math.abs(x) - width / 2) return y < 0 ? 'south' : 'north';
  return x < 0 ? 'west' : 'east';
}

const isInGoal = ({ length, goal }: Pitch, { x, y, z }: Place): boolean =>
  Math.abs(y) > length / 2 && Math.abs(x) < goal.width / 2 && z < goal.height;

/** A line that a body may cross, and what is told if it does. */
interface Watched {
  readonly body: BodyName;
  readonly depth: Depth;
  readonly crossed: (told: Told, place: Place) => { readonly told: Told; readonly events: readonly Event[] };
}

const back =
  (depth: Depth): Depth =>
  (place, time) =>
    0 - depth(place, time);

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
      const over: Event = { kind: 'ballOver', line, inGoal: isInGoal(pitch, place), at: [...spotOf(place)] };
      return { told: { ...told, ballOver: line }, events: [over] };
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
  crossed: (told, place) => ({
    told: offTo(told, figure, ground),
    events: [{ kind: 'figureLeft', figure, ground, at: [...spotOf(place)] }],
  }),
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

// ── zones, halfway line, penalty area, the offside line, keepers ──────────────────────────────────────────────────

const ahead = ({ length }: Pitch, side: Side, y: number): number => length / 2 - endOf(side) * y;

/** 'FISTF-II.7.1.1.a.1': wholly past the shooting-zone line. */
const inZone = ({ pitch }: Ground, side: Side): Depth => {
  const inside = pitch.length / 4 - pitch.lineWidth / 2;
  return ({ y }) => inside - ahead(pitch, side, y) - BALL_RADIUS - GREEN;
};

function zonesWatched(ground: Ground, { ballIn }: Told): readonly Watched[] {
  if (ballIn !== null)
    return [
      {
        body: 'ball',
        depth: back(inZone(ground, ballIn)),
        crossed: (told) => ({ told: { ...told, ballIn: null }, events: [{ kind: 'ballOutside', zone: ballIn }] }),
      },
    ];
  return SIDES.map((zone) => ({
    body: 'ball',
    depth: inZone(ground, zone),
    crossed: (told) => ({ told: { ...told, ballIn: zone }, events: [{ kind: 'ballInside', zone }] }),
  }));
}

const once = (body: BodyName, depth: Depth, event: Event): Watched => ({
  body,
  depth,
  crossed: (told) => ({ told, events: [event] }),
});

/** 'FISTF-II.4.2.3.4', 'FISTF-II.15.2.3.1': as far as a restart must send the ball. */
function restartWatched({ pitch }: Ground, { kickOff, goalKick }: Watch): readonly Watched[] {
  const { penaltyWidth, penaltyDepth } = pitch;
  return [
    ...(kickOff === null
      ? []
      : [
          once('ball', ({ y }) => 0 - endOf(kickOff) * y - BALL_RADIUS - pitch.lineWidth / 2 - GREEN, {
            kind: 'ballOverHalfway',
          }),
        ]),
    ...(goalKick === null
      ? []
      : [
          once(
            'ball',
            ({ x, y }) =>
              Math.max(Math.abs(x) - penaltyWidth / 2, ahead(pitch, goalKick, y) - penaltyDepth) - BALL_RADIUS - GREEN,
            { kind: 'ballLeftArea', area: goalKick },
          ),
        ]),
  ];
}

/** 'FISTF-II.13.1.2.1': some of the ball past the line, all of it in the zone; 'SHORT-offside.3': wherever it is. */
function offsideWatched(ground: Ground, { offside }: Watch): readonly Watched[] {
  if (offside === null) return [];
  const { defender, line } = offside;
  const zone = inZone(ground, defender);
  const passed: Depth = ({ y }, time) => line(time) - Math.max(0, ahead(ground.pitch, defender, y) - BALL_RADIUS);
  const depth: Depth = (place, time) => Math.min(zone(place, time), passed(place, time));
  return [once('ball', offside.inZone ? depth : passed, { kind: 'ballPassed' })];
}

/** 'FISTF-II.8.2.1.2': any part of the keeper on or over the line of the goal area; a lean makes him wide. */
function keeperWatched({ pitch, motions }: Ground, motion: Motion, { over }: Told, keeper: Keeper): readonly Watched[] {
  const { halfWidth, halfThickness, height } = KEEPER_SIZE;
  const depth: Depth = ({ x, y }, time) => {
    const lean = Math.abs(motions.postureAt(motion, keeper, time).lean);
    const aside = Math.abs(x) + halfWidth + lean * (height - halfWidth) - pitch.goalAreaWidth / 2 + pitch.lineWidth;
    const before = ahead(pitch, keeperSide(keeper), y) + halfThickness - pitch.goalAreaDepth + pitch.lineWidth;
    return Math.max(aside, before);
  };
  if (over.includes(keeper))
    return [
      {
        body: keeper,
        depth: back(depth),
        crossed: (told) => ({ told: { ...told, over: told.over.filter((one) => one !== keeper) }, events: [] }),
      },
    ];
  return [
    {
      body: keeper,
      depth,
      crossed: (told) => ({
        told: { ...told, over: [...told.over, keeper] },
        events: [{ kind: 'keeperOverLine', keeper }],
      }),
    },
  ];
}

/** Nothing on a table speeds up by more than this, metres a second squared. */
const MOST_ACCELERATION = 12;

/** Whether it can come so far at all. A hand and a line that moves are always looked at. */
function canCross(motion: Motion, { body, depth }: Watched, until: number): boolean {
  if (isKeeper(body)) return true;
  const { x, y, t, vx = 0, vy = 0 } = pieceOf(motion, body);
  const span = until - t;
  const reach = Math.sqrt(vx * vx + vy * vy) * span + (MOST_ACCELERATION * span * span) / 2;
  return depth({ x, y }, t) > -reach;
}

export interface Crossing {
  readonly time: number;
  readonly told: Told;
  readonly events: readonly Event[];
}

/** What has been sought already: the same question comes again whenever somebody looks ahead. */
interface Sought {
  readonly told: Told;
  readonly key: string;
  readonly until: number;
  readonly found: Crossing | null;
}
const sought = new WeakMap<Motion, Sought>();

/** The first line that anything crosses, from what has been told until then and not after `until`, which lies before the next event of the motion. */
export function firstCrossing(ground: Ground, motion: Motion, watch: Watch, until: number): Crossing | null {
  const before = sought.get(motion);
  const { told, key } = watch;
  const known = before?.told === told && before.key === key ? before : undefined;
  if (known !== undefined && (known.found !== null || until <= known.until))
    return known.found !== null && known.found.time <= until ? known.found : null;
  const found = seek(ground, motion, watch, Math.max(motion.t, told.until, known?.until ?? 0), until);
  sought.set(motion, { told, key, until, found });
  return found;
}

function watchedIn(ground: Ground, motion: Motion, watch: Watch): readonly Watched[] {
  const { told, zones, keepers } = watch;
  const goes = (body: BodyName): boolean => isMoving(motion, body) && !isGone(motion, body);
  const ofTheBall = goes('ball')
    ? [ballWatched(ground, told), ...(zones ? zonesWatched(ground, told) : []), ...restartWatched(ground, watch)]
    : [];
  return [
    ...ofTheBall,
    ...(goes('ball') ? offsideWatched(ground, watch) : []),
    ...FIGURES.filter(goes).flatMap((figure) => figureWatched(ground, told, figure)),
    ...KEEPERS.filter((keeper) => keepers.includes(keeper) && goes(keeper)).flatMap((keeper) =>
      keeperWatched(ground, motion, told, keeper),
    ),
  ];
}

function seek(ground: Ground, motion: Motion, watch: Watch, from: number, until: number): Crossing | null {
  const { told } = watch;
  const watched = watchedIn(ground, motion, watch).filter(
    (one) => watch.offside !== null || canCross(motion, one, until),
  );
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
    if (isGone(motion, figure)) continue;
    if (offCloth(ground)(place, time) > 0) off.push([figure, 'cloth']);
    else if (figureBeyond(ground)(place, time) > 0) off.push([figure, 'field']);
  }
  return {
    ballOver: ballBeyond(ground)(ball, time) > 0 ? lineOf(ground.pitch, ball) : null,
    ballIn: SIDES.find((side) => inZone(ground, side)(ball, time) > 0) ?? null,
    off: Object.fromEntries(off),
    over: [],
    until: time,
  };
}
