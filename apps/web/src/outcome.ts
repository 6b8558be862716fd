import type { ScenarioOutcome } from '@bande/core';
import type { Rulebook } from '@bande/protocol';
import { element } from './element.ts';
import type { Language } from './language.ts';
import type { Texts } from './words.ts';

/** What is needed to put a ruling into words. */
export interface Looked {
  readonly game: string;
  readonly book: Rulebook;
  readonly words: Texts;
  readonly language: Language;
}

/** As the server sends it; a game may say more in `detail`. */
interface SentRuling {
  readonly call: string;
  readonly paragraphs: readonly string[];
  readonly for?: string;
  readonly against?: string;
  readonly where?: string;
  readonly restart?: string;
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

function cited(id: string, { game, book, language }: Looked): HTMLElement {
  const gist = book.paragraphs.find((entry) => entry.id === id)?.gist[language] ?? '';
  return element('li', {}, element('a', { href: `/rulebook?${new URLSearchParams({ game }).toString()}#${id}` }, id), ' ', gist);
}

function ruling(sent: SentRuling, looked: Looked): HTMLElement {
  const { words } = looked;
  const said = [
    sent.for === undefined ? '' : `${words.for} ${sent.for}`,
    sent.against === undefined ? '' : `${words.against} ${sent.against}`,
    sent.where ?? '',
    sent.restart === undefined ? '' : `${words.restart} ${sent.restart}`,
    ...Object.entries(sent.detail ?? {}).map(([name, value]) => `${name}: ${String(value)}`),
  ].filter((part) => part !== '');
  return element('li', { class: 'ruling' }, element('p', {}, element('strong', {}, sent.call), said.length === 0 ? '' : ` ${said.join(' · ')}`), element('ul', {}, sent.paragraphs.map((id) => cited(id, looked))));
}

/** One scenario: what the referee said, and whether that was expected. */
export function outcome({ title, ok, rulings, state, mismatch }: ScenarioOutcome, looked: Looked): HTMLElement {
  const { words } = looked;
  return element(
    'article',
    { class: 'card outcome' },
    element('h2', {}, element('span', { class: `tag ${ok ? 'good' : 'bad'}` }, `${ok ? '✓' : '✗'} ${ok ? words.holds : words.fails}`), ' ', title),
    rulings.length === 0 ? element('p', { class: 'quiet' }, words.noRuling) : element('ol', { class: 'rulings' }, rulings.map((one) => ruling(one as SentRuling, looked))),
    mismatch !== undefined && element('ul', { class: 'mismatch' }, mismatch.map((line) => element('li', {}, line))),
    element('details', {}, element('summary', {}, words.state), element('pre', {}, JSON.stringify(state, null, 2))),
  );
}
