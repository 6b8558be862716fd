import { canonical, type GameShape } from '@bande/core';
import type { MatchRecord } from './format.ts';
import { packed } from './packed.ts';

/** One line per field, and one per input and rest, so that two records can be compared with any text tool. */
export function writeRecord<G extends GameShape>(record: MatchRecord<G>): string {
  const { inputs, ...rest } = record;
  const fields = Object.entries({ ...packed(inputs), ...rest }).map(
    ([name, value]) => `${JSON.stringify(name)}:${Array.isArray(value) ? list(value) : canonical(value)}`,
  );
  return `{\n${fields.join(',\n')}\n}\n`;
}

const list = (items: readonly unknown[]): string =>
  items.length === 0 ? '[]' : `[\n${items.map(canonical).join(',\n')}\n]`;
