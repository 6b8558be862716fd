import { canonical, tick, type AnyShape, type Rest } from '@bande/core';
import { chainedTo, verify, type ChainedRest, type Difference, type MatchRecord } from '@bande/record';
import { describe, expect, test } from 'vitest';
import { game, recorded } from './matches.ts';

type Rec = MatchRecord<AnyShape>;

/** The rests with the chain that a forger would give them: then only the match itself tells. */
function chained(rests: readonly Rest[]): readonly ChainedRest[] {
  const done: ChainedRest[] = [];
  for (const rest of rests) done.push(chainedTo(done.at(-1), rest));
  return done;
}
const restDifference = (record: Rec, rests: readonly ChainedRest[]): Difference | undefined =>
  verify(game, { ...record, rests }).differs;
const inputBefore = ({ after }: Rest): number | null => (after === 0 ? null : after - 1);

/** What can be done to the list of rests at place k without touching the match. */
const restTamperings: readonly (readonly [
  string,
  (rests: readonly ChainedRest[], k: number) => readonly ChainedRest[],
])[] = [
  ['taken out', (rests, k) => rests.toSpliced(k, 1)],
  ['taken out with the next one', (rests, k) => rests.toSpliced(k, 2)],
  [
    'exchanged with the next one',
    (rests, k) => [...rests.slice(0, k), ...rests.slice(k, k + 2).toReversed(), ...rests.slice(k + 2)],
  ],
  ['doubled', (rests, k) => rests.toSpliced(k, 0, rests[k]!)],
  ['moved to the end', (rests, k) => [...rests.toSpliced(k, 1), rests[k]!]],
  ['moved to the front', (rests, k) => [rests[k]!, ...rests.toSpliced(k, 1)]],
  ['given another place', (rests, k) => rests.with(k, { ...rests[k]!, after: rests[k]!.after + 1 })],
  ['given another time', (rests, k) => rests.with(k, { ...rests[k]!, tick: tick(rests[k]!.tick + 1) })],
  ['given another hash', (rests, k) => rests.with(k, { ...rests[k]!, hash: '0'.repeat(64) })],
  ['given the hash of the next one', (rests, k) => rests.with(k, { ...rests[k]!, hash: rests[k + 1]?.hash ?? '' })],
  ['given another chain', (rests, k) => rests.with(k, { ...rests[k]!, chain: '0'.repeat(16) })],
  [
    'given the chain of the one before',
    (rests, k) => rests.with(k, { ...rests[k]!, chain: rests[k - 1]?.chain ?? '' }),
  ],
  ['the first that is left', (rests, k) => rests.slice(k)],
  ['the last that is left', (rests, k) => rests.slice(0, k + 1)],
];

describe.each(['whole', 'broken off'])('the rests of a record, %s', (name) => {
  const record = recorded(name, name === 'whole' ? 1000 : 33);

  test.each(restTamperings)('a rest that is %s is found, whichever it is', (_, change) => {
    expect(record.rests.length).toBeGreaterThan(10);
    const missed = record.rests.flatMap((_rest, k) => {
      const rests = change(record.rests, k);
      return canonical(rests) === canonical(record.rests) || restDifference(record, rests)?.what === 'rest' ? [] : [k];
    });
    expect(missed).toEqual([]);
  });

  test('one that was taken out is named at the rest after it', () => {
    for (const [k, next] of record.rests.slice(1).entries())
      expect(restDifference(record, record.rests.toSpliced(k, 1))).toMatchObject({
        tick: next.tick,
        input: inputBefore(next),
        reason: expect.stringContaining(`the rest after ${next.after} inputs does not follow`) as string,
      });
  });

  test('a changed one is named where it stands', () => {
    for (const [k, rest] of record.rests.entries())
      expect(restDifference(record, record.rests.with(k, { ...rest, hash: '0'.repeat(64) }))).toMatchObject({
        tick: rest.tick,
        input: inputBefore(rest),
      });
  });

  test('with a chain that is right, a wrong hash, place or time is found by the match itself', () => {
    for (const [k, rest] of record.rests.entries())
      for (const other of [{ hash: '0'.repeat(64) }, { after: rest.after + 1 }, { tick: tick(rest.tick + 1) }])
        expect(restDifference(record, chained(record.rests.with(k, { ...rest, ...other })))).toMatchObject({
          what: 'rest',
          reason: expect.stringContaining('is not the recorded one') as string,
        });
  });
});

test('the chain of a record that grows stays as it is, however far the record is cut', () => {
  const whole = recorded('grows');
  for (let inputs = 0; inputs < whole.inputs.length; inputs += 5) {
    const { rests } = recorded('grows', inputs);
    expect(rests).toEqual(whole.rests.slice(0, rests.length));
  }
});

test('a rest where the match was not at rest is named where it stands', () => {
  const record = recorded('invented');
  const [first, ...others] = record.rests;
  const invented = { after: 1, tick: first!.tick, hash: first!.hash };
  expect(record.inputs[0]?.kind).toBe('chance');
  expect(restDifference(record, chained([first!, invented, ...others]))).toMatchObject({ what: 'rest', input: 0 });
});

test('the end of a match is no rest to go on from', () => {
  const { rests, inputs, end } = recorded('rests');
  expect(end).not.toBeNull();
  expect(rests.at(-1)?.after).toBeLessThan(inputs.length);
});
