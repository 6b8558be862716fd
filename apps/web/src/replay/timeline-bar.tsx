import { TICKS_PER_SECOND, type AnyShape } from '@bande/core';
import type { GameView, SideLook } from '@bande/stage/view';
import type { ReactElement, ReactNode } from 'react';
import { fill, useSay } from '../ui/say.ts';
import { clockWords } from '../board/story/clock-words.ts';
import { Tool } from '../board/toolbar.tsx';
import { SPEEDS, type ReplayPlayer, type Watched } from '../board/watch/player.ts';
import type { ReplayStep } from '../board/watch/steps.ts';
import { kindsIn, nextMark, passageTo, previousMark, shareOf, type PlacedMark } from '../board/watch/timeline.ts';
import { MARK_WORDS, REPLAY } from './words.ts';
import './timeline.css';

export interface TimelineProps {
  readonly player: ReplayPlayer;
  readonly watched: Watched;
  readonly steps: readonly ReplayStep[];
  readonly marks: readonly PlacedMark[];
  readonly sides: Readonly<Record<string, SideLook>>;
  /** What a game calls its marks, where the house calls them otherwise. */
  readonly markWords: GameView<AnyShape>['markWords'];
  readonly children?: ReactNode;
}

/** Where one is in the match, what is marked in it, and how to get about. */
export function Timeline({ player, watched, steps, marks, sides, markWords, children }: TimelineProps): ReactElement {
  const say = useSay();
  const { at, sought, playing, speed } = watched;
  const here = sought ?? at;
  const time = clockWords(steps[at]!.match.tick / TICKS_PER_SECOND);
  const jump = (mark: PlacedMark | undefined): void => {
    if (mark !== undefined) player.watch(passageTo(steps, mark.at));
  };
  return (
    <section className="timeline" aria-label={say(REPLAY.timeline)}>
      <div className="line-of-marks">
        <div className="marks" aria-hidden="true">
          {marks.map((placed) => (
            <MarkOnLine
              key={placed.at}
              placed={placed}
              share={shareOf(placed.at, steps.length)}
              isHere={placed.at === here}
              sides={sides}
              markWords={markWords}
              onJump={jump}
            />
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={steps.length - 1}
          value={at}
          aria-label={say(REPLAY.timeline)}
          aria-valuetext={say(fill(REPLAY.place, { n: at, count: steps.length - 1, time }))}
          onChange={(event) => player.go(event.currentTarget.valueAsNumber)}
        />
      </div>
      <Legend marks={marks} markWords={markWords} />
      <div className="timeline-tools">
        <Tool name="previous" words={REPLAY.previousMark} onUse={() => jump(previousMark(marks, here))} />
        <Tool name="stepBack" words={REPLAY.stepBack} onUse={() => player.back()} />
        <Tool
          name={playing ? 'pause' : 'play'}
          words={playing ? REPLAY.pause : REPLAY.play}
          onUse={() => player.toggle()}
        />
        <Tool name="stepOn" words={REPLAY.stepOn} onUse={() => player.on()} />
        <Tool name="next" words={REPLAY.nextMark} onUse={() => jump(nextMark(marks, here))} />
        <label className="speed">
          <span className="only-heard">{say(REPLAY.speed)}</span>
          <select value={speed} onChange={(event) => player.setSpeed(Number(event.currentTarget.value))}>
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {say({ de: String(one).replace('.', ','), en: String(one) })} ×
              </option>
            ))}
          </select>
        </label>
        <span className="place">{say(fill(REPLAY.place, { n: at, count: steps.length - 1, time }))}</span>
        {children}
      </div>
    </section>
  );
}

/** What the marks mean: those that there are. */
function Legend({ marks, markWords }: Pick<TimelineProps, 'marks' | 'markWords'>): ReactElement | null {
  const say = useSay();
  const kinds = kindsIn(marks);
  if (kinds.length === 0) return null;
  return (
    <ul className="mark-legend" aria-label={say(REPLAY.legend)}>
      {kinds.map((kind) => (
        <li key={kind}>
          <span className={`mark-${kind}`} aria-hidden="true" /> {say(markWords?.[kind] ?? MARK_WORDS[kind])}
        </li>
      ))}
    </ul>
  );
}

interface MarkProps extends Pick<TimelineProps, 'sides' | 'markWords'> {
  readonly placed: PlacedMark;
  readonly share: number;
  readonly isHere: boolean;
  readonly onJump: (mark: PlacedMark) => void;
}

/** For the pointer; keys jump from mark to mark, and the story tells of them. */
function MarkOnLine({ placed, share, isHere, sides, markWords, onJump }: MarkProps): ReactElement {
  const say = useSay();
  const { kind, side, label } = placed.mark;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`mark-${kind}${isHere ? ' is-here' : ''}`}
      title={`${say(markWords?.[kind] ?? MARK_WORDS[kind])}: ${say(label)}`}
      style={{ '--share': share, '--side': side === null ? undefined : sides[side]?.colour }}
      onClick={() => onJump(placed)}
    />
  );
}
