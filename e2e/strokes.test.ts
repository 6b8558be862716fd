import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle, serveModules, type Site } from './bundle.ts';
import { launchChromium } from './chromium.ts';
import { hashesOfStrokes } from './entries/physics.ts';
import golden from './golden-strokes.json' with { type: 'json' };

const STROKES = 200;

let browser: Browser;
let site: Site;

beforeAll(async () => {
  site = await serveModules({ '/physics.js': await bundle(join(import.meta.dirname, 'entries/physics.ts')) });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

/** When the physics is changed on purpose: `BANDE_GOLDEN=write npm run e2e -- strokes`. */
test('200 strokes come to the same bits in Node, in Chromium and as written down', async () => {
  const inNode = hashesOfStrokes(STROKES);
  const writing = process.env['BANDE_GOLDEN'] === 'write';
  if (writing) writeFileSync(join(import.meta.dirname, 'golden-strokes.json'), `${JSON.stringify(inNode, null, 1)}\n`);
  expect(inNode).toEqual(writing ? inNode : golden);
  const page = await browser.newPage();
  await page.goto(site.url);
  const inChromium = await page.evaluate<readonly string[]>(
    `import('/physics.js').then((physics) => physics.hashesOfStrokes(${STROKES}))`,
  );
  expect(inChromium).toEqual(inNode);
  expect(new Set(inNode).size).toBe(STROKES);
});
