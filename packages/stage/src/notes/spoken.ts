import type { Words } from '@bande/core';

/** Words as the page around the picture says them: what is written on a table is in the language of what is read beside it. */
export const spoken = (words: Words, page: string | undefined = globalThis.document?.documentElement.lang): string =>
  (page ?? '').startsWith('de') ? words.de : words.en;
