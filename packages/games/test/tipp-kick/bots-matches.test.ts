import { commitment, hashOf, type Pace } from '@bande/core';
import { tippKick } from '@bande/games/tipp-kick/game.ts';
import { forgetMotions } from '@bande/games/tipp-kick/motion/index.ts';
import { readSettings } from '@bande/games/tipp-kick/settings.ts';
import type { Setup } from '@bande/games/tipp-kick/state.ts';
import { playOut } from '@bande/host';
import { Recorder, verify } from '@bande/record';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Whole matches of the bots, 2 × 1 minute, every fourth of them live, written down and played again from the record. */
const MATCHES = 4 * Number(process.env['SOAK'] ?? 1);
const SEED = process.env['BANDE_SEED'] ?? 'bot matches';

const PAIRS = [
  ['club', 'beginner', 'paced'],
  ['beginner', 'club', 'live'],
  ['expert', 'beginner', 'paced'],
  ['beginner', 'beginner', 'paced'],
] as const satisfies readonly (readonly [string, string, Pace])[];

beforeAll(() => tippKick.prepare!());
afterAll(() => forgetMotions());

test.each(Array.from({ length: MATCHES }, (_, i) => [i, ...PAIRS[i % PAIRS.length]!] as const))(
  'match %i, %s against %s, %s, comes to its end without a refusal, and its record holds',
  (number, red, blue, mode) => {
    const setup: Setup = {
      edition: 'dtkv-2012.1',
      seating: ['red', 'blue'],
      mode,
      settings: readSettings({ halfMinutes: 1, extraTime: number % 8 >= 4, extraMinutes: 0.5 }),
    };
    const seed = `${SEED}:${number}`;
    const recorder = Recorder.start(tippKick, setup, { seedCommitment: commitment(seed), players: [red, blue] });
    const played = playOut(tippKick, recorder, { seed, bots: [red, blue] });
    expect(played.trouble).toBeNull();
    expect(played.match.outcome).not.toBeNull();
    expect(hashOf(recorder.match)).toBe(played.hash);
    forgetMotions();
    expect(verify(tippKick, recorder.record(seed))).toMatchObject({ ok: true });
  },
);
