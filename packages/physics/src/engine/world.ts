import type {
  Collider,
  EventQueue,
  RigidBody,
  TempContactManifold,
  World,
} from '@dimforge/rapier3d-deterministic-compat';
import { build, type Built, SCALE, scaled } from './build.ts';
import { loadedEngine } from './load.ts';
import type { Mobility, Pose, Scene, Spot, Turn } from './scene.ts';

/** The watched body met a part of another in the last step. */
export interface Meeting {
  readonly body: number;
  readonly part: number;
  readonly at: Spot;
  /** Newton seconds along the normal. */
  readonly impulse: number;
}

interface Place {
  readonly body: number;
  readonly part: number;
  readonly collider: Collider;
}

type Changing<T> = { -readonly [K in keyof T]: T[K] };
const spot = (): Changing<Spot> => ({ x: 0, y: 0, z: 0 });
function toMetres(at: Changing<Spot>): void {
  at.x /= SCALE;
  at.y /= SCALE;
  at.z /= SCALE;
}
const inMetres = ({ x, y, z }: Spot): Spot => ({ x: x / SCALE, y: y / SCALE, z: z / SCALE });

/** The engine's own step looks through all bodies afterwards for new and removed ones, which takes longer than the step itself; here there are none. */
const stepOnly = (world: World, queue: EventQueue): void =>
  world.physicsPipeline.step(
    world.gravity,
    world.integrationParameters,
    world.islands,
    world.broadPhase,
    world.narrowPhase,
    world.bodies,
    world.colliders,
    world.softBodies,
    world.impulseJoints,
    world.multibodyJoints,
    world.ccdSolver,
    queue,
  );

/** A world of a general engine. Same scene, same steps, same orders: same bits; a world made from another's values is not the same. */
export class SteppedWorld {
  readonly #scene: Scene;
  readonly #world: World;
  readonly #bodies: readonly RigidBody[];
  readonly #parts: Built['parts'];
  readonly #watched: readonly Collider[];
  readonly #places = new Map<number, Place>();
  readonly #queue: EventQueue;
  /** Parts within reach of the watched body, in the order in which they came. */
  #near: Place[] = [];

  constructor(scene: Scene, { world, bodies, parts }: Built = build(scene)) {
    this.#scene = scene;
    this.#world = world;
    this.#bodies = bodies;
    this.#parts = parts;
    this.#watched = parts[scene.watched]!;
    this.#queue = new (loadedEngine().EventQueue)(true);
    for (const [body, colliders] of parts.entries())
      for (const [part, collider] of colliders.entries()) this.#places.set(collider.handle, { body, part, collider });
  }

  /**
   * The same world once more, by the engine's own snapshot: it is stepped by itself, and this one knows nothing of it. As far as was tried it goes on
   * alike, but nobody promises it: what must be right is stepped from its start.
   */
  fork(): SteppedWorld {
    const { World } = loadedEngine();
    const world = World.restoreSnapshot(this.#world.takeSnapshot());
    const bodies = this.#bodies.map(({ handle }) => world.getRigidBody(handle));
    const parts = this.#parts.map((colliders) => colliders.map(({ handle }) => world.getCollider(handle)));
    const forked = new SteppedWorld(this.#scene, { world, bodies, parts });
    forked.#near = this.#near.map(({ collider }) => forked.#places.get(collider.handle)!);
    return forked;
  }

  step(seconds: number): void {
    this.#world.timestep = seconds;
    stepOnly(this.#world, this.#queue);
    this.#queue.drainCollisionEvents((one, other, started) => this.#notice(one, other, started));
  }

  #notice(one: number, other: number, started: boolean): void {
    const mine = (handle: number): boolean => this.#watched.some((collider) => collider.handle === handle);
    if (!mine(one) && !mine(other)) return;
    const place = this.#places.get(mine(one) ? other : one)!;
    this.#near = this.#near.filter((near) => near !== place);
    if (started) this.#near.push(place);
  }

  /** What the watched body met in the last step; nearness alone is no meeting. */
  meetings(): readonly Meeting[] {
    return this.#near.length === 0 ? [] : this.#near.flatMap((place) => this.#meetingAt(place) ?? []);
  }

  #meetingAt({ body, part, collider }: Place): Meeting | undefined {
    let impulse = 0;
    let at: Spot | undefined;
    const gather = (manifold: TempContactManifold): void => {
      for (let i = 0; i < manifold.numContacts(); i++) impulse += manifold.contactImpulse(i);
      for (let i = 0; i < manifold.numSolverContacts() && at === undefined; i++)
        at = manifold.solverContactPoint(i, spot()) ?? undefined;
    };
    for (const mine of this.#watched) this.#world.contactPair(mine, collider, gather);
    return impulse > 0 && at !== undefined ? { body, part, at: inMetres(at), impulse: impulse / SCALE } : undefined;
  }

  readPlace(body: number, into: Changing<Spot>): void {
    toMetres(this.#bodies[body]!.translation(into));
  }
  readTurn(body: number, into: Changing<Turn>): void {
    this.#bodies[body]!.rotation(into);
  }
  readSpeed(body: number, into: Changing<Spot>): void {
    toMetres(this.#bodies[body]!.linvel(into));
  }
  readSpin(body: number, into: Changing<Spot>): void {
    this.#bodies[body]!.angvel(into);
  }
  sleeps(body: number): boolean {
    return this.#bodies[body]!.isSleeping();
  }

  /** Where a led body will be at the end of the next step. */
  lead(body: number, { at, turn }: Pose): void {
    this.#bodies[body]!.setNextKinematicTranslation(scaled(at));
    this.#bodies[body]!.setNextKinematicRotation(turn);
  }
  /** At once, without a way there. */
  put(body: number, { at, turn }: Pose): void {
    this.#bodies[body]!.setTranslation(scaled(at), true);
    this.#bodies[body]!.setRotation(turn, true);
  }
  push(body: number, speed: Spot, spin: Spot): void {
    this.#bodies[body]!.setLinvel(scaled(speed), true);
    this.#bodies[body]!.setAngvel(spin, true);
  }
  /** Drag in proportion to speed, a second. */
  drag(body: number, linear: number): void {
    this.#bodies[body]!.setLinearDamping(linear);
  }
  rest(body: number): void {
    this.#bodies[body]!.sleep();
  }
  become(body: number, mobility: Mobility): void {
    const { RigidBodyType } = loadedEngine();
    const type = { fixed: RigidBodyType.Fixed, led: RigidBodyType.KinematicPositionBased, free: RigidBodyType.Dynamic };
    this.#bodies[body]!.setBodyType(type[mobility], true);
  }
  /** A body that is away meets nothing and is nowhere. */
  away(body: number, away: boolean): void {
    if (away) this.#bodies[body]!.sleep();
    this.#bodies[body]!.setEnabled(!away);
  }

  free(): void {
    this.#queue.free();
    this.#world.free();
  }
}
