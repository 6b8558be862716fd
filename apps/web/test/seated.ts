import { playerNamed } from '@bande/host';
import { legalActions, type AnyGame, type AnyShape, type Input, type Match, type Pace, type Seat } from '@bande/core';
import { newTable, setupFor, tableFrom, type OpenTable } from '../src/session/open.ts';
import { Session, type Sitter, type Thinker } from '../src/session/session.ts';

/** A clock moved by hand: what is due runs in order. */
export class Hand {
  ms = 0;
  readonly #due: { at: number; run: () => void }[] = [];
  readonly now = (): number => this.ms;
  readonly after = (ms: number, run: () => void): (() => void) => {
    const entry = { at: this.ms + ms, run };
    this.#due.push(entry);
    return () => void (this.#due.includes(entry) && this.#due.splice(this.#due.indexOf(entry), 1));
  };
  pass(ms: number): void {
    const end = this.ms + ms;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#due.splice(this.#due.indexOf(next), 1);
      this.ms = Math.max(this.ms, next.at);
      next.run();
    }
    this.ms = end;
  }
}

export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export interface Chairs {
  readonly sitters: readonly Sitter[];
  readonly settings?: object;
  readonly mode?: Pace;
  /** Instead of a match that begins: goes on from here. */
  readonly from?: Match<AnyShape>;
  /** Where every accepted input is put, under its number. */
  readonly kept?: Input<AnyShape>[];
  readonly think?: Thinker;
  readonly roller?: (match: Match<AnyShape>) => string | null;
}

export interface Seated {
  readonly session: Session;
  readonly hand: Hand;
  readonly table: OpenTable;
}

/** A table of a game, laid and waiting, with the hand that moves its clock. */
export function laid(game: AnyGame, chairs: Chairs): Seated {
  const seated = beforeItIsLaid(game, chairs);
  seated.session.start();
  return seated;
}

/** The same before anybody has seen it. */
export function beforeItIsLaid(
  game: AnyGame,
  { sitters, settings = {}, mode = 'paced', from, kept = [], think, roller = () => null }: Chairs,
): Seated {
  const hand = new Hand();
  const table =
    from === undefined
      ? newTable(game, setupFor(game, { settings, seats: sitters.length, mode }), sitters, 'seed')
      : tableFrom(game, from, 0, sitters, 'seed');
  const bots = sitters.map((sitter, seat) =>
    sitter === 'human' ? null : playerNamed(game, sitter, 'bot', seat as Seat),
  );
  const thinker: Thinker =
    think ?? ((match, who) => Promise.resolve(bots[who]!.choose(match, who, legalActions(game, match, who))));
  const session = new Session({
    game,
    ...table,
    sitters,
    thinker,
    leader: (match, who, tell) => void Promise.resolve().then(() => tell(bots[who]!.lead(match, who))),
    now: hand.now,
    after: hand.after,
    roller,
    keep: (input, index) => (kept[index] = input),
    keepReached: () => {},
  });
  return { session, hand, table };
}
