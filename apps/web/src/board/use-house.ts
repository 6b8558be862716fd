import type { AnyShape } from '@bande/core';
import type * as Stage from '@bande/stage';
import { qualityHere } from '@bande/stage/quality';
import type { SceneProps } from '@bande/stage/view';
import { memo, useEffect, useState, type ComponentType } from 'react';
import type { PartOfView } from '../games/part-of-view.ts';

type StageRoom = typeof Stage;

/** The room and the table in it, loaded when somebody sits down. */
export type HouseState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready';
      readonly House: StageRoom['House'];
      readonly useFacing: StageRoom['useFacing'];
      readonly Scene: ComponentType<SceneProps<AnyShape>>;
    }
  | { readonly kind: 'none' };

let stage: Promise<StageRoom> | null = null;
export const loadStage = (): Promise<StageRoom> => (stage ??= import('@bande/stage'));

/** While a match is still being fetched, the room is fetched too, and the device asked what it can draw. */
export const prepareHouse = (): void => void loadStage().then(qualityHere, () => null);

export function useHouse(view: PartOfView<'loadScene'>): readonly [HouseState, () => void] {
  const [state, setState] = useState<HouseState>({ kind: 'loading' });
  useEffect(() => {
    const quality = qualityHere();
    if (quality === null) return setState({ kind: 'none' });
    // Styles spare a processor that draws what it would take long for.
    document.documentElement.dataset['quality'] = quality;
    let here = true;
    Promise.all([loadStage(), view.loadScene()])
      .then(
        ([{ House, useFacing }, Scene]) => here && setState({ kind: 'ready', House, useFacing, Scene: memo(Scene) }),
      )
      // Offline and never loaded, or a chunk of an older release: the plain board needs nothing.
      .catch(() => here && setState({ kind: 'none' }));
    return () => {
      here = false;
    };
  }, [view]);
  return [state, () => setState({ kind: 'none' })];
}
