import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** For `addInitScript`: a page that axe is to look at has it from the first. */
export const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const WCAG_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Under an open sheet nothing can be reached: without it that is a place of its own. */
const OPEN = 'dialog[open]';

/** What stands on this page against these rules, each with its place. */
export async function violations(page: Page, only: readonly string[] = WCAG_AA): Promise<readonly string[]> {
  const part = (await page.locator(OPEN).count()) > 0 ? OPEN : 'html';
  const found = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(part)}, { runOnly: ${JSON.stringify(only)}, resultTypes: ['violations'] })`,
  );
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  );
}
