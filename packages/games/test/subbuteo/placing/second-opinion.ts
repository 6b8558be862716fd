/**
 * Where figures come to stand by rules 2.1 to 2.4, a second time and from the text alone: every figure is looked at with its own goal in the south, nothing is solved in
 * closed form, and nothing is taken from the game but the measures of its table. Millimetres.
 */
export interface Table {
  readonly width: number;
  readonly length: number;
  readonly border: number;
  readonly areaWidth: number;
  readonly areaDepth: number;
  readonly goalWidth: number;
  readonly goalDepth: number;
  readonly bar: number;
  readonly base: number;
  readonly ball: number;
  /** Middle to middle, when the ball leans against a base. */
  readonly lean: number;
}
export type Point = readonly [number, number];
export type How = 'stands' | 'lies' | 'cloth' | 'barrier' | 'table';
export interface Piece {
  readonly name: string;
  readonly how: How;
  readonly at: Point;
  readonly crossed: 'touchline' | 'goalLine' | null;
}
export interface Position {
  readonly pieces: readonly Piece[];
  readonly ball: Point;
  readonly attacker: 'R' | 'B';
  /** Whose reserve keepers are in play. */
  readonly reserves: string;
  readonly short: boolean;
}

const ownerOf = (name: string): string => name.slice(0, 1);
/** The table turned so that the owner's goal is in the south; turning twice changes nothing. */
const turned = (owner: string, [x, y]: Point): Point => (owner === 'R' ? [x, y] : [0 - x, 0 - y]);
const distance = ([a, b]: Point, [c, d]: Point): number => Math.hypot(a - c, b - d);

interface Thing {
  readonly at: Point;
  /** Seen from above. */
  readonly round: number;
  /** So near the middles may come. */
  readonly least: number;
}

class Desk {
  readonly places = new Map<string, Point>();
  readonly table: Table;
  readonly position: Position;
  constructor(table: Table, position: Position) {
    this.table = table;
    this.position = position;
    for (const { name, at } of position.pieces) this.places.set(name, at);
  }

  things(but: string, owner: string): readonly Thing[] {
    const { base, ball, lean } = this.table;
    const figures = [...this.places].filter(([name]) => name !== but);
    return [
      { at: turned(owner, this.position.ball), round: ball, least: lean },
      ...figures.map(([, at]) => ({ at: turned(owner, at), round: base, least: 2 * base })),
    ];
  }

  /** The frames of both goals, and what is behind them. */
  inFrame([x, y]: Point): boolean {
    const { length, border, goalWidth, bar, base } = this.table;
    const near: Point = [
      Math.min(goalWidth / 2 + bar, Math.max(-goalWidth / 2 - bar, x)),
      Math.min(length / 2 + border, Math.max(length / 2 - bar / 2, Math.abs(y))),
    ];
    return distance([x, Math.abs(y)], near) < base - 1e-6;
  }

  onCloth([x, y]: Point): boolean {
    const { width, length, border, base } = this.table;
    return Math.abs(x) + base <= width / 2 + border + 1e-6 && Math.abs(y) + base <= length / 2 + border + 1e-6;
  }

  /** From a place along a way until nothing stands there: a millimetre past whatever stood there. */
  along(name: string, from: Point, way: Point, frames = true): Point {
    const owner = ownerOf(name);
    const { base, goalWidth, bar } = this.table;
    let at = from;
    for (;;) {
      const here = at;
      const blocking = this.things(name, owner).filter((one) => distance(one.at, here) < one.least - 1e-6);
      const framed = frames && this.inFrame(here);
      if (blocking.length === 0 && !framed) return here;
      const steps = blocking.map((one) =>
        lastTime((t) => distance(one.at, [here[0] + t * way[0], here[1] + t * way[1]]) < one.round + base + 1),
      );
      if (framed && way[0] !== 0) steps.push(goalWidth / 2 + bar + base + 1 - here[0] * way[0]);
      if (framed && way[0] === 0) steps.push(...this.pastFrame(here, way));
      const far = Math.max(...steps);
      at = [here[0] + far * way[0], here[1] + far * way[1]];
    }
  }

  pastFrame([, y]: Point, [, way]: Point): readonly number[] {
    const { length, border, bar, base } = this.table;
    const [near, far] = [length / 2 - bar / 2 - base - 1, length / 2 + border + base + 1];
    const outwards = y * way > 0;
    return [outwards ? far - Math.abs(y) : Math.abs(y) - near];
  }

  firstGood(
    name: string,
    from: Point,
    ways: readonly (readonly [Point, (at: Point) => boolean])[],
    frames = true,
  ): Point {
    let last = from;
    for (const [way, good] of ways) {
      last = this.along(name, from, way, frames);
      if (good(last)) return last;
    }
    return last;
  }
}

/** The largest time at which something still holds that holds at 0 and no more after 2000. */
function lastTime(holds: (time: number) => boolean): number {
  let [low, high] = [0, 2000];
  for (let time = 2000; time > 0; time -= 0.25) {
    if (!holds(time)) continue;
    [low, high] = [time, time + 0.25];
    break;
  }
  if (low === 0) high = 0.25;
  for (let round = 0; round < 80; round++) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return high;
}

// ── rule 2.2 ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** At which end a figure is in a goal area or a goal where it must not be: −1 the south. */
function forbiddenEnd({ table, position }: Desk, [x, y]: Point): -1 | 1 | null {
  const { length, areaWidth, areaDepth, goalWidth, goalDepth, bar, base } = table;
  const end = y < 0 ? -1 : 1;
  const ahead = length / 2 - Math.abs(y);
  const nets = goalWidth / 2 + bar / 2;
  const isWhollyIn = Math.abs(x) + base <= nets + 1e-3 && ahead + base < 0 && ahead > -goalDepth;
  if (isWhollyIn) return end;
  const near: Point = [Math.min(areaWidth / 2, Math.abs(x)), Math.min(areaDepth, Math.max(0, ahead))];
  const touches = distance([Math.abs(x), ahead], near) <= base;
  const isPartlyIn = Math.abs(x) <= nets + base + 1e-3 && ahead < base && ahead > -goalDepth;
  const owner = end < 0 ? 'R' : 'B';
  return (touches || isPartlyIn) && !position.reserves.includes(owner) ? end : null;
}

function outOfArea(desk: Desk, name: string, at: Point): Point {
  const { table, position } = desk;
  const owner = ownerOf(name);
  const seen = turned(owner, at);
  const end = forbiddenEnd(desk, at) === (owner === 'R' ? -1 : 1) ? 'own' : 'other';
  const row = table.length / 2 - table.areaDepth - 1 - table.base;
  const aside: Point = [seen[0] > 0 ? 1 : -1, 0];
  const otherWay: Point = [0 - aside[0], 0];
  const good = (spot: Point): boolean => desk.onCloth(spot);
  if (end === 'other') {
    const place = desk.firstGood(
      name,
      [seen[0], row],
      [
        [[0, -1], good],
        [aside, good],
        [otherWay, good],
      ],
    );
    return turned(owner, place);
  }
  const inField = ([, y]: Point): boolean => y - table.base >= -table.length / 2;
  const back: readonly (readonly [Point, (spot: Point) => boolean])[] = position.reserves.includes(owner)
    ? [[[0, -1], inField]]
    : [];
  return turned(owner, desk.firstGood(name, [seen[0], -row], [...back, [aside, good], [otherWay, good]]));
}

// ── rule 2.1 ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** The points of the four lines, a figure's own end in the south, and how far each is. */
function nearest({ table }: Desk, [x, y]: Point): { readonly touchline: number; readonly goalLine: number } {
  const [w, l] = [table.width / 2, table.length / 2];
  const keep = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
  return {
    touchline: Math.min(distance([x, y], [-w, keep(y, l)]), distance([x, y], [w, keep(y, l)])),
    goalLine: Math.min(distance([x, y], [keep(x, w), -l]), distance([x, y], [keep(x, w), l])),
  };
}

function toTheEdge(desk: Desk, { name, how, crossed }: Piece, at: Point): Point {
  const { table, position } = desk;
  const owner = ownerOf(name);
  const seen = turned(owner, at);
  const [w, l] = [table.width / 2, table.length / 2];
  const side = seen[0] > 0 ? 1 : -1;
  const good = (spot: Point): boolean => desk.onCloth(spot);
  const homewards: readonly (readonly [Point, (spot: Point) => boolean])[] = [
    [[0, -1], good],
    [[0, 1], good],
  ];
  if (how === 'table') {
    const aside = position.short ? w + table.base : w + table.border - table.base;
    return turned(owner, desk.firstGood(name, [side * aside, 0], homewards));
  }
  const far = nearest(desk, seen);
  const isTie = Math.abs(far.touchline - far.goalLine) < 1e-9;
  const byGoalLine = isTie ? crossed === 'goalLine' : far.goalLine < far.touchline;
  const keep = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
  if (!byGoalLine)
    return turned(owner, desk.firstGood(name, [side * (w + table.border - table.base), keep(seen[1], l)], homewards));
  const x = keep(seen[0], w);
  const corner: Point = [x > 0 ? 1 : -1, 0];
  const place = desk.firstGood(
    name,
    [x, (seen[1] < 0 ? -1 : 1) * (l + table.border - table.base)],
    [
      [corner, good],
      [[0 - corner[0], 0], good],
    ],
  );
  return turned(owner, place);
}

// ── rule 2.4 ──────────────────────────────────────────────────────────────────────────────────────────────────────

function apart(desk: Desk, one: string, other: string): void {
  const [a, b] = [desk.places.get(one)!, desk.places.get(other)!];
  const far = distance(a, b);
  const missing = 2 * desk.table.base + 1 - far;
  if (missing <= 0) return;
  const way: Point = far > 0 ? [(a[0] - b[0]) / far, (a[1] - b[1]) / far] : turned(ownerOf(one), [0, -1]);
  desk.places.set(one, [a[0] + (way[0] * missing) / 2, a[1] + (way[1] * missing) / 2]);
  desk.places.set(other, [b[0] - (way[0] * missing) / 2, b[1] - (way[1] * missing) / 2]);
}

function upright(desk: Desk, name: string): void {
  const { table } = desk;
  const owner = ownerOf(name);
  const seen = turned(owner, desk.places.get(name)!);
  const isBehind = Math.abs(seen[1]) - table.base > table.length / 2;
  const isBetweenPosts = Math.abs(seen[0]) + table.base <= table.goalWidth / 2;
  const good = (spot: Point): boolean => desk.onCloth(spot);
  const inField = (spot: Point): boolean => good(spot) && spot[1] - table.base >= -table.length / 2;
  const corner: Point = [seen[0] > 0 ? 1 : -1, 0];
  const place = isBehind
    ? desk.firstGood(
        name,
        seen,
        [
          [corner, good],
          [[0 - corner[0], 0], good],
        ],
        !isBetweenPosts,
      )
    : desk.firstGood(
        name,
        seen,
        [
          [[0, -1], inField],
          [[0, 1], good],
        ],
        !isBetweenPosts,
      );
  desk.places.set(name, turned(owner, place));
}

/** Whoever stands up in somebody, each pair once. */
function crossing(
  desk: Desk,
  raised: readonly Piece[],
  pieces: readonly Piece[],
): readonly (readonly [string, string])[] {
  const pairs: (readonly [string, string])[] = [];
  for (const { name, at } of raised)
    for (const other of pieces) {
      const there = desk.places.get(other.name);
      const isKnown = other.name === name || pairs.some(([a, b]) => a === other.name && b === name);
      if (there !== undefined && !isKnown && distance(at, there) < 2 * desk.table.base - 1e-6)
        pairs.push([name, other.name]);
    }
  return pairs;
}

/** Where every figure stands that the referee has placed. */
export function secondOpinion(table: Table, position: Position): ReadonlyMap<string, Point> {
  const desk = new Desk(table, position);
  const shirt = (name: string): number => Number(name.slice(1)) + (ownerOf(name) === position.attacker ? 0 : 100);
  const pieces = position.pieces.toSorted((a, b) => shirt(a.name) - shirt(b.name));
  const gone = new Map(pieces.filter(({ how }) => how !== 'stands' && how !== 'lies').map((one) => [one.name, one]));
  const inAreas = new Set<string>();
  const sort = (one: Piece, at: Point): boolean => {
    if (forbiddenEnd(desk, at) !== null) inAreas.add(one.name);
    else if (!desk.onCloth(at)) gone.set(one.name, { ...one, how: 'cloth' });
    else return false;
    return true;
  };
  const raised = pieces.filter((one) => {
    if (one.how === 'lies') return !sort(one, one.at);
    if (one.how === 'stands' && forbiddenEnd(desk, one.at) !== null) inAreas.add(one.name);
    return false;
  });
  for (const name of [...gone.keys(), ...inAreas]) desk.places.delete(name);

  const pairs = crossing(desk, raised, pieces);
  for (const [one, other] of pairs) apart(desk, one, other);
  const touched = pieces.filter(({ name }) => raised.some((one) => one.name === name) || pairs.flat().includes(name));
  for (const { name } of touched) upright(desk, name);

  const from = new Map(pieces.map(({ name, at }) => [name, desk.places.get(name) ?? at]));
  for (const one of touched) sort(one, from.get(one.name)!);
  for (const name of [...gone.keys(), ...inAreas]) desk.places.delete(name);
  for (const { name } of pieces) if (inAreas.has(name)) desk.places.set(name, outOfArea(desk, name, from.get(name)!));
  for (const { name } of pieces)
    if (gone.has(name)) desk.places.set(name, toTheEdge(desk, gone.get(name)!, from.get(name)!));
  const moved = new Set([...gone.keys(), ...inAreas, ...touched.map(({ name }) => name)]);
  return new Map([...desk.places].filter(([name]) => moved.has(name)));
}
