import {
  advance,
  canonical,
  chanceNow,
  ChanceStream,
  type Game,
  type GameShape,
  type Input,
  type Refusal,
} from '@bande/core';
import { setupOf, type MatchRecord } from './format.ts';
import { Recorder } from './recorder.ts';

/** The first place where a record and its replay part. */
export interface Difference {
  readonly what: 'start' | 'seed' | 'chance' | 'refused' | 'rest' | 'end' | 'inputs';
  /** The input after which (or at which) it shows; `null` where it belongs to no single input. */
  readonly input: number | null;
  readonly tick: number | null;
  readonly reason: string;
}

export interface Replayed<G extends GameShape> {
  readonly recorder: Recorder<G>;
  /** The seed's stream after the last roll, where the seed is known. */
  readonly chance: ChanceStream | null;
  readonly differs: Difference | null;
}

export const recorderFor = <G extends GameShape>(game: Game<G>, { header, from }: MatchRecord<G>): Recorder<G> =>
  new Recorder(game, header, from === null ? game.start(setupOf(header)) : from.match, from);

/** Plays all inputs, corrections included, and stops where roll, acceptance or rest is not as recorded. */
export function replay<G extends GameShape>(game: Game<G>, record: MatchRecord<G>, seed: string | null): Replayed<G> {
  const recorder = recorderFor(game, record);
  const chance = seed === null ? null : new ChanceStream(seed);
  let differs = restDifference(recorder, record);
  for (let i = 0; i < record.inputs.length && differs === null; i++) {
    const input = record.inputs[i] as Input<G>;
    differs = chance === null ? null : rollDifference(game, recorder, input, chance);
    if (differs !== null) break;
    const done = recorder.play(input);
    differs = done.ok ? restDifference(recorder, record) : refusedAt(i, input, done.refusal);
  }
  return { recorder, chance, differs };
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

/** Rolls follow the seed in the order in which they were entered: a correction never makes the stream go back. */
function rollDifference<G extends GameShape>(
  game: Game<G>,
  recorder: Recorder<G>,
  input: Input<G>,
  chance: ChanceStream,
): Difference | null {
  const at = { what: 'chance', input: recorder.inputs.length, tick: input.tick } as const;
  if (input.kind === 'correction' && input.instead.some(({ kind }) => kind === 'chance'))
    return { ...at, reason: 'a correction puts other dice in the place of those of the seed' };
  if (input.kind !== 'chance' || input.tick < recorder.match.tick) return null;
  const request = chanceNow(game, advance(game, recorder.match, input.tick, []));
  const wanted = request === null ? null : chance.draw(request);
  if (wanted === null || canonical(wanted) === canonical(input.draws)) return null;
  return { ...at, reason: `the seed rolls ${wanted.join(', ')}, the record has ${input.draws.join(', ')}` };
}

/** Compares the rest noted after the last input, if there is one on either side. */
function restDifference<G extends GameShape>(
  { inputs, rests, match }: Recorder<G>,
  record: MatchRecord<G>,
): Difference | null {
  const [made, recorded] = [rests.at(-1), record.rests[rests.length - 1]];
  if (made?.after === inputs.length) {
    return made.hash === recorded?.hash && made.tick === recorded.tick && made.after === recorded.after
      ? null
      : restsPart(inputs.length, match.tick, rests.at(-2)?.after);
  }
  const tooMany = record.rests[rests.length]?.after === inputs.length;
  return tooMany ? restsPart(inputs.length, match.tick, made?.after) : null;
}

function restsPart(after: number, tick: number, lastEqual: number | undefined): Difference {
  const since = lastEqual === undefined ? 'from the start on' : `after ${lastEqual} inputs it was still the same`;
  return {
    what: 'rest',
    input: after === 0 ? null : after - 1,
    tick,
    reason: `the match at rest after ${after} inputs is not the recorded one (${since})`,
  };
}
