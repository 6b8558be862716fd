import { asFact, unfit } from '@bande/kit';
import { afterTheEnd } from '../../happen.ts';
import { reckoned } from '../../reckoning/index.ts';
import type { Paragraph } from '../../rulebook.ts';
import { boardRuns, colourOf, isSolo, nameOf, PER_COLOUR, sideNamed, type Match, type Ruling } from '../../state.ts';
import { other, type SideName } from '../../table.ts';
import { MOST_POINTS, NO_QUEEN_FROM } from '../board-end.ts';
import { breachNamed } from '../breaches.ts';
import * as ends from '../ends.ts';
import { boardEnds } from '../following.ts';
import { BROKEN_OFF, byTheThirdDistraction, THIRD_DISTRACTION } from '../fouls.ts';
import { boardIsVoid } from '../general.ts';
import { ruling } from '../ruling.ts';
import * as scoring from '../scoring.ts';
import { soloIsOver } from '../solo.ts';
import { during, inTheBook, lawsFor, onABoard, type Decide, type DecidedOf, type Unfit } from './saying.ts';

/** Chapters IX, XV and XVII, decided: how boards, games and the match end. */

// ── the match ─────────────────────────────────────────────────────────────────────────────────────────────────────

type Because = DecidedOf<'matchWon'>['because'];
/** Where nobody said how it came to this: a winner has the games for it [CI-66], and both lose by 143 alone [CI-69]. */
const lawsOfTheResult = (because: Because, winner: SideName | undefined): readonly Paragraph[] => {
  const unsaid: Paragraph = winner === undefined ? 'ICF-143' : 'ICF-57';
  return because === undefined ? [unsaid] : lawsOfTheLoss(because);
};
function lawsOfTheLoss(because: NonNullable<Because>): readonly Paragraph[] {
  switch (because) {
    case 'games':
      return ['ICF-57'];
    case 'conceded':
      return ['ICF-139'];
    case 'late':
      return ends.LATE_FOR_MATCH;
    case 'overTime':
      return BROKEN_OFF;
    case 'distraction':
      return THIRD_DISTRACTION;
    default:
      return breachNamed(because).laws;
  }
}
const isUnderWay = ({ state }: Match): boolean => state.phase !== 'finished' && state.phase !== 'running';
/** An insult right after the match costs it all the same [CI-66]. */
const mayBeDecided = (match: Match, { because }: { readonly because?: Because }): boolean =>
  isUnderWay(match) || (because === 'insult' && isHeardAfterTheEnd(match));
const isHeardAfterTheEnd = (match: Match): boolean =>
  afterTheEnd(match, { kind: 'breach', by: 0, what: 'insult', noticed: 'before' });

export const matchWon: Decide<'matchWon'> = (match, fact) => {
  const winner = sideNamed(fact.for);
  if (!mayBeDecided(match, fact)) return unfit(`no matchWon in the phase ${match.state.phase}`);
  if (scoring.hasForfeited(match, winner)) return unfit('he has lost it himself: then both have', 'ICF-143');
  const won = scoring.matchIsWon(match, fact, winner, lawsOfTheResult(fact.because, fact.for));
  return fact.because === 'distraction' ? byTheThirdDistraction(won, other(winner)) : won;
};
export const bothLose: Decide<'bothLose'> = (match, fact) =>
  mayBeDecided(match, fact)
    ? scoring.resultIs(fact, null, lawsOfTheResult(fact.because, undefined), match.state.protests.length)
    : unfit(`no bothLose in the phase ${match.state.phase}`);

/** Held back by a protest that is open ['ICF-150.2']. */
export const resultHeldBack: Decide<'resultHeldBack'> = (match, fact) =>
  match.state.protests.length === 0 || !mayBeDecided(match, fact)
    ? unfit('no protest is open that could hold a result back', 'ICF-150.2')
    : scoring.resultIs(
        fact,
        fact.for === undefined ? null : sideNamed(fact.for),
        lawsOfTheResult(fact.because, fact.for),
        1,
      );

/** A stroke that is told with it counts too. */
export const soloOver: Decide<'soloOver'> = (match, fact) => {
  if (!isSolo(match)) return unfit('nobody plays alone');
  const { because, overrules } = fact;
  const now = overrules === undefined ? match : reckoned(match, asFact(fact, overrules), []);
  return [soloIsOver(now, fact, because === undefined ? ['ICF-52a'] : lawsOfTheSoloEnd(because), fact.cleared)];
};
const lawsOfTheSoloEnd = (because: NonNullable<DecidedOf<'soloOver'>['because']>): readonly Paragraph[] =>
  because === 'conceded' ? ['ICF-139'] : breachNamed(because).laws;

// ── the game ──────────────────────────────────────────────────────────────────────────────────────────────────────

export const gameWon: Decide<'gameWon'> = (match, fact) => {
  const isOpen = match.options.some(({ name }) => name === 'demand');
  if (!isUnderWay(match) || isOpen)
    return unfit('extra points may still be demanded, or nothing is played', 'ICF-55.1');
  if (match.state.gameOver && fact.because !== 'conceded')
    return unfit('this game is won already: only the next one can be given up', 'ICF-139');
  const winner = sideNamed(fact.for);
  return fact.because === 'conceded'
    ? scoring.gameIsWon(match, fact, winner, ['ICF-139'], ends.onToTheNextGame(match))
    : scoring.gameIsWon(match, fact, winner, lawsOfTheGame(match, fact.because));
};
function lawsOfTheGame(match: Match, because: 'points' | 'boards' | undefined): readonly Paragraph[] {
  const ofTheRound: Paragraph = match.setup.settings.round === 'early' ? 'ICF-56b.1' : 'ICF-56c';
  if (because === undefined) return [ofTheRound];
  return because === 'boards' ? scoring.lawsOfTheBoards(match) : ['ICF-56a.1', ofTheRound];
}

export const ninthBoard: Decide<'ninthBoard'> = during(['boardOver'], (match, fact) =>
  scoring.isTied(match) ? [scoring.ninthBoardComes(fact)] : unfit('the eight boards are not level', 'ICF-56b.2'),
);

// ── the board ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** What the winner may demand besides, and whether game and match are won with it, follows as through play. */
export const boardWon: Decide<'boardWon'> = (match, fact) => {
  if (!boardRuns(match.state) && match.state.phase !== 'setUp') return unfit('no board is played');
  const end = { winner: sideNamed(fact.for), points: fact.points, extra: fact.extra ?? 0 };
  if (end.points + end.extra > MOST_POINTS) return unfit('so many points a board does not bring', 'ICF-55.1');
  const many = tooMany(match, fact) ?? otherThanTheBook(match, fact);
  if (many !== null) return many;
  const laws = lawsFor(match, fact, lawsOfPoints(match, fact));
  return boardEnds(match, fact, { ...end, laws, demand: lawsOfTheDemand(match, fact) });
};
/** Pieces of the loser that lie on the board or are to come back, and the queen for whoever has fewer than 22. */
function tooMany(match: Match, { points, for: name }: DecidedOf<'boardWon'>): Unfit | null {
  const most = scoring.mostPointsFor(match, sideNamed(name));
  if (points <= most.points) return null;
  return unfit(`for the pieces and the queen he gets ${most.points} at most`, ...most.laws);
}

/** A stroke that is told brings what the laws say; whoever decides against them overrules it. */
function otherThanTheBook(match: Match, fact: DecidedOf<'boardWon'>): Unfit | null {
  if (fact.overrules !== undefined) return null;
  const book = inTheBook(match, fact).find(({ call, for: side }) => call === 'boardWon' && side === fact.for);
  const points = Number(book?.detail?.['points'] ?? fact.points);
  return points === fact.points ? null : unfit(`what is told brings ${points}`, ...(book?.paragraphs ?? []));
}

/** What holds however the board ended: it is over, with at most twelve; more than nine are not without the queen, and from 22 on she brings nothing. */
const lawsOfPoints = ({ state }: Match, { points, for: name }: DecidedOf<'boardWon'>): readonly Paragraph[] => [
  'ICF-7',
  'ICF-55.1',
  ...(state.points[sideNamed(name)] >= NO_QUEEN_FROM ? (['ICF-54'] as const) : []),
  ...(points > PER_COLOUR ? (['ICF-52b.i'] as const) : []),
];
const lawsOfTheDemand = (match: Match, fact: DecidedOf<'boardWon' | 'mayDemand'>): readonly Paragraph[] =>
  lawsFor(match, { ...fact, call: 'mayDemand' }, []);

export const boardVoid: Decide<'boardVoid'> = onABoard((_, fact) => [boardIsVoid(fact, fact.cause)]);

/** It carries no points [CI-55]; by which law it is told the colour of this board. */
export const slam: Decide<'slam'> = during(['stroke', 'placing', 'boardOver'], (match, fact) => {
  const side = sideNamed(fact.for);
  return [scoring.slamOf(fact, side, colourOf(match.state, side))];
});

export const mayDemand: Decide<'mayDemand'> = during(['boardOver'], (match, fact) => {
  const { result: ended } = match.state;
  const isOpen = match.options.some(({ name }) => name === 'demand');
  if (ended === null || isOpen || nameOf(ended.winner) !== fact.for || match.state.gameOver)
    return unfit('only who has won the board may demand more, once, before the game is closed', 'ICF-55.1');
  if (ended.points + fact.points > MOST_POINTS) return unfit('so many points a board does not bring', 'ICF-55.1');
  return [scoring.demandIsOpen(fact, ended.winner, fact.points, lawsOfTheDemand(match, fact))];
});

const demandOf = (match: Match, owner: string): Match['options'][number] | undefined =>
  match.options.find((option) => option.name === 'demand' && option.owner === owner);
const closing = (match: Match, owner: SideName, close: (law: Paragraph) => Ruling) => {
  const right = demandOf(match, owner);
  return right === undefined ? unfit('nothing can be demanded by this side', 'ICF-55.1') : [close(right.paragraph)];
};
export const extraPoints: Decide<'extraPoints'> = (match, fact) =>
  fact.points > (match.state.result?.extra ?? 0)
    ? unfit('so many cannot be demanded', 'ICF-55.1')
    : demanded(match, fact);
const demanded: Decide<'extraPoints'> = (match, fact) =>
  closing(match, fact.for, (law) => scoring.extraPointsFor(fact, fact.for, fact.points, law));
export const noExtraPoints: Decide<'noExtraPoints'> = (match, fact) =>
  closing(match, fact.against, (law) => scoring.noExtraPointsFor(fact, fact.against, law));

// ── on to the next board ──────────────────────────────────────────────────────────────────────────────────────────

type Onward = 'nextBoard' | 'changeEnds' | 'interval' | 'trialBoard';
/** With the demand settled, and all that the book has for it; what the umpire adds is added. */
const goingOn = <C extends Onward>(decide: Decide<C>): Decide<C> =>
  during(['boardOver'], (match, fact) =>
    match.options.some(({ name }) => name === 'demand')
      ? unfit('extra points may still be demanded, and that is settled first', 'ICF-55.1')
      : decide(match, fact),
  );

export const nextBoard = goingOn<'nextBoard'>((match, fact) =>
  ends.onToTheNextBoard(match, fact, fact.by === undefined ? {} : { breaker: fact.by }),
);
export const changeEnds = goingOn<'changeEnds'>((match, fact) => ends.onToTheNextBoard(match, fact, { change: true }));
export const interval = goingOn<'interval'>((match, fact) => ends.onToTheNextBoard(match, fact, { rest: true }));
export const trialBoard = goingOn<'trialBoard'>((match, fact) =>
  match.state.trial === 0
    ? unfit('trial boards come before the first board', 'ICF-40')
    : [
        ruling(fact, 'trialBoard', ['ICF-40'], {
          detail: { left: fact.left },
          then: [
            {
              ...ends.comingBoard(match),
              board: match.state.boardNumber,
              trial: fact.left,
              after: 'nothing',
              ...(fact.by === undefined ? {} : { breaker: fact.by }),
            },
          ],
        }),
      ],
);
