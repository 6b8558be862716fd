import type { Seat } from '@bande/core';
import { useEffect, useRef } from 'react';
import { useSettings } from '../../ui/settings.ts';
import type { Seen } from '../playback.ts';
import type { OpenedTable } from '../use-opened.ts';
import type { HandedOver } from './handover.ts';
import { useHandover } from './use-handover.ts';

/** Who sits where at this device. */
export interface Sitting {
  /** The side at whose edge the table is seen from. */
  readonly near: string;
  /** Whose turn it is, where two share the device. */
  readonly turn: { readonly colour: string } | null;
  /** Sides of people here. */
  readonly people: readonly string[];
  /** The chair here that is to act, or was last. */
  readonly seat: Seat | null;
  /** Two at one device: who has just been told that he is to play. */
  readonly handed: HandedOver | null;
}

/** `aims`: somebody here is about to act, and nothing turns under his hand. */
export function useSitting(table: OpenedTable, seen: Seen, aims: boolean): Sitting {
  const { turnTable } = useSettings();
  const { near, turn, people } = sittingNow(table, seen);
  const handed = useHandover(table, seen, aims);
  return {
    near: handed === null ? near : handed.near[turnTable],
    turn: useShown(turn, seen.playing),
    people,
    seat: useSeat(table, seen),
    handed,
  };
}

function sittingNow(
  { session, view }: OpenedTable,
  { snapshot, match }: Seen,
): Pick<Sitting, 'near' | 'turn' | 'people'> {
  const { seating } = match.setup;
  const people = [...new Set(seating.filter((_, seat) => session.sitters[seat] === 'human'))];
  const roller = snapshot.rollHere ? view.scoreboard(snapshot.match).toMove : null;
  const seated = snapshot.seat === null ? roller : (seating[snapshot.seat] ?? null);
  // In a live match buttons are somebody's all the time, whoever is to do something.
  const acting = match.mode === 'live' ? view.scoreboard(match).toMove : seated;
  const shared = people.length > 1;
  const sides = view.sides(match);
  return {
    near: people[0] === undefined || shared ? (seating[0] ?? '') : people[0],
    turn: shared && acting !== null ? sides[acting]! : null,
    people,
  };
}

/** While others play, one keeps one's seat. */
function useSeat({ session }: OpenedTable, { snapshot, playing }: Seen): Seat | null {
  const first = session.sitters.indexOf('human');
  const last = useRef<Seat | null>(first === -1 ? null : (first as Seat));
  const seat = playing ? last.current : (snapshot.seat ?? last.current);
  useEffect(() => {
    last.current = seat;
  });
  return seat;
}

/** While something is shown, what held before it stays: the edges do not tell what the dice decide, nor whose turn it is before the last pawn stands. */
export function useShown<T>(value: T, playing: boolean): T {
  const last = useRef(value);
  useEffect(() => {
    if (!playing) last.current = value;
  });
  return playing ? last.current : value;
}
