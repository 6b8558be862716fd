import { useMemo } from 'react';
import { namesBySeat } from '../../session/names.ts';
import { useSettings } from '../../ui/settings.ts';
import { useTable } from '../at-table.ts';

/** What people at this table are called, by side, where they have said so. */
export function useNames(): Readonly<Record<string, string>> {
  const { kept } = useTable();
  const { names } = useSettings();
  return useMemo(() => namesIn(kept.header.seating, kept.sitters, names), [kept, names]);
}

export function namesIn(
  seating: readonly string[],
  sitters: readonly string[],
  names: readonly string[],
): Readonly<Record<string, string>> {
  const bySeat = namesBySeat(seating, sitters, names);
  return Object.fromEntries(seating.flatMap((side, seat) => (bySeat[seat] === '' ? [] : [[side, bySeat[seat]!]])));
}
