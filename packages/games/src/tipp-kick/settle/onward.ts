import { playTick } from '@bande/core';
import type { ConsequenceOf, RestartKind } from '../consequences.ts';
import { withState, colourOf, type Fact, type Match, type Before, type Movement, type Restart } from '../state.ts';
import { withLie } from '../plate.ts';
import { isOffThePitch, reachOf, whollyOnThePitch, type Spot } from '../zones.ts';
import { noOffers, withoutOffersFor } from './offers.ts';

/** How play goes on. */

/** The weightier sanction stands where two were given in one movement ['DTKV-13.1.8']. */
const WEIGHT: Readonly<Record<RestartKind, number>> = {
  penalty: 3,
  freeKick: 2,
  indirectFreeKick: 1,
  kickOff: 4,
  corner: 0,
  goalKick: 0,
  kickIn: 0,
};

export function restartIs(match: Match, fact: Fact, one: ConsequenceOf<'restartIs'>): Match {
  const { movement, restart } = match.state;
  const isHeavier =
    restart?.given === undefined || restart.given === null || WEIGHT[one.restart] >= WEIGHT[restart.kind];
  if (!isHeavier && restart.by === one.for) return match;
  const at = one.at === undefined ? undefined : wherePlayed(one.restart, one.at);
  const next: Restart = {
    kind: one.restart,
    by: one.for,
    at: at ?? null,
    where: one.where ?? null,
    corner: one.corner ?? null,
    laid: false,
    released: false,
    given: movement === null ? null : fact.id,
  };
  const turned = { top: colourOf(match.state, one.for), at, where: one.where };
  const set = withState(noOffers(match), {
    restart: next,
    repetition: null,
    turn: null,
    open: null,
    waiting: null,
    setUps: { of: one.for, used: 0, keeperOnly: false, handling: false },
  });
  // The taker lays the ball, his colour on top unless he says otherwise [C-2].
  return movement === null ? withState(set, { ball: turned }) : set;
}

/** 'DTKV-13.2.1' [C-82]: for what was done outside the field at the nearest place wholly in it. */
function wherePlayed(kind: RestartKind, at: Spot): Spot {
  const isFreeKick = kind === 'freeKick' || kind === 'indirectFreeKick';
  return isFreeKick && isOffThePitch(at) ? whollyOnThePitch(at) : at;
}
/** Hands put everything back, and from now on the ball lies there ['DTKV-6.9.4']; what is told of its way after that was before it [C-118]. */
const asItLay = (match: Match, { lie }: Before): Match =>
  withState(lie === null ? match : withLie(match, lie), {
    restedAt: playTick(match),
    rollsOut: match.state.plate === null,
  });

const acting = ({ state }: Match): Movement | null => state.movement ?? state.last;

/** 'DTKV-13.2.3', 'DTKV-14.2.2', 'DTKV-14.4.3': as it was, and once more. */
export function actionIsRepeated(
  match: Match,
  { likePenalty = false, plain = false }: ConsequenceOf<'actionIsRepeated'>,
): Match {
  const movement = acting(match);
  if (movement === null) return match;
  const { before, by, as } = movement;
  const isAnew = before.restart !== null && (!likePenalty || as === 'penalty') && !(plain && as === 'freeKick');
  return withState(asItLay(noOffers(match), before), {
    movement: null,
    ball: before.ball,
    setUps: before.setUps,
    defence: before.defence,
    turn: isAnew ? null : by,
    restart: isAnew ? { ...before.restart, released: false, given: null } : null,
    repetition: isAnew
      ? null
      : { by, as: as === 'freeKick' && plain ? null : as, likePenalty: likePenalty || movement.likePenalty },
    open: null,
    waiting: null,
  });
}

/** 'DTKV-6.8.1.2', 'DTKV-2.K16.2': the ball lies where it lay, and the same side may play. */
export function situationIsRestored(match: Match): Match {
  const movement = acting(match);
  if (movement === null) return match;
  const { lie: _, ...before } = movement.before;
  return withState(asItLay(withoutOffersFor(movement, match), movement.before), {
    ...before,
    movement: null,
    open: null,
    waiting: null,
  });
}

export function possessionIs(match: Match, { of, lies }: ConsequenceOf<'possessionIs'>): Match {
  const { setUps } = match.state;
  const ball = lies === undefined ? match.state.ball : { ...lies, reach: reachOf(lies) };
  return withState(noOffers(match), {
    turn: of,
    restart: null,
    repetition: null,
    open: null,
    ball: { ...ball, top: colourOf(match.state, of) },
    setUps: setUps.of === of ? setUps : { of, used: 0, keeperOnly: false, handling: false },
  });
}

export const nobodyPlays = (match: Match, open: 'out' | 'colour'): Match =>
  withState(match, { turn: null, restart: null, open });
/** 'DTKV-5.K8': of which line nobody speaks, the same is meant. */
export function outIsOpen(match: Match, { line }: ConsequenceOf<'outIsOpen'>): Match {
  const { open, lineInDoubt } = match.state;
  return withState(nobodyPlays(match, 'out'), { lineInDoubt: line ?? (open === 'out' ? lineInDoubt : null) });
}
