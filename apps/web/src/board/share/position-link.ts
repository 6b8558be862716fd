import { canonical, hashOf, type AnyGame, type AnyShape, type Match } from '@bande/core';
import { z } from 'zod';
import { packed, unpacked } from '../../ui/packed.ts';
import { at } from '../../ui/routes.ts';
import { setupFor } from '../../session/open.ts';

/** What a link to a position carries. Behind the `#`, so that no server is told of it. */
const carried = z.strictObject({
  edition: z.string(),
  seats: z.number().int(),
  /** Links of games that are played in turn do without it. */
  mode: z.enum(['live', 'paced']).default('paced'),
  settings: z.looseObject({}),
  position: z.string(),
});

export async function positionLink(game: AnyGame, match: Match<AnyShape>): Promise<string> {
  const { edition, seating, settings } = match.setup;
  const text = JSON.stringify({
    edition,
    seats: seating.length,
    ...(match.mode === 'live' ? { mode: match.mode } : {}),
    settings: unusual(game, settings),
    position: game.notation.writePosition(match),
  });
  return `${at.position(game.id)}#${await packed(text)}`;
}

/** What was agreed otherwise than usual: the rest is read as it is where nobody says anything. */
function unusual(game: AnyGame, settings: unknown): unknown {
  const less = differing(settings, game.schemas.settings.parse({}));
  return hashOf(game.schemas.settings.parse(less)) === hashOf(settings) ? less : settings;
}
function differing(value: unknown, usual: unknown): unknown {
  if (!isObject(value) || !isObject(usual)) return value;
  const keys = Object.keys(value).filter((key) => canonical(value[key]) !== canonical(usual[key] ?? null));
  return Object.fromEntries(keys.map((key) => [key, differing(value[key], usual[key])]));
}
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The match that begins there; null if the link was cut off, changed, or made for another edition. */
export async function positionFrom(game: AnyGame, link: string): Promise<Match<AnyShape> | null> {
  try {
    const { edition, seats, mode, settings, position } = carried.parse(JSON.parse(await unpacked(link)));
    const setup = setupFor(game, { edition, settings, seats, mode });
    return game.editions.some(({ id }) => id === edition) && setup.seating.length === seats
      ? game.notation.readPosition(position, setup)
      : null;
  } catch {
    return null;
  }
}
