import type { Words } from '@bande/core';
import { PAWN_NAMES } from '../../names.ts';
import { bonusOf } from '../../referee/duel.ts';
import { NOBODY, type Match, type Ruling } from '../../state.ts';
import type { Side } from '../../table.ts';
import { fighterOf } from '../../turn.ts';
import { both, roleOf, sideOfPawn, sideWords, words, type Colours } from './naming.ts';

/** One side of a duel: who fights, and what he adds to his roll. */
interface Fighter {
  readonly pawn: string;
  readonly bonus: number;
}

/** Who has met on the ball's square, Red first; null where nobody of a side is there. */
export function fightersNow({ state, setup }: Match): readonly [Fighter, Fighter] | null {
  const [red, blue] = ([0, 1] as const).map((side: Side) => fighterOf(state, side)) as [number, number];
  if (red === NOBODY || blue === NOBODY) return null;
  return [fighter(red, setup.settings), fighter(blue, setup.settings)];
}
const fighter = (pawn: number, settings: Match['setup']['settings']): Fighter => ({
  pawn: PAWN_NAMES[pawn]!,
  bonus: bonusOf(pawn, settings),
});

/** Why somebody may add something; strikers and midfielders never do. */
const WHY = {
  keeper: words('Torwart', 'keeper'),
  defender: words('Verteidiger', 'defender'),
  numbered: words('Feldspieler', 'field player'),
} as const;
export const bonusWords = ({ pawn, bonus }: Fighter): Words =>
  both((language) => `+${bonus} (${WHY[roleOf(pawn)][language]})`);

/** `4`, or with what is added `4 + 1 (Verteidiger)`. */
const sumWords = (roll: number, { pawn, bonus }: Fighter): Words =>
  both((language) => (bonus === 0 ? `${roll}` : `${roll} + ${bonus} (${WHY[roleOf(pawn)][language]})`));

/** `Zweikampf: Rot 4 + 1 (Verteidiger), Blau 4`; without fighters only the dice. No score: that is written with a colon between. */
export function rolledWords(
  red: number,
  blue: number,
  { what, fighters }: { readonly what: 'toss' | 'duel'; readonly fighters: readonly [Fighter, Fighter] | null },
  colours: Colours,
): Words {
  const [left, right] =
    fighters === null
      ? [both(() => `${red}`), both(() => `${blue}`)]
      : [sumWords(red, fighters[0]), sumWords(blue, fighters[1])];
  return both(
    (language) =>
      `${THROWN[what][language]}${sideWords('red', colours)[language]} ${left[language]}, ${sideWords('blue', colours)[language]} ${right[language]}`,
  );
}

const THROWN = { toss: words('', ''), duel: words('Zweikampf: ', 'Duel: ') } as const;

const figure = (value: unknown): number => (typeof value === 'number' ? value : 0);

interface Fought {
  readonly attacker: Fighter & { readonly total: number };
  readonly defender: Fighter & { readonly total: number };
}
function fought({ detail }: Ruling): Fought | null {
  if (typeof detail?.['attackerTotal'] !== 'number' || typeof detail['defenderTotal'] !== 'number') return null;
  const of = (who: 'attacker' | 'defender'): Fought['attacker'] => ({
    pawn: String(detail[`${who}Pawn`] ?? ''),
    bonus: figure(detail[`${who}Bonus`]),
    total: figure(detail[`${who}Total`]),
  });
  return { attacker: of('attacker'), defender: of('defender') };
}

/** Who fought in the duel that was judged, Red first; a foul replaces the result, and nothing is added. */
export function fightersOf(rulings: readonly Ruling[]): readonly [Fighter, Fighter] | null {
  const duel = rulings.map(fought).find((one) => one !== null);
  if (duel === undefined || duel === null) return null;
  return sideOfPawn(duel.attacker.pawn) === 'red' ? [duel.attacker, duel.defender] : [duel.defender, duel.attacker];
}

/** Both sums, the winner's first: `4 + 1 (Verteidiger) : 4`; Red's first where they are equal. */
export function totalsOf(ruling: Ruling): Words | null {
  const duel = fought(ruling);
  if (duel === null) return null;
  const { attacker, defender } = duel;
  const attackerFirst =
    attacker.total === defender.total ? sideOfPawn(attacker.pawn) === 'red' : attacker.total > defender.total;
  const [left, right] = (attackerFirst ? [attacker, defender] : [defender, attacker]).map((one) =>
    sumWords(one.total - one.bonus, one),
  ) as [Words, Words];
  return both((language) => `${left[language]} : ${right[language]}`);
}
