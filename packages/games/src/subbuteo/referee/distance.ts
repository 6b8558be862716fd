import type { RestartKind } from '../consequences.ts';
import { distanceSpots, leastDistance } from '../reckoning/distance.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';

/** Rule 2.6: the distance that the attacker may demand. Penalty and goal kick see set-up.ts: there the referee acts by himself ['FISTF-II.2.6.2']. */

const BY: Readonly<Partial<Record<RestartKind, readonly Paragraph[]>>> = {
  throwIn: ['FISTF-II.2.6.3.1', 'FISTF-II.14.2.5'],
  freeKick: ['FISTF-II.2.6.3.2', 'FISTF-II.11.2.3'],
  corner: ['FISTF-II.2.6.3.3', 'FISTF-II.16.2.4'],
};

/** 'FISTF-II.2.6.1.1': after all positional flicks; only the other side's figures are moved ['FISTF-II.2.6.1.2'], and nobody without this word ['FISTF-II.2.6.1.3']. */
const attackerDemandsDistance: Rule<'asked'> = (match, fact) => {
  const { restart, measured } = match.state;
  if (fact.what !== 'distance' || restart === null) return null;
  const least = leastDistance(restart.kind);
  const by = BY[restart.kind];
  if (least === undefined || by === undefined || fact.by !== restart.by) return null;
  const spots = restart.step === 'ready' && measured ? distanceSpots(match, restart.by, least) : {};
  const figures = Object.keys(spots);
  if (restart.step !== 'ready' || (measured && figures.length === 0))
    return ruling(fact, 'noDistance', ['FISTF-II.2.6.1.1', 'FISTF-II.2.6.3.0', ...by], { for: fact.by });
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
