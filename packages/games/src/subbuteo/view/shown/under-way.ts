import { playTick } from '@bande/core';
import { timeOf, type Happened, type Motion, type Told as Blow } from '@bande/physics';
import type { TimedSound, UnderWay } from '@bande/stage/view';
import { groundIn, isQuiet } from '../../motion.ts';
import { isFigure, isLoose, type BodyName } from '../../names.ts';
import type { Match } from '../../state.ts';
import { OF_FALL, ofRebound, ofTouch, wallNamed, type Heard } from './heard.ts';

/** What moves now and what will be heard of it, as far as nobody meets it: then there is another motion, with a plan of its own. */
export function underWay(match: Match): UnderWay | null {
  const { motion } = match.state;
  if (isQuiet(motion)) return null;
  return plans.get(motion) ?? planFrom(match);
}

/** One plan for every motion that it goes through: what comes as foretold is the same motion going on. */
const plans = new WeakMap<Motion, UnderWay>();
let count = 0;

/** As far ahead as sounds are handed on; a table on which something still moves then is asked again. */
const [MOST_SECONDS, MOST_EVENTS] = [3, 60];

function planFrom(match: Match): UnderWay {
  const { motion } = match.state;
  const from = playTick(match);
  const coming = foretold(match, motion);
  const plan: UnderWay = {
    id: `plan ${count++}`,
    from,
    until: null,
    sounds: coming.flatMap((one) => heardOf(one, from)),
  };
  for (const one of [motion, ...coming.map((happened) => happened.motion)]) plans.set(one, plan);
  return plan;
}

function foretold(match: Match, first: Motion): readonly Happened[] {
  const { motions } = groundIn(match);
  const until = first.t + MOST_SECONDS;
  const coming: Happened[] = [];
  for (let motion = first; coming.length < MOST_EVENTS;) {
    const next = motions.next(motion, until);
    if (next === null) break;
    coming.push(next);
    ({ motion } = next);
  }
  return coming;
}

const heardOf = ({ t, motion, told }: Happened, from: number): readonly TimedSound[] =>
  told.flatMap((blow) => {
    const heard = soundOf(blow, motion);
    return heard === null ? [] : [{ at: (t - timeOf(from)) * 1000, ...heard }];
  });

function soundOf({ kind, body, other = '' }: Blow, after: Motion): Heard | null {
  switch (kind) {
    case 'hit':
      return ofTouch(after, body as BodyName, other as BodyName);
    case 'struck':
      return isLoose(body) ? ofRebound(after, body, wallNamed(other)) : null;
    case 'toppled':
      return isFigure(body) ? OF_FALL : null;
    default:
      return null;
  }
}
