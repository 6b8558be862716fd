import { brokenLimits, Occupancy } from '../limits.ts';
import type { Placing } from '../placing/board.ts';
import { cornerBreaches } from '../placing/corner.ts';
import type { Paragraph } from '../rulebook.ts';
import { AT_FLAG, inPlay, NOBODY, sideOf, type Pawn, type Settings, type State } from '../state.ts';
import { other, PENALTY_ARC, type Square } from '../table.ts';

/** Why a pawn may not be placed there now; empty if it may. */
export function placementBreaches(
  state: State,
  settings: Settings,
  placing: Placing,
  pawn: Pawn,
  to: Square,
): readonly Paragraph[] {
  if (!inPlay(state, pawn)) return ['STW-9A.12'];
  const choice = placing.choices.find((open) => open.pawn === pawn);
  if (choice?.squares.includes(to) === true) return [];
  if (placing.what === 'cornerPlacement') return cornerReasons(state, settings, placing, pawn, to);
  const candidate =
    choice !== undefined ||
    (placing.what === 'chooseKicker' && state.restart?.kind === 'freeKick' && sideOf(pawn) === placing.side);
  const limits = !candidate ? [] : brokenLimits(new Occupancy().fill(state.pawns), settings, pawn, to);
  return [...new Set([...limits, ...arcReasons(state, pawn, to), ...placing.paragraphs])];
}

/** The arc is for the kicker ['STW-9B.7']: he goes nowhere else, team-mates leave him one of its squares, and opponents keep off it ['STW-9B.8']. */
function arcReasons({ restart, pawns }: State, pawn: Pawn, to: Square): readonly Paragraph[] {
  if (restart?.kind !== 'penalty') return [];
  const arc = PENALTY_ARC[other(restart.for)];
  const onArc = arc.includes(to);
  if (sideOf(pawn) !== restart.for) return onArc ? ['STW-9B.8'] : [];
  if (pawn === restart.kicker || restart.kicker === NOBODY) return onArc ? [] : ['STW-9B.7'];
  return onArc && !arc.includes(pawns[restart.kicker]!) ? ['STW-9B.7'] : [];
}

const cornerReasons: typeof placementBreaches = (state, settings, placing, pawn, to) => {
  const { restart } = state;
  if (restart === null || sideOf(pawn) !== placing.side) return ['STW-8.12'];
  if (pawn === restart.kicker) return ['STW-8.6', 'STW-8.18'];
  const pawns = state.pawns.map((square) => (square === AT_FLAG ? restart.square : square)); // the taker counts as there already [I-36]
  const limits = brokenLimits(new Occupancy().fill(pawns), settings, pawn, to).map((limit) =>
    cornerWording(limit, sideOf(pawn) === restart.for),
  );
  const reasons = [...cornerBreaches(restart, sideOf(pawn), pawn, to), ...limits];
  return reasons.length > 0 ? reasons : ['STW-8.7'];
};

/** The corner repeats some limits of rule 2 in its own paragraphs. */
function cornerWording(limit: Paragraph, attacking: boolean): Paragraph {
  switch (limit) {
    case 'STW-2.10':
    case 'STW-2.12':
      return 'STW-8.11';
    case 'STW-2.16':
      return attacking ? 'STW-8.15' : 'STW-8.14';
    case 'STW-2.17':
      return 'STW-8.16.1';
    default:
      return limit;
  }
}
