/** What differs from something that both know: of objects the keys that do, of everything else the whole. */

export type Plain = Readonly<Record<string, unknown>>;
export const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys that the base has and the value has not. */
const WITHOUT = '-';

/** Undefined: nothing differs. An object that replaces another one as a whole is told by a list around it. */
export function differing(value: unknown, base: unknown): unknown {
  if (isObject(value) && isObject(base)) return differingKeys(value, base);
  if (isObject(base)) return [value];
  return isSame(value, base) ? undefined : value;
}

function differingKeys(value: Plain, base: Plain): Plain | undefined {
  const there = Object.entries(value).filter(([, one]) => one !== undefined);
  const told = there
    .map(([key, one]): [string, unknown] => [key, Object.hasOwn(base, key) ? differing(one, base[key]) : one])
    .filter(([, one]) => one !== undefined);
  const missing = Object.keys(base).filter((key) => base[key] !== undefined && value[key] === undefined);
  const all = missing.length === 0 ? told : [...told, [WITHOUT, missing] as const];
  return all.length === 0 ? undefined : Object.fromEntries(all);
}

/** The value that differs from a base as was told. What nobody wrote gives something, which is for others to judge. */
export function applied(told: unknown, base: unknown): unknown {
  if (told === undefined) return base;
  if (!isObject(base)) return told;
  if (!isObject(told)) return Array.isArray(told) ? told[0] : told;
  const missing = new Set(Array.isArray(told[WITHOUT]) ? told[WITHOUT] : []);
  const kept = Object.entries(base).filter(([key]) => !missing.has(key) && !Object.hasOwn(told, key));
  const changed = Object.entries(told).filter(([key]) => key !== WITHOUT);
  return Object.fromEntries([
    ...kept,
    ...changed.map(([key, one]) => [key, Object.hasOwn(base, key) ? applied(one, base[key]) : one] as const),
  ]);
}

function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, i) => isSame(item, other[i]));
  if (isObject(one) && isObject(other)) return differingKeys(one, other) === undefined;
  return one === other;
}
