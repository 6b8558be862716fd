import type { Figure } from '../equipment-schema.ts';
import { allowed, atMost, between, type Check, type Fault, faultsIn, thousandths, yes } from './check.ts';

const ANNEX: readonly Check[] = [
  yes('FISTF-VI.1.0b', 'joinedToTheTop'),
  atMost('FISTF-VI.1.1.1', 'mass', 2.8),
  between('FISTF-VI.1.1.2', 'height', 27, 39),
  yes('FISTF-VI.1.2.1.1', 'footballerInAction'),
  between('FISTF-VI.1.2.1.2', 'upperWidth', 6, 13),
  atMost('FISTF-VI.1.2.2', 'upperThickness', 6),
  yes('FISTF-VI.1.3.1.1', 'symmetric'),
  yes('FISTF-VI.1.3.1.2', 'cutEllipsoid'),
  allowed('FISTF-VI.1.3.2', 'upperEdge'),
  between('FISTF-VI.1.3.3', 'baseHeight', 5, 7),
  between('FISTF-VI.1.3.4.1', 'baseDiameter', 16, 21),
  atMost('FISTF-VI.1.3.4.2', 'widestBelowTop', 1.1),
];

/** Kinds of underside: one that is curved outwards has no further limit. */
const UNDERSIDES: Readonly<Record<NonNullable<Figure['underside']>, readonly Check[]>> = {
  outwards: [allowed('FISTF-VI.1.3.5a', 'underside')],
  inwards: [atMost('FISTF-VI.1.3.5b', 'hollow', 1)],
  flat: [allowed('FISTF-VI.1.3.5c', 'underside')],
};
const MOST_OVER_TOP = 2;
const LEAST_UNDER_TOP = 5;

/** A figure of the German federation. */
export const annexFaults = (figure: Figure, item: string): readonly Fault[] => [
  ...faultsIn(figure, item, ANNEX),
  ...rimFaults(figure, item),
  ...undersideFaults(figure, item),
];

function rimFaults({ baseDiameter, topDiameter }: Figure, item: string): readonly Fault[] {
  const found = difference(baseDiameter, topDiameter);
  if (found !== null && found <= MOST_OVER_TOP) return [];
  const where = `${item}.baseDiameter minus topDiameter`;
  return [{ paragraph: 'FISTF-VI.1.3.4.3', item: where, found, allowed: `at most ${MOST_OVER_TOP}` }];
}

function undersideFaults(figure: Figure, item: string): readonly Fault[] {
  const { underside } = figure;
  if (underside === undefined) {
    const where = `${item}.underside`;
    return [{ paragraph: 'FISTF-VI.1.3.5a', item: where, found: null, allowed: Object.keys(UNDERSIDES).join(' or ') }];
  }
  return [
    ...faultsIn(figure, item, UNDERSIDES[underside]),
    ...(underside === 'outwards' ? [] : footFaults(figure, item)),
  ];
}

function footFaults({ topDiameter, bottomDiameter }: Figure, item: string): readonly Fault[] {
  const found = difference(topDiameter, bottomDiameter);
  if (found !== null && found >= LEAST_UNDER_TOP) return [];
  const where = `${item}.topDiameter minus bottomDiameter`;
  return [{ paragraph: 'FISTF-VI.1.3.5d', item: where, found, allowed: `at least ${LEAST_UNDER_TOP}` }];
}

/** Null: one of the two was not measured. */
const difference = (wide: number | undefined, narrow: number | undefined): number | null =>
  wide === undefined || narrow === undefined ? null : thousandths(wide - narrow);
