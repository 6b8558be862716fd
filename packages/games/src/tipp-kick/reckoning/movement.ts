import type { FactId } from '@bande/core';
import { isProtected, type RestartKind } from '../consequences.ts';
import { other, type Side } from '../names.ts';
import {
  colourOf,
  ownerOf,
  withState,
  type BallLies,
  type Before,
  type FactOf,
  type Match,
  type Movement,
} from '../state.ts';
import { isCalled } from '../contradictions.ts';
import { reachOf, type Whereabouts } from '../zones.ts';

/** Before the first fact: what is taken for granted has no evidence. */
export const BEFORE = -1 as FactId;

const beforeIn = (match: Match, from: Whereabouts = {}): Before => ({
  ball: lyingAt(match.state.ball, from),
  turn: match.state.turn,
  setUps: match.state.setUps,
  restart: match.state.restart,
  repetition: match.state.repetition,
  defence: match.state.defence,
  lie: match.state.plate?.motion.rest ?? null,
});

/** Where it is told that the ball was played from, there it lay ['DTKV-6.4.2']; words that fit a measured place tell nothing new. */
function lyingAt(ball: BallLies, { at, where }: Whereabouts): BallLies {
  const isKnown = at === undefined && (where === undefined || (ball.at !== undefined && isCalled(where, ball.at)));
  if (isKnown || (at !== undefined && at[0] === ball.at?.[0] && at[1] === ball.at[1])) return ball;
  return { top: ball.top, at, where, reach: reachOf({ at, where }) };
}

/** What the movement is: a restart that this side takes, the repetition of one, or play. */
function takenBy({ state }: Match, by: Side): { readonly as: RestartKind | null; readonly likePenalty: boolean } {
  const { restart, repetition } = state;
  if (restart?.by === by && restart.given === null) return { as: restart.kind, likePenalty: false };
  if (repetition?.by === by) return { as: repetition.as, likePenalty: repetition.likePenalty };
  return { as: null, likePenalty: false };
}

/** 'DTKV-3.K9': the ball leaves its rest. */
export function begun(
  match: Match,
  by: Side,
  fact: FactId,
  parts: Pick<Movement, 'with'> & { readonly spoilt?: boolean; readonly from?: Whereabouts },
): Movement {
  const taken = takenBy(match, by);
  return {
    fact,
    by,
    with: parts.with,
    ...taken,
    spoilt: parts.spoilt ?? false,
    afterSignal: match.state.signal,
    last: { side: by, what: parts.with, fact },
    atGoal: false,
    keeperTouched: parts.with === 'keeper',
    leftCircle: false,
    leftArea: false,
    met: [],
    putBack: null,
    keeperOffended: taken.likePenalty || taken.as === 'penalty' ? match.state.earlyKeeper : null,
    repetition: null,
    before: beforeIn(match, parts.from),
  };
}

/** The movement under way, or the one of which only the colour is not known yet, or whether it is out; where nobody has told of the shot, that of the side whose ball it was. */
export function movementIn(match: Match): Movement | null {
  const { movement, restart, repetition, turn, open, last } = match.state;
  if (movement !== null) return movement;
  if (open === 'colour') return last;
  if (open === 'out') return cameToTheLine(match);
  const by = restart?.given === null ? restart.by : (repetition?.by ?? turn);
  if (by === null || by === undefined) return null;
  return begun(match, by, BEFORE, { with: 'kicker', spoilt: isLaidWrong(match) });
}
/** 'DTKV-13.6.1', 'DTKV-3.4.1': the taker has laid it on the other colour, and nobody has told that somebody has turned it since. */
export const isLaidWrong = ({ state }: Match): boolean => {
  const { restart, ball } = state;
  return (
    restart?.laid === true && ball.top !== undefined && ball.top !== null && ball.top !== colourOf(state, restart.by)
  );
};

/** 'DTKV-5.K8': whose ball it is that lies at rest while nobody has said whether it is out; null: it did not lie. */
export const ownerInDoubt = ({ state }: Match): Side | null => {
  const { open, movement, ball } = state;
  const isLying = open === 'out' && movement === null && ball.top !== undefined && ball.top !== null;
  return isLying ? ownerOf(state, ball.top) : null;
};
/** [C-116]: what brought the ball to the line: the last movement, unless it lay elsewhere since then, and nobody has told how it left. */
function cameToTheLine(match: Match): Movement | null {
  const { last, restedAt } = match.state;
  const owner = ownerInDoubt(match);
  if (owner === null || (last !== null && restedAt !== null)) return last;
  return begun(withState(match, { turn: owner }), owner, BEFORE, { with: 'kicker' });
}

/** 'DTKV-3.4.1': does a kicker of this side play on the other colour? What is not told is as the match has it, and as it was laid [C-2]. */
export function isWrongColour({ state }: Match, { by, top }: FactOf<'shot'>): boolean {
  if (top !== undefined) return top !== colourOf(state, by);
  if (state.ball.top !== undefined && state.ball.top !== null) return state.ball.top !== colourOf(state, by);
  return state.restart === null && state.repetition === null && state.turn !== null && state.turn !== by;
}

/** Whose colour lay on top before it; null where nobody knows, or where a restart was taken. */
export const movementOwner = ({ before }: Movement): Side | null => (before.restart === null ? before.turn : null);

/** 'DTKV-13.5', 'DTKV-14.6', 'DTKV-14.2.3.1' [B-13]: own goals of it do not count, and it outlives the signal. */
export const isCovered = ({ as, likePenalty }: Movement): boolean => likePenalty || isProtected(as);
/** A free kick or penalty was given while this movement goes on; against whom. */
export function offenderIn({ state }: Match): Side | null {
  const { restart, movement } = state;
  return restart === null || restart.given === null || movement === null ? null : other(restart.by);
}
