import { Foot } from './foot.ts';
import { type Stand, STILL } from './way.ts';

/** What tips: the foot, the square of the radius of gyration about a level axis, friction and gravity. */
export interface Tipper {
  readonly stand: Stand;
  readonly tiltGyration: number;
  readonly friction: number;
  readonly gravity: number;
}

/**
 * A foot whose front is loaded tips about its front edge. The centre of mass is `behind` the edge and `high` above it and turns forward by `tilt` a second; it goes on
 * with `speed`, and what still slides is the edge. Rim speed as in `way.ts`.
 */
interface Tip {
  behind: number;
  high: number;
  tilt: number;
  speed: number;
  rim: number;
}

const newTip = (): Tip => ({ behind: 0, high: 0, tilt: 0, speed: 0, rim: 0 });

/** Steps in the time in which a body of this size falls over. */
const STEPS = 240;

const JAMMED = 1e-3;

const tip = newTip();
const half = newTip();
const change = newTip();
const foot = new Foot();

/** By how much the pressure's centre goes ahead of the middle at full friction, in radii of the foot: at 1 it is at the edge. */
export const loadOf = ({ stand, friction }: Tipper): number => (friction * stand.centreHeight) / stand.footRadius;

/**
 * Seconds until a figure that slides and spins is past saving, because its own braking has tipped it; Infinity if it never is. Drag µF at the height of its centre brings the pressure to
 * the front edge when µF·h reaches the foot's radius; then the rear lifts, and over it goes if its centre comes above the edge while it still slides, or has turn enough for
 * the rest when the edge stands still.
 */
export function tipTime(tipper: Tipper, speed: number, rim: number): number {
  if (loadOf(tipper) <= 1) return Infinity;
  const { stand, tiltGyration, gravity } = tipper;
  const reach = Math.sqrt(stand.footRadius * stand.footRadius + stand.centreHeight * stand.centreHeight);
  const step = Math.sqrt((tiltGyration + reach * reach) / (gravity * reach)) / STEPS;
  putFlat(stand);
  tip.speed = speed;
  tip.rim = rim;
  for (let time = 0; ; time += step) {
    const toLift = gravity * (reach - tip.high);
    if (tip.behind <= 0) return time;
    if (tip.speed - tip.high * tip.tilt <= 0) return turning(tiltGyration + reach * reach) > toLift ? time : Infinity;
    const forward = (tip.speed * tip.speed) / 2;
    if (forward + turning(tiltGyration + tip.behind * tip.behind) < toLift) return Infinity;
    rates(tipper, tip);
    move(step / 2, half);
    rates(tipper, half);
    move(step, tip);
    if (tip.behind >= stand.footRadius) putFlat(stand);
  }
}

/** Energy of its turn, for each kilogram. */
const turning = (gyration: number): number => (gyration * tip.tilt * tip.tilt) / 2;

/** Flat on its foot. */
function putFlat(stand: Stand): void {
  tip.behind = stand.footRadius;
  tip.high = stand.centreHeight;
  tip.tilt = 0;
}

function move(step: number, into: Tip): void {
  into.behind = tip.behind + step * change.behind;
  into.high = tip.high + step * change.high;
  into.tilt = tip.tilt + step * change.tilt;
  into.speed = tip.speed + step * change.speed;
  into.rim = Math.max(0, tip.rim + step * change.rim);
}

function rates({ stand, tiltGyration, friction, gravity }: Tipper, at: Tip): void {
  foot.feel(Math.max(STILL, at.speed - at.high * at.tilt), at.rim);
  const drag = friction * foot.drag;
  const lever = drag * at.high - at.behind;
  // Friction that would turn it over faster than it can fall jams the edge: it goes over at once.
  const inertia = Math.max(tiltGyration * JAMMED, tiltGyration - at.behind * lever);
  const falls = Math.max(0, gravity - at.high * at.tilt * at.tilt);
  const flat = at.tilt === 0 && lever <= 0;
  change.tilt = flat ? 0 : (falls * lever) / inertia;
  const weight = flat ? gravity : Math.max(0, falls + at.behind * change.tilt);
  change.behind = -at.high * at.tilt;
  change.high = at.behind * at.tilt;
  change.speed = -drag * weight;
  change.rim = ((-friction * stand.footRadius * stand.footRadius) / stand.gyration) * foot.torque * weight;
}
