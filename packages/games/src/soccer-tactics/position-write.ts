import { TICKS_PER_SECOND, clockNamed, playTick, ticksLeft } from '@bande/core';
import { CLOCKS } from './clocks.ts';
import { CARD_PLACES, PAWN_NAMES } from './names.ts';
import type { PublicState } from './position-schemas.ts';
import { cardsOnTable } from './referee/fouls.ts';
import {
  AT_FLAG,
  NOBODY,
  ON_LINE,
  ON_SPOT,
  SENT_OFF,
  sideOf,
  slotOf,
  type Match,
  type Restart,
  type State,
} from './state.ts';
import { SIDES, SQUARE_NAMES, type Square } from './table.ts';
import { sideToAct } from './turn.ts';

/** Places off the grid have names too. */
export const PLACES = new Map<Square, string>([
  [AT_FLAG, 'flag'],
  [ON_LINE, 'line'],
  [SENT_OFF, 'sentOff'],
  [ON_SPOT, 'spot'],
]);
const placeName = (square: Square): string => (square >= 0 ? SQUARE_NAMES[square]! : PLACES.get(square)!);
const nameOrNull = (index: number): string | null => (index === NOBODY ? null : PAWN_NAMES[index]!);
export const bySide = <T>([red, blue]: readonly [T, T]): { red: T; blue: T } => ({ red, blue });
const writeRestart = (restart: Restart): NonNullable<PublicState['restart']> => ({
  kind: restart.kind,
  cause: restart.cause,
  for: SIDES[restart.for],
  square: restart.square === NOBODY ? null : placeName(restart.square),
  kicker: nameOrNull(restart.kicker),
  placements: bySide(restart.placements),
  turn: SIDES[restart.turn],
});
/** Only cautions that have been shown are listed. */
const writeCautions = (own: readonly number[]): Record<string, number> =>
  Object.fromEntries(CARD_PLACES.map((place, i) => [place, own[i]!] as const).filter(([, n]) => n > 0));
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
    secondsLeft: clock === undefined ? null : ticksLeft(clock, playTick(match)) / TICKS_PER_SECOND,
    options: match.options.map(({ owner }) => ({ name: 'freeKick', owner, choices: ['take', 'decline'] })),
    winner: match.outcome?.winner ?? null,
  };
}
