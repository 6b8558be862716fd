import { report, type Breach, type EquipmentReport } from '@bande/core';
import { z } from 'zod';
import type { Paragraph } from '../rulebook.ts';
import { COLOURS } from '../state.ts';

/** Chapter 0: what belongs in the box and how it lies ready. Whatever is left out counts as missing. */
const count = z.number().int().nonnegative().default(0);
export const equipmentSchema = z.strictObject({
  safetyNotice: z.boolean().default(false).describe('the warning for children under 3 accompanies the set'),
  teams: z.array(z.strictObject({ colour: z.string(), pawns: count })).default([]),
  dice: count,
  diceWithEachTeam: count.describe('dice that each team has at hand'),
  ballDiscs: count,
  timers: count,
  redCards: count,
  yellowCards: count,
  cardsBesideTheBoard: z.boolean().default(false),
  spinners: count,
  boards: count,
  scoreDials: count,
  shortRules: count,
  ruleBooklets: count,
  trophies: count,
  shootingDice: count,
});
type Equipment = z.output<typeof equipmentSchema>;

type Countable = { [K in keyof Equipment]: Equipment[K] extends number ? K : never }[keyof Equipment];
const COUNTS: readonly (readonly [Countable, number, Paragraph])[] = [
  ['dice', 2, 'STW-0.5'],
  ['ballDiscs', 1, 'STW-0.6'],
  ['timers', 1, 'STW-0.7'],
  ['redCards', 5, 'STW-0.8'],
  ['yellowCards', 10, 'STW-0.9'],
  ['spinners', 2, 'STW-0.10'],
  ['boards', 1, 'STW-0.11'],
  ['scoreDials', 2, 'STW-0.11'],
  ['shortRules', 1, 'STW-0.12'],
  ['ruleBooklets', 1, 'STW-0.13'],
  ['trophies', 1, 'STW-0.14'],
  ['shootingDice', 1, 'STW-0.15'],
  ['diceWithEachTeam', 1, 'STW-1A.12'],
];
const PAWNS = 11;

export function checkEquipment(given: unknown): EquipmentReport<Paragraph> {
  const set = equipmentSchema.parse(given);
  return report([...readyOnTheTable(set), ...teamBreaches(set), ...countBreaches(set)]);
}

const readyOnTheTable = (set: Equipment): readonly Breach<Paragraph>[] => [
  ...(set.safetyNotice
    ? []
    : [{ paragraph: 'STW-0.1', item: 'safetyNotice', found: false, allowed: 'present' } as const]),
  ...(set.cardsBesideTheBoard
    ? []
    : [{ paragraph: 'STW-1A.11', item: 'cardsBesideTheBoard', found: false, allowed: 'beside the board' } as const]),
];

function teamBreaches({ teams }: Equipment): readonly Breach<Paragraph>[] {
  const known: readonly string[] = COLOURS;
  const number =
    teams.length === 2 ? [] : [{ paragraph: 'STW-0.4', item: 'teams', found: teams.length, allowed: '2' } as const];
  const pawns = teams
    .filter((team) => team.pawns !== PAWNS)
    .map(
      (team) =>
        ({
          paragraph: 'STW-0.4',
          item: `pawns of the ${team.colour} team`,
          found: team.pawns,
          allowed: String(PAWNS),
        }) as const,
    );
  const strange = teams
    .filter((team) => !known.includes(team.colour))
    .map(
      (team) =>
        ({ paragraph: 'STW-0.16', item: 'team colour', found: team.colour, allowed: known.join(', ') }) as const,
    );
  const alike =
    new Set(teams.map((team) => team.colour)).size < teams.length
      ? [
          {
            paragraph: 'STW-0.16',
            item: 'team colours',
            found: teams.map((team) => team.colour).join(', '),
            allowed: 'two different colours',
          } as const,
        ]
      : [];
  return [...number, ...pawns, ...strange, ...alike];
}

const countBreaches = (set: Equipment): readonly Breach<Paragraph>[] =>
  COUNTS.filter(([item, wanted]) => set[item] !== wanted).map(([item, wanted, paragraph]) => ({
    paragraph,
    item,
    found: set[item],
    allowed: String(wanted),
  }));
