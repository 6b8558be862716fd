import type { AnyShape, LogEntry, Match } from '@bande/core';
import type { ReactElement } from 'react';
import { Scoreboard } from '../../board/story/scoreboard.tsx';
import { useRoom, useTable } from '../at-table.ts';
import { useNames } from '../own/use-names.ts';

interface ScoreProps {
  readonly match: Match<AnyShape>;
  readonly log: readonly LogEntry<AnyShape>[];
}

/** The scoreboard on a sheet over the table, with whoever sits here as he is called. */
export function ScoreOnSheet({ match, log }: ScoreProps): ReactElement {
  const { view } = useTable();
  const { people } = useRoom().sitting;
  const names = useNames();
  const othersPlay = people.length < new Set(match.setup.seating).size;
  return <Scoreboard view={view} match={match} log={log} names={names} {...(othersPlay ? { people } : {})} />;
}
