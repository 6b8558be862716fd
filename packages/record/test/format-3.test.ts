import { ENGINE_VERSION, FORMAT_VERSION, readRecord, resume, verify, writeRecord } from '@bande/record';
import { beforeAll, describe, expect, test } from 'vitest';
import { games, kept, textOf, verdictOn } from './kept.ts';

/** As engine 0.4.0 wrote them: a seed has one part. */
const BY_HAND = ['toy-format-3', 'toy-format-3-unfinished', 'toy-format-3-desk', 'rally-format-3-hands'];
const DICE = 'soccer-tactics-format-3-unfinished';
const MOVED = ['carrom-format-3', 'subbuteo-format-3', 'tipp-kick-format-3'];
const ALL = [...BY_HAND, DICE, ...MOVED];
/** Those whose end and seed are known. */
const REVEALED = ['toy-format-3', 'carrom-format-3'];

beforeAll(() => Promise.all(games.map(async (game) => game.prepare?.())));

describe('records of format 3', () => {
  test.each([...BY_HAND, DICE])('%s: read, played and found as recorded', (name) => {
    expect(verdictOn(name).differs).toBeUndefined();
  });

  test.each(MOVED)('%s: where bodies of a later engine move otherwise, that is said; by its own it holds', (name) => {
    const { header } = kept(name).record;
    const { ok, notes } = verdictOn(name);
    expect(ok || notes.includes(`recorded by engine ${header.engine}, replayed by ${ENGINE_VERSION}`)).toBe(true);
  });

  test.each(ALL)('%s: written in the format of today it is the same record', (name) => {
    const { record } = kept(name);
    expect(record.header.format).toBe(FORMAT_VERSION);
    const again = readRecord(writeRecord(record), games);
    expect(again.ok && again.value.record).toEqual(record);
  });

  test.each(REVEALED)('%s: its seed has one part, and a changed one is found', (name) => {
    expect(verdictOn(name, (text) => text.replace(/"seed":"[^"]+"/, '"seed":"other"')).differs?.what).toBe('seed');
  });

  test('an unfinished one goes on from its last rest', () => {
    const { game, record } = kept(DICE);
    const resumed = resume(game, record, 'new');
    if (!resumed.ok) throw new Error(resumed.refusal);
    expect(resumed.value.recorder.match).toEqual(record.lastRest);
    expect(verify(game, resumed.value.recorder.record()).ok).toBe(true);
  });

  test.each(ALL)('%s: nothing of it is left out or added but its number', (name) => {
    const { header, ...rest } = JSON.parse(writeRecord(kept(name).record)) as { readonly header: object };
    expect({ ...rest, header: { ...header, format: 3 } }).toEqual(JSON.parse(textOf(name)));
  });
});
