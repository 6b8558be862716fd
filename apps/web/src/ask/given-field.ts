import type { AnyGame } from '@bande/core';
import { formsOf, type Form } from './form.ts';

/** What stands at the beginning under this name. */
export function givenField(game: AnyGame, key: string): Form | undefined {
  const { given } = formsOf(game);
  return given.kind === 'fields' ? given.fields.find((field) => field.key === key)?.form : undefined;
}
