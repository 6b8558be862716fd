import { clockNamed, lapsesAt, playTick, TICKS_PER_SECOND, type Words } from '@bande/core';
import type { Scoreboard, Token } from '@bande/stage/view';
import { CLOCKS, secondsShown } from '../../clocks.ts';
import { gamesOf } from '../../score.ts';
import {
  boardRuns,
  colourOf,
  isSolo,
  onBoard,
  owedBy,
  PER_COLOUR,
  sideOfSeat,
  type Carrom,
  type Match,
} from '../../state.ts';
import { SIDES, type Colour, type Side, type SideName } from '../../table.ts';
import { both, piecesWords, stones, words } from './naming.ts';
import { debtSign, gamesSign, piecesSign, queenSign } from './tokens.ts';

/** Points of the game, and beside each side what it has pocketed and has still to, the queen, what it owes, and games won. */
export function scoreboard(match: Match): Scoreboard<Carrom> {
  const { state } = match;
  const [white, black] = isSolo(match) ? [state.board.strokesInTurn, 0] : state.points;
  return {
    score: { white, black },
    period: periodNow(match),
    secondsLeft: null,
    moveSecondsLeft: moveSeconds(match),
    toMove: sideToPlay(match),
    tokens: { white: tokens(match, 0), black: tokens(match, 1) },
  };
}

/** Who places goes before who strikes. */
function sideToPlay({ state, options }: Match): SideName | null {
  if (state.phase === 'setUp') return SIDES[sideOfSeat(state.breaker)];
  return (
    options.find(({ name }) => name === 'place')?.owner ?? (boardRuns(state) ? SIDES[sideOfSeat(state.turn)] : null)
  );
}

function periodNow({ state, setup, outcome }: Match): Words {
  if (setup.seating.length === 1)
    return state.board.strokesInTurn === 1 ? words('Schuss', 'Stroke') : words('Schüsse', 'Strokes');
  if (outcome !== null) return words('Ende der Partie', 'End of the match');
  const board =
    state.trial > 0
      ? words('Probeboard', 'Trial board')
      : words(`Board ${state.boardNumber}`, `Board ${state.boardNumber}`);
  if (setup.settings.games === 1) return board;
  return both((language) => `${language === 'de' ? 'Satz' : 'Game'} ${state.game} · ${board[language]}`);
}

/** The stroke, the placing, a choice between strokes, or the way back to the table: whichever runs. */
function moveSeconds(match: Match): number | null {
  const until = match.options.flatMap((option) => lapsesAt(option) ?? []);
  if (until.length > 0) return Math.max(0, Math.min(...until) - 1 - playTick(match)) / TICKS_PER_SECOND; // it lapses a tick after the last moment
  if (match.state.phase === 'running') return null;
  const clock = [CLOCKS.stroke, CLOCKS.between, CLOCKS.interval]
    .map((name) => clockNamed(match.clocks, name))
    .find((one) => one !== undefined);
  return clock === undefined ? null : secondsShown(clock, playTick(match));
}

function tokens(match: Match, side: Side): readonly Token[] {
  const { state, setup } = match;
  const owed = owedBy(match, side);
  const games = gamesOf(match)[SIDES[side]];
  return [
    ...(isSolo(match) ? COLOURS_IN_TURN : [colourOf(state, side)]).map((colour) => piecesToken(match, colour)),
    ...queenToken(match, side),
    ...(owed === 0
      ? []
      : [
          {
            kind: 'debt',
            sign: debtSign(owed),
            label: words(`schuldet ${stones(owed).de}`, `owes ${stones(owed).en}`),
          },
        ]),
    ...(setup.settings.games === 1 || games === 0
      ? []
      : [{ kind: 'game', sign: gamesSign(games), label: words(`gewonnene Sätze: ${games}`, `games won: ${games}`) }]),
  ];
}

const COLOURS_IN_TURN: readonly Colour[] = [0, 1];
function piecesToken({ state }: Match, colour: Colour): Token {
  const left = onBoard(state.board.pieces, colour);
  const still = piecesWords(left, colour);
  const pocketed = PER_COLOUR - left;
  return {
    kind: colour === 0 ? 'light' : 'dark',
    sign: piecesSign(colour, left, PER_COLOUR),
    label: words(
      `${pocketed} versenkt, noch ${still.de} auf dem Brett`,
      `${pocketed} pocketed, ${still.en} left on the board`,
    ),
  };
}

function queenToken({ state }: Match, side: Side): readonly Token[] {
  const { queen, queenSide } = state.board;
  if (queen === 'board' || queenSide !== side) return [];
  return [
    {
      kind: 'crown',
      sign: queenSign(queen === 'covered'),
      label:
        queen === 'covered'
          ? words('hat die Queen', 'has the queen')
          : words('muss die Queen bestätigen', 'has to cover the queen'),
    },
  ];
}
