import type { Addresses } from '@bande/protocol';

/** Names by which a device reaches nobody but itself. */
export const isOwnName = (host: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host);

/** Where others find this server, as it says itself; it says so only to whoever sits at its own device. Nobody knows where it says nothing. */
export async function addressesHere(): Promise<Addresses> {
  const answer = await fetch('/api/addresses', { headers: { accept: 'application/json' } }).catch(() => null);
  if (answer?.ok !== true) return [];
  return answer.json().catch(() => []) as Promise<Addresses>;
}
