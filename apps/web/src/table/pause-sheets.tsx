import type { SideLook } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { routes } from '../app/routes.ts';
import { fill, useSay } from '../app/say.ts';
import { SideSign } from './icons.tsx';
import { Sheet } from './sheet.tsx';
import { TABLE } from './words.ts';

export function PauseSheet({ score, share, onResume }: { readonly score: ReactElement; readonly share: ReactElement; readonly onResume: () => void }): ReactElement {
  const say = useSay();
  return (
    <Sheet kind="screen" title={say(TABLE.paused)} onLeave={onResume}>
      {score}
      <p className="pause-text">{say(TABLE.pausedText)}</p>
      <p className="sheet-actions">
        <button type="button" className="t-main" data-action="resume" data-first onClick={onResume}>
          {say(TABLE.resume)}
        </button>
        <Link className="t-plain" href={routes.start}>
          {say(TABLE.home)}
        </Link>
        {share}
      </p>
    </Sheet>
  );
}

interface HandOverProps {
  readonly look: SideLook;
  readonly first: boolean;
  readonly score: ReactElement;
  /** What the referee has just said: it is the reason. */
  readonly call: string | null;
  readonly onGo: () => void;
}

/** Covers the table in the colour of whoever is next. */
export function HandOverSheet({ look, first, score, call, onGo }: HandOverProps): ReactElement {
  const say = useSay();
  return (
    <Sheet kind="screen" title={say(fill(TABLE.handOver, { side: say(look.name) }))}>
      <div className="hand-over" style={{ '--side': look.colour }}>
        <SideSign colour={look.colour} shape={look.shape} />
        {first ? null : score}
        {call === null ? null : <p className="gist">{call}</p>}
        <p>{say(first ? TABLE.firstText : TABLE.handOverText)}</p>
        <button type="button" className="t-main" data-action="hand-over" data-first onClick={onGo}>
          {say(TABLE.handOverGo)}
        </button>
      </div>
    </Sheet>
  );
}
