import { deviate, type Random } from '@bande/core';
import type { ActionOf } from '../actions.ts';
import type { Stance } from '../aim/index.ts';
import { isIndirect } from '../consequences.ts';
import { keeperAt, type Lie } from '../motion/index.ts';
import { other, type Side } from '../names.ts';
import { facingBack, lieNow, spotOf } from '../plate.ts';
import { colourOf, type Match } from '../state.ts';
import { aimsFor, kickOffsNear, type Aim } from './aims.ts';
import { covering } from './cover.ts';
import { pressedWith } from './noise.ts';
import type { Strength } from './strengths.ts';
import { tryOut } from './trial.ts';
import { worthOf, type Play } from './worth.ts';

/** What the press is now, as the rules count it. */
function playOf({ state }: Match, side: Side): Play {
  const { restart, repetition, setUps } = state;
  const as = restart?.kind ?? repetition?.as ?? null;
  return {
    side,
    colour: colourOf(state, side),
    as,
    mustShoot: !isIndirect(as) && setUps.of === side && setUps.used > 0,
  };
}

/** Tries what geometry offers, the best of it again with a hand that slips, and presses what is worth most. */
export function shoot(match: Match, side: Side, strength: Strength, random: Random): ActionOf<'shoot'> | null {
  const lie = lieNow(match);
  if (lie === null) return null;
  const play = playOf(match, side);
  const seen = (): Lie => (match.mode === 'paced' ? withKeeperGuessed(lie, match, side, random) : lie);
  const aims = aimsOf(lie, play, strength, match.mode === 'live', random);
  const first = aims.map((aim) => triedOnce(play, seen(), aim));
  const best = first.toSorted(byWorth).slice(0, Math.max(1, strength.keep));
  const slips = (stance: Stance): number => {
    let sum = 0;
    for (let i = 0; i < strength.trials; i++)
      sum += worthOf(play, tryOut(seen(), side, pressedWith(stance, strength.noise, random)));
    return sum;
  };
  const again = best
    .map((one) => (strength.trials === 0 ? one : madeUp(play, seen(), one)))
    .map(({ stance, worth }) => ({ stance, worth: worth + slips(stance) }))
    .toSorted(byWorth);
  return again[0] === undefined ? null : pressOf(side, pressedWith(again[0].stance, strength.noise, random));
}

function aimsOf(
  lie: Lie,
  play: Play,
  { aims, kicksOffNear = false }: Strength,
  isKeeperSeen: boolean,
  random: Random,
): readonly Aim[] {
  // Whoever sees the keeper plays live; in turn everybody has time to look farther.
  const near = kicksOffNear && isKeeperSeen && play.as === 'kickOff' ? kickOffsNear(lie, play.side, aims, random) : [];
  return near.length > 0 ? near : aimsFor(lie, play, aims, isKeeperSeen);
}

interface Considered {
  readonly stance: Stance;
  readonly worth: number;
  /** What makes up for what came of it. */
  readonly next: Stance | null;
}
const byWorth = (one: { readonly worth: number }, two: { readonly worth: number }): number => two.worth - one.worth;

function triedOnce(play: Play, lie: Lie, { stance, again }: Aim): Considered {
  const tried = tryOut(lie, play.side, stance);
  return { stance, worth: worthOf(play, tried), next: again?.(tried) ?? null };
}
/** The better of the two. */
function madeUp(play: Play, lie: Lie, one: Considered): Considered {
  if (one.next === null) return one;
  const next = triedOnce(play, lie, { stance: one.next, again: null });
  return next.worth > one.worth ? next : one;
}

/** In turn the keeper is moved in secret: he will stand about where he covers most. */
const GUESSED_OUT = 11;
const GUESSED_ERROR = 8;
function withKeeperGuessed(lie: Lie, match: Match, side: Side, random: Random): Lie {
  const goal = other(side);
  const isPenalty = match.state.restart?.kind === 'penalty' || match.state.repetition?.likePenalty === true;
  const [sideways, forward] = covering(goal, spotOf(lie.ball), isPenalty ? 0 : GUESSED_OUT);
  const at = { sideways: Math.round(10 * (sideways + GUESSED_ERROR * deviate(random))), forward: 10 * forward };
  const keeper = keeperAt({ ...at, lift: 0, roll: 0 });
  return { ...lie, figures: { ...lie.figures, [goal]: { ...lie.figures[goal], keeper } } };
}

const pressOf = (side: Side, { x, y, facing, lean, tilt, foot, strength }: Stance): ActionOf<'shoot'> => ({
  kind: 'shoot',
  at: spotOf({ x, y }),
  facing: Math.round(10 * facingBack(side, facing)) / 10 + 0,
  lean: lean / 10,
  tilt: tilt / 10,
  foot: foot === 'blade' ? 'plate' : foot,
  strength: strength / 1000,
});
