import { packed } from '@bande/record';
import type { SoFar } from '@bande/protocol';
import { answering } from '../thread.ts';
import { inputsIn } from './entered.ts';

/** What is known of a match beside its inputs, and these as the log has them. */
export interface Played extends Omit<SoFar, 'inputs' | 'streams'> {
  readonly entered: readonly string[];
}

/** Runs inside the thread: half an hour of two hands is a hundred thousand inputs. */
answering((request) => {
  const { entered, ...rest } = request as Played;
  return JSON.stringify({ ...rest, ...packed(inputsIn(entered)) } satisfies SoFar);
});
