import { onceAllIsHere, somethingComes } from '../ui/coming.ts';

/** Where a browser does not say when it is idle, this is long enough for what somebody does next to have begun. */
const BREATH_MS = 50;

const idleMoment = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done());
    else setTimeout(done, BREATH_MS);
  });

/** The page has come, no table is being laid, and the browser was idle so many times in a row in which nothing was loaded. */
export async function quiet(times: number, loads: () => number): Promise<void> {
  for (let idle = 0; idle < times;) {
    await onceAllIsHere();
    const before = loads();
    await idleMoment();
    idle = somethingComes() || loads() !== before ? 0 : idle + 1;
  }
}
