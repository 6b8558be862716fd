import { clockNamed, minutes, opening, started, ticksLeft, tick, type Notation } from '@bande/core';
import { z } from 'zod';
import { actionSchema, type Action } from './actions.ts';
import { usualPositions } from './formation.ts';
import { CARD_PLACES, PAWN_NAMES, pawnNamed } from './names.ts';
import { readSettings, settingsSchema } from './settings.ts';
import { AT_FLAG, CONTESTS, LOCKS, NOBODY, ON_LINE, ON_SPOT, PERIODS, PHASES, SENT_OFF, slotOf, sideOf, type Match, type Restart, type Settings, type Setup, type SoccerTactics, type State } from './state.ts';
import { cardsOnTable } from './referee/fouls.ts';
import { CLOCKS } from './referee/time.ts';
import { SIDES, SQUARE_NAMES, squareNamed, type Side, type SideName, type Square } from './table.ts';
import { sideToAct } from './turn.ts';

/** Places off the grid have names too. */
const PLACES = new Map<Square, string>([[AT_FLAG, 'flag'], [ON_LINE, 'line'], [SENT_OFF, 'sentOff'], [ON_SPOT, 'spot']]);
const placeName = (square: Square): string => (square >= 0 ? SQUARE_NAMES[square]! : PLACES.get(square)!);
const placeNamed = (name: string): Square => squareNamed(name) ?? [...PLACES].find(([, place]) => place === name)![0];

const side = z.enum(SIDES);
const pawn = z.enum(PAWN_NAMES as [string, ...string[]]);
const square = z.enum(SQUARE_NAMES as [string, ...string[]]);
const pawnPlace = z.union([square, z.enum(['flag', 'line', 'sentOff'])]);
const perSide = <T extends z.ZodType>(value: T) => z.strictObject({ red: value, blue: value });
const count = z.number().int().nonnegative();

const restartSchema = z.strictObject({
  kind: z.enum(['goalKick', 'corner', 'freeKick', 'penalty']),
  cause: z.enum(['shot', 'foul', 'offside', 'minor', 'shootOut']),
  for: side,
  square: z.union([square, z.literal('spot')]).nullable(),
  kicker: pawn.nullable(),
  placements: perSide(count),
  turn: side,
});

/** A position with everything the rules need to know, as scenarios give it and expect it. */
export const stateSchema = z.strictObject({
  period: z.enum([...PERIODS]),
  phase: z.enum([...PHASES]),
  attacker: side,
  toAct: side.nullable().optional().describe('who has to decide now; left out or ignored when given'),
  firstKickOff: side,
  pawns: z.partialRecord(pawn, pawnPlace).describe('pawns that are left out stand in the usual formation'),
  ball: z.union([square, z.literal('spot')]).nullable(),
  carrier: pawn.nullable(),
  lock: pawn.nullable().describe('may not touch the ball before another pawn has'),
  lockCause: z.enum([...LOCKS]),
  roll: count,
  rollChosen: z.boolean(),
  directPasses: z.union([z.literal(0), z.literal(1)]),
  marks: z.array(pawn).describe('attackers in offside position when the ball was last played'),
  offsideRow: count,
  noOffside: z.boolean(),
  chance: z.boolean(),
  contest: z.enum([...CONTESTS]),
  reachedBox: z.boolean(),
  lastAttack: z.boolean(),
  goalKick: z.boolean(),
  penalty: z.boolean(),
  afterGoal: z.boolean(),
  delayed: z.boolean(),
  restart: restartSchema.nullable(),
  cautions: perSide(z.partialRecord(z.enum([...CARD_PLACES]), count)),
  cardsOnTable: z.strictObject({ yellow: count, red: count }).optional(),
  score: perSide(count),
  shootOut: z.strictObject({ first: side, taken: perSide(count), goals: perSide(count) }).nullable(),
  secondsLeft: z.number().nullable().describe('of the period; null when its clock does not run'),
  options: z.array(z.strictObject({ name: z.string(), owner: side, choices: z.array(z.string()) })).optional(),
  winner: side.nullable().optional(),
});
type PublicState = z.output<typeof stateSchema>;

export const givenSchema = stateSchema.partial().extend({ settings: settingsSchema.optional(), seats: z.union([z.literal(2), z.literal(4)]).optional() });

const sideNamed = (name: SideName): Side => (name === 'red' ? 0 : 1);
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
const writeCautions = (own: readonly number[]): Record<string, number> => Object.fromEntries(CARD_PLACES.map((place, i) => [place, own[i]!] as const).filter(([, n]) => n > 0));
const readCautions = (given: Readonly<Partial<Record<string, number>>>): readonly number[] => CARD_PLACES.map((place) => given[place] ?? 0);

const readMarks = (names: readonly string[]): number => names.reduce((marks, name) => marks | (1 << slotOf(pawnNamed(name)!)), 0);
const writeMarks = (state: State): string[] => PAWN_NAMES.filter((_, index) => sideOf(index) === state.attacker && (state.marks & (1 << slotOf(index))) !== 0);

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
    shootOut: state.shootOut === null ? null : { first: SIDES[state.shootOut.first], taken: bySide(state.shootOut.taken), goals: bySide(state.shootOut.goals) },
    secondsLeft: clock === undefined ? null : ticksLeft(clock, match.tick) / 120,
    options: match.options.map(({ name, owner, choices }) => ({ name, owner, choices: [...choices] })),
    winner: match.outcome?.winner ?? null,
  };
}

/** The start of a match: everybody in his usual place, the toss still to come. */
export const startState = (): State => ({
  period: 'first', phase: 'toss', attacker: 0, firstKickOff: 0, pawns: usualPositions(Array.from({ length: 22 }, () => 0)), ball: NOBODY, carrier: NOBODY,
  lock: NOBODY, lockCause: 'STW-1B.11', roll: 0, rollChosen: false, directPasses: 0, marks: 0, offsideRow: 0, noOffside: false, chance: false, contest: 'capture',
  reachedBox: false, lastAttack: false, goalKick: false, penalty: false, afterGoal: false, delayed: false, restart: null,
  cautions: [CARD_PLACES.map(() => 0), CARD_PLACES.map(() => 0)], score: [0, 0], shootOut: null,
});

/** A position whose phase is left out is an attack that begins; a ball with a pawn of the attacker on it is his. */
function readState(given: z.output<typeof givenSchema>): State {
  const start = startState();
  const pawns = start.pawns.map((usual, index) => (given.pawns?.[PAWN_NAMES[index]!] === undefined ? usual : placeNamed(given.pawns[PAWN_NAMES[index]!]!)));
  const attacker = given.attacker === undefined ? start.attacker : sideNamed(given.attacker);
  const carrier = given.carrier === undefined ? NOBODY : pawnOrNobody(given.carrier);
  const ball = given.ball === undefined ? (carrier === NOBODY ? NOBODY : pawns[carrier]!) : given.ball === null ? NOBODY : placeNamed(given.ball);
  const { period, phase, lockCause, roll, rollChosen, directPasses, offsideRow, noOffside, chance, contest, reachedBox, lastAttack, goalKick, penalty, afterGoal, delayed } = given;
  const plain = { period, phase, lockCause, roll, directPasses, offsideRow, noOffside, chance, contest, reachedBox, lastAttack, goalKick, penalty, afterGoal, delayed };
  return {
    ...start,
    ...(Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)) as Partial<State>),
    rollChosen: rollChosen ?? (roll ?? 0) > 0,
    pawns,
    attacker,
    firstKickOff: given.firstKickOff === undefined ? start.firstKickOff : sideNamed(given.firstKickOff),
    ball,
    carrier,
    lock: given.lock === undefined ? NOBODY : pawnOrNobody(given.lock),
    marks: readMarks(given.marks ?? []),
    restart: given.restart === undefined || given.restart === null ? null : readRestart(given.restart),
    cautions: given.cautions === undefined ? start.cautions : [readCautions(given.cautions.red), readCautions(given.cautions.blue)],
    score: given.score === undefined ? start.score : pairOf(given.score),
    shootOut: given.shootOut === undefined || given.shootOut === null ? null : { first: sideNamed(given.shootOut.first), taken: pairOf(given.shootOut.taken), goals: pairOf(given.shootOut.goals) },
  };
}

export const SEATINGS = [['red', 'blue'], ['red', 'blue', 'red', 'blue']] as const;

/** Without `secondsLeft` the clock of the period stands as at its start; before the kick-off it does not run. */
export function readGiven(given: unknown, edition: string): Match {
  const parsed = givenSchema.parse(given);
  const settings = parsed.settings ?? readSettings({});
  const setup: Setup = { edition, seating: parsed.seats === 4 ? SEATINGS[1] : SEATINGS[0], mode: 'desk', settings };
  const state = readState(parsed);
  const match: Match = opening<SoccerTactics>(setup, state);
  return parsed.secondsLeft === null || !clockRuns(state) ? match : { ...match, clocks: periodClock(settings, state, parsed.secondsLeft) };
}
const clockRuns = ({ phase, period, afterGoal }: State): boolean => period !== 'shootOut' && phase !== 'toss' && phase !== 'finished' && (phase !== 'formation' || afterGoal);

function periodClock(settings: Settings, state: State, secondsLeft: number | undefined): Match['clocks'] {
  const limit = minutes(state.period.startsWith('extra') ? settings.extraMinutes : settings.halfMinutes);
  const spent = secondsLeft === undefined ? 0 : limit - Math.round(secondsLeft * 120);
  return started([], CLOCKS.period, limit, tick(0)).map((clock) => ({ ...clock, spent }));
}

// ── one line of text ──────────────────────────────────────────────────────────────────────────────────────────────

/** `move R7 red:E8 blue:D6`, with the turning square last: `move R7 blue:D6 via red:F8`. */
export function writeAction(action: Action): string {
  const via = 'via' in action && action.via !== undefined ? ` via ${action.via}` : '';
  switch (action.kind) {
    case 'formation': {
      const ball = action.ball === undefined ? '' : ` ball=${action.ball}`;
      return `formation ${Object.entries(action.pawns).map(([name, at]) => `${name}=${at}`).join(' ')}${ball}`;
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
  if (kind === 'move' || kind === 'place') return main.length === 2 ? { kind, pawn: main[0], to: main[1], ...via } : null;
  if (kind === 'play' || kind === 'dribble') return main.length === 1 ? { kind, to: main[0], ...via } : null;
  return words.length === 0 ? { kind } : null;
}

function readFormationWords(words: readonly string[]): unknown {
  const pairs = words.map((word) => word.split('=') as [string, string]);
  const ball = pairs.find(([name]) => name === 'ball')?.[1];
  const pawns = Object.fromEntries(pairs.filter(([name]) => name !== 'ball'));
  return pairs.some((one) => one.length !== 2) ? null : { kind: 'formation', pawns, ...(ball === undefined ? {} : { ball }) };
}

/** The position is its public description without what is as at the start, in one line of JSON that a link can carry. The clock is always told: left out, it would start anew. */
export function writePosition(match: Match): string {
  const start = describe(opening<SoccerTactics>(match.setup, startState()));
  const now = describe(match);
  const { toAct: _, cardsOnTable: __, options: ___, winner: ____, ...told } = now;
  const pawns = Object.fromEntries(Object.entries(now.pawns).filter(([name, at]) => start.pawns[name] !== at));
  const changed = Object.entries({ ...told, pawns }).filter(([key, value]) => key === 'secondsLeft' || JSON.stringify(value) !== JSON.stringify(start[key as keyof PublicState]));
  return JSON.stringify(Object.fromEntries(changed));
}

export function readPosition(text: string, setup: Setup): Match | null {
  try {
    const match = readGiven({ ...(JSON.parse(text) as object), settings: setup.settings }, setup.edition);
    return { ...match, setup, clocks: match.clocks };
  } catch {
    return null;
  }
}

export const notation: Notation<SoccerTactics> = { writeAction, readAction, writePosition, readPosition, describe: (match) => ({ ...describe(match) }), readGiven };
