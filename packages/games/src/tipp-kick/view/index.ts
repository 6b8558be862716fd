import type { GameView } from '@bande/stage/view';
import type { TippKick } from '../state.ts';
import { light } from './light.ts';

/** How Tipp-Kick looks and reads; the plate is loaded when a table is opened. */
export const view: GameView<TippKick> = {
  ...light,
  loadScene: async () => (await import('./scene.tsx')).Scene,
};
