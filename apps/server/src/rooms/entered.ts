import type { AnyShape, Input } from '@bande/core';

/** What was entered in a match, from the texts of its log: each is a list of lists of inputs. */
export const inputsIn = (texts: readonly string[]): readonly Input<AnyShape>[] =>
  texts.flatMap((text) => (JSON.parse(text) as readonly (readonly Input<AnyShape>[])[]).flat());
