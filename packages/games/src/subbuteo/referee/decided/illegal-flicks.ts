import { playTick, type OptionId } from '@bande/core';
import { isUnfit, unfit } from '@bande/kit';
import type { RestartKind } from '../../consequences.ts';
import type { NotWaitedAfter } from '../../decisions.ts';
import type { Event, EventOf } from '../../events.ts';
import { other, type Figure } from '../../names.ts';
import { justTaken } from '../../reckoning/taking.ts';
import type { Paragraph } from '../../rulebook.ts';
import { isShort, type Course, type Match, type Restart, type State } from '../../state.ts';
import { illegalFlick as illegal } from '../flicking.ts';
import { placedOn } from './lines.ts';
import { broke, lying } from './offences.ts';
import {
  flickUnderWay,
  havingKept,
  inAHalf,
  namedOr,
  nameless,
  saidPlace,
  seen,
  somebodyElse,
  supposing,
  unseen,
  withBall,
  type Answer,
  type Decide,
  type DecidedOf,
} from './saying.ts';

/** Rule 1.2 and all that refer to it, decided: a flick without a right, and why there was none. */

type Said = DecidedOf<'illegalFlick'>;
/** The match as it must have stood, and what was done in it; null: it takes a word that was not said. */
type Supposed = readonly [state: Partial<State>, event: Event];

interface Case {
  readonly match: Match;
  readonly fact: Said;
  readonly figure: Figure;
  readonly place: ReturnType<typeof saidPlace>;
}

const flicked = ({ fact, figure, place }: Case, more: Partial<EventOf<'flicked'>> = {}): Event => ({
  kind: 'flicked',
  by: fact.against,
  figure,
  nail: 0,
  ...place,
  ...more,
});
const breach = ({ fact, place }: Case, what: EventOf<'breach'>['what']): Event => ({
  kind: 'breach',
  by: fact.against,
  what,
  ...place,
});

/** It met the ball although it was not to play. */
function playing(one: Case, course: Partial<Course>): Supposed {
  const { match, fact, figure, place } = one;
  const known = flickUnderWay(match, fact, { side: fact.against, figure, as: 'play' });
  const flick = { ...known, from: place.at ?? null, where: place.where ?? null };
  const supposed: Course = { ...match.state.course, run: null, barred: [], ...course };
  return [
    { attacker: fact.against, flicks: [flick], course: supposed },
    { kind: 'ballTouched', touchedBy: figure, atRest: false, ballRolling: false },
  ];
}

/** The one that is due, or was just taken [S-226]. */
const restartIn = (match: Match): Restart | null => match.state.restart ?? justTaken(match);
/** The restart that was being set up, as far as it is known. */
function settingUp({ match, fact, place, figure }: Case, step: Restart['step'], isOwn: boolean): Partial<State> {
  const restart = restartIn(match);
  const by = isOwn ? fact.against : other(fact.against);
  const kind: RestartKind = fact.restart ?? restart?.kind ?? 'freeKick';
  const taker = somebodyElse(by) === figure ? null : somebodyElse(by);
  return {
    phase: kind === 'goalKick' || kind === 'kickOff' ? 'setUp' : 'restart',
    attacker: by,
    restart: { ...lying(place, by), kind, step, taker, ...known(restart) },
  };
}
/** Is it the restart of the side that flicked? Where none is due, it was. */
const isTakenBy = ({ match, fact }: Case): boolean => (restartIn(match)?.by ?? fact.against) === fact.against;
/** Is it known which restart it was? */
const isNamed = ({ match, fact }: Case): boolean => (fact.restart ?? restartIn(match)?.kind) !== undefined;
const known = (restart: Restart | null): Partial<Restart> =>
  restart === null ? {} : { at: restart.at, where: restart.where };

const WAITED_FOR: Readonly<Record<NotWaitedAfter, Paragraph>> = {
  restrictedFlick: 'FISTF-II.5.4.3',
  placing: 'FISTF-II.2.1.2.5.2',
  forcingCheck: 'FISTF-II.2.1.1.3.2',
  keeperSubstitution: 'FISTF-II.6.2.3.3',
  reserveOut: 'FISTF-II.9.2.2',
  tick: 'FISTF-II.6.2.3.5.2',
  throwIn: 'FISTF-II.14.2.7.1',
};
function notWaited(one: Case): Supposed {
  const { match, fact } = one;
  const paragraph = fact.after === undefined ? match.state.blockWait?.paragraph : WAITED_FOR[fact.after];
  if (paragraph === undefined) return [{}, breach(one, 'notWaited')];
  const blockWait = { option: 0 as OptionId, paragraph, then: [], since: playTick(match) };
  return [{ attacker: fact.against, blockWait }, flicked(one)];
}

function tick(one: Case, course: Partial<Course>, state: Partial<State> = {}): Supposed {
  const supposed = { ...one.match.state.course, ticks: 0, tickAllowed: true, ...course };
  return [{ attacker: one.fact.against, course: supposed, block: null, ...state }, flicked(one, { as: 'tick' })];
}

/** Of which restart's taker nobody can say anything without its name. */
const again = (one: Case): Supposed | null => {
  const by = one.fact.restart;
  if (by === undefined || by === 'shot') return null;
  const barred = [{ figure: one.figure, by }];
  const course = { ...one.match.state.course, barred };
  return by === 'kickOff' ? [{ attacker: one.fact.against, course }, flicked(one)] : playing(one, { barred });
};

const CASES: Readonly<Record<Exclude<Said['because'], undefined | 'touched'>, (one: Case) => Supposed | null>> = {
  noRight: (one) => [{}, breach(one, 'illegalFlick')],
  lying: (one) => [{}, flicked(one, { lying: true })],
  entangled: (one) => [{}, flicked(one, { entangled: true })],
  offTheCloth: (one) => [{ out: { [one.figure]: 'cloth' } }, flicked(one)],
  backFromBarrier: (one) => [{ out: { [one.figure]: 'barrier' } }, flicked(one)],
  noBlock: (one) => [{ attacker: other(one.fact.against), block: null }, flicked(one)],
  positionalTooMany: (one) => [settingUp(one, 'attackerFlicks', true), flicked(one)],
  positionalOutOfTurn: (one) => {
    const isOwn = one.match.state.restart?.by === one.fact.against;
    return [
      settingUp(one, isOwn ? 'defenderFlicks' : 'attackerFlicks', isOwn),
      isNamed(one) ? breach(one, 'orderBroken') : flicked(one),
    ];
  },
  beforeSignal: (one) => [
    settingUp(one, 'ready', isTakenBy(one)),
    isNamed(one) ? breach(one, 'takenBeforeSignal') : flicked(one),
  ],
  anotherTaker: (one) => [{ ...settingUp(one, 'released', true), phase: 'play' }, flicked(one)],
  notWaited,
  fourthPlay: (one) => playing(one, { run: { who: one.figure, plays: 3 } }),
  takerAgain: again,
  outsideGoalArea: (one) => [
    settingUp({ ...one, fact: { ...one.fact, restart: 'goalKick' } }, 'taker', true),
    breach({ ...one, place: { at: undefined, where: undefined } }, 'takenOutsideGoalArea'), // be it the ball
  ],
  reserveTooSoon: (one) => [{}, breach(one, 'reserveTooSoon')],
  fourthTick: (one) => tick(one, { ticks: 3 }),
  tickBeforeBlock: (one) => tick(one, {}, { block: other(one.fact.against) }),
  tickWhileMoving: (one) => tick(one, {}, { rolling: true }),
  tickedAgain: (one) => playing(one, { barred: [{ figure: one.figure, by: 'tick' }] }),
};
const PLAYED: ReadonlySet<Said['because']> = new Set<Said['because']>(['fourthPlay', 'takerAgain', 'tickedAgain']);
const TICKED: ReadonlySet<Said['because']> = new Set<Said['because']>([
  'fourthTick',
  'tickBeforeBlock',
  'tickWhileMoving',
]);

export const illegalFlick: Decide<'illegalFlick'> = inAHalf((match, fact) => {
  const { against, because = 'noRight', figure } = fact;
  const place = saidPlace(match, fact);
  if (because === 'touched') return touched(match, fact, place);
  if (isShort(match) && because === 'notWaited' && isNotWaitedFor(fact.after))
    return unfit('after: by the short rules nobody waits then', 'SHORT-fast.1');
  const supposed = CASES[because]({ match, fact, figure: namedOr(figure, against), place });
  if (supposed === null) return unfit('restart: say whose taker it was');
  const then = supposing(match, { attacker: match.state.attacker ?? against, ...supposed[0] });
  const found = seen(then, fact, supposed[1]);
  const told = figure === undefined ? nameless(found) : found;
  return placedOn(match, {}, asPlayed(match, fact, told));
});

/** 'SHORT-fast.2', 'SHORT-fast.3' [S-190]. */
const isNotWaitedFor = (after: Said['after']): boolean =>
  after !== undefined && after !== 'placing' && after !== 'reserveOut';

/** Of these the ball was played before; a tick is made in play only ['FISTF-II.11.2.4.2'] [S-144]. */
function asPlayed(match: Match, { because, against }: Said, told: Answer): Answer {
  if (PLAYED.has(because)) return unseen(match, told, against);
  if (TICKED.has(because)) return havingKept(match, against, told);
  const had = HAD_BALL[because ?? 'noRight']; // [S-146]
  return had === undefined ? told : withBall(match, had === 'he' ? against : other(against), told);
}

/** Only the attacker waits for a block flick, and only the defender makes one. */
const HAD_BALL: Readonly<Partial<Record<NonNullable<Said['because']>, 'he' | 'the other'>>> = {
  notWaited: 'he',
  noBlock: 'the other',
};

/** 'FISTF-II.1.1.4.3': he only touched it, and had no right to flick it [S-9]. */
function touched(match: Match, fact: Said, place: Case['place']): Answer {
  const asItStands = broke(match, fact, 'touchedToFlick', place);
  if (!isUnfit(asItStands)) return asItStands;
  const found = illegal(match, fact, fact.against, ['FISTF-II.1.1.4.3', 'FISTF-II.1.2.1'], place);
  return found === null ? asItStands : placedOn(match, {}, [found]);
}
