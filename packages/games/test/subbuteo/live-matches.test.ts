import { commitment, hashOf, minutes } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { readSettings } from '@bande/games/subbuteo/settings.ts';
import type { Setup } from '@bande/games/subbuteo/state.ts';
import { playOut } from '@bande/host';
import { Recorder, verify, writeRecord } from '@bande/record';
import { expect, test } from 'vitest';

/** Whole live matches of the bots, written down and played again: one here, fifty in the soak. */
const MATCHES = Number(process.env['SOAK'] ?? 1);
const SEED = process.env['BANDE_SEED'] ?? 'live matches';
const HALF_MINUTES = process.env['SOAK'] === undefined ? 0.5 : 1;

/** As newcomers play. */
const AT_ONCE = { toss: false, setPieces: 'usual', limits: false } as const;

const PAIRS = [
  ['club', 'beginner', 'fistf-4.0', AT_ONCE],
  ['beginner', 'club', 'fistf-4.0', {}],
  ['expert', 'club', 'fistf-4.0', { keeperHelp: false }],
  ['beginner', 'expert', 'short-2016', {}],
  ['club', 'club', 'fistf-4.0', { knockOut: true, extraMinutes: 0.5 }],
  ['beginner', 'club', 'fistf-4.0', { ...AT_ONCE, shootOutOnly: true }],
  ['expert', 'expert', 'fistf-4.0', { shootOutOnly: true, keeperHelp: false }],
  ['club', 'random', 'short-2016', { knockOut: true, extraMinutes: 0.5 }],
] as const;

/** Of the record of half an hour; a shorter one has its part of it. */
const MOST_BYTES = 1_000_000;

/** What a hand that nobody helps can do wrong with its keeper. */
const MISUSE: ReadonlySet<string> = new Set(['keeperJerked', 'keeperStirred', 'keeperOverLine']);

test.each(Array.from({ length: MATCHES }, (_, i) => [i, ...PAIRS[i % PAIRS.length]!] as const))(
  'live match %i, %s against %s by %s, comes to its end without trouble, and its record holds',
  (number, red, blue, edition, agreed) => {
    const setup: Setup = {
      edition,
      seating: ['red', 'blue'],
      mode: 'live',
      settings: readSettings({ halfMinutes: HALF_MINUTES, ...agreed }),
    };
    const seed = `${SEED}:${number}`;
    const recorder = Recorder.start(subbuteo, setup, { seedCommitment: commitment(seed), players: [red, blue] });
    const played = playOut(subbuteo, recorder, { seed, bots: [red, blue] });
    expect(played.trouble).toBeNull();
    expect(played.match.outcome).not.toBeNull();
    expect(recorder.log.filter(({ fact }) => MISUSE.has(fact.kind))).toEqual([]);
    const bytes = new TextEncoder().encode(writeRecord(recorder.record(seed))).length;
    expect(bytes).toBeLessThan((MOST_BYTES * played.match.tick) / minutes(30));
    expect(verify(subbuteo, recorder.record(seed))).toMatchObject({ ok: true, hash: hashOf(recorder.match) });
  },
);
