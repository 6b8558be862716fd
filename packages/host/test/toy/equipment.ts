import { report, type EquipmentReport } from '@bande/core';
import { z } from 'zod';
import type { Paragraph } from './rulebook.ts';

export const equipmentSchema = z.strictObject({ matches: z.number().int().nonnegative() });

export function checkEquipment(equipment: unknown): EquipmentReport<Paragraph> {
  const { matches } = equipmentSchema.parse(equipment);
  return report(
    matches < 5 || matches > 200
      ? [{ paragraph: 'TOY-4.1', item: 'matches', found: matches, allowed: '5 to 200' }]
      : [],
  );
}
