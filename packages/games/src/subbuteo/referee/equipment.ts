import { report, type EquipmentReport } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';
import { equipmentSchema, type Equipment } from './equipment-schema.ts';
import { ballFaults } from './equipment/ball.ts';
import type { Fault } from './equipment/check.ts';
import { sideFaults } from './equipment/sets.ts';
import { tableFaults } from './equipment/table.ts';

const PARTS = ['table', 'cloth', 'field', 'goals', 'ball', 'sides'] as const satisfies readonly (keyof Equipment)[];

/** The referee's look at everything before the kick-off. */
export function checkEquipment(given: unknown): EquipmentReport<Paragraph> {
  const list = equipmentSchema.parse(given);
  return report([...unchecked(list), ...tableFaults(list), ...ballFaults(list.ball), ...sideFaults(list)]);
}

/** Nothing may be left unchecked, and both players bring their figures. */
function unchecked(list: Equipment): readonly Fault[] {
  const missing = PARTS.filter((part) => list[part] === undefined).map((part): Fault => ({
    paragraph: 'FISTF-IV.1.5.2',
    item: part,
    found: null,
    allowed: 'present and checked',
  }));
  const players = list.sides?.length ?? 2;
  return players === 2
    ? missing
    : [...missing, { paragraph: 'FISTF-IV.1.5.2', item: 'number of sides', found: players, allowed: '2' }];
}
