import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { coverageOf } from '@bande/cli/coverage';
import type { GameSummary, ScenarioText } from '@bande/protocol';
import { serve, type Serving } from '@bande/server';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from './chromium.ts';

const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'bande-web-'));

let house: Serving;
let browser: Browser;
let game: string;

beforeAll(async () => {
  const pages = join(folder, 'pages');
  await build({ root: join(root, 'apps/web'), configFile: join(root, 'apps/web/vite.config.ts'), logLevel: 'warn', build: { outDir: pages, emptyOutDir: true } });
  [house, browser] = await Promise.all([serve({ port: 0, data: join(folder, 'data'), pages, coverageOf: (one) => coverageOf(one, root) }), launchChromium()]);
  const games = (await (await fetch(`${house.url}/api/games`)).json()) as readonly GameSummary[];
  game = games[0]?.id ?? '';
});

afterAll(async () => {
  await browser.close();
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A visitor, and everything that went wrong while he looked around. */
async function visitor(options: BrowserContextOptions): Promise<{ readonly page: Page; readonly wrong: readonly string[] }> {
  const page = await (await browser.newContext(options)).newPage();
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'log') wrong.push(message.text());
  });
  page.on('pageerror', ({ message }) => wrong.push(message));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== house.url) wrong.push(request.url());
  });
  return { page, wrong };
}

const addresses = (): readonly string[] => ['/', `/rulebook?game=${game}`, `/scenario?game=${game}`];
const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(house.url + path);
  await page.locator('h1').waitFor();
};

const visitors = [
  ['a laptop in German, light', { locale: 'de-DE', colorScheme: 'light', viewport: { width: 1280, height: 800 } }],
  ['a phone in English, dark', { locale: 'en-GB', colorScheme: 'dark', viewport: { width: 390, height: 844 } }],
] as const;

test.each(visitors)('every page loads on %s: nothing is amiss, foreign or too wide', async (_, options) => {
  const { page, wrong } = await visitor(options);
  for (const path of addresses()) {
    await open(page, path);
    expect(await page.evaluate<string>('document.documentElement.lang')).toBe(options.locale.slice(0, 2));
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(options.viewport.width);
  }
  expect(wrong).toEqual([]);
});

test('the content security policy lets nothing but the own scripts through', async () => {
  const { page } = await visitor({});
  const response = await page.goto(house.url);
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  const ran = "new Promise((done) => { const script = document.createElement('script'); script.src = 'data:text/javascript,0'; script.onload = () => done('ran'); script.onerror = () => done('blocked'); document.head.append(script); }).catch(() => 'blocked')";
  expect(await page.evaluate<string>(ran).catch(() => 'blocked')).toBe('blocked');
});

test('the language is that of the browser until the visitor chooses, and then his', async () => {
  const { page, wrong } = await visitor({ locale: 'de-AT' });
  await open(page, '/');
  expect(await page.locator('h1').textContent()).toBe('Tischsport nach Regelwerk');
  await page.getByRole('button', { name: 'English' }).click();
  expect(await page.locator('h1').textContent()).toBe('Table sports by the book');
  expect(await page.evaluate<string>('document.activeElement.id')).toBe('language-en');
  await page.reload();
  await page.getByRole('heading', { name: 'Table sports by the book' }).waitFor();
  expect(wrong).toEqual([]);
});

test('the rulebook is searched, and an example of it leads to the referee', async () => {
  const { page, wrong } = await visitor({ locale: 'en-GB' });
  await open(page, `/rulebook?game=${game}`);
  const all = await page.locator('.paragraph').count();
  await page.getByRole('searchbox').fill('offside');
  const found = await page.locator('.paragraph').count();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  expect(await page.locator('mark').first().textContent()).toMatch(/offside/i);
  await page.getByRole('searchbox').fill('no such words anywhere');
  expect(await page.getByRole('status').textContent()).toBe('No paragraph holds all of these words.');
  await page.getByRole('searchbox').fill('');
  const [example] = (await (await fetch(`${house.url}/api/games/${game}/scenarios`)).json()) as readonly [ScenarioText];
  const examples = page.locator(`[id="${example.paragraphs[0] ?? ''}"] details:not(.reading)`);
  await examples.locator('summary').click();
  await examples.getByRole('link', { name: example.title }).click();
  await page.locator('textarea').waitFor();
  expect(await page.locator('textarea').inputValue()).toBe(example.text);
  expect(wrong).toEqual([]);
});

test('the referee is asked by keyboard alone, and the answer names its paragraphs in both languages', async () => {
  const { page, wrong } = await visitor({ locale: 'en-GB' });
  await open(page, `/scenario?game=${game}`);
  await page.keyboard.press('Tab');
  expect(await page.evaluate<string>('document.activeElement.className')).toBe('skip');
  await page.locator('textarea').focus();
  await page.keyboard.press('Control+Enter');
  await page.locator('.outcome').waitFor();
  expect(await page.locator('.ruling a').count()).toBeGreaterThan(0);
  const english = await page.locator('.ruling').first().textContent();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  expect(await page.locator('.ruling').first().textContent()).not.toBe(english);
  expect(wrong).toEqual([]);
});

test('bad input is answered with one line, an unknown address with a page of its own', async () => {
  const { page } = await visitor({ locale: 'de-DE' });
  await open(page, `/scenario?game=${game}`);
  await page.locator('textarea').fill('- {title: ');
  await page.getByRole('button', { name: 'Schiedsrichter fragen' }).click();
  expect(await page.getByRole('alert').textContent()).toMatch(/^line 1: /);
  await open(page, '/nowhere');
  expect(await page.locator('h1').textContent()).toBe('Im Aus');
});
