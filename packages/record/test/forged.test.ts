import { playOut } from '@bande/host';
import { commitment, hashOf, LiveMatch, type AnyGame, type AnyShape, type Match } from '@bande/core';
import { registry as house } from '@bande/games';
import {
  chainedTo,
  readRecord,
  Recorder,
  verify,
  writeRecord,
  type MatchRecord,
  type Origin,
  type Verdict,
} from '@bande/record';
import { beforeAll, expect, test } from 'vitest';
import { game, recorded, refereed, registry, setup } from './matches.ts';

type Rec = MatchRecord<AnyShape>;
const origin = (match: Match<AnyShape>, inputs = 0): Origin<AnyShape> => ({ engine: '0.1.0', inputs, match });

/** What a forger writes: every hash is right, whatever the position is. */
function forged(from: Origin<AnyShape>, header: object = {}): Rec {
  const blank = recorded('forged', 0);
  const { match } = from;
  const rest = chainedTo(undefined, { after: 0, tick: match.tick, hash: hashOf(match) });
  return {
    ...blank,
    header: { ...blank.header, ...header },
    from,
    inputs: [],
    inputsHash: hashOf([]),
    rests: match.outcome === null ? [rest] : [],
    lastRest: match.outcome === null ? match : null,
    reached: match.tick,
    end: match.outcome === null ? null : { tick: match.tick, hash: hashOf(match), outcome: match.outcome },
  };
}

/** What is said of a record that came as text. */
function saidOf(record: Rec, among = registry): Verdict | string {
  const read = readRecord(writeRecord(record), among);
  return read.ok ? verify(read.value.game, read.value.record) : read.refusal;
}

const start = (): Match<AnyShape> => game.start(setup());
const withState = (fields: object): Match<AnyShape> => ({ ...start(), state: { ...start().state, ...fields } });

test('a match that begins with its own end is refused', () => {
  const won = { winner: 'first', score: { first: 999_999, second: -1 }, paragraphs: [] };
  expect(saidOf(forged(origin({ ...start(), outcome: won })))).toMatch(
    /^not a valid toy record: from\.match\.outcome: /,
  );
});

test.each([
  ['a state of another game', { goals: 3 }],
  ['a number that is none', { heap: 'many' }],
  ['a score below nothing', { score: { first: 999_999, second: -1 } }],
  ['more dots than a die has', { roll: 9 }],
  ['something beside it', { more: 1 }],
])('%s is no position to begin from', (_, fields) => {
  expect(saidOf(forged(origin(withState(fields))))).toMatchObject({
    ok: false,
    differs: { what: 'start', input: null },
  });
});

test('a position of another setup is refused', () => {
  const { match } = recorded('other', 10, { heap: 30 }).from ?? origin(game.start(setup({ heap: 30 })));
  expect(saidOf(forged(origin(match)))).toMatchObject({
    ok: false,
    differs: { what: 'start', reason: 'the position it begins from has another setup than the header' },
  });
});

test('a frame that no match has is refused when it is read', () => {
  expect(saidOf(forged(origin({ ...start(), clocks: [{ name: 'match', limit: -1, spent: 0, since: null }] })))).toMatch(
    /^not a valid toy record: from\.match\.clocks\[0\]\.limit: /,
  );
  expect(saidOf(forged(origin({ ...start(), more: 1 } as never)))).toMatch(
    /^not a valid toy record: from\.match: Unrecognized key/,
  );
});

test('a record that begins elsewhere says so, however it ends', () => {
  const one = origin(withState({ heap: 1, score: { first: 2, second: 0 } }), 40);
  const recorder = new Recorder(recorded('elsewhere', 0).header, new LiveMatch(game, one.match), one);
  playOut(game, recorder, { seed: 'elsewhere', bots: ['random'] });
  const record = recorder.record('elsewhere');
  expect(record.end).not.toBeNull();
  expect(saidOf(record)).toMatchObject({
    ok: true,
    beginsElsewhere: true,
    unverified: expect.arrayContaining(['start']) as string[],
  });
  expect(saidOf(recorded('whole'))).toMatchObject({ ok: true, beginsElsewhere: false });
});

test('what nobody can check is named', () => {
  expect(verify(game, recorded('seed')).unverified).toEqual(['mode', 'times', 'players', 'seed']);
  expect(verify(game, { ...recorded('dice'), seed: null }).unverified).toEqual(['mode', 'times', 'players', 'dice']);
  expect(verify(game, refereed().record()).unverified).toEqual(['mode', 'times', 'facts', 'equipment']);
  const record = recorded('old');
  const claims = { ...record.header, engine: '0.0.9', readings: { ids: ['T-99'], hash: record.header.readings.hash } };
  expect(verify(game, { ...record, header: claims }).unverified).toEqual([
    'mode',
    'times',
    'players',
    'seed',
    'engine',
    'readings',
  ]);
});

const named = (...players: readonly string[]): Rec => ({
  ...recorded('names', 4),
  header: { ...recorded('names', 4).header, players },
});

test.each([
  ['too many', ['a', 'b', 'c'], 'header.players: at most one name per seat, here 2'],
  ['too long', ['a'.repeat(65)], /: header\.players\[0\]: /],
  ['empty', [''], /: header\.players\[0\]: /],
  ['NUL', ['a\u0000b'], 'header.players[0]: control characters are not allowed'],
  ['an end of line', ['a', 'b\nc'], 'header.players[1]: control characters are not allowed'],
  ['half a character', ['\uD800'], 'header.players[0]: control characters are not allowed'],
  ['turning the line round', ['a\u202Eb'], 'header.players[0]: control characters are not allowed'],
])('names are refused: %s', (_, players, reason) => {
  const said = saidOf(named(...players));
  expect(said).toMatch(/^not a valid toy record: /);
  expect(said).toMatch(reason);
});

test('names of every script are kept', () => {
  expect(saidOf(named('Žofie 🎲', "'; drop table records; --"))).toMatchObject({ ok: true });
});

test('other texts of a record are short too', () => {
  const said = (fields: object): Verdict | string => saidOf({ ...recorded('texts', 4), ...fields });
  expect(said({ seed: 's'.repeat(300) })).toMatch(/seed: /);
  expect(said({ header: { ...recorded('texts', 4).header, engine: `0.0.${'1'.repeat(40)}` } })).toMatch(
    /header\.engine: /,
  );
  expect(said({ header: { ...recorded('texts', 4).header, equipment: { list: 'x'.repeat(20_000) } } })).toMatch(
    /header\.equipment: /,
  );
  expect(said({ inputs: [{ tick: 1e12, kind: 'chance', by: 'host', draws: [1] }] })).toMatch(/inputs\[0\]\.tick: /);
});

test('lists of a record have an end, and what is in them too', () => {
  const record = recorded('lists', 4);
  const said = (fields: object): Verdict | string => saidOf({ ...record, ...fields });
  const readings = (ids: readonly string[]): object => ({
    header: { ...record.header, readings: { ids, hash: '0'.repeat(64) } },
  });
  expect(said(readings(Array.from({ length: 1000 }, (_, i) => `R-${i}`)))).toMatch(/header\.readings\.ids: /);
  expect(said(readings(['x'.repeat(64)]))).toMatch(/header\.readings\.ids\[0\]: /);
  const input = (more: object): object => ({ inputs: [{ tick: 0, ...more }] });
  const many = Array.from({ length: 100 }, () => 1);
  expect(said(input({ kind: 'chance', by: 'host', draws: many }))).toMatch(/inputs\[0\]\.draws: /);
  const note = { kind: 'noted', text: 'x' };
  expect(said(input({ kind: 'facts', by: 'referee', facts: many.map(() => note) }))).toMatch(/inputs\[0\]\.facts: /);
  const instead = many.map(() => ({ tick: 0, kind: 'facts', by: 'referee', facts: [note] }));
  expect(said(input({ kind: 'correction', by: 'referee', supersedes: 0, instead }))).toMatch(/inputs\[0\]\.instead: /);
  const set = { kind: 'set', clock: 'match', left: 1e300 };
  expect(said(input({ kind: 'clock', by: 'referee', command: set }))).toMatch(/inputs\[0\]\.command\.left: /);
  const rests = Array.from({ length: 2000 }, () => record.rests[0]!);
  expect(said({ rests })).toBe('not a valid toy record: rests: at most 516 for 4 inputs');
});

test('a position to begin with is not long', () => {
  const record = recorded('long', 4);
  const match = { ...record.lastRest!, state: { ...record.lastRest!.state, long: 'x'.repeat(70_000) } };
  expect(saidOf({ ...record, from: { engine: '0.1.0', inputs: 0, match } })).toMatch(
    /from\.match: at most 65536 characters/,
  );
});

/** Every rest of the first inputs of a match. */
function restsOf(of: AnyGame, seed: string, maxInputs: number): readonly Match<AnyShape>[] {
  const usual = {
    edition: of.editions[0]?.id ?? '',
    seating: of.seatings[0] ?? [],
    mode: 'paced' as const,
    settings: of.schemas.settings.parse({}),
  };
  const recorder = Recorder.start(of, usual, { seedCommitment: commitment(seed) });
  const all: Match<AnyShape>[] = [];
  playOut(of, recorder, {
    seed,
    bots: ['random'],
    maxInputs,
    onInput: () => void (recorder.match.outcome === null && of.atRest(recorder.match) && all.push(recorder.match)),
  });
  return all;
}

beforeAll(() => Promise.all(house.map(async (of) => of.prepare?.())));
test.each([...registry, ...house].map((of) => [of.id, of] as const))(
  'every rest of a match of %s may be gone on from',
  (_, of) => {
    for (const match of ['a', 'b'].flatMap((seed) => restsOf(of, seed, 100))) {
      const header = {
        ...recorded('from', 0).header,
        game: of.id,
        ...match.setup,
        readings: Recorder.start(of, match.setup).header.readings,
      };
      expect(saidOf(forged(origin(match), header), [of])).toMatchObject({ ok: true, beginsElsewhere: true });
    }
  },
);
