import { bonusOf } from '../referee/duel.ts';
import { inArea, isKeeper, keeperOf, pawnOf, type Settings } from '../state.ts';
import { ballTargetsFrom, isStar, other, rowFrom, SQUARES, ZONE, type Side, type Square } from '../table.ts';
import { duelOdds, numbersIn, ONE_DIE, TWO_DICE } from './odds.ts';
import type { Sketch } from './sketch.ts';

/** Worth in goals, for the side that has the ball: a shot is a goal in two, a corner in four, a goal kick in four. */
export const SHOT = 0.5 + 0.25 * 0.2 - 0.25 * 0.06;
/** A free kick clears the zone around it and costs the fouling side a card. */
const FREE_KICK = 0.03;
/** A later attempt at a free ball is easier: everybody has come closer. */
const CLOSER = 0.35;
const PATIENCE = 0.97;
/** No option: a square that holds only an opponent. */
const NO_OPTION = -9;

type Values = readonly [Float64Array, Float64Array];
const values = (): Values => [new Float64Array(SQUARES), new Float64Array(SQUARES)];

/** What every square is worth to each side, by sweeps over all dice: each sweep looks one ball play further ahead. */
export class Outlook {
  /** At the start of an attack with the ball on the square. */
  readonly possession: Values = values();
  /** After playing the ball to the square; `again` is the same in the extra play. */
  readonly played: Values = values();
  readonly again: Values = values();
  readonly dribbled: Values = values();
  readonly #next: Values = values();
  readonly #settings: Settings;
  #sketch!: Sketch;
  #noOffside = false;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Without a position in mind: the nearer to the goal, the better. */
  forget(): this {
    for (const side of [0, 1] as const) {
      for (let square = 0; square < SQUARES; square++) {
        const advanced = (16 - rowFrom(other(side), square)) / 15;
        this.possession[side][square] = 0.02 + 0.12 * advanced * advanced;
      }
    }
    return this;
  }

  startFrom(known: Outlook): this {
    for (const side of [0, 1] as const) this.possession[side].set(known.possession[side]);
    return this;
  }

  /** Looks at a position without asking what every square is worth in it. */
  look(sketch: Sketch, noOffside = false): this {
    this.#sketch = sketch;
    this.#noOffside = noOffside;
    for (const side of [0, 1] as const) this.#judgePlays(side);
    return this;
  }

  /** One play further ahead for both sides. */
  sweep(): this {
    for (const side of [0, 1] as const) for (let square = 0; square < SQUARES; square++) this.#next[side][square] = PATIENCE * this.worthOfPlay(side, square, this.played[side], ONE_DIE);
    for (const side of [0, 1] as const) this.possession[side].set(this.#next[side]);
    for (const side of [0, 1] as const) this.#judgePlays(side);
    return this;
  }

  /** The mean over the dice of the best ball play. */
  worthOfPlay(side: Side, from: Square, to: Float64Array, chances: readonly number[]): number {
    let sum = 0;
    for (let n = 1; n < chances.length; n++) if (chances[n]! > 0) sum += chances[n]! * this.#best(side, from, to, n);
    return sum;
  }

  #best(side: Side, from: Square, to: Float64Array, n: number): number {
    const targets = ballTargetsFrom(from, n);
    let best = NO_OPTION;
    for (const square of targets) {
      const value = to[square]!;
      if (value > best) best = value;
    }
    if (n === 1) for (const square of ZONE[from]!) if (square !== from) best = Math.max(best, this.dribbled[side][square]!);
    return best === NO_OPTION ? -this.possession[other(side)][from]! : best;
  }

  /** The worth of an attack whose carrier is known: a keeper plays with two dice. */
  worthOfAttack(side: Side, ball: Square, twoDice: boolean): number {
    return this.worthOfPlay(side, ball, this.played[side], twoDice ? TWO_DICE : ONE_DIE);
  }

  #judgePlays(side: Side): void {
    const { at } = this.#sketch;
    for (let square = 0; square < SQUARES; square++) {
      const own = at[side][square]!;
      const opponent = at[other(side)][square]!;
      this.dribbled[side][square] = own !== 0 ? NO_OPTION : opponent === 0 ? this.challenged(side, square, false, 0) : this.fought(side, square, pawnOf(side, 10), opponent - 1);
      this.again[side][square] = own === 0 ? (opponent === 0 ? this.freeBall(side, square) : NO_OPTION) : opponent === 0 ? this.#received(side, square, own - 1) : this.fought(side, square, own - 1, opponent - 1);
    }
    this.played[side].set(this.again[side]);
    for (let slot = 0; slot < 11; slot++) this.#firstPass(side, pawnOf(side, slot));
  }

  /** A direct pass that gives the extra play. */
  #firstPass(side: Side, pawn: number): void {
    const square = this.#sketch.pawns[pawn]!;
    if (square < 0 || this.#sketch.at[other(side)][square] !== 0 || this.#offside(pawn) || this.#canShootFrom(side, square)) return;
    this.played[side][square] = this.worthOfPlay(side, square, this.again[side], isKeeper(pawn) ? TWO_DICE : ONE_DIE);
  }

  #offside(pawn: number): boolean {
    return !this.#noOffside && this.#sketch.isOffside(pawn);
  }

  #canShootFrom(side: Side, square: Square): boolean {
    return inArea(this.#settings, other(side), square) || isStar(other(side), square);
  }

  #shot(side: Side, square: Square): number {
    return this.#sketch.interferes[side] && !this.#noOffside ? -this.possession[other(side)][square]! : SHOT;
  }

  /** A direct pass in the extra play: a shot, offside, or the other side challenges. */
  #received(side: Side, square: Square, receiver: number): number {
    if (this.#offside(receiver)) return -this.possession[other(side)][square]! - FREE_KICK;
    return this.#canShootFrom(side, square) ? this.#shot(side, square) : this.challenged(side, square, false, bonusOf(receiver, this.#settings));
  }

  /** A ball on an empty square: the sides try in turn, the attacking side first ['STW-4A']. */
  freeBall(side: Side, square: Square): number {
    const captured = this.captured(side, square);
    const lost = -this.possession[other(side)][square]!;
    const [mine, theirs] = this.#reaching(side, square);
    const [soon, later] = [mine + (1 - mine) * CLOSER, theirs + (1 - theirs) * CLOSER];
    const again = (soon * captured + (1 - soon) * later * lost) / (1 - (1 - soon) * (1 - later));
    return mine * captured + (1 - mine) * (theirs * lost + (1 - theirs) * again);
  }

  /** The same when the attacking side has just missed. */
  missedBall(side: Side, square: Square, byRoll = false): number {
    const theirs = byRoll ? this.#rolling(other(side), square) : this.#reaching(side, square)[1];
    return theirs * -this.possession[other(side)][square]! + (1 - theirs) * this.freeBall(side, square);
  }

  #reaching(side: Side, square: Square): readonly [number, number] {
    const mine = numbersIn(this.#sketch.toCapture[side][square]!) / 6;
    return [mine, this.#sketch.byKeeper[other(side)][square] === 1 ? 1 : this.#rolling(other(side), square)];
  }

  #rolling(side: Side, square: Square): number {
    return numbersIn(this.#sketch.byDefenders[side][square]! | this.#sketch.byNumbered[side][square]!) / 6;
  }

  captured(side: Side, square: Square): number {
    if (!inArea(this.#settings, other(side), square)) return this.challenged(side, square, false, 0);
    return this.#sketch.interferes[side] && !this.#noOffside ? -this.possession[other(side)][square]! : this.challenged(side, square, true, 0);
  }

  /** The carrier may be challenged: the other side takes what is worst for him, the keeper's step or a roll. */
  challenged(side: Side, square: Square, chance: boolean, bonus: number): number {
    const defending = other(side);
    const { byKeeper } = this.#sketch;
    const held = chance ? SHOT : this.possession[side][square]!;
    const rolled = this.rolledAgainst(side, square, held, bonus);
    return byKeeper[defending][square] === 1 ? Math.min(rolled, this.#duel(side, square, bonus, keeperOf(defending))) : rolled;
  }

  rolledAgainst(side: Side, square: Square, held: number, bonus: number): number {
    const defending = other(side);
    const defenders = this.#sketch.byDefenders[defending][square]!;
    const others = this.#sketch.byNumbered[defending][square]! & ~defenders;
    const byDefender = defenders === 0 ? held : Math.min(held, this.#duel(side, square, bonus, pawnOf(defending, 1)));
    const byOther = others === 0 ? held : Math.min(held, this.#duel(side, square, bonus, pawnOf(defending, 10)));
    const [strong, weak] = [numbersIn(defenders), numbersIn(others)];
    return (strong * byDefender + weak * byOther + (6 - strong - weak) * held) / 6;
  }

  fought(side: Side, square: Square, own: number, opponent: number): number {
    return this.#duel(side, square, bonusOf(own, this.#settings), opponent);
  }

  #duel(side: Side, square: Square, bonus: number, opponent: number): number {
    const odds = duelOdds(bonus - bonusOf(opponent, this.#settings));
    const kept = this.possession[side][square]!;
    const lost = -this.possession[other(side)][square]!;
    const inBox = inArea(this.#settings, other(side), square);
    const won = inBox || isKeeper(opponent) ? SHOT : kept;
    return odds.win * won + odds.lose * lost + odds.fouled * (inBox ? SHOT : kept + FREE_KICK) + odds.fouls * (lost - FREE_KICK);
  }
}
