import type { AnyShape, Ending, Outcome, Words } from '@bande/core';
import { fill } from '../../ui/say.ts';
import { ENDED } from '../words.ts';

export type NameOf = (side: string) => Words;

/** A name of a side in both languages, put into words. */
export const named = (words: Words, side: Words, more: Readonly<Record<string, string>> = {}): Words => ({
  de: fill(words, { side: side.de, ...more }).de,
  en: fill(words, { side: side.en, ...more }).en,
});

/** How it ended, where it was not played to its end. */
export function endingWords(how: Ending<AnyShape>, nameOf: NameOf): Words {
  switch (how.kind) {
    case 'resigned':
      return named(ENDED.resigned, nameOf(how.by));
    case 'left':
      return named(ENDED.left, nameOf(how.by));
    case 'drawAgreed':
      return ENDED.drawAgreed;
    case 'calledOff':
      return ENDED.calledOff;
  }
}

/** A score in the order of the board. */
export const figuresOf = (score: Outcome<AnyShape>['score'], sides: readonly string[]): string =>
  [...new Set(sides)].map((side) => score[side] ?? 0).join(' : ');

/** What there is to say of the score beside its figures: it was awarded, or a shoot-out decided. */
export function scoreWords(
  { score, awarded, shootOut }: Outcome<AnyShape>,
  sides: readonly string[],
): readonly Words[] {
  const counts = figuresOf(score, sides);
  return [
    ...(awarded === undefined ? [] : [fill(ENDED.awarded, { counts, played: figuresOf(awarded.played, sides) })]),
    ...(shootOut === undefined ? [] : [fill(ENDED.shootOut, { goals: figuresOf(shootOut, sides) })]),
  ];
}
