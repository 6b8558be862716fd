import type { Rest } from '@bande/core';
import { chainedTo, type ChainedRest } from './rests.ts';

type Loose = Readonly<Record<string, unknown>>;

/** A record of format 2 in format 3: its rests had no chain and are taken as they stand. Nothing of it has been checked yet: what is no record stays none. */
export const fromFormat2 = (record: Loose): Loose => ({
  ...record,
  header: { ...(record['header'] as Loose), format: 3 },
  rests: Array.isArray(record['rests']) ? chained(record['rests']) : record['rests'],
});

/** From the first thing on that is no rest they stay as they are: whoever reads them names it. */
function chained(rests: readonly unknown[]): readonly unknown[] {
  const done: ChainedRest[] = [];
  for (const rest of rests) {
    if (!isRest(rest)) break;
    done.push({ ...rest, ...chainedTo(done.at(-1), rest) });
  }
  return [...done, ...rests.slice(done.length)];
}

const isRest = (value: unknown): value is Rest => {
  const { after, tick, hash } = (value ?? {}) as Partial<Rest>;
  return Number.isFinite(after) && Number.isFinite(tick) && typeof hash === 'string';
};
