import { belongsTo } from '@bande/core';
import type { Rulebook } from '@bande/protocol';
import { ABOUT, aboutGame, GAMES, type About } from '../documents/addresses.ts';
import type { Library } from '../documents/library.ts';
import { Refused } from '../http/answer.ts';
import { jsonBytes, jsonDocument, sent } from '../http/document.ts';
import type { Asked, Route } from '../http/router.ts';
import type { Shelf } from '../http/shelf.ts';

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

const gameIn = ({ params: { game = '' } }: Asked): string => game;

/** Whatever follows from the code alone; it is named and packed once, when it is first asked for. */
export function gameRoutes(library: Library, shelf: Shelf): readonly Route[] {
  const read = new Map<string, Rulebook>();
  const bytesAbout = async (game: string, name: About): Promise<Buffer> => {
    const bytes = (await library.books()).get(aboutGame(game, name));
    if (bytes === undefined) throw new Refused(404, `no game named ${game}`);
    return bytes;
  };
  const bookOf = async (game: string): Promise<Rulebook> => {
    const book = read.get(game) ?? (JSON.parse((await bytesAbout(game, 'rules')).toString()) as Rulebook);
    read.set(game, book);
    return book;
  };
  const about = (name: About): Route => ({
    method: 'GET',
    path: aboutGame(':game', name),
    async handle(asked) {
      const game = gameIn(asked);
      const document = shelf.document(`${name} ${game}`, async () => jsonBytes(await bytesAbout(game, name)));
      return sent(await document, asked.request.headers);
    },
  });
  return [
    {
      method: 'GET',
      path: GAMES,
      async handle({ request }) {
        const document = shelf.document('games', async () =>
          jsonBytes((await library.books()).get(GAMES) ?? Buffer.of()),
        );
        return sent(await document, request.headers);
      },
    },
    ...ABOUT.map(about),
    {
      method: 'GET',
      path: `${aboutGame(':game', 'rules')}/:paragraph`,
      async handle(asked) {
        const [game, paragraph] = [gameIn(asked), asked.params['paragraph'] ?? ''];
        const document = shelf.document(`rules ${game} ${paragraph}`, async () =>
          jsonDocument(part(await bookOf(game), paragraph)),
        );
        return sent(await document, asked.request.headers);
      },
    },
  ];
}
