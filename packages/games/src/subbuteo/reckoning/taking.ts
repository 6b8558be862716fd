import type { RestartKind } from '../consequences.ts';
import { isKeeper, sideOf, type Player } from '../names.ts';
import {
  flickOf,
  noneReady,
  withRestart,
  withState,
  type Fact,
  type FactOf,
  type Match,
  type Restart,
} from '../state.ts';

import { notYetPlaced } from './barrier.ts';
import { stoodStill } from './resting.ts';

/** At a desk nobody tells every step of a restart: a flick of the side that takes it stands for all of them, the referee's word too [S-133] [S-180]. */

/** The ball lies, and nothing else of its restart has been done or is to be done. */
export const JUST_LAID = {
  taker: null,
  flicksLeft: { red: 0, blue: 0 },
  faults: 0,
  inHaste: false,
  lifted: null,
  laid: true,
} as const satisfies Partial<Restart>;

type Flick = Pick<FactOf<'flicked'>, 'by' | 'figure' | 'as'>;

/** The restart that nobody has said to be taken, where nobody measures. */
export const untakenIn = ({ state: { restart, measured } }: Match): Restart | null =>
  restart === null || measured || restart.step === 'released' || restart.step === 'taken' ? null : restart;

const WITH_POSITIONAL_FLICKS: ReadonlySet<RestartKind> = new Set<RestartKind>(['freeKick', 'throwIn', 'corner']);
/** 'FISTF-II.11.2.2.1', 'FISTF-II.14.2.3.1', 'FISTF-II.16.2.3.1': no other restart has any. */
export const hasPositionalFlicks = ({ kind }: Restart): boolean => WITH_POSITIONAL_FLICKS.has(kind);
/** At a desk: the free kick, throw-in, corner or penalty whose ball is still on its way; what was wrong with it is seen only when it is taken [S-226]. */
export function justTaken({ state: { restart, measured, course } }: Match): Restart | null {
  const { play } = course;
  if (measured || restart !== null || play === null || play.over || play.restart === null) return null;
  if (!WITH_POSITIONAL_FLICKS.has(play.restart) && play.restart !== 'penalty') return null;
  return {
    kind: play.restart,
    by: play.side,
    at: play.lay?.at ?? null,
    where: play.lay?.where ?? play.quarter ?? null,
    step: 'taken',
    ...JUST_LAID,
    taker: play.who,
  };
}

const hasFlicksLeft = ({ kind, step, by, flicksLeft }: Restart): boolean =>
  WITH_POSITIONAL_FLICKS.has(kind) && (step === 'taker' || step === 'attackerFlicks') && flicksLeft[by] > 0;

/** Nobody has said who takes it: the flick is the taking if its figure meets the ball, and a positional flick if not. */
export function isOpenFlick(match: Match, { by, as }: Flick): boolean {
  const restart = untakenIn(match);
  return restart !== null && by === restart.by && as === undefined && restart.taker === null && hasFlicksLeft(restart);
}

/** Whoever was named has flicked, or whoever can only have meant the ball. */
function isTaking(match: Match, { by, figure, as }: Flick): boolean {
  const restart = untakenIn(match);
  if (restart === null || by !== restart.by) return false;
  if (restart.kind === 'shot') return true;
  const isSaidToPlace = as === 'positional' && !hasPositionalFlicks(restart);
  if (as !== undefined && as !== 'play' && !isSaidToPlace) return as === 'restart';
  return restart.taker === null ? as === 'play' || !hasFlicksLeft(restart) : restart.taker === figure;
}

/** From now on the taker may flick. */
export const released = (match: Match): Match =>
  withRestart(noneReady(withState(match, { phase: 'play', flicks: [] })), { step: 'released' });

const releasedTo = (match: Match, taker: Player): Match => withRestart(released(match), { taker });

/** The flick that was open has met the ball. */
function metTheBall(match: Match, { touchedBy }: FactOf<'ballTouched'>): Match {
  const flick = isKeeper(touchedBy) ? undefined : flickOf(match.state, touchedBy);
  if (flick?.open !== true || untakenIn(match) === null) return match;
  const { open: _open, ...taking } = flick;
  return withState(releasedTo(match, touchedBy), { flicks: [{ ...taking, as: 'restart' }] });
}

/** Only one figure is on the table for a shot: whichever of them is flicked, or moves against the ball, takes it [S-210]. */
function shotBy(match: Match, figure: Player): Match {
  const { restart, measured } = match.state;
  if (
    measured ||
    isKeeper(figure) ||
    restart?.kind !== 'shot' ||
    restart.step === 'taken' ||
    sideOf(figure) !== restart.by
  )
    return match;
  return withRestart(match, { taker: figure });
}
/** A shot of the shoot-out that may be taken now, by this side. */
export const isShotOf = ({ kind, step, by }: Restart, side: Flick['by']): boolean =>
  kind === 'shot' && step === 'released' && by === side;

/** The match in which this fact took place: with the steps that it stands for. */
export function withUntoldSteps(match: Match, fact: Fact): Match {
  if (fact.kind === 'flicked')
    return isTaking(match, fact) ? releasedTo(match, fact.figure) : shotBy(match, fact.figure);
  if (fact.kind === 'figuresTouched') return notYetPlaced(match, fact);
  if (fact.kind !== 'ballTouched') return match;
  return metTheBall(stoodStill(match, fact) ? match : shotBy(notYetPlaced(match, fact), fact.touchedBy), fact);
}
