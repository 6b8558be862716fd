import { opposite } from '@bande/games/tipp-kick/ball/solid.ts';

/** A scenario seen from the other end of the plate, or with the colours of the ball exchanged. */
type Value = unknown;
type Thing = Readonly<Record<string, Value>>;

const HALF_TURN: Readonly<Record<string, string>> = {
  red: 'blue',
  south: 'north',
  west: 'east',
  redGoalArea: 'blueGoalArea',
  redPenaltyArea: 'bluePenaltyArea',
  redHalf: 'blueHalf',
};
const COLOURS: Readonly<Record<string, string>> = { white: 'black' };
const bothWays = (words: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(words).flatMap(([one, two]) => [[one, two] as const, [two, one] as const]));

/** A place is told by two numbers, in words of a ruling by a text of two. */
const isSpot = (value: Value): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number');
const turnedSpot = ([x, y]: readonly [number, number]): readonly number[] => [0 - x, 0 - y];
const turnedText = (text: string): string =>
  /^-?[\d.]+ -?[\d.]+$/.test(text)
    ? turnedSpot(text.split(' ').map(Number) as unknown as readonly [number, number]).join(' ')
    : text;

const LISTS = new Set(['evidence', 'paragraphs', 'gone']);
/** A pose is told by its own fields. */
const isPose = (key: string): boolean => key === 'x' || key === 'y';

/** The face opposite has the other colour. */
function turnedNumber(value: number, isTurn: boolean, key: string): number {
  if (!isTurn && key === 'face') return opposite(value);
  return isTurn && isPose(key) ? 0 - value : value;
}

function walked(value: Value, words: ReadonlyMap<string, string>, isTurn: boolean, key = ''): Value {
  if (typeof value === 'string') return words.get(value) ?? (isTurn ? turnedText(value) : value);
  if (typeof value === 'number') return turnedNumber(value, isTurn, key);
  if (isTurn && !LISTS.has(key) && isSpot(value)) return turnedSpot(value);
  if (Array.isArray(value)) return value.map((one) => walked(one, words, isTurn));
  if (typeof value !== 'object' || value === null) return value;
  const name = (of: string): string => (of === 'white' ? of : (words.get(of) ?? of));
  return Object.fromEntries(
    Object.entries(value as Thing).map(([of, one]) => [name(of), walked(one, words, isTurn, of)]),
  );
}

const TURN = bothWays(HALF_TURN);
const SWAP = bothWays(COLOURS);
export const halfTurned = <T>(value: T): T => walked(value, TURN, true) as T;
export const colourSwapped = <T>(value: T): T => walked(value, SWAP, false) as T;
