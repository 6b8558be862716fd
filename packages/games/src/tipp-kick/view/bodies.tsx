import { ContactShadow, playSound, useLoop, useRunning, type LoopRecipe } from '@bande/stage';
import type { Running } from '@bande/stage/view';
import { useMemo, useRef, useState } from 'react';
import { Vector3, type Group, type Mesh, type Object3D } from 'three';
import { footOf, type Foot, type SideInstant } from '../motion/index.ts';
import { heldPose } from '../motion/swing.ts';
import { bySide, SIDES, type BySide, type Side } from '../names.ts';
import type { Match, TippKick } from '../state.ts';
import { PITCH } from '../zones.ts';
import { Ball } from './ball.tsx';
import { blowsBetween, pressesBetween } from './blows.ts';
import type { Kit } from './colours.ts';
import { KeeperFigure, KickerFigure, swingLeg } from './figures.tsx';
import { heardOf, ofPress } from './heard.ts';
import { SCALE } from './layout.ts';
import { takePose, takePoseBetween } from './poses.ts';
import { isAtEase, seenAt, type Seen } from './seen.ts';
import './sounds.ts';

export interface BodiesProps {
  readonly running: Running<TippKick>;
  readonly kits: BySide<Kit>;
  /** What has been seen before makes no sound. */
  readonly isMuted?: boolean;
}

/** Ball, kickers, keepers and spares, each in its pose at the tick of the frame. */
export function Bodies({ running, kits, isMuted = false }: BodiesProps) {
  const ball = useRef<Mesh>(null);
  const shadow = useRef<Group>(null);
  const groups = useRef(new Map<string, Group>());
  const hold = useMemo(
    () => (name: string) => (group: Group | null) => void (group !== null && groups.current.set(name, group)),
    [],
  );
  const [worn, setWorn] = useState(() => wornIn(running.match()));
  const stood = useRef<BySide<Stood>>(bySide(() => ({ x: Infinity, y: 0, since: -Infinity })));
  const hear = useHearing(isMuted);
  useRunning(running, (match, tick, seconds) => {
    const seen = seenAt(match, tick);
    if (ball.current !== null && shadow.current !== null) {
      takePoseBetween(ball.current, seen.from.ball, seen.to.ball, seen.share);
      shadow.current.position.copy(ball.current.position).y -= BALL_MIDDLE;
    }
    let isSet = true;
    // While the ball moves nobody puts anything down: a frame that comes late has only missed a press.
    const isSettled = seen.from.ball === seen.to.ball;
    for (const side of SIDES) {
      const [from, to] = [seen.from.figures[side], seen.to.figures[side]];
      isSet = setKicker(groups.current, side, from, to, seen.share, stood.current[side], seconds, isSettled) && isSet;
      takePoseBetween(groups.current.get(`keeper ${side}`)!, from.keeper, to.keeper, seen.share);
      for (const [i, pose] of to.spares.entries()) {
        const spare = groups.current.get(`spare ${side} ${i}`);
        if (spare !== undefined) takePoseBetween(spare, from.spares[i] ?? pose, pose, seen.share);
      }
    }
    hear(match, tick, seen);
    setWorn((before) => sameWorn(before, wornIn(match)));
    return !isSet || !isAtEase(match);
  });
  const { keeper } = running.match().setup.settings;
  return (
    <>
      <Ball ref={ball} />
      <group ref={shadow}>
        <ContactShadow radius={0.0062 * SCALE} strength={0.7} />
      </group>
      {SIDES.map((side) => (
        <group key={side}>
          <KickerFigure ref={hold(`kicker ${side}`)} kit={kits[side]} foot={worn[side][0]!} />
          <group ref={hold(`foot of kicker ${side}`)}>
            <ContactShadow radius={0.0115 * SCALE} />
          </group>
          <KeeperFigure ref={hold(`keeper ${side}`)} side={side} kit={kits[side]} keeper={keeper} />
          {worn[side].slice(1).map((foot, i) => (
            <KickerFigure key={i} ref={hold(`spare ${side} ${i}`)} kit={kits[side]} foot={foot} />
          ))}
        </group>
      ))}
    </>
  );
}
/** A ball on one of its squares: from its middle down. */
const BALL_MIDDLE = 0.0053 * SCALE;

/** By side the foot of the kicker that plays, and those of its spares. */
type Worn = BySide<readonly Foot[]>;
function wornIn({ state, setup }: Match): Worn {
  const pressed = state.plate?.motion.deeds.findLast((deed) => deed.kind === 'press');
  return bySide((side) => {
    const numbers = Array.from({ length: setup.settings.kickers }, (_, i) => i + 1);
    const spares = numbers.filter((number) => number !== state.kicker[side]).map(footOf);
    const own = pressed?.kind === 'press' && pressed.side === side ? pressed.foot : footOf(state.kicker[side]);
    return [own, ...spares];
  });
}
const sameWorn = (before: Worn, now: Worn): Worn =>
  SIDES.every((side) => before[side].join() === now[side].join()) ? before : now;

/** Where a kicker was seen last, and since when it has stood there. */
interface Stood {
  x: number;
  y: number;
  since: number;
}
/** Metres: so far nothing but a hand takes it within a frame; from so high it is put down, in so many seconds. */
const [CARRIED, FROM, PUT_DOWN] = [0.03, 0.03, 0.16];
const up = new Vector3();

/** A kicker as it stands, lies, falls or is pressed; whether it stands where a hand has put it. */
function setKicker(
  groups: ReadonlyMap<string, Object3D>,
  side: Side,
  from: SideInstant,
  to: SideInstant,
  share: number,
  stood: Stood,
  seconds: number,
  isSettled: boolean,
): boolean {
  const [group, shadow] = [groups.get(`kicker ${side}`), groups.get(`foot of kicker ${side}`)];
  if (group === undefined || shadow === undefined) return true;
  const { pressing, kicker } = to;
  group.visible = shadow.visible = pressing !== null || kicker !== null;
  if (!group.visible) {
    stood.x = Infinity;
    return true;
  }
  if (pressing !== null) {
    takePose(group, heldPose(pressing.deed));
    const before = from.pressing?.degrees ?? pressing.degrees;
    swingLeg(group, before + (pressing.degrees - before) * share, true);
  } else {
    takePoseBetween(group, from.pressing === null ? (from.kicker ?? kicker!) : kicker!, kicker!, share);
    swingLeg(group, 0);
  }
  const { position } = group;
  const isCarried = Math.hypot(position.x / SCALE - stood.x, position.z / SCALE - stood.y) > CARRIED;
  if (isCarried) stood.since = pressing === null && isSettled ? seconds : -Infinity;
  [stood.x, stood.y] = [position.x / SCALE, position.z / SCALE];
  const down = Math.min(1, (seconds - stood.since) / PUT_DOWN);
  if (pressing === null && down < 1) position.y += FROM * SCALE * (1 - down) ** 2;
  up.set(0, 1, 0).applyQuaternion(group.quaternion);
  shadow.visible = up.y > 0.8;
  if (shadow.visible)
    shadow.position
      .set(-0.0095 * SCALE, 0, -0.003 * SCALE)
      .applyQuaternion(group.quaternion)
      .add(position);
  return down >= 1;
}

/** The ball on felt: it rattles over its edges. */
const ON_FELT: LoopRecipe = { full: 1.6, loud: 0.3, pitch: [150, 760], narrow: 0.8 };
/** A murmur that swells as the ball comes near a goal, goes on for a while when nothing moves, and then falls silent. */
const CROWD: LoopRecipe = { full: 1, loud: 0.11, pitch: [340, 620], narrow: 0.5, lingers: [3.5, 1.2] };
/** From 0.35 in midfield to 1 on a goal line; metres to the north. */
export const excitement = (y: number): number =>
  0.35 + 0.65 * Math.min(1, (Math.abs(y) * 1000) / (PITCH.length / 2)) ** 3;
/** Metres above the felt at which the ball's middle is when it no longer rolls. */
const ROLLS_BELOW = 0.0085;
const TICKS = 120;

/** What is heard of everything that moves. */
function useHearing(isMuted: boolean): (match: Match, tick: number, seen: Seen) => void {
  const [roll, crowd] = [useLoop(ON_FELT), useLoop(CROWD)];
  const last = useRef(Infinity);
  return (match, tick, { from, to }) => {
    const after = last.current;
    last.current = tick;
    if (isMuted) return;
    for (const blow of blowsBetween(match, after, tick)) {
      const heard = heardOf(blow);
      if (heard !== null) playSound(heard.sound, heard.gain);
    }
    for (const { strength } of pressesBetween(match, after, tick)) {
      const { sound, gain } = ofPress(strength);
      playSound(sound, gain);
    }
    const [a, b] = [from.ball.at, to.ball.at];
    roll(b.z < ROLLS_BELOW ? Math.hypot(b.x - a.x, b.y - a.y) * TICKS : 0);
    if (a !== b) crowd(excitement(b.y));
  };
}
