import { fieldsIn } from '@bande/core';
import { EQUIPMENT_FIELDS, EQUIPMENT_VALUES } from '@bande/games/tipp-kick/equipment-labels.ts';
import { equipmentSchema } from '@bande/games/tipp-kick/referee/equipment-schema.ts';
import { expect, test } from 'vitest';

/** Until the game is in the registry, whose tests then do this. */
test('every field and value has its words, and no words are left over', () => {
  const fields = fieldsIn(equipmentSchema, ['equipment']).filter(({ path }) => path.length > 1);
  expect(fields.map(({ path }) => path.join('.')).toSorted()).toEqual(Object.keys(EQUIPMENT_FIELDS).toSorted());
  const values = fields.filter((field) => field.values.length > 0 && !field.values.includes('true'));
  expect(Object.fromEntries(values.map((field) => [field.path.join('.'), field.values.toSorted()]))).toEqual(
    Object.fromEntries(Object.entries(EQUIPMENT_VALUES).map(([key, said]) => [key, Object.keys(said).toSorted()])),
  );
});
