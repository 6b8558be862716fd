import { accept, LiveMatch, tick, type Input, type LogEntry, type Refusal, type Result, type Seat } from '@bande/core';
import { carrom } from '@bande/games/carrom';
import type { Carrom, Match, Ruling } from '@bande/games/carrom/state.ts';

/** A match from a given position, played by hand. */
export class Table {
  readonly live: LiveMatch<Carrom>;
  /** All rulings on the last input. */
  rulings: readonly Ruling[] = [];
  refusal: Refusal | null = null;

  constructor(given: object = {}) {
    this.live = new LiveMatch(carrom, carrom.notation.readGiven(given, 'icf-1991'));
  }

  get match(): Match {
    return this.live.match;
  }
  get now(): Readonly<Record<string, unknown>> {
    return carrom.notation.describe(this.match);
  }
  get calls(): readonly string[] {
    return this.rulings.map(({ call }) => call);
  }
  ruling(call: string): Ruling | undefined {
    return this.rulings.find((one) => one.call === call);
  }
  laws(call: string): readonly string[] {
    return this.ruling(call)?.paragraphs ?? [];
  }

  fact(event: object, after = 0): this {
    return this.#play({
      tick: tick(this.match.tick + after),
      kind: 'facts',
      by: 'referee',
      facts: [carrom.schemas.event.parse(event)],
    });
  }
  /** A stroke of whoever is on turn. */
  stroke(pocketed: object = {}, more: object = {}): this {
    return this.fact({ kind: 'strokeEnded', by: this.match.state.turn, pocketed, ...more });
  }
  act(by: Seat, text: string, after = 0): this {
    const action = carrom.notation.readAction(text);
    if (action === null) throw new Error(`no such action: ${text}`);
    return this.#play({ tick: tick(this.match.tick + after), kind: 'action', by, action });
  }
  choose(by: Seat, choice: string, after = 0): this {
    const option = this.match.options.find((one) => one.choices.includes(choice));
    if (option === undefined) throw new Error(`nobody offers ${choice}`);
    return this.#play({
      tick: tick(this.match.tick + after),
      kind: 'action',
      by,
      action: { kind: 'choose', option: option.id, choice },
    });
  }
  dice(...draws: readonly number[]): this {
    return this.#play({ tick: this.match.tick, kind: 'chance', by: 'host', draws });
  }
  wait(ticks: number): this {
    return this.#told(accept(this.live.advance(tick(this.match.tick + ticks))));
  }

  #play(input: Input<Carrom>): this {
    return this.#told(this.live.play(input));
  }
  #told(done: Result<readonly LogEntry<Carrom>[]>): this {
    const entries: readonly LogEntry<Carrom>[] = done.ok ? done.value : [];
    this.rulings = entries.flatMap((entry) => entry.rulings);
    this.refusal = done.ok ? null : done.refusal;
    return this;
  }
}

export const table = (given: object = {}): Table => new Table(given);
