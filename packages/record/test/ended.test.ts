import {
  canonical,
  createRandom,
  LiveMatch,
  tick,
  type AnyGame,
  type AnyShape,
  type Ending,
  type Input,
  type Setup,
} from '@bande/core';
import { registry } from '@bande/games';
import { playOut } from '@bande/host';
import { readRecord, Recorder, resultOf, verify, writeRecord, type MatchRecord } from '@bande/record';
import { beforeAll, describe, expect, test } from 'vitest';

/** Ends that the rules do not know, at any moment of matches of every game: taken or refused with a reason, kept, replayed, and nothing goes on after them. */

const SOAK = Number(process.env['SOAK'] ?? 1);
const SEED = process.env['BANDE_SEED'] ?? 'ended';
const MOMENTS = 2 * SOAK;
const INPUTS = 40;
const BEYOND = 2000;

const SHORT: Readonly<Record<string, object>> = {
  carrom: { games: 1, boards: 1 },
  subbuteo: { halfMinutes: 1 },
  'tipp-kick': { halfMinutes: 1 },
  'soccer-tactics': { halfMinutes: 5 },
};

beforeAll(() => Promise.all(registry.map(async (game) => game.prepare?.())));

const setupOf = (game: AnyGame, mode: Setup<AnyShape>['mode'], seats = 2): Setup<AnyShape> => ({
  edition: game.editions[0]!.id,
  seating: game.seatings.find(({ length }) => length === seats)!,
  mode,
  settings: game.schemas.settings.parse(SHORT[game.id]),
});

/** The inputs of a match of bots, as far as it was looked at. */
function played(game: AnyGame, setup: Setup<AnyShape>): readonly Input<AnyShape>[] {
  const recorder = Recorder.start(game, setup);
  playOut(game, recorder, { seed: SEED, bots: ['beginner'], maxInputs: INPUTS });
  return recorder.inputs;
}

const endings = (game: AnyGame): readonly Ending<AnyShape>[] => [
  ...game.sides.flatMap((by): Ending<AnyShape>[] => [
    { kind: 'resigned', by },
    { kind: 'left', by },
  ]),
  { kind: 'drawAgreed' },
  { kind: 'calledOff' },
];

const ended = (at: number, how: Ending<AnyShape>): Input<AnyShape> => ({
  tick: tick(at),
  kind: 'ended',
  by: 'host',
  how,
});

/** The match as it stood after so many inputs, with the clock held now and then. */
function standing(
  game: AnyGame,
  setup: Setup<AnyShape>,
  inputs: readonly Input<AnyShape>[],
  isHeld: boolean,
): Recorder<AnyShape> {
  const recorder = Recorder.start(game, setup);
  for (const input of inputs) recorder.play(input);
  if (isHeld && recorder.match.outcome === null)
    recorder.play({ tick: recorder.match.tick, kind: 'clock', by: 'host', command: { kind: 'pause' } });
  return recorder;
}

function throughText(game: AnyGame, record: MatchRecord<AnyShape>): MatchRecord<AnyShape> {
  const read = readRecord(writeRecord(record), [game]);
  if (!read.ok) throw new Error(read.refusal);
  return read.value.record;
}

/** It can be told as another end, and that is found. */
const otherwise = (record: MatchRecord<AnyShape>, how: Ending<AnyShape>): MatchRecord<AnyShape> => ({
  ...record,
  inputs: record.inputs.map((input) => (input.kind === 'ended' ? { ...input, how } : input)),
});

const tables = registry.flatMap((game) => [
  ...(['live', 'paced', 'desk'] as const)
    .filter((mode) => mode !== 'live' || game.streams !== undefined)
    .map((mode) => [`${game.id}, ${mode}`, game, setupOf(game, mode)] as const),
  ...(game.seatings.some(({ length }) => length === 1)
    ? [[`${game.id}, alone`, game, setupOf(game, 'paced', 1)] as const]
    : []),
]);

describe.each(tables)('%s', (_, game, setup) => {
  test('every kind of end, at any moment', () => {
    const random = createRandom(`${SEED} ${game.id}`);
    const inputs = setup.mode === 'desk' ? [] : played(game, setup);
    const moments =
      setup.mode === 'desk' ? [0] : [0, ...Array.from({ length: MOMENTS }, () => random.below(inputs.length))];
    const taken = new Set<string>();
    const wronglyRefused: unknown[] = [];
    for (const [i, moment] of moments.entries())
      for (const how of endings(game)) {
        const recorder = standing(game, setup, inputs.slice(0, moment), i % 2 === 1);
        if (recorder.match.outcome !== null) continue;
        const before = recorder.match;
        const at = before.tick + (i % 3);
        const done = recorder.play(ended(at, how));
        if (!done.ok) {
          const isInOrder = done.refusal.detail !== undefined && canonical(recorder.match) === canonical(before);
          if (!isInOrder) wronglyRefused.push([moment, how, done.refusal]);
          continue;
        }
        taken.add(how.kind);
        holds(game, recorder, how);
      }
    expect(wronglyRefused).toEqual([]);
    const hasAnEnd = game.endless?.(setup) !== true;
    expect(['resigned', 'left', 'calledOff'].map((kind) => taken.has(kind))).toEqual([hasAnEnd, hasAnEnd, hasAnEnd]);
  });
});

function holds(game: AnyGame, recorder: Recorder<AnyShape>, how: Ending<AnyShape>): void {
  const { outcome, tick: over } = recorder.match;
  // Something may end a match by itself at the very tick of the end.
  expect(outcome).toMatchObject({ how });
  expect('by' in how ? outcome?.winner !== how.by : outcome?.winner === null).toBe(true);
  expect(outcome?.awarded?.played).not.toEqual(outcome?.score);
  expect(recorder.match).toMatchObject({ pausedAt: null, options: [], clocks: [] });
  expect(recorder.log.at(-1)).toMatchObject({ fact: { kind: 'ended', how }, source: 'person' });
  const still = canonical({ ...recorder.match, tick: 0 });
  expect(recorder.advance(tick(over + BEYOND))).toEqual([]);
  for (const again of endings(game)) expect(recorder.play(ended(over + BEYOND, again)).ok).toBe(false);
  expect(canonical({ ...recorder.match, tick: 0 })).toBe(still);
  expect(game.schemas.state.safeParse(game.notation.describe(recorder.match)).error).toBeUndefined();
  const record = throughText(game, recorder.record());
  const verdict = verify(game, record);
  expect(verdict).toMatchObject({ ok: true });
  expect(verdict.unverified).toContain('ending');
  expect(resultOf(game, record)).toMatchObject({ finished: false, how });
  const others = endings(game).filter((one) => canonical(one) !== canonical(how));
  const other = others[record.inputs.length % others.length]!;
  expect([how, other, verify(game, otherwise(record, other)).ok]).toEqual([how, other, false]);
}

describe.each(registry.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('once somebody has done something it is not called off, nor in the middle of another match', () => {
    const setup = setupOf(game, 'paced');
    const inputs = played(game, setup);
    const first = inputs.findIndex(({ kind }) => kind === 'action' || kind === 'together');
    const before = standing(game, setup, inputs.slice(0, first), false);
    const after = standing(game, setup, inputs.slice(0, first + 1), false);
    const off = (at: number): Input<AnyShape> => ended(at, { kind: 'calledOff' });
    expect(after.play(off(after.match.tick))).toMatchObject({ ok: false, refusal: { code: 'notOffered' } });
    expect(new LiveMatch(game, after.match).play(off(after.match.tick)).ok).toBe(false);
    expect(before.play(off(before.match.tick)).ok).toBe(true);
    expect(resultOf(game, before.record())).toEqual({ finished: false, reported: false, how: { kind: 'calledOff' } });
  });

  test('a correction that puts a deed before it finds it called off too late', () => {
    const live = LiveMatch.start(game, setupOf(game, 'desk'));
    const note = { kind: 'noted', text: 'somebody came' } as const;
    const said = { tick: tick(5), kind: 'facts', by: 'referee', facts: [] } as const;
    expect([live.play(said).ok, live.play(ended(10, { kind: 'calledOff' })).ok]).toEqual([true, true]);
    const put = live.play({
      tick: tick(20),
      kind: 'correction',
      by: 'referee',
      supersedes: 0,
      instead: [{ ...said, facts: [note] }],
    });
    expect(put).toMatchObject({ ok: false, refusal: { code: 'noLongerFits' } });
  });
});
