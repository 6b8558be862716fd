import { type Pose, SteppedWorld } from '@bande/physics/engine';
import { type BySide, bySide } from '../names.ts';
import type { Deed } from './deeds.ts';
import { Figures } from './figures.ts';
import { type Instant, instantOf } from './instant.ts';
import type { Lie } from './lie.ts';
import type { Sighting } from './sighting.ts';
import { type Stage, stageOf } from './stage.ts';
import { Touches } from './touches.ts';
import { Watch } from './watch.ts';

/** What a motion in a world of the engine consists of: at its beginning, or taken over from another one on its way. */
export interface Parts {
  readonly stage: Stage;
  readonly world: SteppedWorld;
  readonly ball: Pose;
  readonly touches: Touches;
  readonly watch: Watch;
  readonly figures: BySide<Figures>;
  readonly seen: { readonly deeds: Deed[]; readonly sightings: Sighting[]; readonly instants: Instant[] };
}

export function begun(rest: Lie): Parts {
  const stage = stageOf(rest);
  const { ball } = instantOf(rest);
  return {
    stage,
    world: new SteppedWorld(stage.scene),
    ball,
    touches: new Touches(),
    watch: new Watch(ball),
    figures: bySide((side) => new Figures(rest.figures[side])),
    seen: { deeds: [], sightings: [], instants: [] },
  };
}
