import type { Page, Response } from 'playwright-core';

/** Reads every script that has come to a page and to its workers until one looks; what comes later is of no interest, and may come to a page that is closed. */
export function scriptsCome<Read>(
  page: Page,
  read: (script: Response) => Promise<Read>,
): () => Promise<readonly Read[]> {
  const coming: Promise<Read>[] = [];
  const hear = (response: Response): void => {
    if (response.request().resourceType() === 'script') coming.push(read(response));
  };
  page.on('response', hear);
  return () => {
    page.off('response', hear);
    return Promise.all(coming);
  };
}
