import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SeatTaken } from '@bande/protocol';
import type { Page } from 'playwright-core';
import { readyStore } from '../apps/server/test/ready-store.ts';
import { launchChromium } from './chromium.ts';
import { killedHouse } from './killed-house.ts';
import { COARSE, type House } from './visitor.ts';

/** A house in a process of its own, with a browser in front of it. */
export interface FarHouse extends House {
  kill(): Promise<void>;
  /** At the same address, with what was on its disk. */
  openAgain(): Promise<void>;
}

export async function openFarHouse(): Promise<FarHouse> {
  const data = await readyStore(mkdtempSync(join(tmpdir(), 'bande-far-')));
  const [first, browser] = await Promise.all([killedHouse(data), launchChromium()]);
  let served = first;
  return {
    url: first.url,
    browser,
    pixels: COARSE,
    kill: () => served.kill(),
    openAgain: async () => {
      served = await killedHouse(data, Number(new URL(first.url).port));
    },
    close: async () => {
      await browser.close();
      await served.kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Sent from a page of the house, so that its browser keeps the seat. */
export const asked = (page: Page, path: string, body: object): Promise<SeatTaken & { readonly code: string }> =>
  page.evaluate(
    async ([to, text]) => (await (await fetch(to!, { method: 'POST', body: text! })).json()) as never,
    [path, JSON.stringify(body)],
  );
