import { hashOf, packStreams, unpackStreams, type GameShape, type Input, type Shares } from '@bande/core';
import { fromBase64, toBase64 } from './base64.ts';
import { LONGEST } from './match-schema.ts';

/** Inputs as a file has them: what hands do all the time lies apart, as one text. */
interface Packed<G extends GameShape> {
  readonly inputs: readonly Input<G>[];
  /** Left out where there is none. */
  readonly streams?: string;
}

export function packed<G extends GameShape>(all: readonly Input<G>[]): Packed<G> {
  const { inputs, bytes } = packStreams(all);
  return bytes === null ? { inputs } : { inputs, streams: toBase64(bytes) };
}

/** All inputs in their order, or in one line why this is not how they were packed. `size`: how many numbers a target of this game has. */
export function unpacked<G extends GameShape>(
  { inputs, streams }: Packed<G>,
  size: number | undefined,
): readonly Input<G>[] | string {
  if (streams === undefined) return inputs;
  const bytes = fromBase64(streams);
  if (size === undefined || bytes === null) return 'streams: not of this game';
  const whole = unpackStreams({ inputs, bytes }, size);
  if (whole === null || whole.some(({ tick }) => tick > LONGEST)) return 'streams: damaged';
  // One text for the same inputs: what nobody would have packed like this was changed by somebody.
  return packed(whole).streams === streams ? whole : 'streams: damaged';
}

/** Finds a change of the inputs, of what players have put into the seed, or of how often something was taken back, that leaves no trace in the match. */
export function inputsHashOf<G extends GameShape>(
  all: readonly Input<G>[],
  shares?: Shares,
  takenBack?: number,
): string {
  const { inputs, streams } = packed(all);
  const isPlain = streams === undefined && shares === undefined && takenBack === undefined;
  return hashOf(isPlain ? inputs : { inputs, streams, shares, takenBack });
}
