import { clockNamed, later, type Answer, type Clock, type Random, type Seat, type Tick } from '@bande/core';
import { LATER, Planner, SWING, until, type Plan, type Task } from '@bande/kit';
import { timeOf } from '@bande/physics';
import type { Action } from '../actions.ts';
import { byAction } from '../by-action.ts';
import { CLOCKS } from '../clocks.ts';
import { legalFor } from '../legal.ts';
import { now, runTo } from '../motion.ts';
import type { Side } from '../names.ts';
import { isToFlick } from '../rights.ts';
import { sideOfSeat, type Match, type Subbuteo } from '../state.ts';
import { secondsAtFreeKick } from '../free-kick-time.ts';
import { attack } from './attack.ts';
import { block } from './block.ts';
import { answerToOption, readyOrAsk } from './hands.ts';
import { flickedWith, scaled } from './noise.ts';
import { position } from './position.ts';
import { reserveMove } from './reserve.ts';
import type { Strength } from './strengths.ts';
import { sureBlock } from './sure-block.ts';

type Said = Answer<Subbuteo>;
type Deed = Exclude<Said, { readonly kind: 'later' }>;

/** Whoever has found nothing looks again. */
const AGAIN = 120;

interface LiveTask extends Task {
  /** By the match as it is seen at the last look, and the ticks from then to the contact. */
  readonly think: (seen: Match, ahead: number) => Deed | null;
}

/** Plays live as a person does. A hand that has let go is not asked before its contact: whoever is asked sooner has not let go. */
export class LiveChair {
  readonly #strength: Strength;
  readonly #random: Random;
  readonly #planner: Planner<Deed>;
  #lastFlick: Tick | null = null;
  #linedUp = false;

  constructor(strength: Strength, random: Random) {
    const there = { ...strength, ...strength.live };
    this.#strength = { ...there, noise: scaled(there.noise, there.tempo.shake) };
    this.#random = random;
    this.#planner = new Planner(there.tempo.look, random);
  }

  choose(match: Match, seat: Seat): Said {
    if (match.state.phase !== 'setUp') this.#linedUp = false;
    const task = this.#taskOf(match, seat);
    if (task === null) return LATER;
    const plan = this.#planner.planFor(match, task, (given) => match.tick >= given + SWING, this.#rested);
    if (match.tick < plan.look) return until(plan.look);
    if (plan.deed === undefined) plan.deed = task.think(match, plan.at + SWING - match.tick);
    if (plan.deed === null) return task.isDuty ? this.#leave(match, task) : LATER;
    if (match.tick < plan.at) return until(plan.at);
    return isPossible(match, seat, plan.deed) ? this.#give(match, plan, plan.deed) : this.#again(match, task);
  }

  #give(match: Match, plan: Plan<Deed>, deed: Deed): Said {
    plan.given = match.tick;
    if (deed.kind === 'flick') this.#lastFlick = match.tick;
    if (deed.kind === 'lineUp') this.#linedUp = true;
    return deed;
  }

  #leave(match: Match, { key }: LiveTask): Said {
    const at = later(match.tick, AGAIN);
    this.#planner.lookAgainAt(key, at);
    return until(at);
  }

  /** What was meant is no longer possible: the next thought takes its time. */
  #again(match: Match, task: LiveTask): Said {
    return until(this.#planner.planAt(match, task, later(match.tick, this.#tempo.look), this.#rested).look);
  }

  get #tempo(): Strength['tempo'] {
    return this.#strength.tempo;
  }

  /** Not too soon after the last flick. */
  get #rested(): number {
    return this.#lastFlick === null ? 0 : this.#lastFlick + this.#tempo.gap;
  }

  // ── what there is to do ─────────────────────────────────────────────────────────────────────────────────────────

  #taskOf(match: Match, seat: Seat): LiveTask | null {
    const { state } = match;
    const side = sideOfSeat(match, seat);
    const option = match.options.find(({ owner, name }) => owner === side && name !== 'block');
    if (option !== undefined) return this.#word(match, `option ${option.id}`, (seen) => answerToOption(seen, seat));
    if (state.offers.length > 0) return null;
    switch (state.phase) {
      case 'play':
        return side === state.attacker ? this.#attack(match, seat) : this.#defend(match, seat);
      case 'setUp':
        return this.#setUp(match, seat);
      case 'restart':
        return this.#restart(match, seat);
      default:
        return this.#word(match, `${state.phase} ${state.period}`, (seen) => legalFor(seen, seat)[0] ?? null);
    }
  }

  #word(match: Match, key: string, think: LiveTask['think']): LiveTask {
    return { key, span: this.#tempo.word, ...inTime(match), isDuty: true, think };
  }

  #attack(match: Match, seat: Seat): LiveTask | null {
    if (!isToFlick(match)) return null;
    const { handSet, restart, course, reserve } = match.state;
    const side = sideOfSeat(match, seat);
    const isShot = handSet !== null || restart?.kind === 'shot' || restart?.kind === 'penalty';
    return {
      key: `attack ${course.play?.fact} ${handSet} ${restart?.kind} ${restart?.step} ${course.tickAllowed} ${course.ticks} ${reserve[side].is}`,
      span: isShot ? this.#tempo.shot : this.#tempo.flick,
      ...inTime(match),
      isDuty: true,
      think: (seen, ahead) => {
        const then = foreseen(seen, ahead);
        const move = this.#strength.reserve ? reserveMove(then, side) : null;
        if (move !== null && byAction(seen, seat, move).ok) return move;
        return attack(then, side, inShootOut(this.#strength, restart?.kind === 'shot'), this.#random);
      },
    };
  }

  /** While the ball rolls, or lies: one thought about each play of the ball. */
  #defend(match: Match, seat: Seat): LiveTask | null {
    const { block: right, blockWait, course } = match.state;
    const side = sideOfSeat(match, seat);
    if (right !== side) return null;
    return {
      key: `block ${course.play?.fact} ${blockWait?.since}`,
      span: this.#tempo.block,
      ...inTime(match),
      isDuty: false,
      think: (seen, ahead) => {
        const flick = this.#block(seen, side, ahead);
        return flick ?? (blockWait === null ? null : { kind: 'pass' });
      },
    };
  }

  #block(seen: Match, side: Side, ahead: number): Action | null {
    if (this.#strength.surely !== true)
      return block(seen, side, this.#strength, this.#random, { thinks: timeOf(ahead), settles: SETTLES });
    if (this.#random.below(2) === 0) return null; // he watches the ball every other time
    const sure = sureBlock(seen, side, SEES_NOT + this.#random.below(SEES_NOT));
    return sure === null ? null : flickedWith(sure, scaled(this.#strength.noise, GENTLY), this.#random);
  }

  #setUp(match: Match, seat: Seat): LiveTask | null {
    const legal = legalFor(match, seat);
    const want = this.#linedUp ? 'done' : 'lineUp';
    const kindly = (wanted: Action['kind']): Action | undefined => legal.find(({ kind }) => kind === wanted);
    const deed = kindly(want) ?? kindly('take') ?? legal[0];
    return deed === undefined ? null : this.#word(match, `setUp ${stepOf(match)} ${deed.kind}`, () => deed);
  }

  #restart(match: Match, seat: Seat): LiveTask | null {
    const legal = legalFor(match, seat);
    const side = sideOfSeat(match, seat);
    const kindly = (wanted: Action['kind']): Action | undefined => legal.find(({ kind }) => kind === wanted);
    const next = readyOrAsk(match, legal) ?? kindly('take') ?? null;
    if (next !== null) return this.#word(match, `restart ${stepOf(match)} ${next.kind}`, () => next);
    const pass = kindly('pass');
    if (pass === undefined) return null;
    const left = match.state.restart?.flicksLeft[side];
    return this.#word(match, `restart ${stepOf(match)} ${left}`, (seen) => {
      // Where the referee sets everything up, only people who want to move something do.
      if (secondsAtFreeKick(seen) !== null) return pass;
      return position(seen, side, this.#strength, this.#random) ?? pass;
    });
  }
}

/** Whatever is done is let go before its time is up. */
const inTime = ({ clocks }: Match): { readonly clock: Clock | undefined; readonly lasts: number } => ({
  clock: clockNamed(clocks, CLOCKS.flick) ?? clockNamed(clocks, CLOCKS.step),
  lasts: SWING,
});

const inShootOut = (strength: Strength, isShot: boolean): Strength =>
  isShot ? { ...strength, care: strength.shootOut ?? strength.care } : strength;

/** So many better places a beginner does not see at least, and as many more perhaps: he stands near the ball, seldom in its way. */
const SEES_NOT = 10;
/** Who only stands in the way need not hit anything: so much of the noise is left. */
const GENTLY = 0.5;

/** So long a ball that rolls is followed, in seconds, to see where it will lie. */
const SETTLES = 2.5;

const stepOf = ({ state: { restart } }: Match): string =>
  `${restart?.kind} ${restart?.by} ${restart?.step} ${restart?.faults}`;

const isPossible = (match: Match, seat: Seat, deed: Deed): boolean =>
  deed.kind === 'choose' ? match.options.some(({ id }) => id === deed.option) : byAction(match, seat, deed).ok;

/** As everything will be so many ticks on, if nobody does anything. */
const foreseen = (match: Match, ahead: number): Match => {
  const motion = runTo(match, now(match) + timeOf(ahead));
  return { ...match, tick: later(match.tick, ahead), state: { ...match.state, motion } };
};
