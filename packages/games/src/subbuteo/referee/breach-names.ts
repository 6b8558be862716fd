import type { Paragraph } from '../rulebook.ts';

/** What only hands and mouths can do wrong; what becomes of each stands in breaches.ts. */
export const BREACHES = [
  // flicking
  'wrongFinger',
  'notNail',
  'pushed',
  'wrongTension',
  'carried',
  'armMoved',
  'baseNotTouched',
  'touchedToFlick',
  'illegalFlick',
  'notWaited',
  'bothHands',
  'boardDestabilised',
  'polishedDuringPlay',
  'thoroughPolish',
  // before and at a restart
  'coloursTooLate',
  'wrongPosition',
  'orderBroken',
  'takenBeforeSignal',
  'wrongTaker',
  'notForward',
  'takerNamedLate',
  'takerInside',
  'ballMisplaced',
  'takenOutsideGoalArea',
  'slowSetUp',
  // bodies, keepers, reserve keepers
  'bodyTouchedBeforeBall',
  'bodyTouchedAfterMiss',
  'bodyPutInTheWay',
  'bodyTouchedByBlock',
  'keeperMount',
  'keeperHinders',
  'reserveMisplaced',
  'reserveWithoutRight',
  'reserveOnField',
  'reserveTooSoon',
  // misconduct
  'fingerFoul',
  'handBall',
  'handBallProvoked',
  'obstruction',
  'handLeftOnField',
  'viewBlocked',
  'hinderedForBlock',
  'talking',
  'criticism',
  'disobedience',
  'coachTalk',
  'coachConduct',
  'timeWasting',
  'unfairDelay',
  'feint',
  'handWithdrawn',
  'timerDisturbs',
  'grossMisconduct',
  // shoot-out
  'shooterMoved',
  'bodyOverGoalLine',
] as const;
export type Breach = (typeof BREACHES)[number];

/** What is expressly allowed, and by what: it is written down, and nothing follows. */
const PERMITTED = {
  otherFinger: ['FISTF-II.1.1.3'],
  barrierTouched: ['FISTF-II.1.3.1'],
  keeperAndFlick: ['FISTF-II.1.3.2'],
  polishBeforeOrAtHalfTime: ['FISTF-II.1.4.1.2'],
  polishAtRestart: ['FISTF-II.1.4.2.1'],
  polishFallenFigure: ['FISTF-II.1.4.2.2'],
  shortPolish: ['FISTF-II.1.4.3.1'],
  ownTimer: ['FISTF-II.3.1.2.1'],
  figureToBeFlickedTouched: ['FISTF-II.10.4.1.3'],
  // every request that another rule grants may be spoken too [S-57]
  requestSpoken: [
    'FISTF-II.10.7.2.0b',
    'FISTF-II.10.7.2.1',
    'FISTF-II.10.7.2.2',
    'FISTF-II.10.7.2.3',
    'FISTF-II.10.7.2.4',
  ],
  substitutionAnnounced: ['FISTF-II.10.7.2.5'],
  readinessReported: ['FISTF-II.10.7.2.6'],
  agreedAgainstReferee: ['FISTF-II.10.7.2.7'], // until the next flick; how it counts then is a decision [S-58]
  quietAdvice: ['FISTF-II.10.7.3.2'],
  ballHeldInOwnRanks: ['FISTF-II.10.8.4'],
} as const satisfies Readonly<Record<string, readonly Paragraph[]>>;
export type Permission = keyof typeof PERMITTED;
export const PERMISSIONS = Object.keys(PERMITTED) as [Permission, ...Permission[]];

/** What a referee does by himself, and by what; the calls of a match are decisions. */
export const DEEDS = {
  takesCharge: ['FISTF-IV.1.1.1', 'FISTF-IV.1.1.2', 'FISTF-IV.1.1.3', 'FISTF-IV.1.1.4', 'FISTF-IV.1.3.1'],
  restrictedFlick: ['FISTF-II.5.4.1', 'FISTF-II.5.4.2.3', 'FISTF-II.4.3.4.2', 'FISTF-IV.1.3.1'],
  cautions: ['FISTF-II.10.1'],
  disqualifies: ['FISTF-II.10.3.1.1'],
  usesOwnWatch: ['FISTF-II.3.1.1.4', 'FISTF-IV.1.6.3'],
  ignoresTimer: ['FISTF-II.3.1.2.2', 'FISTF-IV.1.6.1'],
  removesTimer: ['FISTF-II.3.1.2.3'],
  replacesBall: ['FISTF-III.3.4.2'],
  checksPlayersAndEquipment: ['FISTF-IV.1.5.1', 'FISTF-IV.1.5.2'],
  clarifies: ['FISTF-IV.1.3.2'],
  decidesForDefender: ['FISTF-IV.1.3.3'],
  settlesDispute: ['FISTF-I.13.2', 'FISTF-IV.1.4.1'],
  consultsHeadReferee: ['FISTF-IV.1.4.2'],
  decidesUncoveredCase: ['FISTF-I.17.6.1'],
  submitsCase: ['FISTF-I.17.6.2'],
  followsStatutes: ['FISTF-I.17.1'],
  hearsLinesman: ['FISTF-IV.2.1', 'FISTF-IV.2.2'],
  writesReport: ['FISTF-IV.1.7'],
  dressesForTheMatch: ['FISTF-IV.1.8.1', 'FISTF-IV.1.8.2'],
  tossesForColours: ['FISTF-II.4.1.2.1', 'FISTF-II.4.1.2.2'],
} as const satisfies Readonly<Record<string, readonly Paragraph[]>>;
export type RefereeDeed = keyof typeof DEEDS;
export const REFEREE_DEEDS = Object.keys(DEEDS) as [RefereeDeed, ...RefereeDeed[]];
