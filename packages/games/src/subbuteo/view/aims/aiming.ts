import { direction, timeOf, type Place } from '@bande/physics';
import type { Flick } from '../../actions.ts';
import { groundIn, isGone, isStill, lies, stands } from '../../motion.ts';
import {
  endOf,
  FIGURES,
  LOOSE,
  sideOf,
  SIDES,
  type BodyName,
  type Figure,
  type Loose,
  type Side,
} from '../../names.ts';
import type { Match } from '../../state.ts';
import type { Point } from '../layout.ts';

/** From hands to figures: all places in metres on the cloth, directions in degrees to the right of straight ahead, as a figure's own side sees it. */
const round = (value: number, step: number): number => Math.round(value / step) * step;
const tidy = (value: number): number => Math.round(value * 1000) / 1000 + 0;
const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The direction of a figure's way. */
export function directionOf(figure: Figure, x: number, y: number, step = 0.1): number {
  const ahead = -endOf(sideOf(figure));
  return tidy(round((Math.atan2(ahead * x, ahead * y) * 180) / Math.PI, step));
}

/** Where a flick sends its figure: one metre of it. */
export function wayOf({ figure, direction: degrees }: Pick<Flick, 'figure' | 'direction'>): Point {
  const { sin, cos } = direction(degrees);
  const ahead = -endOf(sideOf(figure));
  return { x: ahead * sin, y: ahead * cos };
}

export const LEAST_STRENGTH = 0.02;
/** Pulled back from one place to another: it goes the other way, as hard as it was pulled. */
export function pulled(flick: Flick, from: Point, to: Point, strength: number): Flick {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  if (dx === 0 && dy === 0) return flick;
  return {
    ...flick,
    direction: directionOf(flick.figure, dx, dy),
    strength: tidy(Math.max(LEAST_STRENGTH, Math.min(1, round(strength, 0.001)))),
  };
}

const NAIL_STEP = 0.1;
/** A notch of the wheel, of a second finger or of a key: the nail goes to the right. */
export const nailed = (flick: Flick, steps: number): Flick => ({
  ...flick,
  nail: tidy(within(flick.nail + steps * NAIL_STEP, 1)),
});

export type Places = Readonly<Record<BodyName, Place>>;
/** Where everything is at a tick of play time between two events. */
export function placesAt(match: Match, tick: number): Places {
  if (asked?.match !== match || asked.tick !== tick) asked = { match, tick, places: lookAt(match, tick) };
  return asked.places;
}
/** What is drawn in one frame asks for the same places several times. */
let asked: { readonly match: Match; readonly tick: number; readonly places: Places } | null = null;
const lookAt = (match: Match, tick: number): Places =>
  Object.fromEntries(
    groundIn(match)
      .motions.placesAt(match.state.motion, timeOf(tick))
      .map((place) => [place.id, place]),
  ) as Record<BodyName, Place>;

/** Where a figure has to go to meet the ball. */
export function towardsBall(figure: Figure, places: Places): number {
  const [at, { ball }] = [places[figure], places];
  return directionOf(figure, ball.x - at.x, ball.y - at.y);
}

/** The standing figure nearest to a place, if one is so near. */
export function figureNear(
  { state }: Match,
  at: Point,
  within: number,
  places: Places,
  among: readonly Figure[] = FIGURES,
): Figure | null {
  return nearest(
    among.filter((figure) => stands(state.motion, figure)),
    at,
    within,
    places,
  );
}

/** What a hand may pick up there: the ball while it lies still, or a figure that lies. */
export function liftedNear({ state: { motion } }: Match, at: Point, within: number, places: Places): Loose | null {
  const may = LOOSE.filter(
    (what) => isStill(motion, what) && !isGone(motion, what) && (what === 'ball' || lies(motion, what)),
  );
  return nearest(may, at, within, places);
}

function nearest<B extends BodyName>(among: readonly B[], at: Point, within: number, places: Places): B | null {
  let found: B | null = null;
  let least = within;
  for (const body of among) {
    const far = distance(places[body], at);
    if (far <= least) [found, least] = [body, far];
  }
  return found;
}

/** A quick hand draws through a base: whose, where to, and beside its middle. */
const CATCH = 1.5;
export function swiped(
  match: Match,
  { places, among }: { readonly places: Places; readonly among: readonly Figure[] },
  from: Point,
  to: Point,
  strength: number,
): Flick | null {
  const long = distance(from, to);
  if (long === 0) return null;
  const [ux, uy] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const { baseRadius } = groundIn(match).size;
  const crossed = among
    .filter((figure) => stands(match.state.motion, figure))
    .map((figure) => {
      const [dx, dy] = [places[figure].x - from.x, places[figure].y - from.y];
      return { figure, along: dx * ux + dy * uy, right: uy * -dx + ux * dy };
    })
    .filter(({ along, right }) => along > baseRadius && along < long && Math.abs(right) < CATCH * baseRadius)
    .toSorted((a, b) => a.along - b.along)[0];
  if (crossed === undefined) return null;
  return {
    kind: 'flick',
    figure: crossed.figure,
    direction: directionOf(crossed.figure, ux, uy),
    strength: tidy(Math.max(LEAST_STRENGTH, Math.min(1, strength))),
    nail: tidy(within(round(crossed.right / (CATCH * baseRadius), 0.1), 1)),
    tick: false,
  };
}

/** Whose keeper a hand takes that comes down here: in front of a goal or behind its line. */
const STRIP = 0.3;
export function keeperNear(match: Match, at: Point): Side | null {
  const { pitch } = groundIn(match);
  const side = SIDES.find((one) => endOf(one) * at.y > 0)!;
  const fromLine = pitch.length / 2 - Math.abs(at.y);
  if (fromLine < 0) return fromLine > -STRIP && Math.abs(at.x) < pitch.width / 2 + STRIP ? side : null;
  return fromLine < pitch.goalAreaDepth && Math.abs(at.x) < pitch.goalAreaWidth / 2 ? side : null;
}
