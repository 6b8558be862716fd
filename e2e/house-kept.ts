import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What the browser keeps of the house, and whether it takes it for the whole. */
export const keptOn = (page: Page): Promise<{ readonly files: readonly string[]; readonly isWhole: boolean }> =>
  page.evaluate(async () => {
    const files: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) files.push(new URL(url).pathname);
    return { files, isWhole: files.includes('/') && !files.includes('/unfinished') };
  });

export async function untilWhole(page: Page): Promise<void> {
  await expect.poll(async () => (await keptOn(page)).isWhole, { timeout: 600_000 }).toBe(true);
}
