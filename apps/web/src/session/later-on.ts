/** Waiting, with a way to call it off. Browsers cannot wait longer than 2³¹ ms. */
export function laterOn(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, Math.min(ms, 2_147_483_647));
  return () => clearTimeout(timer);
}
