import type { Rulebook, RuleEntry } from '@bande/protocol';
import { element } from '../element.ts';
import type { Language } from '../language.ts';
import { show } from '../page.ts';
import { wordsIn, marked, holdsAll } from '../search.ts';
import { rulebook } from '../server.ts';
import { KINDS, kinds, type Texts } from '../words.ts';

const game = new URLSearchParams(location.search).get('game') ?? '';
/** Survives a change of language. */
const wanted = { text: '', kind: '' };

interface View {
  readonly book: Rulebook;
  readonly words: Texts;
  readonly language: Language;
}

function readingsOf({ book, words, language }: View, id: string): readonly HTMLElement[] {
  return Object.entries(book.readings)
    .filter(([, { paragraphs }]) => paragraphs.includes(id))
    .map(([name, { title, reading, reason }]) =>
      element(
        'details',
        { class: 'reading' },
        element('summary', {}, `${words.reading} ${name}: ${title[language]}`),
        element('p', {}, reading[language]),
        element('p', { class: 'quiet' }, `${words.reason}: ${reason[language]}`),
      ),
    );
}

function examplesOf({ words }: View, { id, shownBy }: RuleEntry): HTMLElement | null {
  if (shownBy.length === 0) return null;
  const items = shownBy.map((title) => element('li', {}, element('a', { href: `/scenario?${new URLSearchParams({ game, title, paragraph: id }).toString()}`, lang: 'en' }, title)));
  return element('details', {}, element('summary', {}, words.shownBy(shownBy.length)), element('ul', {}, items));
}

function paragraph(view: View, entry: RuleEntry, search: readonly string[]): HTMLElement {
  const { words, language } = view;
  const { id, kind, status, gist } = entry;
  return element(
    'article',
    { class: 'paragraph', id },
    element('h3', {}, element('a', { href: `#${id}` }, marked(id, search))),
    element(
      'div',
      {},
      element('p', {}, marked(gist[language], search)),
      element('p', { class: 'tags' }, element('span', { class: `tag kind-${kind}` }, kinds[language][kind]), status === 'open' && element('span', { class: 'tag open' }, words.open)),
      readingsOf(view, id),
      examplesOf(view, entry),
    ),
  );
}

const fits = ({ id, kind, gist }: RuleEntry, search: readonly string[], language: Language): boolean => (wanted.kind === '' || kind === wanted.kind) && holdsAll(`${id} ${gist[language]}`, search);

const anchor = (chapter: string): string => `chapter-${chapter}`;

/** The order of the chapters is that of their paragraphs. */
const chaptersOf = (entries: readonly RuleEntry[]): readonly string[] => [...new Set(entries.map(({ chapter }) => chapter))];

function results(view: View): readonly Node[] {
  const { book, words, language } = view;
  const search = wordsIn(wanted.text);
  const found = book.paragraphs.filter((entry) => fits(entry, search, language));
  const sections = chaptersOf(found).map((chapter) =>
    element(
      'section',
      { id: anchor(chapter), 'aria-labelledby': `${anchor(chapter)}-title` },
      element('h2', { id: `${anchor(chapter)}-title` }, element('span', { class: 'number' }, chapter), ` ${book.chapters[chapter]?.[language] ?? ''}`),
      found.filter((entry) => entry.chapter === chapter).map((entry) => paragraph(view, entry, search)),
    ),
  );
  const count = element('p', { class: 'quiet', role: 'status' }, found.length === 0 ? words.nothingFound : words.found(found.length, book.paragraphs.length));
  return [count, ...sections];
}

function searchForm({ words, language }: View, redraw: () => void): HTMLElement {
  const changed = (field: 'text' | 'kind') => (event: Event): void => {
    wanted[field] = (event.target as HTMLInputElement | HTMLSelectElement).value;
    redraw();
  };
  const options = KINDS.map((kind) => element('option', { value: kind, selected: wanted.kind === kind }, kinds[language][kind]));
  return element(
    'form',
    { class: 'search', role: 'search', onsubmit: (event) => event.preventDefault() },
    element('label', { class: 'wide' }, words.search, element('input', { type: 'search', value: wanted.text, placeholder: words.searchHint, autocomplete: 'off', oninput: changed('text') })),
    element('label', {}, words.kind, element('select', { onchange: changed('kind') }, element('option', { value: '' }, words.anyKind), options)),
  );
}

const chapterList = ({ book, words, language }: View): HTMLElement =>
  element(
    'nav',
    { class: 'chapters', 'aria-label': words.chapters },
    element('ul', {}, chaptersOf(book.paragraphs).map((chapter) => element('li', {}, element('a', { href: `#${anchor(chapter)}` }, element('span', { class: 'number' }, chapter), ` ${book.chapters[chapter]?.[language] ?? ''}`)))),
  );

function body(book: Rulebook, words: Texts, language: Language): readonly Node[] {
  const view: View = { book, words, language };
  const list = element('div', { class: 'results' });
  const redraw = (): void => list.replaceChildren(...results(view));
  redraw();
  const editions = book.editions.map(({ title }) => title[language]).join(', ');
  return [
    element('div', { class: 'intro' }, element('p', { class: 'kicker' }, `${words.rulebook} · ${editions}`), element('h1', {}, book.game.title[language]), element('p', {}, words.ownWords)),
    element('div', { class: 'book' }, chapterList(view), element('div', {}, searchForm(view, redraw), list)),
  ];
}

await show<Rulebook>({
  address: '/rulebook',
  title: (words, book, language) => [words.rulebook, book?.game.title[language]].filter((part) => part !== undefined).join(' '),
  load: () => rulebook(game),
  body,
});
