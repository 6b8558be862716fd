import { playTick, TICKS_PER_SECOND } from '@bande/core';
import { direction, run, type Contact, type Disc, type DiscFlick, type Run } from '@bande/physics';
import type { Event } from './events.ts';
import { strikerAt } from './placing.ts';
import { endOf, PIECE_NAMES, type Match, type Pieces, type Running } from './state.ts';
import {
  BASE_CIRCLE,
  BASE_CIRCLE_RADIUS,
  BASE_LINE,
  distance,
  fromEnd,
  HALF,
  PIECE_HEIGHT,
  PIECE_RADIUS,
  seenFrom,
  STRIKER_RADIUS,
  TOUCH,
  type Point,
} from './table.ts';
import { CARROM, tableOn, type Pocket, type Surface } from './table-bodies.ts';

/** From a stroke to the motion it makes, and from the motion to facts. */
export const STRIKER = 's';
/** At full force the striker runs at least three and a half lengths ['ICF-A.1.4']. */
export const TOP_SPEED = 6;
const TOP_LIFT = 1;

type Agreed = Match['setup']['settings']['table'];

/** The table that was agreed on, made once: what physics works out for a table is kept with it. */
export function surfaceOf({ setup }: Match): Surface {
  const agreed = setup.settings.table;
  const known = surfaces.get(agreed);
  if (known !== undefined) return known;
  const { friction, cushion, frameHeight, pocketDiameter } = agreed;
  const surface = {
    ...CARROM,
    friction,
    cushionRestitution: cushion,
    frameHeight: frameHeight / 1000,
    pocketRadius: pocketDiameter / 2000,
  };
  surfaces.set(agreed, surface);
  return surface;
}
const surfaces = new WeakMap<Agreed, Surface>();

/** The pieces lying on the board, and the striker where it is struck. */
export function discsBefore(match: Match, { by, x }: Pick<Running, 'by' | 'x'>): readonly Disc[] {
  const { pieceMass, strikerMass } = match.setup.settings.table;
  const at = strikerAt(endOf(match, by), x / 1000);
  const pieces = match.state.board.pieces.flatMap((place, i): readonly Disc[] =>
    place === null
      ? []
      : [{ id: PIECE_NAMES[i]!, ...place, radius: PIECE_RADIUS, mass: pieceMass / 1000, height: PIECE_HEIGHT }],
  );
  return [...pieces, { id: STRIKER, ...at, radius: STRIKER_RADIUS, mass: strikerMass / 1000, height: PIECE_HEIGHT }];
}

type Flicked = Pick<Running, 'by' | 'x' | 'angle' | 'force' | 'spin' | 'lift'>;

/** Struck half a radius off centre the rim turns as fast as the striker runs. */
export function flickOf(match: Match, { by, angle, force, spin, lift }: Omit<Flicked, 'x'>): DiscFlick {
  const speed = force * TOP_SPEED;
  const { sin, cos } = direction(angle);
  const v = fromEnd(endOf(match, by), { x: speed * sin, y: speed * cos });
  return { disc: STRIKER, vx: v.x, vy: v.y, spin: (spin * speed) / STRIKER_RADIUS, lift: lift * TOP_LIFT };
}

/** A stroke on the table of the match, with the ways of all pieces. */
export const strokeOn = (match: Match, stroke: Flicked): Run =>
  run(tableOn(surfaceOf(match)), discsBefore(match, stroke), flickOf(match, stroke), { paths: true });

/**
 * The stroke under way is computed once: what the referee judges, what settling carries out and what is seen are one run. It is kept with the pieces
 * as they lie, which never change, beside everything else that it depends on.
 */
const runs = new WeakMap<Pieces, { readonly of: string; readonly run: Run }>();
const allOf = (match: Match, { by, x, angle, force, spin, lift }: Flicked): string =>
  JSON.stringify([by, endOf(match, by), x, angle, force, spin, lift, match.setup.settings.table]);

export function motionOf(match: Match, stroke: Flicked): Run {
  const { pieces } = match.state.board;
  const of = allOf(match, stroke);
  const known = runs.get(pieces);
  if (known?.of === of) return known.run;
  const computed = strokeOn(match, stroke);
  runs.set(pieces, { of, run: computed });
  return computed;
}

/** The stroke is given its start and nothing more: what comes of it is sought when time passes. */
export const setRunning = (match: Match, stroke: Flicked): Running => ({
  ...stroke,
  from: playTick(match),
  told: 0,
});

/** The play tick at which everything lies still. */
export const restTick = (match: Match, running: Running): number =>
  running.from + Math.max(1, Math.ceil(motionOf(match, running).seconds * TICKS_PER_SECOND));

/** What a stroke comes to, told when everything lies still ['ICF-123.1']. */
export function factsOf(match: Match, running: Running): readonly Event[] {
  const motion = motionOf(match, running);
  const known = told.get(motion);
  if (known !== undefined) return known;
  const facts = factsOfMotion(match, running, motion);
  told.set(motion, facts);
  return facts;
}
/** Kept with the run: they depend on nothing that it does not depend on itself. */
const told = new WeakMap<Run, readonly Event[]>();

function factsOfMotion(match: Match, running: Running, motion: Run): readonly Event[] {
  const left = [
    ...new Set([
      ...motion.contacts.flatMap((contact) => (contact.kind === 'left' ? [contact.disc] : [])),
      ...motion.end.flatMap(({ id, where }) => (where === 'off' ? [id] : [])),
    ]),
  ];
  const cameBack = left.filter((disc) => motion.contacts.some((contact) => fellBack(contact) && contact.disc === disc));
  return [
    { kind: 'ran', contacts: motion.contacts.map((contact) => ({ ...contact })) },
    ...motion.contacts.flatMap((contact): readonly Event[] =>
      contact.kind === 'pocketed' ? [{ kind: 'pocketed', piece: contact.disc, pocket: contact.pocket as Pocket }] : [],
    ),
    ...left.map((piece): Event => ({ kind: 'leftSurface', piece, cameBack: cameBack.includes(piece) })),
    ended(match, running, motion, left, cameBack),
  ];
}

function ended(
  match: Match,
  running: Running,
  motion: Run,
  left: readonly string[],
  cameBack: readonly string[],
): Event {
  const fell = motion.end.filter(({ where, id }) => where === 'pocket' && !left.includes(id)).map(({ id }) => id);
  const pieces = fell.filter((id) => id !== STRIKER);
  const restored = putBack(match, motion, cameBack);
  const lie = Object.fromEntries(
    motion.end
      .filter(({ id, where }) => id !== STRIKER && where === 'board' && !left.includes(id))
      .map(({ id, x, y }) => {
        const at = restored.get(id) ?? { x, y };
        return [id, [at.x * 1000, at.y * 1000] as [number, number]];
      }),
  );
  return {
    kind: 'strokeEnded',
    by: running.by,
    touched: touches(motion),
    slipped: slipped(match, running, motion),
    pocketed: {
      white: pieces.filter((id) => id.startsWith('w')).length,
      black: pieces.filter((id) => id.startsWith('b')).length,
      queen: pieces.includes('q'),
      striker: fell.includes(STRIKER),
    },
    jumped: left.map(kindOf),
    cameBack: cameBack.map(kindOf),
    viaLamp: [],
    late: [],
    improper: [],
    beforePlay: false,
    duringPlacing: false,
    noticed: 'before',
    fell: pieces,
    lie,
    ...stacked(motion, (id) => lie[id] !== undefined && !restored.has(id)),
  };
}

/** Which pieces lie on which: they stay so ['ICF-68']. The striker is taken away from under a piece, which then comes down on what else is there. */
function stacked({ end }: Run, lies: (id: string) => boolean): { readonly on?: Record<string, string> } {
  const pieces = end.filter(({ id }) => lies(id));
  const on = pieces.flatMap((piece): readonly [string, string][] => {
    if (piece.on === undefined) return [];
    const below = pieces.find((other) =>
      piece.on === STRIKER
        ? other.on === undefined && distance(other, piece) < 2 * PIECE_RADIUS - TOUCH
        : other.id === piece.on,
    );
    return below === undefined ? [] : [[piece.id, below.id]];
  });
  return on.length === 0 ? {} : { on: Object.fromEntries(on) };
}

/** Landed on the playing surface after it had left it; most of what leaves it lands beside the board. */
const fellBack = (contact: Contact): contact is Extract<Contact, { kind: 'landed' }> =>
  contact.kind === 'landed' && contact.afterLeaving && Math.abs(contact.x) < HALF && Math.abs(contact.y) < HALF;

function kindOf(id: string): 'white' | 'black' | 'queen' | 'striker' {
  if (id === STRIKER) return 'striker';
  if (id === 'q') return 'queen';
  return id.startsWith('w') ? 'white' : 'black';
}
const touches = ({ contacts }: Run): boolean => contacts.some((contact) => contact.kind === 'hit');

/** Still on both lines, or still over a circle that ends them ['ICF-127a', CI-40]: however far it slid along them. */
function slipped(match: Match, running: Running, motion: Run): boolean {
  if (
    touches(motion) ||
    motion.contacts.some(({ kind }) => kind === 'cushion' || kind === 'left' || kind === 'pocketed')
  )
    return false;
  const stop = motion.end.find(({ id }) => id === STRIKER);
  if (stop?.where !== 'board') return false;
  const { x, y } = seenFrom(endOf(match, running.by), stop);
  const onLine = { x: Math.max(-BASE_CIRCLE, Math.min(BASE_CIRCLE, x)), y: 0 - BASE_LINE };
  return distance({ x, y }, onLine) <= REACHES_OVER;
}
/** The striker is so much larger than the gap between the lines, and than the circle. */
const REACHES_OVER = STRIKER_RADIUS - BASE_CIRCLE_RADIUS;

/** Pieces that lay still and were pushed aside by something that had left the surface and fell back, where they lay ['ICF-66a.2', CI-41]. */
function putBack(match: Match, { contacts, end }: Run, cameBack: readonly string[]): ReadonlyMap<string, Point> {
  const back = new Map<string, Point>();
  const landed = contacts.find(fellBack);
  if (landed === undefined || cameBack.length === 0) return back;
  const strangers = new Set(cameBack);
  const movedBefore = new Set(contacts.filter((contact) => contact.t < landed.t).flatMap(discsOf));
  for (const contact of contacts) {
    if (contact.t < landed.t || contact.kind !== 'hit') continue;
    const pair = [contact.a, contact.b];
    if (!pair.some((disc) => strangers.has(disc))) continue;
    for (const disc of pair) if (!movedBefore.has(disc)) strangers.add(disc);
  }
  for (const disc of strangers) {
    const place = match.state.board.pieces[PIECE_NAMES.indexOf(disc)];
    if (place === null || place === undefined || cameBack.includes(disc)) continue;
    if (
      end.every(
        (one) =>
          one.id === disc ||
          one.where !== 'board' ||
          one.id === STRIKER ||
          strangers.has(one.id) ||
          distance(one, place) >= 2 * PIECE_RADIUS,
      )
    )
      back.set(disc, place);
  }
  return back;
}
const discsOf = (contact: Contact): readonly string[] =>
  contact.kind === 'hit' ? [contact.a, contact.b] : [contact.disc];
