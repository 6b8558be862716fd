/** Names by which a device reaches nobody but itself. */
export const isOwnName = (host: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host);

/** Where others find this server, as it says itself; it says so only to whoever sits at its own device. */
export async function addressesHere(): Promise<readonly string[]> {
  const answer = await fetch('/api/addresses', { headers: { accept: 'application/json' } }).catch(() => null);
  if (answer?.ok !== true) return [];
  const told = (await answer.json().catch(() => null)) as { readonly addresses?: unknown } | null;
  const addresses: readonly unknown[] = Array.isArray(told?.addresses) ? told.addresses : [];
  return addresses
    .filter((one) => typeof one === 'string')
    .flatMap((one) => (URL.canParse(one) ? [new URL(one).origin] : []));
}
