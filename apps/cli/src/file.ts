import { closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { documentFault } from '@bande/core';
import { Unreadable } from '@bande/protocol';
import { parseDocument } from 'yaml';
import { BadInput } from './command.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is a file',
  EEXIST: 'it is a file',
  EACCES: 'it is not allowed',
};

const reasonFor = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return reasons[code ?? ''] ?? message;
};

/** Files are read up to these sizes, in bytes: a long match is a few megabytes, a chapter of scenarios a tenth of one. */
const MOST_TEXT = 64 * 1024 * 1024;
const MOST_YAML = 4 * 1024 * 1024;

export function readText(path: string, most = MOST_TEXT): string {
  try {
    return readAtMost(path, most);
  } catch (error) {
    throw error instanceof BadInput
      ? error
      : new BadInput(`cannot read ${path}: ${reasonFor(error)}`, { cause: error });
  }
}

/** Piece by piece: what has no size before it is read, as a pipe or a device, has an end too. */
function readAtMost(path: string, most: number): string {
  const file = openSync(path, 'r');
  try {
    const pieces: Buffer[] = [];
    for (let total = 0; ;) {
      const piece = Buffer.allocUnsafe(64 * 1024);
      const size = readSync(file, piece);
      if (size === 0) return Buffer.concat(pieces).toString('utf8');
      pieces.push(piece.subarray(0, size));
      total += size;
      if (total > most) throw new BadInput(`cannot read ${path}: it is larger than ${most / 1024 / 1024} MB`);
    }
  } finally {
    closeSync(file);
  }
}

/** A folder and those it lies in, the outermost first. */
const foldersOf = (path: string): readonly string[] => {
  const whole = resolve(path);
  const outer = dirname(whole);
  return outer === whole ? [] : [...foldersOf(outer), whole];
};

export function makeFolder(path: string): void {
  try {
    // One after the other: where nothing can be made (as under /proc) the recursive way never returns.
    for (const folder of foldersOf(path)) if (!existsSync(folder)) mkdirSync(folder);
    if (!statSync(path).isDirectory()) throw Object.assign(new Error(), { code: 'EEXIST' });
  } catch (error) {
    throw new BadInput(`cannot make the folder ${path}: ${reasonFor(error)}`, { cause: error });
  }
}

/** YAML, and so JSON too. */
export function readYaml(path: string, source = readText(path, MOST_YAML)): unknown {
  const { value, fault } = parsed(source);
  const reason = fault ?? documentFault(value);
  if (reason !== null) throw new BadInput(`${path}: ${reason}`);
  return value;
}

/** A list whose entries stand by themselves: where one of them is no YAML, its reason stands in its place. */
export function readYamlList(path: string): unknown {
  const source = readText(path, MOST_YAML);
  const whole = parsed(source);
  if (whole.fault === null) return whole.value;
  const pieces = source.split(/^(?=- )/m);
  if (!whole.broken || pieces.length < 2 || !pieces.every(isEntryOrComment))
    throw new BadInput(`${path}: ${whole.fault}`);
  let line = 1;
  return pieces.flatMap((piece) => {
    const { value, fault } = parsed(piece, line);
    line += piece.split('\n').length - 1;
    if (!piece.startsWith('- ')) return [];
    return fault === null ? value : [new Unreadable(fault, TITLE.exec(piece)?.[1])];
  });
}

const TITLE = /^(?:- | {2})title: *(.+?) *$/m;
const isEntryOrComment = (piece: string): boolean =>
  piece.startsWith('- ') || piece.split('\n').every((line) => /^\s*(?:#.*|---\s*)?$/.test(line));

interface Parsed {
  readonly value: unknown;
  /** In one line, or null. */
  readonly fault: string | null;
  /** It is no YAML; otherwise an alias is without its anchor, or there are too many, which shows only at the end. */
  readonly broken: boolean;
}

function parsed(source: string, firstLine = 1): Parsed {
  const document = parseDocument(source, { prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined)
    return {
      value: null,
      fault: `line ${firstLine - 1 + source.slice(0, error.pos[0]).split('\n').length}: ${error.message}`,
      broken: true,
    };
  try {
    return { value: document.toJS(), fault: null, broken: false };
  } catch (reason) {
    return { value: null, fault: (reason as Error).message, broken: false };
  }
}
