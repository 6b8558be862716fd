import { Motions } from '@bande/physics';
import type { Flick } from '../../actions.ts';
import { velocityOf } from '../../flick.ts';
import { groundIn, isStill, placesNow } from '../../motion.ts';
import type { Figure } from '../../names.ts';
import type { Match } from '../../state.ts';
import { ballBody, BALL_RADIUS, figureBody, tableOf, type FigureSize } from '../../table-bodies.ts';
import { distance, towardsBall, type Places } from './aiming.ts';

/** Whoever takes a restart stands close behind the ball: there a hand turns the line of the ball, and the figure goes where that asks for. */

/** As seen from above, a ball on the cloth touches the rim of a base below its own middle. */
export const contactOf = ({ baseRadius, rimHeight }: FigureSize): number =>
  baseRadius + Math.sqrt(BALL_RADIUS ** 2 - (BALL_RADIUS - rimHeight) ** 2);

/** Farther away than this, in metres, one aims the figure. */
export const CLOSE = 0.12;

/** Does a hand turn the ball's line when it turns this figure? */
export function turnsBall(match: Match, figure: Figure, places: Places = placesNow(match)): boolean {
  const { restart, motion } = match.state;
  const isTaker = restart?.taker === figure && restart.step !== 'taken';
  return isTaker && isStill(motion, 'ball') && distance(places[figure], places.ball) < CLOSE;
}

/** Degrees, from −180 to 180. */
export const between = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;
export const hundredth = (degrees: number): number => Math.round(degrees * 100) / 100 + 0;

/** A hand that pulls farther aside than this does not mean the ball. */
const ASIDE = 90;

/** Where a figure has to go so that the ball goes along the line of this flick, in degrees as its side sees them; as far to that side as the ball can be sent. */
export function figureFor(match: Match, flick: Flick, places: Places = placesNow(match)): number {
  const straight = towardsBall(flick.figure, places);
  const off = between(straight, flick.direction);
  if (Math.abs(off) > ASIDE) return flick.direction;
  const turn = found(cutsFor(match, flick, places), Math.abs(off), 'line', 'figure');
  return hundredth(between(0, straight - Math.sign(off) * turn));
}

/** Along which line the ball goes that is met like this; where it is not met, the figure's own. */
export function lineFor(match: Match, flick: Flick, places: Places = placesNow(match)): number {
  const straight = towardsBall(flick.figure, places);
  const off = between(straight, flick.direction);
  const cuts = cutsFor(match, flick, places);
  if (Math.abs(off) > cuts.at(-1)!.figure + STEP) return flick.direction;
  return hundredth(between(0, straight - Math.sign(off) * found(cuts, Math.abs(off), 'figure', 'line')));
}

/** What a hand means that has turned a figure: the ball's line, where it stands close behind it. */
export const meant = (match: Match, flick: Flick, places: Places = placesNow(match)): Flick =>
  turnsBall(match, flick.figure, places) ? { ...flick, direction: figureFor(match, flick, places) } : flick;

// ── how a ball is cut ─────────────────────────────────────────────────────────────────────────────────────────────

/** A figure that goes so many degrees to one side of the ball's middle sends it so many to the other. */
interface Cut {
  readonly figure: number;
  readonly line: number;
}

/** Between two of them, or the last. */
function found(cuts: readonly Cut[], value: number, by: keyof Cut, wanted: keyof Cut): number {
  const after = cuts.findIndex((cut) => cut[by] >= value);
  if (after < 0) return cuts.at(-1)![wanted];
  if (after === 0) return cuts[0]![wanted];
  const [low, high] = [cuts[after - 1]!, cuts[after]!];
  return low[wanted] + ((high[wanted] - low[wanted]) * (value - low[by])) / (high[by] - low[by]);
}

/** Degrees from one to the next; so many millimetres and so much of the strength make no difference. */
const STEP = 2;
const [SAME_PLACE, SAME_STRENGTH] = [0.5, 0.1];
/** A ball that gets less of a flick than this share of what a full one gives is not worth sending. */
const LEAST = 0.35;
/** Seconds: by then it has been met, and so long after that one sees where it goes. */
const [MEETS, GOES] = [2, 0.3];
const MOST_KNOWN = 200;

const known = new WeakMap<FigureSize, Map<string, readonly Cut[]>>();
function cutsFor(match: Match, { figure, strength }: Flick, places: Places): readonly Cut[] {
  const { size } = groundIn(match);
  const far = SAME_PLACE * Math.round((1000 * distance(places[figure], places.ball)) / SAME_PLACE);
  const hard = Math.max(SAME_STRENGTH, SAME_STRENGTH * Math.round(strength / SAME_STRENGTH));
  const cuts = known.get(size) ?? new Map<string, readonly Cut[]>();
  known.set(size, cuts);
  if (cuts.size >= MOST_KNOWN) cuts.clear();
  const key = `${far} ${hard}`;
  const before = cuts.get(key) ?? tried(match, far / 1000, hard);
  cuts.set(key, before);
  return before;
}

/** Only these two on an endless cloth, as the physics has it: the figure farther and farther beside the middle, as long as that turns the ball farther. */
function tried(match: Match, far: number, strength: number): readonly Cut[] {
  const { pitch, size } = groundIn(match);
  const motions = new Motions({ ...tableOf(pitch), obstacles: [] }, [figureBody('figure', size), ballBody()]);
  const rehearsal = motions.rehearse(motions.start({ figure: [0, 0], ball: [0, far] }));
  const cuts: Cut[] = [{ figure: 0, line: 0 }];
  let full = 0;
  for (let degrees = 0; degrees < ASIDE; degrees += STEP) {
    rehearsal.again();
    rehearsal.flick(0, 0, velocityOf({ figure: 'R9', direction: degrees, strength, nail: 0 }, size));
    const heard: number[] = [];
    rehearsal.run(
      MEETS,
      (kind, _body, _other, _x, _y, t) => void (kind === 'hit' && heard.push(t)),
      () => heard.length > 0,
    );
    const met = heard[0];
    if (met === undefined) break;
    const until = met + GOES;
    rehearsal.run(
      until,
      () => {},
      () => false,
    );
    rehearsal.bring(until);
    const [x, y] = [rehearsal.x[1]!, rehearsal.y[1]! - far];
    full ||= Math.hypot(x, y);
    const line = (Math.atan2(-x, y) * 180) / Math.PI;
    if (Math.hypot(x, y) < LEAST * full) break;
    if (line > cuts.at(-1)!.line && degrees > 0) cuts.push({ figure: degrees, line });
  }
  return cuts;
}
