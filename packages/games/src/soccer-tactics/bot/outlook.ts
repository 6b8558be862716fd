import { bonusOf } from '../referee/duel.ts';
import { inArea, isKeeper, pawnOf, type Pawn, type Settings } from '../state.ts';
import { ballTargetsFrom, isStar, other, rowFrom, SQUARES, ZONE, type Side, type Square } from '../table.ts';
import { Contest, FREE_KICK } from './contest.ts';
import { ONE_DIE, TWO_DICE } from './odds.ts';
import type { Sketch } from './sketch.ts';

const PATIENCE = 0.97;
/** What the pawn move before the play adds, measured over matches of this bot with itself. Inside the sweeps it would pile up. */
const INITIATIVE = 0.07;
/** No option: a square that holds only an opponent. */
const NO_OPTION = -9;

type Values = readonly [Float64Array, Float64Array];
const values = (): Values => [new Float64Array(SQUARES), new Float64Array(SQUARES)];

/** What every square is worth to each side, by sweeps over all dice: each sweep looks one ball play further ahead. */
export class Outlook {
  /** At the start of an attack with the ball on the square. */
  readonly possession: Values = values();
  readonly contest: Contest;
  readonly #played: Values = values();
  readonly #again: Values = values();
  readonly #dribbled: Values = values();
  readonly #judged: [boolean, boolean] = [false, false];
  readonly #next: Values = values();
  readonly #settings: Settings;
  #sketch!: Sketch;
  #noOffside = false;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.contest = new Contest(settings, this.possession);
  }

  /** Without a position in mind: the nearer to the goal, the better. */
  forget(): this {
    for (const side of [0, 1] as const) {
      for (let square = 0; square < SQUARES; square++) {
        const advanced = (16 - rowFrom(other(side), square)) / 15;
        this.possession[side][square] = 0.02 + 0.12 * advanced * advanced;
      }
    }
    this.contest.possessionChanged();
    return this;
  }

  /** The period ends with this attack: only a goal counts, having the ball afterwards is worth nothing. */
  nothingAfterwards(): this {
    for (const side of [0, 1] as const) this.possession[side].fill(0);
    this.contest.possessionChanged();
    return this;
  }

  startFrom(known: Outlook): this {
    for (const side of [0, 1] as const) this.possession[side].set(known.possession[side]);
    this.contest.shareDuels(known.contest);
    return this;
  }

  look(sketch: Sketch, noOffside: boolean): this {
    this.#sketch = sketch;
    this.#noOffside = noOffside;
    this.contest.look(sketch, noOffside);
    this.#judged.fill(false);
    return this;
  }

  /** One play further ahead for both sides. */
  sweep(): this {
    for (const side of [0, 1] as const)
      for (let square = 0; square < SQUARES; square++)
        this.#next[side][square] = PATIENCE * this.#worth(side, square, this.played(side), ONE_DIE);
    for (const side of [0, 1] as const) this.possession[side].set(this.#next[side]);
    this.contest.possessionChanged();
    this.#judged.fill(false);
    return this;
  }

  /** After playing the ball to a square; `again` is the same in the extra play, `dribbled` after taking it along. */
  played(side: Side): Float64Array {
    if (!this.#judged[side]) this.#judgePlays(side);
    return this.#played[side];
  }
  again(side: Side): Float64Array {
    if (!this.#judged[side]) this.#judgePlays(side);
    return this.#again[side];
  }
  dribbled(side: Side): Float64Array {
    if (!this.#judged[side]) this.#judgePlays(side);
    return this.#dribbled[side];
  }

  /** At the start of an attack, before its pawn move. */
  worthOfPossession(side: Side, ball: Square, twoDice: boolean): number {
    return INITIATIVE + this.worthOfAttack(side, ball, twoDice);
  }

  /** After the pawn move, before the dice for the ball. The worth of an attack whose carrier is known: a keeper plays with two dice. */
  worthOfAttack(side: Side, ball: Square, twoDice: boolean): number {
    return this.#worth(side, ball, this.played(side), twoDice ? TWO_DICE : ONE_DIE);
  }

  /** The same where the ball may not be played to every square. */
  worthOfRestart(side: Side, ball: Square, twoDice: boolean, allowed: (square: Square) => boolean): number {
    return this.#worth(
      side,
      ball,
      this.played(side).map((value, square) => (allowed(square) ? value : NO_OPTION)),
      twoDice ? TWO_DICE : ONE_DIE,
    );
  }

  /** The mean over the dice of the best ball play. */
  #worth(side: Side, from: Square, to: Float64Array, chances: readonly number[]): number {
    let sum = 0;
    for (let n = 1; n < chances.length; n++) if (chances[n]! > 0) sum += chances[n]! * this.#best(side, from, to, n);
    return sum;
  }

  #best(side: Side, from: Square, to: Float64Array, n: number): number {
    let best = NO_OPTION;
    for (const square of ballTargetsFrom(from, n)) {
      const value = to[square]!;
      if (value > best) best = value;
    }
    if (n === 1)
      for (const square of ZONE[from]!) if (square !== from) best = Math.max(best, this.#dribbled[side][square]!);
    return best === NO_OPTION ? this.contest.lost(side, from) : best;
  }

  #judgePlays(side: Side): void {
    this.#judged[side] = true;
    const { at } = this.#sketch;
    for (let square = 0; square < SQUARES; square++) {
      const own = at[side][square]!;
      const opponent = at[other(side)][square]!;
      if (own === 0 && opponent === 0) this.#judgeFree(side, square);
      else if (own === 0)
        this.#set(side, square, NO_OPTION, this.contest.fought(side, square, pawnOf(side, 10), opponent - 1));
      else
        this.#set(
          side,
          square,
          opponent === 0
            ? this.#received(side, square, own - 1)
            : this.contest.fought(side, square, own - 1, opponent - 1),
          NO_OPTION,
        );
    }
    this.#played[side].set(this.#again[side]);
    for (let slot = 0; slot < 11; slot++) this.#firstPass(side, pawnOf(side, slot));
  }

  #set(side: Side, square: Square, again: number, dribbled: number): void {
    this.#again[side][square] = again;
    this.#dribbled[side][square] = dribbled;
  }

  #judgeFree(side: Side, square: Square): void {
    const kept = this.contest.challenged(side, square, false, 0);
    const captured = inArea(this.#settings, other(side), square) ? this.contest.captured(side, square) : kept;
    this.#set(side, square, this.contest.freeBall(side, square, captured), kept);
  }

  /** A direct pass that gives the extra play. */
  #firstPass(side: Side, pawn: Pawn): void {
    const square = this.#sketch.pawns[pawn]!;
    if (
      square < 0 ||
      this.#sketch.at[other(side)][square] !== 0 ||
      this.#offside(pawn) ||
      this.#canShootFrom(side, square)
    )
      return;
    this.#played[side][square] = this.#worth(side, square, this.#again[side], isKeeper(pawn) ? TWO_DICE : ONE_DIE);
  }

  #offside(pawn: Pawn): boolean {
    return !this.#noOffside && this.#sketch.isOffside(pawn);
  }

  #canShootFrom(side: Side, square: Square): boolean {
    return inArea(this.#settings, other(side), square) || isStar(other(side), square);
  }

  /** A direct pass in the extra play: a shot, offside, or the other side challenges. */
  #received(side: Side, square: Square, receiver: Pawn): number {
    if (this.#offside(receiver)) return this.contest.lost(side, square) - FREE_KICK;
    return this.#canShootFrom(side, square)
      ? this.contest.shot(side, square)
      : this.contest.challenged(side, square, false, bonusOf(receiver, this.#settings));
  }
}
