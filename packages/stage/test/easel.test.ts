import { describe, expect, it, vi } from 'vitest';
import { createEasel } from '../src/house/easel.ts';

/** A processor that draws: every picture is done when it is said to be. */
function slowly() {
  const done = new Set<number>();
  let fences = 0;
  const gl = {
    SIGNALED: 1,
    isContextLost: () => false,
    fenceSync: () => ++fences,
    getSyncParameter: (fence: number) => Number(done.has(fence)),
    deleteSync: () => {},
    flush: () => {},
  };
  return { gl: gl as unknown as WebGL2RenderingContext, finish: () => done.add(fences) };
}

describe('the first picture', () => {
  it('is told when it is done, also while picture follows picture', () => {
    vi.useFakeTimers();
    const { gl, finish } = slowly();
    const easel = createEasel(gl, 'plain');
    const ready = vi.fn<() => void>();
    easel.drawn(ready);
    vi.advanceTimersByTime(500);
    expect(ready).not.toHaveBeenCalled();
    // The frame loop sees that it is done and begins the next one before the timer has looked.
    finish();
    expect(easel.isBusy()).toBe(false);
    easel.drawn();
    expect(ready).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(500);
    expect(ready).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
