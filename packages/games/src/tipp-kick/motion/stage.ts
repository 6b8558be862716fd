import type { Body, Scene } from '@bande/physics/engine';
import { poseOf } from '../ball/pose.ts';
import { GRAVITY } from '../table.ts';
import { ball, boards, frame, held, keeper, leg, net, plate, rubber, stander } from './bodies.ts';
import { FEET, type Foot } from './deeds.ts';
import { keeperPose } from './hold.ts';
import { type BySide, bySide, goalLineOf, type Side } from '../names.ts';
import { type End, type Kicker, type Lie, stands } from './lie.ts';
import { standerPose } from './standing.ts';

/** What a body of the scene is. */
export type Thing =
  | { readonly kind: 'ball' | 'felt' | 'board' }
  | { readonly kind: 'frame' | 'net' | 'rubber'; readonly end: End }
  | { readonly kind: 'kicker' | 'keeper' | 'held'; readonly side: Side }
  | { readonly kind: 'leg'; readonly side: Side; readonly foot: Foot }
  | { readonly kind: 'spare'; readonly side: Side; readonly index: number };

/** A side's bodies by their places in the scene. */
export interface SideBodies {
  readonly kicker: number;
  readonly keeper: number;
  readonly held: number;
  readonly legs: Readonly<Record<Foot, number>>;
  readonly spares: readonly number[];
}

export interface Stage {
  readonly scene: Scene;
  readonly things: readonly Thing[];
  readonly ball: number;
  readonly sides: BySide<SideBodies>;
  /** Bodies that are not there at the start. */
  readonly absent: readonly number[];
}

const NOBODY: Kicker = stands(0, 0, 0);

/** All bodies that a motion can need, always in the same order: one that joins later would change the bits of what went before. */
export function stageOf(lie: Lie): Stage {
  const [bodies, things, absent]: [Body[], Thing[], number[]] = [[], [], []];
  const add = (thing: Thing, body: Body, there = true): number => {
    if (!there) absent.push(bodies.length);
    things.push(thing);
    return bodies.push(body) - 1;
  };
  const felt = add({ kind: 'felt' }, plate());
  const ballAt = add({ kind: 'ball' }, ball(poseOf(lie.ball)));
  add({ kind: 'board' }, boards());
  for (const end of ['south', 'north'] as const) {
    add({ kind: 'frame', end }, frame(end));
    add({ kind: 'net', end }, net(end));
    add({ kind: 'rubber', end }, rubber(end));
  }
  const sideBodies = (side: Side): SideBodies => {
    const { kicker, keeper: hand, spares } = lie.figures[side];
    const legs = FEET.map((foot) => [foot, add({ kind: 'leg', side, foot }, leg(foot), false)] as const);
    return {
      kicker: add({ kind: 'kicker', side }, stander(standerPose(kicker ?? NOBODY)), kicker !== null),
      keeper: add({ kind: 'keeper', side }, { ...keeper(), pose: keeperPose(hand.at, goalLineOf(side)) }),
      held: add({ kind: 'held', side }, held(), false),
      legs: Object.fromEntries(legs) as Record<Foot, number>,
      spares: spares.map((spare, index) => add({ kind: 'spare', side, index }, stander(standerPose(spare)))),
    };
  };
  const sides = bySide(sideBodies);
  return {
    scene: { gravity: GRAVITY, bodies, watched: ballAt, unheard: [felt] },
    things,
    ball: ballAt,
    sides,
    absent,
  };
}
