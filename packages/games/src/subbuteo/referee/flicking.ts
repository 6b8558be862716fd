import { IN_TURN } from '../asking.ts';
import { CLOCKS, FLICK_TICKS, SHOT_TICKS } from '../clocks.ts';
import type { Consequence } from '../consequences.ts';
import type { FlickKind } from '../events.ts';
import { isFigure, other, sideOf, type Side } from '../names.ts';
import { isForAPenalty } from '../reckoning/penalty.ts';
import { doesLeaveWait, isDenied, rightTo, type Denied } from '../rights.ts';
import type { Paragraph } from '../rulebook.ts';
import { isShort, withState, type Fact, type FactOf, type Match, type Ruling } from '../state.ts';
import type { Whereabouts } from '../zones.ts';
import type { Chapter, Rule } from './facts.ts';
import { ballPlace, byArea, isHalfUnderWay, placeOf, punished } from './punished.ts';
import { ruling } from './ruling.ts';

/** Rules 1.1.4 and 1.2, and 10.8 and 10.9 as far as a flick itself or the clock tells it: who may flick, and for how long he may think. */

type Flick = Pick<FactOf<'flicked'>, 'figure' | 'as' | 'lying' | 'entangled'>;

// ── without a right ───────────────────────────────────────────────────────────────────────────────────────────────

/** By what the right was denied: against what the flick was. What is not here has a sanction of its own in another chapter. */
const ILLEGAL: Readonly<Partial<Record<Paragraph, readonly Paragraph[]>>> = {
  'FISTF-II.1.2.1': ['FISTF-II.1.2.1'], // while a kick-off is set up [S-216]
  'FISTF-II.1.2.2': ['FISTF-II.1.2.2'],
  'FISTF-II.1.2.3': ['FISTF-II.1.2.3'],
  'FISTF-II.2.1.2.2': ['FISTF-II.1.2.1', 'FISTF-II.2.1.2.2'],
  'FISTF-II.2.1.3.2': ['FISTF-II.1.2.1', 'FISTF-II.2.1.3.2'],
  'FISTF-II.6.2.1.2': ['FISTF-II.1.2.1', 'FISTF-II.6.2.1.2', 'FISTF-II.6.2.1.P'],
  'FISTF-II.11.2.1.1': ['FISTF-II.1.2.1', 'FISTF-II.11.2.1.1'],
  'FISTF-II.11.2.2.1': ['FISTF-II.1.2.1', 'FISTF-II.11.2.2.1'], // one too many [S-62]
  'FISTF-II.11.2.2.2': ['FISTF-II.1.2.1', 'FISTF-II.11.2.2.2'],
  'FISTF-II.14.2.3.2': ['FISTF-II.1.2.1', 'FISTF-II.14.2.3.2'],
  'FISTF-II.16.2.3.2': ['FISTF-II.1.2.1', 'FISTF-II.16.2.3.2'],
  // before the signal [S-63]; a kick-off is repeated [S-31]
  'FISTF-II.11.2.4.1': ['FISTF-II.1.2.1', 'FISTF-II.11.2.4.1'],
  'FISTF-II.12.2.5': ['FISTF-II.1.2.1', 'FISTF-II.12.2.5'],
  'FISTF-II.14.2.6': ['FISTF-II.1.2.1', 'FISTF-II.14.2.6'],
  'FISTF-II.15.2.2': ['FISTF-II.1.2.1', 'FISTF-II.15.2.2'],
  'FISTF-II.16.2.5': ['FISTF-II.1.2.1', 'FISTF-II.16.2.5'],
};

/** Whoever had to wait for the block flick and did not: by what he had to wait, what he broke, and what else inside a penalty area. */
interface Waiting {
  readonly for: readonly string[];
  readonly broke: readonly Paragraph[];
  readonly inside?: Paragraph;
  readonly short?: Paragraph;
}
const WAITING: readonly Waiting[] = [
  { for: ['II.5.4', 'II.6.2.3.2'], broke: ['FISTF-II.5.4.3', 'FISTF-II.5.4.3.P'] },
  {
    for: ['II.2.1.2', 'II.2.1.3', 'II.2.1.4', 'II.2.2', 'II.2.3', 'II.2.4', 'II.6.2.3.1'],
    broke: ['FISTF-II.2.1.2.6'],
    short: 'SHORT-fast.2',
  },
  {
    for: ['II.9.2.2', 'II.6.2.3.4'],
    broke: ['FISTF-II.9.2.2', 'FISTF-II.9.2.2.a'],
    inside: 'FISTF-II.9.2.2.b',
    short: 'SHORT-fast.3',
  },
  { for: ['II.13.4.5', 'II.6.2.3.5.2'], broke: ['FISTF-II.13.4.5.2'], inside: 'FISTF-II.13.4.5.3' },
  { for: ['II.14.2.7', 'II.6.2.3.6'], broke: ['FISTF-II.14.2.7.2'], inside: 'FISTF-II.14.2.7.3' },
];
/** Only the reserve keeper himself waits: whoever plays on with another figure does without him [S-220]. */
const RESERVE_WAITS: Paragraph = 'FISTF-II.9.1.2.3';

function notWaitedFor(match: Match, place: Whereabouts): readonly Paragraph[] {
  const by = match.state.blockWait?.paragraph;
  if (by === undefined || by === IN_TURN) return [];
  const waiting = WAITING.find((one) => one.for.some((start) => by.startsWith(`FISTF-${start}`)));
  if (waiting === undefined) return [by];
  const inside = waiting.inside === undefined ? [] : byArea(match, place, waiting.broke[0]!, waiting.inside);
  return [...byShort(match, waiting.short), ...waiting.broke, ...inside];
}

const byShort = (match: Match, paragraph: Paragraph | undefined): readonly Paragraph[] =>
  paragraph !== undefined && isShort(match) ? [paragraph] : [];

/** Must this figure's side wait for a block flick? At a desk nobody says when a block flick has come to rest: there it is enough that it was made. A tick that was allowed has a rule of its own ['FISTF-II.13.4.2.1']. */
function hasToWait({ state }: Match, { figure, as }: Flick): boolean {
  const { blockWait, attacker, measured } = state;
  return (
    blockWait !== null &&
    blockWait.paragraph !== IN_TURN &&
    blockWait.paragraph !== RESERVE_WAITS &&
    sideOf(figure) === attacker &&
    !(as === 'tick' && doesLeaveWait(state)) &&
    (measured || blockWait.option !== null)
  );
}

/** What the flick was against; null if it was legal, or if another chapter speaks of it. */
function whyIllegal(match: Match, flick: Flick, place: Whereabouts): readonly Paragraph[] | null {
  if (!isHalfUnderWay(match) || (match.state.signal && !isForAPenalty(match))) return null;
  if (flick.entangled === true) return ['FISTF-II.1.2.3'];
  if (flick.lying === true) return [...byShort(match, 'SHORT-unplayable.4'), 'FISTF-II.1.2.2'];
  return withoutARight(match, flick, place);
}

function withoutARight(match: Match, flick: Flick, place: Whereabouts): readonly Paragraph[] | null {
  const isProlonged = isForAPenalty(match);
  const right = rightTo(isProlonged ? withState(match, { signal: false }) : match, flick.figure, flick.as === 'tick');
  if (!isDenied(right)) return isProlonged && right.as !== 'restart' ? ['FISTF-II.1.2.1'] : null; // 'FISTF-II.12.1.2.3'
  const [by] = right.paragraphs;
  if (by === 'FISTF-II.9.1.3') return null; // rule 9 speaks of a reserve keeper who is not in play
  if (hasToWait(match, flick)) return ['FISTF-II.1.2.1', ...notWaitedFor(match, place)];
  return by === undefined || isNoOffence(match, flick, right, by) ? null : (ILLEGAL[by] ?? null);
}

/** What is refused on a screen and yet no illegal flick. */
function isNoOffence({ state }: Match, { as, entangled, figure }: Flick, { denied }: Denied, by: Paragraph): boolean {
  switch (by) {
    case 'FISTF-II.1.2.1':
      return state.restart?.by === sideOf(figure); // his own kick-off is repeated [S-31]
    case 'FISTF-II.1.2.3':
      return entangled === false; // somebody has seen that it stands freely
    case 'FISTF-II.11.2.1.1':
      return denied === 'notOffered'; // nobody is named yet: the right to the free kick is lost
    case 'FISTF-II.11.2.2.1':
      return denied === 'notOffered'; // the one before still moves
    case 'FISTF-II.6.2.1.2':
      return state.attacker === null || (as === 'block' && !state.measured && isUntold(state, sideOf(figure))); // somebody knows of a right that nobody has entered
    default:
      return false;
  }
}

/** Nobody has told how the ball was played: then he who says that it was a block flick knows more, but only once [S-202]. */
const isUntold = ({ flicks, course }: Match['state'], by: Side): boolean =>
  flicks.length === 0 && course.play === null && course.touch === null && course.blocked !== by;

/** 'FISTF-II.1.2.a', 'FISTF-II.1.2.b': from where the figure stood, never a penalty [S-8]. */
export function illegalFlick(
  match: Match,
  fact: Fact,
  by: FactOf<'flicked'>['by'],
  paragraphs: readonly Paragraph[],
  place: Whereabouts,
): Ruling | null {
  return punished(match, fact, {
    call: 'illegalFlick',
    paragraphs: [...paragraphs, ...byArea(match, place, 'FISTF-II.1.2.a', 'FISTF-II.1.2.b')],
    against: by,
    place,
  });
}

const flickWithoutARightIsIllegal: Rule<'flicked'> = (match, fact) => {
  const place = placeOf(match, fact, fact.figure);
  const against = whyIllegal(match, fact, place);
  return against === null ? null : illegalFlick(match, fact, fact.by, against, place);
};

/** A person says that there was no right, or that the attacker did not wait. */
const illegalFlickIsSeen: Rule<'breach'> = (match, fact) => {
  if (fact.what !== 'illegalFlick' && fact.what !== 'notWaited') return null;
  const place = placeOf(match, fact, fact.figure);
  const waited = fact.what === 'notWaited' ? notWaitedFor(match, place) : [];
  return illegalFlick(match, fact, fact.by, ['FISTF-II.1.2.1', ...waited], place);
};

// ── a touch is a flick ────────────────────────────────────────────────────────────────────────────────────────────

/** 'FISTF-II.1.1.4.1' to 'FISTF-II.1.1.4.3': whoever touches the figure that he sets out to flick has flicked it; any other touch is a finger foul [S-9]. */
const touchIsAFlick: Rule<'breach'> = (match, fact) => {
  const { figure, by, what } = fact;
  if (what !== 'touchedToFlick' || figure === undefined || !isFigure(figure)) return null;
  if (match.state.attacker === null || sideOf(figure) !== by || !isHalfUnderWay(match)) return null;
  const place = placeOf(match, fact, figure);
  const right = rightTo(match, figure, false);
  if (!isDenied(right)) return touchIsMade(match, fact, right.as);
  const against = whyIllegal(match, { figure, as: undefined, lying: undefined, entangled: undefined }, place);
  return against === null ? null : illegalFlick(match, fact, by, ['FISTF-II.1.1.4.3', ...against], place);
};

function touchIsMade(match: Match, fact: FactOf<'breach'>, as: FlickKind): Ruling | null {
  const { by } = fact;
  const { restart } = match.state;
  if (as === 'block')
    return ruling(fact, 'blockWaived', ['FISTF-II.1.1.4.2', 'FISTF-II.10.4.1.3'], {
      against: by,
      then: [{ kind: 'blockIsOver' }],
    });
  if (as === 'positional') {
    const isLast = restart?.flicksLeft[by] === 1;
    const used: readonly Consequence[] = [{ kind: 'positionalFlickIsUsed', by }];
    return ruling(fact, 'positionalFlick', ['FISTF-II.1.1.4.1', 'FISTF-II.11.2.2.1', 'FISTF-II.10.4.1.3'], {
      for: by,
      then: isLast ? [...used, { kind: 'nextStep' }] : used,
    });
  }
  if (restart?.kind === 'kickOff') return null; // [S-31]
  return ruling(fact, 'change', ['FISTF-II.1.1.4.1', 'FISTF-II.5.1.2.1', 'FISTF-II.5.2.3', 'FISTF-II.10.4.1.3'], {
    for: other(by),
    against: by,
    then: [{ kind: 'restartIsFulfilled' }, { kind: 'possessionIs', of: other(by), by: 'miss' }],
  });
}

// ── time, and the hand that is set ────────────────────────────────────────────────────────────────────────────────

/** 'FISTF-II.10.8.2', 'FISTF-II.10.8.3': five seconds, ten before a shot [S-60]; a shoot-out has a rule of its own. What was wasted is played again [S-99]. */
const flickTakesTooLong: Rule<'clockRanOut'> = (match, fact) => {
  const { attacker, handSet, restart, shootOut } = match.state;
  if (fact.clock !== CLOCKS.flick || attacker === null || shootOut !== null || restart?.kind === 'shot') return null;
  const isShot = handSet !== null || restart?.kind === 'penalty';
  const place = ballPlace(match);
  return punished(match, fact, {
    call: 'timeWasting',
    paragraphs: [
      isShot ? 'FISTF-II.10.8.2' : 'FISTF-II.10.8.3',
      'FISTF-II.10.8.1.1',
      ...byArea(match, place, 'FISTF-II.10.8.1.1', 'FISTF-II.10.8.1.2'),
      'FISTF-II.10.8.5',
      'FISTF-II.3.2.1.3',
      'FISTF-IV.1.6.2',
    ],
    against: attacker,
    place,
    besides: [{ kind: 'timeIsLost', ticks: (isShot ? SHOT_TICKS : FLICK_TICKS) - 1 }],
  });
};

/** 'FISTF-II.10.9.2': the hand was set behind one figure, and another one was flicked. */
const handLeavesItsFigure: Rule<'flicked'> = (match, fact) => {
  const { handSet, attacker } = match.state;
  if (handSet === null || handSet === fact.figure || fact.by !== attacker) return null;
  return punished(match, fact, {
    call: 'illegalConduct',
    paragraphs: ['FISTF-II.10.9.2'],
    against: fact.by,
    place: ballPlace(match),
  });
};

export const rules: Chapter = {
  flicked: [flickWithoutARightIsIllegal, handLeavesItsFigure],
  breach: [illegalFlickIsSeen, touchIsAFlick],
  clockRanOut: [flickTakesTooLong],
};
