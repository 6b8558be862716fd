import { gameNamed } from '@bande/core';
import { registry as house } from '@bande/games';
import { readRecord, resume, verify, writeRecord } from '@bande/record';
import { describe, expect, test } from 'vitest';
import { games, kept, textOf, verdictOn } from './kept.ts';

const BY_HAND = ['toy-format-1', 'toy-format-1-desk'];
const DICE = ['soccer-tactics-format-1', 'soccer-tactics-format-1-pauses', 'soccer-tactics-format-1-unfinished'];
const STROKES = ['carrom-format-1', 'carrom-format-1-pauses', 'carrom-format-1-unfinished'];

describe('records of format 1', () => {
  test.each([...BY_HAND, ...DICE])('%s: read, played and found as recorded', (name) => {
    const verdict = verdictOn(name);
    expect(verdict).toMatchObject({ ok: true });
    expect(verdict.notes[0]).toMatch('recorded by engine 0.2.0');
  });

  test.each(STROKES)('%s: read and played; where the strokes of today end otherwise, that is said', (name) => {
    const { differs, notes } = verdictOn(name);
    expect(notes[0]).toMatch('recorded by engine 0.2.0');
    expect([undefined, 'rest', 'refused', 'end', 'chance']).toContain(differs?.what);
  });

  test.each([...BY_HAND, ...DICE, ...STROKES])('%s: waiting is no input any more, and its time has passed', (name) => {
    const old = JSON.parse(textOf(name)) as { inputs: { kind: string; tick: number }[]; rests: { tick: number }[] };
    const { record } = kept(name);
    expect(record.inputs.length).toBe(old.inputs.filter(({ kind }) => kind !== 'wait').length);
    expect(record.rests.map(({ tick }) => tick)).toEqual(old.rests.map(({ tick }) => tick));
    expect(record.reached).toBeGreaterThanOrEqual(old.rests.at(-1)!.tick);
  });

  test.each([...BY_HAND, ...DICE])('%s: written in the format of today it is the same record', (name) => {
    const { game, record } = kept(name);
    const again = readRecord(writeRecord(record), games);
    expect(again.ok && again.value.record).toEqual(record);
    expect(verify(game, record).ok).toBe(true);
  });

  test('a changed input, a changed rest and a wrong hash of the inputs are found as before', () => {
    const [name] = DICE as [string];
    expect(verdictOn(name, (text) => text.replace(/"inputsHash":"../, '"inputsHash":"00')).differs?.what).toBe(
      'inputs',
    );
    expect(verdictOn(name, (text) => text.replace(/(?<="after":[1-9]\d*,"hash":")../, '00')).ok).toBe(false);
    expect(verdictOn(name, (text) => text.replace(/"draws":\[[1-6]\]/, '"draws":[7]')).ok).toBe(false);
  });

  test('an unfinished one goes on from its last rest', () => {
    const { game, record } = kept('soccer-tactics-format-1-unfinished');
    const resumed = resume(game, record, 'new');
    if (!resumed.ok) throw new Error(resumed.refusal);
    const { recorder } = resumed.value;
    expect(recorder.match).toMatchObject({ held: 0, tick: record.rests.at(-1)!.tick });
    expect(verify(game, recorder.record()).ok).toBe(true);
  });

  test.each([
    ['inputs that are no list', '"inputs":[', '"inputs":{},"x":['],
    ['an input that is no thing', '"inputs":[', '"inputs":[7,'],
    ['rests that are no list', '"rests":[', '"rests":1,"y":['],
  ])('%s: refused in one line', (_, from, to) => {
    const read = readRecord(textOf('toy-format-1').replace(from, to), games);
    expect(read.ok ? 'read' : read.refusal).toMatch(/^not a valid toy record: [^\n]+$/);
  });

  test('no file needs a game that is gone', () => {
    for (const name of [...DICE, ...STROKES]) expect(gameNamed(house, kept(name).game.id)).toBeDefined();
  });
});
