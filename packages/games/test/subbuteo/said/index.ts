import { CLOCKS } from '@bande/games/subbuteo/clocks.ts';
import { ofKind } from '@bande/games/subbuteo/consequences.ts';
import type { Call } from '@bande/games/subbuteo/referee/calls.ts';
import { back, blockFlick, change, substituted } from './course.ts';
import { cornerBy, goalKickBy, noGoal, RESTART_NAMED, throwInBy } from './lines.ts';
import { foul, illegalFlick, metIn, obstruction, timeWasting } from './offences.ts';
import {
  breach,
  byParagraph,
  cites,
  deliberate,
  detail,
  figure,
  flicked,
  flickPlace,
  known,
  loser,
  nothing,
  place,
  told,
  winner,
  type Made,
  type Said,
} from './saying.ts';

/** Where taker and ball belong: told by their places [S-292]. */
const LAID_WRONG = {
  'FISTF-II.4.2.3.1': 'ballMisplaced',
  'FISTF-II.12.2.1.1': 'ballMisplaced',
  'FISTF-II.15.2.1.4.1': 'ballMisplaced',
  'FISTF-II.16.2.1.2': 'ballMisplaced',
} as const;

type SaidBy = { readonly [C in Call]: (one: Made) => Said };
const SAID: SaidBy = {
  disqualified: loser,
  matchOver: (one) => ({ ...winner(one), because: endBy(one) }),
  shootOut: nothing,
  extraTime: nothing,
  periodOver: nothing,
  addedTime: nothing,
  signal: nothing,
  goal: (one) => ({ ...winner(one), ...(cites(one, 'FISTF-II.16.1.4') ? { direct: true } : {}) }),
  ownGoal: winner,
  noGoal,
  shotScored: (one) => known('because', byParagraph(one, { 'FISTF-II.17.2.3.3': 'keeperLate' })),
  shotMissed: (one) =>
    known(
      'because',
      byParagraph(one, {
        'FISTF-II.17.2.2.1': 'shooterLate',
        'FISTF-II.17.2.5': 'shotLate',
        'FISTF-II.17.2.2.2': 'shooterMoved',
      }),
    ),
  foul,
  handBall: (one) => ({ ...loser(one), ...place(one), ...told(one, 'clothing', 'deliberate') }),
  fingerFoul: (one) => ({
    ...loser(one),
    what: byParagraph(one, { 'FISTF-II.5.3.2': 'attack', 'FISTF-II.6.2.6': 'block' }) ?? 'resting',
    ...(cites(one, 'FISTF-II.10.6.3') ? { hindering: true } : {}),
    ...told(one, 'figure', 'at', 'where', 'deliberate', 'clothing'),
  }),
  keeperMisuse: (one) => ({
    ...loser(one),
    because:
      byParagraph(one, { 'FISTF-II.8.1.1': 'mount', 'FISTF-II.8.1.2': 'jerk', 'FISTF-II.8.2.1.2': 'line' }) ??
      'fourthTouch',
    ...deliberate(one),
  }),
  faultyTick: (one) => ({
    ...loser(one),
    touched: tickTouched(one),
    ...place(one),
  }),
  keeperFoul: (one) => ({ ...loser(one), because: cites(one, 'FISTF-II.8.2.2') ? 'keeperTouches' : 'keeperHinders' }),
  wrongReserve: (one) => ({
    ...loser(one),
    because:
      byParagraph(one, {
        'FISTF-II.9.1.1.P': 'misplaced',
        'FISTF-II.9.1.2.P': cites(one, 'FISTF-II.9.1.2.3') ? 'withoutRight' : 'notInPossession',
        'FISTF-II.9.2.3': 'waits',
      }) ?? 'mayNotGo',
  }),
  wrongNumber: (one) => ({
    ...loser(one),
    ...(one.fact.kind === 'counted' ? told(one, 'outfield', 'keepers', 'reserves') : { reserveOnField: true }),
  }),
  offside: (one) => ({
    ...loser(one),
    because: byParagraph(one, {
      'FISTF-II.13.1.2.1': 'passed',
      'FISTF-II.13.1.2.2': 'forward',
      'FISTF-II.13.2.2': 'passive',
      'SHORT-offside.4': 'played',
      'SHORT-offside.3': 'passed',
    }),
    ...known('figures', figuresIn(one)),
    ...(cites(one, 'SHORT-offside.4') ? flickPlace(one) : place(one)),
    ...(one.fact.kind === 'ballTouched' && !cites(one, 'SHORT-offside.4') ? { at: undefined, where: undefined } : {}),
  }),
  blockFoul: (one) => ({ ...loser(one), met: metIn(one), ...place(one) }),
  barrierPlay: (one) => ({ ...loser(one), atRest: cites(one, 'FISTF-II.2.1.3.3.1'), ...place(one) }),
  obstruction,
  uncleanFlick: (one) => ({ ...loser(one), because: breach(one), ...flicked(one), ...deliberate(one) }),
  illegalFlick,
  bodyFoul: (one) => ({ ...loser(one), because: breach(one), ...told(one, 'ballAt', 'ballWhere', 'deliberate') }),
  unsporting: (one) => ({
    ...loser(one),
    because: breach(one),
    ...told(one, 'at', 'where', 'ballAt', 'ballWhere', 'deliberate'),
  }),
  illegalConduct: (one) => ({
    ...loser(one),
    because: breach(one) ?? 'handWithdrawn',
    ...told(one, 'ballAt', 'ballWhere', 'deliberate'),
  }),
  timeWasting,
  pressBall: (one) => ({ ...loser(one), ...place(one) }),
  retake: (one) => ({
    because:
      byParagraph(one, { 'FISTF-II.12.2.4.3': 'keeperMoved', 'FISTF-II.12.2.4.2': 'keeperOver' }) ?? 'bodyOverGoalLine',
  }),
  wrongExecution: (one) => ({
    because:
      byParagraph(one, {
        'FISTF-II.4.2.3.1': 'ballMisplaced',
        'FISTF-II.4.2.3.2': 'takenBeforeSignal',
        'FISTF-II.4.2.3.3': 'wrongTaker',
      }) ?? 'notForward',
  }),
  rightLost: (one) => ({
    because:
      byParagraph(one, {
        'FISTF-II.4.2.3.b': 'notForward',
        'FISTF-II.15.2.3.2': 'notForward',
        'FISTF-II.14.2.4.1': 'takerInside',
        'FISTF-II.14.2.4.2': 'ballMisplaced',
        'FISTF-II.4.2.2.P': 'orderBroken',
        'FISTF-II.15.2.1.1.P': 'orderBroken',
      }) ?? 'takerNamedLate',
  }),
  illegalPosition: (one) => ({ ...loser(one), ...known('because', breach(one) ?? byParagraph(one, LAID_WRONG)) }),
  misconduct: (one) => ({ ...loser(one), because: breach(one) }),
  yellowCard: loser,
  orangeCard: loser,
  penalty: winner,
  freeKick: winner,
  corner: (one) => ({
    ...winner(one),
    because: cornerBy(one),
    ...place(one),
    ...(cornerBy(one) === 'directOwnGoal'
      ? { direct: byParagraph(one, RESTART_NAMED) ?? one.match.state.course.direct ?? 'freeKick' }
      : {}),
  }),
  goalKick: (one) => ({ ...winner(one), because: goalKickBy(one) }),
  throwIn: (one) => ({
    ...winner(one),
    because: throwInBy(one),
    ...(cites(one, 'FISTF-II.14.1.6.2') ? { byKeeper: true } : {}),
    ...place(one),
  }),
  outUnclear: ({ fact, ruling }) => ({
    ...(fact.kind === 'ballOver' ? { line: fact.line, inGoal: fact.inGoal } : {}),
    because: ruling.detail?.['missing'],
  }),
  kickOff: nothing,
  back,
  change,
  inside: winner,
  blockFlick,
  placing: nothing,
  outOfPlay: (one) => ({
    ...figure(one),
    because: byParagraph(one, { 'FISTF-II.2.1.2.2': 'cloth', 'FISTF-II.2.1.3.2': 'barrier' }) ?? 'table',
  }),
  restrictedFlick: (one) => (cites(one, 'FISTF-II.5.4.3') || cites(one, 'SHORT-fast.1') ? { made: true } : {}),
  backTaken: winner,
  leftAsItIs: winner,
  playOn: winner,
  distance: nothing,
  noDistance: nothing,
  forcingCheck: (one) => ({ ...winner(one), ...told(one, 'figure') }),
  forcingChecked: (one) => ({ ...figure(one), mm: detail(one, 'mm') }),
  tickAllowed: winner,
  tickRefused: (one) => ({
    ...loser(one),
    because:
      one.fact.kind === 'flicked'
        ? (byParagraph(one, { 'FISTF-II.13.4.1.2': 'notSaid' }) ?? 'noLeave')
        : (byParagraph(one, { 'FISTF-II.13.3.1.2': 'three', 'FISTF-II.13.4.2.2': 'rolling' }) ?? 'noneOffside'),
  }),
  lifted: winner,
  substitution: (one) => ({ ...winner(one), ...substituted(one) }),
  substitutionRefused: (one) => ({
    ...loser(one),
    ...told(one, 'what', 'figure', 'damaged'),
    ...known(
      'because',
      byParagraph(one, {
        'FISTF-II.2.5.1.2': 'three',
        'FISTF-II.2.5.1.3': 'unlike',
        'FISTF-II.2.5.2.2': 'illegal',
        'FISTF-II.2.5.4.3': 'illegal',
        'FISTF-II.8.3.2.3': 'illegal',
        'FISTF-II.8.3.2.1': 'rolling',
        'FISTF-II.8.3.3.1': 'once',
        'FISTF-II.2.5.2.1': 'occasion',
        'FISTF-II.8.3.2.2': 'occasion',
      }),
    ),
  }),
  reserveIn: (one) => ({ ...winner(one), ...told(one, 'at') }),
  reserveOut: winner,
  blockWaived: (one) => ({ ...loser(one), ...touchedOnly(one) }),
  tossWon: (one) => ({ ...winner(one), ...told(one, 'from') }),
  tossChosen: (one) => ({ ...winner(one), choice: detail(one, 'choice') }),
  setUpEnded: winner,
  takerNamed: (one) => told(one, 'figure', 'at', 'ball'),
  positionalFlick: (one) => ({ ...winner(one), ...touchedOnly(one) }),
  positionalWaived: loser,
  play: (one) => told(one, 'after'),
  refereeActs: (one) => told(one, 'did', 'to', 'seconds', 'behind', 'hinders'),
};

const touchedOnly = (one: Made): Said =>
  breach(one) === 'touchedToFlick' ? { because: 'touchedToFlick', ...told(one, 'figure') } : {};
function tickTouched(one: Made): string {
  if (!cites(one, 'FISTF-II.13.4.3.3')) return 'figure';
  const offers = ofKind([one.ruling], 'offer');
  return offers.some(({ choices }) => choices.some(({ choice }) => choice === 'back')) ? 'both' : 'ball';
}
function endBy(one: Made): string {
  return byParagraph(one, { 'FISTF-II.3.3.1.1.3': 'goal', 'FISTF-II.17.1.4.2': 'shootOut' }) ?? 'time';
}
function figuresIn(one: Made): readonly string[] | undefined {
  const figures = detail(one, 'figures');
  return typeof figures === 'string' ? figures.split(' ') : undefined;
}

export const saidOf = (one: Made): Said =>
  Object.fromEntries(Object.entries(SAID[one.ruling.call](one)).filter(([, value]) => value !== undefined));

/** What a decision cannot say, and who says it instead. */
const NOT_SAYABLE: readonly ((one: Made) => boolean)[] = [
  // what waited for a choice
  ({ fact, ruling, rulings }) => (fact.kind === 'optionTaken' || fact.kind === 'optionLapsed') && ruling !== rulings[0],
  // one offer for all contacts of a flick
  ({ ruling: { call, then = [] } }) => (call === 'back' || call === 'blockFoul') && then.length === 0,
  // as the choice says it
  ({ ruling, fact, match }) =>
    ruling.call === 'blockWaived' && fact.kind === 'waived' && match.state.blockWait !== null,
  // the tick still moves
  (one) => one.ruling.call === 'illegalFlick' && cites(one, 'FISTF-II.13.4.5.2') && !cites(one, 'FISTF-II.1.2.1'),
  // a keeper outside the field
  (one) => cites(one, 'FISTF-II.8.1.3.3') && cites(one, 'FISTF-II.16.1.3'),
  // the referee goes on by himself where nobody sits at a desk
  ({ fact, ruling }) => fact.kind === 'clockRanOut' && fact.clock === CLOCKS.step && ruling.call !== 'timeWasting',
];
export const isSayable = (one: Made): boolean => !NOT_SAYABLE.some((is) => is(one));
