import type { Labels } from '@bande/core';
import { EQUIPMENT_FIELDS, EQUIPMENT_VALUES } from './equipment-labels.ts';
import { DECISION_FIELDS, DECISION_VALUES } from './labels/decisions.ts';
import { DUTY_LABELS } from './labels/duties.ts';
import { ACTION_LABELS, FACT_LABELS } from './labels/facts.ts';
import { FIELDS, VALUES } from './labels/fields.ts';
import { POSITION_FIELDS, POSITION_VALUES } from './labels/position.ts';

/** Everything that a form or a list calls by name. Pure data; whole sentences are the view's. */
export const labels: Labels = {
  facts: FACT_LABELS,
  actions: ACTION_LABELS,
  duties: DUTY_LABELS,
  fields: { ...FIELDS, ...DECISION_FIELDS, ...POSITION_FIELDS, ...EQUIPMENT_FIELDS },
  values: { ...VALUES, ...DECISION_VALUES, ...POSITION_VALUES, ...EQUIPMENT_VALUES },
};
