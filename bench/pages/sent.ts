import type { Page, Request } from 'playwright-core';
import { LAPTOP, visitor, type House } from '../../e2e/visitor.ts';
import type { Route } from './routes.ts';

/** Packed, as it is sent, in kB. */
export interface Sent {
  /** Script, style and fonts of the page itself. */
  readonly page: number;
  readonly script: number;
  /** Script of its workers, which is loaded beside it. */
  readonly worker: number;
  readonly rest: number;
  readonly files: number;
}

interface Part {
  readonly url: string;
  readonly kind: string;
  readonly kB: number;
}

const OF_THE_PAGE: ReadonlySet<string> = new Set(['document', 'script', 'stylesheet', 'font']);
/** What comes only after a while has come by then. */
const QUIET_MS = 2_000;

const partOf = async (request: Request): Promise<Part> => ({
  url: request.url(),
  kind: request.resourceType(),
  kB: (await request.sizes()).responseBodySize / 1000,
});

/** A first visit that goes straight there; nothing is kept for later beside it. */
export async function sentFor(house: House, { path, ready }: Route): Promise<Sent> {
  const { page, context } = await visitor(house, LAPTOP);
  const coming: Promise<Part>[] = [];
  const came = (request: Request): void => void coming.push(partOf(request));
  page.on('requestfinished', came);
  await page.goto(house.url + path);
  await ready(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  page.off('requestfinished', came);
  const all = await Promise.all(coming);
  const workers = await workersOf(page);
  await context.close();
  const names = new Set(workers.map(({ url }) => url));
  return summed(
    all.filter(({ url }) => !names.has(url)),
    workers,
  );
}

/** What workers load is no request of their page: they are asked themselves, and their own scripts are fetched once more to be weighed. */
async function workersOf(page: Page): Promise<readonly Part[]> {
  const parts = await Promise.all(
    page.workers().map(async (worker): Promise<readonly Part[]> => {
      const loaded = await worker.evaluate(weighed);
      const own = await page.evaluate(async (url) => {
        await (await fetch(url)).arrayBuffer();
        return (performance.getEntriesByName(url).at(-1) as PerformanceResourceTiming).encodedBodySize;
      }, worker.url());
      return [...loaded, { url: worker.url(), kind: 'script', kB: own / 1000 }];
    }),
  );
  return parts.flat();
}

const weighed = (): readonly Part[] =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, encodedBodySize }) => ({
    url: name,
    kind: name.endsWith('.js') ? 'script' : 'fetch',
    kB: encodedBodySize / 1000,
  }));

const weightOf = (parts: readonly Part[], isMeant: (kind: string) => boolean): number =>
  parts.filter(({ kind }) => isMeant(kind)).reduce((sum, { kB }) => sum + kB, 0);

const summed = (own: readonly Part[], workers: readonly Part[]): Sent => ({
  page: weightOf(own, (kind) => OF_THE_PAGE.has(kind)),
  script: weightOf(own, (kind) => kind === 'script'),
  worker: weightOf(workers, (kind) => kind === 'script'),
  rest: weightOf([...own, ...workers], (kind) => !OF_THE_PAGE.has(kind)),
  files: own.length + workers.length,
});
