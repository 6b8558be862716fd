import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { reachableAt } from '../src/api/addresses.ts';
import { start } from './house.ts';

const INTERFACES = [
  { address: '127.0.0.1', family: 'IPv4', internal: true },
  { address: '::1', family: 'IPv6', internal: true },
  { address: 'fe80::1', family: 'IPv6', internal: false },
  { address: 'fd00::5', family: 'IPv6', internal: false },
  { address: '192.168.7.5', family: 'IPv4', internal: false },
] as const;

const at = (address: string): readonly string[] => reachableAt({ address, family: 'IPv4', port: 8080 }, INTERFACES);

test('others reach a server where it listens, and nobody one that listens to its own machine alone', () => {
  expect(at('::')).toEqual(['http://192.168.7.5:8080', 'http://[fd00::5]:8080']);
  expect(at('0.0.0.0')).toEqual(['http://192.168.7.5:8080']);
  expect(at('192.168.7.5')).toEqual(['http://192.168.7.5:8080']);
  expect([at('127.0.0.1'), at('::1')]).toEqual([[], []]);
});

test('somebody at the machine is told its addresses, and anybody else nothing', async () => {
  const house = await start({ proxies: 1 });
  const port = Number(new URL(house.url).port);
  const asks = async (from: string): Promise<unknown> =>
    (await fetch(`${house.url}/api/addresses`, { headers: { 'x-forwarded-for': from } })).json();
  const interfaces = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  const here = reachableAt({ address: '::', family: 'IPv6', port }, interfaces);
  expect(await Promise.all(['127.0.0.1', '::1'].map(asks))).toEqual([here, here]);
  expect(await Promise.all(['192.168.7.9', 'fd00::9', '1.2.3.4', '127.0.0.1, 1.2.3.4'].map(asks))).toEqual([
    [],
    [],
    [],
    [],
  ]);
  await house.close();
  const own = await start({ bind: '127.0.0.1' });
  expect(await (await fetch(`${own.url}/api/addresses`)).json()).toEqual([]);
  await own.close();
});
