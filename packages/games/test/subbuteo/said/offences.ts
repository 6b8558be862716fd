import { isKeeper } from '@bande/games/subbuteo/names.ts';
import { flickOf } from '@bande/games/subbuteo/state.ts';
import {
  breach,
  byParagraph,
  cites,
  deliberate,
  flicked,
  flickPlace,
  known,
  loser,
  place,
  told,
  type Made,
  type Said,
} from './saying.ts';

/** What somebody has done wrong, from what the book cites. */
export const foul = (one: Made): Said => {
  const { match, fact } = one;
  const met = one.ruling.detail?.['met'];
  if (fact.kind === 'breach') return { ...loser(one), met: 'body', ...place(one), ...told(one, 'figure') };
  const flick = fact.kind === 'ballTouched' ? flickOf(match.state, fact.touchedBy) : undefined;
  const hit = flick?.hits.find(({ what }) => what === met);
  return {
    ...loser(one),
    ...(met === undefined ? {} : { met: isKeeper(`${met}`) ? 'keeper' : 'figure' }),
    ...known('at', hit?.at),
    ...known('where', hit?.where),
  };
};
const ILLEGAL: Readonly<Record<string, string>> = {
  'FISTF-II.1.1.4.3': 'touched',
  'FISTF-II.5.2.1.1': 'fourthPlay',
  'SHORT-touches.1': 'fourthPlay',
  'FISTF-II.9.2.3': 'reserveTooSoon',
  'FISTF-II.15.2.1.4.1': 'outsideGoalArea',
  'FISTF-II.13.3.1.2': 'fourthTick',
  'FISTF-II.13.4.2.1': 'tickBeforeBlock',
  'FISTF-II.13.4.2.2': 'tickWhileMoving',
  'FISTF-II.13.4.6.1': 'tickedAgain',
  'FISTF-II.11.2.5.1': 'takerAgain',
  'FISTF-II.12.2.6.1': 'takerAgain',
  'FISTF-II.14.2.8.1': 'takerAgain',
  'FISTF-II.15.2.4.1': 'takerAgain',
  'FISTF-II.16.2.6.1': 'takerAgain',
  'FISTF-II.4.2.4.P': 'takerAgain',
  'FISTF-II.1.2.2': 'lying',
  'FISTF-II.1.2.3': 'entangled',
  'FISTF-II.2.1.2.2': 'offTheCloth',
  'FISTF-II.2.1.3.2': 'backFromBarrier',
  'FISTF-II.6.2.1.2': 'noBlock',
  'FISTF-II.11.2.2.1': 'positionalTooMany',
  'FISTF-II.11.2.2.2': 'positionalOutOfTurn',
  'FISTF-II.5.4.3': 'notWaited',
  'FISTF-II.2.1.2.6': 'notWaited',
  'FISTF-II.2.1.1.3.2': 'notWaited',
  'FISTF-II.6.2.3.3': 'notWaited',
  'FISTF-II.9.2.2': 'notWaited',
  'FISTF-II.13.4.5.2': 'notWaited',
  'FISTF-II.14.2.7.2': 'notWaited',
  'FISTF-II.11.2.4.1': 'beforeSignal',
  'FISTF-II.12.2.5': 'beforeSignal',
  'FISTF-II.14.2.6': 'beforeSignal',
  'FISTF-II.15.2.2': 'beforeSignal',
  'FISTF-II.16.2.5': 'beforeSignal',
  'FISTF-II.14.2.3.2': 'positionalOutOfTurn',
  'FISTF-II.16.2.3.2': 'positionalOutOfTurn',
};
const WAITED: Readonly<Record<string, string>> = {
  'FISTF-II.5.4.3': 'restrictedFlick',
  'FISTF-II.2.1.2.6': 'placing',
  'FISTF-II.2.1.1.3.2': 'forcingCheck',
  'FISTF-II.6.2.3.3': 'keeperSubstitution',
  'FISTF-II.9.2.2': 'reserveOut',
  'FISTF-II.13.4.5.2': 'tick',
  'FISTF-II.14.2.7.2': 'throwIn',
};
const TAKEN: Readonly<Record<string, string>> = {
  'FISTF-II.11.2.5.1': 'freeKick',
  'FISTF-II.12.2.6.1': 'penalty',
  'FISTF-II.14.2.8.1': 'throwIn',
  'FISTF-II.15.2.4.1': 'goalKick',
  'FISTF-II.16.2.6.1': 'corner',
  'FISTF-II.4.2.4.P': 'kickOff',
};
export const illegalFlick = (one: Made): Said => {
  const because = byParagraph(one, ILLEGAL);
  const where = one.fact.kind === 'ballTouched' ? flickPlace(one) : flicked(one);
  return {
    ...loser(one),
    ...known('because', because),
    ...(because === 'notWaited' ? known('after', byParagraph(one, WAITED)) : {}),
    ...known('restart', byParagraph(one, TAKEN)),
    ...(because === 'outsideGoalArea' ? {} : where), // which of the two lay outside, figure or ball, is not said
    ...deliberate(one),
  };
};
const TIME: Readonly<Record<string, string>> = { 'FISTF-II.10.8.2': 'shot', 'FISTF-II.10.8.3': 'flick' };
const SLOW = ['FISTF-II.4.2.5.a', 'FISTF-II.4.2.5.b', 'FISTF-II.15.2.1.5.1', 'FISTF-II.15.2.1.5.2'];
export const timeWasting = (one: Made): Said => ({
  ...loser(one),
  because: SLOW.some((row) => cites(one, row)) ? 'slowSetUp' : (byParagraph(one, TIME) ?? breach(one)),
  ...told(one, 'ballAt', 'ballWhere', 'deliberate'),
});
export const obstruction = (one: Made): Said => ({
  ...loser(one),
  because: byParagraph(one, {
    'FISTF-II.6.2.4.a3': 'blockMeetsFigure',
    'FISTF-II.6.2.5.0': 'blockMeetsBody',
    'FISTF-II.10.6.2.1': 'handLeftOnField',
    'FISTF-II.10.6.2.2': 'viewBlocked',
    'FISTF-II.10.6.2.3': 'hinderedForBlock',
  }),
  ...told(one, 'figure', 'at', 'where', 'ballAt', 'ballWhere', 'ballRolling', 'deliberate'),
  ...(cites(one, 'FISTF-II.6.2.5.0') ? { ballRolling: rollsIn(one) } : {}),
});
export const rollsIn = ({ fact, match }: Made): boolean =>
  ('ballRolling' in fact ? fact.ballRolling : undefined) ?? match.state.rolling;
const MET: Readonly<Record<string, string>> = {
  'FISTF-II.6.2.4.b1': 'resting',
  'FISTF-II.6.2.4.b2': 'ball',
  'FISTF-II.6.2.4.b3': 'moving',
  'FISTF-II.6.2.4.a1': 'resting',
  'FISTF-II.6.2.4.a2': 'ball',
};
export const metIn = (one: Made): string | undefined => {
  const { fact } = one;
  if (fact.kind === 'ballTouched') return 'ball';
  return byParagraph(one, MET) ?? (fact.kind === 'figuresTouched' && fact.atRest ? 'resting' : 'moving');
};
