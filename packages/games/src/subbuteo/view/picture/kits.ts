import { kitChoices, wornPatterns, type Pattern } from '@bande/stage/kits';
import type { Drawing, KitChoice } from '@bande/stage/view';
import { bySide, SIDES, type BySide, type Side } from '../../names.ts';
import { CUTS, KITS, type Kit } from '../colours.ts';

export const kitOf = (side: Side, pattern: Pattern): Kit => ({ ...KITS[side], ...CUTS[side][pattern], pattern });

/** What both wear; two that look alike never meet. */
export function wornKits(chosen: Readonly<Partial<Record<string, string>>> = {}): BySide<Kit> {
  const worn = wornPatterns(SIDES, (side) => KITS[side].pattern, chosen);
  return bySide((side) => kitOf(side, worn(side)));
}

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

export const kits: BySide<readonly KitChoice[]> = bySide((side) =>
  kitChoices(KITS[side].pattern, (pattern) => shirtOf(kitOf(side, pattern))),
);
