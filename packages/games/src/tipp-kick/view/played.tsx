import type { SceneProps } from '@bande/stage/view';
import type { TippKick } from '../state.ts';

export interface PlayedProps extends SceneProps<TippKick> {
  /** Who aims at this moment: hands on the table, or somebody at its edge. */
  readonly onAiming: (aiming: 'hands' | 'keys' | null) => void;
}

/** What hands are about to do. */
export const Played = (_: PlayedProps) => null;
