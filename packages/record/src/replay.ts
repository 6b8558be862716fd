import {
  advance,
  canonical,
  chanceNow,
  hashOf,
  insteadOf,
  LiveMatch,
  type ChanceStream,
  type Correcting,
  type Correction,
  type Game,
  type GameShape,
  type Input,
  type Match,
  type Refusal,
} from '@bande/core';
import { toFormerMatch } from './format-1.ts';
import { setupOf, type MatchRecord } from './format.ts';
import { chainedTo, type ChainedRest, type Rests } from './rests.ts';
import { chanceOf } from './seed.ts';

/** The first place where a record and its replay part. */
export interface Difference {
  readonly what: 'start' | 'seed' | 'chance' | 'refused' | 'rest' | 'reached' | 'end' | 'inputs';
  /** The input after which (or at which) it shows; `null` where it belongs to no single input. */
  readonly input: number | null;
  readonly tick: number | null;
  readonly reason: string;
}

export interface Replayed<G extends GameShape> {
  readonly live: LiveMatch<G>;
  /** Those that were found as recorded. */
  readonly rests: Rests<G>;
  /** The seed's stream after the last roll, where the host's part of the seed is known. */
  readonly chance: ChanceStream | null;
  readonly differs: Difference | null;
}

/** The hash of a match as the record would have noted it. */
export const hashLike = <G extends GameShape>({ hashes }: MatchRecord<G>, match: Match<G>): string =>
  hashOf(hashes === 1 ? toFormerMatch(match) : match);

/** Plays all inputs, corrections included, and stops where roll, acceptance or rest is not as recorded. */
export const replay = <G extends GameShape>(game: Game<G>, record: MatchRecord<G>, seed: string | null): Replayed<G> =>
  new Replay(game, record, seed).run();

class Replay<G extends GameShape> {
  readonly #game: Game<G>;
  readonly #record: MatchRecord<G>;
  readonly #live: LiveMatch<G>;
  readonly #chance: ChanceStream | null;
  readonly #noted: ChainedRest[] = [];
  #last: Match<G> | null = null;
  #oneByOneTo = 0;

  constructor(game: Game<G>, record: MatchRecord<G>, seed: string | null) {
    const { from, header } = record;
    this.#game = game;
    this.#record = record;
    this.#live = new LiveMatch(game, from === null ? game.start(setupOf(header)) : from.match);
    this.#chance = seed === null ? null : chanceOf(header, seed);
  }

  run(): Replayed<G> {
    const differs = this.#firstDifference();
    const rests = { noted: this.#noted, last: this.#last };
    return { live: this.#live, rests, chance: this.#chance, differs };
  }

  #firstDifference(): Difference | null {
    const { inputs } = this.#record;
    for (let index = 0; index < inputs.length; index = this.#live.inputCount) {
      const differs = this.#restsHere() ?? this.#goOn(index, inputs[index]!);
      if (differs !== null) return differs;
    }
    return this.#restsHere() ?? this.#restBeyond() ?? this.#reached();
  }

  /** Corrections of one moment together; where they do not fit, one by one, to find the one that is refused. */
  #goOn(index: number, input: Input<G>): Difference | null {
    if (input.kind === 'correction' && index >= this.#oneByOneTo) {
      const together = this.#ofOneMoment(index);
      if (together.length > 1 && this.#live.correctTogether(together).ok) return null;
      this.#oneByOneTo = index + together.length;
    }
    return this.#rolled(input) ?? this.#played(index, input);
  }

  /** The corrections from here on that stand at one tick with nothing between them that is compared. */
  #ofOneMoment(index: number): readonly Correcting<G>[] {
    const { inputs, rests } = this.#record;
    const [moment, together]: [number | undefined, Correcting<G>[]] = [inputs[index]?.tick, []];
    for (const input of inputs.slice(index, rests[this.#noted.length]?.after)) {
      if (input.kind !== 'correction' || input.tick !== moment || input.dropLater === true || rollsIn(input)) break;
      together.push(input);
    }
    return together;
  }

  #rolled(input: Input<G>): Difference | null {
    return this.#chance === null ? null : rollDifference(this.#game, this.#live, input, this.#chance);
  }

  #played(index: number, input: Input<G>): Difference | null {
    const done = this.#live.play(input);
    return done.ok ? null : refusedAt(index, input, done.refusal);
  }

  /** Every rest that was noted after as many inputs as have been played: time passes to it, and the match is compared. */
  #restsHere(): Difference | null {
    const { rests } = this.#record;
    for (let rest = rests[this.#noted.length]; rest?.after === this.#live.inputCount;) {
      if (chainedTo(this.#noted.at(-1), rest).chain !== rest.chain) return this.#broken(rest);
      this.#live.advance(rest.tick);
      const { match } = this.#live;
      if (match.tick !== rest.tick || hashLike(this.#record, match) !== rest.hash) return this.#part(rest);
      this.#noted.push(rest);
      this.#last = match;
      rest = rests[this.#noted.length];
    }
    return null;
  }

  #restBeyond(): Difference | null {
    const rest = this.#record.rests[this.#noted.length];
    return rest === undefined ? null : this.#part(rest);
  }

  /** Whatever the match came to: the list of the rests has been changed. */
  #broken({ after, tick }: ChainedRest): Difference {
    const reason = `the rest after ${after} inputs does not follow from those before it: one was changed, moved, added or taken out`;
    return { what: 'rest', input: after === 0 ? null : after - 1, tick, reason };
  }

  #part({ after, tick }: ChainedRest): Difference {
    const lastEqual = this.#noted.at(-1)?.after;
    const since = lastEqual === undefined ? 'from the start on' : `after ${lastEqual} inputs it was still the same`;
    return {
      what: 'rest',
      input: after === 0 ? null : after - 1,
      tick,
      reason: `the match at rest after ${after} inputs is not the recorded one (${since})`,
    };
  }

  #reached(): Difference | null {
    const { reached } = this.#record;
    this.#live.advance(reached);
    const { inputCount, match } = this.#live;
    if (match.tick === reached) return null;
    const reason = `it claims to have come to tick ${reached}, and its last input is at ${match.tick}`;
    return { what: 'reached', input: inputCount === 0 ? null : inputCount - 1, tick: match.tick, reason };
  }
}

function refusedAt<G extends GameShape>(
  index: number,
  { kind, by, tick }: Input<G>,
  { code, detail }: Refusal,
): Difference {
  return {
    what: 'refused',
    input: index,
    tick,
    reason: `the ${kind} of ${by} is refused: ${code}${detail === undefined ? '' : ` (${detail})`}`,
  };
}

const putInstead = <G extends GameShape>({ instead, later = [] }: Correction<G>): readonly Input<G>[] => [
  ...instead,
  ...later.flatMap(insteadOf),
];

const rollsIn = <G extends GameShape>(correction: Correction<G>): boolean =>
  putInstead(correction).some(({ kind }) => kind === 'chance');

/** Rolls follow the seed in the order in which they were entered: a correction never makes the stream go back. */
function rollDifference<G extends GameShape>(
  game: Game<G>,
  live: LiveMatch<G>,
  input: Input<G>,
  chance: ChanceStream,
): Difference | null {
  const at = { what: 'chance', input: live.inputCount, tick: input.tick } as const;
  if (input.kind === 'correction' && rollsIn(input))
    return { ...at, reason: 'a correction puts other dice in the place of those of the seed' };
  if (input.kind !== 'chance' || input.tick < live.match.tick) return null;
  const request = chanceNow(game, advance(game, live.match, input.tick, []));
  const wanted = request === null ? null : chance.draw(request);
  if (wanted === null || canonical(wanted) === canonical(input.draws)) return null;
  return { ...at, reason: `the seed rolls ${wanted.join(', ')}, the record has ${input.draws.join(', ')}` };
}
