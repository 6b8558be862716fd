import { playOut } from '@bande/host';
import { commitment, hashOf, tick, type AnyGame, type AnyShape, type Setup } from '@bande/core';
import { registry } from '@bande/games';
import { readRecord, Recorder, reopen, verify, writeRecord } from '@bande/record';
import { beforeAll, expect, test } from 'vitest';

beforeAll(() => Promise.all(registry.map(async (game) => game.prepare?.())));

/** Whole matches for a soak; else as bots are compared, where a game says how. */
const WHOLE = process.env['SOAK'] !== undefined;

const setupOf = (game: AnyGame, seats: number): Setup<AnyShape> => ({
  edition: game.editions[0]?.id ?? '',
  seating: game.seatings[seats % game.seatings.length] ?? [],
  mode: 'paced',
  settings: game.schemas.settings.parse(WHOLE ? {} : (game.ladder?.settings ?? {})),
});

/** What is stepped in real time takes as long as four of the others. */
const isLong = (game: AnyGame): boolean => game.ladder?.live !== undefined && !WHOLE;

test.each(registry.map((game) => [game.id, game] as const))(
  'random matches of %s are recorded, written, read and verified',
  (_, game) => {
    for (let i = 0; i < (isLong(game) ? 2 : 4); i++) {
      const seed = `record-${i}`;
      const recorder = Recorder.start(game, setupOf(game, i), { seedCommitment: commitment(seed) });
      const { hash, trouble } = playOut(game, recorder, { seed, bots: ['random'] });
      expect(trouble).toBeNull();
      const read = readRecord(writeRecord(recorder.record(seed)), registry);
      if (!read.ok) throw new Error(read.refusal);
      expect(read.value.record).toEqual(recorder.record(seed));
      expect(verify(game, read.value.record)).toMatchObject({ ok: true, hash, notes: [] });
    }
  },
);

test.each(registry.map((game) => [game.id, game] as const))(
  'a match of %s that was broken off goes on to the same end',
  (_, game) => {
    const seed = 'broken off';
    const whole = playOut(game, Recorder.start(game, setupOf(game, 0)), { seed, bots: ['random'] });
    const inputs: Parameters<Recorder<AnyShape>['play']>[0][] = [];
    playOut(game, Recorder.start(game, setupOf(game, 0)), {
      seed,
      bots: ['random'],
      onInput: (input) => inputs.push(input),
    });
    const recorder = Recorder.start(game, setupOf(game, 0), { seedCommitment: commitment(seed) });
    for (const input of inputs.slice(0, inputs.length >> 1)) recorder.play(input);
    const opened = reopen(game, recorder.record(), seed);
    if (!opened.ok) throw new Error(opened.refusal);
    for (const input of inputs.slice(inputs.length >> 1)) opened.value.recorder.play(input);
    opened.value.recorder.advance(tick(whole.length.ticks));
    expect(hashOf(opened.value.recorder.match)).toBe(whole.hash);
  },
);
