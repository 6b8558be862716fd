import type { Motion, Rehearsal } from '@bande/physics';
import type { Flick } from '../actions.ts';
import { velocityOf } from '../flick.ts';
import { keeperOf, other } from '../names.ts';
import { BALL_RADIUS } from '../table-bodies.ts';
import { BALL, indexOf, sideAt, type Scene } from './scene.ts';

/** So long a flick is followed, in seconds. */
const FOLLOWED = 3;
/** And over so many events: a usual one has twenty, a ball that is wedged between a keeper and a post a thousand before it lies. */
const MOST_EVENTS = 250;

/** Where the ball has left the field, as the side that flicks sees it. */
type Left = 'goal' | 'ownGoal' | 'ahead' | 'behind' | 'aside';

/** What came of a flick. */
export interface Tried {
  /** It has met the ball. */
  readonly met: boolean;
  /** What it met before the ball, or, of a block flick, at all; −1: nothing. */
  readonly hit: number;
  /** Who touched the ball last; −1: nobody. */
  readonly last: number;
  /** Whether an opponent has touched it, and where it was then. */
  readonly lost: boolean;
  readonly left: Left | null;
  readonly after: Scene;
}

/** Tries flicks from one position. */
export class Trials {
  readonly scene: Scene;
  readonly #rehearsal: Rehearsal;
  readonly #at: number;

  /** `motion` has been run to `at`. */
  constructor(scene: Scene, motion: Motion, at: number) {
    this.scene = scene;
    this.#rehearsal = scene.ground.motions.rehearse(motion);
    this.#at = Math.max(at, motion.t);
  }

  /** `keeperTo`: where the other keeper goes meanwhile, to one's right of the middle of his goal. */
  play(flick: Flick, keeperTo: number | null = null): Tried {
    const { scene } = this;
    const rehearsal = this.#rehearsal;
    const figure = indexOf(flick.figure);
    const heard: Heard = { met: false, hit: -1, last: -1, lost: false, left: null };
    rehearsal.again();
    if (keeperTo !== null) this.#leadKeeper(keeperTo);
    rehearsal.flick(figure, this.#at, velocityOf(flick, scene.ground.size));
    let events = 0;
    rehearsal.run(
      this.#at + FOLLOWED,
      (kind, body, other, x, y) => {
        if (kind === 'hit')
          hear(heard, scene, figure, body === figure || body === BALL ? [body, other] : [other, body]);
        else if (body === BALL && kind !== 'toppled') heard.left ??= leftAt(scene, scene.turn * x, scene.turn * y);
      },
      () => heard.left !== null || heard.hit >= 0 || events++ > MOST_EVENTS,
    );
    const isFollowed = heard.left === null && heard.hit < 0 && events <= MOST_EVENTS;
    rehearsal.bring(Math.max(rehearsal.now, this.#at + (isFollowed ? FOLLOWED : 0)));
    const after = this.#seen();
    return { ...heard, left: heard.left ?? leftAt(scene, after.x[BALL]!, after.y[BALL]!), after };
  }

  #leadKeeper(to: number): void {
    const { side, turn } = this.scene;
    const keeper = indexOf(keeperOf(other(side)));
    if (Number.isNaN(this.scene.x[keeper]!)) return;
    this.#rehearsal.lead(keeper, this.#at, { x: turn * to, y: turn * this.scene.y[keeper]! });
  }

  #seen(): Scene {
    const { scene } = this;
    const { x, y } = this.#rehearsal;
    return {
      ...scene,
      x: scene.x.map((one, i) => (Number.isNaN(one) ? NaN : scene.turn * x[i]!)),
      y: scene.y.map((one, i) => (Number.isNaN(one) ? NaN : scene.turn * y[i]!)),
    };
  }
}

type Heard = { -readonly [K in Exclude<keyof Tried, 'after'>]: Tried[K] };

/** Two bodies have met; the ball or the flicked figure is the first of them, if it is one. */
function hear(heard: Heard, { side }: Scene, figure: number, [one, other]: readonly [number, number]): void {
  if (one === BALL || other === BALL) {
    heard.last = one === BALL ? other : one;
    heard.met ||= heard.last === figure;
    heard.lost ||= sideAt(heard.last) !== side;
  } else if (one === figure && !heard.met && heard.hit < 0) heard.hit = other;
}

function leftAt({ ground: { pitch } }: Scene, x: number, y: number): Left | null {
  const [out, over] = [Math.abs(x) - pitch.width / 2, Math.abs(y) - pitch.length / 2];
  if (over > BALL_RADIUS) {
    if (Math.abs(x) < pitch.goal.width / 2) return y > 0 ? 'goal' : 'ownGoal';
    if (over >= out) return y > 0 ? 'ahead' : 'behind';
  }
  return out > BALL_RADIUS ? 'aside' : null;
}
