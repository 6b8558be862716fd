import { createRandom, registered, tick, type AnyShape, type Input, type Seat } from '@bande/core';
import { mixed } from '@bande/core/mixture';
import { rally, rallySetup } from '@bande/core/rally';
import { packed, readRecord, Recorder, unpacked, verify, writeRecord } from '@bande/record';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const game = registered(rally);
const SEED = process.env['BANDE_SEED'] ?? '';

const recorderOf = (half = 60): Recorder<AnyShape> => Recorder.start(game, { ...rallySetup, settings: { half } });
const stream = (at: number, by: Seat, to: readonly number[]): Input<AnyShape> => ({
  tick: tick(at),
  kind: 'stream',
  by,
  to,
});

/** Two keepers follow the ball as people do, thirty times a second, and somebody flicks every two seconds. */
function playedLive(minutes: number): Recorder<AnyShape> {
  const [recorder, random] = [recorderOf(minutes * 30), createRandom('keepers')];
  const places = [200, 200];
  for (let second = 0; recorder.match.outcome === null && second < minutes * 60; second++) {
    for (let n = 0; n < 60 && recorder.match.outcome === null; n++) {
      const seat = (n % 2) as Seat;
      places[seat] = Math.max(0, Math.min(400, places[seat]! + random.below(61) - 30));
      recorder.play(stream(second * 120 + n * 2, seat, [places[seat]]));
    }
    if (second % 2 === 0) flickOrThrow(recorder, random.below(9) + 1);
  }
  return recorder;
}

function flickOrThrow(recorder: Recorder<AnyShape>, speed: number): void {
  const { tick: now } = recorder.match;
  recorder.play({ tick: now, kind: 'chance', by: 'host', draws: [speed] });
  recorder.play({ tick: now, kind: 'action', by: 0, action: { kind: 'flick', speed, across: 200 } as never });
}

describe('what hands do all the time', () => {
  const target = fc.array(fc.integer({ min: -5000, max: 5000 }), { minLength: 2, maxLength: 2 });
  const other = fc.record({ tick: fc.nat(1000).map(tick), kind: fc.constant('mode'), by: fc.constant('host') });
  const sample = fc.record({ at: fc.nat(100_000), by: fc.constantFrom<Seat>(0, 1, 2, 3), to: target });
  const inputs = fc.array(
    fc.oneof(
      sample.map(({ at, by, to }) => stream(at, by, to)),
      other,
    ),
  );

  test('is packed and unpacked to the same inputs in the same order', () => {
    fc.assert(
      fc.property(inputs, (list) => {
        const all = list as readonly Input<AnyShape>[];
        expect(unpacked(packed(all), 2)).toEqual(all);
      }),
    );
  });

  test('any other text is refused or read, and never thrown at anybody', () => {
    const text = fc.string({ unit: fc.constantFrom('A', 'Z', 'a', 'z', '0', '9', '+', '/', 'B', 'C', 'x', '!') });
    fc.assert(
      fc.property(text, (streams) => {
        const all = unpacked<AnyShape>({ inputs: [], streams }, 1);
        expect(typeof all === 'string' || all.every(({ kind }) => kind === 'stream')).toBe(true);
      }),
    );
    expect(unpacked({ inputs: [], streams: 'AAAA' }, undefined)).toBe('streams: not of this game');
  });

  test('has one text only: what says the same in another way, or counts beyond a week, is damaged', () => {
    const { inputs: rest, streams = '' } = packed([stream(5, 1, [250]), stream(7, 0, [100]), stream(9, 1, [210])]);
    expect(unpacked({ inputs: rest, streams }, 1)).toHaveLength(3);
    for (const other of [`${streams}A`, `${streams}x`, '', 'gIAAAA'])
      expect(unpacked({ inputs: rest, streams: other }, 1)).toBe('streams: damaged');
    const [week, beyond] = [7 * 24 * 3600 * 120, 7 * 24 * 3600 * 120 + 1].map((at) => packed([stream(at, 0, [1])]));
    expect(unpacked(week!, 1)).toHaveLength(1);
    expect(unpacked(beyond!, 1)).toBe('streams: damaged');
  });

  test('comes back from a file, and the record holds; a changed target is found', () => {
    for (let i = 0; i < 20; i++) {
      const recorder = recorderOf();
      for (const input of mixed(game, rallySetup, `${SEED}file ${i}`, 120).live.inputs) recorder.play(input);
      const record = recorder.record();
      const read = readRecord(writeRecord(record), [game]);
      if (!read.ok) throw new Error(read.refusal);
      expect(read.value.record).toEqual(record);
      expect(verify(game, read.value.record)).toMatchObject({ ok: true });
      const at = record.inputs.findIndex(({ kind }) => kind === 'stream');
      const changed = record.inputs.with(at, {
        ...(record.inputs[at] as ReturnType<typeof stream>),
        to: [77],
      } as never);
      expect(at < 0 || verify(game, { ...record, inputs: changed }).ok).toBe(at < 0);
    }
  });

  test('of two keepers in half an hour, thirty times a second, fits into a megabyte and verifies', () => {
    const recorder = playedLive(30);
    const streams = recorder.inputs.filter(({ kind }) => kind === 'stream').length;
    expect(streams).toBeGreaterThan(90_000);
    const text = writeRecord(recorder.record());
    expect(text.length).toBeLessThan(1_000_000);
    const read = readRecord(text, [game]);
    expect(read.ok && verify(game, read.value.record)).toMatchObject({ ok: true, inputs: recorder.inputs.length });
  });

  test('rests are noted when the ball has come to rest, not with every target', () => {
    const recorder = playedLive(2);
    expect(recorder.rests.length).toBeLessThan(recorder.inputs.length / 20);
  });
});
