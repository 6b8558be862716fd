import { atDesk } from '@bande/core';
import { UNASKED } from '@bande/kit';
import { isUnaskedStep, isUsualStep, mayDemandDistance } from '../asking.ts';
import { CLOCKS, STEP_TICKS } from '../clocks.ts';
import type { Choice, Consequence } from '../consequences.ts';
import { other, type Figure, type Side } from '../names.ts';
import { correctedSpots } from '../reckoning/restart-spots.ts';
import type { Paragraph } from '../rulebook.ts';
import { hasUsualSetPieces, type Fact, type Match, type Restart, type Ruling } from '../state.ts';
import { usualTake } from '../usual.ts';
import type { Spot } from '../zones.ts';
import type { Rule } from './facts.ts';
import { ballPlace } from './punished.ts';
import { ruling } from './ruling.ts';
import { freeKickAt } from './sanction.ts';
import {
  positionalIsWaived,
  setUpIsEnded,
  signalIsGiven,
  takerIsNamedBy,
  wrongPositionsArePutRight,
} from './set-up.ts';

/** How long setting up may take: ten seconds for each turn of a player after a goal and at a goal kick; elsewhere the referee then goes on with what is usual [S-132]. */

const isHurried = (match: Match, { kind, inHaste }: Restart): boolean =>
  !hasUsualSetPieces(match) && (kind === 'goalKick' || (kind === 'kickOff' && inHaste));

/** 'FISTF-II.4.2.5.a', 'FISTF-II.15.2.1.5.1': whoever takes it loses the right; 'FISTF-II.4.2.5.b', 'FISTF-II.15.2.1.5.2': the other one wastes time. */
export function setUpIsSlow(match: Match, fact: Fact, by: Side): Ruling | null {
  const { restart } = match.state;
  if (restart === null || !isHurried(match, restart)) return null;
  return by === restart.by && losesTheRight(restart) ? rightIsLost(match, restart, fact) : wastesTime(match, fact, by);
}
/** After a goal only whoever has conceded it: if the right has passed to the scorer, rule 10 holds for him ['FISTF-II.4.2.5.b']. */
const losesTheRight = ({ kind, passed }: Restart): boolean => kind === 'goalKick' || passed !== true;

/** The whole limit; at a desk the referee enters the seconds himself [S-99]. */
const lost = (match: Match, against: Side): readonly Consequence[] => [
  { kind: 'offenceCounts', against },
  ...(atDesk(match) ? [] : [{ kind: 'timeIsLost', ticks: STEP_TICKS - 1 } as const]),
];

function rightIsLost(match: Match, { kind, by }: Restart, fact: Fact): Ruling {
  const paragraphs: readonly Paragraph[] =
    kind === 'kickOff' ? ['FISTF-II.4.2.5.a', 'FISTF-II.4.2.5.2'] : ['FISTF-II.15.2.1.5.1'];
  return ruling(fact, 'timeWasting', paragraphs, {
    for: other(by),
    against: by,
    restart: kind,
    then: [...lost(match, by), { kind: 'rightPasses' }],
  });
}

/** The restart as it stands, or the free kick of 'FISTF-II.10.8.1.1' from where the ball lies [S-33]. */
function wastesTime(match: Match, fact: Fact, against: Side): Ruling {
  const restart = match.state.restart!;
  const to = other(against);
  const award = freeKickAt(match, ballPlace(match));
  const take: Choice = {
    choice: 'take',
    call: 'freeKick',
    paragraphs: ['FISTF-II.10.8.1.1', ...award.paragraphs],
    then: [{ kind: 'restartIs', restart: 'freeKick', for: to, at: award.place.at, where: award.place.where }],
  };
  const stands: Choice = {
    choice: 'playOn',
    call: 'playOn',
    paragraphs: ['FISTF-II.4.3.3'],
    then:
      restart.step === 'taker'
        ? [{ kind: 'takerIs', ...usualTakeOf(match) }, { kind: 'nextStep' }]
        : [{ kind: 'bodiesArePlaced', spots: correctedSpots(match, restart, against) }, { kind: 'nextStep' }],
  };
  const own = wastedBy(restart, against);
  return ruling(fact, 'timeWasting', [own, 'FISTF-II.10.8.1.1', 'FISTF-II.3.2.1.3'], {
    for: to,
    against,
    then: [
      ...lost(match, against),
      { kind: 'offer', name: 'sanction', to, paragraph: own, choices: [stands, take], default: 'playOn' },
    ],
  });
}
/** Whoever has lost his kick-off already has nothing left to lose but time. */
function wastedBy({ kind, by, passed }: Restart, against: Side): Paragraph {
  if (kind === 'goalKick') return 'FISTF-II.15.2.1.5.2';
  return passed === true && against !== by ? 'FISTF-II.4.2.5.2' : 'FISTF-II.4.2.5.b';
}

/** Whose turn it is in this step. */
const turnIn = ({ by, kind, step }: Restart): Side => {
  const isDefenders = step === 'defenderPlaces' || step === 'defenderFlicks';
  return isDefenders || (step === 'ready' && (kind === 'penalty' || kind === 'shot')) ? other(by) : by;
};

const isRunOut = (match: Match, clock: string): boolean => {
  const { restart } = match.state;
  return clock === CLOCKS.step && restart !== null && (restart.kind !== 'shot' || isUsualStep(match));
};

/** The ten seconds are over. */
export const setUpTakesTooLong: Rule<'clockRanOut'> = (match, fact) =>
  isRunOut(match, fact.clock) ? setUpIsSlow(match, fact, turnIn(match.state.restart!)) : null;

/** Where nobody is in haste the referee goes on: what stands stays, the usual figure takes it, nobody flicks [S-132]. */
export const refereeGoesOn: Rule<'clockRanOut'> = (match, fact) => {
  const { restart } = match.state;
  if (restart === null || !isRunOut(match, fact.clock) || isHurried(match, restart)) return null;
  switch (restart.step) {
    case 'attackerPlaces':
    case 'defenderPlaces':
      return setUpIsEnded(match, fact, turnIn(restart));
    case 'taker':
      return takerIsNamedBy(match, fact, usualTakeOf(match));
    case 'attackerFlicks':
    case 'defenderFlicks':
      return toldUnasked(positionalIsWaived(match, fact, turnIn(restart)), isUnaskedStep(match));
    case 'ready':
      return toldUnasked(signalIsGiven(match, fact), isUnaskedStep(match) && mayDemandDistance(match));
    default:
      return null;
  }
};
const toldUnasked = (ruled: Ruling, isUnasked: boolean): Ruling =>
  isUnasked ? { ...ruled, detail: { ...ruled.detail, ...UNASKED } } : ruled;
function usualTakeOf(match: Match): { readonly figure: Figure | null; readonly at?: Spot } {
  const usual = usualTake(match);
  return usual === null ? { figure: null } : { figure: usual.figure as Figure, at: usual.at };
}

/** Then too whatever stands wrong is put right. */
export const refereePutsRightThen: Rule<'clockRanOut'> = (match, fact) => {
  const { restart } = match.state;
  const isPlacing = restart?.step === 'attackerPlaces' || restart?.step === 'defenderPlaces';
  if (restart === null || !isPlacing || !isRunOut(match, fact.clock) || isHurried(match, restart)) return null;
  return wrongPositionsArePutRight(match, fact, turnIn(restart));
};
/** And a kick-off or a goal kick is let be taken when its figure has been named. */
export const refereeGivesTheSignal: Rule<'clockRanOut'> = (match, fact) => {
  const { restart } = match.state;
  const isPlaced = restart?.kind === 'kickOff' || restart?.kind === 'goalKick';
  const isNamed = isPlaced && restart.step === 'taker' && !isHurried(match, restart);
  return isNamed && isRunOut(match, fact.clock) ? signalIsGiven(match, fact) : null;
};
