import type { AnyShape, LogEntry, Match, Tick } from '@bande/core';
import { createContext, use } from 'react';
import type { Request } from '../board/use-request.ts';
import type { Mode } from './dials/hand-mode.tsx';
import type { Fold } from './dials/use-fold.ts';
import type { Pauses } from './ends/use-pauses.ts';
import type { Seen } from './playback.ts';
import type { Taught } from './taught/use-taught.ts';
import type { ShownCard } from './turns/shown-card.ts';
import type { Homes } from './turns/use-focus-home.ts';
import type { Sitting } from './turns/use-sitting.ts';
import type { OpenedTable } from './use-opened.ts';
import type { Choice } from './turns/choice.ts';
import type { TakingBack } from './turns/use-take-back.ts';

/** What the parts of a table's page tell, and what is done at them. */
export interface Room {
  readonly seen: Seen;
  /** The entries of the log that may be read. */
  readonly log: readonly LogEntry<AnyShape>[];
  /** The match before what is being shown: the edges do not tell what the dice decide. */
  readonly stood: Match<AnyShape>;
  readonly sitting: Sitting;
  readonly choice: Choice;
  readonly takingBack: TakingBack;
  readonly mode: Mode;
  readonly fold: Fold;
  readonly pauses: Pauses;
  readonly taught: Taught;
  readonly called: ShownCard;
  readonly request: Request;
  readonly story: Story;
  readonly homes: Homes;
  /** To the buttons; false if there are none. */
  readonly toButtons: () => boolean;
  /** The tick at this moment. */
  readonly now: () => Tick;
}

/** The story of the match beside the table. */
interface Story {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** The table never changes while somebody is at it; the room does with everything that happens. */
export const AtTable = createContext<OpenedTable | null>(null);
export const InRoom = createContext<Room | null>(null);

export function useTable(): OpenedTable {
  const table = use(AtTable);
  if (table === null) throw new Error('nobody is at a table here');
  return table;
}

export function useRoom(): Room {
  const room = use(InRoom);
  if (room === null) throw new Error('nobody is at a table here');
  return room;
}
