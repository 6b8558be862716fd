import type { Input } from './input.ts';
import { SEATS, type GameShape, type Seat } from './shape.ts';
import { tick } from './time.ts';
import { ByteReader, ByteWriter, folded, unfolded } from './varint.ts';

/** Inputs with what hands do all the time apart from the others: three or four bytes a target, in its order among the inputs. */
export interface PackedStreams<G extends GameShape> {
  readonly inputs: readonly Input<G>[];
  /** `null` where no hand was led. */
  readonly bytes: ArrayLike<number> | null;
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
  set(at: number, seat: Seat, to: readonly number[]): void {
    this.tick = at;
    this.#targets.set(seat, to);
  }
}

/** Of a head the lowest bit says that other inputs lie before it, the next two are the seat, the rest is the time. */
const [SEATS_IN_HEAD, OTHERS] = [4, 2];

export function packStreams<G extends GameShape>(
  all: readonly Input<G>[],
): PackedStreams<G> & {
  readonly bytes: readonly number[] | null;
} {
  if (!all.some(isStream)) return { inputs: all, bytes: null };
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
  return { inputs, bytes: writer.bytes };
}

function writeStream(writer: ByteWriter, before: Before, { tick: at, by, to }: Stream, others: number): void {
  writer.whole((folded(at - before.tick) * SEATS_IN_HEAD + by) * OTHERS + (others > 0 ? 1 : 0));
  if (others > 0) writer.whole(others);
  for (const [place, n] of to.entries()) writer.signed(n - before.of(by, place));
  before.set(at, by, to);
}

/** All inputs in their order, or null where nobody can have packed them like this. `size`: how many numbers a target of this game has. */
export function unpackStreams<G extends GameShape>(
  { inputs, bytes }: PackedStreams<G>,
  size: number,
): readonly Input<G>[] | null {
  if (bytes === null) return inputs;
  const [reader, before, all]: [ByteReader, Before, Input<G>[]] = [new ByteReader(bytes), new Before(), []];
  let taken = 0;
  while (!reader.isAtEnd) {
    const read = readStream(reader, before, size);
    if (read === null || read.others > inputs.length - taken) return null;
    for (const end = taken + read.others; taken < end; taken++) all.push(inputs[taken]!);
    all.push(read.stream);
  }
  for (; taken < inputs.length; taken++) all.push(inputs[taken]!);
  return all;
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
  const at = before.tick + unfolded(Math.floor(rest / SEATS_IN_HEAD));
  const by = SEATS[rest % SEATS_IN_HEAD]!;
  const to = Array.from({ length: size }, (_, place) => addedTo(before.of(by, place), reader.signed()));
  if (others === null || at < 0 || !to.every(Number.isSafeInteger)) return null;
  before.set(at, by, to);
  return { others, stream: { tick: tick(at), kind: 'stream', by, to } };
}

const addedTo = (n: number, difference: number | null): number => (difference === null ? Number.NaN : n + difference);
