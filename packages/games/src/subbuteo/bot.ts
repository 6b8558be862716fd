import type { Answer, BotKind, Random, Seat } from '@bande/core';
import { InTurnOrLive, LATER, threeBots } from '@bande/kit';
import type { Action } from './actions.ts';
import { attack } from './bot/attack.ts';
import { block } from './bot/block.ts';
import { answerToOption, keep, readyOrAsk } from './bot/hands.ts';
import { KeeperHand } from './bot/keeper.ts';
import { LiveChair } from './bot/live.ts';
import { position } from './bot/position.ts';
import { reserveMove } from './bot/reserve.ts';
import { BEGINNER, CLUB, EXPERT, type Strength } from './bot/strengths.ts';
import { byAction, keepersOnSecret } from './by-action.ts';
import { legalFor } from './legal.ts';
import { isQuiet } from './motion.ts';
import { sideOfSeat, type Match, type Subbuteo } from './state.ts';
import { secondsAtFreeKick } from './free-kick-time.ts';

type Said = Answer<Subbuteo>;

/** Sits at one chair, in turn. What has been thought about one position is not thought about again: in the meantime a clock may have run. */
class InTurn {
  readonly #strength: Strength;
  readonly #random: Random;
  #about: unknown = null;
  #thought: Action | null = null;
  #linedUp = false;

  constructor(strength: Strength, random: Random) {
    this.#strength = strength;
    this.#random = random;
  }

  choose(match: Match, seat: Seat): Said {
    const option = answerToOption(match, seat);
    if (option !== null) return option;
    const { phase } = match.state;
    if (phase !== 'setUp') this.#linedUp = false;
    switch (phase) {
      case 'play':
        return this.#play(match, seat);
      case 'setUp':
        return this.#setUp(match, seat);
      case 'restart':
        return this.#restart(match, seat);
      default:
        return legalFor(match, seat)[0] ?? LATER;
    }
  }

  #setUp(match: Match, seat: Seat): Said {
    const legal = legalFor(match, seat);
    const want = this.#linedUp ? 'done' : 'lineUp';
    this.#linedUp = true;
    return legal.find(({ kind }) => kind === want) ?? legal.find(({ kind }) => kind === 'take') ?? legal[0] ?? LATER;
  }

  #restart(match: Match, seat: Seat): Said {
    const legal = legalFor(match, seat);
    const side = sideOfSeat(match, seat);
    const kindly = (wanted: Action['kind']): Action | undefined => legal.find(({ kind }) => kind === wanted);
    const next = readyOrAsk(match, legal) ?? kindly('take');
    if (next !== null && next !== undefined) return next;
    const pass = kindly('pass');
    if (pass === undefined || !isQuiet(match.state.motion)) return LATER;
    // Where the referee sets everything up, only people who want to move something do.
    if (secondsAtFreeKick(match) !== null) return pass;
    const flick = this.#once(match, match.state.motion, () => position(match, side, this.#strength, this.#random));
    return flick === null ? pass : this.#ifLegal(match, seat, flick);
  }

  #play(match: Match, seat: Seat): Said {
    const side = sideOfSeat(match, seat);
    const { state } = match;
    if (keepersOnSecret(match).includes(side))
      return this.#ifLegal(match, seat, keep(match, side, this.#strength, this.#random));
    if (side !== state.attacker) return this.#defend(match, seat);
    if (state.blockWait !== null || !isQuiet(state.motion)) return LATER;
    const reserve = this.#strength.reserve ? reserveMove(match, side) : null;
    if (reserve !== null && byAction(match, seat, reserve).ok) return reserve;
    const thought = this.#once(match, state.motion, () => attack(match, side, this.#strength, this.#random));
    return thought === null ? LATER : this.#ifLegal(match, seat, thought);
  }

  /** One thought about each play of the ball. */
  #defend(match: Match, seat: Seat): Said {
    const { state } = match;
    const side = sideOfSeat(match, seat);
    if (state.block !== side) return LATER;
    const flick = this.#once(match, state.course.play?.fact ?? state.motion, () =>
      block(match, side, this.#strength, this.#random),
    );
    return this.#ifLegal(match, seat, flick ?? { kind: 'pass' });
  }

  #once(match: Match, about: unknown, think: () => Action | null): Action | null {
    const { handSet, restart, course } = match.state;
    const key = `${handSet} ${restart?.step} ${course.tickAllowed} ${course.ticks}`;
    if (!Array.isArray(this.#about) || this.#about[0] !== about || this.#about[1] !== key) {
      this.#about = [about, key];
      this.#thought = think();
    }
    return this.#thought;
  }

  #ifLegal(match: Match, seat: Seat, action: Action): Said {
    if (byAction(match, seat, action).ok) return action;
    return legalFor(match, seat).find(({ kind }) => kind === 'pass') ?? LATER;
  }
}

export const bots: readonly BotKind<Subbuteo>[] = threeBots(
  [BEGINNER, CLUB, EXPERT],
  (strength, random) =>
    new InTurnOrLive(
      random,
      new InTurn(strength, random),
      (chance) => new LiveChair(strength, chance),
      (chance) => new KeeperHand(strength.tempo.keeper, chance),
    ),
);
