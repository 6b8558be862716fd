import type { AddressInfo } from 'node:net';
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import type { Addresses } from '@bande/protocol';
import { json } from '../http/answer.ts';
import { clientAt } from '../http/caller.ts';
import type { Route } from '../http/router.ts';

type Interface = Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>;

const isLoopback = (client: string): boolean => client.startsWith('127.') || client === clientAt('::1');

/** Whoever listens everywhere on the newer kind of addresses listens on the older ones, too. */
const EVERYWHERE: Readonly<Record<string, readonly string[]>> = { '::': ['IPv4', 'IPv6'], '0.0.0.0': ['IPv4'] };

/** Only within one wire, and with a name of the wire behind it that differs on every machine. */
const isLinkLocal = (address: string): boolean => /^fe[89ab]/i.test(address);

/** Under which addresses somebody in the same net reaches whoever listens there, the older kind first. */
export function reachableAt({ address, port }: AddressInfo, interfaces: readonly Interface[]): Addresses {
  const families = EVERYWHERE[address];
  const open = interfaces.filter((one) => !one.internal && !isLinkLocal(one.address));
  const here = open.filter((one) => (families === undefined ? one.address === address : families.includes(one.family)));
  return here
    .toSorted((a, b) => a.family.localeCompare(b.family))
    .map((one) => `http://${one.family === 'IPv6' ? `[${one.address}]` : one.address}:${port}`);
}

/** Somebody at this machine asks where others find it; anybody else has found it, and is not told what other nets it is in. */
export const addressRoutes = (listening: () => AddressInfo): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/addresses',
    handle: ({ caller }) => {
      const interfaces = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
      return json(200, isLoopback(caller.client) ? reachableAt(listening(), interfaces) : []);
    },
  },
];
