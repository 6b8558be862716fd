import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
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

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new BadInput(`cannot read ${path}: ${reasonFor(error)}`, { cause: error });
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
export function readYaml(path: string, source = readText(path)): unknown {
  const document = parseDocument(source, { prettyErrors: false });
  const fault = document.errors[0];
  if (fault === undefined) return toValue(path, document);
  const line = source.slice(0, fault.pos[0]).split('\n').length;
  throw new BadInput(`${path}: line ${line}: ${fault.message}`);
}

/** An alias without its anchor, or a bomb of aliases, shows only now. */
function toValue(path: string, document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS();
  } catch (error) {
    throw new BadInput(`${path}: ${(error as Error).message}`, { cause: error });
  }
}
