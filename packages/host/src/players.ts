import {
  createRandom,
  type Action,
  type Answer,
  type Game,
  type GameShape,
  type Led,
  type Match,
  type Random,
  type Seat,
  type Setup,
} from '@bande/core';

export interface Player<G extends GameShape> {
  /** One of the legal actions, open options among them, or when to be asked again. */
  choose(match: Match<G>, seat: Seat, legal: readonly Action<G>[]): Answer<G>;
  /** Where its hand heads, in a live match. */
  lead(match: Match<G>, seat: Seat): Led;
  /** In a live match it says itself when its hand is ready. */
  readonly keepsTime: boolean;
}

const NOWHERE: Led = { to: null, at: null };

/** Every game has this one: each legal action is as likely as any other. Where actions are continuous every other one is not the example but one like it, so that nobody plays in circles. */
export const RANDOM_BOT = 'random';

export const botIds = <G extends GameShape>(game: Game<G>): readonly string[] => [
  RANDOM_BOT,
  ...game.bots.map(({ id }) => id),
];

const randomPlayer = <G extends GameShape>(game: Game<G>, random: Random): Player<G> => ({
  choose(match, seat, legal) {
    const chosen = legal[random.below(legal.length)] as Action<G>;
    return game.sample === undefined || chosen.kind === 'choose' || random.below(2) === 0
      ? chosen
      : game.sample(match, seat, chosen, random);
  },
  lead: () => NOWHERE,
  keepsTime: false,
});

/** A bot by its name; its thoughts depend on the seed and the seat only. */
export function playerNamed<G extends GameShape>(game: Game<G>, id: string, seed: string, seat: Seat): Player<G> {
  const random = createRandom(`${seed}:${seat}`);
  if (id === RANDOM_BOT) return randomPlayer(game, random);
  const kind = game.bots.find((bot) => bot.id === id);
  if (kind === undefined) throw new RangeError(`${game.id} has no bot named ${id}: ${botIds(game).join(', ')}`);
  const bot = kind.create(random);
  return {
    choose: (match, seatToAct) => bot.choose(match, seatToAct),
    lead: (match, itsSeat) => bot.lead?.(match, itsSeat) ?? NOWHERE,
    keepsTime: bot.keepsTime === true,
  };
}

/** One name plays every seat, one per side plays for its partners too, else there is one per seat. */
export function botsBySeat<G extends GameShape>(
  game: Game<G>,
  { seating }: Setup<G>,
  bots: readonly string[],
): readonly string[] {
  const bySide = bots.length === game.sides.length;
  if (!bySide && bots.length !== 1 && bots.length !== seating.length)
    throw new RangeError(`${bots.length} bots for ${seating.length} seats`);
  return seating.map((side, seat) => bots[bySide ? game.sides.indexOf(side) : seat % bots.length] ?? RANDOM_BOT);
}

export const playersOf = <G extends GameShape>(
  game: Game<G>,
  setup: Setup<G>,
  bots: readonly string[],
  seed: string,
): readonly Player<G>[] => botsBySeat(game, setup, bots).map((id, seat) => playerNamed(game, id, seed, seat as Seat));
