/**
 * Every call of the referee. The order is the precedence: of the rulings on one fact, the first one that says how play
 * goes on decides it; the others are recorded. A period that is over ends everything, a breach undoes what broke the
 * rule, offside comes before the shot it prevents, and a foul before the result of the duel.
 */
export const CALLS = [
  'matchWon',
  'extraTime',
  'shootOut',
  'periodOver',
  'attackPlayedOut',
  'minorFoul',
  'freeKickDeclined',
  'offside',
  'notOffside',
  'penalty',
  'foul',
  'yellowCard',
  'sentOff',
  'goal',
  'missed',
  'corner',
  'goalKick',
  'shot',
  'scoringChance',
  'duel',
  'rollAgain',
  'possessionWon',
  'possessionKept',
  'captured',
  'notReached',
  'secondDirectPass',
  'directPass',
  'freeBall',
  'dribble',
  'lapsed',
  'kickOffDecided',
  'firstPenaltyDecided',
  'formationReady',
  'kickOffReady',
  'clockStarts',
  'fieldPlayerMustMove',
  'mayDribble',
  'playTheBall',
  'placed',
  'freeKick',
  'setUpDone',
  'timeIsUp',
] as const;
export type Call = (typeof CALLS)[number];

/** How play goes on when a ruling prevails. */
export const RESTARTS = [
  'toss', 'formation', 'kickOff', 'attackMove', 'attackPlay', 'extraPlay', 'captureA', 'captureD', 'challenge', 'duel', 'shot',
  'goalKick', 'corner', 'freeKick', 'penalty', 'cornerKick', 'nextPenalty', 'nextPeriod', 'again', 'finished', 'choice', 'placing',
] as const;
export type RestartName = (typeof RESTARTS)[number];
