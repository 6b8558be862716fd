import { commitment, hashOf } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { readSettings } from '@bande/games/subbuteo/settings.ts';
import type { Setup } from '@bande/games/subbuteo/state.ts';
import { playOut } from '@bande/host';
import { Recorder, verify } from '@bande/record';
import { expect, test } from 'vitest';

/** Whole matches of the bots, 2 × 1 minute in turn, written down and played again. */
const MATCHES = 4 * Number(process.env['SOAK'] ?? 1);
const SEED = process.env['BANDE_SEED'] ?? 'bot matches';

const PAIRS = [
  ['club', 'expert', 'fistf-4.0'],
  ['beginner', 'club', 'short-2016'],
  ['expert', 'beginner', 'short-2016'],
  ['club', 'club', 'fistf-4.0'],
] as const;

test.each(Array.from({ length: MATCHES }, (_, i) => [i, ...PAIRS[i % PAIRS.length]!] as const))(
  'match %i, %s against %s by %s, comes to its end without a refusal, and its record holds',
  (number, red, blue, edition) => {
    const setup: Setup = {
      edition,
      seating: ['red', 'blue'],
      mode: 'paced',
      settings: readSettings({ halfMinutes: 1, knockOut: number % 8 === 7, extraMinutes: 1 }),
    };
    const seed = `${SEED}:${number}`;
    const recorder = Recorder.start(subbuteo, setup, { seedCommitment: commitment(seed), players: [red, blue] });
    const played = playOut(subbuteo, recorder, { seed, bots: [red, blue] });
    expect(played.trouble).toBeNull();
    expect(played.match.outcome).not.toBeNull();
    expect(hashOf(recorder.match)).toBe(played.hash);
    expect(verify(subbuteo, recorder.record(seed))).toMatchObject({ ok: true });
  },
);
