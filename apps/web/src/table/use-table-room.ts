import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { GridHandle } from '../board/grid/use-walk.ts';
import { useRequest } from '../board/use-request.ts';
import { usePauseKey } from '../board/use-table-keys.ts';
import { leaveTable } from '../ui/left-table.ts';
import { useSettings } from '../ui/settings.ts';
import type { Room } from './at-table.ts';
import { useWays } from './bar/use-ways.ts';
import { useMode } from './dials/use-mode.ts';
import { useFold } from './dials/use-fold.ts';
import { usePauses } from './ends/use-pauses.ts';
import type { Seen } from './playback.ts';
import { useTaught, waitsForNewcomer, type Taught } from './taught/use-taught.ts';
import { useShownCard } from './turns/shown-card.ts';
import { useChoice } from './turns/use-choice.ts';
import { secondsToThink, useCounted } from './turns/use-counted.ts';
import { useFocusHome } from './turns/use-focus-home.ts';
import { useTakeBack } from './turns/use-take-back.ts';
import { useShown, useSitting, type Sitting } from './turns/use-sitting.ts';
import type { OpenedTable } from './use-opened.ts';
import { useSoundAndDice } from './use-sound-and-dice.ts';

/** Everything that goes on at a table while somebody sits at it. */
export function useTableRoom(table: OpenedTable): Room {
  const { session, playback, view } = table;
  const seen = useSyncExternalStore(playback.subscribe, () => playback.seen);
  const mode = useMode(view, seen);
  const choice = useChoice(table, seen, mode.isOn);
  const takingBack = useTakeBack(table, seen, choice);
  const pauses = usePauses(table, seen);
  const fold = useFold(view.byHand !== undefined);
  const taught = useTaught(table, seen, choice, fold);
  const log = useMemo(
    () => seen.snapshot.log.slice(0, seen.told),
    [seen.snapshot.log, seen.told, seen.snapshot.inputs],
  );
  const called = useShownCard(view, { match: seen.match, log, before: seen.snapshot.before });
  const sitting = useSitting(table, seen, choice.picked.length > 0 || choice.isChanged());
  useTimeStands(table, seen, taught, sitting);
  usePace(table);
  const stood = useShown(seen.match, seen.playing);
  useSoundAndDice(table, seen);
  // Whoever is back needs no way back.
  useEffect(() => leaveTable(null), []);
  const homes = { grid: useRef<GridHandle>(null), primary: useRef<HTMLButtonElement>(null) };
  useFocusHome(seen, choice, homes);
  const toButtons = useWays(view, choice, homes, mode.turn);
  usePauseKey(pauses.pause);
  const now = useCallback(() => session.tick, [session]);
  const request = useRequest(view, seen.match);
  const [isOpen, setOpen] = useState(false);
  return {
    seen,
    log,
    stood,
    sitting,
    choice,
    takingBack,
    mode,
    fold,
    pauses,
    taught,
    called,
    request,
    story: { isOpen, setOpen },
    homes,
    toButtons,
    now,
  };
}

/** No clock runs against whoever thinks in peace, nor against a newcomer who is told what to do. */
function useTimeStands(
  { session, view }: OpenedTable,
  { snapshot }: Seen,
  { hint }: Taught,
  { people }: Sitting,
): void {
  const seconds = secondsToThink(view, snapshot.match, people);
  const stands = useCounted(seconds, snapshot) || waitsForNewcomer(hint);
  useEffect(() => session.tellNewcomer(stands), [session, stands]);
}

/** Whoever wishes the table to hold, or to hold no longer, is not kept waiting for it. */
function usePace({ session }: OpenedTable): void {
  const { decide } = useSettings().pace;
  useEffect(() => session.paceChanged(), [session, decide]);
}
