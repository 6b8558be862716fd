import { isUnfit, unfit, withFirst } from '@bande/kit';
import type { Consequence } from '../../consequences.ts';
import type { Event } from '../../events.ts';
import { keeperOf, other, type Side } from '../../names.ts';
import { penaltyIn } from '../../reckoning/penalty.ts';
import { hasPositionalFlicks, justTaken } from '../../reckoning/taking.ts';
import type { Paragraph } from '../../rulebook.ts';
import { withRestart, withState, type FactOf, type Match, type Restart, type Step } from '../../state.ts';
import type { Breach } from '../breach-names.ts';
import { distanceIsKept } from '../distance.ts';
import { ruling } from '../ruling.ts';
import { awardOf } from '../sanction.ts';
import { positionalBy, positionalIsWaived } from '../set-up.ts';
import { isLaidAnew } from '../told-places.ts';
import { placedOn } from './lines.ts';
import { broke } from './offences.ts';
import { answering, leftOpen } from './rights.ts';
import { asIf, inAHalf, namedOr, seen, withoutParagraphs, type Answer, type Decide, type DecidedOf } from './saying.ts';

/** Rules 4.1, 4.2, 11, 12 and 14.2 to 16.2, decided: free kicks and penalties, how a restart is set up, and what goes wrong then. */

// ── free kick and penalty ─────────────────────────────────────────────────────────────────────────────────────────

const PENALTY_FOR: Readonly<Record<NonNullable<DecidedOf<'penalty'>['because']>, Paragraph>> = {
  foul: 'FISTF-II.12.1.1.1',
  keeperMisuse: 'FISTF-II.12.1.1.2',
  fingerFoul: 'FISTF-II.12.1.1.3',
  handBall: 'FISTF-II.12.1.1.4',
  faultyTick: 'FISTF-II.12.1.1.5',
};
function award(match: Match, fact: DecidedOf<'penalty' | 'freeKick'>): Answer {
  const isPenalty = fact.call === 'penalty';
  const by = isPenalty && fact.because !== undefined ? { penaltyBy: PENALTY_FOR[fact.because] } : {};
  const { call, paragraphs, then } = awardOf(match, {
    against: other(fact.for),
    place: isPenalty ? {} : { at: fact.at, where: fact.where },
    ...(isPenalty ? { always: 'penalty' } : {}),
    ...by,
  });
  return placedOn(match, {}, [ruling(fact, call, paragraphs, { for: fact.for, then })]);
}
/** Taken by whoever may choose it, or given without a word on the offence. */
export const penalty: Decide<'penalty'> = inAHalf(
  (match, fact, judge) => answering(match, fact, fact.for, judge) ?? award(match, fact),
);
export const freeKick: Decide<'freeKick'> = inAHalf(
  (match, fact, judge) => answering(match, fact, fact.for, judge) ?? award(match, fact),
);

const shotIn = ({ state: { restart } }: Match): Restart | null => (restart?.kind === 'shot' ? restart : null);

/** 'FISTF-II.12.2.4.4', 'FISTF-II.17.2.3.2'. */
export const retake: Decide<'retake'> = (match, fact, judge) => {
  const { because } = fact;
  const answered = answering(match, fact, undefined, judge);
  if (answered !== null) return answered;
  const restart = because === 'bodyOverGoalLine' ? shotIn(match) : penaltyIn(match);
  if (restart === null) return unfit('no penalty and no shot of a shoot-out is to be taken', 'FISTF-II.12.2.4.4');
  const against = other(restart.by);
  return because === 'bodyOverGoalLine'
    ? broke(match, { ...fact, against }, because)
    : seen(match, fact, { kind: 'keeperStirred', keeper: keeperOf(against), over: because === 'keeperOver' });
};

// ── what goes wrong ───────────────────────────────────────────────────────────────────────────────────────────────

const NONE = 'no restart is being set up';
const isSettingUp = (restart: Restart | null): restart is Restart =>
  restart !== null && restart.step !== 'released' && restart.step !== 'taken';

/** Repeated once; the second time it is lost ['FISTF-II.4.2.3.b', 'FISTF-II.15.2.3.2']. */
export const wrongExecution: Decide<'wrongExecution'> = (match, fact) => {
  const { restart } = match.state;
  const { because = 'notForward' } = fact;
  if (restart?.kind !== 'kickOff' && restart?.kind !== 'goalKick')
    return unfit('no kick-off and no goal kick is being taken', 'FISTF-II.4.2.3.a');
  if (because === 'notForward' && restart.faults > 0)
    return unfit('the second time the right is lost', 'FISTF-II.4.2.3.b', 'FISTF-II.15.2.3.2');
  const found = broke(match, { ...fact, against: restart.by }, because);
  return fact.because === undefined ? withoutParagraphs(found, 'FISTF-II.4.2.3.4') : found;
};

/** That it was not for the first time is the referee's word. */
export const rightLost: Decide<'rightLost'> = (match, fact) => {
  const restart = match.state.restart ?? justTaken(match);
  if (restart === null) return unfit(NONE);
  const again = fact.because === 'notForward' ? withRestart(match, { faults: 1 }) : match;
  return broke(again, { ...fact, against: restart.by }, fact.because);
};
export const illegalPosition: Decide<'illegalPosition'> = (match, fact) => {
  const what: Breach = fact.because ?? 'wrongPosition';
  const { restart } = match.state;
  if (restart === null) return unfit(NONE);
  const anew = what === 'ballMisplaced' && isSettingUp(restart) ? isLaidAnew(restart, fact) : null; // not taken yet [S-292]
  return anew === null ? broke(match, fact, what) : [anew];
};

// ── step by step ──────────────────────────────────────────────────────────────────────────────────────────────────

export const tossWon = asIf<'tossWon'>(({ for: winner, from }) => ({ kind: 'tossed', winner, from }));
export const tossChosen = asIf<'tossChosen'>(({ for: by, choice }) => ({ kind: 'tossChosen', by, choice }));
export const setUpEnded: Decide<'setUpEnded'> = (match, fact) =>
  seen(match, fact, { kind: 'setUpEnded', by: fact.for }, 'illegalPosition');

/** Whoever takes it. */
const byTaker = (match: Match, fact: FactOf<'decided'>, eventOf: (by: Side) => Event): Answer => {
  const { restart } = match.state;
  return isSettingUp(restart)
    ? seen(match, fact, eventOf(restart.by), 'play', 'rightLost', 'illegalPosition', 'illegalFlick')
    : unfit(NONE);
};
export const takerNamed: Decide<'takerNamed'> = (match, fact) => {
  const { figure, at, ball } = fact;
  return byTaker(match, fact, (by) => ({ kind: 'takerNamed', by, figure, at, ball }));
};

/** “Spielen!”: a restart is released, or whoever waited for a block flick waits no more. */
export const play: Decide<'play'> = (match, fact, judge) => {
  const left = match.state.offers.length === 0 || fact.after !== undefined ? null : leftOpen(match, fact, judge);
  if (left === null || isUnfit(left)) return left ?? spoken(match, fact, judge);
  const { restart, attacker } = match.state;
  const isLost = left.some(({ then = [] }) =>
    then.some(({ kind }) => kind !== 'offerIsAnswered' && kind !== 'nobodyChoosesLater'),
  );
  const word =
    isLost || !isSettingUp(restart)
      ? [ruling(fact, 'play', ['FISTF-II.4.3.3'], { for: attacker })]
      : spoken(withState(match, { offers: [] }), fact, judge);
  return isUnfit(word) ? word : [...left, ...word];
};

const spoken: Decide<'play'> = (match, fact) => {
  const { restart, blockWait, attacker } = match.state;
  if (isSettingUp(restart) && fact.after === undefined)
    return seen(match, fact, { kind: 'readied', by: restart.kind === 'shot' ? other(restart.by) : restart.by }); // [S-213]
  if (fact.after === undefined && blockWait === null) return unfit('nothing is stopped');
  const waits: readonly Consequence[] = blockWait === null ? [] : [{ kind: 'blockIsOver' }];
  return withFirst(
    waits,
    fact.after === undefined
      ? [ruling(fact, 'play', [blockWait!.paragraph], { for: attacker })]
      : seen(match, fact, { kind: 'playReleased', after: fact.after }),
  );
};

/** Steps that nobody has told before this one [S-133]; where everything is measured there are none. */
function until({ state: { restart, measured } }: Match, by: Side): readonly Consequence[] | null {
  const order: readonly Step[] = ['taker', 'attackerFlicks', 'defenderFlicks'];
  if (restart === null) return null;
  const [now, due] = [order.indexOf(restart.step), by === restart.by ? 1 : 2];
  if (now < 0 || now > due || (measured && now !== due)) return null;
  return Array.from({ length: due - now }, () => ({ kind: 'nextStep' }));
}
const NOT_NOW = 'no positional flick of this side is due';

export const positionalFlick: Decide<'positionalFlick'> = (match, fact) => {
  const { for: by } = fact;
  const first = until(match, by);
  const left = match.state.restart?.flicksLeft[by] ?? 0;
  if (first === null) return unfit(NOT_NOW, 'FISTF-II.11.2.2.2');
  if (left === 0) return unfit('for: no positional flick is left', 'FISTF-II.11.2.2.1');
  if (fact.because !== undefined)
    return broke(match, { ...fact, against: by, figure: namedOr(fact.figure, by) }, fact.because); // 'FISTF-II.1.1.4.1'
  return [
    ruling(fact, 'positionalFlick', positionalBy(match), {
      for: by,
      then: [
        ...first,
        { kind: 'positionalFlickIsUsed', by },
        { kind: 'takerAndBallAreBack' },
        ...(left === 1 ? [{ kind: 'nextStep' } as const] : []),
      ],
    }),
  ];
};
export const positionalWaived: Decide<'positionalWaived'> = (match, fact) => {
  const { restart } = match.state;
  if (restart !== null && !hasPositionalFlicks(restart)) return unfit(NOT_NOW, 'FISTF-II.11.2.2.1'); // [S-211]
  const first = until(match, fact.against);
  return first === null
    ? unfit(NOT_NOW, 'FISTF-II.11.2.2.2')
    : withFirst(first, [positionalIsWaived(match, fact, fact.against)]);
};

export const lifted: Decide<'lifted'> = (match, fact) =>
  isSettingUp(match.state.restart) ? seen(match, fact, { kind: 'asked', by: fact.for, what: 'lift' }) : unfit(NONE);

/** At a desk nobody has told that everything else is done by then [S-133]. */
export const distance: Decide<'distance'> = (match, fact) => {
  const ready = match.state.measured ? match : withRestart(match, { step: 'ready' });
  return byTaker(ready, fact, (by) => ({ kind: 'asked', by, what: 'distance' }));
};
export const noDistance: Decide<'noDistance'> = (match, fact) => {
  const { restart } = match.state;
  const kept = isSettingUp(restart) ? distanceIsKept(fact, restart) : null;
  return kept === null ? unfit(NONE) : [kept];
};
