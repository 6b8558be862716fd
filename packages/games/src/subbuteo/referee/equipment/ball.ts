import type { Ball } from '../equipment-schema.ts';
import { type Check, type Fault, faultsIn, rounded, yes } from './check.ts';
import { BALL_APPROVAL, unlistedFaults } from './homologation.ts';

const BALL: readonly Check[] = [
  yes('FISTF-III.3.1.1', 'round'),
  yes('FISTF-III.3.1.1', 'hollow'),
  yes('FISTF-III.3.1.1', 'plastic'),
  rounded('FISTF-III.3.1.2', 'diameter', 22),
  rounded('FISTF-III.3.1.3', 'mass', 1.5, 10),
];

export const ballFaults = (ball: Ball | undefined): readonly Fault[] =>
  ball === undefined
    ? []
    : [...faultsIn(ball, 'ball', BALL), ...makeFaults(ball), ...choiceFaults(ball), ...paintFaults(ball)];

const makeFaults = ({ make, homologation }: Ball): readonly Fault[] =>
  make === 'subbuteo' || make === 'zeugo' ? [] : unlistedFaults(BALL_APPROVAL, 'ball', make ?? null, homologation);

/** Without an agreement there is only one ball. */
function choiceFaults({ agreed, whiteTango, make }: Ball): readonly Fault[] {
  if (agreed === true || (whiteTango === true && make === 'subbuteo')) return [];
  const allowed = 'a ball that both agree on, or a white Tango by Subbuteo';
  return [{ paragraph: 'FISTF-III.3.3', item: 'ball', found: agreed ?? null, allowed }];
}

function paintFaults({ painted, paintAccepted = [] }: Ball): readonly Fault[] {
  const both = paintAccepted.includes('red') && paintAccepted.includes('blue');
  if (painted === false || (painted === true && both)) return [];
  return [{ paragraph: 'FISTF-III.3.4.1', item: 'ball.painted', found: painted ?? null, allowed: 'no, or both agree' }];
}
