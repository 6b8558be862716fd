import { useEffect, useRef, type ReactElement } from 'react';
import { isGoal } from '../../board/frames.ts';
import { useSay } from '../../ui/say.ts';
import { change, useSettings } from '../../ui/settings.ts';
import { useRoom, useTable } from '../at-table.ts';
import { AT_TABLE } from '../words.ts';
import { missesOf, OFFERED_AFTER } from './misses.ts';
import './hold-offer.css';

/**
 * In a live match, once on a device: after the second thing that went wrong the table may hold whenever there is something to decide. It is asked
 * of whoever decides just then, and after what was called has been read: while others play he looks at his goal, and leads his keeper.
 */
export function HoldOffer(): ReactElement | null {
  const { seen, log, sitting, called } = useRoom();
  const [side] = sitting.people;
  const decides = useDecides(side);
  const isOffered = useOffered() && seen.match.mode === 'live' && sitting.people.length === 1;
  const hasRead = called.shown === null || called.isRead;
  // A goal is read first.
  const isShown = isOffered && decides && hasRead && !isGoal(seen.show) && missesOf(log, side!) >= OFFERED_AFTER;
  useAnswered(isShown, side);
  return isShown ? <Offer /> : null;
}

/** Nobody has answered it on this device, and there is a match in which it could. */
function useOffered(): boolean {
  const { kept, session } = useTable();
  const { match, done } = useRoom().seen.snapshot;
  const { pace, holdOffered } = useSettings();
  const isAsked = session.holdsTime && !holdOffered && !pace.decide;
  return isAsked && !done && kept.exercise === undefined && match.outcome === null;
}

/** Whether a side has the ball, or a choice to make, and nothing is being shown. */
function useDecides(side: string | undefined): boolean {
  const { view } = useTable();
  const { seen } = useRoom();
  const { toMove, inPossession = null } = view.scoreboard(seen.match);
  return side !== undefined && !seen.playing && (toMove ?? inPossession) === side;
}

/** Whoever does something instead has answered, too. */
function useAnswered(isShown: boolean, side: string | undefined): void {
  const { log } = useRoom().seen.snapshot;
  const deeds = log.filter(({ source, fact }) => source === 'action' && 'by' in fact && fact.by === side).length;
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (isShown) before.current ??= deeds;
    if (before.current !== null && deeds > before.current) change({ holdOffered: true });
  }, [isShown, deeds]);
}

function Offer(): ReactElement {
  const { pace } = useSettings();
  const say = useSay();
  return (
    <section className="hold-offer" aria-label={say(AT_TABLE.title)}>
      <p role="status">{say(AT_TABLE.tooFast)}</p>
      <p>
        <button
          type="button"
          className="t-plain"
          data-action="hold"
          onClick={() => change({ holdOffered: true, pace: { ...pace, decide: true } })}
        >
          {say(AT_TABLE.hold)}
        </button>
        <button type="button" className="t-plain" data-action="no-hold" onClick={() => change({ holdOffered: true })}>
          {say(AT_TABLE.noHold)}
        </button>
      </p>
    </section>
  );
}
