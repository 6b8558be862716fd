import {
  clockNamed,
  inPlay,
  minutes,
  opening,
  playTick,
  started,
  ticksLeft,
  withOption,
  type Notation,
} from '@bande/core';
import { z } from 'zod';
import { actionSchema, type Action } from './actions.ts';
import { usualPositions } from './formation.ts';
import { impossibleIn } from './impossible.ts';
import { impossible, type Impossible } from './impossible-said.ts';
import { CARD_PLACES, PAWN_NAMES, pawnNamed } from './names.ts';
import { freeKickChoice } from './options.ts';
import { givenSchema, type Given, type PublicState } from './position-schemas.ts';
import { readSettings } from './settings.ts';
import {
  AT_FLAG,
  NOBODY,
  ON_LINE,
  ON_SPOT,
  SENT_OFF,
  sideNamed,
  slotOf,
  sideOf,
  type Match,
  type Phase,
  type Restart,
  type Settings,
  type Setup,
  type SoccerTactics,
  type State,
} from './state.ts';
import { cardsOnTable } from './referee/fouls.ts';
import { CLOCKS } from './clocks.ts';
import { ballOfRestart } from './reckoning/placements.ts';
import { SIDES, SQUARE_NAMES, squareNamed, type Side, type Square } from './table.ts';
import { fighterOf, sideToAct } from './turn.ts';

/** Places off the grid have names too. */
const PLACES = new Map<Square, string>([
  [AT_FLAG, 'flag'],
  [ON_LINE, 'line'],
  [SENT_OFF, 'sentOff'],
  [ON_SPOT, 'spot'],
]);
const placeName = (square: Square): string => (square >= 0 ? SQUARE_NAMES[square]! : PLACES.get(square)!);
const placeNamed = (name: string): Square => squareNamed(name) ?? [...PLACES].find(([, place]) => place === name)![0];
const placeOrNowhere = (name: string | null): Square => (name === null ? NOBODY : placeNamed(name));

const pawnOrNobody = (name: string | null): number => (name === null ? NOBODY : pawnNamed(name)!);
const nameOrNull = (index: number): string | null => (index === NOBODY ? null : PAWN_NAMES[index]!);
const bySide = <T>([red, blue]: readonly [T, T]): { red: T; blue: T } => ({ red, blue });
const pairOf = <T>({ red, blue }: { readonly red: T; readonly blue: T }): readonly [T, T] => [red, blue];

const writeRestart = (restart: Restart): NonNullable<PublicState['restart']> => ({
  kind: restart.kind,
  cause: restart.cause,
  for: SIDES[restart.for],
  square: restart.square === NOBODY ? null : placeName(restart.square),
  kicker: nameOrNull(restart.kicker),
  placements: bySide(restart.placements),
  turn: SIDES[restart.turn],
});
const readRestart = (given: NonNullable<PublicState['restart']>): Restart => ({
  kind: given.kind,
  cause: given.cause,
  for: sideNamed(given.for),
  square: given.square === null ? NOBODY : placeNamed(given.square),
  kicker: pawnOrNobody(given.kicker),
  placements: pairOf(given.placements),
  turn: sideNamed(given.turn),
});

/** Only cautions that have been shown are listed. */
const writeCautions = (own: readonly number[]): Record<string, number> =>
  Object.fromEntries(CARD_PLACES.map((place, i) => [place, own[i]!] as const).filter(([, n]) => n > 0));
const readCautions = (given: Readonly<Partial<Record<string, number>>>): readonly number[] =>
  CARD_PLACES.map((place) => given[place] ?? 0);

const readMarks = (names: readonly string[]): number =>
  names.reduce((marks, name) => marks | (1 << slotOf(pawnNamed(name)!)), 0);
const writeMarks = (state: State): string[] =>
  PAWN_NAMES.filter((_, index) => sideOf(index) === state.attacker && (state.marks & (1 << slotOf(index))) !== 0);

export function describe(match: Match): PublicState {
  const { state } = match;
  const clock = clockNamed(match.clocks, CLOCKS.period);
  const toAct = match.outcome === null ? sideToAct(state, match.setup.settings) : null;
  return {
    period: state.period,
    phase: state.phase,
    attacker: SIDES[state.attacker],
    toAct: toAct === null ? null : SIDES[toAct],
    firstKickOff: SIDES[state.firstKickOff],
    pawns: Object.fromEntries(state.pawns.map((at, index) => [PAWN_NAMES[index]!, placeName(at)])),
    ball: state.ball === NOBODY ? null : placeName(state.ball),
    carrier: nameOrNull(state.carrier),
    lock: nameOrNull(state.lock),
    lockCause: state.lockCause,
    roll: state.roll,
    rollChosen: state.rollChosen,
    directPasses: state.directPasses,
    marks: writeMarks(state),
    offsideRow: state.offsideRow,
    noOffside: state.noOffside,
    chance: state.chance,
    contest: state.contest,
    reachedBox: state.reachedBox,
    lastAttack: state.lastAttack,
    goalKick: state.goalKick,
    penalty: state.penalty,
    afterGoal: state.afterGoal,
    delayed: state.delayed,
    restart: state.restart === null ? null : writeRestart(state.restart),
    cautions: { red: writeCautions(state.cautions[0]), blue: writeCautions(state.cautions[1]) },
    cardsOnTable: cardsOnTable(match),
    score: bySide(state.score),
    shootOut:
      state.shootOut === null
        ? null
        : {
            first: SIDES[state.shootOut.first],
            taken: bySide(state.shootOut.taken),
            goals: bySide(state.shootOut.goals),
          },
    secondsLeft: clock === undefined ? null : ticksLeft(clock, playTick(match)) / 120,
    options: match.options.map(({ owner }) => ({ name: 'freeKick', owner, choices: ['take', 'decline'] })),
    winner: match.outcome?.winner ?? null,
  };
}

/** The start of a match: everybody in his usual place, the toss still to come. */
export const startState = (): State => ({
  period: 'first',
  phase: 'toss',
  attacker: 0,
  firstKickOff: 0,
  pawns: usualPositions(Array.from({ length: 22 }, () => 0)),
  ball: NOBODY,
  carrier: NOBODY,
  lock: NOBODY,
  lockCause: 'STW-1B.11',
  roll: 0,
  rollChosen: false,
  directPasses: 0,
  marks: 0,
  offsideRow: 0,
  noOffside: false,
  chance: false,
  contest: 'capture',
  reachedBox: false,
  lastAttack: false,
  goalKick: false,
  penalty: false,
  afterGoal: false,
  delayed: false,
  restart: null,
  cautions: [CARD_PLACES.map(() => 0), CARD_PLACES.map(() => 0)],
  score: [0, 0],
  shootOut: null,
});

/** What is given about the ball tells most of the rest: see `readPlay`. */
function readState(given: Given): State {
  const start = startState();
  const pawns = start.pawns.map((usual, index) =>
    given.pawns?.[PAWN_NAMES[index]!] === undefined ? usual : placeNamed(given.pawns[PAWN_NAMES[index]!]!),
  );
  const {
    period,
    lockCause,
    roll,
    offsideRow,
    noOffside,
    chance,
    contest,
    reachedBox,
    lastAttack,
    goalKick,
    afterGoal,
    delayed,
  } = given;
  const plain = {
    period,
    lockCause,
    roll,
    offsideRow,
    noOffside,
    chance,
    contest,
    reachedBox,
    lastAttack,
    goalKick,
    afterGoal,
    delayed,
  };
  const placed: State = {
    ...start,
    ...(Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)) as Partial<State>),
    pawns,
    rollChosen: given.rollChosen ?? (roll ?? 0) > 0,
    firstKickOff: given.firstKickOff === undefined ? start.firstKickOff : sideNamed(given.firstKickOff),
    marks: readMarks(given.marks ?? []),
    restart: given.restart === undefined || given.restart === null ? null : readRestart(given.restart),
    cautions:
      given.cautions === undefined
        ? start.cautions
        : [readCautions(given.cautions.red), readCautions(given.cautions.blue)],
    score: given.score === undefined ? start.score : pairOf(given.score),
    shootOut:
      given.shootOut === undefined || given.shootOut === null
        ? null
        : {
            first: sideNamed(given.shootOut.first),
            taken: pairOf(given.shootOut.taken),
            goals: pairOf(given.shootOut.goals),
          },
  };
  return readPlay(given, placed);
}

/** A position whose phase is left out is a restart that is set up, an attack that begins where somebody has the ball, or the start of a match. */
function phaseOf(given: Given): Phase {
  if (given.phase !== undefined) return given.phase;
  if ((given.restart ?? null) !== null) return 'placing';
  return (given.ball ?? null) === null && (given.carrier ?? null) === null ? 'toss' : 'attackMove';
}

/** Whoever has the ball, or gets the restart, attacks; where nothing is said, Red. */
function attackerOf(given: Given, { restart }: State): Side {
  if (given.attacker !== undefined) return sideNamed(given.attacker);
  if (restart !== null) return restart.for;
  return given.carrier === undefined || given.carrier === null ? 0 : sideOf(pawnNamed(given.carrier)!);
}

/** Phase, possession and what hangs on them: a ball with a pawn of the attacker on it is his, and a carrier has the ball where he stands. */
function readPlay(given: Given, placed: State): State {
  const phase = phaseOf(given);
  const penalty = given.penalty ?? (given.ball === 'spot' || placed.restart?.kind === 'penalty');
  const state: State = {
    ...placed,
    phase,
    attacker: attackerOf(given, placed),
    penalty,
    directPasses: given.directPasses ?? (phase === 'extraPlay' ? 1 : 0),
    contest: given.contest ?? (phase === 'extraPlay' ? 'secondPass' : 'capture'),
  };
  const ball = given.ball === undefined ? ballGoesWith(given, state) : placeOrNowhere(given.ball);
  const carrier = carrierOf(given, { ...state, ball });
  const taker = phase === 'kickOff' || phase === 'cornerKick';
  const usualLock = taker ? carrier : NOBODY;
  const lock = given.lock === undefined ? usualLock : pawnOrNobody(given.lock);
  return {
    ...state,
    ball,
    carrier,
    lock,
    lockCause: given.lockCause ?? (phase === 'cornerKick' ? 'STW-8.20' : 'STW-1B.11'),
  };
}

function ballGoesWith(given: Given, state: State): Square {
  if (state.restart !== null) return ballOfRestart(state, state.restart);
  if (state.phase === 'shot' && state.penalty) return ON_SPOT;
  const carrier = given.carrier === undefined ? NOBODY : pawnOrNobody(given.carrier);
  return carrier === NOBODY ? NOBODY : Math.max(NOBODY, state.pawns[carrier]!);
}

/** Nobody has a free ball, one that is fought for, or one that is still to be placed. */
function carrierOf(given: Given, state: State): number {
  const { phase, restart } = state;
  if (phase === 'duel') return NOBODY;
  if (given.carrier !== undefined) return pawnOrNobody(given.carrier);
  if (restart !== null) return restart.kind === 'corner' || restart.kind === 'penalty' ? restart.kicker : NOBODY;
  return state.ball < 0 || phase === 'toss' || phase === 'captureA' || phase === 'captureD' || phase === 'finished'
    ? NOBODY
    : fighterOf(state, state.attacker);
}

export const SEATINGS = [
  ['red', 'blue'],
  ['red', 'blue', 'red', 'blue'],
] as const;

const refused = (field: string, why: string, input: unknown): z.ZodError =>
  new z.ZodError([{ code: 'custom', path: field.split('.'), message: why, input }]);

/** Throws a ZodError that names the field if the position is malformed, or one that no match can show. */
export function readGiven(given: unknown, edition: string): Match {
  const parsed = givenSchema.parse(given);
  const settings = parsed.settings ?? readSettings({});
  const setup: Setup = {
    edition,
    seating: parsed.seats === 4 ? SEATINGS[1] : SEATINGS[0],
    mode: parsed.mode ?? 'live',
    settings,
  };
  const state = readState(parsed);
  const match = withOutcome(
    withChoice(
      { ...opening<SoccerTactics>(setup, state), clocks: periodClock(settings, state, parsed.secondsLeft) },
      parsed,
    ),
    parsed,
  );
  const strange = impossibleIn(parsed, match) ?? untrue(parsed, match);
  if (strange !== null) throw refused(strange.field, strange.why, given);
  return match;
}

/** Without `secondsLeft` the clock of the period stands as at its start; before the kick-off and after the signal it does not run. */
function periodClock(settings: Settings, state: State, secondsLeft: number | null | undefined): Match['clocks'] {
  if (secondsLeft === null || state.lastAttack || !clockRuns(state)) return [];
  const limit = minutes(state.period.startsWith('extra') ? settings.extraMinutes : settings.halfMinutes);
  const spent = secondsLeft === undefined ? 0 : limit - Math.round(secondsLeft * 120);
  return started([], CLOCKS.period, limit, inPlay(0)).map((clock) => ({ ...clock, spent }));
}
const clockRuns = ({ phase, period, afterGoal }: State): boolean =>
  period !== 'shootOut' && phase !== 'toss' && phase !== 'finished' && (phase !== 'formation' || afterGoal);

/** A choice that is open has all its time left. */
const withChoice = (match: Match, { options }: Given): Match =>
  options?.[0] === undefined ? match : withOption(match, freeKickChoice(match, options[0].owner));

function withOutcome(match: Match, { winner }: Given): Match {
  const { state } = match;
  if (state.phase !== 'finished' || winner === undefined || winner === null) return match;
  return {
    ...match,
    outcome: {
      winner,
      score: bySide(state.score),
      paragraphs: [state.period === 'shootOut' ? 'STW-11C.7' : 'STW-0.17'],
    },
  };
}

/** What follows from the position may be said besides, if it is true. */
function untrue(given: Given, match: Match): Impossible | null {
  const told = describe(match);
  if (match.state.phase === 'finished' && match.outcome === null)
    return impossible('winner', 'the match is finished: say who has won (STW-0.17)');
  const wrong = (['toAct', 'cardsOnTable', 'winner'] as const).find(
    (field) => given[field] !== undefined && JSON.stringify(given[field]) !== JSON.stringify(told[field]),
  );
  return wrong === undefined
    ? null
    : impossible(wrong, `that follows from the position: ${JSON.stringify(told[wrong])}`);
}

// ── one line of text ──────────────────────────────────────────────────────────────────────────────────────────────

/** `move R7 red:E8 blue:D6`, with the turning square last: `move R7 blue:D6 via red:F8`. */
export function writeAction(action: Action): string {
  const via = 'via' in action && action.via !== undefined ? ` via ${action.via}` : '';
  switch (action.kind) {
    case 'formation': {
      const ball = action.ball === undefined ? '' : ` ball=${action.ball}`;
      return `formation ${Object.entries(action.pawns)
        .map(([name, at]) => `${name}=${at}`)
        .join(' ')}${ball}`;
    }
    case 'move':
    case 'place':
      return `${action.kind} ${action.pawn} ${action.to}${via}`;
    case 'play':
    case 'dribble':
      return `${action.kind} ${action.to}${via}`;
    default:
      return action.kind;
  }
}

export function readAction(text: string): Action | null {
  const [kind = '', ...words] = text.trim().split(/\s+/);
  const parsed = actionSchema.safeParse(readWords(kind, words));
  return parsed.success ? parsed.data : null;
}

function readWords(kind: string, words: readonly string[]): unknown {
  if (kind === 'formation') return readFormationWords(words);
  const [main, via] = words.at(-2) === 'via' ? [words.slice(0, -2), { via: words.at(-1) }] : [words, {}];
  if (kind === 'move' || kind === 'place')
    return main.length === 2 ? { kind, pawn: main[0], to: main[1], ...via } : null;
  if (kind === 'play' || kind === 'dribble') return main.length === 1 ? { kind, to: main[0], ...via } : null;
  return words.length === 0 ? { kind } : null;
}

function readFormationWords(words: readonly string[]): unknown {
  const pairs = words.map((word) => word.split('=') as [string, string]);
  const ball = pairs.find(([name]) => name === 'ball')?.[1];
  const pawns = Object.fromEntries(pairs.filter(([name]) => name !== 'ball'));
  return pairs.some((one) => one.length !== 2)
    ? null
    : { kind: 'formation', pawns, ...(ball === undefined ? {} : { ball }) };
}

/** The position is its public description without what is as at the start, in one line of JSON that a link can carry. The clock is always told: left out, it would start anew. */
export function writePosition(match: Match): string {
  const start = describe(opening<SoccerTactics>(match.setup, startState()));
  const now = describe(match);
  const { toAct: _, cardsOnTable: __, ...told } = now;
  const pawns = Object.fromEntries(Object.entries(now.pawns).filter(([name, at]) => start.pawns[name] !== at));
  const changed = Object.entries({ ...told, pawns }).filter(
    ([key, value]) =>
      key === 'secondsLeft' || JSON.stringify(value) !== JSON.stringify(start[key as keyof PublicState]),
  );
  return JSON.stringify(Object.fromEntries(changed));
}

const agreed = z.never().optional();
const positionSchema = z.looseObject({ settings: agreed, seats: agreed, mode: agreed });

/** Settings, seats and mode are agreed in the setup: a position that brings its own is none. */
export function readPosition(text: string, setup: Setup): Match | null {
  try {
    return {
      ...readGiven({ ...positionSchema.parse(JSON.parse(text)), settings: setup.settings }, setup.edition),
      setup,
      mode: setup.mode,
    };
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError) return null;
    throw error;
  }
}

export const notation: Notation<SoccerTactics> = {
  writeAction,
  readAction,
  writePosition,
  readPosition,
  describe: (match) => ({ ...describe(match) }),
  readGiven,
};
