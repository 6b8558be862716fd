import { registry } from '@bande/games';
import { readRecord, verify } from '@bande/record';
import { describe, expect, test } from 'vitest';
import { wornOf } from '../src/games/kits.ts';
import { gameOfSample, sampleId } from '../src/games/sample-id.ts';
import { hasSample, sampleText } from '../src/games/samples.ts';
import { findMatch } from '../src/board/watch/sources.ts';
import type { KeptMatch } from '../src/session/store.ts';
import { mayLive } from '../src/start/may-live.ts';
import { lastOf } from '../src/start/use-last-match.ts';

describe.each(registry.filter(({ bots }) => bots.length > 0).map((game) => [game.id, game] as const))(
  'the sample match of %s',
  (id, game) => {
    test('is there, small, played to its end by the strongest, and holds', async () => {
      expect(hasSample(id)).toBe(true);
      const text = (await sampleText(sampleId(id)))!;
      expect(text.length).toBeLessThan(100_000);
      const read = readRecord(text, registry);
      if (!read.ok) throw new Error(read.refusal);
      await game.prepare?.();
      const { record } = read.value;
      expect(new Set(record.header.players)).toEqual(new Set([game.bots.at(-1)!.id]));
      expect(record.end).not.toBeNull();
      for (const seat of record.header.seating.keys())
        expect(record.inputs.filter(({ kind, by }) => kind === 'action' && by === seat).length).toBeGreaterThan(4);
      expect(verify(game, record)).toMatchObject({ ok: true });
    });

    test('is watched under its own address', async () => {
      expect(gameOfSample(sampleId(id))).toBe(id);
      expect((await findMatch(sampleId(id)))?.game.id).toBe(id);
    });
  },
);

test('a name that is none of a sample leads to none', async () => {
  expect(gameOfSample('0'.repeat(64))).toBeNull();
  expect(await sampleText('sample-chess')).toBeNull();
  expect(await sampleText('0'.repeat(64))).toBeNull();
});

test('a table lives only where motion, data and strength need not be saved', () => {
  const strong = { hardwareConcurrency: 8, deviceMemory: 8 };
  expect(mayLive(strong, false)).toBe(true);
  // Browsers that tell nothing are taken for usual ones.
  expect(mayLive({}, false)).toBe(true);
  expect(mayLive(strong, true)).toBe(false);
  expect(mayLive({ ...strong, connection: { saveData: true } }, false)).toBe(false);
  expect(mayLive({ ...strong, connection: { effectiveType: '3g' } }, false)).toBe(false);
  expect(mayLive({ ...strong, hardwareConcurrency: 2 }, false)).toBe(false);
  expect(mayLive({ ...strong, deviceMemory: 2 }, false)).toBe(false);
});

test('what was left comes before what is over, and otherwise the newest', () => {
  const match = (id: string, over: boolean): KeptMatch => ({ id, over }) as KeptMatch;
  expect(lastOf([match('a', true), match('b', false), match('c', false)])?.id).toBe('b');
  expect(lastOf([match('a', true), match('b', true)])?.id).toBe('a');
  expect(lastOf([])).toBeNull();
});

test('where sides may choose what they wear, that is chosen on the start page already', async () => {
  const { cards } = await import('../src/start/cards.ts');
  const offered = cards.filter(({ kits }) => kits !== null);
  expect(offered.length).toBeGreaterThan(0);
  for (const { kits, sides } of offered) {
    expect(Object.keys(kits!)).toEqual(sides.map(({ id }) => id));
    const worn = Object.values(wornOf(kits!, {}));
    expect(new Set(worn).size).toBe(sides.length);
  }
});
