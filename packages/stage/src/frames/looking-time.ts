/** Milliseconds of whoever looks on, for what a hand may do so soon; no picture depends on them. */
export const lookingTime = (): number => performance.now();
