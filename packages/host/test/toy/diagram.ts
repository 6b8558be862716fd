import type { Match } from '@bande/core';
import type { Toy } from './state.ts';

/** The heap as a row of matches. */
export function diagram({ state: { heap } }: Match<Toy>): string {
  const width = heap * 10 + 20;
  const sticks = Array.from(
    { length: heap },
    (_, i) =>
      `<path d="M${i * 10 + 15} 20v60" stroke="#8a5a2b" stroke-width="4"/><circle cx="${i * 10 + 15}" cy="18" r="4" fill="#b3261e"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 100" width="${width}" height="100"><rect width="${width}" height="100" fill="#f3ead7"/>${sticks.join('')}</svg>`;
}
