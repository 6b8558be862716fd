import {
  createRandom,
  type Answer,
  type Bot,
  type BotKind,
  type GameShape,
  type Led,
  type Match,
  type Random,
  type Seat,
  type Words,
} from '@bande/core';

const NAMES: readonly (readonly [id: string, title: Words])[] = [
  ['beginner', { de: 'Anfänger', en: 'Beginner' }],
  ['club', { de: 'Vereinsspieler', en: 'Club player' }],
  ['expert', { de: 'Experte', en: 'Expert' }],
];

/** The three who play every game of the house, each by his strength. */
export const threeBots = <G extends GameShape, S>(
  strengths: readonly [beginner: S, club: S, expert: S],
  create: (strength: S, random: Random) => Bot<G>,
): readonly BotKind<G>[] =>
  NAMES.map(([id, title], i) => ({ id, title, create: (random) => create(strengths[i]!, random) }));

/** What somebody plays live with: what he chooses, and the keeper whom his other hand leads. */
interface Lively<G extends GameShape> {
  readonly chair: Pick<Bot<G>, 'choose'>;
  readonly keeper: Required<Pick<Bot<G>, 'lead'>>;
}

/** Who plays in turn and live: nothing of the one is asked of the other. */
export class InTurnOrLive<G extends GameShape> implements Bot<G> {
  readonly #inTurn: Pick<Bot<G>, 'choose'>;
  readonly #sitDown: () => Lively<G>;
  #seated: Lively<G> | null = null;
  readonly keepsTime = true;

  /** Chair and hand have a chance of their own each: nobody promises in which order they are asked. */
  constructor(
    random: Random,
    inTurn: Pick<Bot<G>, 'choose'>,
    chair: (random: Random) => Lively<G>['chair'],
    keeper: (random: Random) => Lively<G>['keeper'],
  ) {
    this.#inTurn = inTurn;
    this.#sitDown = () => {
      const seed = random.below(0x1_0000_0000);
      return { chair: chair(createRandom(`chair ${seed}`)), keeper: keeper(createRandom(`keeper ${seed}`)) };
    };
  }

  get #live(): Lively<G> {
    this.#seated ??= this.#sitDown();
    return this.#seated;
  }

  lead(match: Match<G>, seat: Seat): Led {
    return this.#live.keeper.lead(match, seat);
  }

  choose(match: Match<G>, seat: Seat): Answer<G> {
    return (match.mode === 'live' ? this.#live.chair : this.#inTurn).choose(match, seat);
  }
}
