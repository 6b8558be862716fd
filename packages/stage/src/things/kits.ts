import { words, type Words } from '@bande/core';
import type { Drawing, KitChoice } from '../view/index.ts';

/** How the two colours of a shirt lie. */
export const PATTERNS = ['plain', 'hoops', 'stripes', 'halves', 'sash'] as const;
export type Pattern = (typeof PATTERNS)[number];

const isPattern = (id: string | undefined): id is Pattern => (PATTERNS as readonly (string | undefined)[]).includes(id);

/** What both wear: what was chosen, or what they always wear; where that is alike, the one who has chosen nothing changes, or else the second. */
export function wornPatterns<S extends string>(
  [first, second]: readonly [S, S],
  usual: (side: S) => Pattern,
  chosen: Readonly<Partial<Record<string, string>>>,
): (side: S) => Pattern {
  const wish = (side: S): Pattern => {
    const id = chosen[side];
    return isPattern(id) ? id : usual(side);
  };
  const changes = isPattern(chosen[second]) && !isPattern(chosen[first]) ? first : second;
  const stays = wish(changes === first ? second : first);
  const worn = wish(changes) === stays ? PATTERNS.find((pattern) => pattern !== stays)! : wish(changes);
  return (side) => (side === changes ? worn : stays);
}

const PATTERN_WORDS: Readonly<Record<Pattern, Words>> = {
  plain: words('einfarbig', 'plain'),
  hoops: words('Querstreifen', 'hoops'),
  stripes: words('Längsstreifen', 'stripes'),
  halves: words('halb und halb', 'halves'),
  sash: words('Schärpe', 'sash'),
};

/** What a side may choose from, the usual one first; each as it is drawn. */
export const kitChoices = (usual: Pattern, signOf: (pattern: Pattern) => Drawing): readonly KitChoice[] =>
  PATTERNS.toSorted((a, b) => Number(b === usual) - Number(a === usual)).map((pattern) => ({
    id: pattern,
    name: PATTERN_WORDS[pattern],
    sign: signOf(pattern),
  }));

/** Whether the second colour is seen at a place of a shirt: `turn` around the body from its front, −π to π, `up` from the waist to the shoulders, 0 to 1. */
export const IS_SECOND: Readonly<Record<Pattern, (turn: number, up: number) => boolean>> = {
  plain: () => false,
  hoops: (_, up) => Math.floor(up * 4) % 2 === 1,
  stripes: (turn) => Math.floor(((turn + Math.PI) / Math.PI) * 4) % 2 === 1,
  halves: (turn) => turn > 0,
  // Across the chest from one shoulder to the other hip, and over the back.
  sash: (turn, up) => Math.abs(Math.sin(turn) * 0.62 + 0.5 - up) < 0.15,
};
