/** Offside read a second time from rule 13.1 and the short rules, figure by figure as the text counts them, and not by a line as in reckoning/offside.ts. */
export type Side = 'red' | 'blue';
export type Spot = readonly [x: number, y: number];
export const foe = (side: Side): Side => (side === 'red' ? 'blue' : 'red');

/** Everything that stands on the table when the ball is touched, in millimetres, seen so that the attacker plays towards the north. */
export interface Table {
  readonly short: boolean;
  readonly ball: Spot;
  readonly attackers: ReadonlyMap<string, Spot>;
  readonly defenders: ReadonlyMap<string, Spot>;
  /** The keeper on his rod; null: he is out. */
  readonly keeper: Spot | null;
  /** Attackers that count as not offside: their own flick has carried them there while the ball moved. */
  readonly passive: readonly string[];
}

const [GOAL_LINE, ZONE_LINE, LINE, BALL, BASE, KEEPER] = [600, 300, 1, 11, 10.5, 1.6] as const;
/** Nobody sees less than this. */
const SEEN = 1e-6;

/** 13.1.2.3 b: whatever is behind the goal line stands on it. */
const edge = ([, y]: Spot, radius: number): number => Math.min(GOAL_LINE, y + radius);
const isNearer = (one: number, other: number): boolean => one > other + SEEN;
const isInZone = ([, y]: Spot, radius: number): boolean => y - radius > ZONE_LINE + LINE + SEEN;

/** 13.1.1.1 a to d; the short rules: nearer than the second-last, the keeper being one of them. */
function isOffside(table: Table, spot: Spot): boolean {
  if (!isInZone(spot, BASE) || !isNearer(edge(spot, BASE), edge(table.ball, BALL))) return false;
  const own = edge(spot, BASE);
  const bases = [...table.defenders.values()].map((one) => edge(one, BASE));
  if (table.short) {
    const all = table.keeper === null ? bases : [...bases, edge(table.keeper, KEEPER)];
    return all.filter((one) => !isNearer(own, one)).length < 2; // fewer than two are as near or nearer
  }
  const nearer = bases.filter((one) => isNearer(one, own)).length;
  return table.keeper === null ? nearer <= 1 : nearer === 0;
}

export const offsideOn = (table: Table): readonly string[] =>
  [...table.attackers.keys()].filter(
    (name) => isOffside(table, table.attackers.get(name)!) && (table.short || !table.passive.includes(name)),
  );

/** 13.1.2.1: some of the ball is past the last one (or, with the keeper out, the second-last), and all of it in the zone; the short rules: nearer than the second-last. */
export function isPast({ short, defenders, keeper }: Table, ball: Spot): boolean {
  const bases = [...defenders.values()].map((one) => edge(one, BASE));
  const all = short && keeper !== null ? [...bases, edge(keeper, KEEPER)] : bases;
  const needed = short || keeper === null ? 2 : 1;
  const left = all.filter((one) => !isNearer(edge(ball, BALL), one)).length;
  return left < needed && (short || isInZone(ball, BALL));
}

interface Pass {
  readonly table: Table;
  readonly restart: string | null;
  /** The ball goes on towards the goal line of the defender. */
  readonly forward: boolean;
  /** Where it is in the end; nobody has touched it on the way, and it went straight. */
  readonly end: Spot;
}

/** 13.1.2.1, 13.1.2.2, 13.1.2.4: who is called offside with this pass, the deepest first; nobody: []. */
export function calledFor({ table, restart, forward, end }: Pass): readonly string[] {
  if (restart !== null && ['throwIn', 'corner', 'goalKick', 'penalty'].includes(restart)) return [];
  const figures = offsideOn(table);
  const isCalled = isPast(table, table.ball) ? forward || table.short : isPast(table, end);
  if (!isCalled) return [];
  const depth = (name: string): number => edge(table.attackers.get(name)!, BASE);
  return figures.toSorted((a, b) => depth(b) - depth(a));
}
