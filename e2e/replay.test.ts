import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { hashOf } from '@bande/core';
import { registry } from '@bande/games';
import { ENGINE_VERSION } from '@bande/record';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle, serveModules, type Site } from './bundle.ts';
import { playedBoard } from './carrom-kept.ts';
import { launchChromium } from './chromium.ts';
import { replayed } from './entries/replay.ts';
import golden from './golden.json' with { type: 'json' };
import { recordMatch, severalOf, soakedOf } from './recorded-matches.ts';

/** `npm run soak` plays the full size and writes the result down. */
const MATCHES = Number(process.env['BANDE_SOAK_MATCHES'] ?? 10);
const SOAKING = process.env['BANDE_SOAK_MATCHES'] !== undefined;

let browser: Browser;
let site: Site;
let page: Page;

beforeAll(async () => {
  for (const game of registry) await game.prepare?.();
  site = await serveModules({ '/replay.js': await bundle(join(import.meta.dirname, 'entries/replay.ts')) });
  browser = await launchChromium();
  page = await browser.newPage();
  await page.goto(site.url);
  await page.evaluate("import('/replay.js').then((replay) => { window.replay = replay; })");
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

const inChromium = (text: string): Promise<string> => page.evaluate(`window.replay.replayed(${JSON.stringify(text)})`);

describe.each(registry.map((game) => [game.id, game] as const))('matches of %s', (id, game) => {
  test(
    `none is stuck or refused, and Node and Chromium replay each to the same hash`,
    { timeout: 4 * 3_600_000 },
    async () => {
      const matches = (SOAKING ? soakedOf : severalOf)(game, MATCHES);
      const hashes: string[] = [];
      for (let number = 0; number < matches; number++) {
        const { seed, bots, hash, text } = recordMatch(game, number, SOAKING);
        const [here, there] = [await replayed(text), await inChromium(text)];
        expect({ seed, bots, here, there }).toEqual({ seed, bots, here: hash, there: hash });
        hashes.push(hash);
        if (SOAKING && (number + 1) % 50 === 0) process.stderr.write(`${id}: ${number + 1} of ${matches}\n`);
      }
      const guarded = (golden as Readonly<Record<string, readonly string[]>>)[id] ?? [];
      expect(hashes.slice(0, guarded.length)).toEqual(guarded.slice(0, hashes.length));
      if (SOAKING) writeDown(id, hashes);
    },
  );
});

/** Whole matches as they were played once: bots may change, what their inputs come to may not. Rules or physics changed on purpose: `BANDE_GOLDEN=write npm run e2e -- replay`. */
const KEPT = [
  { name: 'carrom-singles', seats: 2, settings: { games: 1, boards: 1 } },
  { name: 'carrom-doubles', seats: 4, settings: { games: 1, boards: 1 } },
] as const;

test.each(KEPT)('$name as written down: Node and Chromium come to the same hash', async ({ name, seats, settings }) => {
  const file = join(import.meta.dirname, 'golden-matches', `${name}.json`);
  if (process.env['BANDE_GOLDEN'] === 'write') writeFileSync(file, playedBoard(name, seats, settings).text);
  const text = readFileSync(file, 'utf8');
  const { end } = JSON.parse(text) as { readonly end: { readonly hash: string } };
  expect({ here: await replayed(text), there: await inChromium(text) }).toEqual({ here: end.hash, there: end.hash });
});

function writeDown(id: string, hashes: readonly string[]): void {
  const folder = join(import.meta.dirname, '../bench/results');
  mkdirSync(folder, { recursive: true });
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
  const told = {
    game: id,
    engine: ENGINE_VERSION,
    matches: hashes.length,
    seeds: `soak:${id}:0 to ${hashes.length - 1}`,
    stuck: 0,
    refused: 0,
    differentInChromium: 0,
    hashOfHashes: hashOf(hashes),
    machine,
  };
  writeFileSync(join(folder, `soak-${id}.json`), `${JSON.stringify(told, null, 2)}\n`);
}
