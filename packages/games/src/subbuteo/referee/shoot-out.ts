import { CLOCKS } from '../clocks.ts';
import type { Consequence } from '../consequences.ts';
import { other, type Side } from '../names.ts';
import { contactOf } from '../reckoning/contact.ts';
import { missIn } from '../reckoning/miss.ts';
import { winnerOfShootOut } from '../reckoning/periods.ts';
import type { Paragraph } from '../rulebook.ts';
import { flickOf, type Fact, type FactOf, type Match, type Restart, type Ruling } from '../state.ts';
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
  const mayBeRetaken = match.state.offers.some(({ choices }) => choices.some(({ call }) => call === 'retake'));
  if (scored || !mayBeRetaken) return shotCounts(match, fact, scored, why);
  const { by } = restart;
  return [ruling(fact, 'retake', ['FISTF-II.17.2.3.2'], { for: by, then: [takenAgain(restart)] })];
}

/** It is over when the ball is in the goal or has gone out. */
const shotGoesOver: Rulings<FactOf<'ballOver'>> = (match, fact) => {
  const restart = shotIn(match);
  if (restart?.step !== 'taken') return [];
  const isTheirs = (fact.line === 'south' ? 'red' : 'blue') !== restart.by;
  return shotIsPlayedOut(match, fact, fact.inGoal && isTheirs, ['FISTF-II.17.2.4']);
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
  if (fact.clock !== CLOCKS.step) return [];
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

/** 'FISTF-II.17.2.3.2': no sanction is named: a shot that is not in is taken again, and it counts for cards [S-78]. */
const keeperReachesOverTheLine: Rule<'breach'> = (match, fact) => {
  const restart = shotIn(match);
  if (fact.what !== 'bodyOverGoalLine' || restart === null || fact.by === restart.by) return null;
  const { by } = restart;
  return ruling(fact, 'retake', ['FISTF-II.17.2.3.2'], {
    for: by,
    against: fact.by,
    then: [
      { kind: 'offenceCounts', against: fact.by },
      {
        kind: 'offer',
        name: 'sanction',
        to: by,
        paragraph: 'FISTF-II.17.2.3.2',
        choices: [
          {
            choice: 'take',
            call: 'retake',
            paragraphs: ['FISTF-II.17.2.3.2'],
            then: [takenAgain(restart)],
          },
          { choice: 'playOn', call: 'playOn', paragraphs: ['FISTF-II.4.3.3'], then: [] },
        ],
        default: 'take',
      },
    ],
  });
};

export const rules: Chapter = {
  ballOver: both(shotGoesOver),
  ballTouched: both(shotIsPlayedTwice),
  rested: both(shotIsOver),
  rebounded: both(shotIsOver),
  figureLeft: both(shotIsOver),
  layDown: both(shotIsOver),
  clockRanOut: both(timeIsUp),
  breach: [...both(shooterMovesHisFigure), keeperReachesOverTheLine],
};
