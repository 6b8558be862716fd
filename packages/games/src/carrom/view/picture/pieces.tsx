import { TICKS_PER_SECOND } from '@bande/core';
import { useLoop, useRunning, useTween, type Tween, type Vec3 } from '@bande/stage';
import type { Running as RunningMatch } from '@bande/host';
import { positionsAt, type Run } from '@bande/physics';
import { useLayoutEffect, useRef } from 'react';
import type { Group } from 'three';
import { motionOf, STRIKER } from '../../motion.ts';
import { PIECE_NAMES, type Carrom, type Match, type Running } from '../../state.ts';
import { HOLES, SCALE, toTable } from '../layout.ts';
import { Disc, makeOf } from './piece.tsx';
import { usePots } from '../shown/pots.ts';
import { slidingSpeed } from '../shown/sliding.ts';

const IDS: readonly string[] = [...PIECE_NAMES, STRIKER];

/** Where everything lies; what is missing is in a pocket or in a hand. */
type Lie = ReadonlyMap<string, Vec3>;

interface PiecesProps {
  readonly match: Match;
  /** Where the striker stands; null: nobody is to strike. */
  readonly striker: Vec3 | null;
  /** The striker is in somebody's hand: it goes where the hand goes, at once. */
  readonly held: boolean;
  /** The match with its time. */
  readonly running: RunningMatch<Carrom>;
  readonly speed: number;
  readonly still: boolean;
}

function lieOf({ state }: Match, striker: Vec3 | null): Lie {
  const places = new Map<string, Vec3>();
  for (const [i, at] of state.board.pieces.entries()) if (at !== null) places.set(PIECE_NAMES[i]!, toTable(at));
  if (striker !== null) places.set(STRIKER, striker);
  return places;
}

const GLIDE_MS = 520;
/** A piece that comes back to the board is put down from above. */
const HAND = 1.6;
/** Below this a falling piece is out of sight, in the net. */
const NET = -0.9;

type Groups = ReadonlyMap<string, Group>;

/** What falls into a pocket, from where on, and since when in the picture's time: null until the next frame. */
interface Fall {
  readonly from: Vec3;
  readonly pocket: number;
  readonly since: number | null;
}
type Falls = Map<string, Fall>;
const FALL_SECONDS = 0.42;

/** Pieces and striker: they run as physics says, at the tick of each frame, and glide to their places when the match has changed. */
export function Pieces({ match, striker, held, running, speed, still }: PiecesProps) {
  const groups = useRef(new Map<string, Group>());
  const tween = useTween();
  const shown = useRef<Running | null>(null);
  const began = useRef(false);
  const falls = useRef<Falls>(new Map());
  const slide = useLoop('slide');
  const stroke = match.state.running;

  usePots(running, ({ disc, pocket }) => {
    const group = groups.current.get(disc);
    if (group === undefined || still) return;
    falls.current.set(disc, { from: group.position.toArray(), pocket, since: null });
  });

  useRunning(running, (now, tick, seconds) => {
    const { running: course } = now.state;
    if (course === null) {
      slide(0);
      return sink(groups.current, falls.current, seconds);
    }
    if (shown.current !== course) tween.stop();
    [shown.current, began.current] = [course, true];
    const run = motionOf(now, course);
    const time = still ? run.seconds : Math.min(run.seconds, (tick - course.from) / TICKS_PER_SECOND);
    placeAt(groups.current, run, time);
    slide(slidingSpeed(run, time));
    return sink(groups.current, falls.current, seconds) || time < run.seconds;
  });

  const [x, , z] = striker ?? [NaN, 0, NaN];
  useLayoutEffect(() => {
    // What has just run lies where it came to rest until the match says otherwise.
    if (stroke !== null) return;
    const lie = lieOf(match, striker);
    for (const id of lie.keys()) falls.current.delete(id);
    if (!began.current || still || held) settle(tween, notFalling(groups.current, falls.current), lie);
    else glide(tween, notFalling(groups.current, falls.current), lie, speed);
    began.current = true;
  }, [match.state.board.pieces, stroke, x, z, held]);

  return (
    <>
      {IDS.map((id) => (
        <group
          key={id}
          name={id}
          visible={false}
          ref={(group) => {
            if (group !== null) groups.current.set(id, group);
          }}
        >
          <Disc make={makeOf(id)} />
        </group>
      ))}
    </>
  );
}

function placeAt(groups: Groups, run: Run, time: number): void {
  for (const { id, x, y, z, angle } of positionsAt(run, time)) {
    const group = groups.get(id);
    if (group === undefined) continue;
    group.visible = z * SCALE > NET && !isOut(run, id, time);
    group.position.set(x * SCALE, z * SCALE, -y * SCALE);
    group.rotation.y = angle;
  }
}
/** Pocketed, or off the table. */
const isOut = (run: Run, id: string, time: number): boolean =>
  run.path(id).findLast(({ t }) => t <= time)?.mode === 'gone';

const notFalling = (groups: Groups, falls: Falls): Groups =>
  falls.size === 0 ? groups : new Map([...groups].filter(([id]) => !falls.has(id)));

/** Down into the net, slowly enough to be seen; tells whether anything is still on its way. */
function sink(groups: Groups, falls: Falls, now: number): boolean {
  for (const [id, fall] of falls) {
    const { from, pocket, since } = fall;
    if (since === null) falls.set(id, { ...fall, since: now });
    const [group, hole] = [groups.get(id), HOLES[pocket]];
    const share = Math.min(1, (now - (since ?? now)) / FALL_SECONDS);
    if (share === 1) falls.delete(id);
    if (group === undefined || hole === undefined) continue;
    const aside = 1 - (1 - share) ** 2;
    group.visible = share < 1;
    group.position.set(
      from[0] + (hole.x - from[0]) * aside,
      from[1] + (NET - from[1]) * share ** 2,
      from[2] + (hole.z - from[2]) * aside,
    );
  }
  return falls.size > 0;
}

function settle(tween: Tween, groups: Groups, lie: Lie): void {
  tween.start(0, () => {
    for (const [id, group] of groups) put(group, lie.get(id));
  });
}

function put(group: Group, at: Vec3 | undefined): void {
  group.visible = at !== undefined;
  if (at !== undefined) group.position.set(...at);
}

const eased = (p: number): number => (p < 0.5 ? 4 * p ** 3 : 1 - (2 - 2 * p) ** 3 / 2);

/** From where everything is to where it belongs. */
function glide(tween: Tween, groups: Groups, lie: Lie, speed: number): void {
  const ways = [...groups].map(([id, group]) => {
    const to = lie.get(id);
    const from: Vec3 = group.visible || to === undefined ? group.position.toArray() : [to[0], HAND, to[2]];
    if (to !== undefined) group.visible = true;
    return { group, from, to };
  });
  const moving = ways.filter(
    ({ from, to }) => to !== undefined && Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]) > 1e-4,
  );
  for (const { group, to } of ways) if (to === undefined) group.visible = false;
  tween.start(moving.length === 0 ? 0 : GLIDE_MS / Math.max(0.05, speed), (progress) => {
    const share = eased(progress);
    for (const { group, from, to } of moving)
      group.position.set(
        from[0] + (to![0] - from[0]) * share,
        from[1] + (to![1] - from[1]) * share,
        from[2] + (to![2] - from[2]) * share,
      );
  });
}
