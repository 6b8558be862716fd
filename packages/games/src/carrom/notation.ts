import {
  clockNamed,
  inPlay,
  opening,
  playTick,
  started,
  ticksLeft,
  TICKS_PER_SECOND,
  type Notation,
  type Seat,
} from '@bande/core';
import { z } from 'zod';
import { restTick } from './motion.ts';
import { actionSchema, type Action } from './actions.ts';
import { betweenClock, endsOfPlacing, timed } from './between.ts';
import { standingOf, startState } from './board.ts';
import { CLOCKS, DECISION_TICKS, ENDS_TICKS, PROTEST_TICKS, REST_TICKS, secondsShown, STROKE_TICKS } from './clocks.ts';
import { returning } from './debts.ts';
import { impossibleIn } from './impossible.ts';
import { protestClock } from './protests.ts';
import { parseGiven, type Given, type PublicState } from './position-schemas.ts';
import { gamesOf } from './score.ts';
import type { Paragraph } from './rulebook.ts';
import { rack } from './racks.ts';
import { readSettings } from './settings.ts';
import {
  boardRuns,
  COLOUR_PIECES,
  colourOf,
  onBoard,
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

export const SEATINGS = [['white', 'black'], ['white', 'black', 'white', 'black'], ['white']] as const;
const seatingOf = (seats: number): (typeof SEATINGS)[number] =>
  SEATINGS.find(({ length }) => length === seats) ?? SEATINGS[0];

const bySide = <T>([white, black]: PerSide<T>): { white: T; black: T } => ({ white, black });
const pairOf = <T>({ white, black }: { readonly white: T; readonly black: T }): PerSide<T> => [white, black];
const patched = <T>(
  usual: PerSide<T>,
  given: { readonly white?: T | undefined; readonly black?: T | undefined } | undefined,
): PerSide<T> => [given?.white ?? usual[0], given?.black ?? usual[1]];
const nameOrNull = (value: Side | null): SideName | null => (value === null ? null : SIDES[value]);
const sideOrNull = (name: SideName | null): Side | null => (name === null ? null : sideNamed(name));
const millimetres = (metres: number): number => Math.round(metres * 1e6) / 1e3 + 0;

const placesOf = (pieces: Pieces, unit: (metres: number) => number): Record<string, [number, number]> =>
  Object.fromEntries(
    pieces.flatMap((at, i) => (at === null ? [] : [[PIECE_NAMES[i]!, [unit(at.x), unit(at.y)] as [number, number]]])),
  );
const piecesAt = (places: Readonly<Partial<Record<string, readonly [number, number]>>>, unit: number): Pieces =>
  PIECE_NAMES.map((name): Point | null =>
    places[name] === undefined ? null : { x: places[name][0] / unit, y: places[name][1] / unit },
  );

const stackedIn = (pieces: Pieces): { on?: Record<string, string> } => {
  const on = pieces.flatMap((at, i) => (at?.on === undefined ? [] : [[PIECE_NAMES[i]!, at.on] as const]));
  return on.length === 0 ? {} : { on: Object.fromEntries(on) };
};
const withStacked = (pieces: Pieces, on: Given['on']): Pieces =>
  pieces.map((at, i) => {
    const below = on?.[PIECE_NAMES[i]!];
    return at === null || below === undefined ? at : { ...at, on: below };
  });

const writeStanding = (from: State['start']): PublicState['start'] => ({
  ...standingOf(from),
  games: bySide(from.games),
  points: bySide(from.points),
});
const readStanding = (from: PublicState['start']): State['start'] => ({
  ...from,
  games: pairOf(from.games),
  points: pairOf(from.points),
});

const protestClockOf = ({ number, handedIn }: Protest): string =>
  protestClock(handedIn ? CLOCKS.decision : CLOCKS.protest, number);
function writeProtest(match: Match, one: Protest): PublicState['protests'][number] {
  const clock = clockNamed(match.clocks, protestClockOf(one));
  const { number, feePaid, handedIn, endedAt, againstForfeit } = one;
  return {
    number,
    by: SIDES[one.by],
    feePaid,
    handedIn,
    againstForfeit,
    from: writeStanding(one.from),
    endedAgo: endedAt === null ? null : playTick(match) - endedAt,
    left: clock === undefined ? null : ticksLeft(clock, playTick(match)),
  };
}

export function describe(match: Match, toAct: readonly Seat[]): PublicState {
  const { state } = match;
  const { board } = state;
  const clock = clockNamed(match.clocks, CLOCKS.stroke);
  const owed = (owner: Side, what: string): number =>
    match.debts.filter((debt) => debt.owedBy === SIDES[owner] && debt.what === what).length;
  const owedOf = (owner: Side): PublicState['owed']['white'] => ({
    due: owed(owner, 'due'),
    penalty: owed(owner, 'penalty'),
    returned: returning(match, owner).length,
  });
  return {
    phase: state.phase,
    tossWinner: nameOrNull(state.tossWinner),
    ...writeStanding(state),
    games: gamesOf(match),
    turn: state.turn,
    changeDue: state.changeDue,
    gameOver: state.gameOver,
    turned: state.turned,
    rack: [...board.rack],
    white: onBoard(board.pieces, 0),
    black: onBoard(board.pieces, 1),
    queen: board.queen,
    queenSide: nameOrNull(board.queenSide),
    uncoveredBy: nameOrNull(board.uncoveredBy),
    queenRight: bySide(board.queenRight),
    breakMade: board.breakMade,
    attempts: board.attempts,
    strokesInTurn: board.strokesInTurn,
    touchedInTurn: board.touchedInTurn,
    coverTries: board.coverTries,
    idleTurns: bySide(board.idleTurns),
    turns: bySide(board.turns),
    lastShooter: board.lastShooter,
    onlyOpponents: board.onlyOpponents,
    ...(board.strikerOf === undefined ? {} : { strikerOf: board.strikerOf }),
    ...(board.overruns === undefined ? {} : { overruns: board.overruns }),
    room: board.room,
    held: board.held,
    measured: board.measured,
    pieces: placesOf(board.pieces, millimetres),
    ...stackedIn(board.pieces),
    owed: bySide([owedOf(0), owedOf(1)]),
    distractions: bySide(state.distractions),
    interval:
      state.interval === null
        ? null
        : { kind: state.interval.kind, ready: bySide(state.interval.ready), late: bySide(state.interval.late) },
    result: state.result === null ? null : { ...state.result, winner: SIDES[state.result.winner] },
    protests: state.protests.map((one) => writeProtest(match, one)),
    endedAgo: state.endedAt === null ? null : playTick(match) - state.endedAt,
    start: writeStanding(state.start),
    decided: nameOrNull(state.decided),
    decidedBy: [...state.decidedBy],
    secondsLeft: clock === undefined ? null : secondsShown(clock, playTick(match)),
    colours: bySide([SIDES[colourOf(state, 0)], SIDES[colourOf(state, 1)]]),
    toAct: [...toAct],
    options: match.options.map(({ name, owner, seat: chair, choices }) => ({
      name,
      owner,
      ...(chair === undefined ? {} : { seat: chair }),
      choices: [...choices],
    })),
    running: state.running === null ? null : { ...state.running, until: restTick(match, state.running) },
    winner: match.outcome?.winner ?? null,
  };
}

// ── reading ───────────────────────────────────────────────────────────────────────────────────────────────────────

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
    pieces,
    rack: given.rack ?? [],
    measured: given.measured ?? (given.pieces !== undefined || given.metres !== undefined || !under),
    queen: given.queen ?? 'board',
    queenSide: given.queenSide === undefined ? pocketedBy : sideOrNull(given.queenSide),
    uncoveredBy: sideOrNull(given.uncoveredBy ?? null),
    queenRight: patched<boolean>([lost(0), lost(1)], given.queenRight),
    breakMade: given.breakMade ?? under,
    attempts: given.attempts ?? 0,
    strokesInTurn: given.strokesInTurn ?? (given.queen === 'pending' ? 1 : 0),
    touchedInTurn: given.touchedInTurn ?? (given.strokesInTurn ?? 0) > 0,
    coverTries: given.coverTries ?? 0,
    idleTurns: patched(usual.idleTurns, given.idleTurns),
    turns: patched(under ? turnsBegun : usual.turns, given.turns),
    lastShooter: given.lastShooter ?? null,
    onlyOpponents: given.onlyOpponents ?? false,
    ...(given.strikerOf === undefined ? {} : { strikerOf: given.strikerOf }),
    ...(given.overruns === undefined ? {} : { overruns: given.overruns }),
    room: given.room ?? true,
    held: given.held ?? false,
  };
}

/** Before the break its breaker has his first turn, or the other side has taken it over. */
const firstTurns = (state: State): PerSide<number> =>
  state.turn === state.breaker ? withSide([0, 0], sideOfSeat(state.breaker), 1) : [1, 1];

const plainOf = ({
  game,
  boardNumber,
  trial,
  firstBreaker,
  gameBreaker,
  breaker,
  ends,
  endsChanged,
  changeDue,
  gameOver,
  turned,
}: Given): Partial<State> =>
  Object.fromEntries(
    Object.entries({
      game,
      boardNumber,
      trial,
      firstBreaker,
      gameBreaker,
      breaker,
      ends,
      endsChanged,
      changeDue,
      gameOver,
      turned,
    }).filter(([, value]) => value !== undefined),
  );

function readState(given: Given): State {
  const start = startState(false, false);
  const phase = given.phase === undefined || given.phase === 'running' ? 'stroke' : given.phase;
  const bare: State = {
    ...start,
    ...plainOf(given),
    phase,
    turn: given.turn ?? given.breaker ?? 0,
    games: patched(start.games, given.games),
    points: patched(start.points, given.points),
  };
  const state: State = {
    ...bare,
    tossWinner: sideOrNull(given.tossWinner ?? null),
    distractions: patched(start.distractions, given.distractions),
    interval:
      given.interval === undefined || given.interval === null
        ? null
        : { kind: given.interval.kind, ready: pairOf(given.interval.ready), late: pairOf(given.interval.late) },
    result:
      given.result === undefined || given.result === null
        ? null
        : { ...given.result, winner: sideNamed(given.result.winner) },
    protests: (given.protests ?? []).map(({ number, by, feePaid, handedIn, from, endedAgo, againstForfeit }) => ({
      number,
      by: sideNamed(by),
      feePaid,
      handedIn,
      againstForfeit,
      from: readStanding(from),
      endedAt: endedAgo === null ? null : 0 - endedAgo,
    })),
    endedAt: given.endedAgo === undefined || given.endedAgo === null ? null : 0 - given.endedAgo,
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

export function readGiven(given: unknown, edition: string): Match {
  const parsed = parseGiven(given);
  const settings = parsed.settings ?? readSettings({ rack: 'exact' });
  const setup: Setup = { edition, seating: seatingOf(parsed.seats ?? 2), mode: parsed.mode ?? 'live', settings };
  const match: Match = { ...opening<Carrom>(setup, readState(parsed)), debts: readDebts(parsed) };
  const position = withOptions(
    withProtestClocks(withClocks(withStrokeClock(match, parsed.secondsLeft)), parsed.protests ?? []),
    parsed.options ?? [],
  );
  const strange = impossibleIn(parsed, position);
  if (strange !== null)
    throw new z.ZodError([{ code: 'custom', path: [strange.field], message: strange.why, input: given }]);
  return position;
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

// ── one line of text ──────────────────────────────────────────────────────────────────────────────────────────────

/** `strike x=-35.5 angle=12 force=0.8`, `place x=40 y=-12`, `chooseEnd end=north`: the kind, then its fields. */
export function writeAction(action: Action): string {
  const fields = Object.entries(action).filter(
    ([key, value]) => key !== 'kind' && !((key === 'spin' || key === 'lift') && value === 0),
  );
  return [action.kind, ...fields.map(([key, value]) => `${key}=${value}`)].join(' ');
}

export function readAction(text: string): Action | null {
  const [kind = '', ...words] = text.trim().split(/\s+/);
  const pairs = words.map((word) => word.split('=') as [string, string]);
  if (pairs.some((one) => one.length !== 2)) return null;
  const parsed = actionSchema.safeParse({
    kind,
    ...Object.fromEntries(pairs.map(([key, value]) => [key, NUMBER.test(value) ? Number(value) : value])),
  });
  return parsed.success ? parsed.data : null;
}
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/;

/** The position without what is as given by default, as one line of JSON; the pieces to the last bit. A stroke under way is written as before it. */
export function writePosition(match: Match): string {
  const {
    colours: _,
    toAct: __,
    running: ___,
    winner: ____,
    pieces: _____,
    white: ______,
    black: _______,
    ...told
  } = describe(match, []);
  const usual = describe(readGiven({}, match.setup.edition), []);
  const phase = told.phase === 'running' ? 'stroke' : told.phase;
  const changed = Object.entries({ ...told, phase }).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(usual[key as keyof PublicState]),
  );
  return JSON.stringify({
    ...Object.fromEntries(changed),
    ...explicit(match),
    metres: placesOf(match.state.board.pieces, (metres) => metres),
  });
}
/** What would otherwise be concluded from the rest of a position. */
const explicit = (match: Match): object => {
  const { state } = match;
  const clock = clockNamed(match.clocks, CLOCKS.stroke);
  return {
    measured: state.board.measured,
    breakMade: state.board.breakMade,
    queenRight: bySide(state.board.queenRight),
    turns: bySide(state.board.turns),
    strokesInTurn: state.board.strokesInTurn,
    touchedInTurn: state.board.touchedInTurn,
    turn: state.turn,
    queenSide: nameOrNull(state.board.queenSide),
    start: writeStanding(state.start),
    ...(boardRuns(state) ? { secondsLeft: clock === undefined ? null : secondsShown(clock, playTick(match)) } : {}),
  };
};

export function readPosition(text: string, setup: Setup): Match | null {
  try {
    const match = readGiven(
      {
        ...(JSON.parse(text) as object),
        settings: setup.settings,
        mode: setup.mode === 'desk' ? 'desk' : 'live',
        seats: setup.seating.length,
      },
      setup.edition,
    );
    return { ...match, setup, mode: setup.mode };
  } catch {
    return null;
  }
}

export const notationWith = (toAct: (match: Match) => readonly Seat[]): Notation<Carrom> => ({
  writeAction,
  readAction,
  writePosition,
  readPosition,
  describe: (match) => ({ ...describe(match, toAct(match)) }),
  readGiven,
});
