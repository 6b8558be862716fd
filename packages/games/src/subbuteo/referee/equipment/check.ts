import { checks, type Breach } from '@bande/core';
import type { Paragraph } from '../../rulebook.ts';

export type Fault = Breach<Paragraph>;
export type Check = checks.Check<Paragraph>;

/** `rounded`: a value that the text prints without tolerance [S-80]; `equal`: to the millimetre [S-143]. */
export const {
  allowed,
  atLeast,
  atMost,
  between,
  equal,
  exactly,
  faultsIn,
  ifThere,
  many,
  measured,
  no,
  oneOf,
  rounded,
  thousandths,
  yes,
} = checks;
