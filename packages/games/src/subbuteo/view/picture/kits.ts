import type { Words } from '@bande/core';
import type { Drawing, KitChoice } from '@bande/stage/view';
import { other, SIDES, type Side } from '../../names.ts';
import { CUTS, KITS, PATTERNS, type Kit, type Pattern } from '../colours.ts';
import { words } from '../words/naming.ts';

export const kitOf = (side: Side, pattern: Pattern): Kit => ({ ...KITS[side], ...CUTS[side][pattern], pattern });

const isPattern = (id: string | undefined): id is Pattern => (PATTERNS as readonly (string | undefined)[]).includes(id);

/** What both wear: what was chosen, or what they always wear; where that is alike, the one who has chosen nothing changes, or else the second. */
export function wornKits(chosen: Readonly<Partial<Record<string, string>>> = {}): Readonly<Record<Side, Kit>> {
  const wish = (side: Side): Pattern => {
    const id = chosen[side];
    return isPattern(id) ? id : KITS[side].pattern;
  };
  const [first, second] = SIDES;
  const changes = isPattern(chosen[second]) && !isPattern(chosen[first]) ? first : second;
  const stays = wish(other(changes));
  const worn = wish(changes) === stays ? PATTERNS.find((pattern) => pattern !== stays)! : wish(changes);
  const kits = { [changes]: kitOf(changes, worn), [other(changes)]: kitOf(other(changes), stays) };
  return kits as Record<Side, Kit>;
}

const PATTERN_WORDS: Readonly<Record<Pattern, Words>> = {
  plain: words('einfarbig', 'plain'),
  hoops: words('Querstreifen', 'hoops'),
  stripes: words('Längsstreifen', 'stripes'),
  halves: words('halb und halb', 'halves'),
  sash: words('Schärpe', 'sash'),
};

/** What each side may choose from, the usual one first. */
const choicesOf = (side: Side): readonly KitChoice[] =>
  PATTERNS.toSorted((a, b) => Number(b === KITS[side].pattern) - Number(a === KITS[side].pattern)).map((pattern) => ({
    id: pattern,
    name: PATTERN_WORDS[pattern],
    sign: shirtOf(kitOf(side, pattern)),
  }));

const OUTLINE = 'M8 3 L2 7 L4.5 12 L7 10.5 V22 H17 V10.5 L19.5 12 L22 7 L16 3 Q12 6 8 3 Z';
const SECOND: Readonly<Record<Pattern, string>> = {
  plain: '',
  hoops: 'M7 10 H17 V13 H7 Z M7 16 H17 V19 H7 Z',
  stripes: 'M8.5 4 H10.5 V22 H8.5 Z M13.5 4 H15.5 V22 H13.5 Z',
  halves: 'M12 5 Q14 4.5 16 3 L22 7 L19.5 12 L17 10.5 V22 H12 Z',
  sash: 'M7.5 5 L10.5 4.8 L17 18 V22 H16 L7 9 Z',
};

/** A shirt, to be chosen by sight. */
const shirtOf = ({ pattern, shirt, hoop }: Kit): Drawing => ({
  width: 24,
  height: 24,
  shapes: [
    { tag: 'path', look: { d: OUTLINE, fill: shirt } },
    ...(SECOND[pattern] === '' ? [] : [{ tag: 'path', look: { d: SECOND[pattern], fill: hoop } } as const]),
    { tag: 'path', look: { d: OUTLINE, fill: 'none', stroke: 'currentColor', 'stroke-width': 1 } },
  ],
});

export const kits: Readonly<Record<Side, readonly KitChoice[]>> = { red: choicesOf('red'), blue: choicesOf('blue') };
