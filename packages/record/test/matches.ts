import { playOut } from '@bande/host';
import { toy } from '@bande/host/toy';
import { commitment, registered, seconds, tick, type AnyShape, type Setup } from '@bande/core';
import { Recorder, type MatchRecord } from '@bande/record';

export const game = registered(toy);
export const registry = [game];

export const setup = (settings: object = {}): Setup<AnyShape> => ({
  edition: 'toy',
  seating: ['first', 'second'],
  mode: 'paced',
  settings: game.schemas.settings.parse(settings),
});

/** A whole match between random players, or its first inputs. */
export function recorded(seed: string, maxInputs = 1000, settings: object = {}): MatchRecord<AnyShape> {
  const begin = (): Recorder<AnyShape> =>
    Recorder.start(game, setup(settings), { seedCommitment: commitment(seed), players: ['Ada', 'Zuse'] });
  const recorder = begin();
  playOut(game, recorder, { seed, bots: ['random'], maxInputs });
  if (recorder.inputs.length <= maxInputs) return recorder.record(seed);
  const cut = begin();
  for (const input of recorder.inputs.slice(0, maxInputs)) cut.play(input);
  return cut.record(seed);
}

/** A desk match: facts entered by hand, a pause, and a correction of the second fact. */
export function refereed(): Recorder<AnyShape> {
  const recorder = Recorder.start(game, { ...setup(), mode: 'desk' }, { equipment: { matches: 40 } });
  const enter = (at: number, ...facts: readonly { readonly kind: string }[]): void => {
    recorder.play({ tick: tick(at), kind: 'facts', by: 'referee', facts });
  };
  enter(seconds(5), { kind: 'rolled', value: 5 } as never);
  enter(seconds(9), { kind: 'taken', by: 'first', count: 5 } as never);
  recorder.play({ tick: seconds(10), kind: 'clock', by: 'referee', command: { kind: 'pause' } });
  recorder.play({ tick: seconds(40), kind: 'clock', by: 'referee', command: { kind: 'resume' } });
  enter(seconds(44), { kind: 'rolled', value: 2 } as never);
  const instead = {
    tick: seconds(9),
    enteredAt: seconds(50),
    kind: 'facts',
    by: 'referee',
    facts: [{ kind: 'taken', by: 'first', count: 4 }],
    finder: 'Ada',
  } as const;
  recorder.play({ tick: seconds(50), kind: 'correction', by: 'referee', supersedes: 1, instead: [instead] });
  enter(seconds(55), { kind: 'taken', by: 'second', count: 2 } as never);
  return recorder;
}
