export type Encoding = 'br' | 'gzip';

/** In the order in which the server likes them. */
const KNOWN: readonly Encoding[] = ['br', 'gzip'];

/** `gzip;q=0.5` is `['gzip', 0.5]`; what cannot be read is not wanted. */
function wish(part: string): readonly [string, number] {
  const [name = '', ...parameters] = part
    .toLowerCase()
    .split(';')
    .map((word) => word.trim());
  const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
  if (weight === undefined) return [name, 1];
  return [name, /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0];
}

/** The encoding a client likes best of those there are, or null: as it is. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  if (accepted === undefined) return null;
  const wishes = new Map(accepted.split(',').map(wish));
  const weight = (name: string): number => wishes.get(name) ?? wishes.get('*') ?? 0;
  const [best] = KNOWN.toSorted((a, b) => weight(b) - weight(a));
  return best !== undefined && weight(best) > 0 && weight(best) >= (wishes.get('identity') ?? 0) ? best : null;
}
