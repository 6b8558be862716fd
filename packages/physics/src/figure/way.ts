import { quintic, type Pieces } from '../pieces.ts';
import { X, Y } from '../poly-way.ts';
import { Foot } from './foot.ts';

/** What decides how a figure slides: flat foot, centre of mass, inertia about the vertical. */
export interface Stand {
  readonly footRadius: number;
  readonly centreHeight: number;
  /** Square of the radius of gyration about the vertical. */
  readonly gyration: number;
}

/** The pressure's centre goes ahead by at most this part of the foot's radius: beyond it the rear lifts off, and the law stays at this border. */
const MOST_AHEAD = 0.25;
/** A piece lasts this part of the time in which friction alone would stop the faster of slide and spin. */
const STEP = 0.6;
/** Pieces end when both have fallen to this part of the start; what is left of the way is of its square. */
const LEFT = 1 / 512;
/** Steps of the integration in every piece. */
const SUBSTEPS = 3;
/** Slower than this is at rest, both for v and aω, in metres a second. */
export const STILL = 1e-9;

/** Place, velocity and rim speed, in units in which friction slows by 1: lengths along the way and to its left. */
interface State {
  x: number;
  y: number;
  vx: number;
  vy: number;
  rim: number;
}

interface Rates {
  vx: number;
  vy: number;
  rim: number;
}

/** Both ends of a piece. */
interface Ends {
  readonly from: State;
  readonly before: Rates;
  readonly to: State;
  readonly after: Rates;
}

const newState = (): State => ({ x: 0, y: 0, vx: 0, vy: 0, rim: 0 });
const newRates = (): Rates => ({ vx: 0, vy: 0, rim: 0 });

/** Integrates the lonely way of a figure once, into pieces. One maker is used again and again; it keeps nothing between two ways. */
export class FigureWay {
  private readonly foot = new Foot();
  private readonly from = newState();
  private readonly to = newState();
  private readonly probe = newState();
  private readonly before = newRates();
  private readonly after = newRates();
  private readonly ends: Ends = { from: this.from, before: this.before, to: this.to, after: this.after };
  private readonly k1 = newRates();
  private readonly k2 = newRates();
  private readonly k3 = newRates();
  private readonly k4 = newRates();
  /** By how much the pressure goes ahead for each µg of drag, in radii: µh/a. */
  private load = 0;
  /** a²/k². */
  private lightness = 0;

  /**
   * Writes the way from `start` on into `pieces`. Everything is integrated along the first direction and for
   * counter-clockwise spin, then turned: a turned or mirrored start gives the turned or mirrored way, and half a turn to the last bit.
   */
  write(pieces: Pieces, stand: Stand, friction: number, gravity: number, start: Start): void {
    const speed = Math.sqrt(start.vx * start.vx + start.vy * start.vy);
    const rim = stand.footRadius * Math.abs(start.turn);
    const slowing = friction * gravity;
    const frame: Frame = {
      start,
      slowing,
      footRadius: stand.footRadius,
      hand: start.turn < 0 ? -1 : 1,
      ux: speed > 0 ? start.vx / speed : 1,
      uy: speed > 0 ? start.vy / speed : 0,
    };
    pieces.clear();
    if (speed < STILL && rim < STILL) return rest(pieces, start);
    if (rim < STILL) return brake(pieces, frame, speed, 0, speed / slowing);
    this.load = (friction * stand.centreHeight) / stand.footRadius;
    this.lightness = (stand.footRadius * stand.footRadius) / stand.gyration;
    if (speed < STILL) return brake(pieces, frame, 0, rim, (1.5 * rim) / (this.lightness * slowing));
    this.integrate(pieces, frame, speed, rim);
  }

  private integrate(pieces: Pieces, frame: Frame, speed: number, rim: number): void {
    const { from, to } = this;
    from.x = from.y = from.vy = 0;
    from.vx = speed;
    from.rim = rim;
    const enough = LEFT * Math.max(speed, rim);
    this.rates(from, this.before);
    let time = 0;
    for (;;) {
      const now = Math.sqrt(from.vx * from.vx + from.vy * from.vy);
      const most = Math.max(now, from.rim);
      if (most <= enough) break;
      const span = (STEP * most) / Math.max(1, this.lightness);
      copy(from, to);
      for (let step = 0; step < SUBSTEPS; step++) this.rungeKutta(to, span / SUBSTEPS);
      this.rates(to, this.after);
      join(pieces, frame, time, span, this.ends);
      copy(to, from);
      this.before.vx = this.after.vx;
      this.before.vy = this.after.vy;
      this.before.rim = this.after.rim;
      time += span;
    }
    this.end(pieces, frame, time);
  }

  /** The rest of the way straight on, slide and spin together. */
  private end(pieces: Pieces, frame: Frame, time: number): void {
    const { from, foot } = this;
    const speed = Math.sqrt(from.vx * from.vx + from.vy * from.vy);
    foot.feel(speed, from.rim);
    const lasts = foot.drag > 0 && speed > from.rim ? speed / foot.drag : from.rim / (this.lightness * foot.torque);
    const at = pieces.open(time / frame.slowing, lasts / frame.slowing);
    const c = pieces.data;
    const unit = 1 / frame.slowing;
    place(c, at, frame, from.x * unit, from.y * unit);
    slope(c, at, frame, from.vx, from.vy);
    bend(c, at, frame, (-from.vx / lasts) * frame.slowing, (-from.vy / lasts) * frame.slowing);
    const turn = (frame.hand * from.rim) / frame.footRadius;
    pieces.turning(at, turn, (-turn / lasts) * frame.slowing, 0, 0);
  }

  private rates(state: State, out: Rates): void {
    const { foot } = this;
    const rim = Math.max(0, state.rim);
    foot.feel(Math.sqrt(state.vx * state.vx + state.vy * state.vy), rim);
    const ahead = Math.min(MOST_AHEAD, this.load * foot.drag);
    const side = foot.drag > 0 ? (ahead / foot.drag) * foot.side : this.load * foot.side;
    out.vx = -foot.dragBySpeed * (state.vx - side * state.vy);
    out.vy = -foot.dragBySpeed * (state.vy + side * state.vx);
    out.rim = -this.lightness * foot.torque;
  }

  private rungeKutta(state: State, step: number): void {
    const { probe, k1, k2, k3, k4 } = this;
    this.rates(state, k1);
    move(state, k1, step / 2, probe);
    this.rates(probe, k2);
    move(state, k2, step / 2, probe);
    this.rates(probe, k3);
    move(state, k3, step, probe);
    this.rates(probe, k4);
    const part = step / 6;
    // The velocities of the four looks, in which each is the start's plus what the look before has changed.
    state.x += step * state.vx + step * part * (k1.vx + k2.vx + k3.vx);
    state.y += step * state.vy + step * part * (k1.vy + k2.vy + k3.vy);
    state.vx += part * (k1.vx + 2 * (k2.vx + k3.vx) + k4.vx);
    state.vy += part * (k1.vy + 2 * (k2.vy + k3.vy) + k4.vy);
    state.rim = Math.max(0, state.rim + part * (k1.rim + 2 * (k2.rim + k3.rim) + k4.rim));
  }
}

export interface Start {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  /** Radians a second, counter-clockwise. */
  readonly turn: number;
}

/** From the units of the integration to the table. */
interface Frame {
  readonly start: Start;
  readonly slowing: number;
  readonly footRadius: number;
  readonly hand: number;
  readonly ux: number;
  readonly uy: number;
}

function copy(from: State, to: State): void {
  to.x = from.x;
  to.y = from.y;
  to.vx = from.vx;
  to.vy = from.vy;
  to.rim = from.rim;
}

function move(state: State, rates: Rates, step: number, out: State): void {
  out.vx = state.vx + step * rates.vx;
  out.vy = state.vy + step * rates.vy;
  out.rim = state.rim + step * rates.rim;
}

function place(c: Float64Array, at: number, { start, hand, ux, uy }: Frame, along: number, left: number): void {
  c[at + X] = start.x + (ux * along - uy * hand * left);
  c[at + Y] = start.y + (uy * along + ux * hand * left);
}

function slope(c: Float64Array, at: number, { hand, ux, uy }: Frame, along: number, left: number): void {
  c[at + X + 1] = ux * along - uy * hand * left;
  c[at + Y + 1] = uy * along + ux * hand * left;
}

function bend(c: Float64Array, at: number, { hand, ux, uy }: Frame, along: number, left: number): void {
  c[at + X + 2] = (ux * along - uy * hand * left) / 2;
  c[at + Y + 2] = (uy * along + ux * hand * left) / 2;
}

function rest(pieces: Pieces, start: { readonly x: number; readonly y: number }): void {
  const at = pieces.open(0, Infinity);
  pieces.data[at + X] = start.x;
  pieces.data[at + Y] = start.y;
}

/** Straight on, slide and spin falling evenly to nothing in `lasts` seconds. */
function brake(pieces: Pieces, frame: Frame, speed: number, rim: number, lasts: number): void {
  const at = pieces.open(0, lasts);
  const c = pieces.data;
  place(c, at, frame, 0, 0);
  slope(c, at, frame, speed, 0);
  bend(c, at, frame, -speed / lasts, 0);
  const turn = (frame.hand * rim) / frame.footRadius;
  pieces.turning(at, turn, -turn / lasts, 0, 0);
}

const alongWay = new Float64Array(6);
const leftOfWay = new Float64Array(6);

function join(pieces: Pieces, frame: Frame, time: number, span: number, ends: Ends): void {
  const { from, before, to, after } = ends;
  const { slowing, hand, ux, uy, footRadius } = frame;
  const at = pieces.open(time / slowing, span / slowing);
  const c = pieces.data;
  quintic(alongWay, 0, span, to.x - from.x, { slope: from.vx, bend: before.vx }, { slope: to.vx, bend: after.vx });
  quintic(leftOfWay, 0, span, to.y - from.y, { slope: from.vy, bend: before.vy }, { slope: to.vy, bend: after.vy });
  place(c, at, frame, from.x / slowing, from.y / slowing);
  let unit = 1;
  for (let power = 1; power < 6; power++) {
    const along = alongWay[power]! * unit;
    const left = leftOfWay[power]! * unit * hand;
    c[at + X + power] = ux * along - uy * left;
    c[at + Y + power] = uy * along + ux * left;
    unit *= slowing;
  }
  const spin = hand / footRadius;
  const rise = to.rim - from.rim - before.rim * span;
  const bent = (after.rim - before.rim) * span;
  const rate = slowing / span;
  const bend2 = spin * (3 * rise - bent) * rate * rate;
  const bend3 = spin * (bent - 2 * rise) * rate * rate * rate;
  pieces.turning(at, spin * from.rim, spin * before.rim * slowing, bend2, bend3);
}
