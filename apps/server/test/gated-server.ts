import { registerHooks } from 'node:module';
import { withToy } from './house-of-toys.ts';

/** A server in a process of its own that tells what its main thread has loaded; its documents wait for a gate. */
const loaded: string[] = [];
registerHooks({
  load(url, context, next) {
    loaded.push(url);
    return next(url, context);
  },
});
const { serve } = await import('@bande/server');
const [data = '', kept = ''] = process.argv.slice(2);
const { url } = await serve({
  ...withToy,
  port: 0,
  data,
  kept,
  games: new URL('toy-alone.ts', import.meta.url).href,
  coverage: new URL('gated-coverage.ts', import.meta.url).href,
});
process.on('message', () => process.send?.(loaded));
process.on('disconnect', () => process.exit());
process.send?.(url);
