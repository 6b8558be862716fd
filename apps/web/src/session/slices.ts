/** Long work in small pieces: it yields how much of it is done (0 to 1). */
export type SlowWork<R> = Generator<number, R>;

/** Under the 50 ms that people notice, with room for a picture to be drawn. */
const SLICE_MS = 12;

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

export interface Slicing {
  readonly onProgress?: (done: number) => void;
  readonly signal?: AbortSignal;
  readonly now?: () => number;
  readonly pause?: () => Promise<void>;
}

/** Runs the work so that the page never stalls. Resolves to null if it was called off. */
export async function inSlices<R>(
  work: SlowWork<R>,
  { onProgress, signal, now = () => performance.now(), pause = breath }: Slicing = {},
): Promise<R | null> {
  let since = now();
  for (;;) {
    const step = work.next();
    if (step.done === true) return signal?.aborted === true ? null : step.value;
    if (now() - since < SLICE_MS) continue;
    onProgress?.(step.value);
    await pause();
    if (signal?.aborted === true) return null;
    since = now();
  }
}
