import { type BySide, bySide, goalLineOf, type Side, SIDES } from '../names.ts';
import type { Deed } from './deeds.ts';
import { Guided, keeperPose, reachable } from './hold.ts';
import { type Instant, keeperIn, type SideInstant } from './instant.ts';
import type { Lie } from './lie.ts';
import type { Lying } from './lying.ts';
import { isNearTo, withinReach } from './near.ts';
import type { Sighting } from './sighting.ts';
import type { Stepped } from './stepped.ts';
import { STEPS_AT_REST, TICK } from './steps.ts';

/** What has happened so far, and who holds what. */
interface Begun {
  readonly deeds: Deed[];
  readonly sightings: Sighting[];
  readonly instants: Instant[];
  readonly hands: BySide<Guided>;
}

/** Keepers in hands while everything else lies: the same steps, and the same bits, without the engine. */
export class KeepersAlone {
  readonly deeds: Deed[];
  readonly sightings: Sighting[];
  readonly instants: Instant[];
  readonly #hands: BySide<Guided>;
  readonly #lying: Lying;
  readonly #within: ReturnType<typeof withinReach>;
  /** The tick from which on the engine would stop whatever has not yet settled. */
  readonly #longest: number;
  /** How much of the lying has passed. */
  #stirred = 0;

  private constructor({ deeds, sightings, instants, hands }: Begun, lying: Lying, longest = Infinity) {
    this.deeds = deeds;
    this.sightings = sightings;
    this.instants = instants;
    this.#hands = hands;
    this.#lying = lying;
    this.#longest = longest;
    this.#within = withinReach(lying[0]!);
  }

  static at(rest: Lie, lying: Lying, longest: number): KeepersAlone {
    const hands = bySide((side) => new Guided(rest.figures[side].keeper));
    const first = joined(lying[0]!, hands, undefined);
    return new KeepersAlone({ deeds: [], sightings: [], instants: [first], hands }, lying, longest);
  }

  /** Goes on where a world of the engine has come to rest; `null`: a keeper touches something there. */
  static after(world: Stepped): KeepersAlone | null {
    const { deeds, sightings, instants, hands } = world;
    const alone = new KeepersAlone({ deeds, sightings, instants, hands }, [instants.at(-1)!]);
    return SIDES.some((side) => alone.#isNear(side)) ? null : alone;
  }

  get tick(): number {
    return this.instants.length - 1;
  }
  get isIdle(): boolean {
    return this.isIdleWith([]);
  }
  isIdleWith(deeds: readonly Deed[]): boolean {
    if (this.#isSettling || deeds.some((deed) => this.#isOfTheEngine(deed))) return false;
    return SIDES.every((side) => {
      const told = deeds.findLast((deed) => deed.kind === 'keeper' && deed.side === side);
      const hand = this.#hands[side];
      return hand.isStillWith(told?.kind === 'keeper' ? reachable(told) : hand.towards);
    });
  }

  /** Once it has been stepped something moves by itself for a while. */
  get #settles(): boolean {
    return this.#lying.length > 2 && this.#stirred === 0;
  }
  get #isSettling(): boolean {
    return this.#stirred > 0 && this.#stirred < this.#lying.length - 1;
  }

  /** One tick on. `false`: that is for the engine to tell, from the beginning; this one has come to its end. */
  advance(deeds: readonly Deed[]): boolean {
    if (deeds.some((deed) => this.#isOfTheEngine(deed))) return false;
    for (const deed of deeds) if (deed.kind === 'keeper') this.#hands[deed.side].towards = reachable(deed);
    const before = this.instants.at(-1)!;
    if (this.isIdle) {
      this.deeds.push(...deeds);
      this.instants.push(before);
      return true;
    }
    if (!this.#step()) return false;
    this.deeds.push(...deeds);
    this.#stirred++;
    this.instants.push(joined(this.#lying[this.#stirred] ?? this.#lying.at(-1)!, this.#hands, before));
    return true;
  }

  /** A button that is pressed, or a kicker that is lifted. */
  #isOfTheEngine(deed: Deed): boolean {
    if (deed.kind === 'keeper') return false;
    return deed.kind === 'press' || this.#lying[0]!.figures[deed.side].kicker !== null;
  }

  #step(): boolean {
    if (this.#settles && this.tick + this.#lying.length > this.#longest) return false;
    for (let i = 0; i < STEPS_AT_REST; i++)
      for (const side of SIDES) {
        if (this.#hands[side].isStill) continue;
        this.#hands[side].advance(TICK / STEPS_AT_REST);
        if (this.#isNear(side)) return false;
      }
    return true;
  }

  #isNear(side: Side): boolean {
    const rounds = this.#within[side];
    return rounds.length > 0 && isNearTo(keeperPose(this.#hands[side].at, goalLineOf(side)), rounds);
  }
}

/** What lies, and where hands hold the keepers. */
const joined = ({ ball, figures }: Instant, hands: BySide<Guided>, before: Instant | undefined): Instant => ({
  ball,
  figures: bySide((side): SideInstant => {
    const { kicker, pressing, spares } = figures[side];
    return { kicker, pressing, ...keeperIn(hands[side], side, before?.figures[side]), spares };
  }),
});
