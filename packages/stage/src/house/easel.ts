import type { Quality } from './quality.ts';

/** Knows whether the picture that was asked for last has been painted. */
interface Easel {
  readonly isBusy: () => boolean;
  /** A picture has been asked for; `done` is called when it can be seen. */
  readonly drawn: (done?: () => void) => void;
}

const LOOK_MS = 15;

/** A graphics card is asked without being waited for; a processor that draws may take long, and whoever asks it for more has to wait. */
export function createEasel(gl: WebGL2RenderingContext, quality: Quality): Easel {
  if (quality === 'full')
    return { isBusy: () => false, drawn: (done) => void (done === undefined ? null : requestAnimationFrame(done)) };
  let fence: WebGLSync | null = null;
  let awaited: (() => void) | null = null;
  const isDone = (): boolean => {
    if (fence !== null && !gl.isContextLost() && gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED)
      return false;
    if (fence !== null) gl.deleteSync(fence);
    fence = null;
    // Told by whoever sees it first: the next picture may be begun before anybody looks again.
    const done = awaited;
    awaited = null;
    done?.();
    return true;
  };
  const look = (): void => {
    if (awaited !== null && !isDone()) setTimeout(look, LOOK_MS);
  };
  return {
    isBusy: () => !isDone(),
    drawn: (done) => {
      fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
      gl.flush();
      if (done === undefined) return;
      awaited = done;
      look();
    },
  };
}
