import type { Equipment, Figure } from '../equipment-schema.ts';
import { annexFaults } from './annex.ts';
import { allowed, atMost, between, type Check, type Fault, faultsIn, yes } from './check.ts';
import { typeFaults } from './figure-types.ts';

/** Chapters I and II speak of every figure. Those of the second half are not compared with those of the first. */
const ANY_FIGURE: readonly Check[] = [
  yes('FISTF-I.4.1', 'firmlyJoined'),
  yes('FISTF-I.4.2', 'humanBody'),
  allowed('FISTF-II.1.4.1.1', 'polish'),
  allowed('FISTF-II.2.5.4.2', 'use'),
];

const MEASURES: readonly Check[] = [
  yes('FISTF-III.4.1', 'roundBase'),
  yes('FISTF-III.4.1', 'firmlyJoined'),
  between('FISTF-III.4.1.1.1', 'baseHeight', 5, 7),
  between('FISTF-III.4.1.1.2', 'baseDiameter', 16, 21),
  between('FISTF-III.4.1.2.1', 'upperWidth', 6, 13),
  atMost('FISTF-III.4.1.2.2', 'upperThickness', 6),
  yes('FISTF-III.4.1.2.3', 'humanBody'),
  between('FISTF-III.4.1.3', 'height', 27, 39),
];

/** Within the DSTFB the annex stands in the place of measures and list of types [S-142]; otherwise both tests are made [S-82]. */
export const figureFaults = (federation: Equipment['federation'], figure: Figure, item: string): readonly Fault[] => [
  ...faultsIn(figure, item, ANY_FIGURE),
  ...(federation === 'DSTFB'
    ? annexFaults(figure, item)
    : [...faultsIn(figure, item, MEASURES), ...typeFaults(figure, item)]),
];
