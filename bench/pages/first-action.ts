import { LAPTOP, visitor, type House } from '../../e2e/visitor.ts';
import type { Route } from './routes.ts';

/** Seconds from the address to the answer, the middle one of several visits. */
export interface FirstAction {
  readonly title: string;
  readonly now: number;
  readonly before: number | undefined;
  readonly times: number;
}

const TIMES = 3;
const SLOWED = 4;

/** Before and after take turns, so that whatever else the machine does meets both. */
export async function firstActions(route: Route, house: House, before: House | null): Promise<FirstAction> {
  const now: number[] = [];
  const was: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    if (before !== null) was.push(await visited(before, route));
    now.push(await visited(house, route));
  }
  return { title: route.title, now: middle(now), before: before === null ? undefined : middle(was), times: TIMES };
}

const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

/** A first visit on a slow device: the page's own thread gets a quarter of the processor. */
async function visited(house: House, { path, ready, acts }: Route): Promise<number> {
  const { page, context } = await visitor(house, LAPTOP);
  const device = await context.newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const start = performance.now();
  await page.goto(house.url + path);
  await ready(page);
  await acts?.(page);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const took = performance.now() - start;
  await context.close();
  return took / 1000;
}
