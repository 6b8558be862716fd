import type { AnyGame, AnyShape, Match } from '@bande/core';
import { z } from 'zod';
import { at } from '../app/routes.ts';
import { usualSetup } from '../session/open.ts';

/** What a link to a position carries. Behind the `#`, so that no server is told of it. */
const carried = z.strictObject({
  edition: z.string(),
  seats: z.number().int(),
  settings: z.looseObject({}),
  position: z.string(),
});

export async function positionLink(game: AnyGame, match: Match<AnyShape>): Promise<string> {
  const { edition, seating, settings } = match.setup;
  const text = JSON.stringify({
    edition,
    seats: seating.length,
    settings,
    position: game.notation.writePosition(match),
  });
  return `${at.position(game.id)}#${await packed(text)}`;
}

/** The match that begins there; null if the link was cut off, changed, or made for another edition. */
export async function positionFrom(game: AnyGame, link: string): Promise<Match<AnyShape> | null> {
  try {
    const { edition, seats, settings, position } = carried.parse(JSON.parse(await unpacked(link)));
    const setup = usualSetup(game, settings, seats);
    return setup.edition === edition && setup.seating.length === seats
      ? game.notation.readPosition(position, setup)
      : null;
  } catch {
    return null;
  }
}

async function packed(text: string): Promise<string> {
  const bytes = new Uint8Array(
    await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer(),
  );
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** No position is longer; a stranger's link may pretend to be. */
const [LONGEST_LINK, LONGEST_TEXT] = [20_000, 200_000];

async function unpacked(link: string): Promise<string> {
  if (link.length > LONGEST_LINK) throw new RangeError('too long');
  const bytes = Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const decoder = new TextDecoder();
  let text = '';
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > LONGEST_TEXT) throw new RangeError('too long');
  }
}
