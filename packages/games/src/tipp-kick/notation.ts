import type { Notation } from '@bande/core';
import { actionSchema, type Action } from './actions.ts';
import { readGiven } from './position-read.ts';
import { keptOf, readPosition, writePosition } from './position-shared.ts';
import { describe } from './position-write.ts';
import type { TippKick } from './state.ts';

const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/;

/** `shoot x=12.5 y=-80 facing=3 strength=0.6`: the kind, then its fields; places as x and y. */
function writeAction(action: Action): string {
  const words = Object.entries(action).flatMap(([key, value]) => {
    if (key === 'kind') return [];
    return Array.isArray(value) ? [`x=${value[0]}`, `y=${value[1]}`] : [`${key}=${value}`];
  });
  return [action.kind, ...words].join(' ');
}

function readAction(text: string): Action | null {
  const [kind = '', ...words] = text.trim().split(/\s+/);
  const pairs = words.map((word) => word.split('=') as [string, string]);
  if (pairs.some((one) => one.length !== 2) || new Set(pairs.map(([key]) => key)).size < pairs.length) return null;
  const { x, y, ...fields } = Object.fromEntries(pairs.map(([key, value]) => [key, valueOf(value)]));
  const place = x === undefined && y === undefined ? {} : { at: [x, y] };
  const parsed = actionSchema.safeParse({ kind, ...fields, ...place });
  return parsed.success ? parsed.data : null;
}
function valueOf(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return NUMBER.test(text) ? Number(text) : text;
}

export const notation: Notation<TippKick> = {
  writeAction,
  readAction,
  writePosition,
  readPosition,
  keptOf,
  describe,
  readGiven,
};
