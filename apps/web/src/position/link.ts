import type { AnyGame, AnyShape, Match } from '@bande/core';
import { z } from 'zod';
import { packed, unpacked } from '../app/packed.ts';
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
