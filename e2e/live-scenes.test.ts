import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle, serveModules, type Site } from './bundle.ts';
import { launchChromium } from './chromium.ts';
import { hashesOfScenes } from './entries/live-scenes.ts';
import { hashOfTraining } from './entries/training.ts';
import golden from './golden-scenes.json' with { type: 'json' };
import goldenTraining from './golden-training.json' with { type: 'json' };

const SCENES = 50;

let browser: Browser;
let site: Site;

beforeAll(async () => {
  site = await serveModules({
    '/scenes.js': await bundle(join(import.meta.dirname, 'entries/live-scenes.ts')),
    '/training.js': await bundle(join(import.meta.dirname, 'entries/training.ts')),
  });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

/** When the physics is changed on purpose: `BANDE_GOLDEN=write npm run e2e -- live-scenes`. */
test('50 live scenes with figures, ball and keepers come to the same bits in Node, in Chromium and as written down', async () => {
  const inNode = hashesOfScenes(SCENES);
  const writing = process.env['BANDE_GOLDEN'] === 'write';
  if (writing) writeFileSync(join(import.meta.dirname, 'golden-scenes.json'), `${JSON.stringify(inNode, null, 1)}\n`);
  expect(inNode).toEqual(writing ? inNode : golden);
  const page = await browser.newPage();
  await page.goto(site.url);
  const inChromium = await page.evaluate<readonly string[]>(
    `import('/scenes.js').then((scenes) => scenes.hashesOfScenes(${SCENES}))`,
  );
  expect(inChromium).toEqual(inNode);
  expect(new Set(inNode).size).toBe(SCENES);
});

const SEEDS = ['one', 'two', 'three'];

test('ten seconds on the training pitch come to the same bits in Node, in Chromium and as written down', async () => {
  const inNode = SEEDS.map(hashOfTraining);
  const writing = process.env['BANDE_GOLDEN'] === 'write';
  if (writing) writeFileSync(join(import.meta.dirname, 'golden-training.json'), `${JSON.stringify(inNode, null, 1)}\n`);
  expect(inNode).toEqual(writing ? inNode : goldenTraining);
  const page = await browser.newPage();
  await page.goto(site.url);
  const inChromium = await page.evaluate<readonly string[]>(
    `import('/training.js').then((training) => ${JSON.stringify(SEEDS)}.map(training.hashOfTraining))`,
  );
  expect(inChromium).toEqual(inNode);
});
