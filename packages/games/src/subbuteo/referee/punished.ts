import { clockNamed } from '@bande/core';
import { CLOCKS } from '../clocks.ts';
import { groundIn } from '../motion.ts';
import { other, type Player } from '../names.ts';
import { spotNow } from '../places.ts';
import { placeOfRestart } from '../reckoning/restart-spots.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Fact, Match, Ruling } from '../state.ts';
import { spotAreaOf, type Spot, type Where, type Whereabouts } from '../zones.ts';
import { ruling } from './ruling.ts';
import { sanction, type Offence } from './sanction.ts';

/** Has a half begun, so that a free kick can be given for what somebody does? */
export const isHalfUnderWay = ({ state, clocks }: Match): boolean =>
  (state.phase === 'play' || state.phase === 'restart' || state.phase === 'setUp') &&
  state.shootOut === null &&
  clockNamed(clocks, CLOCKS.half) !== undefined;

/** Outside the halves and in a shoot-out no free kick can be given: it is called, and it counts [S-98]. */
export const calledOnly = (fact: Fact, { call, paragraphs, against, evidence, besides = [] }: Offence): Ruling =>
  ruling(fact, call, paragraphs, {
    for: other(against),
    against,
    ...(evidence === undefined ? {} : { evidence }),
    then: [{ kind: 'offenceCounts', against }, ...besides],
  });

export function punished(match: Match, fact: Fact, offence: Offence): Ruling | null {
  if (isHalfUnderWay(match)) return sanction(match, fact, offence);
  return match.state.shootOut === null ? null : calledOnly(fact, offence);
}

/** Where a figure stands, unless somebody has said where it was. */
export function placeOf(
  match: Match,
  told: { readonly at?: Spot | undefined; readonly where?: Where | undefined },
  figure: Player | undefined,
): Whereabouts {
  const { at, where } = told;
  return at === undefined && where === undefined && figure !== undefined
    ? { at: spotNow(match, figure) }
    : { at, where };
}

/** Where the ball is, unless somebody has said where it was; if it has been lifted, where it will lie. */
export function ballPlace(
  match: Match,
  told: { readonly ballAt?: Spot | undefined; readonly ballWhere?: Where | undefined } = {},
): Whereabouts {
  const { ballAt, ballWhere } = told;
  if (ballAt !== undefined || ballWhere !== undefined) return { at: ballAt, where: ballWhere };
  const { restart, told: said } = match.state;
  const at = spotNow(match, 'ball');
  if (at !== undefined) return { at };
  if (restart === null) return said.ball ?? {};
  return placeOfRestart(match, restart);
}

/** The one paragraph or the other, as the place lies in a penalty area or behind it, or not; none where nobody knows [S-7]. */
export function byArea(match: Match, place: Whereabouts, outside: Paragraph, inside: Paragraph): readonly Paragraph[] {
  const area = spotAreaOf(groundIn(match).pitch, place);
  if (area === undefined) return [];
  return [area === null ? outside : inside];
}
