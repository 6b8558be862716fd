import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle, serveModules, type Site } from './bundle.ts';
import { launchChromium } from './chromium.ts';
import { answer } from './entries/core.ts';
import { hashOfTraining } from './entries/training.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  site = await serveModules({
    '/core.js': await bundle(join(import.meta.dirname, 'entries/core.ts')),
    '/training.js': await bundle(join(import.meta.dirname, 'entries/training.ts')),
  });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

test('the core computes the same bits in Chromium as in Node', async () => {
  const page = await browser.newPage();
  await page.goto(site.url);
  // A text, not a function: the test runner would rewrite the import inside a function.
  const inChromium = await page.evaluate<string>("import('/core.js').then((core) => core.answer())");
  expect(inChromium).toBe(answer());
});

/** Rules or physics changed on purpose: the test prints what it has come to. */
const GOLDEN = [
  'beae4e1e130ff5eb6515a6063b29333e5c21953d55c12c43fcc40ab492f32392',
  '5aaa0cecd58a69b9f44cafa61bdf65fa643b2b9a6019849cc40287624a504586',
];

test('ten seconds on the training pitch come to the same bits in Node, in Chromium and as written down', async () => {
  const seeds = ['one', 'two'];
  const inNode = seeds.map(hashOfTraining);
  const page = await browser.newPage();
  await page.goto(site.url);
  const inChromium = await page.evaluate<readonly string[]>(
    `import('/training.js').then((training) => ${JSON.stringify(seeds)}.map(training.hashOfTraining))`,
  );
  expect(inChromium).toEqual(inNode);
  expect(inNode).toEqual(GOLDEN);
});
