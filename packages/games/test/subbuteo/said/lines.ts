import { byParagraph, cites, place, winner, type Made, type Said } from './saying.ts';

/** How the ball came over a line, from what the book cites. */
export const RESTART_NAMED: Readonly<Record<string, string>> = {
  'FISTF-II.11.1.1': 'freeKick',
  'FISTF-II.14.1.5.1': 'throwIn',
  'FISTF-II.15.1.5.1': 'goalKick',
  'FISTF-II.14.1.5.2': 'throwIn',
  'FISTF-II.15.1.5.2': 'goalKick',
};
const NO_GOAL: Readonly<Record<string, string>> = {
  'FISTF-II.7.3.3': 'frame',
  'FISTF-II.7.3.2': 'direct',
  'FISTF-II.11.1.1': 'direct',
  'FISTF-II.14.1.5.1': 'direct',
  'FISTF-II.15.1.5.1': 'direct',
  'FISTF-II.7.1.1.b': 'afterSignal',
  'FISTF-II.9.1.4.2': 'firstOfReserve',
  'FISTF-II.15.1.3': 'block',
  'FISTF-II.13.4.3.3': 'tick',
  'FISTF-II.5.2.3': 'push',
  'FISTF-II.7.1.1.a.1': 'notInZone',
  'SHORT-goal': 'notInZone',
};
export const noGoal = (one: Made): Said => {
  const { match, ruling } = one;
  const { play } = match.state.course;
  const because = byParagraph(one, NO_GOAL);
  const isSaved = cites(one, 'FISTF-II.7.2.2.1');
  const own = !isSaved && play?.side === ruling.for;
  const direct = byParagraph(one, RESTART_NAMED) ?? match.state.course.direct ?? play?.saved?.direct;
  return {
    ...winner(one),
    because,
    ...(own ? { own } : {}),
    ...(because === 'direct' ? { direct: direct ?? 'freeKick' } : {}),
    ...(isSaved ? { saved: true } : {}),
    ...place(one),
  };
};

const IN_VAIN: Readonly<Record<string, string>> = {
  'FISTF-II.2.1.1.4': 'doubt',
  'FISTF-II.2.1.2.7': 'atEdge',
};
const isIrregular = ({ match }: Made): boolean => {
  const as = match.state.course.play?.as;
  return as === 'tick' || as === 'push';
};
export const goalKickBy = (one: Made): string => {
  const way = byParagraph(one, {
    'FISTF-II.7.3.3': 'frame',
    'FISTF-II.15.1.3': 'block',
    'FISTF-II.15.1.2': 'forced',
    'SHORT-forcing.5': 'forced',
    ...IN_VAIN,
    'FISTF-II.16.1.3': 'outOfReach',
    'FISTF-II.15.1.1.4': 'saved',
    'FISTF-II.15.1.1.3': 'notInZone',
    'SHORT-forcing.4': 'notInZone',
    'FISTF-II.15.1.1.1': 'attacker',
  });
  if (way !== undefined) return way;
  return isIrregular(one) && one.match.state.course.touch?.side === one.ruling.for ? 'irregular' : 'offAttacker';
};
export const cornerBy = (one: Made): string =>
  byParagraph(one, {
    'FISTF-II.7.3.2': 'directOwnGoal',
    'FISTF-II.16.1.2': 'block',
    'FISTF-II.16.1.1.1': 'forced',
    ...IN_VAIN,
    'FISTF-II.15.1.4': 'outOfReach',
    'FISTF-II.15.1.2': 'notInZone',
  }) ?? (isIrregular(one) && one.match.state.course.touch?.side === one.ruling.for ? 'irregular' : 'own');
export const throwInBy = (one: Made): string => {
  const { match, ruling } = one;
  const { play, touch } = match.state.course;
  const way = byParagraph(one, {
    'FISTF-II.14.1.4': 'block',
    'FISTF-II.14.1.6.1': 'keeper',
    ...IN_VAIN,
    'FISTF-II.14.1.3': 'outOfReach',
    'FISTF-II.14.1.2.2': 'onALine',
    'SHORT-forcing.3': 'onALine',
  });
  if (way !== undefined) return way;
  const isQuarter = cites(one, 'FISTF-II.14.1.2.1') || cites(one, 'SHORT-forcing.2');
  if (isQuarter) return play?.side === ruling.for ? 'forced' : 'otherQuarter';
  return isIrregular(one) && touch !== null && touch.side === ruling.for ? 'irregular' : 'touched';
};
