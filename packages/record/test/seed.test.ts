import { canonical, chanceNow, commitment, legalActions, seconds, tick, type AnyShape, type Shares } from '@bande/core';
import {
  chanceOf,
  readRecord,
  Recorder,
  reopen,
  resume,
  verify,
  writeRecord,
  type MatchRecord,
  type Verdict,
} from '@bande/record';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game, recorded, registry, setup } from './matches.ts';

/** The host's part, and what both players have put in. */
const HOST = '00112233445566778899aabbccddeeff';
const SHARES = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210'];

const start = (shares: Shares = SHARES): Recorder<AnyShape> =>
  Recorder.start(game, setup(), { seedCommitment: commitment(HOST), shares });

/** So many moves, the first legal one each, with the rolls of the header's seed. */
function played(recorder: Recorder<AnyShape>, moves: number): Recorder<AnyShape> {
  const dice = chanceOf(recorder.header, HOST);
  for (let move = 0; move < moves && recorder.match.outcome === null; move++) {
    const [request, at] = [chanceNow(game, recorder.match), tick(recorder.match.tick + seconds(1))];
    if (request !== null) recorder.play({ tick: at, kind: 'chance', by: 'host', draws: dice.draw(request) });
    for (const by of [0, 1] as const) {
      const [action] = legalActions(game, recorder.match, by);
      if (action !== undefined) recorder.play({ tick: at, kind: 'action', by, action });
    }
  }
  return recorder;
}

const whole = (shares?: Shares): MatchRecord<AnyShape> => played(start(shares), 1000).record(HOST);
const withHeader = (record: MatchRecord<AnyShape>, fields: object): MatchRecord<AnyShape> => ({
  ...record,
  header: { ...record.header, ...fields },
});
const verdictOn = (record: MatchRecord<AnyShape>): Verdict | string => {
  const read = readRecord(writeRecord(record), registry);
  return read.ok ? verify(game, read.value.record) : read.refusal;
};

describe('a seed that players have put something into', () => {
  test('is checked roll by roll, and comes back from a file', () => {
    const record = whole();
    expect(record).toMatchObject({ header: { shares: SHARES }, seed: HOST });
    expect(record.inputs.filter(({ kind }) => kind === 'chance').length).toBeGreaterThan(10);
    expect(verdictOn(record)).toMatchObject({ ok: true });
  });

  test('rolls otherwise than the part of the host alone', () => {
    const rolls = (shares: Shares): string =>
      canonical(whole(shares).inputs.flatMap((input) => (input.kind === 'chance' ? input.draws : [])));
    expect(new Set([[], SHARES, [SHARES[0]!, null], SHARES.toReversed()].map(rolls)).size).toBe(4);
  });

  const hex = fc.string({ unit: fc.nat(15).map((digit) => digit.toString(16)), minLength: 32, maxLength: 32 });

  test('a part that was changed is found, whosever it is', () => {
    const record = whole();
    fc.assert(
      fc.property(fc.nat(1), fc.option(hex), (seat, share) => {
        const changed = withHeader(record, { shares: SHARES.with(seat, share as string) });
        expect(verdictOn(changed)).toMatchObject({
          ok: false,
          differs: { what: expect.stringMatching(/^chance$|^inputs$/) as string },
        });
      }),
    );
    expect(verdictOn({ ...record, seed: 'f'.repeat(32) })).toMatchObject({ differs: { what: 'seed' } });
    const anew = { seedCommitment: commitment('f'.repeat(32)) };
    expect(verdictOn(withHeader({ ...record, seed: 'f'.repeat(32) }, anew))).toMatchObject({
      differs: { what: 'chance' },
    });
  });

  test('a part that was added or taken away later is found, also before the seed is revealed and where nothing was rolled', () => {
    for (const record of [whole([]), { ...whole([]), seed: null }, start([]).record()])
      expect(verdictOn(withHeader(record, { shares: SHARES }))).toMatchObject({ ok: false });
    for (const record of [whole(), { ...whole(), seed: null }, start().record()]) {
      const { shares: _, ...header } = record.header;
      expect(verdictOn({ ...record, header })).toMatchObject({ ok: false });
    }
  });

  test('none is put into a seed that nobody has committed to', () => {
    expect(verdictOn(withHeader({ ...whole(), seed: null }, { seedCommitment: null }))).toMatchObject({
      differs: { what: 'seed', reason: 'players have put something into a seed that was never committed to' },
    });
  });

  test.each<[string, unknown, string]>([
    ['too few', [SHARES[0]], 'one per seat, or null, and not null for all'],
    ['too many', [...SHARES, null], 'one per seat, or null, and not null for all'],
    ['none at all', [null, null], 'one per seat, or null, and not null for all'],
  ])('%s are no parts of a match of two', (_, shares, reason) => {
    expect(verdictOn(withHeader(whole(), { shares }))).toBe(`not a valid toy record: header.shares: ${reason}`);
  });

  test.each([SHARES[0]!.slice(1), SHARES[0]!.toUpperCase(), 'x'.repeat(32), 7])('%s is no part', (share) => {
    expect(verdictOn(withHeader(whole(), { shares: [null, share] }))).toMatch(
      /^not a valid toy record: header\.shares\[1\]: /,
    );
  });

  test('the rolls of a match that is taken up go on where they were', () => {
    const full = whole();
    const broken = played(start(), 12);
    const opened = reopen(game, broken.record(), HOST);
    if (!opened.ok) throw new Error(opened.refusal);
    const { recorder, chance } = opened.value;
    for (const input of full.inputs.slice(recorder.inputs.length)) {
      const request = input.kind === 'chance' ? game.chance(recorder.match) : null;
      const draws = request === null ? {} : { draws: chance!.draw(request) };
      expect(recorder.play({ ...input, ...draws }).ok).toBe(true);
    }
    expect(recorder.record(HOST)).toEqual(full);
  });

  test('a match that goes on elsewhere has parts of its own', () => {
    const fresh = ['1'.repeat(32), null];
    const resumed = resume(game, played(start(), 12).record(), 'new', fresh);
    if (!resumed.ok) throw new Error(resumed.refusal);
    const { recorder, chance } = resumed.value;
    expect(recorder.header).toMatchObject({ seedCommitment: commitment('new'), shares: fresh });
    const die = { what: 'die', faces: [65_536, 65_536] };
    expect(chance!.draw(die)).toEqual(chanceOf({ shares: fresh }, 'new').draw(die));
    const alone = resume(game, played(start(), 12).record(), 'new');
    expect(alone.ok && 'shares' in alone.value.recorder.header).toBe(false);
  });
});

test('where nobody has put anything in, the header is as it was, and so are the rolls', () => {
  expect('shares' in whole([null, null]).header).toBe(false);
  expect(whole([null, null])).toEqual(whole([]));
  const { header } = recorded('alone', 10);
  expect('shares' in header).toBe(false);
});
