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

const SHIRT = 'M8.5 8 Q12 9.6 15.5 8 L18 10 L16.6 15 L15.6 14.2 V17 H8.4 V14.2 L7.4 15 L6 10 Z';
const SECOND: Readonly<Record<Pattern, string>> = {
  plain: '',
  hoops: 'M8.4 11 H15.6 V12.7 H8.4 Z M8.4 14.5 H15.6 V16.2 H8.4 Z',
  stripes: 'M9.2 8.6 H10.7 V17 H9.2 Z M13.3 8.6 H14.8 V17 H13.3 Z',
  halves: 'M12 9 Q14 8.8 15.5 8 L18 10 L16.6 15 L15.6 14.2 V17 H12 Z',
  sash: 'M8.4 9 L10.4 9 L15.6 15 V17 H14.6 L8.4 11 Z',
};

/** A figure with the button on its head, to be chosen by sight. */
const figureOf = ({ pattern, shirt, second, shorts, base }: Kit): Drawing => ({
  width: 24,
  height: 24,
  shapes: [
    { tag: 'path', look: { d: 'M10.4 2 H13.6 V3.4 H10.4 Z', fill: 'currentColor' } },
    { tag: 'circle', look: { cx: 12, cy: 5.6, r: 2.2, fill: 'currentColor' } },
    { tag: 'path', look: { d: 'M8.4 17 H15.6 L15.2 20 H8.8 Z', fill: shorts } },
    { tag: 'path', look: { d: SHIRT, fill: shirt } },
    ...(SECOND[pattern] === '' ? [] : [{ tag: 'path', look: { d: SECOND[pattern], fill: second } } as const]),
    { tag: 'path', look: { d: 'M7 20 H17 V22 H7 Z', fill: base } },
    {
      tag: 'path',
      look: { d: `${SHIRT} M7 20 H17 V22 H7 Z`, fill: 'none', stroke: 'currentColor', 'stroke-width': 0.8 },
    },
  ],
});

export const kits: BySide<readonly KitChoice[]> = bySide((side) =>
  kitChoices(KITS[side].pattern, (pattern) => figureOf(kitOf(side, pattern))),
);
