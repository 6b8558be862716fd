import { sha256 } from './sha256.ts';

/**
 * One text for one value: keys sorted, fields that are `undefined` left out, and nothing that JSON would lose.
 * JavaScript prints a double the same way everywhere, so equal texts mean equal bits.
 */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return canonicalNumber(value);
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${Array.from(value, canonical).join(',')}]`;
  if (typeof value === 'object') return canonicalObject(value as Readonly<Record<string, unknown>>);
  throw new TypeError(`a state may hold plain data only, not ${typeof value}`);
}

function canonicalNumber(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError('a state may not hold NaN or an infinity');
  return Object.is(value, -0) ? '-0' : String(value);
}

function canonicalObject(value: Readonly<Record<string, unknown>>): string {
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null)
    throw new TypeError('a state may hold plain objects and arrays only');
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  return `{${keys
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
    .join(',')}}`;
}

export const hashOf = (value: unknown): string => sha256(canonical(value)).hex();
