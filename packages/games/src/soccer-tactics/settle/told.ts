import type { ConsequenceOf } from '../consequences.ts';
import { pawnNamed } from '../names.ts';
import { afterPlacing } from '../reckoning/placements.ts';
import { NO_ATTACK, NOBODY, placed, sideNamed, type Match, type State } from '../state.ts';
import { squareNamed } from '../table.ts';
import { onState } from './phase.ts';
import { backOnTheBoard } from './back-on-the-board.ts';
import { ballIsTakenAlong, ballLies } from './took-place.ts';

/** What a referee tells with his decision, where no fact has told it: who has the ball, where it lies, who stands where. */
type Told = ConsequenceOf<
  | 'choiceIsMade'
  | 'playIsBrokenOff'
  | 'ballIsPlayedTo'
  | 'ballIsTakenTo'
  | 'ballIsWith'
  | 'pawnStands'
  | 'pawnIsPlaced'
  | 'rollIsChosen'
>;

export function told(match: Match, consequence: Told): Match {
  const { settings } = match.setup;
  switch (consequence.kind) {
    case 'choiceIsMade':
      return { ...match, options: [] };
    case 'playIsBrokenOff':
      return onState({ ...match, options: [] }, (state) => brokenOff(state, consequence));
    case 'ballIsPlayedTo':
      return onState(match, () => ballIsPlayedTo(match, consequence));
    case 'ballIsTakenTo':
      return onState(match, () => ballIsTakenTo(match, consequence));
    case 'ballIsWith':
      return onState(match, (state) => ballIsWith(state, consequence));
    case 'pawnStands':
      return onState(match, (state) => ({
        ...state,
        pawns: placed(state.pawns, pawnNamed(consequence.pawn)!, squareNamed(consequence.at)!),
      }));
    case 'pawnIsPlaced':
      return onState(match, (state) =>
        afterPlacing(state, settings, pawnNamed(consequence.pawn)!, squareNamed(consequence.at)!),
      );
    case 'rollIsChosen':
      return onState(match, (state) => ({ ...state, rollChosen: true }));
  }
}

/** The set-up is over; in the attack of the other side nothing is known of the ball. */
function brokenOff(state: State, { attacker: name }: ConsequenceOf<'playIsBrokenOff'>): State {
  const attacker = name === undefined ? state.attacker : sideNamed(name);
  const ended: State = {
    ...state,
    attacker,
    restart: null,
    penalty: false,
    pawns: state.restart === null && !state.penalty ? state.pawns : backOnTheBoard(state),
    ball: Math.max(NOBODY, state.ball),
  };
  return attacker === state.attacker ? ended : { ...ended, ...NO_ATTACK, ...UNKNOWN };
}
const UNKNOWN = { ball: NOBODY, carrier: NOBODY, lock: NOBODY } as const;

function ballIsPlayedTo(match: Match, { at, contest }: ConsequenceOf<'ballIsPlayedTo'>): State {
  if (at !== undefined) return { ...ballLies(match, squareNamed(at)!), contest };
  return { ...match.state, ...UNKNOWN, marks: 0, offsideRow: 0, chance: false, goalKick: false, contest };
}

function ballIsTakenTo(match: Match, { at, contest }: ConsequenceOf<'ballIsTakenTo'>): State {
  const { state } = match;
  if (at !== undefined && state.carrier !== NOBODY) return { ...ballIsTakenAlong(match, squareNamed(at)!), contest };
  return {
    ...state,
    ball: at === undefined ? NOBODY : squareNamed(at)!,
    lock: NOBODY,
    chance: false,
    goalKick: false,
    contest,
  };
}

const ballIsWith = (state: State, { pawn: name }: ConsequenceOf<'ballIsWith'>): State => {
  const pawn = pawnNamed(name)!;
  return { ...state, ball: Math.max(NOBODY, state.pawns[pawn]!), carrier: pawn };
};
