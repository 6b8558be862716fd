import type { Onward } from '../consequences.ts';
import { placingNow } from '../placing.ts';
import type { Paragraph } from '../rulebook.ts';
import { afterPassing, afterPlacing } from '../reckoning/placements.ts';
import type { Fact, Match, Restart, Ruling } from '../state.ts';
import { squareNamed } from '../table.ts';
import { pawnNamed } from '../names.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';

/** Chapters 6C, 8, 9B and 10: placing pawns for a restart, and how play goes on when all stand. */
const DONE: Readonly<Record<Restart['kind'], { readonly paragraphs: readonly Paragraph[]; readonly then: Onward }>> = {
  goalKick: { paragraphs: ['STW-6C.4', 'STW-6C.6'], then: { kind: 'attackFromTheRestart' } },
  freeKick: { paragraphs: ['STW-10.3', 'STW-10.7', 'STW-10.8'], then: { kind: 'attackFromTheRestart' } },
  corner: { paragraphs: ['STW-8.17', 'STW-8.18', 'STW-8.19'], then: { kind: 'cornerIsKicked' } },
  penalty: { paragraphs: ['STW-9B.7', 'STW-9B.9', 'STW-9B.10', 'STW-9B.11'], then: { kind: 'penaltyIsShot' } },
};

/** Nobody was fouled before a penalty of the shoot-out. */
const SHOOT_OUT: readonly Paragraph[] = ['STW-11C.5', 'STW-9B.9', 'STW-9B.10', 'STW-9B.11'];

/** How play goes on once nothing is left to be placed. */
export const setUpDone = (match: Match, fact: Fact, kind: Restart['kind']): Ruling =>
  ruling(fact, 'setUpDone', match.state.restart?.cause === 'shootOut' ? SHOOT_OUT : DONE[kind].paragraphs, {
    for: match.state.restart?.for ?? match.state.attacker,
    then: [DONE[kind].then],
  });

const placementIsRecorded: Rule<'pawnPlaced'> = (match, fact) => {
  const placing = placingNow(match.state, match.setup.settings);
  return placing === null
    ? null
    : ruling(fact, 'placed', placementParagraphs(match, placing.paragraphs), { where: squareNamed(fact.to)! });
};

export const placementParagraphs = (match: Match, paragraphs: readonly Paragraph[]): readonly Paragraph[] =>
  match.state.restart?.kind === 'corner' ? [...new Set([...paragraphs, 'STW-8.8' as const])] : paragraphs;

const lastPlacementEndsTheSetUp: Rule<'pawnPlaced'> = (match, fact) => {
  const { restart } = match.state;
  const after = afterPlacing(match.state, match.setup.settings, pawnNamed(fact.pawn)!, squareNamed(fact.to)!);
  return restart !== null && placingNow(after, match.setup.settings) === null
    ? setUpDone(match, fact, restart.kind)
    : null;
};

const lastPassEndsTheSetUp: Rule<'placementPassed'> = (match, fact) => {
  const { restart } = match.state;
  return restart !== null && placingNow(afterPassing(match.state, match.setup.settings), match.setup.settings) === null
    ? setUpDone(match, fact, restart.kind)
    : null;
};

export const rules: Chapter = {
  pawnPlaced: [placementIsRecorded, lastPlacementEndsTheSetUp],
  placementPassed: [lastPassEndsTheSetUp],
};
