import type { GameSummary } from '@bande/protocol';
import { element } from '../element.ts';
import type { Language } from '../language.ts';
import { show } from '../page.ts';
import { games } from '../server.ts';
import { KINDS, kinds, type Texts } from '../words.ts';

const fact = (label: string, value: string): HTMLElement => element('div', {}, element('dt', {}, label), element('dd', {}, value));

/** How the paragraphs are shared out among the kinds, as a bar and as words. */
function shares({ total, byKind }: GameSummary['paragraphs'], language: Language): HTMLElement {
  const some = KINDS.filter((kind) => byKind[kind] > 0);
  const bar = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [name, value] of Object.entries({ viewBox: '0 0 100 4', preserveAspectRatio: 'none', 'aria-hidden': 'true' })) bar.setAttribute(name, value);
  let from = 0;
  for (const kind of some) {
    const width = (100 * byKind[kind]) / total;
    const piece = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    for (const [name, value] of Object.entries({ x: from, y: 0, width: Math.max(0.5, width - 0.4), height: 4, class: `kind-${kind}` })) piece.setAttribute(name, String(value));
    bar.append(piece);
    from += width;
  }
  const legend = some.map((kind) => element('li', { class: `kind-${kind}` }, `${byKind[kind]} ${kinds[language][kind]}`));
  return element('div', { class: 'shares' }, bar, element('ul', {}, legend));
}

function card(game: GameSummary, words: Texts, language: Language): HTMLElement {
  const { id, title, paragraphs, editions, seats, bots, readings, scenarios } = game;
  const query = new URLSearchParams({ game: id }).toString();
  return element(
    'article',
    { class: 'card game', 'aria-labelledby': `game-${id}` },
    element('h2', { id: `game-${id}` }, title[language]),
    element('p', { class: 'count' }, element('strong', {}, String(paragraphs.total)), ` ${words.paragraphs(paragraphs.total)}, ${paragraphs.open === 0 ? words.allDone : words.stillOpen(paragraphs.open)}`),
    shares(paragraphs, language),
    element(
      'dl',
      {},
      fact(words.editions, editions.map((edition) => edition.title[language]).join(', ')),
      fact(words.players, seats.join(words.or)),
      fact(words.scenarios, String(scenarios)),
      fact(words.readings, String(readings)),
      fact(words.bots, bots.map((bot) => bot.title[language]).join(', ')),
    ),
    element('p', { class: 'actions' }, element('a', { class: 'button', href: `/rulebook?${query}` }, words.openRulebook), element('a', { class: 'button second', href: `/scenario?${query}` }, words.tryScenario)),
  );
}

function forPrograms(all: readonly GameSummary[], words: Texts): HTMLElement {
  const addresses = ['/api/games', ...all.flatMap(({ id }) => ['rules', 'schema', 'scenarios'].map((part) => `/api/games/${id}/${part}`)), '/api/records'];
  const list = addresses.map((address) => element('li', {}, element('a', { href: address }, element('code', {}, address))));
  return element('section', {}, element('h2', {}, words.interfaceTitle), element('p', {}, words.interfaceText), element('ul', { class: 'addresses' }, list));
}

await show({
  address: '/',
  title: (words) => words.startTitle,
  load: games,
  body: (all, words, language) => [
    element('div', { class: 'intro' }, element('h1', {}, words.startTitle), element('p', {}, words.startText)),
    element(
      'div',
      { class: 'start' },
      element('div', { class: 'cards' }, all.map((game) => card(game, words, language))),
      element('div', { class: 'aside' }, element('section', {}, element('h2', {}, words.comingTitle), element('p', {}, words.comingText)), forPrograms(all, words)),
    ),
  ],
});
