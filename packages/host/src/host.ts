import { ChanceStream, chanceNow, later, legalActions, nextDue, play, seconds, tick } from '@bande/core';
import type { Action, Game, GameShape, Input, LogEntry, Match, Refusal, Seat, Tick } from '@bande/core';
import type { Table } from './table.ts';

export interface HostOptions<G extends GameShape> {
  readonly seed: string;
  /** What an action that takes time costs; 15 s unless told otherwise. */
  readonly paceTicks?: number;
  /** A match that needs more inputs than this is broken off. */
  readonly maxInputs?: number;
  readonly onInput?: (input: Input<G>, match: Match<G>) => void;
}

/** A seat that is to choose, and from what. */
export interface ToAct<G extends GameShape> {
  readonly seat: Seat;
  readonly legal: readonly Action<G>[];
}

/** Why a match did not come to its end. */
export interface Trouble {
  readonly kind: 'stuck' | 'refused' | 'tooLong';
  readonly reason: string;
}

export const DEFAULT_PACE = seconds(15);
const MOST_INPUTS = 100_000;

/** Rolls the dice, lets time pass, and says whose choice it is. Whoever plays only has to choose. */
export class Host<G extends GameShape> {
  readonly calls = new Map<string, number>();
  readonly #game: Game<G>;
  readonly #table: Table<G>;
  readonly #options: HostOptions<G>;
  readonly #chance: ChanceStream;
  #inputs = 0;
  #actions = 0;
  #trouble: Trouble | null = null;
  #lastSeat: number;
  /** The seat that is thinking, and when it will be ready to act. */
  #thinking: { readonly seat: Seat; readonly ready: Tick } | null = null;

  constructor(
    game: Game<G>,
    table: Table<G>,
    options: HostOptions<G>,
    chance: ChanceStream = new ChanceStream(options.seed),
  ) {
    this.#game = game;
    this.#table = table;
    this.#options = options;
    this.#chance = chance;
    this.#lastSeat = table.match.setup.seating.length - 1;
  }

  get inputs(): number {
    return this.#inputs;
  }
  get actions(): number {
    return this.#actions;
  }
  get trouble(): Trouble | null {
    return this.#trouble;
  }

  /** Rolls and waits until a seat has a choice; `null` when the match is over or in trouble. */
  toAct(): ToAct<G> | null {
    while (this.#trouble === null && this.#table.match.outcome === null) {
      const request = chanceNow(this.#game, this.#table.match);
      if (request === null) {
        const turn = this.#seatWithAChoice();
        if (turn !== null) return turn;
        this.#letTimePass();
      } else
        this.#enter({ tick: this.#table.match.tick, kind: 'chance', by: 'host', draws: this.#chance.draw(request) });
    }
    return null;
  }

  /**
   * Enters the action when the seat has thought long enough. If something falls due before that, it happens first and the
   * choice is open again: the half may be over. The time already spent counts. A refused action changes nothing.
   */
  act(seat: Seat, action: Action<G>): 'done' | 'chooseAgain' | Refusal {
    const at = this.#ready(seat, action);
    const due = nextDue(this.#game, this.#table.match, at);
    if (due !== null) return this.#refusedNow(seat, action) ?? this.#waitFirst(due);
    const refusal = this.#play({ tick: at, kind: 'action', by: seat, action });
    if (refusal !== null) return refusal;
    this.#thinking = null;
    this.#lastSeat = seat;
    this.#actions++;
    return 'done';
  }

  #refusedNow(seat: Seat, action: Action<G>): Refusal | null {
    const { match } = this.#table;
    const trial = play(this.#game, match, { tick: match.tick, kind: 'action', by: seat, action });
    return trial.ok ? null : trial.refusal;
  }

  #waitFirst(until: Tick): 'chooseAgain' {
    this.#wait(until);
    return 'chooseAgain';
  }

  /** Breaks the match off. */
  giveUp(trouble: Trouble): void {
    this.#trouble ??= trouble;
  }

  /** Of several seats that may act, the one whose last action is longest ago; at the start, the first. */
  #seatWithAChoice(): ToAct<G> | null {
    const { match } = this.#table;
    const seats = match.setup.seating.length;
    for (let i = 1; i <= seats; i++) {
      const seat = ((this.#lastSeat + i) % seats) as Seat;
      const legal = legalActions(this.#game, match, seat);
      if (legal.length > 0) return { seat, legal };
    }
    return null;
  }

  #ready(seat: Seat, action: Action<G>): Tick {
    const now = this.#table.match.tick;
    if (action.kind === 'choose' || !this.#game.takesTime(action)) return now;
    if (this.#thinking?.seat !== seat)
      this.#thinking = { seat, ready: later(now, this.#options.paceTicks ?? DEFAULT_PACE) };
    return tick(Math.max(now, this.#thinking.ready));
  }

  #letTimePass(): void {
    const due = nextDue(this.#game, this.#table.match);
    if (due === null)
      this.giveUp({
        kind: 'stuck',
        reason: `at tick ${this.#table.match.tick} nobody can act, nothing is rolled and nothing falls due`,
      });
    else this.#wait(due);
  }

  #wait(until: Tick): void {
    this.#count(this.#table.advance(until));
  }

  /** Enters what the rules themselves asked for: a refusal here is a fault of the game. */
  #enter(input: Input<G>): void {
    const refusal = this.#play(input);
    if (refusal !== null)
      this.giveUp({ kind: 'refused', reason: `${input.kind} at tick ${input.tick}: ${refusalLine(refusal)}` });
  }

  #play(input: Input<G>): Refusal | null {
    const done = this.#table.play(input);
    if (!done.ok) return done.refusal;
    this.#count(done.value);
    this.#inputs++;
    this.#options.onInput?.(input, this.#table.match);
    const most = this.#options.maxInputs ?? MOST_INPUTS;
    if (this.#inputs >= most && this.#table.match.outcome === null)
      this.giveUp({ kind: 'tooLong', reason: `not over after ${most} inputs` });
    return null;
  }

  #count(entries: readonly LogEntry<G>[]): void {
    for (const id of entries.flatMap(({ rulings }) => rulings.flatMap(({ paragraphs }) => paragraphs)))
      this.calls.set(id, (this.calls.get(id) ?? 0) + 1);
  }
}

/** For people who debug: the code, the paragraphs, the detail. */
export const refusalLine = ({ code, paragraphs, detail }: Refusal): string =>
  [code, ...paragraphs, ...(detail === undefined ? [] : [`(${detail})`])].join(' ');
