import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@bande/server';
import { withToy } from './house-of-toys.ts';

/** A server in a process of its own, to be killed; told anything, the next thread of it that judges dies of it (`falling-games.ts`). */
const data = process.argv[2] ?? '';
const pit = join(data, 'pit');
process.env['BANDE_PIT'] = pit;
const { url } = await serve({ port: 0, data, ...withToy, games: new URL('falling-games.ts', import.meta.url).href });
console.log(url);
process.on('message', () => writeFileSync(pit, ''));
