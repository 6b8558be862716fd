import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { Refused } from './answer.ts';

const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const LONGEST = 261;

/** Whoever says this goes by any name. */
const ANY_HOST = '*';

/** The names that reach this machine without anybody's doing. */
export function namesOfItsOwn(): readonly string[] {
  const own = hostname().toLowerCase();
  return [...new Set(['localhost', own, ...(own.includes('.') ? [] : [`${own}.local`])])];
}

const nameIn = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** An address is nobody's name: no page elsewhere can be called by it. */
const isAddress = (name: string): boolean => isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;

/** One host, well written, and a name of this server: else a page elsewhere could give this address a name of its own and read here as if it were at home. */
export function checkHost({ headers: { host }, rawHeaders }: IncomingMessage, names: readonly string[]): void {
  const given = rawHeaders.filter((field, i) => i % 2 === 0 && field.toLowerCase() === 'host').length;
  if (given > 1 || (host !== undefined && (host.length > LONGEST || !HOST.test(host))))
    throw new Refused(400, 'the host header cannot be read', { connection: 'close' });
  // No browser leaves it out.
  if (host === undefined || names.includes(ANY_HOST)) return;
  const name = nameIn(host);
  if (!names.includes(name) && !isAddress(name))
    throw new Refused(421, 'this server goes by another name; whoever runs it can add this one with --hosts', {
      connection: 'close',
    });
}
