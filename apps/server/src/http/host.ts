import type { IncomingMessage } from 'node:http';
import { Refused } from './answer.ts';

const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const LONGEST = 261;

const nameIn = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** One host, well written, and where the server has names one of them: else a page elsewhere could come here under a name of its own. */
export function checkHost({ headers: { host }, rawHeaders }: IncomingMessage, names: readonly string[]): void {
  const given = rawHeaders.filter((field, i) => i % 2 === 0 && field.toLowerCase() === 'host').length;
  if (given > 1 || (host !== undefined && (host.length > LONGEST || !HOST.test(host))))
    throw new Refused(400, 'the host header cannot be read', { connection: 'close' });
  if (names.length > 0 && (host === undefined || !names.includes(nameIn(host))))
    throw new Refused(421, 'this server goes by another name', { connection: 'close' });
}
