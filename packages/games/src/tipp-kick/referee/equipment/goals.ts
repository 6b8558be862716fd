import type { Equipment } from '../equipment-schema.ts';
import { allowed, look, many, no, NOTHING, oneOf, rounded, yes, type Check, type Found } from './check.ts';

const GOALS: readonly Check[] = [
  many('DTKV-1.K1', 'goals', 2),
  yes('DTKV-1.K1', 'goals.centred'),
  yes('DTKV-1.K1', 'goals.coversLine'),
  no('DTKV-1.K1', 'goals.inField'),
  yes('DTKV-1.K1.2', 'goals.fastened'),
  yes('DTKV-1.K2', 'goals.solid'),
  oneOf('DTKV-1.K3', 'goals.make', 'moennig', 'weber'),
  yes('DTKV-1.K5.1', 'goals.net'),
  no('DTKV-1.K5.2', 'goals.netInField'),
  yes('DTKV-1.K6', 'goals.netHolds'),
  allowed('DTKV-1.K6', 'goals.netFixing'),
  yes('DTKV-1.K7', 'goals.rubber.keeperMoves'),
  yes('DTKV-1.K7', 'goals.rubber.holdsTheBox'),
  yes('DTKV-1.K8', 'goals.rubber.onePiece'),
  no('DTKV-1.K9', 'goals.rubber.touchesPlate'),
  // Printed without a tolerance and thin: to a tenth of a millimetre.
  rounded('DTKV-1.K10', 'goals.rubber.diameter', 5, 10),
];

export const goalsFound = ({ goals }: Equipment): Found => (goals === undefined ? NOTHING : look({ goals }, '', GOALS));
