import type { GameView } from '@bande/stage/view';
import type { Subbuteo } from '../state.ts';
import { light } from './light.ts';

/** How Subbuteo looks and reads; the 3D table is loaded when one is opened. */
export const view: GameView<Subbuteo> = {
  ...light,
  loadScene: async () => (await import('./scene.tsx')).Scene,
};
