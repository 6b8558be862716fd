import { serve } from '@bande/server';
import { withToy } from './house-of-toys.ts';

/** A server in a process of its own, to be killed. */
const { url } = await serve({ port: 0, data: process.argv[2] ?? '', ...withToy });
console.log(url);
