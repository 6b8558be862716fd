import type { Answer, BotKind, Random, Seat } from '@bande/core';
import { InTurnOrLive, LATER, threeBots } from '@bande/kit';
import type { Action } from './actions.ts';
import { shoot } from './bot/attack.ts';
import { answerToOption, wantsDraw } from './bot/choices.ts';
import { defend } from './bot/defence.ts';
import { keep } from './bot/keep.ts';
import { KeeperHand } from './bot/keeper.ts';
import { LiveChair } from './bot/live.ts';
import { mayClear, mustPlay, strike } from './bot/strike.ts';
import { BEGINNER, CLUB, EXPERT, type Strength } from './bot/strengths.ts';
import { byAction, isSecret } from './by-action.ts';
import { legalFor } from './legal.ts';
import type { Side } from './names.ts';
import { toPlay } from './rights.ts';
import { sideOfSeat, type Match, type TippKick } from './state.ts';

type Said = Answer<TippKick>;

/** Sits at one chair, in turn. What has been thought about one position is not thought about again: in the meantime a clock may have run. */
class InTurn {
  readonly #strength: Strength;
  readonly #random: Random;
  #about: unknown = null;
  #thought: Action | null = null;

  constructor(strength: Strength, random: Random) {
    this.#strength = strength;
    this.#random = random;
  }

  choose(match: Match, seat: Seat): Said {
    return answerToOption(match, seat) ?? wantsDraw(match, seat) ?? this.#play(match, seat) ?? LATER;
  }

  #play(match: Match, seat: Seat): Action | null {
    const side = sideOfSeat(match, seat);
    const { strength, random } = { strength: this.#strength, random: this.#random };
    const isMine = toPlay(match) === side;
    if (isSecret(match))
      return this.#legally(
        match,
        seat,
        this.#once(match, isMine ? 'shoot' : 'keep', () =>
          isMine ? shoot(match, side, strength, random) : keep(match, side, strength.keeper, random),
        ),
      );
    const cleared = this.#strike(match, side, isMine);
    if (cleared !== null) return cleared;
    if (isMine) return null;
    const wall = this.#once(match, 'defend', () => defend(match, side, strength.defence, random));
    const ready: Action = { kind: 'ready' };
    if (!byAction(match, seat, ready).ok) return null;
    const isSet = match.state.defence[side]?.put === 'since';
    return isSet || wall === null || !byAction(match, seat, wall).ok ? ready : wall;
  }

  /** With the keeper, where nobody else may or the ball lies before him for the other side. */
  #strike(match: Match, side: Side, isMine: boolean): Action | null {
    const isDue = isMine
      ? match.state.ready && mustPlay(match, side)
      : !match.state.ready && this.#strength.keeper.clears && mayClear(match, side);
    return isDue ? this.#once(match, 'strike', () => strike(match, side)) : null;
  }

  #legally(match: Match, seat: Seat, action: Action | null): Action | null {
    if (action !== null && byAction(match, seat, action).ok) return action;
    return legalFor(match, seat)[0] ?? null;
  }

  #once(match: Match, what: string, think: () => Action | null): Action | null {
    const { last, restart, turn, repetition, plate } = match.state;
    // A press that has missed the ball is over when the plate lies still anew.
    const since = what === 'defend' ? '' : plate?.motion.since;
    const key = `${what} ${last?.fact} ${restart?.kind} ${restart?.by} ${turn} ${repetition?.by} ${since}`;
    if (this.#about !== key) {
      this.#about = key;
      this.#thought = think();
    }
    return this.#thought;
  }
}

export const bots: readonly BotKind<TippKick>[] = threeBots(
  [BEGINNER, CLUB, EXPERT],
  (strength, random) =>
    new InTurnOrLive(
      random,
      new InTurn(strength, random),
      (chance) => new LiveChair(strength, chance),
      (chance) => new KeeperHand(strength.keeper, chance),
    ),
);
