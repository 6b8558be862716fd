import { accept, refuse, type Ending, type Result, type Worth } from '@bande/core';
import { hasForfeited } from './referee/scoring.ts';
import type { Paragraph } from './rulebook.ts';
import { finalScore } from './score.ts';
import { isSolo, nameOf, sideNamed, type Carrom, type Match } from './state.ts';
import { other, type Side } from './table.ts';

/** A match may be given up at any time; breaking it off or leaving the board loses it. */
const LAWS: Readonly<Record<'resigned' | 'left', readonly Paragraph[]>> = {
  resigned: ['ICF-139'],
  left: ['ICF-143g', 'ICF-143i'],
};

/** Ends that the laws know in part [CI-82]. */
export function ended(match: Match, how: Ending<Carrom>): Result<Worth<Carrom>> {
  switch (how.kind) {
    case 'resigned':
    case 'left':
      return accept(
        isSolo(match) ? givenUpAlone(match, LAWS[how.kind]) : lostBy(match, sideNamed(how.by), LAWS[how.kind]),
      );
    case 'drawAgreed':
      return refuse('notOffered', ['ICF-57', 'ICF-56b.2'], 'a match goes to whoever wins its games');
    case 'calledOff':
      return accept({ winner: null, score: { white: 0, black: 0 }, paragraphs: ['ICF-143g'] });
  }
}

const givenUpAlone = ({ state }: Match, paragraphs: readonly Paragraph[]): Worth<Carrom> => ({
  winner: null,
  score: { white: state.board.strokesInTurn, black: 0 },
  paragraphs,
});

/** Whoever has lost the match by 143 does not win it by the other's giving up [CI-69]. */
function lostBy(match: Match, side: Side, paragraphs: readonly Paragraph[]): Worth<Carrom> {
  const winner = hasForfeited(match, other(side)) ? null : other(side);
  return {
    winner: winner === null ? null : nameOf(winner),
    score: finalScore(match, winner),
    paragraphs,
    ...awardedIn(match, winner, paragraphs),
  };
}

/** Games that were not played count as won [CI-66]: by these laws, if there are any. */
export function awardedIn(
  match: Match,
  winner: Side | null,
  paragraphs: readonly Paragraph[],
): Pick<Worth<Carrom>, 'awarded'> {
  const [score, [white, black]] = [finalScore(match, winner), match.state.games];
  const isPlayed = score.white === white && score.black === black;
  return isPlayed || paragraphs.length === 0 ? {} : { awarded: { played: { white, black }, paragraphs } };
}
