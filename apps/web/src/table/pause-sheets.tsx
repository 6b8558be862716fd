import type { SideLook } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { routes } from '../app/routes.ts';
import { fill, useSay } from '../app/say.ts';
import { SideSign } from './icons.tsx';
import { Sheet } from './sheet.tsx';
import { TABLE } from './words.ts';

export function PauseSheet({ onResume }: { readonly onResume: () => void }): ReactElement {
  const say = useSay();
  return (
    <Sheet kind="screen" title={say(TABLE.paused)} onLeave={onResume}>
      <p className="pause-text">{say(TABLE.pausedText)}</p>
      <p className="sheet-actions">
        <button type="button" className="t-main" data-action="resume" data-first onClick={onResume}>
          {say(TABLE.resume)}
        </button>
        <Link className="t-plain" href={routes.start}>
          {say(TABLE.home)}
        </Link>
      </p>
    </Sheet>
  );
}

/** Covers the table in the colour of whoever is next. */
export function HandOverSheet({ look, first, onGo }: { readonly look: SideLook; readonly first: boolean; readonly onGo: () => void }): ReactElement {
  const say = useSay();
  return (
    <Sheet kind="screen" title={say(fill(TABLE.handOver, { side: say(look.name) }))}>
      <div className="hand-over" style={{ '--side': look.colour }}>
        <SideSign colour={look.colour} shape={look.shape} />
        <p>{say(first ? TABLE.firstText : TABLE.handOverText)}</p>
        <button type="button" className="t-main" data-action="hand-over" data-first onClick={onGo}>
          {say(TABLE.handOverGo)}
        </button>
      </div>
    </Sheet>
  );
}
