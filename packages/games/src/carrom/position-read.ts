import { inPlay, opening, playTick, started, TICKS_PER_SECOND } from '@bande/core';
import { betweenClock, endsOfPlacing, timed } from './between.ts';
import { standingOf, startState } from './board.ts';
import { CLOCKS, DECISION_TICKS, ENDS_TICKS, PROTEST_TICKS, REST_TICKS, STROKE_TICKS } from './clocks.ts';
import type { Given, PublicState } from './position-schemas.ts';
import { protestClockOf } from './protests.ts';
import { rack } from './racks.ts';
import type { Paragraph } from './rulebook.ts';
import {
  COLOUR_PIECES,
  ownOnBoard,
  PER_COLOUR,
  PIECE_NAMES,
  QUEEN,
  sideNamed,
  sideOfSeat,
  waitsForStriker,
  withSide,
  type Board,
  type Carrom,
  type Match,
  type PerSide,
  type Pieces,
  type Protest,
  type Setup,
  type State,
} from './state.ts';
import { SIDES, type Colour, type Point, type Side, type SideName } from './table.ts';

/** The position that is told, whatever can be said against it. */
export function positionOf(given: Given, setup: Setup): Match {
  const match: Match = { ...opening<Carrom>(setup, readState(given)), debts: readDebts(given) };
  const withTime = withProtestClocks(withClocks(withStrokeClock(match, given.secondsLeft)), given.protests ?? []);
  return withOptions(withTime, given.options ?? []);
}

const pairOf = <T>({ white, black }: { readonly white: T; readonly black: T }): PerSide<T> => [white, black];

const patched = <T>(
  usual: PerSide<T>,
  given: { readonly white?: T | undefined; readonly black?: T | undefined } | undefined,
): PerSide<T> => [given?.white ?? usual[0], given?.black ?? usual[1]];

const sideOrNull = (name: SideName | null): Side | null => (name === null ? null : sideNamed(name));

const piecesAt = (places: Readonly<Partial<Record<string, readonly [number, number]>>>, unit: number): Pieces =>
  PIECE_NAMES.map((name): Point | null =>
    places[name] === undefined ? null : { x: places[name][0] / unit, y: places[name][1] / unit },
  );

const withStacked = (pieces: Pieces, on: Given['on']): Pieces =>
  pieces.map((at, i) => {
    const below = on?.[PIECE_NAMES[i]!];
    return at === null || below === undefined ? at : { ...at, on: below };
  });

const readStanding = (from: PublicState['start']): State['start'] => ({
  ...from,
  games: pairOf(from.games),
  points: pairOf(from.points),
});

/** What is said of these fields, and nothing where nothing is. */
const saidIn = <K extends keyof Given>(given: Given, fields: readonly K[]): Said<K> =>
  Object.fromEntries(fields.flatMap((field) => (given[field] === undefined ? [] : [[field, given[field]]]))) as Said<K>;
type Said<K extends keyof Given> = { readonly [F in K]?: Exclude<Given[F], undefined> };

/** Of a board about which nothing is said. */
const UNTOUCHED = {
  queen: 'board',
  attempts: 0,
  coverTries: 0,
  lastShooter: null,
  onlyOpponents: false,
  room: true,
  held: false,
} as const;
const BOARD_FIELDS = [
  'queen',
  'attempts',
  'coverTries',
  'lastShooter',
  'onlyOpponents',
  'strikerOf',
  'overruns',
  'room',
  'held',
] as const;

const BEFORE_A_BOARD: ReadonlySet<string> = new Set(['toss', 'tossChoice', 'sideChoice', 'setUp', 'interval']);

/** As many of a colour as are said to lie on the board; which ones does not matter where no places are given. */
const withCount = (pieces: Pieces, colour: Colour, left: number | undefined): Pieces =>
  left === undefined ? pieces : pieces.map((at, i) => (COLOUR_PIECES[colour].slice(left).includes(i) ? null : at));

function readPieces(given: Given, usual: Pieces): Pieces {
  if (given.metres !== undefined) return withStacked(piecesAt(given.metres, 1), given.on);
  if (given.pieces !== undefined) return withStacked(piecesAt(given.pieces, 1000), given.on);
  const counted = withCount(withCount(usual, 0, given.white), 1, given.black);
  return given.queen === undefined || given.queen === 'board' ? counted : counted.with(QUEEN, null);
}

function readBoard(given: Given, state: State): Board {
  const usual = state.board;
  const under = !BEFORE_A_BOARD.has(state.phase);
  const pieces = readPieces(given, rack(state.turned, given.rack));
  const lost = (owner: Side): boolean => ownOnBoard({ ...state, board: { ...usual, pieces } }, owner) < PER_COLOUR;
  const pocketedBy = given.queen === 'pending' ? sideOfSeat(state.turn) : null;
  const turnsBegun: PerSide<number> = given.breakMade === false ? firstTurns(state) : [2, 2];
  return {
    ...usual,
    ...UNTOUCHED,
    ...saidIn(given, BOARD_FIELDS),
    pieces,
    rack: given.rack ?? [],
    measured: given.measured ?? (given.pieces !== undefined || given.metres !== undefined || !under),
    queenSide: given.queenSide === undefined ? pocketedBy : sideOrNull(given.queenSide),
    uncoveredBy: sideOrNull(given.uncoveredBy ?? null),
    queenRight: patched<boolean>([lost(0), lost(1)], given.queenRight),
    breakMade: given.breakMade ?? under,
    strokesInTurn: given.strokesInTurn ?? (given.queen === 'pending' ? 1 : 0),
    touchedInTurn: given.touchedInTurn ?? (given.strokesInTurn ?? 0) > 0,
    idleTurns: patched(usual.idleTurns, given.idleTurns),
    turns: patched(under ? turnsBegun : usual.turns, given.turns),
  };
}

/** Before the break its breaker has his first turn, or the other side has taken it over. */
const firstTurns = (state: State): PerSide<number> =>
  state.turn === state.breaker ? withSide([0, 0], sideOfSeat(state.breaker), 1) : [1, 1];

const STATE_FIELDS = [
  'game',
  'boardNumber',
  'trial',
  'firstBreaker',
  'gameBreaker',
  'breaker',
  'ends',
  'endsChanged',
  'changeDue',
  'gameOver',
  'turned',
] as const;

/** A position begins at tick 0. */
const ago = (ticks: number | null): number | null => (ticks === null ? null : 0 - ticks);

const readInterval = (given: PublicState['interval']): State['interval'] =>
  given === null ? null : { kind: given.kind, ready: pairOf(given.ready), late: pairOf(given.late) };

const readResult = (given: PublicState['result']): State['result'] =>
  given === null ? null : { ...given, winner: sideNamed(given.winner) };

const readProtest = (given: PublicState['protests'][number]): Protest => ({
  number: given.number,
  by: sideNamed(given.by),
  feePaid: given.feePaid,
  handedIn: given.handedIn,
  againstForfeit: given.againstForfeit,
  from: readStanding(given.from),
  endedAt: ago(given.endedAgo),
});

function readState(given: Given): State {
  const start = startState(false, false);
  const phase = given.phase === undefined || given.phase === 'running' ? 'stroke' : given.phase;
  const bare: State = {
    ...start,
    ...saidIn(given, STATE_FIELDS),
    phase,
    turn: given.turn ?? given.breaker ?? 0,
    games: patched(start.games, given.games),
    points: patched(start.points, given.points),
  };
  const state: State = {
    ...bare,
    tossWinner: sideOrNull(given.tossWinner ?? null),
    distractions: patched(start.distractions, given.distractions),
    interval: readInterval(given.interval ?? null),
    result: readResult(given.result ?? null),
    protests: (given.protests ?? []).map(readProtest),
    endedAt: ago(given.endedAgo ?? null),
    start: given.start === undefined ? standingOf(bare) : readStanding(given.start),
    decided: sideOrNull(given.decided ?? null),
    decidedBy: (given.decidedBy as Paragraph[] | undefined) ?? (phase === 'finished' ? ['ICF-57'] : []),
  };
  return { ...state, board: readBoard(given, state) };
}

const lawOfTheDue = (isReturn: boolean): 'ICF-73.1' | 'ICF-13' => (isReturn ? 'ICF-73.1' : 'ICF-13');

function readDebts(given: Given): Match['debts'] {
  return SIDES.flatMap((owedBySide) =>
    (['due', 'penalty'] as const).flatMap((what) =>
      Array.from({ length: given.owed?.[owedBySide]?.[what] ?? 0 }, (_, i): Match['debts'][number] => ({
        owedBy: owedBySide,
        paragraphs: [what === 'penalty' ? 'ICF-14' : lawOfTheDue(i < (given.owed?.[owedBySide]?.returned ?? 0))],
        factId: 0 as Match['debts'][number]['factId'],
        what,
      })),
    ),
  );
}

/** The clock of a stroke runs where somebody may strike; left out, it has just begun. */
function withStrokeClock(match: Match, secondsLeft: number | null | undefined): Match {
  const { state } = match;
  if (secondsLeft === null || state.phase !== 'stroke' || waitsForStriker(state) || !timed(match)) return match;
  const spent = secondsLeft === undefined ? 0 : STROKE_TICKS - 1 - Math.round(secondsLeft * TICKS_PER_SECOND);
  return {
    ...match,
    clocks: [{ name: CLOCKS.stroke, limit: STROKE_TICKS, spent, since: state.board.held ? null : inPlay(0) }],
  };
}

/** Other clocks that run in a given position have their whole time left. */
function withClocks(match: Match): Match {
  const { interval } = match.state;
  const clocks = betweenClock(null, match, match.clocks);
  return {
    ...match,
    clocks:
      interval === null || !timed(match)
        ? clocks
        : started(clocks, CLOCKS.interval, interval.kind === 'rest' ? REST_TICKS : ENDS_TICKS, playTick(match)),
  };
}

/** The clocks of open protests, with what is left of them. */
const withProtestClocks = (match: Match, protests: NonNullable<Given['protests']>): Match => ({
  ...match,
  clocks: [
    ...match.clocks,
    ...match.state.protests.flatMap((one, i) => {
      const limit = one.handedIn ? DECISION_TICKS : PROTEST_TICKS;
      const left = protests[i]?.left ?? null;
      return left === null
        ? []
        : started([], protestClockOf(one), limit, inPlay(0)).map((clock) => ({ ...clock, spent: limit - left }));
    }),
  ],
});

/** Rights to place that are open in a given position have their whole time left. */
const withOptions = (match: Match, options: NonNullable<Given['options']>): Match => ({
  ...match,
  optionCount: options.length,
  options: options.map(({ name, owner, seat: chair, choices }, i) => ({
    id: i as Match['options'][number]['id'],
    name,
    owner,
    ...(chair === undefined ? {} : { seat: chair }),
    paragraph: name === 'place' ? 'ICF-87.1' : 'ICF-55.1',
    choices,
    default: name === 'place' ? 'lost' : 'decline',
    until: name === 'place' ? endsOfPlacing(match) : [{ event: 'wentOn' }],
    play: 'runs',
  })),
});
