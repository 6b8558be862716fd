import { useRunning } from '@bande/stage';
import type { Running } from '@bande/host';
import { useRef } from 'react';
import type { Group } from 'three';
import type { Flick } from '../../actions.ts';
import { groundIn } from '../../motion.ts';
import type { Match, Subbuteo } from '../../state.ts';
import { placesAt, wayOf } from './aiming.ts';
import { SKIN } from '../colours.ts';
import { SCALE } from '../layout.ts';

/** As many fingers as one device has. */
const FINGERS = [0, 1, 2, 3] as const;
/** Metres: how far it comes, and how thick it is. */
const [RUN_UP, THICK, LONG] = [0.05, 0.006, 0.045];

/** Fingers that have been let go, on their way to their figures: each arrives at its contact. */
export function Swings({ running }: { readonly running: Running<Subbuteo> }) {
  const groups = useRef(new Map<number, Group>());
  useRunning(running, (match, tick) => {
    const swings = running.swings?.() ?? [];
    for (const finger of FINGERS) {
      const [group, swing] = [groups.current.get(finger), swings[finger]];
      if (group === undefined) continue;
      group.visible = swing?.action.kind === 'flick';
      if (swing?.action.kind !== 'flick') continue;
      const share = Math.min(1, Math.max(0, (tick - swing.released) / (swing.contact - swing.released)));
      lay(group, match, tick, swing.action, RUN_UP * (1 - share * share));
    }
    return swings.length > 0;
  });
  return (
    <>
      {FINGERS.map((finger) => (
        <group key={finger} ref={(group) => void (group !== null && groups.current.set(finger, group))} visible={false}>
          <mesh castShadow rotation-z={Math.PI / 2} position={[-(LONG / 2) * SCALE, THICK * SCALE, 0]}>
            <capsuleGeometry args={[THICK * SCALE, (LONG - 2 * THICK) * SCALE, 6, 14]} />
            <meshLambertMaterial color={SKIN} />
          </mesh>
        </group>
      ))}
    </>
  );
}

/** Its tip so far behind the base, beside the middle by what the nail is beside it. */
function lay(group: Group, match: Match, tick: number, flick: Flick, behind: number): void {
  const { baseRadius } = groundIn(match).size;
  const { x, y } = placesAt(match, tick)[flick.figure];
  const way = wayOf(flick);
  const [back, aside] = [baseRadius + behind, (flick.nail * baseRadius) / 2];
  group.position.set((x - way.x * back + way.y * aside) * SCALE, 0, -(y - way.y * back - way.x * aside) * SCALE);
  group.rotation.y = Math.atan2(way.y, way.x);
}
