import { createContext, useContext, useSyncExternalStore } from 'react';
import { NO_INSET, type Inset } from '../camera/camera-fit.ts';
import type { Surroundings } from '../palette.ts';
import type { Quality } from './quality.ts';

/** From where the table is looked at, as an angle: what is written on it turns to the viewer. */
interface Facing {
  readonly get: () => number;
  readonly set: (yaw: number) => void;
  readonly subscribe: (changed: () => void) => () => void;
}

export function createFacing(): Facing {
  let facing = 0;
  const listeners = new Set<() => void>();
  return {
    get: () => facing,
    set: (yaw) => {
      if (yaw === facing) return;
      facing = yaw;
      for (const changed of listeners) changed();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** Whether anything has moved since the last frame. */
interface Stir {
  readonly mark: () => void;
  readonly take: () => boolean;
}

export function createStir(): Stir {
  let stirred = false;
  return {
    mark: () => {
      stirred = true;
    },
    take: () => {
      const was = stirred;
      stirred = false;
      return was;
    },
  };
}

export interface HouseState {
  readonly surroundings: Surroundings;
  readonly reducedMotion: boolean;
  readonly inset: Inset;
  readonly quality: Quality;
  readonly inPage: boolean;
  readonly facing: Facing;
  readonly stir: Stir;
  /** Told how one gets back to the usual view when somebody has turned it; null: it is the usual one. */
  readonly onTurned: (back: (() => void) | null) => void;
}

export const HouseContext = createContext<HouseState>({
  surroundings: 'dark',
  reducedMotion: false,
  inset: NO_INSET,
  quality: 'full',
  inPage: false,
  facing: createFacing(),
  stir: createStir(),
  onTurned: () => {},
});

export const useHouse = (): HouseState => useContext(HouseContext);

/** A scene's own wish, else that of the house. */
export const useStillness = (wish: boolean | undefined): boolean => {
  const { reducedMotion } = useHouse();
  return wish ?? reducedMotion;
};

/** The yaw from which the table is seen, in quarter turns: put it on `rotation-y` of what is to be read. */
export const useFacing = (): number => {
  const { facing } = useHouse();
  return useSyncExternalStore(facing.subscribe, facing.get, facing.get);
};
