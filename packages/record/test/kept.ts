import { readFileSync } from 'node:fs';
import { registered, type AnyGame } from '@bande/core';
import { rally } from '@bande/core/rally';
import { registry as house } from '@bande/games';
import { readRecord, verify, type ReadRecord, type Verdict } from '@bande/record';
import { registry as toys } from './matches.ts';

/** Files that earlier engines wrote; they are never written anew. */
export const games: readonly AnyGame[] = [...house, ...toys, registered(rally)];
export const textOf = (name: string): string => readFileSync(new URL(`kept/${name}.json`, import.meta.url), 'utf8');

export function kept(name: string, change: (text: string) => string = (same) => same): ReadRecord {
  const read = readRecord(change(textOf(name)), games);
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}

export function verdictOn(name: string, change?: (text: string) => string): Verdict {
  const { game, record } = kept(name, change);
  return verify(game, record);
}
