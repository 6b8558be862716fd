import { type BySide, bySide, type Side, SIDES } from '../names.ts';
import type { Deed } from './deeds.ts';
import { Guided, reachable } from './hold.ts';
import { type Instant, instantOf, keeperIn, type SideInstant } from './instant.ts';
import type { Lie } from './lie.ts';
import { isNearTo, liesAlone, withinReach } from './near.ts';
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
  /** Everything but the keepers. */
  readonly #lies: Instant;
  readonly #within: ReturnType<typeof withinReach>;

  private constructor({ deeds, sightings, instants, hands }: Begun) {
    this.deeds = deeds;
    this.sightings = sightings;
    this.instants = instants;
    this.#hands = hands;
    this.#lies = instants.at(-1)!;
    this.#within = withinReach(this.#lies);
  }

  /** `null`: something is touched as it lies, or stirs. */
  static at(rest: Lie): KeepersAlone | null {
    const lies = instantOf(rest);
    if (!liesAlone(lies)) return null;
    const hands = bySide((side) => new Guided(rest.figures[side].keeper));
    return new KeepersAlone({ deeds: [], sightings: [], instants: [led(lies, hands)], hands });
  }

  /** Goes on where a world of the engine has come to rest; `null`: a keeper touches something there. */
  static after(world: Stepped): KeepersAlone | null {
    const alone = new KeepersAlone(world);
    return SIDES.some((side) => alone.#isNear(side)) ? null : alone;
  }

  copied(): KeepersAlone {
    const { deeds, sightings, instants } = this;
    const hands = bySide((side) => this.#hands[side].copied());
    return new KeepersAlone({ deeds: [...deeds], sightings: [...sightings], instants: [...instants], hands });
  }

  get tick(): number {
    return this.instants.length - 1;
  }
  get isIdle(): boolean {
    return this.isIdleWith([]);
  }
  isIdleWith(deeds: readonly Deed[]): boolean {
    if (deeds.some((deed) => this.#isOfTheEngine(deed))) return false;
    return SIDES.every((side) => {
      const told = deeds.findLast((deed) => deed.kind === 'keeper' && deed.side === side);
      const hand = this.#hands[side];
      return hand.isStillWith(told?.kind === 'keeper' ? reachable(told) : hand.towards);
    });
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
    this.instants.push(led(this.#lies, this.#hands, before));
    return true;
  }

  /** A button that is pressed, or a kicker that is lifted. */
  #isOfTheEngine(deed: Deed): boolean {
    if (deed.kind === 'keeper') return false;
    return deed.kind === 'press' || this.#lies.figures[deed.side].kicker !== null;
  }

  #step(): boolean {
    for (let i = 0; i < STEPS_AT_REST; i++)
      for (const side of SIDES) {
        if (this.#hands[side].isStill) continue;
        this.#hands[side].advance(TICK / STEPS_AT_REST);
        if (this.#isNear(side)) return false;
      }
    return true;
  }

  #isNear(side: Side): boolean {
    return isNearTo(side, this.#hands[side].at, this.#within[side]);
  }
}

/** What lies, and where hands hold the keepers. */
const led = ({ ball, figures }: Instant, hands: BySide<Guided>, before?: Instant): Instant => ({
  ball,
  figures: bySide((side): SideInstant => {
    const { kicker, pressing, spares } = figures[side];
    return { kicker, pressing, ...keeperIn(hands[side], side, before?.figures[side]), spares };
  }),
});
