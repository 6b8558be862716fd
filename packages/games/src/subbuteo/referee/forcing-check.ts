import { groundIn } from '../motion.ts';
import { other, sideOf, type Figure } from '../names.ts';
import { spotNow } from '../places.ts';
import { mayForceOff } from '../reckoning/forcing.ts';
import type { Match } from '../state.ts';
import { gapBeyondLines } from '../zones.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';

/** Rule 2.1.1.3: the attacker asks whether he can force a restart off a figure beside the field. */

/** 'FISTF-II.2.1.1.3.1', 'FISTF-II.2.1.1.3.2': while the ball rests; an outstanding block flick comes before the card is laid. */
const forcingIsChecked: Rule<'asked'> = (match, fact) => {
  const { phase, attacker, rolling, measured } = match.state;
  const { figure, by } = fact;
  if (fact.what !== 'forcingCheck' || phase !== 'play' || by !== attacker || rolling) return null;
  if (figure !== undefined && sideOf(figure) === by) return null;
  return ruling(fact, 'forcingCheck', ['FISTF-II.2.1.1.3.1', 'FISTF-II.2.1.1.3.2'], {
    for: by,
    ...(figure === undefined ? {} : { detail: { figure } }),
    then: [
      {
        kind: 'blockFirst',
        paragraph: 'FISTF-II.2.1.1.3.2',
        then: measured && figure !== undefined ? [{ kind: 'followedBy', event: { kind: 'gapMeasured', figure } }] : [],
      },
    ],
  });
};

function gapOf(match: Match, figure: Figure, told: number | undefined): number | undefined {
  const at = spotNow(match, figure);
  const { pitch, size } = groundIn(match);
  return told ?? (at === undefined ? undefined : gapBeyondLines(pitch, size, at));
}

/** 'FISTF-II.2.1.1.3.3': both hear it, in millimetres; such a figure stays where it is, and in play ['FISTF-II.2.1.1.1.1']. */
const gapIsTold: Rule<'gapMeasured'> = (match, fact) => {
  const { figure } = fact;
  const gap = gapOf(match, figure, fact.beyondMm);
  if (gap === undefined) return null;
  const { possible, by } = mayForceOff(gap, match.state.atEdge.includes(figure));
  return ruling(fact, 'forcingChecked', ['FISTF-II.2.1.1.3.3', ...by, 'FISTF-II.2.1.1.1.1', 'FISTF-II.2.1.1.1.2'], {
    for: other(sideOf(figure)),
    detail: { figure, mm: Math.round(gap * 1000) / 1000, possible },
    then: [
      ...(match.state.measured ? [] : [{ kind: 'gapIsKnown', figure, mm: gap } as const]),
      { kind: 'followedBy', event: { kind: 'playReleased', after: 'forcingCheck' } },
    ],
  });
};

export const rules: Chapter = { asked: [forcingIsChecked], gapMeasured: [gapIsTold] };
