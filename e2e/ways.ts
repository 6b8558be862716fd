import type { Page } from 'playwright-core';
import { tableReady } from './visitor.ts';

/** The way to a place of the house. */
export type Go = (page: Page, home: string) => Promise<void>;

/** The address that was asked for last, and what came of it. */
const asked = new WeakMap<Page, { readonly path: string; readonly url: string }>();

/** Whoever is there already stays, and closes what he has opened: a table takes its time to be laid. */
async function stays(page: Page, path: string): Promise<boolean> {
  const last = asked.get(page);
  if (last?.path !== path || last.url !== page.url()) return false;
  const open = page.locator('dialog[open]');
  if ((await open.count()) > 0) await page.keyboard.press('Escape');
  await open.waitFor({ state: 'detached' });
  return true;
}

/** Comes to an address and waits until everything is there. */
export async function comes(page: Page, home: string, path: string, until: () => Promise<void>): Promise<void> {
  if (await stays(page, path)) return;
  asked.delete(page);
  await page.goto(home + path);
  await until();
  asked.set(page, { path, url: page.url() });
}

export const at =
  (path: string, ready = 'h1') =>
  (page: Page, home: string): Promise<void> =>
    comes(page, home, path, () => page.locator(ready).first().waitFor());

export const atTable =
  (path: string) =>
  (page: Page, home: string): Promise<void> =>
    comes(page, home, path, () => tableReady(page));

/** Goes somewhere, and does more there. A module that gives away a `then` is waited for in vain. */
export const onward =
  (go: Go, more: (page: Page) => Promise<void>): Go =>
  async (page, home) => {
    await go(page, home);
    await more(page);
  };

export const tool =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(`[data-tool="${name}"]`).first().click();
    await page.locator('dialog[open]').waitFor();
  };
