import { other, sideOf } from '../names.ts';
import { contactOf } from '../reckoning/contact.ts';
import { roomFor } from '../reckoning/free-place.ts';
import { isToldTooShort, isTouchedTooSoon } from '../reckoning/far-enough.ts';
import { missIn } from '../reckoning/miss.ts';
import { penaltyIn } from '../reckoning/penalty.ts';
import { hasPositionalFlicks } from '../reckoning/taking.ts';
import type { Paragraph } from '../rulebook.ts';
import { flickOf, isShort, type Fact, type Match, type Restart, type Ruling } from '../state.ts';
import { spotAreaOf, type Whereabouts } from '../zones.ts';
import { groundIn } from '../motion.ts';
import type { Chapter, Rule } from './facts.ts';
import { endsExecution, type MissFact } from './kick-off.ts';
import { byArea, placeOf, punished } from './punished.ts';
import { ruling } from './ruling.ts';
import { backOffered } from './sanction.ts';
import { afterPositional } from './set-up.ts';
import { refereeGivesTheSignal, refereeGoesOn, refereePutsRightThen, setUpTakesTooLong } from './set-up-time.ts';
import { seenAtARestart, takerIsNamedLate } from './wrong-execution.ts';

/** Free kick, throw-in, corner, goal kick and penalty as they are taken: rules 11.2, 12.2, 14.2, 15.2 and 16.2. */

// ── positional flicks ─────────────────────────────────────────────────────────────────────────────────────────────

/** 'FISTF-II.11.2.2.4', 'FISTF-II.11.2.2.5': it has met another figure, or the ball, which is laid back in any case [S-62]. */
const touchingPositionalFlickMayGoBack: Rule<'rested'> = (match, fact) => {
  const { restart, flicks } = match.state;
  const flick = flicks.find((one) => one.figure === fact.what && one.as === 'positional' && !one.over);
  if (restart === null || flick === undefined || !hasPositionalFlicks(restart)) return null; // [S-211]
  if (flick.involved.every((body) => body === flick.figure)) return null;
  const ball = flick.involved.includes('ball') ? flick.before.ball : undefined;
  const laid = ball === undefined ? {} : { ball };
  return backOffered(fact, {
    call: 'back',
    paragraphs: ['FISTF-II.11.2.2.4', 'FISTF-II.11.2.2.5', ...(isShort(match) ? (['SHORT-freemoves.6'] as const) : [])],
    by: 'FISTF-II.11.2.2.4',
    to: other(flick.side),
    flick: flick.fact,
    evidence: [flick.fact],
    besides: [
      { kind: 'bodiesArePlaced', spots: { ...roomFor(match, laid), ...laid } },
      ...afterPositional(restart, flick.side),
    ],
  });
};

/** 'FISTF-II.11.2.1.1', 'FISTF-II.14.2.2', 'FISTF-II.16.2.2.1': it was made before anybody was named. */
const positionalFlickComesTooEarly: Rule<'flicked'> = (match, fact) => {
  const { restart } = match.state;
  return restart?.step === 'taker' && fact.by === restart.by && fact.as === 'positional'
    ? takerIsNamedLate(match, fact)
    : null;
};

// ── the taker plays again ─────────────────────────────────────────────────────────────────────────────────────────

/** Until when he may not, what it is, and what it is in a penalty area. */
const PLAYED_AGAIN: Readonly<Record<string, readonly [until: readonly Paragraph[], is: Paragraph, inside: Paragraph]>> =
  {
    freeKick: [
      ['FISTF-II.11.2.5.a', 'FISTF-II.11.2.5.b', 'FISTF-II.11.2.5.c'],
      'FISTF-II.11.2.5.1',
      'FISTF-II.11.2.5.2',
    ],
    penalty: [
      ['FISTF-II.12.2.6.a', 'FISTF-II.12.2.6.b', 'FISTF-II.12.2.6.c'],
      'FISTF-II.12.2.6.1',
      'FISTF-II.12.2.6.2',
    ],
    throwIn: [
      ['FISTF-II.14.2.8.a', 'FISTF-II.14.2.8.b', 'FISTF-II.14.2.8.c'],
      'FISTF-II.14.2.8.1',
      'FISTF-II.14.2.8.2',
    ],
    goalKick: [
      ['FISTF-II.15.2.4.a', 'FISTF-II.15.2.4.b', 'FISTF-II.15.2.4.c'],
      'FISTF-II.15.2.4.1',
      'FISTF-II.15.2.4.2',
    ],
    corner: [['FISTF-II.16.2.6.a', 'FISTF-II.16.2.6.b', 'FISTF-II.16.2.6.c'], 'FISTF-II.16.2.6.1', 'FISTF-II.16.2.6.2'],
  };

/** Nobody has played the ball or been touched by it since, and possession has not changed [S-32]. */
const takerPlaysAgain: Rule<'ballTouched'> = (match, fact) => {
  const bar = match.state.course.barred.find(({ figure }) => figure === fact.touchedBy);
  const against = bar === undefined ? undefined : PLAYED_AGAIN[bar.by];
  if (against === undefined || contactOf(match, fact) !== 'play') return null;
  const flick = flickOf(match.state, fact.touchedBy);
  const told: Whereabouts = { at: fact.figureAt, where: fact.figureWhere };
  const place = flick === undefined ? told : { at: flick.from ?? undefined, where: flick.where ?? undefined };
  const [until, is, inside] = against;
  const isInside = (spotAreaOf(groundIn(match).pitch, place) ?? null) !== null;
  return punished(match, fact, {
    call: 'illegalFlick',
    paragraphs: [is, ...(isInside ? [inside] : []), ...until],
    against: sideOf(fact.touchedBy),
    place,
    ...(flick === undefined ? {} : { evidence: [flick.fact] }),
  });
};

/** 'FISTF-II.4.2.4.P': after a kick-off its figure may not even be flicked. */
const kickOffFigureIsFlickedAgain: Rule<'flicked'> = (match, fact) => {
  const isBarred = match.state.course.barred.some(({ figure, by }) => figure === fact.figure && by === 'kickOff');
  if (!isBarred || fact.by !== match.state.attacker) return null;
  const place = placeOf(match, fact, fact.figure);
  return punished(match, fact, {
    call: 'illegalFlick',
    paragraphs: [
      'FISTF-II.4.2.4.P',
      'FISTF-II.4.2.4.a',
      'FISTF-II.4.2.4.b',
      'FISTF-II.4.2.4.c',
      ...byArea(match, place, 'FISTF-II.1.2.a', 'FISTF-II.1.2.b'),
    ],
    against: fact.by,
    place,
  });
};

/** Another figure than the one that was named: it had no right. */
const anotherFigureTakesIt: Rule<'flicked'> = (match, fact) => {
  const { restart } = match.state;
  if (restart?.step !== 'released' || restart.kind === 'kickOff' || restart.kind === 'shot') return null;
  if (restart.taker === null || fact.by !== restart.by || fact.figure === restart.taker) return null;
  const place = placeOf(match, fact, fact.figure);
  return punished(match, fact, {
    call: 'illegalFlick',
    paragraphs: ['FISTF-II.1.2.1', ...byArea(match, place, 'FISTF-II.1.2.a', 'FISTF-II.1.2.b')],
    against: fact.by,
    place,
  });
};

// ── the goal kick ─────────────────────────────────────────────────────────────────────────────────────────────────

const goalKickIn = ({ state: { restart } }: Match, step: Restart['step']): Restart | null =>
  restart?.kind === 'goalKick' && restart.step === step ? restart : null;

/** 'FISTF-II.15.2.3.1', 'FISTF-II.15.2.3.2': repeated once, then the other side takes one of its own [S-74]. */
function wrongGoalKick({ by, faults }: Restart, fact: Fact): Ruling {
  return faults > 0
    ? ruling(fact, 'rightLost', ['FISTF-II.15.2.3.2'], {
        for: other(by),
        against: by,
        restart: 'goalKick',
        then: [{ kind: 'rightPasses' }],
      })
    : ruling(fact, 'wrongExecution', ['FISTF-II.15.2.3.1'], {
        for: by,
        against: by,
        restart: 'goalKick',
        then: [{ kind: 'restartIsRepeated' }],
      });
}

/** The ball rests in the penalty area or on its line; at a desk where somebody says so. */
const goalKickRestsInTheArea: Rule<'rested'> = (match, fact) => {
  const restart = goalKickIn(match, 'taken');
  if (restart === null || fact.what !== 'ball') return null;
  const isInside = match.state.measured || isToldTooShort(match, restart, fact);
  return isInside ? wrongGoalKick(restart, fact) : null;
};
const goalKickIsPlayedInTheArea: Rule<'ballTouched'> = (match, fact) => {
  const restart = goalKickIn(match, 'taken');
  if (restart === null || !(match.state.measured || isTouchedTooSoon(match, restart, fact))) return null;
  if (!endsExecution(match, fact, restart)) return null;
  return wrongGoalKick(restart, fact);
};
/** A miss has not sent it out either [S-134]. */
const goalKickIsMissed = (match: Match, fact: MissFact): Ruling | null => {
  const restart = goalKickIn(match, 'released');
  return restart !== null && missIn(match, fact)?.as === 'restart' ? wrongGoalKick(restart, fact) : null;
};
const goalKickIsSeenToFallShort: Rule<'breach'> = (match, fact) => {
  const { restart } = match.state;
  const isMeant = fact.what === 'notForward' && restart?.kind === 'goalKick' && fact.by === restart.by;
  return isMeant ? wrongGoalKick(restart, fact) : null;
};

// ── the penalty ───────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * 'FISTF-II.12.2.4.2', 'FISTF-II.12.2.4.3': the keeper stood over the line, or was moved before the ball was touched. If the shot is on its way the shooter may keep what
 * comes of it [S-65]; a goal counts at once.
 */
const penaltyIsTakenAgain: Rule<'keeperStirred'> = (match, fact) => {
  const { flicks, measured } = match.state;
  const penalty = penaltyIn(match);
  if (penalty === null || sideOf(fact.keeper) === penalty.by) return null;
  const { by, at, where } = penalty;
  const isShot = !measured || flicks.some(({ as, over }) => as === 'restart' && !over);
  const again = {
    kind: 'restartIs',
    restart: 'penalty',
    for: by,
    at: at ?? undefined,
    where: where ?? undefined,
  } as const;
  const paragraphs: readonly Paragraph[] = [
    fact.over === true ? 'FISTF-II.12.2.4.2' : 'FISTF-II.12.2.4.3',
    'FISTF-II.12.2.4.4',
  ];
  return ruling(fact, 'retake', paragraphs, {
    for: by,
    against: other(by),
    restart: 'penalty',
    then: [
      { kind: 'offenceCounts', against: other(by) },
      isShot
        ? {
            kind: 'offer',
            name: 'sanction',
            to: by,
            paragraph: paragraphs[0]!,
            choices: [
              { choice: 'take', call: 'penalty', paragraphs, then: [again] },
              { choice: 'playOn', call: 'playOn', paragraphs: ['FISTF-II.4.3.3', 'FISTF-IV.1.2.1'], then: [] },
            ],
            default: 'take',
          }
        : again,
    ],
  });
};

export const rules: Chapter = {
  rested: [touchingPositionalFlickMayGoBack, goalKickRestsInTheArea, goalKickIsMissed],
  rebounded: [goalKickIsMissed],
  figureLeft: [goalKickIsMissed],
  layDown: [goalKickIsMissed],
  flicked: [positionalFlickComesTooEarly, kickOffFigureIsFlickedAgain, anotherFigureTakesIt],
  ballTouched: [takerPlaysAgain, goalKickIsPlayedInTheArea],
  breach: [seenAtARestart, goalKickIsSeenToFallShort],
  keeperStirred: [penaltyIsTakenAgain],
  clockRanOut: [setUpTakesTooLong, refereeGoesOn, refereePutsRightThen, refereeGivesTheSignal],
};
