import { documentFault } from '@bande/core';
import { parseDocument } from 'yaml';

/** Something is wrong with what a client sent, in one line. */
export class BadText extends Error {}

/** YAML, and so JSON too, of a depth and size that nothing after it has to fear. */
export function readYaml(text: string): unknown {
  const document = parseDocument(text, { prettyErrors: false });
  const fault = document.errors[0];
  if (fault !== undefined)
    throw new BadText(`line ${text.slice(0, fault.pos[0]).split('\n').length}: ${fault.message}`);
  return notTooMuch(document.toJS());
}

export function readJson(text: string): unknown {
  try {
    return notTooMuch(JSON.parse(text));
  } catch (error) {
    throw error instanceof BadText ? error : new BadText('not JSON', { cause: error });
  }
}

function notTooMuch(document: unknown): unknown {
  const fault = documentFault(document);
  if (fault !== null) throw new BadText(fault);
  return document;
}
