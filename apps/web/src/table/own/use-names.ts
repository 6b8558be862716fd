import { useMemo } from 'react';
import { namesBySeat } from '../../session/names.ts';
import { useSettings } from '../../ui/settings.ts';
import { useTable } from '../at-table.ts';

/** What people at this table are called, by side, where they have said so. */
export function useNames(): Readonly<Record<string, string>> {
  const { kept, company } = useTable();
  const { names } = useSettings();
  const told = company?.names;
  return useMemo(() => {
    const { seating } = kept.header;
    return told === undefined ? namesIn(seating, kept.sitters, names) : bySide(seating, told);
  }, [kept, names, told]);
}

export const bySide = (seating: readonly string[], bySeat: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(seating.flatMap((side, seat) => (bySeat[seat] === '' ? [] : [[side, bySeat[seat]!]])));

export function namesIn(
  seating: readonly string[],
  sitters: readonly string[],
  names: readonly string[],
): Readonly<Record<string, string>> {
  return bySide(seating, namesBySeat(seating, sitters, names));
}
