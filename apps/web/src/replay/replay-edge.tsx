import type { ReactElement } from 'react';
import { CallCard } from '../board/story/calls.tsx';
import { fill, useSay } from '../ui/say.ts';
import { useInSight, useWatching } from './at-replay.ts';
import { TakeOverButton } from './record/take-over-button.tsx';
import { Timeline } from './timeline/timeline.tsx';
import { REPLAY } from './words.ts';

/** The near edge: what was called last, what has gone wrong, and the timeline. */
export function ReplayEdge({ notOpened }: { readonly notOpened: string | null }): ReactElement {
  const { course } = useWatching();
  const { narrow } = useInSight();
  const say = useSay();
  const reasons = [course.broken === null ? null : say(fill(REPLAY.broken, { reason: course.broken })), notOpened];
  return (
    <footer className="table-edge">
      <LastCall />
      <div className="replay-controls">
        {reasons.map((reason) =>
          reason === null ? null : (
            <p key={reason} role="alert" className="t-reason">
              {reason}
            </p>
          ),
        )}
        <Timeline>{narrow ? <TakeOverButton /> : null}</Timeline>
      </div>
    </footer>
  );
}

function LastCall(): ReactElement | null {
  const { game, view } = useWatching().found;
  const { watched, card, evidence } = useInSight();
  if (card === null) return null;
  return (
    <div className="referee">
      <CallCard
        game={game}
        view={view}
        match={watched.match}
        card={card}
        lit={evidence.isLit}
        onLight={evidence.onLight}
      />
    </div>
  );
}
