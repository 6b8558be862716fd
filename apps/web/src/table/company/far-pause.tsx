import { useState, type ReactElement } from 'react';
import { fill, useSay } from '../../ui/say.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useRoom } from '../at-table.ts';
import { ScoreOnSheet } from '../ends/score-on-sheet.tsx';
import { TABLE } from '../words.ts';
import { useCompany, useNameOf } from './use-company.ts';
import { COMPANY } from './words.ts';

/** The clock stands because the players agreed on it; why the server holds it is said beside the table. */
export function FarPause(): ReactElement | null {
  const [company, { waits, offers }] = useCompany();
  const { seen, log } = useRoom();
  const say = useSay();
  const [studied, study] = useState(false);
  const nameOf = useNameOf();
  const wanted = offers.find(
    ({ what, asked }) => what === 'goOn' && asked.some((seat) => company.seats.includes(seat)),
  );
  const hasAsked = offers.some(
    ({ what, agreed }) => what === 'goOn' && agreed.some((seat) => company.seats.includes(seat)),
  );
  if (waits !== null || studied || company.seats.length === 0) return null;
  return (
    <Sheet kind="screen" title={say(COMPANY.paused)} onLeave={() => study(true)}>
      <ScoreOnSheet match={seen.match} log={log} />
      <p className="pause-text">{say(COMPANY.pausedText)}</p>
      {wanted === undefined ? null : <p role="status">{say(fill(COMPANY.offers.goOn, { name: nameOf(wanted.by) }))}</p>}
      {hasAsked ? <p role="status">{say(COMPANY.goOnAsked)}</p> : null}
      <p className="sheet-actions">
        <button
          type="button"
          className="t-main"
          data-action="resume"
          data-first
          disabled={hasAsked}
          onClick={() => company.propose('goOn')}
        >
          {say(COMPANY.goOn)}
        </button>
        <button type="button" className="t-plain" data-action="study" onClick={() => study(true)}>
          {say(TABLE.lookAtTable)}
        </button>
      </p>
    </Sheet>
  );
}
