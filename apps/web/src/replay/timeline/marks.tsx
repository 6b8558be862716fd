import type { ReactElement } from 'react';
import { kindsIn, shareOf, type PlacedMark } from '../../board/watch/timeline.ts';
import { useSay } from '../../ui/say.ts';
import { useInSight, useWatching } from '../at-replay.ts';
import { MARK_WORDS, REPLAY } from '../words.ts';

interface MarksProps {
  readonly onJump: (mark: PlacedMark) => void;
}

/** What is marked in the match, where it lies. */
export function MarksOnLine({ onJump }: MarksProps): ReactElement {
  const { steps } = useWatching().course;
  const { marks } = useInSight();
  return (
    <div className="marks" aria-hidden="true">
      {marks.map((placed) => (
        <MarkOnLine key={placed.at} placed={placed} share={shareOf(placed.at, steps.length)} onJump={onJump} />
      ))}
    </div>
  );
}

interface MarkProps extends MarksProps {
  readonly placed: PlacedMark;
  readonly share: number;
}

/** For the pointer; keys jump from mark to mark, and the story tells of them. */
function MarkOnLine({ placed, share, onJump }: MarkProps): ReactElement {
  const { view } = useWatching().found;
  const { watched } = useInSight();
  const say = useSay();
  const { kind, means, side, label } = placed.mark;
  const isHere = placed.at === (watched.sought ?? watched.at);
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`mark-${kind}${isHere ? ' is-here' : ''}`}
      title={`${say(means ?? MARK_WORDS[kind])}: ${say(label)}`}
      style={{ '--share': share, '--side': side === null ? undefined : view.sides(watched.match)[side]?.colour }}
      onClick={() => onJump(placed)}
    />
  );
}

/** What the marks mean: those that there are. */
export function Legend(): ReactElement | null {
  const { marks } = useInSight();
  const say = useSay();
  const kinds = kindsIn(marks);
  if (kinds.length === 0) return null;
  return (
    <ul className="mark-legend" aria-label={say(REPLAY.legend)}>
      {kinds.map(({ kind, means }) => (
        <li key={kind}>
          <span className={`mark-${kind}`} aria-hidden="true" /> {say(means ?? MARK_WORDS[kind])}
        </li>
      ))}
    </ul>
  );
}
