import { brokenKeepers, withBroken } from '../reckoning/broken-keepers.ts';
import { playTick } from '@bande/core';
import type { ByHand, ConsequenceOf } from '../consequences.ts';
import { withState, type Defender, type Match } from '../state.ts';
import { playGoesOn, playIsHeld, timeStands } from './holding.ts';
import { onItsWay } from './took-place.ts';

/** Hands, figures, and what the referee lets happen. */

export function byHand(match: Match, one: ByHand): Match {
  switch (one.kind) {
    case 'defenceIsFixed':
      return defenceIsFixed(match, one);
    case 'penaltyIsReleased':
      return penaltyIsReleased(match);
    case 'keeperHasOffended':
      return keeperHasOffended(match, one);
    case 'repetitionIsDue':
      return repetitionIsDue(match, one);
    case 'puttingBackIsDue':
      return puttingBackIsDue(match, one);
    case 'isChecked':
      return isChecked(match, one);
    case 'takerIsUrged':
      return takerIsUrged(match);
    case 'playerIsAway':
      return playerIsAway(match, one);
    case 'playerIsBack':
      return playerIsBack(match);
    case 'playIsHeld':
      return playIsHeld(match, one);
    case 'timeStands':
      return timeStands(match);
    case 'playGoesOn':
      return playGoesOn(match);
    case 'keeperIsBroken':
      return keeperIsBroken(match, one);
    case 'keeperIsWhole':
      return keeperIsWhole(match, one);
    case 'ballIsMisplaced':
      return ballIsMisplaced(match, one);
    case 'figureIsGone':
      return figureIsGone(match, one);
    case 'ballIsTurned':
      return ballIsTurned(match, one);
  }
}

/** 'DTKV-6.9.2.1'. */
function defenceIsFixed(match: Match, { of }: ConsequenceOf<'defenceIsFixed'>): Match {
  const one = match.state.defence[of] ?? SOMEWHERE;
  return withState(match, { defence: { ...match.state.defence, [of]: { ...one, fixed: true } } });
}
/** Nobody has told where it was put. */
const SOMEWHERE: Defender = { posture: 'standing', legSpread: false, fixed: false, put: 'since' };

/** 'DTKV-14.K6'. */
const penaltyIsReleased = (match: Match): Match =>
  match.state.restart === null ? match : withState(match, { restart: { ...match.state.restart, released: true } });

/** 'DTKV-14.4.2', 'DTKV-14.4.3': before the shot it is kept for it. */
const keeperHasOffended = (match: Match, { fact }: ConsequenceOf<'keeperHasOffended'>): Match =>
  match.state.movement === null
    ? withState(match, { earlyKeeper: fact })
    : withState(match, { movement: { ...match.state.movement, keeperOffended: fact } });

/** Where nobody has told of the shot, whoever had the ball has shot. */
const repetitionIsDue = (
  match: Match,
  { fact, for: side, paragraphs = ['DTKV-6.6.4', 'DTKV-6.K28', 'DTKV-6.K30.1'] }: ConsequenceOf<'repetitionIsDue'>,
): Match => onItsWay(match, () => ({ repetition: { fact, for: side, paragraphs } }));

/** 'DTKV-6.8.1.2': nothing good comes of it for whoever did it. */
const puttingBackIsDue = (match: Match, { fact, paragraphs }: ConsequenceOf<'puttingBackIsDue'>): Match =>
  onItsWay(match, () => ({ putBack: { fact, paragraphs }, spoilt: true }));

const isChecked = (match: Match, { what }: ConsequenceOf<'isChecked'>): Match =>
  withState(match, { checked: [...new Set([...(match.state.checked ?? []), what])] });

/** [C-89]. */
const takerIsUrged = (match: Match): Match => withState(match, { urged: true });

/** 'DTKV-15.K4'. */
const playerIsAway = (match: Match, { of }: ConsequenceOf<'playerIsAway'>): Match =>
  withState(match, { held: true, undecided: false, away: { of, since: match.state.away?.since ?? playTick(match) } });
const playerIsBack = (match: Match): Match => withState(match, { held: false, away: null });

/** 'DTKV-2.K12', 'DTKV-2.K17', 'DTKV-2.K18'. */
const keeperIsBroken = (match: Match, { of, fact, inSave = false }: ConsequenceOf<'keeperIsBroken'>): Match =>
  withBroken(match, [...brokenKeepers(match.state).filter((one) => one.of !== of), { of, fact, inSave }]);
/** 'DTKV-2.1.6', 'DTKV-2.K13': it was replaced. */
const keeperIsWhole = (match: Match, { of }: ConsequenceOf<'keeperIsWhole'>): Match =>
  withBroken(
    match,
    brokenKeepers(match.state).filter((one) => one.of !== of),
  );

/** 'DTKV-10.K4', 'DTKV-12.K4' [C-83]. */
const ballIsMisplaced = (match: Match, { told }: ConsequenceOf<'ballIsMisplaced'>): Match =>
  match.state.restart === null
    ? match
    : withState(match, { restart: { ...match.state.restart, misplaced: told ? 'told' : 'untold' } });

/** 'DTKV-2.K20'. */
function figureIsGone(match: Match, { of, figure }: ConsequenceOf<'figureIsGone'>): Match {
  const mine = match.state.counts[of];
  return withState(match, { counts: { ...match.state.counts, [of]: { ...mine, gone: [...mine.gone, figure] } } });
}

const ballIsTurned = (match: Match, { top }: ConsequenceOf<'ballIsTurned'>): Match =>
  withState(match, { ball: { ...match.state.ball, top } });
