import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder } from './house.ts';

/** A house in which the next thread that judges anything dies of it (`falling-games.ts`) as soon as the pit is dug. */
export const fallingHouse = (): { readonly games: string; readonly dig: () => void } => {
  const pit = join(folder(), 'pit');
  process.env['BANDE_PIT'] = pit;
  return { games: new URL('falling-games.ts', import.meta.url).href, dig: () => writeFileSync(pit, '') };
};
