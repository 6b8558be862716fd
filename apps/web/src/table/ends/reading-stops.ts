import type { TableSession } from '../../session/table-session.ts';

type Stopped = Pick<TableSession, 'snapshot' | 'holdsTime' | 'pause' | 'resume'>;

/** Whoever opens something to read stops the match; tells whether it had stopped already. */
export function stopToRead(session: Stopped): boolean {
  const { paused, match } = session.snapshot;
  if (session.holdsTime && match.outcome === null) session.pause();
  return paused;
}

/** It goes on when that is closed, unless it had stopped before: whoever looks at the table in a pause is in it still. */
export function goOnAfterReading(session: Stopped, stood: boolean): void {
  if (session.holdsTime && !stood && session.snapshot.paused) session.resume();
}
