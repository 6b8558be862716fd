import type { Grip, Touch } from '@bande/stage/grip';
import { DEAD_ZONE } from '@bande/stage/pull';
import type { Draft } from '@bande/stage/view';
import type { Side } from '../../names.ts';
import { lieNow, spotOf } from '../../plate.ts';
import type { Match, TippKick } from '../../state.ts';
import type { Spot } from '../../zones.ts';
import { ledAround, OF_SPIN, pulled, turnedBy } from '../aims/aiming.ts';
import { isToShoot, standsAtBall, straightOn } from '../aims/choosing.ts';
import { fromTable, toTable } from '../layout.ts';
import { isShot, meantBy, shotFor, straightShot, type Meant } from '../aims/meant.ts';
import type { Players, Pull } from './players.ts';
import { seatOf } from './seats.ts';

/** Hands at the ball. */

export const ballOf = (match: Match): Spot => {
  const lie = lieNow(match);
  return lie === null ? [0, 0] : spotOf(lie.ball);
};

/** What a side's hand has set, if it is for the ball as it lies; otherwise straight on. */
export function meantNow({ held }: Pick<Players, 'held'>, match: Match, side: Side): Meant {
  const now = held(seatOf(match, side))?.get() ?? null;
  return isShot(now) && standsAtBall(match, now) ? meantBy(match, side, now) : straightOn(match, side);
}

/** Pixels: a press beside the ball that goes no farther was meant for something else. */
const BESIDE_IT = 24;
/** Pixels of a further finger for the next kind of shot. */
const KIND_PX = 36;
/** While the ball is pulled: another kind, and beside its middle. */
const KEYS = { q: -1, e: 1, u: -OF_SPIN, o: OF_SPIN } as const;

/** Pressed at the ball or anywhere, pulled back, let go: the button goes down. */
export const pulling = (players: Players, side: Side, onIt: boolean): Grip => new AtTheBall(players, side, onIt);
/** The kicker is led around the ball, and stays where it was led. */
export const settingKicker = (players: Players, side: Side, byFinger: boolean): Grip =>
  new LeadingKicker(players, side, byFinger);

class AtTheBall implements Grip {
  readonly holds: string;
  readonly by;
  readonly loose: boolean;
  readonly turnPx = KIND_PX;
  protected readonly players: Players;
  protected readonly side: Side;
  protected readonly draft: Draft<TippKick> | null;
  protected before: Meant;
  readonly #onIt: boolean;
  readonly #was;
  /** Since when the ball has lain as it does. */
  readonly #rested;
  #last: Touch | null = null;
  #wasPulled = false;
  #isOver = false;

  constructor(players: Players, side: Side, onIt: boolean) {
    const match = players.running.match();
    // A side has one hand at the ball: a further finger of it turns the kind of shot.
    this.holds = `hand of ${side}`;
    this.by = seatOf(match, side);
    this.loose = !onIt;
    this.#onIt = onIt;
    this.players = players;
    this.side = side;
    this.draft = players.held(this.by);
    this.#was = this.draft?.get() ?? null;
    this.#rested = match.state.restedAt;
    this.before = { ...meantNow(players, match, side), ...this.afresh };
  }

  /** What every pull begins with, whatever was set before. */
  protected get afresh(): Partial<Meant> {
    return { spin: 0, kind: 'flat' };
  }

  /** Whoever sets dials meanwhile is somebody else, and needs these letters himself. */
  get keys(): Readonly<Record<string, number>> {
    return this.players.draft?.isChanged?.() === true && this.players.seats.length > 1 ? {} : KEYS;
  }

  get deadZone(): number {
    return this.#onIt ? DEAD_ZONE : BESIDE_IT;
  }

  readonly move = (touch: Touch): void => {
    this.#last = touch;
    if (this.#isStale()) return;
    this.#wasPulled ||= touch.far >= this.deadZone;
    this.#show(touch.far < this.deadZone ? null : touch);
  };

  readonly release = (touch: Touch): void => {
    if (this.#isStale()) return;
    this.players.onPull(this.side, null);
    if (touch.far < this.deadZone) return void (this.#wasPulled && this.cancel());
    this.letGo(this.aim(touch));
  };

  /** As if the hand had never been there. */
  readonly cancel = (): void => {
    this.players.onPull(this.side, null);
    if (this.#was !== null) this.draft?.set(this.#was);
  };

  readonly turn = (steps: number): void => {
    this.before = turnedBy(this.before, steps);
    if (this.#last === null || this.#last.far < this.deadZone) this.#show(null);
    else this.move(this.#last);
  };

  protected aim(touch: Touch): Meant {
    return pulled(this.before, this.side, ballOf(this.players.running.match()), touch);
  }
  protected letGo(meant: Meant): void {
    const shot = straightShot(this.players.running.match(), this.side, meant);
    if (shot !== null) this.players.onAct(shot, this.by);
  }
  protected slingOf(touch: Touch): Pull['sling'] {
    if (!this.#onIt) return { from: touch.from, to: touch.at, onIt: false };
    const [x, , z] = toTable(ballOf(this.players.running.match()));
    return { from: [x, z], to: [x + touch.at[0] - touch.from[0], z + touch.at[1] - touch.from[1]], onIt: true };
  }

  #show(touch: Touch | null): void {
    const meant = touch === null ? this.before : this.aim(touch);
    const shot = shotFor(this.players.running.match(), this.side, meant);
    if (shot === null) return;
    this.draft?.set(shot);
    this.players.onPull(this.side, touch === null ? null : { shot, meant, sling: this.slingOf(touch) });
  }

  /** What was pulled for has ceased to be: it is called off, and nobody is told off for it. */
  #isStale(): boolean {
    const match = this.players.running.match();
    if (!this.#isOver && (!isToShoot(match, this.side) || match.state.restedAt !== this.#rested)) {
      this.#isOver = true;
      this.cancel();
    }
    return this.#isOver;
  }
}

class LeadingKicker extends AtTheBall {
  readonly #byFinger: boolean;
  constructor(players: Players, side: Side, byFinger: boolean) {
    super(players, side, true);
    this.#byFinger = byFinger;
  }
  protected override get afresh(): Partial<Meant> {
    return {};
  }
  protected override aim(touch: Touch): Meant {
    const ball = ballOf(this.players.running.match());
    const [hand, from] = [fromTable(touch.at), fromTable(touch.from)];
    return ledAround(this.before, this.side, ball, hand, { from, byFinger: this.#byFinger });
  }
  protected override letGo(meant: Meant): void {
    const shot = straightShot(this.players.running.match(), this.side, meant);
    if (shot !== null) this.draft?.set(shot);
  }
  protected override slingOf(): Pull['sling'] {
    return null;
  }
}
