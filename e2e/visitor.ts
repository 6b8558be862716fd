import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@bande/server';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { readyStore } from '../apps/server/test/ready-store.ts';
import { builtPages } from './built-pages.ts';
import { launchChromium } from './chromium.ts';

/** The house with its doors open, and a browser in front of it. */
export interface House {
  readonly url: string;
  readonly browser: Browser;
  /** Pixels per point of its visitors' screens. */
  readonly pixels: number;
  close(): Promise<void>;
}

/** The processor draws here: what is looked at by numbers and words need not be sharp, pictures and measurements are. */
export const COARSE = 0.5;
export const SHARP = 1;

/** `pages`: those of this checkout unless others are to be looked at. */
export async function openHouse(pixels: number = COARSE, pages: string = builtPages()): Promise<House> {
  const data = await readyStore(mkdtempSync(join(tmpdir(), 'bande-house-')));
  const [serving, browser] = await Promise.all([
    serve({ port: 0, data, pages, coverage: '@bande/cli/coverage' }),
    launchChromium(),
  ]);
  const close = async (): Promise<void> => {
    await browser.close();
    await serving.close();
    rmSync(data, { recursive: true, force: true });
  };
  return { url: serving.url, browser, pixels, close };
}

/** A visitor, and everything that went wrong while he looked around. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly wrong: readonly string[];
  readonly open: (path: string) => Promise<void>;
}

/** `serviceWorkers: 'allow'`: the whole house is kept for offline beside what he does. It takes longer than many a test, so most go without. */
export type Manner = BrowserContextOptions & {
  /** What he has set for himself. */
  readonly settings?: Readonly<Record<string, string | number | boolean>>;
  /** Time passes as the test wants it. */
  readonly ownTime?: boolean;
};

export const LAPTOP: Manner = {
  viewport: { width: 1280, height: 800 },
  locale: 'en-GB',
  colorScheme: 'dark',
  reducedMotion: 'reduce',
};
export const PHONE: Manner = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'de-DE',
  colorScheme: 'light',
  reducedMotion: 'reduce',
};

/** Said by three.js about its own clock, by Chromium about drawing without a graphics card, and by Playwright about what it keeps away. */
const KNOWN = [
  /THREE\.Clock/,
  /GPU stall due to ReadPixels/,
  /Automatic fallback to software WebGL/,
  /Service Worker registration blocked by Playwright/,
];

export async function visitor(
  house: House,
  { settings, ownTime = false, ...options }: Manner = LAPTOP,
): Promise<Visitor> {
  const context = await house.browser.newContext({
    deviceScaleFactor: house.pixels,
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(300_000);
  if (settings !== undefined)
    await context.addInitScript((wishes) => localStorage.setItem('bande.settings', wishes), JSON.stringify(settings));
  const page = await context.newPage();
  if (ownTime) await page.clock.install();
  const wrong = watched(page, house.url);
  const open = async (path: string): Promise<void> => {
    await page.goto(house.url + path);
    await page.locator('h1').first().waitFor();
  };
  return { context, page, wrong, open };
}

/** Everything that a console says is a fault, and so is every request to another house. */
export function watched(page: Page, home: string): readonly string[] {
  const wrong: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'log' && !KNOWN.some((known) => known.test(text))) wrong.push(`${message.type()}: ${text}`);
  });
  page.on('pageerror', ({ message }) => wrong.push(message));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== home && protocol !== 'blob:') wrong.push(`request: ${request.url()}`);
  });
  return wrong;
}

/** The table stands and can be seen. */
export async function tableReady(page: Page): Promise<void> {
  await page.locator('.match-board canvas').waitFor();
  await page.locator('.laying').waitFor({ state: 'detached' });
}
