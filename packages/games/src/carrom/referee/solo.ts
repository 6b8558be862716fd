import { consequencesOf } from '../consequences.ts';
import { reckoned } from '../reckoning/index.ts';
import { boardRuns, QUEEN, type Fact, type Match, type Ruling } from '../state.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Call } from './calls.ts';
import { breachNamed } from './breaches.ts';
import { owed } from './dues.ts';
import { boardIsVoid } from './general.ts';
import { ruling } from './ruling.ts';

/**
 * Clearing the board alone: no game of the laws, but played by them. Every stroke is judged by the laws on dues, fouls and the queen; the turn
 * never passes, the umpire places what is owed, and strokes are counted until the board is empty.
 */
const WITHOUT_OPPONENT: ReadonlySet<Call> = new Set<Call>(['turnPasses', 'turnKept', 'breakLost']);

export const isOfUseAlone = ({ call }: Ruling): boolean => !WITHOUT_OPPONENT.has(call);

/** As in the public testbed: by then it is over, cleared or not. */
export const MOST_STROKES = 500;

export function judgeSolo(
  match: Match,
  fact: Fact,
  usual: readonly Ruling[],
  blocked: (match: Match) => boolean,
): readonly Ruling[] {
  const ended = givenUpBy(fact);
  if (ended !== null) return [soloIsOver(match, fact, ended, false)];
  const rulings = usual.filter(isOfUseAlone);
  const now = reckoned(match, fact, consequencesOf(rulings));
  if (now.state.board.strokesInTurn >= MOST_STROKES && !isEmpty(now))
    return [...rulings, soloIsOver(now, fact, ['ICF-52a'], false)];
  if (!boardRuns(now.state) || now.state.phase === 'running' || !isEmpty(now))
    return [...rulings, ...(isStuck(now, blocked) ? [boardIsVoid(fact, 'noPlace')] : [])];
  if (now.state.board.queen === 'covered') return [...rulings, soloIsOver(now, fact, ['ICF-52a'], true)];
  return now.state.board.queen === 'board' ? [...rulings, lastComesBack(fact)] : rulings;
}

export function soloIsOver(match: Match, fact: Fact, laws: readonly Paragraph[], cleared: boolean): Ruling {
  const strokes = match.state.board.strokesInTurn;
  return ruling(fact, 'soloOver', laws, {
    for: 0,
    detail: { strokes, cleared },
    then: (paragraphs) => [{ kind: 'soloIsOver', strokes, cleared, paragraphs }],
  });
}

function givenUpBy(fact: Fact): readonly Paragraph[] | null {
  if (fact.kind === 'conceded') return ['ICF-139'];
  return fact.kind === 'breach' && breachNamed(fact.what).leads !== 'foul' ? breachNamed(fact.what).laws : null;
}

const isEmpty = ({ state }: Match): boolean => state.board.pieces.every((at, piece) => at === null || piece === QUEEN);
const isStuck = (match: Match, blocked: (match: Match) => boolean): boolean =>
  match.state.phase === 'stroke' && match.state.board.breakMade && blocked(match);

/** The last piece fell before the queen: in a match the board would be lost ['ICF-107a'], alone it comes back. */
const lastComesBack = (fact: Fact): Ruling => owed(fact, 'returned', ['ICF-107a'], { by: 0, count: 1 });
