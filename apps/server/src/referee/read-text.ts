import { parseDocument } from 'yaml';
import { DEPTH } from '../limits.ts';

/** Something is wrong with what a client sent, in one line. */
export class BadText extends Error {}

/** YAML, and so JSON too, of a depth that no recursion has to fear. */
export function readYaml(text: string): unknown {
  const document = parseDocument(text, { prettyErrors: false });
  const fault = document.errors[0];
  if (fault !== undefined) throw new BadText(`line ${text.slice(0, fault.pos[0]).split('\n').length}: ${fault.message}`);
  return notTooDeep(document.toJS());
}

export function readJson(text: string): unknown {
  try {
    return notTooDeep(JSON.parse(text));
  } catch (error) {
    throw error instanceof BadText ? error : new BadText('not JSON', { cause: error });
  }
}

interface Level {
  readonly value: unknown;
  readonly depth: number;
}

/** Without recursion, so that no depth hurts; a circle of aliases is endlessly deep. */
function notTooDeep(root: unknown): unknown {
  const open: Level[] = [{ value: root, depth: 0 }];
  for (let level = open.pop(); level !== undefined; level = open.pop()) {
    const { value, depth } = level;
    if (typeof value !== 'object' || value === null) continue;
    if (depth === DEPTH) throw new BadText(`nested more than ${DEPTH} deep`);
    for (const child of Object.values(value)) open.push({ value: child, depth: depth + 1 });
  }
  return root;
}
