import { Host, playerNamed, refusalLine, type Player, type ToAct } from '@bande/host';
import { LiveMatch, seconds, type Action, type AnyGame, type AnyShape, type LogEntry, type Seat } from '@bande/core';
import { reasonOf } from '@bande/record';
import { BadInput } from './command.ts';
import type { ResetRequest } from './env.ts';
import { setupFor } from './setup.ts';

type Side = AnyShape['side'];

/** One match as an agent sees it. */
export class Episode {
  readonly #game: AnyGame;
  readonly #live: LiveMatch<AnyShape>;
  readonly #host: Host<AnyShape>;
  /** The side the agent plays; `null` where it plays all of them. */
  readonly #agent: Side | null;
  readonly #opponents: readonly (Player<AnyShape> | null)[];
  #turn: ToAct<AnyShape> | null = null;
  #told = 0;

  constructor(game: AnyGame, { seed, opponent, seat, pace, edition, seats, settings }: ResetRequest) {
    const setup = setupFor(game, { edition, seats, settings });
    const mine = setup.seating[seat];
    if (mine === undefined) throw new BadInput(`there is no seat ${seat}`);
    this.#game = game;
    this.#live = LiveMatch.start(game, setup);
    this.#host = new Host(game, this.#live, { seed, paceTicks: seconds(pace) });
    this.#agent = opponent === undefined ? null : mine;
    this.#opponents = setup.seating.map((side, chair) =>
      opponent === undefined || side === mine ? null : playerNamed(game, opponent, seed, chair as Seat),
    );
  }

  begin(): object {
    this.#goOn();
    return this.#answer(this.#agent ?? this.#sideOf(this.#turn?.seat ?? 0), true);
  }

  legal(): readonly object[] {
    return (this.#turn?.legal ?? []).map((action, index) => ({ index, action, text: this.#inWords(action) }));
  }

  step(given: number | string | { readonly kind: string }): object {
    const turn = this.#turn;
    if (turn === null) throw new BadInput('the match is over: reset');
    const done = this.#host.act(turn.seat, this.#actionFrom(turn, given));
    if (typeof done === 'object') throw new BadInput(`refused: ${refusalLine(done)}`);
    this.#goOn();
    return this.#answer(this.#agent ?? this.#sideOf(turn.seat), done === 'done');
  }

  /** Lets dice, time and the opponent go on until the agent is to choose. */
  #goOn(): void {
    for (this.#turn = this.#host.toAct(); this.#turn !== null; this.#turn = this.#host.toAct()) {
      const { seat, legal } = this.#turn;
      const bot = this.#opponents[seat] ?? null;
      if (bot === null) return;
      const done = this.#host.act(seat, bot(this.#live.match, seat, legal));
      if (typeof done === 'object') this.#host.giveUp({ kind: 'refused', reason: refusalLine(done) });
    }
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
      const choice = legal.find((candidate) => JSON.stringify(candidate) === JSON.stringify(given));
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
    const trouble = this.#host.trouble?.reason;
    const won = outcome === null || outcome.winner === null ? 0 : 1;
    return {
      observation: this.#observation(),
      reward: outcome?.winner === side ? won : 0 - won,
      done: this.#turn === null,
      applied,
      calls: this.#newCalls(),
      ...(trouble === undefined ? {} : { trouble }),
    };
  }

  #observation(): object {
    const { match } = this.#live;
    const seat = this.#turn?.seat ?? null;
    return {
      tick: match.tick,
      seat,
      side: seat === null ? null : this.#sideOf(seat),
      state: this.#game.notation.describe(match),
      duties: this.#game.duties(match),
      options: match.options.map(({ id, name, owner, choices }) => ({ id, name, owner, choices })),
      clocks: match.clocks,
    };
  }

  /** What the referee called since the last answer. */
  #newCalls(): readonly object[] {
    const entries: readonly LogEntry<AnyShape>[] = this.#live.log.slice(this.#told);
    this.#told = this.#live.log.length;
    return entries.flatMap(({ rulings }) => rulings);
  }
}
