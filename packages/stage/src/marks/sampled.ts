/** Millimetres from the middle of a table: east, north. */
export type At = readonly [x: number, y: number];

/** Millimetres between two places of the cloth at which the rules are asked, where a table says nothing else. */
const GRAIN = 8;

/** The cloth, place by place, as far as the rules have been asked. */
interface Area {
  /** Places in a row, and rows; south and west first. */
  readonly columns: number;
  readonly rows: number;
  /** Where it is allowed, place by place. */
  readonly isGreen: Uint8Array;
  /** Asks about so many more parts of the cloth; false: all are known. */
  readonly goOn: (steps: number) => boolean;
}

/** So many places in a row and a column are first asked about together. */
const BLOCK = 4;

/** First roughly, then finely where two neighbours differ: the border is as fine as the grain, and the rest needs no second look. */
export function sampled(
  isAllowed: (at: At) => boolean,
  [wide, long]: readonly [number, number],
  grain: number = GRAIN,
): Area {
  const blocks = [wide, long].map((far) => Math.ceil((far * 1000) / grain / BLOCK)) as [number, number];
  const [columns, rows] = blocks.map((many) => many * BLOCK) as [number, number];
  const isGreen = new Uint8Array(columns * rows);
  const placeOf = (column: number, row: number): At => [
    ((column / columns) * wide - wide / 2) * 1000,
    ((row / rows) * long - long / 2) * 1000,
  ];
  const paint = (column: number, row: number, is: boolean): void => void (isGreen[row * columns + column] = Number(is));
  const work = askedInTurn(blocks, { placeOf, isAllowed, paint });
  return {
    columns,
    rows,
    isGreen,
    goOn: (steps) => {
      let isOver = false;
      for (let i = 0; i < steps && !isOver; i++) isOver = work.next().done === true;
      return !isOver;
    },
  };
}

interface Asked {
  readonly placeOf: (column: number, row: number) => At;
  readonly isAllowed: (at: At) => boolean;
  readonly paint: (column: number, row: number, is: boolean) => void;
}

/** Block by block; each is one step. */
function* askedInTurn([across, along]: readonly [number, number], { placeOf, isAllowed, paint }: Asked) {
  const rough = new Map<number, boolean>();
  const each = function* (): Generator<readonly [number, number]> {
    for (let row = 0; row < along; row++) for (let column = 0; column < across; column++) yield [column, row];
  };
  const fill = (column: number, row: number, is: (x: number, y: number) => boolean): void => {
    for (let y = row * BLOCK; y < (row + 1) * BLOCK; y++)
      for (let x = column * BLOCK; x < (column + 1) * BLOCK; x++) paint(x, y, is(x, y));
  };
  for (const [column, row] of each()) {
    const is = isAllowed(placeOf((column + 0.5) * BLOCK, (row + 0.5) * BLOCK));
    rough.set(row * across + column, is);
    fill(column, row, () => is);
    yield;
  }
  const differs = (column: number, row: number): boolean =>
    [-1, 0, 1].some((dy) =>
      [-1, 0, 1].some((dx) => {
        const [x, y] = [column + dx, row + dy];
        if (x < 0 || y < 0 || x >= across || y >= along) return rough.get(row * across + column) === true;
        return rough.get(y * across + x) !== rough.get(row * across + column);
      }),
    );
  for (const [column, row] of each()) {
    if (!differs(column, row)) continue;
    fill(column, row, (x, y) => isAllowed(placeOf(x + 0.5, y + 0.5)));
    yield;
  }
}
