import { hashOf, SEATS, type GameShape, type Input, type Seat, type Shares, type Tick } from '@bande/core';
import { fromBase64, toBase64 } from './base64.ts';
import { LONGEST } from './match-schema.ts';
import { ByteReader, ByteWriter, folded, unfolded } from './varint.ts';

/** Inputs as a file has them: what hands do all the time lies apart, packed to three or four bytes a target. */
export interface Packed<G extends GameShape> {
  readonly inputs: readonly Input<G>[];
  /** Left out where there is none. */
  readonly streams?: string;
}

type Stream = Extract<Input<GameShape>, { readonly kind: 'stream' }>;
const isStream = (input: { readonly kind: string }): input is Stream => input.kind === 'stream';

/** Differences are small: to the target before of the same seat, and to the tick before of any. */
class Before {
  tick = 0;
  readonly #targets = new Map<Seat, readonly number[]>();

  of(seat: Seat, place: number): number {
    return this.#targets.get(seat)?.[place] ?? 0;
  }
  set(tick: number, seat: Seat, to: readonly number[]): void {
    this.tick = tick;
    this.#targets.set(seat, to);
  }
}

/** Of a head the lowest bit says that other inputs lie before it, the next two are the seat, the rest is the time. */
const [SEATS_IN_HEAD, OTHERS] = [4, 2];

export function packed<G extends GameShape>(all: readonly Input<G>[]): Packed<G> {
  if (!all.some(isStream)) return { inputs: all };
  const [writer, before, inputs]: [ByteWriter, Before, Input<G>[]] = [new ByteWriter(), new Before(), []];
  let others = 0;
  for (const input of all) {
    if (isStream(input)) {
      writeStream(writer, before, input, others);
      others = 0;
    } else {
      inputs.push(input);
      others++;
    }
  }
  return { inputs, streams: toBase64(writer.bytes) };
}

function writeStream(writer: ByteWriter, before: Before, { tick, by, to }: Stream, others: number): void {
  writer.whole((folded(tick - before.tick) * SEATS_IN_HEAD + by) * OTHERS + (others > 0 ? 1 : 0));
  if (others > 0) writer.whole(others);
  for (const [place, n] of to.entries()) writer.signed(n - before.of(by, place));
  before.set(tick, by, to);
}

/** All inputs in their order, or in one line why this is not how they were packed. `size`: how many numbers a target of this game has. */
export function unpacked<G extends GameShape>(
  { inputs, streams }: Packed<G>,
  size: number | undefined,
): readonly Input<G>[] | string {
  if (streams === undefined) return inputs;
  const bytes = fromBase64(streams);
  if (size === undefined || bytes === null) return 'streams: not of this game';
  const [reader, before, all]: [ByteReader, Before, Input<G>[]] = [new ByteReader(bytes), new Before(), []];
  let taken = 0;
  while (!reader.isAtEnd) {
    const read = readStream(reader, before, size);
    if (read === null || read.others > inputs.length - taken) return 'streams: damaged';
    for (const end = taken + read.others; taken < end; taken++) all.push(inputs[taken]!);
    all.push(read.stream);
  }
  const whole = [...all, ...inputs.slice(taken)];
  // One text for the same inputs: what nobody would have packed like this was changed by somebody.
  return packed(whole).streams === streams ? whole : 'streams: damaged';
}

interface Read {
  readonly others: number;
  readonly stream: Stream;
}

function readStream(reader: ByteReader, before: Before, size: number): Read | null {
  const head = reader.whole();
  if (head === null) return null;
  const others = head % OTHERS === 0 ? 0 : reader.whole();
  const rest = Math.floor(head / OTHERS);
  const tick = before.tick + unfolded(Math.floor(rest / SEATS_IN_HEAD));
  const by = SEATS[rest % SEATS_IN_HEAD]!;
  const to = Array.from({ length: size }, (_, place) => addedTo(before.of(by, place), reader.signed()));
  if (others === null || tick < 0 || tick > LONGEST || !to.every(Number.isSafeInteger)) return null;
  before.set(tick, by, to);
  return { others, stream: { tick: tick as Tick, kind: 'stream', by, to } };
}

const addedTo = (n: number, difference: number | null): number => (difference === null ? Number.NaN : n + difference);

/** Finds a change of the inputs, or of what players have put into the seed, that leaves no trace in the match. */
export function inputsHashOf<G extends GameShape>(all: readonly Input<G>[], shares?: Shares): string {
  const { inputs, streams } = packed(all);
  return hashOf(streams === undefined && shares === undefined ? inputs : { inputs, streams, shares });
}
