/** Goes on with a long work for some milliseconds of a frame, so that a slow picture does not make it late; tells whether any of it is left. */
export function inAFrame(ms: number, goOn: () => boolean): boolean {
  const until = performance.now() + ms;
  let goesOn = true;
  while (goesOn && performance.now() < until) goesOn = goOn();
  return goesOn;
}
