import { consequencesOf, howPlayGoesOn, type Consequence, type Onward } from '../../consequences.ts';
import { pawnNamed } from '../../names.ts';
import { afterPlacing, ballOfRestart } from '../../reckoning/placements.ts';
import { NOBODY, placed, sideNamed, type Match, type Ruling, type Settings, type State } from '../../state.ts';
import { other, squareNamed, type Side } from '../../table.ts';
import { fighterOf } from '../../turn.ts';

/** Nobody could go on from the position that these rulings lead to, because a decision left out where the ball is or who has it. */
export function leavesTheBallUnknown({ state, setup }: Match, rulings: readonly Ruling[]): boolean {
  const onward = howPlayGoesOn(rulings);
  return (
    onward !== undefined &&
    isMissing(
      consequencesOf(rulings).reduce((now, one) => after(now, setup.settings, one), state),
      onward,
    )
  );
}

/** What the consequences of a decision tell or make forget of the ball. */
function after(state: State, settings: Settings, one: Consequence): State {
  switch (one.kind) {
    case 'playIsBrokenOff': {
      const attacker = one.attacker === undefined ? state.attacker : sideNamed(one.attacker);
      return attacker === state.attacker ? state : { ...state, attacker, ball: NOBODY, carrier: NOBODY };
    }
    case 'ballIsPlayedTo':
      return { ...state, ball: one.at === undefined ? NOBODY : squareNamed(one.at)! };
    case 'ballIsTakenTo': {
      const ball = one.at === undefined ? NOBODY : squareNamed(one.at)!;
      const goesAlong = ball !== NOBODY && state.carrier !== NOBODY;
      return { ...state, ball, pawns: goesAlong ? placed(state.pawns, state.carrier, ball) : state.pawns };
    }
    case 'ballIsWith':
      return { ...state, ball: state.pawns[pawnNamed(one.pawn)!]!, carrier: pawnNamed(one.pawn)! };
    case 'pawnStands':
      return { ...state, pawns: placed(state.pawns, pawnNamed(one.pawn)!, squareNamed(one.at)!) };
    case 'pawnIsPlaced':
      return afterPlacing(state, settings, pawnNamed(one.pawn)!, squareNamed(one.at)!);
    default:
      return state;
  }
}

const nobodyOf = (side: Side, state: State): boolean => fighterOf(state, side) === NOBODY;

function isMissing(state: State, onward: Onward): boolean {
  switch (onward.kind) {
    case 'kickOff':
    case 'ballIsPlayed':
    case 'attackersTryForTheBall':
    case 'defendersTryForTheBall':
      return state.ball < 0;
    case 'attackBegins':
    case 'shot':
      return nobodyOf(sideNamed(onward.by), state);
    case 'ballIsPlayedAgain':
    case 'carrierIsChallenged':
      return nobodyOf(state.attacker, state);
    case 'duel':
      return nobodyOf(state.attacker, state) || nobodyOf(other(state.attacker), state);
    case 'attackFromTheRestart':
    case 'cornerIsKicked':
    case 'penaltyIsShot':
      return takerIsMissing(state);
    default:
      return false;
  }
}

function takerIsMissing(state: State): boolean {
  const { restart } = state;
  if (restart === null) return false;
  return restart.kind === 'goalKick' ? ballOfRestart(state, restart) < 0 : restart.kicker === NOBODY;
}
