import { legalActions, type AnyGame, type AnyShape, type Input, type Match, type Seat } from '@bande/core';

interface Table {
  readonly game: AnyGame;
  readonly match: Match<AnyShape>;
  /** The seats of people here. */
  readonly people: readonly Seat[];
  /** Something moves, or a hand is under way. */
  readonly moves: boolean;
}

const isSaid = (input: Input<AnyShape>): boolean => input.kind === 'action' && input.action.kind === 'choose';

/** The rules want something from this seat, or leave it to it. */
const isAsked = (game: AnyGame, match: Match<AnyShape>, seat: Seat): boolean =>
  game.duties(match).some(({ who, seat: only = seat }) => who === match.setup.seating[seat] && only === seat);

/**
 * When a table holds that is to hold at decisions: where nothing moves and somebody here is to decide. What moves is held once at most for what another
 * side did last, which somebody here may meet; from his letting go until everything rests time runs by itself.
 */
export class Holding {
  /** The side that did something last, and how often anybody has. */
  #lastBy: string | null = null;
  #deeds = 0;
  /** The sides here that have let go since everything rested. */
  readonly #letGo = new Set<string>();
  /** What it was held for last: nobody is asked twice. */
  #known: string | null = null;
  /** After how many deeds it was held last while something moved. */
  #heldInMotion = 0;

  /** Something was done at this table. */
  hear(input: Input<AnyShape>, { setup }: Match<AnyShape>): void {
    if (input.kind !== 'action' || isSaid(input)) return;
    this.#lastBy = setup.seating[input.by] ?? null;
    this.#deeds++;
  }

  /** Somebody here lets go: should it come to nothing on the way, he has to decide again. What is given back is called where it was refused at once. */
  letGo(side: string): () => void {
    const [known, isNew] = [this.#known, !this.#letGo.has(side)];
    this.#letGo.add(side);
    this.#known = null;
    return () => {
      this.#known = known;
      if (isNew) this.#letGo.delete(side);
    };
  }

  /** Everything before is forgotten: the table has gone back. */
  forget(): void {
    this.#letGo.clear();
    this.#known = null;
  }

  /** Somebody here is to decide something for which it was not held yet; it is taken down that it is now. */
  isDue(table: Table): boolean {
    if (!table.moves) this.#letGo.clear();
    const asked = table.people.filter((seat) => this.#decides(table, seat));
    if (asked.length === 0 || (table.moves && this.#heldInMotion === this.#deeds)) return false;
    const what = this.#whatOf(table, asked);
    if (what === this.#known) return false;
    this.#known = what;
    if (table.moves) this.#heldInMotion = this.#deeds;
    return true;
  }

  #decides({ game, match, moves }: Table, seat: Seat): boolean {
    const side = match.setup.seating[seat]!;
    if (moves && (this.#lastBy === null || this.#lastBy === side || this.#letGo.has(side))) return false;
    // In a live match there is always something that one may do; in turn whoever may do anything is asked.
    const isLive = moves || match.mode === 'live';
    return legalActions(game, match, seat).length > 0 && (!isLive || isAsked(game, match, seat));
  }

  #whatOf({ game, match, moves }: Table, asked: readonly Seat[]): string {
    if (!moves && match.mode !== 'live') return `${match.facts}`;
    const sides = new Set<string>(asked.map((seat) => match.setup.seating[seat]!));
    const duties = game.duties(match).filter(({ who }) => sides.has(who));
    return [this.#deeds, ...duties.map(({ who, what }) => `${who}:${what}`)].join(' ');
  }
}
