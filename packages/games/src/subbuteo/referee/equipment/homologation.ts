import type { Paragraph } from '../../rulebook.ts';
import type { Homologation } from '../equipment-schema.ts';
import { type Check, type Fault, faultsIn, yes } from './check.ts';

/** Where the book lists what is approved, and says how anything else may become so. */
interface Approval {
  readonly list: Paragraph;
  readonly board: Paragraph;
  readonly request: Paragraph;
  readonly made: Paragraph;
  readonly grounds: Paragraph;
}

export const BALL_APPROVAL: Approval = {
  list: 'FISTF-III.3.2',
  board: 'FISTF-III.3.5.1',
  request: 'FISTF-III.3.5.2',
  made: 'FISTF-III.3.6',
  grounds: 'FISTF-III.3.7.1',
};
export const FIGURE_APPROVAL: Approval = {
  list: 'FISTF-III.4.3.2',
  board: 'FISTF-III.4.3.1.1',
  request: 'FISTF-III.4.3.1.2',
  made: 'FISTF-III.4.3.3',
  grounds: 'FISTF-III.4.3.4.1',
};
export const KEEPER_APPROVAL: Approval = {
  list: 'FISTF-III.5.3.2',
  board: 'FISTF-III.5.3.1.1',
  request: 'FISTF-III.5.3.1.2',
  made: 'FISTF-III.5.3.3',
  grounds: 'FISTF-III.5.3.4.1',
};

const checksOf = ({ board, request, made, grounds }: Approval): readonly Check[] => [
  yes('FISTF-I.16.2', 'granted'),
  yes(board, 'byTheBoard'),
  yes(request, 'sample'),
  yes(request, 'termsAccepted'),
  yes(made, 'industriallyMade'),
  yes(made, 'anyQuantity'),
  yes(grounds, 'sportingGroundsOnly'),
];

/** A design that is in no list needs its homologation, and everything that belongs to one. */
export const unlistedFaults = (
  approval: Approval,
  item: string,
  found: string | null,
  homologation: Homologation | undefined,
): readonly Fault[] =>
  homologation === undefined
    ? [{ paragraph: approval.list, item, found, allowed: 'a type of the list, or homologated' }]
    : faultsIn(homologation, `${item}.homologation`, checksOf(approval));
