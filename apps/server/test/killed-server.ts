import { serve } from '@bande/server';
import { withToy } from './house-of-toys.ts';

/** A server in a process of its own, to be killed; told the name of a match, it kills the thread that has it. */
const { url, matches } = await serve({ port: 0, data: process.argv[2] ?? '', ...withToy });
console.log(url);
process.on('message', (match) => matches.killThreadOf(String(match)));
