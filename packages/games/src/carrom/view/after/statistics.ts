import type { Words } from '@bande/core';
import { callsByParagraph } from '@bande/stage/charts';
import { callWeight, type Chart, type MatchStep } from '@bande/stage/view';
import type { Consequence } from '../../consequences.ts';
import type { EventOf } from '../../events.ts';
import { rulebook, type Paragraph } from '../../rulebook.ts';
import { colourOf, isSolo, sideOfSeat, type Carrom, type Match, type Ruling } from '../../state.ts';
import { SIDES, type SideName } from '../../table.ts';
import { both, POCKET_NAMES, sideWords, words } from '../words/naming.ts';
import { pocketsChart } from './pockets-chart.ts';
import { calls } from '../words/call-looks.ts';

type Step = MatchStep<Carrom>;
type Bars = Extract<Chart, { kind: 'bars' }>['bars'];

/** Pictures after the match: points, what a turn brought, which pockets were used, what was called. */
export const statistics = (steps: readonly Step[]): readonly Chart[] => [
  ...(isAlone(steps) ? [] : [pointsPerBoard(steps)]),
  perTurn(steps),
  pockets(steps),
  lawsCited(steps),
];

const isAlone = ([first]: readonly Step[]): boolean => first !== undefined && isSolo(first.match);

/** Boards are counted through all games; the points are those won in each, with the extra ones that were demanded. */
function pointsPerBoard(steps: readonly Step[]): Chart {
  const bars: Bars = boardsOf(steps).map(({ side, points }, i) => ({
    label: words(`Board ${i + 1}: ${sideWords(side).de}`, `Board ${i + 1}: ${sideWords(side).en}`),
    side,
    value: points,
  }));
  return { kind: 'bars', title: words('Punkte je Board', 'Points per board'), bars };
}

/** A board that was won, and where it stands in the match. */
interface WonBoard {
  readonly game: number;
  readonly number: number;
  readonly side: SideName;
  readonly points: number;
}

/** As the score has them: extra points belong to the board before, and what a protest has played again counts once. */
function boardsOf(steps: readonly Step[]): readonly WonBoard[] {
  const boards: WonBoard[] = [];
  const first = steps[0]?.match.state;
  let [game, number] = [first?.game ?? 1, first?.boardNumber ?? 1];
  const one = (then: Consequence, { state }: Match): void => {
    const last = boards.at(-1);
    if (then.kind === 'boardWon') boards.push({ game, number: number++, side: then.side, points: then.points });
    else if (then.kind === 'extraPointsCount' && last !== undefined)
      boards[boards.length - 1] = { ...last, points: last.points + then.points };
    else if (then.kind === 'gameIsWon') [game, number] = [game + 1, 1];
    else if (then.kind === 'playGoesBack') {
      [game, number] = [state.game, state.boardNumber];
      const isPlayedAgain = (board: WonBoard): boolean =>
        board.game > game || (board.game === game && board.number >= number);
      boards.splice(0, boards.length, ...boards.filter((board) => !isPlayedAgain(board)));
    }
  };
  for (const { entry, match } of steps)
    for (const ruling of entry.rulings) if (!isOfTrial(ruling)) for (const then of ruling.then ?? []) one(then, match);
  return boards;
}
const isOfTrial = ({ call, paragraphs }: Ruling): boolean => call === 'boardWon' && paragraphs.includes('ICF-40');

interface Turns {
  readonly turns: number;
  readonly strokes: number;
  readonly pieces: number;
}

function turnsOf(steps: readonly Step[], side: SideName): Turns {
  const strokes = steps.flatMap(({ entry: { fact, rulings }, match }) =>
    fact.kind === 'strokeEnded' && SIDES[sideOfSeat(fact.by)] === side ? [{ fact, rulings, match }] : [],
  );
  const pieces = strokes.reduce((all, stroke) => all + keptOf(stroke), 0);
  const ended = strokes.filter(({ rulings }) => rulings.every(({ call }) => call !== 'turnKept')).length;
  return { turns: Math.max(ended, Math.min(1, strokes.length)), strokes: strokes.length, pieces };
}

interface Stroke {
  readonly fact: EventOf<'strokeEnded'>;
  readonly rulings: readonly Ruling[];
  readonly match: Match;
}
/** What a stroke brought whoever struck: own pieces that did not come out again, and the queen once she is covered. Opposing pieces are the opponent's gain. */
function keptOf({ fact: { by, pocketed }, rulings, match }: Stroke): number {
  const own = SIDES[colourOf(match.state, sideOfSeat(by))];
  const fell = isSolo(match) ? pocketed.white + pocketed.black : pocketed[own];
  const out = rulings.filter(({ call }) => call === 'returned').map(({ detail }) => Number(detail?.['count'] ?? 0));
  const queen = rulings.some(({ call }) => call === 'queenCovered');
  return fell - out.reduce((sum, count) => sum + count, 0) + Number(queen);
}

function perTurn(steps: readonly Step[]): Chart {
  const bars: Bars = (isAlone(steps) ? SIDES.slice(0, 1) : SIDES).flatMap((side) => {
    const { turns, strokes, pieces } = turnsOf(steps, side);
    const bar = (label: Words, value: number): Bars[number] => ({
      label: both((language) => `${sideWords(side)[language]}: ${label[language]}`),
      side,
      value,
    });
    return [
      bar(words('Schüsse', 'strokes'), strokes),
      bar(words('versenkt', 'pocketed'), pieces),
      bar(words('versenkt je Aufnahme', 'pocketed per turn'), turns === 0 ? 0 : Math.round((10 * pieces) / turns) / 10),
    ];
  });
  return { kind: 'bars', title: words('Schüsse und Treffer', 'Strokes and pieces'), bars };
}

function pockets(steps: readonly Step[]): Chart {
  const fell = steps.flatMap(({ entry: { fact } }) =>
    fact.kind === 'pocketed' && fact.piece !== 's' ? [fact.pocket] : [],
  );
  return pocketsChart(POCKET_NAMES.map((_, pocket) => fell.filter((one) => one === pocket).length));
}

const MOST_CALLS = 12;
/** The law a call rests on first, how often. */
function lawsCited(steps: readonly Step[]): Chart {
  const counts = new Map<Paragraph, number>();
  for (const { entry } of steps) {
    for (const ruling of entry.rulings) {
      const [law] = ruling.paragraphs;
      if (law !== undefined && callWeight({ calls }, ruling) !== 'quiet') counts.set(law, (counts.get(law) ?? 0) + 1);
    }
  }
  return callsByParagraph(counts, (law) => rulebook[law].gist, {
    title: words('Entscheidungen nach Gesetz', 'Calls by law'),
    most: MOST_CALLS,
  });
}
