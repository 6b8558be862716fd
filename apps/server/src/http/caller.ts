import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/** Who asks, as far as the server can know. */
export interface Caller {
  /** Requests of one client share turns, time and connections. */
  readonly client: string;
  /** Aborted when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
  readonly isSecure: boolean;
}

/** An address as it is counted: whoever has one address of the newer kind has 2⁶⁴ of them. */
export function clientAt(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('%')[0]!.split('::');
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const groups = plain.includes('::')
    ? [...before!, ...Array.from({ length: Math.max(0, 8 - before!.length - after!.length) }, () => '0'), ...after!]
    : before!;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Each proxy appends whom it heard; what stands before the entries of one's own proxies anybody can have written. */
const told = (header: string | readonly string[] | undefined, proxies: number): string | undefined =>
  proxies === 0 || header === undefined
    ? undefined
    : [header]
        .flat()
        .join(',')
        .split(',')
        .map((part) => part.trim())
        .at(-proxies);

export function clientOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const forwarded = told(headers['x-forwarded-for'], proxies);
  return clientAt(forwarded !== undefined && isIP(forwarded) !== 0 ? forwarded : (socket.remoteAddress ?? ''));
}

/** The server itself speaks plain HTTP: that it is HTTPS outside only the proxy can say. */
export const isSecure = ({ headers }: IncomingMessage, proxies: number): boolean =>
  proxies > 0 && [headers['x-forwarded-proto']].flat().join(',').split(',').at(-1)?.trim() === 'https';
