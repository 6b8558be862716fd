import { useEffect, useRef, type ReactElement } from 'react';
import { isGoal } from '../../board/frames.ts';
import { useSay } from '../../ui/say.ts';
import { change, useSettings } from '../../ui/settings.ts';
import { useRoom, useTable } from '../at-table.ts';
import { AT_TABLE } from '../words.ts';
import { missesOf, OFFERED_AFTER } from './misses.ts';
import './hold-offer.css';

/** In a live match, once on a device: after the second thing that went wrong the table may hold whenever there is something to decide. */
export function HoldOffer(): ReactElement | null {
  const { kept, session } = useTable();
  const { seen, log, sitting } = useRoom();
  const { pace, holdOffered } = useSettings();
  const { match, done } = seen.snapshot;
  const [side] = sitting.people;
  const isAsked = session.holdsTime && !holdOffered && !pace.decide;
  const isOpen = isAsked && !done && kept.exercise === undefined && match.outcome === null;
  if (!isOpen || match.mode !== 'live' || side === undefined || sitting.people.length > 1) return null;
  // A goal is read first.
  if (isGoal(seen.show) || missesOf(log, side) < OFFERED_AFTER) return null;
  return <Offer />;
}

/** Whoever does something instead has answered, too. */
function Offer(): ReactElement {
  const { seen, sitting } = useRoom();
  const { pace } = useSettings();
  const say = useSay();
  const [side] = sitting.people;
  const deeds = seen.snapshot.log.filter(({ source, fact }) => source === 'action' && 'by' in fact && fact.by === side);
  const before = useRef(deeds.length);
  useEffect(() => {
    if (deeds.length > before.current) change({ holdOffered: true });
  }, [deeds.length]);
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
