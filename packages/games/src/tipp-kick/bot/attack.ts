import type { Random } from '@bande/core';
import type { ActionOf } from '../actions.ts';
import type { Stance } from '../aim/index.ts';
import { isIndirect } from '../consequences.ts';
import { keeperAt, type Lie } from '../motion/index.ts';
import { other, type Side } from '../names.ts';
import { facingBack, lieNow, spotOf } from '../plate.ts';
import { colourOf, type Match } from '../state.ts';
import { aimsFor } from './aims.ts';
import { covering } from './cover.ts';
import { deviate, pressedWith } from './noise.ts';
import type { Strength } from './strengths.ts';
import { tryOut } from './trial.ts';
import { worthOf, type Play } from './worth.ts';

/** What the press is now, as the rules count it. */
export function playOf({ state }: Match, side: Side): Play {
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
  const best = bestOf(
    aimsFor(lie, play, strength.aims),
    (stance, isSlip) =>
      worthOf(play, tryOut(seen(), side, isSlip ? pressedWith(stance, strength.noise, random) : stance)),
    strength,
  );
  return best === null ? null : pressOf(side, pressedWith(best, strength.noise, random));
}

function bestOf(
  aims: readonly Stance[],
  worth: (stance: Stance, isSlip: boolean) => number,
  { keep, trials }: Strength,
): Stance | null {
  const tried = aims.map((stance) => ({ stance, sum: worth(stance, false) })).toSorted((one, two) => two.sum - one.sum);
  const again = tried.slice(0, keep).map(({ stance, sum }) => {
    let all = sum;
    for (let i = 0; i < trials; i++) all += worth(stance, true);
    return { stance, sum: all };
  });
  const sorted = (again.length > 0 ? again : tried).toSorted((one, two) => two.sum - one.sum);
  return sorted[0]?.stance ?? null;
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

export const pressOf = (side: Side, { x, y, facing, lean, tilt, foot, strength }: Stance): ActionOf<'shoot'> => ({
  kind: 'shoot',
  at: spotOf({ x, y }),
  facing: facingBack(side, facing) + 0,
  lean: lean / 10,
  tilt: tilt / 10,
  foot: foot === 'blade' ? 'plate' : foot,
  strength: strength / 1000,
});
