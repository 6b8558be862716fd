import type { Equipment } from '../equipment-schema.ts';
import { atLeast, look, NOTHING, oneOf, yes, type Check, type Found } from './check.ts';

const BALL: readonly Check[] = [
  oneOf('DTKV-3.1', 'make', 'mieg'),
  yes('DTKV-3.1', 'blackAndWhite'),
  yes('DTKV-3.K4', 'sound'),
  yes('DTKV-3.K4', 'chosenByReferee'),
  atLeast('DTKV-3.K5', 'spares', 1),
];

export const ballFound = ({ ball }: Equipment): Found => (ball === undefined ? NOTHING : look(ball, 'ball', BALL));
