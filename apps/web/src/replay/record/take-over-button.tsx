import { useState, type ReactElement } from 'react';
import { TakeOverSheet } from '../../board/watch/take-over.tsx';
import { TAKE_OVER } from '../../board/watch/words.ts';
import { useSay } from '../../ui/say.ts';
import { useInSight, useWatching } from '../at-replay.ts';

/** A new match from the position one is looking at. */
export function TakeOverButton(): ReactElement {
  const { found, course, player } = useWatching();
  const { at } = useInSight().watched;
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="t-plain take-over-button"
        data-tool="take-over"
        onClick={() => (player.pause(), setOpen(true))}
      >
        {say(TAKE_OVER.title)}
      </button>
      {open ? (
        <TakeOverSheet found={found} step={course.steps[at]!} inputs={at} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
