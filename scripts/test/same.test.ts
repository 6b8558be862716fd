import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACES } from '@bande/core';
import { registry } from '@bande/games';
import { describe, expect, test } from 'vitest';
import { differences, hashed, hashOver, read, written, type Hashes } from '../same/hashes.ts';
import { everyPart } from '../same/parts.ts';
import { repoRoot } from '../tree.ts';

const hashes = (answers: Readonly<Record<string, string>>): Hashes =>
  new Map(Object.entries(answers).map(([name, answer]) => [name, hashed(answer)]));

const BEFORE = hashes({ 'a verdict': 'it holds', 'a rule, with: a colon': 'goal' });

describe('the hash over all answers', () => {
  test('is the same in any order', () => {
    expect(hashOver(new Map([...BEFORE].toReversed()))).toBe(hashOver(BEFORE));
  });

  test.each([
    ['an answer', { 'a verdict': 'it holds', 'a rule, with: a colon': 'corner' }],
    ['a name', { 'a verdict': 'it holds', 'another rule': 'goal' }],
    ['how many there are', { 'a verdict': 'it holds' }],
  ])('is another when %s changes', (_, answers) => {
    expect(hashOver(hashes(answers))).not.toBe(hashOver(BEFORE));
  });

  test('what was written down is read again', () => {
    expect(read(written(BEFORE))).toEqual(BEFORE);
  });
});

test('what is not as it was is named', () => {
  const now = hashes({ 'a verdict': 'it differs', 'a simulation': '2:1' });
  expect(differences(BEFORE, now)).toEqual(['gone: a rule, with: a colon', 'new: a simulation', 'differs: a verdict']);
  expect(differences(BEFORE, BEFORE)).toEqual([]);
});

test('what was written down has the hash that stands above it', () => {
  const text = readFileSync(join(repoRoot, 'scripts/same/kept.txt'), 'utf8');
  expect(text).toBe(written(read(text)));
});

describe('what is asked', () => {
  const parts = everyPart();

  test.each(registry.flatMap(({ id }) => PACES.map((mode) => [id, mode] as const)))(
    '%s, %s: three matches at random, and one of bots that think',
    (game, mode) => {
      const calls = parts
        .map(({ args }) => args.join(' '))
        .filter((call) => call.startsWith(`simulate ${game} --mode ${mode} `));
      expect(calls.filter((call) => call.includes('--matches 3 --bots random'))).not.toEqual([]);
      expect(calls.filter((call) => call.includes('--bots expert,beginner'))).toHaveLength(1);
    },
  );

  test('no two parts have one name', () => {
    expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
  });
});
