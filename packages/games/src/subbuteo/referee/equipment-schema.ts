import { z } from 'zod';

/** Chapter III is not checked yet: a list of equipment is refused, so that nobody takes silence for a yes. */
export const equipmentSchema = z
  .never({ error: 'the equipment of this game is not checked yet' })
  .describe('not checked yet');
