import {
  ChanceStream,
  createRandom,
  hashOf,
  LiveMatch,
  registered,
  tick,
  type LogEntry,
  type OptionId,
  type Seat,
  type Setup,
} from '@bande/core';
import { Host } from '@bande/host';
import { readRecord, Recorder, reopen, verify, writeRecord, type MatchRecord } from '@bande/record';
import { expect, test } from 'vitest';
import { rally } from './rally/game.ts';
import type { Rally } from './rally/shape.ts';
import { BODIES, isMoving, spotOf } from './rally/table.ts';

const [RED, BLUE]: [Seat, Seat] = [0, 1];
const setup: Setup<Rally> = { edition: 'fistf-4.0', seating: ['red', 'blue'], mode: 'live', settings: {} };
const SHOT = { kind: 'flick', figure: 'red9', vx: 0, vy: 1100, spin: 0 } as const;
/** Straight at red 7, which rests. */
const BLOCK = { kind: 'flick', figure: 'blue4', vx: 0, vy: -900, spin: 0 } as const;
const BACK = { kind: 'choose', option: 0 as OptionId, choice: 'back' } as const;

const factsOf = (log: readonly LogEntry<Rally>[]): string[] => log.map(({ fact }) => fact.kind);
const callsOf = (log: readonly LogEntry<Rally>[]): string[] =>
  log.flatMap(({ rulings }) => rulings.map(({ call }) => call));

/** A shot past the goal, a block flick that touches red 7 while the ball rolls, keepers that move all the time, Back when the ball is out. */
function played(pauses: readonly number[] = []): Recorder<Rally> {
  const recorder = Recorder.start(rally, setup);
  const host = new Host(rally, recorder, { chance: new ChanceStream('s') });
  const hands = createRandom('keepers');
  const released = new Map<number, () => unknown>([
    [6, () => host.act(RED, SHOT)],
    [24, () => host.act(BLUE, BLOCK)],
  ]);
  let paused = 0;
  for (let step = 0; step < 240; step++) {
    host.advance(tick(step + paused));
    released.get(step)?.();
    if (step % 4 === 0)
      for (const seat of [RED, BLUE])
        host.steer(seat, [hands.below(800) - 400, (seat === RED ? -1 : 1) * (5700 + hands.below(250))]);
    if (pauses.includes(step)) {
      host.hold('host', { kind: 'pause' });
      paused += 500;
      host.advance(tick(step + paused));
      host.hold('host', { kind: 'resume' });
    }
    if (host.match.state.phase !== 'play' && host.match.options.length > 0) host.act(RED, BACK);
  }
  host.advance(tick(2000 + paused));
  return recorder;
}

test('shot, roll, block flick on a resting figure, ball over the line, Back: everything lies as it did', () => {
  const { log, match, inputs } = played();
  expect(factsOf(log)).toEqual([
    'flicked', // released at 6, in the match at its contact
    'ballPlayed',
    'flicked',
    'figureTouched',
    'ballOver',
    'optionTaken',
    ...factsOf(log).slice(6),
  ]);
  expect(callsOf(log).slice(0, 4)).toEqual(['blockFlick', 'back', 'goalKick', 'backDemanded']);
  expect(log[0]!.fact.tick).toBe(18);
  expect(log[3]!.rulings[0]).toMatchObject({ evidence: [2, 3], for: 'red', against: 'blue' });
  const touched = log[3]!.fact;
  if (touched.kind !== 'figureTouched') throw new Error('the fourth fact is the touch');
  expect(touched).toMatchObject({ by: 'blue4', touched: 'red7', atRest: true, ballRolling: true });
  expect(match.state).toMatchObject({ phase: 'play', attacker: 'red', blockFlick: 'none', score: { red: 0, blue: 0 } });
  expect(spotOf(match.state.motion, 'blue4', 16)).toEqual([-0.2, 0.42]);
  for (const id of ['red7', 'ball'] as const) expect(spotOf(match.state.motion, id, 16)).toEqual(touched.spots[id]);
  expect(inputs.filter(({ kind }) => kind === 'stream').length).toBeGreaterThan(80);
  expect(BODIES.filter((id) => isMoving(match.state.motion, id))).toEqual([]);
});

test('a pause in mid-roll shifts nothing: the same facts, places and bits', () => {
  const [whole, held] = [played(), played([30, 41, 60])];
  expect(held.match.held).toBe(1500);
  expect(factsOf(held.log).filter((kind) => kind !== 'paused' && kind !== 'resumed')).toEqual(factsOf(whole.log));
  const { motion } = whole.match.state;
  expect({ ...held.match.state.motion, t: 0 }).toEqual({ ...motion, t: 0 });
});

const throughFile = (recorder: Recorder<Rally>): MatchRecord<Rally> => {
  const read = readRecord(writeRecord(recorder.record(null)), [registered(rally)]);
  if (!read.ok) throw new Error(read.refusal);
  return read.value.record as MatchRecord<Rally>;
};

test('the record is small, holds deeds only, and verifies', () => {
  const whole = played();
  const record = throughFile(whole);
  expect(verify(rally, record)).toMatchObject({ ok: true, tick: 2000, hash: hashOf(whole.match) });
  expect(new Set(record.inputs.map(({ kind }) => kind))).toEqual(new Set(['action', 'stream']));
});

test('a match reloaded in mid-roll stands where it stood, and goes on to the same end', () => {
  const whole = played();
  const [from, to] = ['ballPlayed', 'ballOver'].map(
    (kind) => whole.log.find(({ fact }) => fact.kind === kind)!.fact.tick,
  );
  for (const part of [0.1, 0.5, 0.9]) {
    const cut = whole.inputs.findIndex((input) => input.tick > from! + part * (to! - from!));
    const before = Recorder.start(rally, setup);
    for (const input of whole.inputs.slice(0, cut)) expect(before.play(input).ok).toBe(true);
    before.advance(whole.inputs[cut]!.tick);
    expect(isMoving(before.match.state.motion, 'ball')).toBe(true);
    const again = reopen(rally, throughFile(before), null);
    if (!again.ok) throw new Error(again.refusal);
    const { recorder } = again.value;
    expect([recorder.match.tick, factsOf(recorder.log)]).toEqual([before.match.tick, factsOf(before.log)]);
    for (const input of whole.inputs.slice(cut)) expect(recorder.play(input).ok).toBe(true);
    recorder.advance(tick(2000));
    expect(hashOf(recorder.match)).toBe(hashOf(whole.match));
  }
});

test('a match value in mid-roll goes through JSON, and an older one can be asked again', () => {
  const { inputs, match } = played();
  const live = LiveMatch.start(rally, setup);
  for (const input of inputs.slice(0, 50)) live.play(input);
  const saved = live.match;
  const text = JSON.stringify(saved);
  for (const start of [saved, JSON.parse(text) as typeof saved, saved]) {
    const on = new LiveMatch(rally, start);
    for (const input of inputs.slice(50)) expect(on.play(input).ok).toBe(true);
    on.advance(tick(2000));
    expect(hashOf(on.match)).toBe(hashOf(match));
  }
  expect(JSON.stringify(saved)).toBe(text);
});

test('time in pieces of any size gives the same match', () => {
  const { inputs, match } = played();
  const random = createRandom('pieces');
  const live = LiveMatch.start(rally, setup);
  for (const input of inputs) {
    while (live.match.tick < input.tick)
      live.advance(tick(Math.min(input.tick, live.match.tick + 1 + random.below(7))));
    expect(live.play(input).ok).toBe(true);
  }
  live.advance(tick(2000));
  expect(hashOf(live.match)).toBe(hashOf(match));
});
