import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  scenarioSchema,
  scenarioSteps,
  type AnyGame,
  type AnyShape,
  type LogEntry,
  type Match,
  type Words,
} from '@bande/core';
import { registry } from '@bande/games';
import { light as carromView } from '@bande/games/carrom/view/light.ts';
import { light as soccerView } from '@bande/games/soccer-tactics/view/light.ts';
import { light as subbuteoView } from '@bande/games/subbuteo/view/light.ts';
import { light as tippKickView } from '@bande/games/tipp-kick/view/light.ts';
import type { GameView } from '@bande/stage/view';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { linesOf, sentencesOf } from '../src/board/story/call-lines.ts';
import { beginsMoment, lastCard, MOST_CALLS, shortCard, type Card } from '../src/board/moments.ts';
import { englishIn, germanIn } from './languages.ts';
import { storyOf, type StoryLine } from '../src/board/story/story.ts';

const VIEWS = {
  carrom: carromView,
  'soccer-tactics': soccerView,
  subbuteo: subbuteoView,
  'tipp-kick': tippKickView,
} as unknown as Readonly<Record<string, GameView<AnyShape>>>;

/** A moment of which something was called, and the match after it. */
interface Called {
  readonly card: Card;
  readonly match: Match<AnyShape>;
}
interface Shown {
  readonly cards: readonly Called[];
  readonly lines: readonly { readonly line: StoryLine; readonly match: Match<AnyShape> }[];
}

/** Everything that scenarios of a game call, moment by moment, and the story that they tell. */
function shownBy(game: AnyGame, view: GameView<AnyShape>): Shown {
  const folder = join(import.meta.dirname, '../../../packages/games/src', game.id, 'scenarios');
  const scenarios = globSync('*.yaml', { cwd: folder }).flatMap(
    (name) => parse(readFileSync(join(folder, name), 'utf8')) as readonly unknown[],
  );
  const played = scenarios.map((entry) => scenarioSteps(game, scenarioSchema.parse(entry)));
  const beats = played.flatMap((steps) =>
    steps.map(({ entries, match }, i) => ({ before: steps[Math.max(0, i - 1)]!.match, after: match, entries })),
  );
  return {
    cards: beats.flatMap(({ entries, after }) => cardsIn(view, entries, after)),
    lines: beats.flatMap((beat) =>
      storyOf(view, [beat], beat.entries.length).map((line) => ({ line, match: beat.after })),
    ),
  };
}

function cardsIn(
  view: GameView<AnyShape>,
  entries: readonly LogEntry<AnyShape>[],
  match: Match<AnyShape>,
): readonly Called[] {
  const moments: LogEntry<AnyShape>[][] = [];
  for (const [i, entry] of entries.entries()) {
    if (beginsMoment(entries[i - 1], entry)) moments.push([]);
    moments.at(-1)!.push(entry);
  }
  return moments.flatMap((moment) => {
    const card = lastCard(view, moment);
    return card === null ? [] : [{ card, match }];
  });
}

const LANGUAGES = ['de', 'en'] as const;
const isWhole = (text: string): boolean => /^[\p{Lu}\d].*[.!]$/u.test(text);
/** Every sentence by itself; a figure before a name is no end of one. */
const sentences = (all: readonly Words[], language: keyof Words): readonly string[] =>
  all.flatMap((words) => words[language].split(/(?<=[.!]) (?=\p{Lu}|\d)/u));

describe.each(Object.keys(VIEWS))('what is called in %s', (id) => {
  const [game, view] = [registry.find((one) => one.id === id)!, VIEWS[id]!];
  let shown: Shown;
  beforeAll(() => {
    shown = shownBy(game, view);
  });

  test('a cause and its consequence are whole sentences, which need no word between them', () => {
    const said = shown.cards.flatMap(({ card, match }) => linesOf(view, match, card));
    expect(said.filter(({ follows }) => follows).length).toBeGreaterThan(20);
    const texts = said.flatMap(({ words }) => LANGUAGES.flatMap((language) => words.map((one) => one[language])));
    expect(texts.filter((text) => !isWhole(text))).toEqual([]);
  });

  test('what follows is never what happened: that has been said, or is no consequence', () => {
    const odd = shown.cards.flatMap(({ card, match }) => {
      const lines = linesOf(view, match, card);
      const follows = lines.filter((line) => line.follows).flatMap(({ words }) => words);
      return follows.filter(({ de, en }) => / versenkt (nichts|nur|Weiß|Schwarz|\d)/.test(de) || / pockets /.test(en));
    });
    expect(odd).toEqual([]);
  });

  test('a phone says how play goes on, as a laptop does', () => {
    for (const { card } of shown.cards) {
      const last = card.filter(({ follows }) => follows).slice(-2);
      for (const room of Object.values(MOST_CALLS))
        expect(shortCard(view, card, room)).toEqual(expect.arrayContaining(last));
    }
  });

  test('where a stop is told as one, its card has one sentence of the cause, and at most one of what follows', () => {
    const all = view.inOne === undefined ? [] : shown.cards.map(({ card, match }) => linesOf(view, match, card));
    const isShort = (words: readonly Words[]): boolean =>
      LANGUAGES.every((language) => sentences(words, language).length === 1);
    const many = all.filter((lines) => lines.length > 2 || lines.some(({ words }) => !isShort(words)));
    expect(many.map((lines) => lines.flatMap(({ words }) => words.map(({ en }) => en)))).toEqual([]);
  });

  test('no card has a word of the other language', () => {
    const said = shown.cards.flatMap(({ card, match }) => linesOf(view, match, card)).flatMap(({ words }) => words);
    expect(said.flatMap(({ en }) => germanIn(en))).toEqual([]);
    expect(said.flatMap(({ de }) => englishIn(de))).toEqual([]);
  });

  test('a line of the story says nothing twice', () => {
    const twice = shown.lines.flatMap(({ line, match }) => {
      const all = sentencesOf(view, match, { told: line.told?.words ?? null, calls: line.calls });
      return LANGUAGES.flatMap((language) => {
        const each = sentences(all, language);
        return each.filter((one, i) => each.some((other, j) => j !== i && other.includes(one.slice(0, -1))));
      });
    });
    expect(twice).toEqual([]);
  });
});

test('a stroke of Carrom is told in one line, without what its calls repeat', () => {
  const [game, view] = [registry.find((one) => one.id === 'carrom')!, VIEWS['carrom']!];
  const told = (given: object, pocketed: object): string => {
    const [step] = scenarioSteps(game, {
      title: 'x',
      paragraphs: [],
      given,
      facts: [{ kind: 'strokeEnded', by: 0, pocketed }],
      expect: {},
    } as never).slice(-1);
    const beat = { before: step!.match, after: step!.match, entries: step!.entries };
    const [line] = storyOf(view, [beat], beat.entries.length);
    return sentencesOf(view, step!.match, { told: line!.told!.words, calls: line!.calls })
      .map(({ de }) => de)
      .join(' ');
  };
  const given = { white: 5, black: 5, turn: 0 };
  expect(told(given, { white: 1 })).toBe('Heim versenkt einen weißen Stein. Heim schießt weiter.');
  expect(told(given, {})).toBe('Heim versenkt nichts. Gast ist dran.');
  expect(told(given, { striker: true })).toBe(
    'Heim versenkt den Striker. Heim schuldet einen Stein. Gast ist dran. Gast darf 1 Stein von Heim platzieren.',
  );
});

describe('every piece that a stroke of Carrom pocketed is told on its card', () => {
  const [game, view] = [registry.find((one) => one.id === 'carrom')!, VIEWS['carrom']!];
  const card = (pocketed: object, given: object = {}): readonly string[] => {
    const [step] = scenarioSteps(game, {
      title: 'x',
      paragraphs: [],
      given: { white: 5, black: 5, turn: 0, ...given },
      facts: [{ kind: 'strokeEnded', by: 0, pocketed }],
      expect: {},
    }).slice(-1);
    return linesOf(view, step!.match, lastCard(view, step!.entries)!).map(({ words }) =>
      words.map(({ de }) => de).join(' '),
    );
  };

  test.each([
    [{ white: 1 }, ['Heim versenkt Weiß und schießt weiter.']],
    [{ white: 2, black: 1 }, ['Heim versenkt 2 weiße Steine und einen schwarzen Stein.', 'Heim schießt weiter.']],
    [
      { white: 1, queen: true },
      ['Heim versenkt einen weißen Stein und die Queen.', 'Queen bestätigt: Sie gehört Heim. Heim schießt weiter.'],
    ],
    [
      { black: 2, queen: true },
      ['Heim versenkt 2 schwarze Steine und die Queen.', 'Heim muss sie bestätigen. Heim schießt weiter.'],
    ],
    [{ queen: true }, ['Heim hat die Queen versenkt und muss sie bestätigen.', 'Heim schießt weiter.']],
    [
      { black: 1, striker: true },
      [
        'Heim versenkt einen schwarzen Stein und den Striker.',
        '1 Stein von Gast bleibt versenkt. Heim schuldet einen Stein. Gast ist dran. Gast darf 1 Stein von Heim platzieren.',
      ],
    ],
  ])('%o', (pocketed, said) => expect(card(pocketed)).toEqual(said));

  test('and so is the piece that covers the queen of the stroke before', () =>
    expect(card({ white: 1 }, { queen: 'pending', queenSide: 'white' })).toEqual([
      'Heim versenkt einen weißen Stein.',
      'Queen bestätigt: Sie gehört Heim. Heim schießt weiter.',
    ]));
});
