import { playOut } from '@bande/host';
import { commitment, hashOf, later, type AnyGame, type AnyShape, type Input, type Setup } from '@bande/core';
import { registry } from '@bande/games';
import { readRecord, Recorder, reopen, resume, verify, writeRecord, type MatchRecord } from '@bande/record';
import { beforeAll, describe, expect, test } from 'vitest';

/** Whatever a match is about when somebody closes the page: it is put away as text and taken up again. */

const SOAK = process.env['SOAK'] !== undefined;
const INPUTS = SOAK ? 400 : 40;
const STOPS = SOAK ? 40 : 5;
const SEED = `${process.env['BANDE_SEED'] ?? ''}mid-play`;

interface Way {
  readonly name: string;
  readonly game: AnyGame;
  readonly setup: Setup<AnyShape>;
}

const waysOf = (game: AnyGame): readonly Way[] =>
  (game.streams === undefined ? (['paced'] as const) : (['paced', 'live'] as const)).flatMap((mode) =>
    game.seatings.map((seating) => ({
      name: `${game.id}, ${mode}, ${seating.length} at the table`,
      game,
      setup: {
        edition: game.editions[0]!.id,
        seating,
        mode,
        settings: game.schemas.settings.parse(game.ladder?.settings ?? {}),
      },
    })),
  );
const WAYS = registry.flatMap(waysOf);

const begun = ({ game, setup }: Way): Recorder<AnyShape> =>
  Recorder.start(game, setup, { seedCommitment: commitment(SEED), players: ['Ada'] });

/** At random, and live as the first bot of the game plays it, hands and all. */
function played(way: Way): readonly Input<AnyShape>[] {
  const recorder = begun(way);
  playOut(way.game, recorder, {
    seed: SEED,
    bots: [way.setup.mode === 'live' ? way.game.bots[0]!.id : 'random'],
    maxInputs: INPUTS,
  });
  return recorder.inputs;
}

/** After so many inputs, and a moment or half a second later: often something is moving. */
function stoppedAfter(way: Way, inputs: readonly Input<AnyShape>[], stop: number): Recorder<AnyShape> {
  const recorder = begun(way);
  for (const input of inputs.slice(0, stop)) if (recorder.match.outcome === null) recorder.play(input);
  recorder.advance(later(recorder.match.tick, stop % 2 === 0 ? 7 : 60));
  return recorder;
}

/** Put away and read again: nothing is lost, nothing is refused, and it is what it says. */
function putAway(game: AnyGame, record: MatchRecord<AnyShape>): MatchRecord<AnyShape> {
  const text = writeRecord(record);
  const read = readRecord(text, registry);
  if (!read.ok) throw new Error(read.refusal);
  expect(writeRecord(read.value.record)).toBe(text);
  expect(verify(game, read.value.record).differs).toBeUndefined();
  return read.value.record;
}

function taken<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: string },
): T {
  if (!result.ok) throw new Error(result.refusal);
  return result.value;
}

beforeAll(() => Promise.all(registry.map(async (game) => game.prepare?.())));

describe.each(WAYS.map((way) => [way.name, way] as const))('%s', (_, way) => {
  const { game } = way;

  test('stopped anywhere, it is put away, taken up and put away again', () => {
    const inputs = played(way);
    const step = Math.max(1, Math.floor(inputs.length / STOPS));
    const [stops, isMoving] = [new Set<number>(), (at: Recorder<AnyShape>): boolean => !game.atRest(at.match)];
    for (let stop = 0; stop <= inputs.length; stop += step) stops.add(stop);
    // In turn most of the time somebody thinks: the first that is in motion is among them.
    const first = inputs.findIndex((_input, stop) => isMoving(stoppedAfter(way, inputs, stop)));
    let moving = 0;
    for (const stop of stops.add(Math.max(0, first))) {
      const recorder = stoppedAfter(way, inputs, stop);
      if (recorder.match.outcome !== null) break;
      if (isMoving(recorder)) moving++;
      const kept = putAway(game, recorder.record());
      const opened = taken(reopen(game, kept, SEED));
      expect(hashOf(opened.recorder.match)).toBe(hashOf(recorder.match));
      expect(writeRecord(opened.recorder.record())).toBe(writeRecord(kept));
      const isTooEarly = kept.rests.length === 0;
      expect(isTooEarly && !RESTS_LATER.has(game.id)).toBe(false);
      if (isTooEarly) continue;
      // What goes on from a rest can be left and taken up like any other.
      goesOn(goesOn(kept, `${stop} once`), `${stop} twice`);
    }
    expect(moving).toBeGreaterThan(0);
  });

  /** From its last rest, a few inputs further. */
  function goesOn(kept: MatchRecord<AnyShape>, seed: string): MatchRecord<AnyShape> {
    const { recorder, dropped } = taken(resume(game, kept, seed));
    expect(recorder.match).toEqual(kept.lastRest);
    expect(dropped).toBe(kept.inputs.length - kept.rests.at(-1)!.after);
    putAway(game, recorder.record());
    playOut(game, recorder, { seed, bots: ['random'], maxInputs: 6 });
    recorder.advance(later(recorder.match.tick, 11));
    const again = putAway(game, recorder.record(seed));
    return again.end === null ? again : kept;
  }
});

/** Before both have lined up there is nothing to go on from yet: `resume` says so. */
const RESTS_LATER: ReadonlySet<string> = new Set(['soccer-tactics']);
