import type { RestartKind } from '../consequences.ts';
import { distanceSpots, leastDistance } from '../reckoning/distance.ts';
import { untakenIn } from '../reckoning/taking.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Fact, Restart, Ruling } from '../state.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';

/** Rule 2.6: the distance that the attacker may demand. Penalty and goal kick see set-up.ts: there the referee acts by himself ['FISTF-II.2.6.2']. */

const BY: Readonly<Partial<Record<RestartKind, readonly Paragraph[]>>> = {
  throwIn: ['FISTF-II.2.6.3.1', 'FISTF-II.14.2.5'],
  freeKick: ['FISTF-II.2.6.3.2', 'FISTF-II.11.2.3'],
  corner: ['FISTF-II.2.6.3.3', 'FISTF-II.16.2.4'],
};

/** Nobody stands too near, or it is not the time to ask; null where no distance can be demanded. */
export function distanceIsKept(fact: Fact, { kind, by: taker }: Restart): Ruling | null {
  const by = BY[kind];
  return by === undefined
    ? null
    : ruling(fact, 'noDistance', ['FISTF-II.2.6.1.1', 'FISTF-II.2.6.3.0', ...by], { for: taker });
}

/** 'FISTF-II.2.6.1.1': after all positional flicks; only the other side's figures are moved ['FISTF-II.2.6.1.2'], and nobody without this word ['FISTF-II.2.6.1.3']. */
const attackerDemandsDistance: Rule<'asked'> = (match, fact) => {
  const { restart, measured } = match.state;
  if (fact.what !== 'distance' || restart === null) return null;
  const least = leastDistance(restart.kind);
  const by = BY[restart.kind];
  if (least === undefined || by === undefined || fact.by !== restart.by) return null;
  // At a desk nobody enters every positional flick: whoever asks has none left to wait for [S-133].
  const isTime = restart.step === 'ready' || untakenIn(match) !== null;
  const spots = isTime && measured ? distanceSpots(match, restart.by, least) : {};
  const figures = Object.keys(spots);
  if (!isTime || (measured && figures.length === 0)) return distanceIsKept(fact, restart);
  return ruling(
    fact,
    'distance',
    [
      'FISTF-II.2.6.1.1',
      'FISTF-II.2.6.1.2',
      'FISTF-II.2.6.1.3',
      'FISTF-II.2.6.3.0',
      ...by,
      'FISTF-II.2.6.4.1',
      'FISTF-II.2.6.4.2',
      'FISTF-II.2.6.4.3',
      'FISTF-II.2.6.5',
      'FISTF-II.2.6.6',
    ],
    {
      for: fact.by,
      detail: { mm: least, ...(figures.length === 0 ? {} : { figures: figures.join(' ') }) },
      then: [{ kind: 'bodiesArePlaced', spots }],
    },
  );
};

export const rules: Chapter = { asked: [attackerDemandsDistance] };
