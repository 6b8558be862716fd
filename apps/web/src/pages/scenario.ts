import type { ScenarioOutcome } from '@bande/core';
import type { GameSummary, Rulebook, ScenarioText } from '@bande/protocol';
import { element } from '../element.ts';
import type { Language } from '../language.ts';
import { outcome, type Looked } from '../outcome.ts';
import { show } from '../page.ts';
import { games, rule, rulebook, scenarios, ServerSaysNo } from '../server.ts';
import type { Texts } from '../words.ts';

interface Data {
  readonly all: readonly GameSummary[];
  readonly game: GameSummary;
  readonly book: Rulebook;
  readonly examples: readonly ScenarioText[];
}

type Answer = { readonly outcomes: readonly ScenarioOutcome[] } | { readonly error: string | null };

/** Survives a change of language. */
const desk: { text: string; answer: Answer | null } = { text: '', answer: null };

/** In the list of examples: none of them. */
const OWN = '-1';

const query = new URLSearchParams(location.search);

async function load(): Promise<Data> {
  const all = await games();
  const game = all.find(({ id }) => id === query.get('game')) ?? all[0];
  if (game === undefined) throw new Error('there is no game');
  const [book, examples] = await Promise.all([rulebook(game.id), scenarios(game.id)]);
  desk.text = wantedExample(examples)?.text ?? blank(game, book);
  return { all, game, book, examples };
}

/** The one that the address names, or one of the paragraph it names: a test may show it too, and tests are not examples. */
function wantedExample(examples: readonly ScenarioText[]): ScenarioText | undefined {
  const [title, paragraph] = [query.get('title'), query.get('paragraph')];
  return paragraph === null ? examples[0] : (examples.find((one) => one.title === title) ?? examples.find(({ paragraphs }) => paragraphs.includes(paragraph)));
}

const blank = ({ id }: GameSummary, { paragraphs }: Rulebook): string =>
  [`- game: ${id}`, '  title: what happens', `  paragraphs: [${query.get('paragraph') ?? paragraphs[0]?.id ?? ''}]`, '  given: {}', '  facts: []', '  expect: { rulings: [], only: true }', ''].join('\n');

async function answerTo(game: string, text: string): Promise<Answer> {
  try {
    return { outcomes: await rule(game, text) };
  } catch (error) {
    return { error: error instanceof ServerSaysNo ? error.message : null };
  }
}

function answered(answer: Answer, looked: Looked): readonly Node[] {
  const { words } = looked;
  if ('error' in answer) return [element('p', { class: 'notice', role: 'alert' }, answer.error ?? words.failed)];
  const failing = answer.outcomes.filter(({ ok }) => !ok).length;
  return [element('p', { class: 'quiet', role: 'status' }, words.outcomes(answer.outcomes.length, failing)), ...answer.outcomes.map((one) => outcome(one, looked))];
}

function pickers({ all, game, examples }: Data, words: Texts, language: Language, take: (text: string) => void): HTMLElement {
  const go = (event: Event): void => location.assign(`/scenario?${new URLSearchParams({ game: (event.target as HTMLSelectElement).value }).toString()}`);
  const takeExample = (event: Event): void => {
    const chosen = examples[Number((event.target as HTMLSelectElement).value)];
    if (chosen !== undefined) take(chosen.text);
  };
  const options = examples.map(({ title, paragraphs, text }, i) => element('option', { value: i, lang: 'en', selected: text === desk.text }, `${paragraphs[0] ?? ''} · ${title}`));
  return element(
    'div',
    { class: 'search' },
    all.length > 1 && element('label', {}, words.game, element('select', { onchange: go }, all.map(({ id, title }) => element('option', { value: id, selected: id === game.id }, title[language])))),
    element('label', { class: 'wide' }, words.example, element('select', { id: 'example', onchange: takeExample }, element('option', { value: OWN }, words.ownScenario), options)),
  );
}

function body(data: Data, words: Texts, language: Language): readonly Node[] {
  const { game, book } = data;
  const looked: Looked = { game: game.id, book, words, language };
  const results = element('div', { class: 'results', 'aria-live': 'polite' });
  const area = element('textarea', { id: 'text', rows: 17, spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off', 'aria-describedby': 'text-hint' }, desk.text);
  const button = element('button', { type: 'submit' }, words.run);
  const tell = (): void => results.replaceChildren(...(desk.answer === null ? [] : answered(desk.answer, looked)));
  const ask = async (): Promise<void> => {
    button.disabled = true;
    results.replaceChildren(element('p', { class: 'quiet', role: 'status' }, words.running));
    desk.answer = await answerTo(game.id, area.value);
    button.disabled = false;
    tell();
  };
  const take = (text: string): void => {
    area.value = text;
    desk.text = text;
    desk.answer = null;
    tell();
  };
  area.addEventListener('input', () => {
    desk.text = area.value;
    document.querySelector<HTMLSelectElement>('#example')!.value = OWN;
  });
  area.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void ask();
  });
  tell();
  const form = element(
    'form',
    {
      class: 'card desk',
      onsubmit: (event) => {
        event.preventDefault();
        void ask();
      },
    },
    pickers(data, words, language, take),
    element('label', { for: 'text' }, words.text),
    area,
    element('p', { class: 'actions' }, button, element('span', { class: 'quiet', id: 'text-hint' }, words.textHint), element('a', { href: `/api/games/${game.id}/schema` }, words.schema)),
  );
  return [element('div', { class: 'intro' }, element('h1', {}, words.scenarioTitle), element('p', {}, words.scenarioText)), element('div', { class: 'asking' }, form, results)];
}

await show({ address: '/scenario', title: (words) => words.scenarioTitle, load, body });
