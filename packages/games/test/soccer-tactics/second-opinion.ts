/**
 * Chapters 5 to 9 once more, written from the booklet without the engine: what must follow from a fact, told by the
 * public description of the position alone.
 */
type SideName = 'red' | 'blue';
export interface Told {
  readonly period: string;
  readonly phase: string;
  readonly attacker: SideName;
  readonly pawns: Readonly<Record<string, string>>;
  readonly ball: string;
  readonly lastAttack: boolean;
}
interface Happened {
  readonly kind: string;
  readonly pawn?: string | undefined;
  readonly to?: string;
  readonly red?: number;
  readonly blue?: number;
  readonly sector?: string;
}

/** What an observer must keep in mind from one fact to the next. */
export interface Memory {
  readonly marked: ReadonlySet<string>;
  readonly line: number;
  readonly cornerBall: boolean;
  readonly chance: boolean;
  readonly dribbled: boolean;
}
export const nothingYet: Memory = { marked: new Set(), line: 0, cornerBall: false, chance: false, dribbled: false };

/** `what` is a phase, or `attack`, `goal`, `corner`, `goalKick`, `freeKick`, `penalty`, `over`. */
export interface Opinion {
  readonly what: string;
  readonly side?: SideName;
  readonly square?: string;
  readonly memory: Memory;
}

const otherSide = (side: SideName): SideName => (side === 'red' ? 'blue' : 'red');
const isOf = (side: SideName, pawn: string): boolean => pawn.startsWith(side === 'red' ? 'R' : 'B');
const isKeeper = (pawn: string): boolean => pawn.slice(1) === '1';
const isDefender = (pawn: string): boolean => /^[a-d]$/.test(pawn.slice(1));

const placeOf = (square: string): { readonly half: string; readonly column: string; readonly row: number } => {
  const [half = '', name = ''] = square.split(':');
  return { half, column: name.slice(0, 1), row: Number(name.slice(1)) };
};
const rowsFrom = (side: SideName, square: string): number => {
  const { half, row } = placeOf(square);
  return half === side ? row : 17 - row;
};
const isIn = (side: SideName, square: string, columns: string, lowest: number, highest: number): boolean => {
  const { half, column, row } = placeOf(square);
  return half === side && columns.includes(column) && row >= lowest && row <= highest;
};
const inBox = (goal: SideName, square: string): boolean => isIn(goal, square, 'CDEF', 1, 3);
const onStar = (goal: SideName, square: string): boolean => isIn(goal, square, 'CF', 4, 4);
const inGoalArea = (goal: SideName, square: string): boolean => isIn(goal, square, 'DE', 1, 1);

const standing = (pawns: Told['pawns'], side: SideName): readonly (readonly [string, string])[] =>
  Object.entries(pawns).filter(([pawn, square]) => isOf(side, pawn) && square.includes(':'));
const onSquare = (pawns: Told['pawns'], side: SideName, square: string): string | undefined =>
  standing(pawns, side).find(([, at]) => at === square)?.[0];

/** The row of the last field player of the side that defends `goal`; 0 if it has none. */
const lineOf = (pawns: Told['pawns'], goal: SideName): number => {
  const rows = standing(pawns, goal)
    .filter(([pawn]) => !isKeeper(pawn))
    .map(([, square]) => rowsFrom(goal, square));
  return rows.length === 0 ? 0 : Math.min(...rows);
};
const offsidePositions = (pawns: Told['pawns'], attacker: SideName): readonly string[] => {
  const goal = otherSide(attacker);
  const line = lineOf(pawns, goal);
  return standing(pawns, attacker)
    .filter(([, square]) => rowsFrom(goal, square) < line)
    .map(([pawn]) => pawn);
};
const hinders = (pawns: Told['pawns'], attacker: SideName, except: string | undefined): boolean =>
  offsidePositions(pawns, attacker).some((pawn) => pawn !== except && inGoalArea(otherSide(attacker), pawns[pawn]!));

const ENDING: ReadonlySet<string> = new Set(['attack', 'goal', 'goalKick', 'freeKick']);

/** What must follow; null for facts of no interest here. */
export function opinionOn(before: Told, fact: Happened, memory: Memory): Opinion | null {
  const opinion = withoutTheSignal(before, fact, memory);
  if (opinion === null || !before.lastAttack) return opinion;
  const harmless = before.phase === 'cornerKick' && fact.kind === 'ballPlayed' && !keepsAlive(before, fact.to!);
  return ENDING.has(opinion.what) || harmless ? { what: 'over', memory: nothingYet } : opinion;
}
const keepsAlive = ({ pawns, attacker }: Told, to: string): boolean => {
  const goal = otherSide(attacker);
  return (
    inBox(goal, to) ||
    (onStar(goal, to) && onSquare(pawns, attacker, to) !== undefined && onSquare(pawns, goal, to) === undefined)
  );
};

function withoutTheSignal(before: Told, fact: Happened, memory: Memory): Opinion | null {
  switch (fact.kind) {
    case 'ballPlayed':
      return onBall(before, fact.to!, memory);
    case 'dribbled': {
      const cornerBall = memory.cornerBall && before.phase !== 'extraPlay';
      const met = onSquare(before.pawns, otherSide(before.attacker), fact.to!) !== undefined;
      return { what: met ? 'duel' : 'challenge', memory: { ...memory, cornerBall, chance: false, dribbled: true } };
    }
    case 'pawnMoved':
      return onMove(before, fact.pawn!, fact.to!, memory);
    case 'duelRolled':
      return onDuel(before, fact, memory);
    case 'shotSpun':
      return { ...onSpin(before, fact.sector!), memory: nothingYet };
    default:
      return null;
  }
}

function onBall({ phase, pawns, attacker }: Told, to: string, before: Memory): Opinion {
  const goal = otherSide(attacker);
  const cornerBall = phase === 'cornerKick' || (before.cornerBall && phase !== 'extraPlay');
  const memory: Memory = {
    marked: new Set(offsidePositions(pawns, attacker)),
    line: lineOf(pawns, goal),
    cornerBall,
    chance: false,
    dribbled: false,
  };
  const [own, opponent] = [onSquare(pawns, attacker, to), onSquare(pawns, goal, to)];
  if (own === undefined)
    return opponent === undefined ? { what: 'captureA', memory } : { what: 'attack', side: goal, memory: nothingYet };
  if (opponent !== undefined) return { what: 'duel', memory };
  const danger = inBox(goal, to) || onStar(goal, to);
  if (!cornerBall && (memory.marked.has(own) || (danger && hinders(pawns, attacker, undefined))))
    return { what: 'freeKick', side: goal, square: to, memory: nothingYet };
  if (danger) return { what: 'shot', memory };
  return { what: phase === 'extraPlay' ? 'challenge' : 'extraPlay', memory };
}

function onMove(before: Told, pawn: string, to: string, memory: Memory): Opinion {
  const { phase, attacker, ball } = before;
  const there = to === ball;
  switch (phase) {
    case 'attackMove':
      return { what: 'attackPlay', memory };
    case 'captureA':
      return there ? onCapture(before, pawn, memory) : { what: 'captureD', memory };
    case 'captureD':
      return there ? { what: 'attack', side: otherSide(attacker), memory: nothingYet } : { what: 'captureA', memory };
    default:
      if (there) return { what: 'duel', memory };
      return memory.chance ? { what: 'shot', memory } : { what: 'attack', side: attacker, memory: nothingYet };
  }
}

function onCapture({ pawns, attacker, ball }: Told, pawn: string, memory: Memory): Opinion {
  const goal = otherSide(attacker);
  const box = inBox(goal, ball);
  const behind = memory.marked.has(pawn) && rowsFrom(goal, ball) < memory.line;
  const offside = !memory.cornerBall && (behind || (box && hinders({ ...pawns, [pawn]: ball }, attacker, pawn)));
  return offside
    ? { what: 'freeKick', side: goal, square: ball, memory: nothingYet }
    : { what: 'challenge', memory: { ...memory, chance: box } };
}

function bonus(pawn: string): number {
  if (isKeeper(pawn)) return 2;
  return isDefender(pawn) ? 1 : 0;
}

/** A 6 against a 1 is a foul of the 1. */
function foulIn(mine: number, theirs: number): 'mine' | 'theirs' | null {
  if (mine === 1 && theirs === 6) return 'mine';
  return mine === 6 && theirs === 1 ? 'theirs' : null;
}

/** The defender's own area is where his foul costs a penalty. */
const onFoul = (by: SideName, goal: SideName, ball: string, memory: Memory): Opinion =>
  by === goal && inBox(goal, ball)
    ? { what: 'penalty', side: otherSide(goal), memory }
    : { what: 'freeKick', side: otherSide(by), square: ball, memory: nothingYet };

function onDuel({ pawns, attacker, ball }: Told, fact: Happened, memory: Memory): Opinion {
  const goal = otherSide(attacker);
  const [mine, theirs] = [fact[attacker]!, fact[goal]!];
  const [own, opponent] = [onSquare(pawns, attacker, ball)!, onSquare(pawns, goal, ball)!];
  const foul = foulIn(mine, theirs);
  if (foul !== null) return onFoul(foul === 'mine' ? attacker : goal, goal, ball, memory);
  const lead = mine + bonus(own) - theirs - bonus(opponent);
  if (lead === 0) return { what: 'duel', memory };
  if (lead < 0) return { what: 'attack', side: goal, memory: nothingYet };
  const danger = inBox(goal, ball) || (onStar(goal, ball) && isKeeper(opponent));
  const spoilt =
    danger && !memory.chance && !memory.cornerBall && hinders(pawns, attacker, memory.dribbled ? own : undefined);
  if (spoilt) return { what: 'freeKick', side: goal, square: ball, memory: nothingYet };
  return danger || isKeeper(opponent)
    ? { what: 'shot', memory }
    : { what: 'attack', side: attacker, memory: nothingYet };
}

function onSpin({ attacker }: Told, sector: string): { readonly what: string; readonly side: SideName } {
  if (sector === 'ball') return { what: 'goal', side: attacker };
  return sector === 'flag' ? { what: 'corner', side: attacker } : { what: 'goalKick', side: otherSide(attacker) };
}
