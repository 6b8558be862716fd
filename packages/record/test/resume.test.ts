import { playOut } from '@bande/host';
import { commitment, type AnyShape } from '@bande/core';
import { ENGINE_VERSION, readRecord, reopen, resume, verify, writeRecord, type MatchRecord } from '@bande/record';
import { expect, test } from 'vitest';
import { game, recorded, registry } from './matches.ts';

const older = (record: MatchRecord<AnyShape>): MatchRecord<AnyShape> => ({
  ...record,
  header: { ...record.header, engine: '0.0.9' },
});

test('the same engine takes up its own match, and the rolls go on as if nothing had happened', () => {
  const whole = recorded('s');
  for (let inputs = 0; inputs < whole.inputs.length; inputs += 7) {
    const opened = reopen(game, recorded('s', inputs), 's');
    if (!opened.ok) throw new Error(opened.refusal);
    const { recorder, chance } = opened.value;
    for (const input of whole.inputs.slice(recorder.inputs.length)) {
      const request = input.kind === 'chance' ? game.chance(recorder.match) : null;
      const draws = request === null ? undefined : chance?.draw(request);
      expect(
        recorder.play(draws === undefined ? input : { tick: input.tick, kind: 'chance', by: 'host', draws }).ok,
      ).toBe(true);
    }
    expect(recorder.record('s')).toEqual(whole);
  }
});

test('a match of an older engine goes on from its last rest as a record of its own', () => {
  const record = older(recorded('s', 33));
  const resumed = resume(game, record, 'new');
  if (!resumed.ok) throw new Error(resumed.refusal);
  const { recorder, dropped } = resumed.value;
  const last = record.rests.at(-1);
  expect(recorder.match).toEqual(record.lastRest);
  expect(dropped).toBe(33 - (last?.after ?? 0));
  expect(playOut(game, recorder, { seed: 'new', bots: ['random'] }).trouble).toBeNull();
  const read = readRecord(writeRecord(recorder.record('new')), registry);
  if (!read.ok) throw new Error(read.refusal);
  expect(read.value.record.header).toMatchObject({
    engine: ENGINE_VERSION,
    seedCommitment: commitment('new'),
    players: ['Ada', 'Zuse'],
  });
  expect(verify(game, read.value.record)).toMatchObject({
    ok: true,
    notes: [`goes on from input ${last?.after} of a match of engine 0.0.9`],
  });
});

test('what the players had on the table stays with a match that goes on', () => {
  const record = older(recorded('s', 33));
  const resumed = resume(game, { ...record, header: { ...record.header, equipment: { matches: 40 } } }, 'new');
  expect(resumed.ok && resumed.value.recorder.header.equipment).toEqual({ matches: 40 });
});

test.each([
  ['a finished match', (): MatchRecord<AnyShape> => older(recorded('s')), 'new', 'the match is over'],
  [
    'a match of a newer engine',
    () => ({ ...recorded('s', 9), header: { ...recorded('s', 9).header, engine: '99.0.0' } }),
    'new',
    `recorded by engine 99.0.0, which is newer than this one (${ENGINE_VERSION})`,
  ],
  [
    'the old seed',
    () => older(recorded('s', 9)),
    's',
    'a resumed match needs a new seed: the old rolls have been seen',
  ],
  [
    'a changed state',
    () => ({ ...older(recorded('s', 9)), lastRest: recorded('t', 9).lastRest }),
    null,
    'the stored match is not the one at the last rest',
  ],
  [
    'no rest',
    () => ({ ...older(recorded('s', 9)), rests: [], lastRest: null }),
    null,
    'the record holds no rest to resume from',
  ],
])('%s cannot be resumed', (_, make, seed, refusal) => {
  expect(resume(game, make(), seed)).toEqual({ ok: false, refusal });
});

test.each([
  ['another engine', () => older(recorded('s', 9)), 's', 'recorded by engine 0.0.9: resume it from its last rest'],
  ['another seed', () => recorded('s', 9), 't', 'this is not the seed that was committed to'],
  ['a finished match', () => recorded('s'), 's', 'the match is over'],
])('%s cannot be reopened', (_, make, seed, refusal) => {
  expect(reopen(game, make(), seed)).toEqual({ ok: false, refusal });
});
