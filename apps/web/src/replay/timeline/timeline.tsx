import { TICKS_PER_SECOND } from '@bande/core';
import type { ReactElement, ReactNode } from 'react';
import { clockWords } from '../../board/story/clock-words.ts';
import { Tool } from '../../board/toolbar.tsx';
import { SPEEDS } from '../../board/watch/player.ts';
import { MANNERS, type Manner } from '../../board/watch/scenes.ts';
import { nextMark, passageTo, previousMark, type PlacedMark } from '../../board/watch/timeline.ts';
import { fill, useSay } from '../../ui/say.ts';
import { Select } from '../../ui/select.tsx';
import { useInSight, useWatching } from '../at-replay.ts';
import { REPLAY } from '../words.ts';
import { Legend, MarksOnLine } from './marks.tsx';
import './timeline.css';

/** Where one is in the match, what is marked in it, and how to get about. */
export function Timeline({ children }: { readonly children: ReactNode }): ReactElement {
  const { player, course } = useWatching();
  const { watched } = useInSight();
  const say = useSay();
  const { steps } = course;
  const time = clockWords(steps[watched.at]!.match.tick / TICKS_PER_SECOND);
  const place = say(fill(REPLAY.place, { n: watched.at, count: steps.length - 1, time }));
  const jump = (mark: PlacedMark | undefined): void => {
    if (mark !== undefined) player.watch(passageTo(steps, mark.at));
  };
  return (
    <section className="timeline" aria-label={say(REPLAY.timeline)}>
      <div className="line-of-marks">
        <MarksOnLine onJump={jump} />
        <input
          type="range"
          min={0}
          max={steps.length - 1}
          value={watched.at}
          aria-label={say(REPLAY.timeline)}
          aria-valuetext={place}
          onChange={(event) => player.go(event.currentTarget.valueAsNumber)}
        />
      </div>
      <Legend />
      <div className="timeline-tools">
        <Ways onJump={jump} />
        <SpeedChoice />
        <MannerChoice />
        <span className="place">{place}</span>
        {children}
      </div>
    </section>
  );
}

/** A mark, a step, or on as it was played. */
function Ways({ onJump }: { readonly onJump: (mark: PlacedMark | undefined) => void }): ReactElement {
  const { player } = useWatching();
  const { watched, marks } = useInSight();
  const { at, sought, playing } = watched;
  const here = sought ?? at;
  return (
    <>
      <Tool name="previous" words={REPLAY.previousMark} onUse={() => onJump(previousMark(marks, here))} />
      <Tool name="stepBack" words={REPLAY.stepBack} onUse={() => player.back()} />
      <Tool
        name={playing ? 'pause' : 'play'}
        words={playing ? REPLAY.pause : REPLAY.play}
        onUse={() => player.toggle()}
      />
      <Tool name="stepOn" words={REPLAY.stepOn} onUse={() => player.on()} />
      <Tool name="next" words={REPLAY.nextMark} onUse={() => onJump(nextMark(marks, here))} />
    </>
  );
}

const SPEED_CHOICES = SPEEDS.map((id) => ({ id, title: { de: `${String(id).replace('.', ',')} ×`, en: `${id} ×` } }));

function SpeedChoice(): ReactElement {
  const { player } = useWatching();
  const { speed } = useInSight().watched;
  const choose = (one: number): void => player.setSpeed(one);
  return <Select tool="speed" label={REPLAY.speed} value={speed} choices={SPEED_CHOICES} onChoose={choose} />;
}

const MANNER_CHOICES = MANNERS.map((id) => ({ id, title: REPLAY[id] }));

/** Without the waiting, as it is usually watched; the scenes alone; or all of it. */
function MannerChoice(): ReactElement {
  const { player } = useWatching();
  const { manner } = useInSight().watched;
  const choose = (one: Manner): void => player.setManner(one);
  return <Select tool="manner" label={REPLAY.manner} value={manner} choices={MANNER_CHOICES} onChoose={choose} />;
}
