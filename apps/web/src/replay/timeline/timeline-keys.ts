import { useEffect } from 'react';
import { SPEEDS, type ReplayPlayer } from '../../board/watch/player.ts';
import type { ReplayStep } from '../../board/watch/steps.ts';
import { nextMark, passageTo, previousMark, type PlacedMark } from '../../board/watch/timeline.ts';

/** What a key does to a replay; undefined: it is not ours. */
export function keyOf(
  key: string,
  player: Pick<ReplayPlayer, 'go' | 'on' | 'back' | 'watch' | 'toggle' | 'setSpeed' | 'setManner' | 'watched'>,
  marks: readonly PlacedMark[],
  steps: readonly ReplayStep[],
): (() => void) | undefined {
  const { at, sought } = player.watched;
  const here = sought ?? at;
  const jump = (mark: PlacedMark | undefined): void => {
    if (mark !== undefined) player.watch(passageTo(steps, mark.at));
  };
  switch (key) {
    case ' ':
      return () => player.toggle();
    case 'ArrowRight':
      return () => player.on();
    case 'ArrowLeft':
      return () => player.back();
    case 'Home':
      return () => player.go(0);
    case 'End':
      return () => player.go(Infinity);
    case '<':
      return () => player.setSpeed(beside(player.watched.speed, -1));
    case '>':
      return () => player.setSpeed(beside(player.watched.speed, 1));
    case 'n':
      return () => jump(nextMark(marks, here));
    case 's':
      return () => player.setManner(player.watched.manner === 'scenes' ? 'brisk' : 'scenes');
    case 'p':
      return () => jump(previousMark(marks, here));
    default:
      return undefined;
  }
}

const beside = (speed: number, way: 1 | -1): number => SPEEDS[SPEEDS.findIndex((one) => one === speed) + way] ?? speed;

/** Buttons, fields, the board and sheets keep the keys they have. */
const KEEPS_ITS_KEYS = 'button, input, select, textarea, a, summary, dialog, [role="grid"]';

/** Nothing else has these. */
const ALWAYS: ReadonlySet<string> = new Set(['n', 'p', 's', '<', '>']);

export function useTimelineKeys(
  player: ReplayPlayer,
  marks: readonly PlacedMark[],
  steps: readonly ReplayStep[],
): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const busy = event.target instanceof Element && event.target.closest(KEEPS_ITS_KEYS) !== null;
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        (event.shiftKey && event.key.startsWith('Arrow')) ||
        (busy && !ALWAYS.has(event.key))
      )
        return;
      const act = keyOf(event.key, player, marks, steps);
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [player, marks, steps]);
}
