import '../app/no-eval.ts';
import { playerNamed, type Player } from '@bande/host';
import { gameNamed, legalActions, type AnyShape, type Match, type Seat } from '@bande/core';
import { registry } from '@bande/games';

/** Bots think here, so that the page never waits for them. */
export interface Question {
  readonly id: number;
  readonly game: string;
  readonly bot: string;
  readonly seed: string;
  readonly seat: Seat;
  readonly match: Match<AnyShape>;
}
export type Answer =
  | { readonly id: number; readonly action: unknown }
  | { readonly id: number; readonly error: string };

const players = new Map<string, Player<AnyShape>>();

function answer({ id, game: gameId, bot, seed, seat, match }: Question): Answer {
  const game = gameNamed(registry, gameId);
  if (game === undefined) return { id, error: `no game named ${gameId}` };
  const key = `${gameId} ${bot} ${seed} ${seat}`;
  const player = players.get(key) ?? playerNamed(game, bot, seed, seat);
  players.set(key, player);
  return { id, action: player(match, seat, legalActions(game, match, seat)) };
}

addEventListener('message', (message: MessageEvent<Question>) => {
  try {
    postMessage(answer(message.data));
  } catch (error) {
    postMessage({
      id: message.data.id,
      error: error instanceof Error ? error.message : String(error),
    } satisfies Answer);
  }
});
