import { ContactShadow, useRunning } from '@bande/stage';
import type { Running } from '@bande/host';
import { useContext, useMemo, useRef, useState } from 'react';
import type { Group, Mesh } from 'three';
import { footOf, type Foot, type SideInstant } from '../../motion/index.ts';
import { bySide, SIDES, type BySide, type Side } from '../../names.ts';
import type { Match, TippKick } from '../../state.ts';
import { Ball } from './ball.tsx';
import type { Kit } from '../colours.ts';
import { KeeperFigure, KickerFigure } from './figures.tsx';
import { InHand } from './in-hand.ts';
import { SCALE } from '../layout.ts';
import { takePoseBetween } from './poses.ts';
import { isAtEase, seenAt } from './seen.ts';
import { nowhere, setKicker, type KickerGroups } from './set-kicker.ts';
import { useHearing } from '../shown/use-hearing.ts';

interface BodiesProps {
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
  const stood = useRef(bySide(nowhere));
  const lastTick = useRef(-1);
  const hear = useHearing(isMuted);
  const inHand = useContext(InHand);
  useRunning(running, (match, tick, seconds) => {
    const seen = seenAt(match, tick);
    if (ball.current !== null && shadow.current !== null) {
      takePoseBetween(ball.current, seen.from.ball, seen.to.ball, seen.share);
      shadow.current.position.copy(ball.current.position).y -= BALL_MIDDLE;
    }
    // While the ball moves nobody puts anything down: a frame that comes late has only missed a press.
    const frame = { share: seen.share, seconds, isSettled: seen.from.ball === seen.to.ball };
    let isSet = true;
    for (const side of SIDES) {
      const sides = [seen.from.figures[side], seen.to.figures[side]] as const;
      const figure = kickerIn(groups.current, side);
      isSet =
        setKicker(figure, stood.current[side], sides, { ...frame, isInHand: inHand.has(`kicker ${side}`) }) && isSet;
      setOthers(groups.current, side, sides, seen.share);
      groups.current.get(`keeper ${side}`)!.visible = !inHand.has(`keeper ${side}`);
    }
    hear(match, tick, seen);
    setWorn((before) => sameWorn(before, wornIn(match)));
    // A clock that is held moves nothing: the picture rests, and is sharp.
    const moves = !isAtEase(match) && tick !== lastTick.current;
    lastTick.current = tick;
    return moves || !isSet;
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

const kickerIn = (groups: ReadonlyMap<string, Group>, side: Side): KickerGroups => ({
  figure: groups.get(`kicker ${side}`)!,
  shadow: groups.get(`foot of kicker ${side}`)!,
});

/** The keeper, and the kickers that are not in play. */
function setOthers(
  groups: ReadonlyMap<string, Group>,
  side: Side,
  [from, to]: readonly [SideInstant, SideInstant],
  share: number,
): void {
  takePoseBetween(groups.get(`keeper ${side}`)!, from.keeper, to.keeper, share);
  for (const [i, pose] of to.spares.entries()) {
    const spare = groups.get(`spare ${side} ${i}`);
    if (spare !== undefined) takePoseBetween(spare, from.spares[i] ?? pose, pose, share);
  }
}
