import { Course, playerNamed, refusalLine, type Player, type ToAct } from '@bande/host';
import {
  canonical,
  later,
  LiveMatch,
  seconds,
  writtenRuling,
  type Action,
  type Answer,
  type AnyGame,
  type AnyShape,
  type LogEntry,
  type Refusal,
  type Seat,
} from '@bande/core';
import { reasonOf } from '@bande/record';
import { BadInput } from './command.ts';
import type { ResetRequest, StepRequest, StreamRequest } from './env.ts';
import { setupFor } from './setup.ts';

type Side = AnyShape['side'];

/** A hand that let go and had no right at its contact. */
interface Missed {
  readonly seat: Seat;
  readonly action: Action<AnyShape>;
  readonly refusal: Refusal;
}

/** One match as an agent sees it. */
export class Episode {
  readonly #game: AnyGame;
  readonly #live: LiveMatch<AnyShape>;
  readonly #course: Course<AnyShape>;
  /** The side the agent plays; `null` where it plays all of them. */
  readonly #agent: Side | null;
  readonly #opponents: readonly (Player<AnyShape> | null)[];
  /** The agent's seats that are to choose now. */
  #turns: readonly ToAct<AnyShape>[] = [];
  #told = 0;
  #missed: readonly Missed[] = [];

  constructor(game: AnyGame, { seed, opponent, seat, pace, edition, seats, settings, mode }: ResetRequest) {
    const setup = setupFor(game, { edition, seats, settings, mode });
    const mine = setup.seating[seat];
    if (mine === undefined) throw new BadInput(`there is no seat ${seat}`);
    this.#game = game;
    this.#live = LiveMatch.start(game, setup);
    this.#opponents = setup.seating.map((side, chair) =>
      opponent === undefined || side === mine ? null : playerNamed(game, opponent, seed, chair as Seat),
    );
    this.#course = new Course(game, this.#live, {
      seed,
      players: this.#opponents,
      ...(pace === undefined ? {} : { paceTicks: seconds(pace) }),
      onMissed: ({ seat: by, action }, refusal) => (this.#missed = [...this.#missed, { seat: by, action, refusal }]),
    });
    this.#agent = opponent === undefined ? null : mine;
  }

  begin(): object {
    this.#goOn();
    return this.#answer(this.#agent ?? this.#sideOf(this.#turns[0]?.seat ?? 0), true);
  }

  legal(seat?: number): readonly object[] {
    const turn = this.#turns.find((one) => one.seat === (seat ?? one.seat));
    return (turn?.legal ?? []).map((action, index) => ({ index, action, text: this.#inWords(action) }));
  }

  /** An action of a seat, or none for some time. */
  step({ action, seat, ticks }: Omit<StepRequest, 'cmd'>): object {
    const turn = this.#turns.find((one) => one.seat === (seat ?? one.seat));
    if (this.#turns.length === 0) throw new BadInput('the match is over: reset');
    if (turn === undefined) throw new BadInput(`seat ${seat} is not to choose now`);
    const before = this.#course.actionsOf(turn.seat);
    const refusal = this.#course.answer(turn.seat, this.#answerFrom(turn, action, ticks));
    if (refusal !== null) throw new BadInput(`refused: ${refusalLine(refusal)}`);
    this.#goOn();
    const entered = this.#course.actionsOf(turn.seat) > before;
    const applied = action === null || entered || this.#course.isDecided(turn.seat);
    return this.#answer(this.#agent ?? this.#sideOf(turn.seat), applied);
  }

  /** A hand of the agent's heads for another place; no time passes. */
  stream({ seat = this.#turns[0]?.seat, to }: Omit<StreamRequest, 'cmd'>): object {
    const { streams } = this.#game;
    if (streams === undefined) throw new BadInput(`${this.#game.id} has no hand to steer`);
    if (this.#turns.length === 0) throw new BadInput('the match is over: reset');
    const mine = seat === undefined ? undefined : this.#opponents[seat];
    if (mine !== null) throw new BadInput(`seat ${seat} is not yours`);
    if (to.length !== streams.size) throw new BadInput(`to: a target has ${streams.size} whole numbers`);
    this.#course.host.steer(seat as Seat, to);
    this.#goOn();
    return this.#answer(this.#agent ?? this.#sideOf(seat as Seat), true);
  }

  /** Lets dice, time and the opponent go on until the agent is to choose. */
  #goOn(): void {
    for (let asked = this.#course.toAct(); ; asked = this.#course.toAct()) {
      this.#turns = asked.filter(({ seat }) => (this.#opponents[seat] ?? null) === null);
      for (const turn of asked) this.#letAnswer(turn);
      if (asked.length === 0 || this.#turns.length > 0) return;
    }
  }

  #letAnswer({ seat, legal }: ToAct<AnyShape>): void {
    const bot = this.#opponents[seat] ?? null;
    const refusal = bot === null ? null : this.#course.answer(seat, bot.choose(this.#live.match, seat, legal));
    if (refusal !== null) this.#course.giveUp({ kind: 'refused', reason: refusalLine(refusal) });
  }

  #answerFrom(turn: ToAct<AnyShape>, action: StepRequest['action'], ticks: number): Answer<AnyShape> {
    return action === null
      ? { kind: 'later', at: later(this.#live.match.tick, ticks) }
      : this.#actionFrom(turn, action);
  }

  #actionFrom({ legal }: ToAct<AnyShape>, given: number | string | { readonly kind: string }): Action<AnyShape> {
    if (typeof given === 'number') {
      const action = legal[given];
      if (action === undefined) throw new BadInput(`there is no action ${given}: ${legal.length} are legal`);
      return action;
    }
    if (typeof given === 'string') {
      const action =
        legal.find((candidate) => this.#inWords(candidate) === given) ?? this.#game.notation.readAction(given);
      if (action === null) throw new BadInput(`not an action: ${given}`);
      return action;
    }
    return this.#checkedAction(legal, given);
  }

  #checkedAction(legal: readonly Action<AnyShape>[], given: { readonly kind: string }): Action<AnyShape> {
    if (given.kind === 'choose') {
      const choice = legal.find((candidate) => canonical(candidate) === canonical(given));
      if (choice === undefined) throw new BadInput('no such choice is open');
      return choice;
    }
    const read = this.#game.schemas.action.safeParse(given);
    if (!read.success) throw new BadInput(reasonOf(read.error, 'action'));
    return read.data;
  }

  #inWords(action: Action<AnyShape>): string {
    return action.kind === 'choose' && 'choice' in action
      ? `choose ${action.choice}`
      : this.#game.notation.writeAction(action);
  }

  #sideOf(seat: Seat): Side {
    return this.#live.match.setup.seating[seat] ?? '';
  }

  #answer(side: Side, applied: boolean): object {
    const { outcome } = this.#live.match;
    const trouble = this.#course.trouble?.reason;
    const won = outcome === null || outcome.winner === null ? 0 : 1;
    return {
      observation: this.#observation(),
      reward: outcome?.winner === side ? won : 0 - won,
      done: this.#turns.length === 0,
      applied,
      calls: this.#newCalls(),
      missed: this.#newMissed(),
      ...(trouble === undefined ? {} : { trouble }),
    };
  }

  #observation(): object {
    const { match } = this.#live;
    const seat = this.#turns[0]?.seat ?? null;
    return {
      tick: match.tick,
      seat,
      side: seat === null ? null : this.#sideOf(seat),
      seats: this.#turns.map((turn) => turn.seat),
      underWay: this.#course.host.swings.map(({ seat: by, action }) => ({ seat: by, action })),
      state: this.#game.notation.describe(match),
      duties: this.#game.duties(match),
      options: match.options.map(({ id, name, owner, choices }) => ({ id, name, owner, choices })),
      clocks: match.clocks,
    };
  }

  #newMissed(): readonly Missed[] {
    const missed = this.#missed;
    this.#missed = [];
    return missed;
  }

  /** What the referee called since the last answer. */
  #newCalls(): readonly object[] {
    const entries: readonly LogEntry<AnyShape>[] = this.#live.log.slice(this.#told);
    this.#told = this.#live.log.length;
    return entries.flatMap(({ rulings }) => rulings.map((one) => writtenRuling(one)));
  }
}
