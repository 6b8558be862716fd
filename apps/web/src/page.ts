import { element } from './element.ts';
import { chosenLanguage, LANGUAGES, rememberLanguage, type Language } from './language.ts';
import { texts, type Texts } from './words.ts';

/** What a page is made of; the frame around it is the same everywhere. */
export interface Page<D> {
  readonly address: string;
  readonly title: (words: Texts, data: D | null, language: Language) => string;
  readonly load: () => Promise<D>;
  readonly body: (data: D, words: Texts, language: Language) => readonly Node[];
}

const names: Readonly<Record<Language, string>> = { de: 'Deutsch', en: 'English' };

const link = (href: string, label: string, address: string): HTMLElement =>
  element('li', {}, element('a', { href, 'aria-current': href === address ? 'page' : undefined }, label));

function header(words: Texts, language: Language, address: string, change: (to: Language) => void): HTMLElement {
  const choice = (to: Language): HTMLElement =>
    element('button', { type: 'button', id: `language-${to}`, lang: to, title: names[to], 'aria-label': names[to], 'aria-pressed': String(to === language), onclick: () => change(to) }, to.toUpperCase());
  return element(
    'header',
    { class: 'top' },
    element('a', { class: 'skip', href: '#content' }, words.skip),
    element('a', { class: 'brand', href: '/' }, element('img', { src: '/icon.svg', alt: '', width: 34, height: 34 }), 'Bande'),
    element('nav', { 'aria-label': words.menu }, element('ul', {}, link('/', words.games, address), link('/scenario', words.scenario, address))),
    element('div', { class: 'languages', role: 'group', 'aria-label': words.language }, LANGUAGES.map(choice)),
  );
}

const footer = (words: Texts): HTMLElement => element('footer', {}, element('p', {}, words.owners), element('p', {}, 'MIT'));

const failure = (words: Texts): HTMLElement =>
  element('div', { class: 'notice', role: 'alert' }, element('p', {}, words.failed), element('button', { type: 'button', onclick: () => location.reload() }, words.again));

/** Shows a page, in the visitor's language, and again whenever he changes it. */
export async function show<D>(page: Page<D>): Promise<void> {
  let language = chosenLanguage();
  let state: 'loading' | 'failed' | { readonly data: D } = 'loading';
  const content = (words: Texts): readonly Node[] => {
    if (state === 'loading') return [element('p', { class: 'quiet', role: 'status' }, words.loading)];
    return state === 'failed' ? [failure(words)] : page.body(state.data, words, language);
  };
  const draw = (): void => {
    const words = texts[language];
    document.documentElement.lang = language;
    document.title = `${page.title(words, typeof state === 'object' ? state.data : null, language)} · Bande`;
    document.body.replaceChildren(header(words, language, page.address, change), element('main', { id: 'content', tabindex: -1 }, [...content(words)]), footer(words));
  };
  const change = (to: Language): void => {
    language = to;
    rememberLanguage(to);
    draw();
    document.querySelector<HTMLElement>(`#language-${to}`)?.focus();
  };
  draw();
  try {
    state = { data: await page.load() };
  } catch (error) {
    console.warn(error);
    state = 'failed';
  }
  draw();
  // The browser looked for the target before there was anything.
  if (location.hash.length > 1) document.querySelector(`#${CSS.escape(decodeURIComponent(location.hash.slice(1)))}`)?.scrollIntoView();
}
