import type { AnyGame, Registry } from '@bande/core';
import { nearestFirst } from '@bande/protocol';

/** Bad input: one line for a person, exit 2. Everything else that is thrown is a fault of the program. */
export class BadInput extends Error {}

export interface Flag {
  readonly type: 'string' | 'boolean';
  readonly multiple?: true;
  /** What stands for the value in the help: `N`, `DIR`. */
  readonly value?: string;
  readonly help: string;
}

/** What a command touches of the outside world; tests bring their own. */
export interface Surroundings {
  /** The root of the checkout. */
  readonly root: string;
  readonly registry: () => Promise<Registry>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly input: AsyncIterable<string>;
}

/** The words of one call, already checked against the command's flags. */
export interface Call {
  readonly words: readonly string[];
  readonly flags: Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
}

export interface Command {
  /** The words after the name; a trailing `?` marks one that may be left out. */
  readonly words: readonly string[];
  readonly flags: Readonly<Record<string, Flag>>;
  readonly help: string;
  /** Answers the exit code. */
  run(call: Call, around: Surroundings): Promise<number>;
}

export const JSON_FLAG = {
  json: { type: 'boolean', help: 'one JSON document on stdout and nothing else' },
} as const satisfies Command['flags'];

export const text = ({ flags }: Call, name: string): string | undefined =>
  typeof flags[name] === 'string' ? flags[name] : undefined;
export const texts = ({ flags }: Call, name: string): readonly string[] =>
  Array.isArray(flags[name]) ? (flags[name] as readonly string[]) : [];
/** Of the surroundings; an empty one counts as none. */
export const variable = (name: string): string | undefined =>
  process.env[name] === '' ? undefined : process.env[name];
export const isSet = ({ flags }: Call, name: string): boolean => flags[name] === true;

export function wholeNumber(
  call: Call,
  name: string,
  otherwise: number,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): number {
  const given = text(call, name);
  if (given === undefined) return otherwise;
  const value = Number(given);
  if (!/^\d+$/.test(given) || value < least || value > most)
    throw new BadInput(
      `--${name} wants a whole number from ${least}${most === Number.MAX_SAFE_INTEGER ? '' : ` to ${most}`}, not ${given}`,
    );
  return value;
}

export async function gameOf(around: Surroundings, id: string): Promise<AnyGame> {
  const registry = await around.registry();
  return oneOf(registry, id, (game) => game.id, 'game');
}

/** The item of this name, or a line that says which names there are. */
export function oneOf<T>(items: readonly T[], name: string, nameOf: (item: T) => string, what: string): T {
  const found = items.find((item) => nameOf(item) === name);
  if (found !== undefined) return found;
  throw new BadInput(`no ${what} named ${name}${suggestion(name, items.map(nameOf))}`);
}

/** So many names are read in one line; of hundreds (paragraphs) only the nearest is named. */
const MOST_NAMED = 20;

export function suggestion(name: string, known: readonly string[]): string {
  const closest = nearestFirst(name, known)[0];
  if (closest !== undefined && closest.far <= Math.ceil(name.length / 3)) return `; did you mean ${closest.candidate}?`;
  return known.length === 0 || known.length > MOST_NAMED ? '' : `; known: ${known.join(', ')}`;
}
