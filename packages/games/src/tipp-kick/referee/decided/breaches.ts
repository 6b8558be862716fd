import type { Paragraph } from '../../rulebook.ts';
import type { Breach } from '../breach-names.ts';

/** By what a referee decides who names the deed. */
const BY: Readonly<Partial<Record<Breach, readonly Paragraph[]>>> = {
  bodyTouch: ['DTKV-13.1.1'],
  blocking: ['DTKV-6.K14'],
  orderIgnored: ['DTKV-6.9.7.1'],
  touchedAfterThreeSeconds: ['DTKV-6.9.7.2'],
  stillHolding: ['DTKV-6.9.6', 'DTKV-6.9.2.2'],
  handUnderRubber: ['DTKV-6.4.1'],
  fingerUnderRubberHit: ['DTKV-6.4.3'],
  handHitWhileFollowing: ['DTKV-6.K28'],
  boxOverWithoutTouch: ['DTKV-6.K20'],
  keeperMovedAtPenalty: ['DTKV-14.4.2'],
  keeperNotUpright: ['DTKV-14.4.1'],
  shotBeforeRelease: ['DTKV-14.K6'],
  holding: ['DTKV-7.K2'],
  keeperHeldOff: ['DTKV-7.K3'],
  handScreen: ['DTKV-7.K4'],
  handBeforeGoal: ['DTKV-7.K5'],
  attackerHandScreen: ['DTKV-7.K6'],
  plateShift: ['DTKV-7.K7'],
  blowing: ['DTKV-7.K8'],
  verbal: ['DTKV-7.K9'],
  timeWasting: ['DTKV-7.K10'],
  turningToAndFro: ['DTKV-7.K11'],
  keeperPushedAside: ['DTKV-7.K14'],
  otherObstruction: ['DTKV-7.K1'],
  extraKicker: ['DTKV-2.K6'],
  extraKickerNotRemoved: ['DTKV-2.K7.1'],
  extraKickerObstructs: ['DTKV-2.K7.2'],
  ballWithheld: ['DTKV-3.K6.1'],
  ballDestroyed: ['DTKV-3.K8.1'],
  ballHidden: ['DTKV-3.K8.2'],
  leftPlate: ['DTKV-15.2.1'],
  notReturned: ['DTKV-15.K5'],
  returned: ['DTKV-15.K6'],
  unsporting: ['DTKV-15.K2'],
  deliberateWrongColour: ['DTKV-15.2.2'],
  illegalMaterial: ['DTKV-2.4.1'],
};
export const breachParagraphs = (breach: Breach | undefined): readonly Paragraph[] =>
  breach === undefined ? [] : (BY[breach] ?? []);
