/** What only hands and mouths do; each is judged by the paragraph beside it. */
export const BREACHES = [
  'bodyTouch', // 13.1.1, 14.1.1
  'blocking', // 6.K14
  'orderIgnored', // 6.9.7.1
  'touchedAfterThreeSeconds', // 6.9.7.2, 6.K36
  'stillHolding', // 6.9.2.2, 6.9.6
  'handUnderRubber', // 6.4.1, 6.4.2
  'fingerUnderRubberHit', // 6.4.3
  'handHitWhileFollowing', // 6.K28
  'boxOverWithoutTouch', // 6.K20
  'keeperMovedAtPenalty', // 14.4.2
  'keeperNotUpright', // 14.4.1
  'shotBeforeRelease', // 14.K6
  'holding', // 7.K2
  'keeperHeldOff', // 7.K3
  'handScreen', // 7.K4
  'handBeforeGoal', // 7.K5
  'attackerHandScreen', // 7.K6
  'plateShift', // 7.K7
  'blowing', // 7.K8
  'verbal', // 7.K9
  'timeWasting', // 7.K10
  'turningToAndFro', // 7.K11
  'keeperPushedAside', // 7.K14
  'keeperInTheWay', // 7.K15
  'ballEnclosed', // 7.2 [C-63]
  'otherObstruction', // 7.K1
  'extraKicker', // 2.K6
  'extraKickerNotRemoved', // 2.K7.1
  'extraKickerObstructs', // 2.K7.2
  'ballWithheld', // 3.K6
  'ballDestroyed', // 3.K8.1
  'ballHidden', // 3.K8.2
  'leftPlate', // 15.2.1
  'notReturned', // 15.K5
  'returned', // 15.K6
  'unsporting', // 15.K2
  'deliberateWrongColour', // 15.2.2
  'illegalMaterial', // 2.4.1
] as const;
export type Breach = (typeof BREACHES)[number];

/** What a referee does and finds, beside the calls. */
export const REFEREE_DEEDS = [
  'checkedPlate', // 1.K28.1
  'plateDefective', // 1.K28.2
  'checkedFigures', // 2.K1
  'figureRefused', // 2.K2
  'checkedBall', // 3.K4
  'noSpareBall', // 3.K5
  'gaveSignal', // 4.K1
  'announcedLastMinute', // 4.K4
  'addedTime', // 4.K8
  'interrupted', // 5.K3
  'wentOn', // 5.2
  'saidIn', // 5.K7
  'saidOut', // 5.K7
  'waited', // 5.K8
  'pointedOutBall', // 10.K4, 12.K4
  'ordered', // 6.9.6: FEST
  'measured', // 6.K9
  'released', // 14.K6
  'settledDispute', // 16.K4
  'followedPlayers', // 16.K5
  'stoppedTime', // 1.K29.2
  'tookHisPlace', // 16.5.1, 16.5.2
  'keptQuiet', // 16.6, 16.K7, 16.K8
  'keptTally', // 16.K9
  'consultedRules', // I.8, 16.1.1, 16.K3
  'decidedAlone', // 16.1.2, 16.3, 16.4, 16.K2
] as const;
export type RefereeDeed = (typeof REFEREE_DEEDS)[number];
