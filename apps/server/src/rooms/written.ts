import type { Tick } from '@bande/core';
import type { BaseOfRows, RowBody, WrittenMatch } from './plan.ts';

/** A row of the log as it is stored. */
interface StoredRow {
  readonly row: number;
  readonly first: number;
  readonly reached: number;
  readonly body: string;
}

/** Where the inputs that are needed begin: how many lie before the base. */
export const baseAfter = (base: BaseOfRows | null): number => (base?.base ?? base?.rest)?.after ?? 0;

/** How a match stood when the last of these rows was written; they reach back to its base, and may begin before it. */
export function writtenFrom(base: BaseOfRows | null, rows: readonly StoredRow[]): Omit<WrittenMatch, 'epoch'> {
  const last = rows.at(-1);
  if (last === undefined) return { row: 0, table: null, kept: null };
  const after = baseAfter(base);
  const bodies = rows.map(({ body, first }) => ({ first, ...(JSON.parse(body) as RowBody) }));
  const since = bodies.flatMap(({ inputs, first }) => inputs.slice(Math.max(0, after - first)));
  return {
    row: last.row + 1,
    table: {
      rest: base?.rest ?? null,
      ...(base?.base === undefined ? {} : { base: base.base }),
      since,
      reached: last.reached as Tick,
    },
    kept: bodies.at(-1)!.kept,
  };
}
