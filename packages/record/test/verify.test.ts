import { canonical, ChanceStream, commitment, minutes, seconds, tick, type AnyShape, type Input } from '@bande/core';
import { ENGINE_VERSION, readRecord, Recorder, verify, writeRecord, type MatchRecord } from '@bande/record';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { game, recorded, refereed, registry, setup } from './matches.ts';

/** `npm run soak` tries more. */
const SOAK = Number(process.env['SOAK'] ?? 1);

type Rec = MatchRecord<AnyShape>;

test('every record that was played verifies', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 120 }), (seed, inputs) => {
      const record = recorded(seed, inputs);
      const verdict = verify(game, record);
      expect(verdict).toMatchObject({ ok: true, inputs: record.inputs.length, notes: [] });
      expect(verdict.hash).toBe(record.end?.hash ?? verdict.hash);
    }),
    { numRuns: 60 * SOAK },
  );
});

test('a desk match with corrections verifies', () => {
  expect(verify(game, refereed().record())).toMatchObject({ ok: true, inputs: 7 });
});

/** Every way to change one input a little. */
const tamperings: readonly ((input: Input<AnyShape>) => unknown)[] = [
  (input) => ({ ...input, tick: input.tick + 1 }),
  (input) => ({ ...input, enteredAt: input.tick + 1 }),
  (input) =>
    input.kind === 'chance'
      ? { ...input, draws: input.draws.map((n) => (n % 6) + 1) }
      : { ...input, by: input.by === 0 ? 1 : 0 },
  (input) =>
    input.kind === 'action'
      ? { ...input, action: { kind: 'take', count: 1 } }
      : { tick: input.tick, kind: 'clock', by: 'host', command: { kind: 'pause' } },
];

test('one changed input is found and named at or after it', () => {
  const record = recorded('tampered');
  fc.assert(
    fc.property(fc.nat(record.inputs.length - 1), fc.constantFrom(...tamperings), (index, change) => {
      const inputs = record.inputs.map((input, i) => (i === index ? (change(input) as Input<AnyShape>) : input));
      fc.pre(canonical(inputs) !== canonical(record.inputs));
      const { ok, differs } = verify(game, { ...record, inputs });
      expect(ok).toBe(false);
      expect(differs?.input ?? Infinity).toBeGreaterThanOrEqual(index);
      expect(differs?.reason).not.toContain('\n');
    }),
    { numRuns: 300 * SOAK },
  );
});

test('a changed draw is named at its own input when the seed is known', () => {
  const record = recorded('dice');
  const rolls = record.inputs.flatMap((input, i) => (input.kind === 'chance' ? [i] : []));
  for (const index of rolls) {
    const inputs = record.inputs.map((input, i) =>
      i === index && input.kind === 'chance' ? { ...input, draws: [((input.draws[0] ?? 0) % 6) + 1] } : input,
    );
    expect(verify(game, { ...record, inputs }).differs).toMatchObject({
      what: 'chance',
      input: index,
      tick: record.inputs[index]?.tick,
    });
  }
});

test('a missing, doubled or exchanged input is found', () => {
  const { inputs, ...rest } = recorded('order');
  for (let i = 0; i < inputs.length; i++) {
    expect(verify(game, { ...rest, inputs: inputs.toSpliced(i, 1) }).ok).toBe(false);
    expect(verify(game, { ...rest, inputs: inputs.toSpliced(i, 0, inputs[i] as Input<AnyShape>) }).ok).toBe(false);
  }
});

test('a roll is compared with the seed at its own tick, also when what asked for it fell due on the way', () => {
  const seed = 'on the way';
  const stream = new ChanceStream(seed);
  const [first, second] = [stream.draw({ what: 'die', faces: [6] }), stream.draw({ what: 'die', faces: [6] })];
  const rolledTwice = (draws: readonly number[]): Rec => {
    const recorder = Recorder.start(game, { ...setup(), edition: 'toy-short' }, { seedCommitment: commitment(seed) });
    recorder.play({ tick: tick(0), kind: 'chance', by: 'host', draws: first });
    // The minute for the move is over by then, and the other side's die is to be rolled.
    expect(recorder.play({ tick: seconds(61), kind: 'chance', by: 'host', draws }).ok).toBe(true);
    return { ...recorder.record(), seed };
  };
  expect(verify(game, rolledTwice(second)).ok).toBe(true);
  expect(verify(game, rolledTwice([(second[0]! % 6) + 1])).differs).toMatchObject({ what: 'chance', input: 1 });
});

test('how far a match had come is part of its record, and cannot be before its last input', () => {
  const record = recorded('far', 30);
  const at = record.reached;
  expect(verify(game, { ...record, reached: tick(at + 50) })).toMatchObject({ ok: true, tick: at + 50 });
  expect(verify(game, { ...record, reached: tick(record.inputs.at(-1)!.tick - 1) }).differs?.what).toBe('reached');
  const bell = recorded('far', 2, { minutes: 1 });
  const late = verify(game, { ...bell, reached: tick(minutes(1)) });
  expect(late.differs).toMatchObject({ what: 'end' });
});

const changes: readonly (readonly [string, (record: Rec) => Rec, string])[] = [
  ['seed', (record) => ({ ...record, seed: 'other' }), 'seed'],
  [
    'commitment',
    (record) => ({ ...record, header: { ...record.header, seedCommitment: commitment('other') } }),
    'seed',
  ],
  [
    'seed of a match without commitment',
    (record) => ({ ...record, header: { ...record.header, seedCommitment: null } }),
    'seed',
  ],
  [
    'seed with its commitment',
    (record) => ({ ...record, seed: 'b', header: { ...record.header, seedCommitment: commitment('b') } }),
    'chance',
  ],
  [
    'setting',
    (record) => ({ ...record, header: { ...record.header, settings: { heap: 22, points: 3, minutes: 30 } } }),
    'rest',
  ],
  ['final hash', (record) => ({ ...record, end: record.end && { ...record.end, hash: 'f'.repeat(64) } }), 'end'],
  [
    'result',
    (record) => ({ ...record, end: record.end && { ...record.end, outcome: { ...record.end.outcome, winner: null } } }),
    'end',
  ],
  ['end left out', (record) => ({ ...record, end: null }), 'end'],
  ['stored match', (record) => ({ ...record, lastRest: record.lastRest && { ...record.lastRest, facts: 0 } }), 'rest'],
  ['hash of the inputs', (record) => ({ ...record, inputsHash: 'a'.repeat(64) }), 'inputs'],
];

test.each(changes)('a changed %s is found', (_, change, what) => {
  expect(verify(game, change(recorded('whole'))).differs?.what).toBe(what);
});

test('dice may not be corrected in a match with a seed', () => {
  const seed = 'fixed';
  const recorder = Recorder.start(game, setup(), { seedCommitment: commitment(seed) });
  const { inputs } = recorded(seed, 4);
  for (const input of inputs) recorder.play(input);
  const chance = inputs.findIndex(({ kind }) => kind === 'chance');
  const instead = { ...(inputs[chance] as Input<AnyShape>), draws: [5] } as Input<AnyShape>;
  recorder.play({
    tick: recorder.match.tick,
    kind: 'correction',
    by: 'referee',
    supersedes: chance,
    instead: [instead],
    dropLater: true,
  });
  const record = { ...recorder.record(), seed };
  expect(verify(game, record).differs).toMatchObject({ what: 'chance', input: inputs.length });
});

test('after a correction the rolls go on where the seed was', () => {
  const seed = 'goes on';
  const { inputs } = recorded(seed, 6);
  const recorder = Recorder.start(game, setup(), { seedCommitment: commitment(seed) });
  for (const input of inputs.slice(0, 1)) recorder.play(input);
  recorder.play({ tick: seconds(1), kind: 'clock', by: 'host', command: { kind: 'pause' } });
  recorder.play({ tick: seconds(2), kind: 'correction', by: 'referee', supersedes: 1, instead: [] });
  expect(verify(game, { ...recorder.record(), seed }).ok).toBe(true);
});

test('what a reader should know is noted', () => {
  const record = recorded('notes');
  const older = {
    ...record,
    seed: null,
    header: { ...record.header, engine: '0.0.9', readings: { ids: [], hash: '0'.repeat(64) } },
  };
  expect(verify(game, older)).toMatchObject({
    ok: true,
    notes: [
      `recorded by engine 0.0.9, replayed by ${ENGINE_VERSION}`,
      'the published readings have changed since',
      'the seed has not been revealed: the dice were not checked',
    ],
  });
});

test('what is read from a file verifies too', () => {
  const read = readRecord(writeRecord(recorded('file')), registry);
  expect(read.ok && verify(read.value.game, read.value.record).ok).toBe(true);
});
