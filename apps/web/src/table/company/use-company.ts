import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Person } from '@bande/protocol';
import type { Being } from '../../board/story/scoreboard.tsx';
import type { Company, CompanyNow } from '../../session/far/company.ts';
import { fill, useSay } from '../../ui/say.ts';
import { useRoom, useTable } from '../at-table.ts';
import { COMPANY } from './words.ts';

/** Those at the same match; only parts that stand where there are some may ask. */
export function useCompany(): readonly [Company, CompanyNow] {
  const { company } = useTable();
  if (company === null) throw new Error('everybody at this match is at this device');
  return [company, useSyncExternalStore(company.subscribe, () => company.now)];
}

/** What somebody on a seat is called. */
export function useNameOf(): (seat: number) => string {
  const [company] = useCompany();
  const say = useSay();
  const named = company.names;
  return (seat) => {
    const name = named[seat] ?? '';
    return name === '' ? say(COMPANY.somebody) : name;
  };
}

/** Whether a match of this game, as it stands, can end in a draw that people agree on. */
export function useKnowsDraw(): boolean {
  const { game } = useTable();
  return game.ended?.(useRoom().seen.snapshot.match, { kind: 'drawAgreed' }).ok === true;
}

/** The seconds that are left before the others may go on without him; 0: they may. */
export function useLeft(person: Person | undefined, toldAt: number): number {
  const leftAt = (): number => {
    if (person?.left === undefined) return 0;
    return Math.max(0, Math.ceil(person.left - (performance.now() - toldAt) / 1000));
  };
  const [, tick] = useState(0);
  useEffect(() => {
    if (person?.left === undefined) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [person, toldAt]);
  return leftAt();
}

/** A word on somebody, for the eye and the ear. */
export function useBeing(): (person: Person) => string {
  const say = useSay();
  return (person) => {
    if (person.is === 'lost') return say(COMPANY.lost);
    if (person.is === 'away' || person.is === 'awaited') return say(COMPANY.away);
    return person.trip === undefined ? say(COMPANY.there) : say(fill(COMPANY.trip, { n: person.trip }));
  };
}

/** From here on a line is too slow to play live without noticing. */
const SLOW_MS = 150;

/** How those elsewhere are there, by side: of several on one side the one whose line is worst. */
export function useBeings(): Readonly<Record<string, Being>> {
  const [company, { people }] = useCompany();
  const being = useBeing();
  const others = people.filter(({ seat, is }) => is !== 'bot' && !company.seats.some((own) => own === seat));
  const rank = { there: 0, slow: 1, away: 2, lost: 3 } as const;
  const beings: Record<string, Being> = {};
  for (const person of others) {
    const side = company.notice.seating[person.seat];
    const is = beingOf(person);
    if (side === undefined || rank[is] < rank[beings[side]?.is ?? 'there']) continue;
    const short = is === 'slow' ? `${person.trip} ms` : '';
    beings[side] = { is, words: being(person), short };
  }
  return beings;
}

function beingOf({ is, trip }: Person): Being['is'] {
  if (is === 'lost') return 'lost';
  if (is === 'away' || is === 'awaited') return 'away';
  return (trip ?? 0) > SLOW_MS ? 'slow' : 'there';
}
