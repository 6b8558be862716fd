import { words, type Words } from '@bande/core';

/** The parts from which games put together what is said of a call or of a refusal. */

/** The same whatever it is asked about. */
export const always =
  (de: string, en: string): (() => Words) =>
  () =>
    words(de, en);

/** Of a side, by its name in both languages; `otherwise` where there is none. */
type SaysOfSide<Of> = (
  de: (side: string) => string,
  en: (side: string) => string,
  otherwise: Words,
) => (told: Of) => Words;

/** What is said of the side that `given` finds in what is told. */
export const sayingOfSide =
  <Side, Of>(sideWords: (side: Side) => Words, given: (told: Of) => Side | undefined): SaysOfSide<Of> =>
  (de, en, otherwise) =>
  (told) => {
    const side = given(told);
    return side === undefined ? otherwise : words(de(sideWords(side).de), en(sideWords(side).en));
  };
