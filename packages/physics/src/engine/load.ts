import { EngineMissing } from '@bande/core';

type Rapier = typeof import('@dimforge/rapier3d-deterministic-compat');

let engine: Rapier | undefined;
let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  const rapier = await import('@dimforge/rapier3d-deterministic-compat');
  await rapier.init();
  engine = rapier;
}

/** The engine is large, so that it comes only to those who ask for it, and once. A load that failed may be tried again. */
export const loadEngine = (): Promise<void> =>
  (loading ??= load().catch((reason: unknown) => {
    loading = undefined;
    throw reason;
  }));

export const engineIsLoaded = (): boolean => engine !== undefined;

export function loadedEngine(): Rapier {
  if (engine === undefined) throw new EngineMissing('the engine is not loaded: await loadEngine() first');
  return engine;
}
