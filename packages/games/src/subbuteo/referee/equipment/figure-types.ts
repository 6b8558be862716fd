import { MAKES, type Figure } from '../equipment-schema.ts';
import { between, type Check, type Fault, faultsIn, ifThere, oneOf, rounded, yes } from './check.ts';
import { FIGURE_APPROVAL, unlistedFaults } from './homologation.ts';

/** What has to be measured anyway is missed once, not twice. */
const diameter = (paragraph: Check['paragraph'], low: number, high: number): Check =>
  ifThere(between(paragraph, 'baseDiameter', low, high));
const height = (paragraph: Check['paragraph'], low: number, high: number): Check =>
  ifThere(between(paragraph, 'height', low, high));

type Base = NonNullable<Figure['base']>;
type Upper = NonNullable<Figure['upperPart']>;

/** What a base of each kind must be, whatever it carries. One number without tolerance is rounded [S-143], Zeugo is as H0 [S-82], Profibase as H0 and Toccer are [S-141]. */
const BASES: Readonly<Record<Exclude<Base, 'other'>, readonly Check[]>> = {
  flat: [diameter('FISTF-III.4.3.2.1', 17, 18)],
  h0: [diameter('FISTF-III.4.3.2.2', 18, 21)],
  sports: [ifThere(rounded('FISTF-III.4.3.2.3', 'baseDiameter', 21))],
  toccer: [ifThere(rounded('FISTF-III.4.3.2.4', 'baseDiameter', 21)), yes('FISTF-III.4.3.2.4', 'discBase')],
  profibase: [diameter('FISTF-III.4.3.2.5', 18, 21)],
  zeugo: [diameter('FISTF-III.4.3.2.7', 18, 21)],
};

/** A figure that is of one kind from foot to head. */
const WHOLE: Readonly<Record<Exclude<Upper, 'other' | 'woodentop'>, readonly Check[]>> = {
  flat: [oneOf('FISTF-III.4.3.2.1', 'make', ...MAKES), height('FISTF-III.4.3.2.1', 35, 39)],
  h0: [oneOf('FISTF-III.4.3.2.2', 'make', 'moulded', 'walking', 'bar', 'plug'), height('FISTF-III.4.3.2.2', 28, 31)],
  sports: [height('FISTF-III.4.3.2.3', 35, 37)],
  toccer: [height('FISTF-III.4.3.2.4', 34, 36)],
  zeugo: [height('FISTF-III.4.3.2.7', 28, 31)],
};

/** An upper part that goes on several bases. */
const WOODENTOP: readonly Check[] = [
  oneOf('FISTF-III.4.3.2.6', 'base', 'h0', 'profibase', 'sports'),
  oneOf('FISTF-III.4.3.2.6', 'material', 'wood'),
  between('FISTF-III.4.3.2.6', 'upperHeight', 30, 32),
];
/** A base that carries the upper parts of others. */
const PROFIBASE: readonly Check[] = [oneOf('FISTF-III.4.3.2.5', 'upperPart', 'h0')];

/** Only what is approved, alone or together; any other design needs its homologation. */
export function typeFaults(figure: Figure, item: string): readonly Fault[] {
  const { upperPart, base } = figure;
  const checks = checksFor(upperPart, base);
  const design = upperPart === undefined || base === undefined ? null : `${upperPart} on ${base}`;
  return checks === null
    ? unlistedFaults(FIGURE_APPROVAL, item, design, figure.homologation)
    : faultsIn(figure, item, checks);
}

/** Null: no list has this upper part on this base. */
function checksFor(upper: Figure['upperPart'], base: Figure['base']): readonly Check[] | null {
  if (upper === undefined || base === undefined || upper === 'other' || base === 'other') return null;
  if (upper === 'woodentop') return [...WOODENTOP, ...BASES[base]];
  if (base === 'profibase') return [...PROFIBASE, ...BASES[base]];
  return upper === base ? [...BASES[base], ...WHOLE[upper]] : null;
}
