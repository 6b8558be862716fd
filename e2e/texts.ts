import type { Page } from 'playwright-core';

/** Everything that is read or heard on a page in the page's own language. What says that it is in another one is left out. */
export const textsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const foreign = (element: Element | null): boolean =>
      element === null ||
      element.closest('[lang]') !== document.documentElement ||
      element.closest('script, style, noscript, textarea, pre, code, kbd') !== null;
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (!foreign(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent ?? '');
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!foreign(element)) texts.push(element.getAttribute(name) ?? '');
    return [...new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()))].filter((text) => text !== '');
  });

/** The same in both languages: names, numbers, squares, paragraphs, and words that German and English share. */
const NAMES = new Set([
  'Bande',
  'Soccer Tactics WORLD',
  'Subbuteo',
  'Carrom',
  'Tipp-Kick',
  'Soccer Tactics WORLD · Bande',
  'Carrom · Bande',
  'Subbuteo · Bande',
  'Tipp-Kick · Bande',
  'Pause',
  'normal',
  'Dribbling',
  'Striker',
  'Foul',
]);
const SHARED = [
  /^[^\p{L}]*$/u,
  /^(?:Paragraph |§ )?(?:STW|ICF|FISTF|DTKV)-[\dA-Za-z.]*$/,
  /^[A-I][\d.]+$/,
  /^I-\d+$/,
  /^\d+[A-D]?$/,
  /^\d+ s$/,
  /^Board \d+$/,
  /^Striker [−+]$/,
];
const mayBeShared = (text: string): boolean => NAMES.has(text) || SHARED.some((shape) => shape.test(text));

/** Small words that only one of the two languages has. */
const ONLY: Readonly<Record<'de' | 'en', RegExp>> = {
  de: /\b(?:und|oder|der|das|ein|eine|nicht|mit|für|ist|wird|zum|zur|auf|bei|kein|keine|von|dem|den)\b|[äöüß]/i,
  en: /\b(?:and|the|of|with|for|not|is|are|to|from|which|this|that|at|may)\b/i,
};

/** What a page shows alike in both languages though it should not, and what sounds like the other language. */
export const leftOver = (de: readonly string[], en: readonly string[]): readonly string[] => [
  ...de.filter((text) => en.includes(text) && !mayBeShared(text)),
  ...de.filter((text) => ONLY.en.test(text) && !ONLY.de.test(text)),
  ...en.filter((text) => ONLY.de.test(text)),
];
