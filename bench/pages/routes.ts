import type { Registry } from '@bande/core';
import type { Page } from 'playwright-core';
import { tableReady } from '../../e2e/visitor.ts';

/** A page of the house as a visitor opens it. */
export interface Route {
  readonly title: string;
  readonly path: string;
  /** What it may weigh; undefined: nobody has said. */
  readonly kB?: number;
  /** It has come, and everything stands where it belongs. */
  readonly ready: (page: Page) => Promise<void>;
  /** The first thing one does there, until it is answered. */
  readonly acts?: (page: Page) => Promise<void>;
}

const seen =
  (place: string) =>
  (page: Page): Promise<void> =>
    page.locator(place).first().waitFor();

/** What has been done so far: the toolbar is as quick as the page's own thread. */
const looksAtTheLog = async (page: Page): Promise<void> => {
  await page.locator('[data-tool="log"]').click();
  await page.getByRole('dialog').waitFor();
};

/** An example in the book, on the table. */
const isShown = async (page: Page): Promise<void> => {
  await page.locator('.paragraph [aria-expanded]').first().click();
  // It may lie below the edge of the screen.
  await page.locator('.show-me .example-title').first().waitFor({ state: 'attached' });
};

const answered = seen('.ask-answer');

const lightTable = 650;
const TABLES: Readonly<Record<string, number>> = { carrom: lightTable, 'soccer-tactics': lightTable };

const ofGame = (id: string, bot: string): readonly Route[] => {
  const table = TABLES[id];
  const isLight = table !== undefined;
  return [
    {
      title: `table, ${id}`,
      path: `/play/${id}?bot=${bot}`,
      ready: tableReady,
      ...(isLight ? { kB: table, acts: looksAtTheLog } : {}),
    },
    { title: `replay, ${id}`, path: `/replay/sample-${id}?t=1`, ready: tableReady },
    {
      title: `rulebook, ${id}`,
      path: `/rules/${id}`,
      kB: 500,
      ready: seen('.paragraph'),
      ...(isLight ? { acts: isShown } : {}),
    },
    {
      title: `ask, ${id}`,
      path: `/ask/${id}`,
      kB: 600,
      ready: answered,
      ...(isLight ? { acts: answered } : {}),
    },
  ];
};

export const routesOf = (registry: Registry): readonly Route[] => [
  { title: 'start', path: '/', kB: 200, ready: seen('.table-card.is-open') },
  { title: 'matches', path: '/replays', ready: seen('.replays') },
  ...registry.flatMap(({ id, bots }) => ofGame(id, bots[0]?.id ?? 'random')),
];
