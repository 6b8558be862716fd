import {
  CameraRig,
  Dice,
  GhostHand,
  Glow,
  Halo,
  Picker,
  tableBounds,
  TableTop,
  type Target,
  type Vec3,
} from '@bande/stage';
import type { SceneProps, Show } from '@bande/stage/view';
import { useMemo } from 'react';
import type { Toy } from '../state.ts';
import { placeOf, stickId } from './board.ts';
import { Flare } from './flare.tsx';
import { BOX_AT, DIE_AT, FRAME, stickAt, surfaceFor, TALLEST } from './layout.ts';
import { words } from './naming.ts';
import { Matchbox, Sticks } from './sticks.tsx';

type Props = SceneProps<Toy>;

/** Matches on a table. It draws the match as it is; what may be done, it is told. */
export function Scene(props: Props) {
  const { match, show, camera, motion } = props;
  const full = match.setup.settings.heap;
  const { width, depth } = surfaceFor(full);
  const bounds = useMemo(() => tableBounds(width, depth, TALLEST, FRAME), [width, depth]);
  return (
    <>
      <CameraRig
        view={camera.view}
        near={camera.near === 'first' ? 'front' : 'back'}
        bounds={bounds}
        reducedMotion={motion.reducedMotion}
        roam={camera.roam}
      />
      <TableTop width={width} depth={depth} frame={FRAME} />
      <Marks {...props} />
      <Sticks heap={match.state.heap} full={full} {...motion} />
      <Matchbox />
      <Die match={match} show={show} motion={motion} />
      <Flare show={show} at={[BOX_AT[0], TALLEST, BOX_AT[2]]} {...motion} />
      <Pointing {...props} />
    </>
  );
}

/** What may be picked glows; what would go along with the one that is pointed at, or that a bot means, is framed. */
function Marks({ match, marks: { pickable, focused }, intent, hands: { hint }, motion: { reducedMotion } }: Props) {
  const { heap } = match.state;
  const at = (place: number): Vec3 => stickAt(place - 1, match.setup.settings.heap);
  const open = [...pickable].map(placeOf);
  const pointed = focused !== null && pickable.has(focused) ? placeOf(focused) : null;
  const meant = intent?.action.kind === 'take' ? heap - intent.action.count + 1 : pointed;
  const going = meant === null ? [] : Array.from({ length: heap - meant + 1 }, (_, i) => at(meant + i));
  return (
    <>
      <Glow at={open.map(at)} size={0.8} reducedMotion={reducedMotion} />
      <Halo at={going} size={0.95} reducedMotion={reducedMotion} />
      {hint === 'pick' && open.length > 0 ? <Hand at={at(Math.max(...open))} /> : null}
    </>
  );
}

/** Taps on the match that one takes alone. */
const Hand = ({ at: [x, , z] }: { readonly at: Vec3 }) => <GhostHand from={[x, z]} to={[x, z]} size={1.6} />;

const NO_WORDS = words('', '');
/** It lies there until what it allows has been taken. */
function Die({ match, show, motion }: Pick<Props, 'match' | 'show' | 'motion'>) {
  const { roll } = match.state;
  const lying = useMemo(
    (): Show | null => (roll === null ? null : { kind: 'dice', values: [roll], sides: [null], label: NO_WORDS, ms: 0 }),
    [roll],
  );
  return <Dice show={show?.kind === 'dice' ? show : lying} at={DIE_AT} {...motion} />;
}

/** Every match can be pointed at, so that a refusal can say why; what may be taken is easier to hit. */
function Pointing({ match, marks: { pickable }, pointing: { onPick, onFocus } }: Props) {
  const { heap } = match.state;
  const full = match.setup.settings.heap;
  const targets = useMemo(
    () =>
      Array.from({ length: heap }, (_, index): Target => {
        const id = stickId(index + 1);
        return { id, at: stickAt(index, full), radius: 0.5, rank: pickable.has(id) ? 1 : 0 };
      }),
    [heap, full, pickable],
  );
  return <Picker targets={targets} onPick={onPick} onFocus={onFocus} />;
}
