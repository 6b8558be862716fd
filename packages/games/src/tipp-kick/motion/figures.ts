import type { Side } from '../names.ts';
import type { Deed } from './deeds.ts';
import { Guided, reachable } from './hold.ts';
import type { Kicker, SideLie } from './lie.ts';
import type { Lifting } from './lifting.ts';
import type { Pressing } from './pressing.ts';

/** What the hands of one side are about in a motion. */
export class Figures {
  readonly guided: Guided;
  /** The engine looks at every led body in every step, so a keeper that a hand holds still is fixed. */
  keeperIsLed = true;
  pressing: Pressing | undefined;
  lifting: Lifting | undefined;
  /** As it stood before this motion moved it; `null`: not on the plate. */
  kicker: Kicker | null;
  constructor({ keeper, kicker }: Pick<SideLie, 'keeper' | 'kicker'>, guided = new Guided(keeper)) {
    this.guided = guided;
    this.kicker = kicker;
  }

  copied(lie: SideLie): Figures {
    const { guided, keeperIsLed, pressing, lifting, kicker } = this;
    return Object.assign(new Figures(lie, guided.copied()), { keeperIsLed, pressing, lifting, kicker });
  }

  /** A hand does more than to lead a keeper. */
  get isBusy(): boolean {
    return this.pressing !== undefined || this.lifting !== undefined;
  }
  /** Nothing is done, and nothing will be by these deeds. */
  isOffWith(side: Side, deeds: readonly Deed[]): boolean {
    if (this.isBusy) return false;
    const mine = deeds.filter((deed) => deed.side === side);
    if (mine.some(({ kind }) => kind === 'press' || (kind === 'takeAway' && this.kicker !== null))) return false;
    const told = mine.findLast((deed) => deed.kind === 'keeper');
    return this.guided.isStillWith(told === undefined ? this.guided.towards : reachable(told));
  }
}
