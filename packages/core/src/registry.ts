import type { Decisions } from './decision.ts';
import type { Game } from './game.ts';
import type { GameShape } from './shape.ts';

/**
 * A game whose own types are out of sight: lobby, command, records and competitions handle every game through this.
 * Only data that passed the game's schemas goes in, so `registered` is the one place where the types are hidden.
 */
export type AnyShape = GameShape;
export type AnyGame = Game<AnyShape>;

/** A finished game: a referee at a real table can decide every call of it, and players can end it before its end. */
export type HouseGame<G extends GameShape> = Game<G> & {
  readonly decisions: Decisions<G>;
  readonly ended: NonNullable<Game<G>['ended']>;
};

export const registered = <G extends GameShape>(game: Game<G>): AnyGame => game;

export type Registry = readonly AnyGame[];

export const gameNamed = (registry: Registry, id: string): AnyGame | undefined =>
  registry.find((game) => game.id === id);

/** Games that are not loaded yet, each under its id. */
export type Shelf = Readonly<Record<string, () => Promise<AnyGame>>>;

/** Loads this game and no other; undefined: none of this name. It may be asked for again after it could not be loaded. */
export const gameFrom = async (shelf: Shelf, id: string): Promise<AnyGame | undefined> =>
  Object.hasOwn(shelf, id) ? shelf[id]!() : undefined;

export const everyGame = (shelf: Shelf): Promise<Registry> => Promise.all(Object.values(shelf).map((load) => load()));
