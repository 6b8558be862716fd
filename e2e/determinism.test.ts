import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle, serveModules, type Site } from './bundle.ts';
import { launchChromium } from './chromium.ts';
import { answer } from './entries/core.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  site = await serveModules({ '/core.js': await bundle(join(import.meta.dirname, 'entries/core.ts')) });
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
