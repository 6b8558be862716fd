import { MAKES, type Keeper } from '../equipment-schema.ts';
import { allowed, atMost, type Check, type Fault, faultsIn, no, oneOf, yes } from './check.ts';
import { KEEPER_APPROVAL, unlistedFaults } from './homologation.ts';

const KEEPER: readonly Check[] = [
  allowed('FISTF-I.5.1', 'base'),
  yes('FISTF-I.5.2', 'rod.atItsEnd'),
  yes('FISTF-III.5.1.0a', 'rod.firm'),
  atMost('FISTF-III.5.1.0b', 'volume', 2700),
  atMost('FISTF-III.5.1.1', 'height', 39),
  atMost('FISTF-III.5.1.2', 'thickness', 6),
  atMost('FISTF-III.5.1.3', 'width', 21),
  yes('FISTF-III.5.1.4', 'humanBody'),
  oneOf('FISTF-III.5.2', 'rod.from', 'figure', 'feet', 'base'),
  yes('FISTF-III.5.2.1.1', 'rod.straight'),
  atMost('FISTF-III.5.2.1.1', 'rod.length', 150),
  atMost('FISTF-III.5.2.1.2', 'rod.width', 4),
];
const HANDLE: readonly Check[] = [atMost('FISTF-III.5.2.2', 'handle.length', 100)];

/** What each approved type must be. The flat ones have one make less than flat figures have. */
const TYPES: Readonly<Record<Exclude<Keeper['type'], 'other' | undefined>, readonly Check[]>> = {
  flat: [oneOf('FISTF-III.5.3.2.1', 'make', ...MAKES.filter((make) => make !== 'newfooty'))],
  h0: [
    oneOf('FISTF-III.5.3.2.2', 'posture', 'jockey', 'changeableJockey', 'outstretchedArms', 'bentBody'),
    oneOf('FISTF-III.5.3.2.2', 'material', 'metal', 'plastic'),
  ],
  sports: [
    oneOf('FISTF-III.5.3.2.3', 'material', 'wood', 'polystyrene'),
    yes('FISTF-III.5.3.2.3', 'base'),
    oneOf('FISTF-III.5.3.2.3', 'rod.from', 'base'),
  ],
  toccer: [
    oneOf('FISTF-III.5.3.2.4', 'material', 'metal', 'plastic'),
    no('FISTF-III.5.3.2.4', 'base'),
    oneOf('FISTF-III.5.3.2.4', 'rod.from', 'feet'),
  ],
  woodentop: [
    oneOf('FISTF-III.5.3.2.5', 'material', 'wood'),
    yes('FISTF-III.5.3.2.5', 'base'),
    oneOf('FISTF-III.5.3.2.5', 'rod.from', 'base'),
  ],
  zeugo: [allowed('FISTF-III.5.3.2.6', 'posture')],
};

/** The keeper on his rod is no figure: the annex says nothing about him [S-142]. */
export const keeperFaults = (keeper: Keeper, item: string): readonly Fault[] => [
  ...faultsIn(keeper, item, KEEPER),
  ...(keeper.handle === undefined ? [withoutHandle(item)] : faultsIn(keeper, item, HANDLE)),
  ...typeFaults(keeper, item),
];

const withoutHandle = (item: string): Fault => ({
  paragraph: 'FISTF-I.5.2',
  item: `${item}.handle`,
  found: null,
  allowed: 'a handle at the rod',
});

const typeFaults = (keeper: Keeper, item: string): readonly Fault[] =>
  keeper.type === undefined || keeper.type === 'other'
    ? unlistedFaults(KEEPER_APPROVAL, item, keeper.type ?? null, keeper.homologation)
    : faultsIn(keeper, item, TYPES[keeper.type]);
