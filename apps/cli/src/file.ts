import { mkdirSync, readFileSync } from 'node:fs';
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

export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
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
