import type { ReactElement } from 'react';
import { CallCard } from '../board/story/calls.tsx';
import { useRoom, useTable } from './at-table.ts';
import { RefusalCard, WhyNot } from './bar/refusal-card.tsx';
import './card-at-table.css';
import './card-foot-at-table.css';

/** What the referee says: why something cannot be done, or what was called last. */
export function Referee(): ReactElement {
  const { choice } = useRoom();
  return <div className="referee">{choice.refusal === null ? <NotTakenBack /> : <Refused />}</div>;
}

function NotTakenBack(): ReactElement {
  const { whyNot, forgive } = useRoom().takingBack;
  return whyNot === null ? <LastCall /> : <WhyNot words={[whyNot]} of={whyNot} onClose={forgive} />;
}

function Refused(): ReactElement | null {
  const { game, view } = useTable();
  const { seen, choice } = useRoom();
  if (choice.refusal === null) return null;
  return (
    <RefusalCard
      game={game}
      view={view}
      match={seen.snapshot.match}
      refusal={choice.refusal}
      onClose={choice.forgive}
    />
  );
}

function LastCall(): ReactElement | null {
  const { game, view } = useTable();
  const { seen, called } = useRoom();
  const { shown } = called;
  if (shown === null || !seen.snapshot.laid) return null;
  const staysUntilPutAway = seen.match.mode === 'live' || shown !== called.held;
  return (
    <CallCard
      game={game}
      view={view}
      match={shown.match}
      card={shown.card}
      own={called.own}
      lit={called.isLit}
      onLight={called.onLight}
      isRead={called.isRead}
      onClose={staysUntilPutAway ? called.putAway : undefined}
    />
  );
}
