import type { AnyGame, AnyShape, Setup } from '@bande/core';
import type { MatchWanted } from '@bande/protocol';
import { reasonOf } from '@bande/record';
import { BadText } from './read-text.ts';

/** How a match is set up as somebody wishes for it; what its game does not know is one line. */
export function setupFor(
  game: AnyGame,
  { edition, mode, settings, bots, seat }: Pick<MatchWanted, 'edition' | 'mode' | 'settings' | 'bots' | 'seat'>,
): Setup<AnyShape> {
  if (game.editions.every(({ id }) => id !== edition)) throw new BadText(`${game.id} has no edition ${edition}`);
  if (mode === 'live' && game.ladder?.live === undefined) throw new BadText(`${game.id} is not played live`);
  const read = game.schemas.settings.safeParse(settings);
  if (!read.success) throw new BadText(`settings: ${reasonOf(read.error)}`);
  const [seating] = game.seatings;
  if (seating === undefined || seat >= seating.length) throw new BadText(`${game.id} has no seat ${seat}`);
  for (const [at, bot] of Object.entries(bots)) {
    if (Number(at) >= seating.length || Number(at) === seat) throw new BadText(`no bot can sit on seat ${at}`);
    if (game.bots.every(({ id }) => id !== bot)) throw new BadText(`${game.id} has no bot ${bot}`);
  }
  return { edition, seating, mode, settings: read.data };
}
