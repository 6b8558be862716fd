import type { GameView } from '@bande/stage/view';
import type { Carrom } from '../state.ts';
import { light } from './light.ts';

/** How Carrom looks and reads; the 3D table is loaded when one is opened. */
export const view: GameView<Carrom> = {
  ...light,
  loadScene: async () => (await import('./scene.tsx')).Scene,
};
