import { canonical, type Game, type GameShape, type Setup } from '@bande/core';
import type { Origin } from './format.ts';
import { reasonOf } from './reason.ts';
import { compareVersions, ENGINE_VERSION } from './version.ts';

/** Why a match cannot begin from this position, or null. Anybody can write one down, so the game has to know it as its own. */
export function originFault<G extends GameShape>(
  game: Game<G>,
  setup: Setup<G>,
  { engine, match }: Origin<G>,
): string | null {
  if (compareVersions(engine, ENGINE_VERSION) > 0)
    return `the position it begins from is of engine ${engine}, which is newer than this one (${ENGINE_VERSION})`;
  if (canonical(match.setup) !== canonical(setup))
    return 'the position it begins from has another setup than the header';
  const fault = positionFault(game, match);
  return fault === null ? null : `the position it begins from is none of this game: ${fault}`;
}

/** What the game says of itself must fit its schema, and what it writes down must come back, past its checks for impossible positions. */
function positionFault<G extends GameShape>(game: Game<G>, match: Origin<G>['match']): string | null {
  const { notation, schemas } = game;
  try {
    const described = schemas.state.safeParse(notation.describe(match));
    if (!described.success) return reasonOf(described.error);
    const text = notation.writePosition(match);
    const read = notation.readPosition(text, match.setup);
    if (read === null) return 'it cannot be';
    const kept = notation.keptOf?.(match) ?? match.state;
    return told(notation.writePosition(read)) === told(text) && shapeOf(read.state) === shapeOf(kept)
      ? null
      : 'it does not come back when it is written down';
  } catch (error) {
    return (error as Error).message;
  }
}

/** A state without its numbers: a position that is read begins at tick 0, and what a number means the notation has compared. */
const shapeOf = (state: object): string =>
  canonical(JSON.parse(JSON.stringify(state, (_, value: unknown) => (typeof value === 'number' ? 0 : value))));

/** A position as text; where that is JSON, the order of its keys says nothing. */
function told(text: string): string {
  try {
    return canonical(JSON.parse(text));
  } catch {
    return text;
  }
}
