import { isUsualStep } from '../asking.ts';
import { CLOCKS } from '../clocks.ts';
import type { Consequence } from '../consequences.ts';
import { keeperSide, other, type Side } from '../names.ts';
import { contactOf } from '../reckoning/contact.ts';
import { missIn } from '../reckoning/miss.ts';
import { isOutOfReach, winnerOfShootOut } from '../reckoning/periods.ts';
import type { Paragraph } from '../rulebook.ts';
import { flickOf, type Fact, type FactOf, type Match, type Restart, type Ruling } from '../state.ts';
import { isPutInTheWay } from './bodies.ts';
import type { Breach } from './breach-names.ts';
import type { Chapter, Rule } from './facts.ts';
import type { MissFact } from './kick-off.ts';
import { ruling } from './ruling.ts';

/** Rule 17: five positions, a pair of shots from each, and on from the first. One flick is one shot [S-78]. */

const shotIn = ({ state: { restart } }: Match): Restart | null => (restart?.kind === 'shot' ? restart : null);

/** 'FISTF-II.17.1.3': it counts, and the next one follows; the one that decides it ends the match ['FISTF-II.17.1.4.2']. */
export function shotCounts(match: Match, fact: Fact, scored: boolean, why: readonly Paragraph[]): readonly Ruling[] {
  const { by } = shotIn(match)!;
  const winner = winnerOfShootOut(match, by, scored);
  const taken = { kind: 'shotIsTaken', by, scored } as const;
  const shot = ruling(fact, scored ? 'shotScored' : 'shotMissed', [...why, 'FISTF-II.17.1.3'], {
    for: scored ? by : other(by),
    ...(winner === null && isOutOfReach(match, by, scored) ? { detail: { outOfReach: true } } : {}),
    then: winner === null ? [taken] : [],
  });
  return winner === null ? [shot] : [shootOutIsDecided(match, fact, winner, [taken]), shot];
}

export function shootOutIsDecided(match: Match, fact: Fact, winner: Side, first: Ruling['then'] & object): Ruling {
  const { goals } = match.state.shootOut!;
  const shot = first.find((one) => one.kind === 'shotIsTaken');
  const scored = shot !== undefined && shot.scored ? { ...goals, [shot.by]: goals[shot.by] + 1 } : goals;
  const paragraphs: readonly Paragraph[] = ['FISTF-II.17.1.4.2', 'FISTF-II.17.1.3'];
  return ruling(fact, 'matchOver', paragraphs, {
    for: winner,
    detail: { red: scored.red, blue: scored.blue },
    then: [
      ...first,
      {
        kind: 'matchIsOver',
        winner,
        paragraphs,
        ...(match.setup.settings.shootOutOnly ? { score: scored } : {}),
      },
    ],
  });
}

type Rulings<F extends Fact> = (match: Match, fact: F) => readonly Ruling[];
/** A shot counts, and it may decide the match: one function, one ruling. */
const both = <F extends Fact>(rulings: Rulings<F>): readonly ((match: Match, fact: F) => Ruling | null)[] => [
  (match, fact) => rulings(match, fact)[0] ?? null,
  (match, fact) => rulings(match, fact)[1] ?? null,
];

/** 'FISTF-II.17.2.3.2': a shot that is not in is taken again as long as its shooter has not let the offence pass [S-78]. */
const takenAgain = ({ by, at }: Restart): Consequence => ({
  kind: 'restartIs',
  restart: 'shot',
  for: by,
  at: at ?? undefined,
});
function shotIsPlayedOut(match: Match, fact: Fact, scored: boolean, why: readonly Paragraph[]): readonly Ruling[] {
  const restart = shotIn(match)!;
  const retaken = match.state.offers.flatMap(({ choices }) => choices).find(({ call }) => call === 'retake');
  if (scored || retaken === undefined) return shotCounts(match, fact, scored, why);
  return [ruling(fact, 'retake', retaken.paragraphs, { for: restart.by, then: [takenAgain(restart)] })];
}

/** It is over when the ball is in the goal or has gone out. */
const shotGoesOver: Rulings<FactOf<'ballOver'>> = (match, fact) => {
  const restart = shotIn(match);
  if (restart?.step !== 'taken') return [];
  const isTheirs = (fact.line === 'south' ? 'red' : 'blue') !== restart.by;
  return shotIsPlayedOut(match, fact, fact.inGoal === true && isTheirs, ['FISTF-II.17.2.4']);
};

/** Or when it rests, wherever it went; or when its figure rests and has not met it. */
const shotIsOver: Rulings<MissFact> = (match, fact) => {
  const restart = shotIn(match);
  if (restart === null) return [];
  const isMissed = restart.step === 'released' && missIn(match, fact)?.as === 'restart';
  const isSaved = restart.step === 'taken' && fact.kind === 'rested' && fact.what === 'ball';
  return isMissed || isSaved ? shotIsPlayedOut(match, fact, false, ['FISTF-II.17.2.4']) : [];
};

/** Or when its shooter plays the ball by another flick: one flick is one shot [S-78]. */
const shotIsPlayedTwice: Rulings<FactOf<'ballTouched'>> = (match, fact) => {
  const restart = shotIn(match);
  if (restart?.step !== 'taken' || flickOf(match.state, fact.touchedBy)?.as !== 'play') return [];
  return contactOf(match, fact) === 'play' ? shotIsPlayedOut(match, fact, false, ['FISTF-II.17.2.4']) : [];
};

/** 'FISTF-II.17.2.2.1': the shooter is late; 'FISTF-II.17.2.3.3': the keeper is late; 'FISTF-II.17.2.5': so is the shot. */
const timeIsUp: Rulings<FactOf<'clockRanOut'>> = (match, fact) => {
  const restart = shotIn(match);
  if (restart === null) return [];
  if (fact.clock === CLOCKS.flick && restart.step === 'released')
    return shotCounts(match, fact, false, ['FISTF-II.17.2.5']);
  if (fact.clock !== CLOCKS.step || isUsualStep(match)) return [];
  return restart.step === 'ready'
    ? shotCounts(match, fact, true, ['FISTF-II.17.2.3.3'])
    : shotCounts(match, fact, false, ['FISTF-II.17.2.2.1']);
};

/** 'FISTF-II.17.2.2.2': he has moved his figure after he said that he was ready. */
const shooterMovesHisFigure: Rulings<FactOf<'breach'>> = (match, fact) => {
  const restart = shotIn(match);
  const isMeant = fact.what === 'shooterMoved' && restart !== null && fact.by === restart.by;
  return isMeant && restart.step !== 'taker' ? shotCounts(match, fact, false, ['FISTF-II.17.2.2.2']) : [];
};

/** What a breach makes of a shot. */
export const AT_A_SHOT: readonly Ruling['call'][] = ['shotMissed', 'retake', 'matchOver'];

// ── what the hands do ─────────────────────────────────────────────────────────────────────────────────────────────

/** No free kick can be given for the shooter's offence: the shot that he made with it does not count [S-200]. */
const SPOILS_THE_SHOT: Readonly<Partial<Record<Breach, readonly Paragraph[]>>> = {
  wrongFinger: ['FISTF-II.1.1.1.1'],
  notNail: ['FISTF-II.1.1.1.2'],
  pushed: ['FISTF-II.1.1.2.1'],
  wrongTension: ['FISTF-II.1.1.2.2'],
  carried: ['FISTF-II.1.1.2.3'],
  armMoved: ['FISTF-II.1.1.2.4'],
  baseNotTouched: ['FISTF-II.1.1.2.5'],
  handBall: ['FISTF-II.10.5.1.1'],
  feint: ['FISTF-II.10.9.1'],
  handWithdrawn: ['FISTF-II.10.9.2'],
};
/** Whoever sets up his figure may touch something without shooting. */
const AT_THE_SHOT: ReadonlySet<Breach> = new Set<Breach>(['handBall', 'feint', 'handWithdrawn']);
const isUnderWay = ({ step }: Restart): boolean => step === 'released' || step === 'taken';

const shooterSpoilsHisShot: Rulings<FactOf<'breach'>> = (match, fact) => {
  const restart = shotIn(match);
  const spoiled = SPOILS_THE_SHOT[fact.what];
  if (restart === null || fact.by !== restart.by || spoiled === undefined) return [];
  if (AT_THE_SHOT.has(fact.what) && !isUnderWay(restart)) return [];
  return shotCounts(match, fact, false, [...spoiled, 'FISTF-II.4.3.3']);
};

/** A shot that is not in is taken again, if its shooter wants it [S-78] [S-201]. */
const mayBeTakenAgain = (fact: Fact, restart: Restart, why: readonly [Paragraph, ...Paragraph[]]): Ruling =>
  ruling(fact, 'retake', why, {
    for: restart.by,
    against: other(restart.by),
    then: [
      {
        kind: 'offer',
        name: 'sanction',
        to: restart.by,
        paragraph: why[0],
        choices: [
          { choice: 'take', call: 'retake', paragraphs: why, then: [takenAgain(restart)] },
          { choice: 'playOn', call: 'playOn', paragraphs: ['FISTF-II.4.3.3'], then: [] },
        ],
        default: 'take',
      },
    ],
  });

/** 'FISTF-II.17.2.3.2': no sanction is named: a shot that is not in is taken again, and it counts for cards [S-78]. */
const keeperReachesOverTheLine: Rule<'breach'> = (match, fact) => {
  const restart = shotIn(match);
  if (fact.what !== 'bodyOverGoalLine' || restart === null || fact.by === restart.by) return null;
  const offered = mayBeTakenAgain(fact, restart, ['FISTF-II.17.2.3.2']);
  return { ...offered, then: [{ kind: 'offenceCounts', against: fact.by }, ...(offered.then ?? [])] };
};

/** 'FISTF-II.5.3.2', 'FISTF-II.10.5.1.1', 'FISTF-II.10.6.1.1': a hand that stops the shot or hinders it: called elsewhere, and shot again [S-201]. */
const HINDERS_THE_SHOT: Readonly<Partial<Record<Breach, Paragraph>>> = {
  handBall: 'FISTF-II.10.5.1.1',
  obstruction: 'FISTF-II.10.6.1.1',
  viewBlocked: 'FISTF-II.10.6.2.2',
};
const defenderHindersTheShot: Rule<'breach'> = (match, fact) => {
  const restart = shotIn(match);
  const by = isPutInTheWay(match, fact) ? 'FISTF-II.5.3.2' : HINDERS_THE_SHOT[fact.what];
  if (restart === null || by === undefined || fact.by === restart.by || !isUnderWay(restart)) return null;
  return mayBeTakenAgain(fact, restart, [by, 'FISTF-II.17.2.3.2']);
};

/** 'FISTF-II.8.1.2', 'FISTF-II.8.2.1.2': the keeper is used wrongly: called in keepers.ts, and shot again as a penalty would be [S-201]. */
const faced = (match: Match, { keeper }: FactOf<'keeperJerked' | 'keeperOverLine'>): Restart | null => {
  const restart = shotIn(match);
  return restart !== null && isUnderWay(restart) && keeperSide(keeper) !== restart.by ? restart : null;
};
const keeperIsOverTheAreaLine: Rule<'keeperOverLine'> = (match, fact) => {
  const restart = faced(match, fact);
  return restart === null ? null : mayBeTakenAgain(fact, restart, ['FISTF-II.8.2.1.2', 'FISTF-II.12.2.4.2']);
};
const keeperIsJerked: Rule<'keeperJerked'> = (match, fact) => {
  const restart = faced(match, fact);
  return restart?.step === 'released' ? mayBeTakenAgain(fact, restart, ['FISTF-II.8.1.2', 'FISTF-II.12.2.4.3']) : null;
};

export const rules: Chapter = {
  ballOver: both(shotGoesOver),
  ballTouched: both(shotIsPlayedTwice),
  rested: both(shotIsOver),
  rebounded: both(shotIsOver),
  figureLeft: both(shotIsOver),
  layDown: both(shotIsOver),
  clockRanOut: both(timeIsUp),
  breach: [
    ...both(shooterMovesHisFigure),
    ...both(shooterSpoilsHisShot),
    keeperReachesOverTheLine,
    defenderHindersTheShot,
  ],
  keeperJerked: [keeperIsJerked],
  keeperOverLine: [keeperIsOverTheAreaLine],
};
