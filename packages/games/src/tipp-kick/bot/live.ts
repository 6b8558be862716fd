import { clockNamed, later, type Answer, type Random, type Seat } from '@bande/core';
import { LATER, Planner, SWING, until, type Plan, type Task } from '@bande/kit';
import { byAction, isFixed } from '../by-action.ts';
import { CLOCKS } from '../clocks.ts';
import { isPressing, lieNow, spotOf } from '../plate.ts';
import { toDefend, toPlay, whyNotShoot } from '../rights.ts';
import { sideOfSeat, type Match, type TippKick } from '../state.ts';
import { ballIsIn, PENALTY_AREA } from '../zones.ts';
import { shoot } from './attack.ts';
import { answerToOption, wantsDraw } from './choices.ts';
import { defend } from './defence.ts';
import { scaled } from './noise.ts';
import type { Strength } from './strengths.ts';

type Said = Answer<TippKick>;
type Deed = Exclude<Said, { readonly kind: 'later' }>;

/** So many times as far a hand misses as in turn, where nobody hurries. */
const SHAKE = 1.2;
/** Whoever has found nothing, or has missed the ball, looks again. */
const AGAIN = 60;

interface LiveTask extends Task {
  /** By the match as it is seen at the last look. */
  readonly think: (seen: Match) => Deed | null;
}

/** Plays live as a person does. */
export class LiveChair {
  readonly #strength: Strength;
  readonly #random: Random;
  readonly #planner: Planner<Deed>;

  constructor(strength: Strength, random: Random) {
    this.#strength = { ...strength, noise: scaled(strength.noise, SHAKE) };
    this.#random = random;
    this.#planner = new Planner(strength.tempo.look, random);
  }

  choose(match: Match, seat: Seat): Said {
    const task = this.#taskOf(match, seat);
    if (task === null) return LATER;
    const plan = this.#planFor(match, task);
    if (match.tick < plan.look) return until(plan.look);
    if (plan.given !== null) return task.isDuty ? until(later(plan.given, AGAIN)) : LATER;
    if (plan.deed === undefined) plan.deed = task.think(match);
    if (plan.deed === null) return task.isDuty ? this.#anew(match, task) : LATER;
    if (match.tick < plan.at) return until(plan.at);
    if (!isPossible(match, seat, plan.deed)) return task.isDuty ? this.#anew(match, task) : until(later(match.tick, 1));
    plan.given = match.tick;
    return plan.deed;
  }

  #planFor(match: Match, task: LiveTask): Plan<Deed> {
    return this.#planner.planFor(match, task, (given) => task.isDuty && match.tick >= given + AGAIN);
  }

  /** What was meant is not possible, or nothing was found: the next thought takes its time. */
  #anew(match: Match, task: LiveTask): Said {
    const { look } = this.#planner.planAt(match, task, later(match.tick, AGAIN));
    return until(look > match.tick ? look : later(match.tick, 1));
  }

  // ── what there is to do ─────────────────────────────────────────────────────────────────────────────────────────

  #taskOf(match: Match, seat: Seat): LiveTask | null {
    const { state } = match;
    const side = sideOfSeat(match, seat);
    const option = match.options.find(({ owner }) => owner === side);
    if (option !== undefined) return this.#word(`option ${option.id}`, (seen) => answerToOption(seen, seat));
    if (state.offers.length > 0 || state.plate === null) return null;
    if (state.movement !== null) return this.#clear(match, seat);
    if (isPressing(state.plate)) return null;
    if (wantsDraw(match, seat) !== null) return this.#word(`draw ${state.period}`, (seen) => wantsDraw(seen, seat));
    if (toPlay(match) === side) return this.#shoot(match, seat);
    return toDefend(match) === side ? this.#defend(match, seat) : null;
  }

  #word(key: string, think: LiveTask['think']): LiveTask {
    return { key, span: this.#strength.tempo.word, clock: undefined, lasts: 0, isDuty: true, think };
  }

  #shoot(match: Match, seat: Seat): LiveTask | null {
    const side = sideOfSeat(match, seat);
    if (whyNotShoot(match, side) !== null) return null;
    return {
      key: `shoot ${situationOf(match)}`,
      span: this.#strength.tempo.shot,
      clock: clockNamed(match.clocks, CLOCKS.shot),
      lasts: SWING,
      isDuty: true,
      think: (seen) => shoot(seen, side, this.#strength, this.#random),
    };
  }

  /** Once for each ball that lies. */
  #defend(match: Match, seat: Seat): LiveTask | null {
    const side = sideOfSeat(match, seat);
    const isUnlaid = match.state.restart?.laid === false;
    if (isUnlaid || isFixed(match)) return null;
    const [x, y] = match.state.plate === null ? [] : spotOf(match.state.plate.motion.rest.ball);
    return {
      // Laid anew on the same place it lies as it lay.
      key: `defend ${match.state.last?.fact} ${match.state.restart?.kind} ${match.state.repetition?.by} ${x} ${y}`,
      span: this.#strength.tempo.defence,
      clock: clockNamed(match.clocks, CLOCKS.defence),
      lasts: 0,
      isDuty: false,
      think: (seen) => defend(seen, side, this.#strength.defence, this.#random),
    };
  }

  /** 'DTKV-6.K37', 'DTKV-14.K4': a kicker that has shot in its own area is taken out of the way, before a ball comes back to it. */
  #clear(match: Match, seat: Seat): LiveTask | null {
    const side = sideOfSeat(match, seat);
    const { movement } = match.state;
    const kicker = lieNow(match)?.figures[side].kicker;
    if (movement?.by !== side || kicker === null || kicker === undefined) return null;
    if (!ballIsIn(PENALTY_AREA, side, spotOf(kicker))) return null;
    return {
      key: `clear ${movement.fact}`,
      span: this.#strength.tempo.word,
      clock: undefined,
      lasts: 0,
      isDuty: false,
      think: () => ({ kind: 'takeAway' }),
    };
  }
}

/** The ball as it lies, and for what. */
function situationOf({ state: { last, restart, repetition, plate } }: Match): string {
  const ball = plate?.motion.rest.ball;
  return [last?.fact, restart?.kind, restart?.by, restart?.released, repetition?.by, ball?.x, ball?.y, ball?.turn].join(
    ' ',
  );
}

const isPossible = (match: Match, seat: Seat, deed: Deed): boolean =>
  deed.kind === 'choose' ? match.options.some(({ id }) => id === deed.option) : byAction(match, seat, deed).ok;
