import { deviate, type Random } from '@bande/core';
import type { ActionOf } from '../actions.ts';
import type { Side } from '../names.ts';
import { lieNow, spotOf } from '../plate.ts';
import type { Match } from '../state.ts';
import { covering, within } from './cover.ts';
import type { KeeperSkill } from './strengths.ts';

/** In turn, in secret: where he thinks that he covers most. At a penalty he begins on the line ['DTKV-14.4.2']. */
export function keep(match: Match, side: Side, { out, error, share }: KeeperSkill, random: Random): ActionOf<'keep'> {
  const lie = lieNow(match);
  const [wanted, forward] = covering(side, lie === null ? [0, 0] : spotOf(lie.ball), out);
  const [sideways] = within(wanted * share + error * deviate(random), isAtThePenalty(match) ? 0 : forward);
  const place = Math.round(sideways * 10) / 10 + 0;
  return { kind: 'keep', from: place, to: place, forward, lift: 0, roll: 0 };
}

const isAtThePenalty = ({ state: { restart, repetition } }: Match): boolean =>
  restart?.kind === 'penalty' || repetition?.likePenalty === true;
