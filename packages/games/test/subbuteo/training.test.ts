import { ChanceStream, createRandom, hashOf, LiveMatch, minutes, registered, tick } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { isMoving, isQuiet, placesNow } from '@bande/games/subbuteo/motion.ts';
import { BODIES, type BodyName } from '@bande/games/subbuteo/names.ts';
import type { Match, Subbuteo } from '@bande/games/subbuteo/state.ts';
import { Host } from '@bande/host';
import { readRecord, Recorder, reopen, verify, writeRecord, type MatchRecord } from '@bande/record';
import { describe, expect, test } from 'vitest';
import { BLUE, flick, playSession, RED, setup } from './training/session.ts';

/** Half an hour in the soak: its record must stay below a megabyte. */
const LENGTH = minutes(process.env['SOAK'] === undefined ? 5 : 30);
const SHORT = minutes(0.5);
const games = [registered(subbuteo)];

const throughFile = (recorder: Recorder<Subbuteo>): MatchRecord<Subbuteo> => {
  const read = readRecord(writeRecord(recorder.record(null)), games);
  if (!read.ok) throw new Error(read.refusal);
  return read.value.record as MatchRecord<Subbuteo>;
};

describe('flicks and hands in mid-motion', () => {
  const whole = playSession({ length: SHORT, seed: 'mid-motion' });
  test('both seats flick while ball or figures move, and both keepers are led all the time', () => {
    const live = LiveMatch.start(subbuteo, setup);
    const moving = [0, 0];
    for (const input of whole.inputs) {
      live.advance(input.tick);
      if (input.kind === 'action' && !isQuiet(live.match.state.motion)) moving[input.by]!++;
      expect(live.play(input).ok).toBe(true);
    }
    expect(Math.min(...moving)).toBeGreaterThan(4);
    for (const seat of [RED, BLUE])
      expect(whole.inputs.filter((input) => input.kind === 'stream' && input.by === seat).length).toBeGreaterThan(
        (SHORT / 120) * 14,
      );
  });

  test('a pause shifts nothing: the same facts and the same bits', () => {
    const held = playSession({ length: SHORT, seed: 'mid-motion', pauses: [200, 404, 1000] });
    expect(held.match.held).toBe(1500);
    const facts = (recorder: Recorder<Subbuteo>): readonly string[] =>
      recorder.log.map(({ fact }) => fact.kind).filter((kind) => kind !== 'paused' && kind !== 'resumed');
    expect(facts(held)).toEqual(facts(whole));
    expect(held.match.state).toEqual(whole.match.state);
  });

  test('reloaded in mid-motion it stands where it stood and comes to the same end', () => {
    for (const part of [0.2, 0.5, 0.8]) {
      const cut = Math.floor(part * whole.inputs.length);
      const before = Recorder.start(subbuteo, setup);
      for (const input of whole.inputs.slice(0, cut)) before.play(input);
      before.advance(whole.inputs[cut]!.tick);
      expect(isQuiet(before.match.state.motion)).toBe(false);
      const again = reopen(subbuteo, throughFile(before), null);
      if (!again.ok) throw new Error(again.refusal);
      const { recorder } = again.value;
      expect(hashOf(recorder.match)).toBe(hashOf(before.match));
      for (const input of whole.inputs.slice(cut)) expect(recorder.play(input).ok).toBe(true);
      recorder.advance(whole.match.tick);
      expect(hashOf(recorder.match)).toBe(hashOf(whole.match));
    }
  });

  test('time in pieces of any size, and a match through JSON, give the same match', () => {
    const random = createRandom('pieces');
    let live = LiveMatch.start(subbuteo, setup);
    for (const input of whole.inputs) {
      while (live.match.tick < input.tick)
        live.advance(tick(Math.min(input.tick, live.match.tick + 1 + random.below(9))));
      expect(live.play(input).ok).toBe(true);
      if (random.below(200) === 0)
        live = new LiveMatch(subbuteo, JSON.parse(JSON.stringify(live.match)) as typeof live.match);
    }
    live.advance(whole.match.tick);
    expect(hashOf(live.match)).toBe(hashOf(whole.match));
  });

  test('half a turn with the sides swapped is the same session', () => {
    const other = playSession({ length: SHORT, seed: 'mid-motion', turned: true });
    const turnedName = (body: BodyName): BodyName =>
      (body === 'ball' ? body : (body.startsWith('R') ? 'B' : 'R') + body.slice(1)) as BodyName;
    const facts = (recorder: Recorder<Subbuteo>): readonly string[] => recorder.log.map(({ fact }) => fact.kind);
    expect(facts(other)).toEqual(facts(whole));
    const [here, there] = [placesNow(whole.match), placesNow(other.match)];
    for (const body of BODIES) {
      const [a, b] = [here[body], there[turnedName(body)]];
      expect([b.x, b.y]).toEqual([expect.closeTo(0 - a.x, 9), expect.closeTo(0 - a.y, 9)]);
    }
  });
});

test('some minutes are recorded in few bytes, written, read and verified', () => {
  const recorder = playSession({ length: LENGTH, seed: 'minutes' });
  const text = writeRecord(recorder.record(null));
  const read = readRecord(text, games);
  if (!read.ok) throw new Error(read.refusal);
  expect(verify(registered(subbuteo), read.value.record)).toMatchObject({ ok: true, hash: hashOf(recorder.match) });
  expect(text.length).toBeLessThan(((1 << 20) * LENGTH) / minutes(30) + 20_000);
  expect(JSON.stringify(recorder.match).length).toBeLessThan(30_000);
  console.log(
    `${LENGTH / 7200} min: ${recorder.inputs.length} inputs, ${recorder.log.length} facts, ${text.length} bytes`,
  );
});

describe('the swing', () => {
  const start = (): Match => subbuteo.start(setup);

  test('a flick lasts twelve ticks from its release, everything else none', () => {
    expect(subbuteo.swing!(start(), RED, flick('R9', 0, 0.5))).toBe(12);
    expect(subbuteo.swing!(start(), RED, { kind: 'lineUp', as: 'free' })).toBe(0);
  });

  test('one person flicks two figures at once, and the same one only after its contact', () => {
    const table = Recorder.start(subbuteo, { ...setup, seating: ['red'] });
    const host = new Host(subbuteo, table, { chance: new ChanceStream('none') });
    const flicks = [flick('R9', 0, 0.5), flick('B9', 0, 0.5), flick('R9', 10, 0.5)];
    expect(flicks.map((action) => host.act(RED, action).ok)).toEqual([true, true, false]);
    host.advance(tick(12));
    expect((['R9', 'B9'] as const).map((figure) => isMoving(table.match.state.motion, figure))).toEqual([true, true]);
    expect(host.act(RED, flick('R9', 10, 0.5)).ok).toBe(true);
  });

  test('a figure on its way may be flicked again', () => {
    const live = LiveMatch.start(subbuteo, setup);
    live.play({ tick: tick(0), kind: 'action', by: RED, action: flick('R11', -90, 0.3) });
    live.advance(tick(10));
    expect(isMoving(live.match.state.motion, 'R11')).toBe(true);
    expect(live.play({ tick: tick(10), kind: 'action', by: RED, action: flick('R11', 90, 0.3) }).ok).toBe(true);
  });
});
