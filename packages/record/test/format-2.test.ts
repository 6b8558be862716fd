import { LiveMatch, type AnyShape, type Input } from '@bande/core';
import {
  ENGINE_VERSION,
  FORMAT_VERSION,
  inputsOfToday,
  readRecord,
  Recorder,
  resume,
  setupOf,
  verify,
  writeRecord,
} from '@bande/record';
import { describe, expect, test } from 'vitest';
import { games, kept, textOf, verdictOn } from './kept.ts';

/** As engine 0.3.0 wrote them: rests without a chain. */
const BY_HAND = ['toy-format-2', 'toy-format-2-unfinished', 'toy-format-2-desk', 'rally-format-2-hands'];
const DICE = 'soccer-tactics-format-2-unfinished';
const STROKES = 'carrom-format-2';
const ALL = [...BY_HAND, DICE, STROKES];

interface Plain {
  readonly inputs: readonly Input<AnyShape>[];
  readonly rests: readonly object[];
}
const plain = (name: string): Plain => JSON.parse(textOf(name)) as Plain;
/** The text without the rest at this place. */
const withoutRest = (text: string, k: number): string => {
  const record = JSON.parse(text) as Plain;
  return JSON.stringify({ ...record, rests: record.rests.toSpliced(k, 1) });
};

describe('records of format 2', () => {
  test.each([...BY_HAND, DICE])('%s: read, played and found as recorded', (name) => {
    expect(verdictOn(name).differs).toBeUndefined();
  });

  test('where strokes of a later engine end otherwise, that is said; by its own engine it is found as recorded', () => {
    const { header } = kept(STROKES).record;
    const { ok, notes } = verdictOn(STROKES);
    expect(ok || notes.includes(`recorded by engine ${header.engine}, replayed by ${ENGINE_VERSION}`)).toBe(true);
  });

  test.each(ALL)('%s: the rests are those of the file, now with a chain', (name) => {
    const { record } = kept(name);
    expect(record.header.format).toBe(FORMAT_VERSION);
    expect(record.rests).toMatchObject(plain(name).rests);
    expect(record.rests.map(({ chain }) => chain)).toEqual(
      plain(name).rests.map(() => expect.stringMatching(/^[0-9a-f]{16}$/) as string),
    );
  });

  test.each(ALL)('%s: written in the format of today it is the same record', (name) => {
    const { record } = kept(name);
    const again = readRecord(writeRecord(record), games);
    expect(again.ok && again.value.record).toEqual(record);
  });

  test('a rest taken out of the middle leaves no trace in such a file, but does in one of today', () => {
    const today = writeRecord(kept('toy-format-2').record);
    for (let k = 0; k < plain('toy-format-2').rests.length - 1; k++) {
      expect(verdictOn('toy-format-2', (text) => withoutRest(text, k)).ok).toBe(true);
      expect(verdictOn('toy-format-2', () => withoutRest(today, k)).differs?.what).toBe('rest');
    }
  });

  test('an unfinished one goes on from its last rest', () => {
    const { game, record } = kept(DICE);
    const resumed = resume(game, record, 'new');
    if (!resumed.ok) throw new Error(resumed.refusal);
    expect(resumed.value.recorder.match).toEqual(record.lastRest);
    expect(verify(game, resumed.value.recorder.record()).ok).toBe(true);
  });

  test.each(['toy-format-1-desk', 'toy-format-2-desk'])(
    '%s: what a device has kept of it is played and written down in the format of today',
    (name) => {
      const { header: then, inputs } = JSON.parse(textOf(name)) as Plain & { readonly header: { format: number } };
      const { game, record } = kept(name);
      const header = { ...record.header, format: then.format as typeof FORMAT_VERSION };
      const recorder = new Recorder(header, LiveMatch.start(game, setupOf(header)));
      const today = inputsOfToday(then.format, inputs, 0);
      expect(today).toEqual(record.inputs);
      for (const input of today) expect(recorder.play(input).ok).toBe(true);
      expect(recorder.record().header.format).toBe(FORMAT_VERSION);
      const read = readRecord(writeRecord(recorder.record()), games);
      expect(read.ok && verify(game, read.value.record).ok).toBe(true);
    },
  );

  test.each([
    ['rests that are no list', '"rests":[', '"rests":1,"y":[', 'rests: '],
    ['a rest that is nothing', '"rests":[', '"rests":[null,', 'rests[0]: '],
    ['a rest without a hash', '"rests":[', '"rests":[{"after":0,"tick":0},', 'rests[0].hash: '],
    ['a tick beyond all numbers', '"rests":[', '"rests":[{"after":0,"tick":1e999,"hash":"0"},', 'rests[0].tick: '],
  ])('%s: refused in one line', (_, from, to, where) => {
    const read = readRecord(textOf('toy-format-2').replace(from, to), games);
    expect(read.ok ? 'read' : read.refusal).toMatch(/^not a valid toy record: [^\n]+$/);
    expect(read.ok ? 'read' : read.refusal).toContain(where);
  });
});
