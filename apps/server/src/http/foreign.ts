import type { IncomingMessage } from 'node:http';

/** A page of another site may neither post here nor open a line in the name of whoever looks at it. */
export function isForeign({ headers: { origin, host, 'sec-fetch-site': site } }: IncomingMessage): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && origin.replace(/^https?:\/\//, '') !== host;
}
