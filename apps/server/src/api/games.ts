import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { belongsTo, gameNamed, PARAGRAPH_KINDS, type AnyGame, type Registry } from '@bande/core';
import { RANDOM_BOT } from '@bande/host';
import {
  entriesIn,
  schemasOf,
  type Coverage,
  type GameSummary,
  type Named,
  type Rulebook,
  type RuleEntry,
  type ScenarioText,
} from '@bande/protocol';
import { parse, stringify } from 'yaml';
import { Refused } from '../http/answer.ts';
import { jsonDocument, sent } from '../http/document.ts';
import type { Asked, Route } from '../http/router.ts';
import type { Shelf } from '../http/shelf.ts';

/** Which files cite a paragraph and what shows it; whoever starts the server knows where the sources lie. */
export type CoverageOf = (game: AnyGame) => ReadonlyMap<string, Coverage>;

const named = ({ id, title }: Named): Named => ({ id, title });
const bots = (game: AnyGame): readonly Named[] => [
  { id: RANDOM_BOT, title: { de: 'Zufall', en: 'Random' } },
  ...game.bots.map(named),
];

export function summaryOf(game: AnyGame, scenarios: number): GameSummary {
  const entries = Object.values(game.rulebook);
  const count = (kind: string): number => entries.filter((entry) => entry.kind === kind).length;
  return {
    ...named(game),
    editions: game.editions.map(named),
    seats: game.seatings.map(({ length }) => length),
    sides: game.sides,
    bots: bots(game),
    paragraphs: {
      total: entries.length,
      open: entries.filter(({ status }) => status === 'open').length,
      byKind: Object.fromEntries(
        PARAGRAPH_KINDS.map((kind) => [kind, count(kind)]),
      ) as GameSummary['paragraphs']['byKind'],
    },
    readings: Object.keys(game.readings).length,
    scenarios,
  };
}

function rulebookOf(game: AnyGame, coverage: ReadonlyMap<string, Coverage>): Rulebook {
  const paragraphs = Object.entries(game.rulebook).map(([id, entry]): RuleEntry => ({
    id,
    ...entry,
    ...(coverage.get(id) ?? { citedBy: [], shownBy: [] }),
  }));
  return {
    game: named(game),
    editions: game.editions.map(named),
    chapters: game.chapters,
    paragraphs,
    readings: game.readings,
  };
}

function part(book: Rulebook, parent: string): Rulebook {
  const paragraphs = book.paragraphs.filter(({ id }) => belongsTo(id, parent));
  if (paragraphs.length === 0) throw new Refused(404, `${book.game.id} has no paragraph ${parent}`);
  const ids = new Set(paragraphs.map(({ id }) => id));
  const chapters = new Set(paragraphs.map(({ chapter }) => chapter));
  return {
    ...book,
    paragraphs,
    chapters: Object.fromEntries(Object.entries(book.chapters).filter(([chapter]) => chapters.has(chapter))),
    readings: Object.fromEntries(
      Object.entries(book.readings).filter(([, reading]) => reading.paragraphs.some((id) => ids.has(id))),
    ),
  };
}

/** The scenarios that lie beside the game's rules, one text each. */
function scenariosOf(game: AnyGame, folder: string): readonly ScenarioText[] {
  return globSync(`${game.id}/scenarios/**/*.yaml`, { cwd: folder })
    .toSorted()
    .flatMap((path) => entriesIn(parse(readFileSync(join(folder, path), 'utf8'))) ?? [])
    .map(({ scenario }) => scenario as { readonly title: string; readonly paragraphs: readonly string[] })
    .map((scenario) => ({
      title: scenario.title,
      paragraphs: scenario.paragraphs,
      text: stringify([{ game: game.id, ...scenario }], { lineWidth: 100 }),
    }));
}

/** Whatever follows from the code alone is made and packed once, when it is first asked for. */
export function gameRoutes(registry: Registry, coverageOf: CoverageOf, folder: string, shelf: Shelf): readonly Route[] {
  const books = new Map<string, Rulebook>();
  const gameOf = ({ params: { game: id = '' } }: Asked): AnyGame => {
    const game = gameNamed(registry, id);
    if (game === undefined) throw new Refused(404, `no game named ${id}`);
    return game;
  };
  const bookOf = (game: AnyGame): Rulebook => {
    const book = books.get(game.id) ?? rulebookOf(game, coverageOf(game));
    books.set(game.id, book);
    return book;
  };
  /** A document about one game. */
  const about = (name: string, make: (game: AnyGame) => unknown): Route => ({
    method: 'GET',
    path: `/api/games/:game/${name}`,
    async handle(asked) {
      const game = gameOf(asked);
      return sent(await shelf.document(`${name} ${game.id}`, () => jsonDocument(make(game))), asked.request.headers);
    },
  });
  return [
    {
      method: 'GET',
      path: '/api/games',
      handle: async ({ request }) =>
        sent(
          await shelf.document('games', () =>
            jsonDocument(registry.map((game) => summaryOf(game, scenariosOf(game, folder).length))),
          ),
          request.headers,
        ),
    },
    about('rules', bookOf),
    about('schema', schemasOf),
    about('scenarios', (game) => scenariosOf(game, folder)),
    {
      method: 'GET',
      path: '/api/games/:game/rules/:paragraph',
      async handle(asked) {
        const [game, paragraph] = [gameOf(asked), asked.params['paragraph'] ?? ''];
        return sent(
          await shelf.document(`rules ${game.id} ${paragraph}`, () => jsonDocument(part(bookOf(game), paragraph))),
          asked.request.headers,
        );
      },
    },
  ];
}
