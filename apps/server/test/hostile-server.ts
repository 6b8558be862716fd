import { serve } from '@bande/server';
import { withToy } from './house-of-toys.ts';

/** A server in a process of its own, which says how much memory it has, and what Node has warned of, whenever it is asked. There everybody has one address: what one client may ask is tried elsewhere. */
const { url } = await serve({
  port: 0,
  data: process.argv[2] ?? '',
  ...withToy,
  patience: { budgetMs: 1e12, queueOfOne: 100 },
});
const warnings: string[] = [];
process.on('warning', ({ name, message }) => warnings.push(`${name}: ${message}`));
process.on('message', () =>
  process.send?.({ megabytes: Math.round(process.memoryUsage.rss() / 1024 / 1024), warnings }),
);
process.on('disconnect', () => process.exit());
process.send?.(url);
