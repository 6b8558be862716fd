import type { Words } from '@bande/core';
import { useSettings } from './settings.ts';

export type Say = (words: Words) => string;

/** Says words in the visitor's language. Every text of the house is a pair of words, so none can be left over. */
export const useSay = (): Say => {
  const { language } = useSettings();
  return (words) => words[language];
};

export type Count = (value: number) => string;

/** Writes numbers as the visitor's language does, with one decimal at most. */
export const useCount = (): Count => {
  const { language } = useSettings();
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (value) => format.format(value);
};

/** Puts values into `{holes}`. */
export const fill = (words: Words, values: Readonly<Record<string, string | number>>): Words => ({
  de: filled(words.de, values),
  en: filled(words.en, values),
});
const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
