import type { Words } from '@bande/core';
import type { Board, Cell } from '@bande/stage/view';
import { SIDES } from '../../names.ts';
import { lieNow, spotOf, topOn } from '../../plate.ts';
import type { Match } from '../../state.ts';
import type { Spot } from '../../zones.ts';
import { both, colourWords, figureWords, words } from './naming.ts';

/** The plate as a coarse grid, column A in the west and row 1 in the south: what stands where, for those who hear it. */
const LETTERS = 'ABCDEFG';
const COLUMNS = LETTERS.length;
const ROWS = 11;
/** Millimetres: the plate with its margins. */
const [WIDE, LONG] = [820 / COLUMNS, 1260 / ROWS];
export const cellSize: readonly [number, number] = [WIDE, LONG];

const index = (along: number, size: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor(along / size + count / 2)));
const cellName = ([x, y]: Spot): string => `${LETTERS[index(x, WIDE, COLUMNS)]}${index(y, LONG, ROWS) + 1}`;
/** In millimetres from the centre spot. */
export const middleOf = (cell: string): Spot => [
  (LETTERS.indexOf(cell.charAt(0)) + 0.5 - COLUMNS / 2) * WIDE,
  (Number(cell.slice(1)) - 0.5 - ROWS / 2) * LONG,
];
export const isCell = (id: string): boolean => /^[A-G](?:[1-9]|1[01])$/.test(id);

interface Held {
  readonly id: string;
  readonly at: Spot;
  readonly words: Words;
}

/** Drawn as the plate lies: north at the top. */
export function board(match: Match): Board {
  const things = thingsOn(match);
  return {
    columns: COLUMNS,
    rows: Array.from({ length: ROWS }, (_, row) =>
      Array.from({ length: COLUMNS }, (__, column) => {
        const name = `${LETTERS[column]}${ROWS - row}`;
        return cell(
          name,
          things.filter(({ at }) => cellName(at) === name),
        );
      }),
    ),
  };
}

/** While the ball runs nobody is read every place on its way: the engine is asked when it lies. */
function lieForCells(match: Match): ReturnType<typeof lieNow> {
  const { plate, movement } = match.state;
  return plate !== null && movement !== null ? plate.motion.rest : lieNow(match);
}

function thingsOn(match: Match): readonly Held[] {
  const lie = lieForCells(match);
  if (lie === null) return [];
  const kickers = SIDES.flatMap((side): readonly Held[] => {
    const { kicker } = lie.figures[side];
    return kicker === null ? [] : [{ id: `${side}Kicker`, at: spotOf(kicker), words: figureWords('kicker', side) }];
  });
  const keepers = SIDES.map((side): Held => ({
    id: `${side}Keeper`,
    at: [lie.figures[side].keeper.at.sideways / 10, side === 'red' ? -525 : 525],
    words: figureWords('keeper', side),
  }));
  return [{ id: 'ball', at: spotOf(lie.ball), words: ballWords(match) }, ...kickers, ...keepers];
}

function ballWords(match: Match): Words {
  const { movement, plate } = match.state;
  if (movement !== null || plate === null) return words('der Ball, er rollt', 'the ball, moving');
  const top = topOn(plate.motion.rest);
  if (top === null) return words('der Ball', 'the ball');
  const { de, en } = colourWords(top);
  return words(`der Ball, ${de} oben`, `the ball, ${en.toLowerCase()} on top`);
}

const PLACES: Readonly<Record<string, Words>> = {
  D1: words('Tor von Rot', 'Red’s goal'),
  D11: words('Tor von Blau', 'Blue’s goal'),
  D6: words('Mitte', 'centre'),
};

function cell(name: string, holds: readonly Held[]): Cell {
  const place = PLACES[name];
  const parts = [
    ...(place === undefined ? [] : [place]),
    ...holds.map((one) => one.words),
    ...(holds.length === 0 ? [words('leer', 'empty')] : []),
  ];
  return {
    id: name,
    name,
    label: both((language) => [name, ...parts.map((part) => part[language])].join(', ')),
    holds: holds.map(({ id }) => id),
  };
}
