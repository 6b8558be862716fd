import { bonusOf } from '../referee/duel.ts';
import { inArea, isKeeper, keeperOf, pawnOf, type Pawn, type Settings } from '../state.ts';
import { other, PENALTY_AREA, SQUARES, type Side, type Square } from '../table.ts';
import { duelOdds, numbersIn } from './odds.ts';
import type { Sketch } from './sketch.ts';

type Values = readonly [Float64Array, Float64Array];
const values = (): Values => [new Float64Array(SQUARES), new Float64Array(SQUARES)];

/** Worth in goals, for the side that has the ball: a shot is a goal in two, a corner in four, a goal kick in four. A goal is worth itself and nothing that comes after it: so it holds where the first one wins, too [I-52]. */
export const SHOT = 0.5 + 0.25 * 0.2 - 0.25 * 0.06;
/** A free kick clears the zone around it and costs the fouling side a card. */
export const FREE_KICK = 0.03;
/** A later attempt at a free ball is easier: everybody has come closer. */
const CLOSER = 0.35;

/** What a duel of a pawn without bonus is worth, by his opponent. */
interface Duels {
  readonly byKeeper: Values;
  readonly byDefender: Values;
  readonly byOther: Values;
}

/** A pawn of each kind. */
const SLOTS = { byKeeper: 0, byDefender: 1, byOther: 10 } as const;

/** What a fight for the ball on a square is worth to the attacking side, once it is known what possession is worth there. */
export class Contest {
  readonly #settings: Settings;
  readonly #possession: Values;
  readonly #ownDuels: Duels = { byKeeper: values(), byDefender: values(), byOther: values() };
  #duels: Duels | null = null;
  #sketch!: Sketch;
  #noOffside = false;

  constructor(settings: Settings, possession: Values) {
    this.#settings = settings;
    this.#possession = possession;
  }

  look(sketch: Sketch, noOffside: boolean): void {
    this.#sketch = sketch;
    this.#noOffside = noOffside;
  }

  possessionChanged(): void {
    this.#duels = null;
  }

  /** Where possession is worth the same, duels are too. */
  shareDuels(known: Contest): void {
    this.#duels = known.#knownDuels();
  }

  #knownDuels(): Duels {
    return (this.#duels ??= this.#judgeDuels());
  }

  #judgeDuels(): Duels {
    const duels = this.#ownDuels;
    for (const side of [0, 1] as const) {
      for (let square = 0; square < SQUARES; square++) {
        duels.byKeeper[side][square] = this.#duel(side, square, 0, keeperOf(other(side)));
        duels.byDefender[side][square] = this.#duel(side, square, 0, pawnOf(other(side), 1));
        duels.byOther[side][square] = this.#duel(side, square, 0, pawnOf(other(side), 10));
      }
    }
    return duels;
  }

  /** The other side has the ball there. */
  lost(side: Side, square: Square): number {
    return -this.#possession[other(side)][square]!;
  }

  /** A chance that arises while a team-mate stands offside in the goal area is none ['STW-7.6']. */
  shot(side: Side, square: Square): number {
    return this.#sketch.interferes[side] && !this.#noOffside ? this.lost(side, square) - FREE_KICK : SHOT;
  }

  /** A ball on an empty square: the sides try in turn, the attacking side first ['STW-4A']. */
  freeBall(side: Side, square: Square, captured = this.captured(side, square)): number {
    const lost = this.lost(side, square);
    const mine = numbersIn(this.#sketch.toCapture[side][square]!) / 6;
    const theirs = this.#defended(side, square);
    const [soon, later] = [mine + (1 - mine) * CLOSER, theirs + (1 - theirs) * CLOSER];
    const again = (soon * captured + (1 - soon) * later * lost) / (1 - (1 - soon) * (1 - later));
    return mine * captured + (1 - mine) * (theirs * lost + (1 - theirs) * again);
  }

  /** The same when the attacking side has just missed; a keeper beside the ball may be left out of it. */
  missedBall(side: Side, square: Square, byRoll = false): number {
    const theirs = byRoll ? this.#rolled(other(side), square) : this.#defended(side, square);
    return theirs * this.lost(side, square) + (1 - theirs) * this.freeBall(side, square);
  }

  #defended(side: Side, square: Square): number {
    const defending = other(side);
    return this.#sketch.byKeeper[defending][square] === 1 ? 1 : this.#rolled(defending, square);
  }

  #rolled(side: Side, square: Square): number {
    return numbersIn(this.#sketch.byDefenders[side][square]! | this.#sketch.byNumbered[side][square]!) / 6;
  }

  captured(side: Side, square: Square): number {
    if (!inArea(this.#settings, other(side), square)) return this.challenged(side, square, false, 0);
    return this.#sketch.interferes[side] && !this.#noOffside
      ? this.lost(side, square) - FREE_KICK
      : this.challenged(side, square, true, 0);
  }

  /** The carrier may be challenged: the other side takes what is worst for him, the keeper's step or a roll. */
  challenged(side: Side, square: Square, chance: boolean, bonus: number): number {
    const defending = other(side);
    const rolled = this.rolledAgainst(side, square, chance ? SHOT : this.#possession[side][square]!, bonus);
    return this.#sketch.byKeeper[defending][square] === 1
      ? Math.min(rolled, this.#against(side, square, bonus, 'byKeeper'))
      : rolled;
  }

  rolledAgainst(side: Side, square: Square, held: number, bonus: number): number {
    const defending = other(side);
    const defenders = this.#sketch.byDefenders[defending][square]!;
    const others = this.#sketch.byNumbered[defending][square]! & ~defenders;
    const byDefender = defenders === 0 ? held : Math.min(held, this.#against(side, square, bonus, 'byDefender'));
    const byOther = others === 0 ? held : Math.min(held, this.#against(side, square, bonus, 'byOther'));
    const [strong, weak] = [numbersIn(defenders), numbersIn(others)];
    return (strong * byDefender + weak * byOther + (6 - strong - weak) * held) / 6;
  }

  #against(side: Side, square: Square, bonus: number, opponent: keyof Duels): number {
    return bonus === 0
      ? this.#knownDuels()[opponent][side][square]!
      : this.#duel(side, square, bonus, pawnOf(other(side), SLOTS[opponent]));
  }

  fought(side: Side, square: Square, own: Pawn, opponent: Pawn): number {
    return this.#duel(side, square, bonusOf(own, this.#settings), opponent);
  }

  #duel(side: Side, square: Square, bonus: number, opponent: Pawn): number {
    const odds = duelOdds(bonus - bonusOf(opponent, this.#settings));
    const kept = this.#possession[side][square]!;
    const lost = this.lost(side, square);
    const inBox = PENALTY_AREA[this.#settings.penaltyArea][other(side)][square] === 1;
    const won = inBox || isKeeper(opponent) ? SHOT : kept;
    return (
      odds.win * won +
      odds.lose * lost +
      odds.fouled * (inBox ? SHOT : kept + FREE_KICK) +
      odds.fouls * (lost - FREE_KICK)
    );
  }
}
