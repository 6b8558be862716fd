/** Exact chances of a duel with ties rolled again; a 6 against a 1 is a foul whatever the bonus ['STW-4D.7', 'STW-9A.1']. */
interface DuelOdds {
  readonly win: number;
  readonly lose: number;
  /** The other side threw the 1, or the own side did. */
  readonly fouled: number;
  readonly fouls: number;
}

const LARGEST_BONUS = 2;

function oddsAhead(ahead: number): DuelOdds {
  const count = { win: 0, lose: 0, fouled: 0, fouls: 0 };
  for (let a = 1; a <= 6; a++)
    for (let d = 1; d <= 6; d++) {
      if (a === 6 && d === 1) count.fouled++;
      else if (a === 1 && d === 6) count.fouls++;
      else if (a + ahead > d) count.win++;
      else if (a + ahead < d) count.lose++;
    }
  const decided = count.win + count.lose + count.fouled + count.fouls;
  return {
    win: count.win / decided,
    lose: count.lose / decided,
    fouled: count.fouled / decided,
    fouls: count.fouls / decided,
  };
}

const ODDS = Array.from({ length: 2 * LARGEST_BONUS + 1 }, (_, i) => oddsAhead(i - LARGEST_BONUS));

/** For the side whose bonus is greater by `ahead`. */
export const duelOdds = (ahead: number): DuelOdds => ODDS[ahead + LARGEST_BONUS]!;

/** How many of the six numbers a set holds; bit n stands for the number n. */
export const numbersIn = (set: number): number => COUNTS[set]!;
const COUNTS = Uint8Array.from(
  { length: 128 },
  (_, set) => [1, 2, 3, 4, 5, 6].filter((n) => (set & (1 << n)) !== 0).length,
);

/** The chance of each total, by the number of dice. */
export const ONE_DIE: readonly number[] = [0, ...Array.from({ length: 6 }, () => 1 / 6)];
export const TWO_DICE: readonly number[] = Array.from({ length: 13 }, (_, sum) =>
  sum < 2 ? 0 : (6 - Math.abs(7 - sum)) / 36,
);
