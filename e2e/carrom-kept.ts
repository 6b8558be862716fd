import { playOut } from '@bande/host';
import {
  commitment,
  LiveMatch,
  type AnyGame,
  type AnyShape,
  type Match,
  type Seat,
  type Setup,
  type Tick,
} from '@bande/core';
import { registry } from '@bande/games';
import { headerOf, Recorder, writeRecord, type MatchRecord } from '@bande/record';

export const carrom: AnyGame = registry.find(({ id }) => id === 'carrom')!;

/** One board among friends, without a clock: nothing happens by itself while somebody looks. */
const CALM = { games: 1, boards: 1, toss: false, trialBoards: false, clocks: false };

export const setupFor = (seats: 2 | 4, settings: object = CALM): Setup<AnyShape> => ({
  edition: carrom.editions[0]!.id,
  seating: carrom.seatings.find((seating) => seating.length === seats)!,
  mode: 'paced',
  settings: carrom.schemas.settings.parse(settings),
});

/** Millimetres from the centre, east and north; the middle of a board, with something for everybody to aim at. */
const PIECES = {
  w1: [62, 108],
  w2: [-118, 36],
  w3: [181, 214],
  w4: [-30, -64],
  w5: [-252, 187],
  b1: [20, 57],
  b2: [-75, 150],
  b3: [140, -40],
  b4: [-160, -118],
  b5: [243, 62],
  b6: [-70, 236],
  q: [33, -5],
} as const;
const without = (...names: readonly string[]): object =>
  Object.fromEntries(Object.entries(PIECES).filter(([name]) => !names.includes(name)));

const matchAt = (given: object, setup: Setup<AnyShape>): Match<AnyShape> => {
  const match = carrom.notation.readPosition(JSON.stringify(given), setup);
  if (match === null) throw new Error(`no position: ${JSON.stringify(given)}`);
  return match;
};

/** Ticks after which no stroke runs any more. */
const AT_REST = 20 * 120;

/** A match that begins in a position; strokes are played from there. */
function positionRecord(
  given: object,
  { setup = setupFor(2), strokes = [] as readonly object[] } = {},
): MatchRecord<AnyShape> {
  const match = matchAt(given, setup);
  const header = headerOf(carrom, setup, { seedCommitment: commitment('lie') });
  const recorder = new Recorder(header, new LiveMatch(carrom, match), { engine: header.engine, inputs: 0, match });
  for (const stroke of strokes) {
    const { tick, state } = recorder.match;
    const struck = recorder.play({
      tick,
      kind: 'action',
      by: (state as { readonly turn: Seat }).turn,
      action: carrom.schemas.action.parse(stroke),
    });
    if (!struck.ok) throw new Error(JSON.stringify(struck));
    recorder.advance((tick + AT_REST) as Tick);
  }
  return { ...recorder.record(), seed: 'lie' };
}

/** From the north with the striker alone into a pocket: a due, and whoever sits in the south places. */
const INTO_POCKET = { kind: 'strike', x: 0, angle: -30.1, force: 0.25 };

export type LieName = 'rack' | 'aim' | 'queen' | 'place' | 'call' | 'over' | 'doubles';

/** As much as a score board can have to say: both owe, the queen is to be covered, and it is one game of several. */
export const debts = (): MatchRecord<AnyShape> =>
  positionRecord(
    {
      pieces: without('q'),
      turn: 0,
      queen: 'pending',
      queenSide: 'white',
      owed: { white: { due: 1, penalty: 1 }, black: { due: 2, penalty: 0 } },
      points: { white: 21, black: 18 },
    },
    { setup: setupFor(2, { ...CALM, games: 3, boards: 8 }) },
  );

/** Moments of a board, each a match of its own. */
export const lies = (): Readonly<Record<LieName, MatchRecord<AnyShape>>> => ({
  rack: positionRecord({ phase: 'setUp', breakMade: false }),
  aim: positionRecord({ pieces: PIECES, turn: 0 }),
  queen: positionRecord({
    pieces: without('q'),
    turn: 0,
    queen: 'pending',
    queenSide: 'white',
    points: { white: 7, black: 4 },
  }),
  place: positionRecord({
    pieces: without('w1'),
    phase: 'placing',
    turn: 1,
    owed: { black: { due: 1, penalty: 1 } },
    options: [{ name: 'place', owner: 'white', seat: 0, choices: ['waive'] }],
  }),
  call: positionRecord({ pieces: without('w1', 'b3'), turn: 1 }, { strokes: [INTO_POCKET] }),
  over: positionRecord(
    {
      pieces: without('w1', 'w2', 'w3', 'w4', 'w5', 'q'),
      phase: 'boardOver',
      turn: 0,
      queen: 'covered',
      queenSide: 'white',
      result: { winner: 'white', points: 6, extra: 3 },
      points: { white: 6, black: 0 },
      options: [{ name: 'demand', owner: 'white', choices: ['demand', 'decline'] }],
    },
    { setup: setupFor(2, { ...CALM, boards: 8 }) },
  ),
  doubles: positionRecord({ pieces: PIECES, turn: 1 }, { setup: setupFor(4) }),
});

/** A whole match between beginners, a board if nothing else is wanted. */
export function playedBoard(
  seed: string,
  seats: 2 | 4 = 2,
  settings: object = CALM,
): { readonly record: MatchRecord<AnyShape>; readonly text: string } {
  const bots = Array.from({ length: seats }, () => 'beginner');
  const recorder = Recorder.start(carrom, setupFor(seats, settings), {
    seedCommitment: commitment(seed),
    players: bots,
  });
  const { trouble } = playOut(carrom, recorder, { seed, bots });
  if (trouble !== null) throw new Error(trouble.reason);
  const record = recorder.record(seed);
  return { record, text: writeRecord(record) };
}
