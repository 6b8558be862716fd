import { play } from './crank.ts';
import { hashOf } from './hash.ts';
import type { Game } from './game.ts';
import type { Correction, Input } from './input.ts';
import type { LogEntry, Match, Setup } from './match.ts';
import { accept, refuse, type Result } from './result.ts';
import type { GameShape } from './shape.ts';
import type { Tick } from './time.ts';

/** A point of the match to compare and to resume from. */
export interface Rest {
  /** How many inputs lie before it. */
  readonly after: number;
  readonly tick: Tick;
  readonly hash: string;
}

/** A match under way with all its inputs and its log. Appending costs the same at the end as at the start. */
export class LiveMatch<G extends GameShape> {
  readonly game: Game<G>;
  readonly #first: Match<G>;
  readonly #inputs: Input<G>[] = [];
  #log: LogEntry<G>[] = [];
  #match: Match<G>;

  constructor(game: Game<G>, first: Match<G>) {
    this.game = game;
    this.#first = first;
    this.#match = first;
  }

  static start<G extends GameShape>(game: Game<G>, setup: Setup<G>): LiveMatch<G> {
    return new LiveMatch(game, game.start(setup));
  }

  get match(): Match<G> {
    return this.#match;
  }
  get inputs(): readonly Input<G>[] {
    return this.#inputs;
  }
  get log(): readonly LogEntry<G>[] {
    return this.#log;
  }

  /** The input's own entries of the log, or why nothing happened. */
  play(input: Input<G>): Result<readonly LogEntry<G>[]> {
    if (input.kind === 'correction') return this.#correct(input);
    const step = play(this.game, this.#match, input);
    if (!step.ok) return step;
    this.#inputs.push(input);
    this.#match = step.value.match;
    for (const entry of step.value.log) this.#log.push(entry);
    return accept(step.value.log);
  }

  rest(): Rest {
    return { after: this.#inputs.length, tick: this.#match.tick, hash: hashOf(this.#match) };
  }

  /** Plays everything again with the other input in its place; if a later input no longer fits, nothing has changed. */
  #correct(correction: Correction<G> & { readonly tick: Tick }): Result<readonly LogEntry<G>[]> {
    const superseded = this.#inputs[correction.supersedes];
    if (superseded === undefined) return refuse('noSuchInput');
    if ([superseded, ...correction.instead].some((input) => input.kind === 'correction'))
      return refuse('noSuchInput', [], 'a correction names the input that it puts right');
    const again = new LiveMatch(this.game, this.#first);
    const effective = effectiveInputs([...this.#inputs, correction]);
    for (const { place, input } of effective) {
      const done = again.play(input);
      if (!done.ok)
        return refuse('noLongerFits', done.refusal.paragraphs, `input ${place} (${input.kind}): ${done.refusal.code}`);
    }
    this.#inputs.push(correction);
    this.#log = again.#log;
    this.#match = again.#match;
    return accept(this.#log);
  }
}

/** An input that counts, and its place among all that were entered. */
export interface Effective<G extends GameShape> {
  readonly place: number;
  readonly input: Input<G>;
}

/** The inputs as the corrections leave them; what stands in another's stead has that one's place. */
export function effectiveInputs<G extends GameShape>(inputs: readonly Input<G>[]): readonly Effective<G>[] {
  const places: (readonly Input<G>[])[] = [];
  for (const input of inputs) {
    if (input.kind !== 'correction') {
      places.push([input]);
      continue;
    }
    places[input.supersedes] = input.instead;
    if (input.dropLater === true)
      for (let later = input.supersedes + 1; later < places.length; later++) places[later] = [];
    places.push([]);
  }
  return places.flatMap((there, place) => there.map((input) => ({ place, input })));
}
