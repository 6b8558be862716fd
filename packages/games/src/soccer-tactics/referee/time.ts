import { CLOCKS } from '../clocks.ts';
import { consequenceOfKind, type Onward } from '../consequences.ts';
import type { Paragraph } from '../rulebook.ts';
import { nameOf, sideNamed, type Fact, type Match, type Period, type Ruling, type State } from '../state.ts';
import { other, SIDES, squareNamed, type Side } from '../table.ts';
import { sideToAct, threatens } from '../turn.ts';
import { minorFoul } from './breaches.ts';
import type { Chapter, Rule } from './facts.ts';
import { PLAYING } from './order.ts';
import { matchIsWonBy, ruling } from './ruling.ts';

/** Chapters 11A to 11C: limits, the signal, extra time and the shoot-out. */
/** The whole of the 60 seconds is in time; the next tick is not. Before a roll they are for the choice between keeper and roll [I-47]. */
const moveLimitExpiredIsAMinorFoul: Rule<'clockRanOut'> = (match, fact) => {
  if (fact.clock !== CLOCKS.move) return null;
  const by = sideToAct(match.state, match.setup.settings) ?? match.state.attacker;
  return minorFoul(match, fact, { by, paragraphs: overTheLimit(match.state), delay: true });
};
export function overTheLimit({ phase, roll }: State): readonly Paragraph[] {
  if (roll === 0 && (phase === 'captureD' || phase === 'challenge'))
    return ['STW-6A.1', 'STW-6A.2', 'STW-11A.1', 'STW-11A.3'];
  return ['STW-11A.1', PLAYING.has(phase) ? 'STW-3.8' : 'STW-2.18', 'STW-11A.3'];
}

/** No foul: the program puts what is missing on permitted squares [I-41]. */
const setUpLimitExpired: Rule<'clockRanOut'> = (_, fact) => {
  const side = CLOCKS.setUp.findIndex((name) => name === fact.clock) as Side | -1;
  if (side === -1) return null;
  return ruling(fact, 'timeIsUp', ['STW-11A.4'], { against: side, then: [{ kind: 'restIsPlaced', of: nameOf(side) }] });
};

/** The attack may be finished if the ball was in the area, or passed to a star, before the signal, or a shot was already due [I-42]. */
const attackIsAlive = (state: State): boolean => {
  if (!state.reachedBox || state.phase === 'formation') return false;
  return state.restart === null || state.restart.kind === 'corner' || state.restart.kind === 'penalty';
};

const signalEndsThePeriod: Rule<'clockRanOut'> = (match, fact) =>
  fact.clock === CLOCKS.period && !attackIsAlive(match.state)
    ? ruling(fact, 'periodOver', ['STW-11B.1'], { then: [{ kind: 'nextPeriod' }] })
    : null;

const attackIsPlayedToItsEnd: Rule<'clockRanOut'> = (match, fact) =>
  fact.clock === CLOCKS.period && attackIsAlive(match.state)
    ? attackPlayedOut(match, fact, match.state.restart?.kind === 'corner' || match.state.phase === 'cornerKick')
    : null;

export const attackPlayedOut = (match: Match, fact: Fact, corner: boolean): Ruling =>
  ruling(
    fact,
    'attackPlayedOut',
    ['STW-11B.2', 'STW-11B.3', 'STW-11B.4', ...(corner ? (['STW-11B.6'] as const) : [])],
    { for: match.state.attacker, then: [{ kind: 'attackIsTheLast' }] },
  );

/** Which ways of going on end the attack that is being played out. */
const ENDS_THE_ATTACK: ReadonlySet<Onward['kind'] | undefined> = new Set([
  'attackBegins',
  'attackFromTheRestart',
  'sidesLineUp',
  'otherSideLinesUp',
  'goalKick',
  'freeKickAfterFoul',
  'freeKickAfterOffside',
  'freeKickInTheCircle',
] as const);

/** 'STW-11B.5', 'STW-11B.6': after the signal the period ends with the attack, or with a corner ball that leaves the area out. */
export function endOfTheLastAttack(
  match: Match,
  fact: Fact,
  rulings: readonly Ruling[],
  next: Onward | undefined,
): Ruling | null {
  if (!match.state.lastAttack) return null;
  if (ENDS_THE_ATTACK.has(next?.kind))
    return ruling(fact, 'periodOver', ['STW-11B.5'], { then: [{ kind: 'nextPeriod' }] });
  const harmlessCorner =
    match.state.phase === 'cornerKick' &&
    fact.kind === 'ballPlayed' &&
    !threatens(match.state, match.setup.settings, squareNamed(fact.to)!);
  return harmlessCorner && rulings.length > 0
    ? ruling(fact, 'periodOver', ['STW-11B.5', 'STW-11B.6'], { then: [{ kind: 'nextPeriod' }] })
    : null;
}

/** The score as this fact leaves it. */
const scoreAfter = (match: Match, rulings: readonly Ruling[]): readonly [number, number] => {
  const goal = consequenceOfKind(rulings, 'goalCounts');
  const [red, blue] = match.state.score;
  return [red + Number(goal?.for === 'red'), blue + Number(goal?.for === 'blue')];
};

/** What a period's end means: nothing more, extra time, a shoot-out or the end of the match. */
export function afterThePeriod(match: Match, fact: Fact, rulings: readonly Ruling[]): Ruling | null {
  if (consequenceOfKind(rulings, 'nextPeriod') === undefined) return null;
  const { period } = match.state;
  if (period === 'first' || period === 'extraFirst') return null;
  const [red, blue] = scoreAfter(match, rulings);
  if (red !== blue) return matchIsWonBy(red > blue ? 0 : 1, fact, moreGoals(period));
  return period === 'second' ? extraTime(fact) : shootOut(fact);
}

/** Where the sides have agreed on it, nothing comes after the first goal: no kick-off and no more time. The penalties of a shoot-out are no goals of the match [I-52]. */
export function firstGoalWins(match: Match, fact: Fact, rulings: readonly Ruling[]): Ruling | null {
  if (match.setup.settings.firstGoalWins !== true) return null;
  const goal = consequenceOfKind(rulings, 'goalCounts');
  return goal === undefined ? null : matchIsWonBy(sideNamed(goal.for), fact, ['STW-0.17', 'STW-0.18']);
}

export const extraTime = (fact: Fact): Ruling =>
  ruling(fact, 'extraTime', ['STW-11C.1.1', 'STW-11C.1.2', 'STW-11C.2'], {
    then: [{ kind: 'tossForNewTime', period: 'extraFirst' }],
  });
export const shootOut = (fact: Fact): Ruling =>
  ruling(fact, 'shootOut', ['STW-11C.3'], { then: [{ kind: 'tossForNewTime', period: 'shootOut' }] });

export const moreGoals = (period: Period): readonly Paragraph[] =>
  period === 'extraSecond' ? ['STW-0.17', 'STW-11C.2'] : ['STW-0.17'];

const PENALTIES_EACH = 5;
export const morePenalties = (takenEach: number): Paragraph =>
  takenEach <= PENALTIES_EACH ? 'STW-11C.7' : 'STW-11C.8';

/** All five each are taken; then pairs, until one side leads after equally many [I-43]. */
export function shootOutIsDecided(match: Match, fact: Fact, rulings: readonly Ruling[]): Ruling | null {
  const { shootOut, attacker } = match.state;
  const penalty = consequenceOfKind(rulings, 'penaltyIsTaken');
  if (shootOut === null || penalty === undefined) return null;
  const taken = shootOut.taken.map((n, side) => n + Number(side === attacker));
  const goals = shootOut.goals.map((n, side) => n + Number(side === attacker && penalty.scored));
  if (taken[0] !== taken[1] || taken[0]! < PENALTIES_EACH || goals[0] === goals[1]) return null;
  const winner: Side = goals[0]! > goals[1]! ? 0 : 1;
  return matchIsWonBy(winner, fact, [morePenalties(taken[0]!)], {
    against: other(winner),
    detail: { [SIDES[0]]: goals[0]!, [SIDES[1]]: goals[1]! },
  });
}

export const rules: Chapter = {
  clockRanOut: [moveLimitExpiredIsAMinorFoul, setUpLimitExpired, signalEndsThePeriod, attackIsPlayedToItsEnd],
};
