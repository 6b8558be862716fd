import { deviate, playTick, type Led, type Random, type Seat } from '@bande/core';
import { LateHand } from '@bande/kit';
import { instantAt, type Lie } from '../motion/index.ts';
import type { Side } from '../names.ts';
import { lieNow, spotOf } from '../plate.ts';
import { sideOfSeat, type Match } from '../state.ts';
import { isLocked } from '../streams.ts';
import { aheadOf, type Spot } from '../zones.ts';
import { covering, within, type Place } from './cover.ts';
import type { KeeperSkill } from './strengths.ts';
import { mayClear, mustPlay } from './strike.ts';

/** Tenths of a millimetre, as hands are led. */
type Target = readonly [sideways: number, forward: number, lift: number, roll: number];

/** Ways below a millimetre are not worth a word, while the ball moves not below four; tenths of a millimetre. */
const WORTH = { still: 10, moving: 40 } as const;
/** Whoever sees where he stands stands better than one who says so in secret. */
const SEES = 0.7;
/** Leads one keeper. */
export class KeeperHand {
  readonly #skill: KeeperSkill;
  readonly #random: Random;
  readonly #hand: LateHand<Target>;
  /** What his present misjudgement is about. */
  #about = '';
  #misses = 0;

  constructor(skill: KeeperSkill, random: Random) {
    this.#skill = skill;
    this.#random = random;
    this.#hand = new LateHand(skill.reaction);
  }

  lead(match: Match, seat: Seat): Led {
    const side = sideOfSeat(match, seat);
    const lie = lieNow(match);
    if (lie === null || match.mode !== 'live' || isLocked(match, side)) return this.#hand.rest();
    this.#wish(match, side, lie);
    return this.#hand.led(match.tick, match.state.movement !== null);
  }

  /** Another place than the one he heads for is a new wish. */
  #wish(match: Match, side: Side, lie: Lie): void {
    const about = `${match.state.movement?.fact} ${match.state.last?.fact} ${match.state.restart?.kind}`;
    if (about !== this.#about) [this.#about, this.#misses] = [about, SEES * this.#skill.error * deviate(this.#random)];
    const place = this.#place(match, side, lie);
    const worth = match.state.movement === null ? WORTH.still : WORTH.moving;
    if (place !== null) this.#hand.wish(match.tick, place, worth);
  }

  /** Where he wants to be, by what he sees now. */
  #place(match: Match, side: Side, lie: Lie): Target | null {
    const ball = spotOf(lie.ball);
    const { out, share, clears } = this.#skill;
    if (mustPlay(match, side) || (clears && mayClear(match, side))) return target([ball[0], FARTHEST]);
    const shot = crossingOf(match, side, ball);
    if (shot === null && match.state.movement === null && liesAtHisFeet(side, ball)) return null;
    const [wanted, forward] = shot === null ? covering(side, ball, out) : [shot, Math.min(out, LINE)];
    return target(within(wanted * share + this.#misses, forward));
  }
}

const FARTHEST = 46;
/** Just before the posts, where he has room. */
const LINE = 8;

const target = ([sideways, forward]: Place): Target => [
  Math.round(sideways * 10) + 0,
  Math.round(forward * 10) + 0,
  0,
  0,
];

/** A ball that lies so near that he would move it whenever he moves. */
const liesAtHisFeet = (side: Side, ball: Spot): boolean => aheadOf(side, ball) < 30 && Math.abs(ball[0]) < 85;

/** He sees how a ball moves by where it was a moment ago. */
const MOMENT = 4;
/** So soon it must come, in ticks, and so near to his goal that it concerns him. */
const SOON = 150;
const WIDE = 60;

/** Where the ball will cross his line if it goes on like this, to the east of the middle; null: it does not come. */
function crossingOf(match: Match, side: Side, ball: Spot): number | null {
  const { plate, movement } = match.state;
  if (plate === null || movement === null) return null;
  const now = playTick(match) - plate.motion.since;
  if (now < MOMENT) return null;
  const { at } = instantAt(plate.motion, now - MOMENT).ball;
  const before: Spot = [at.x * 1000, at.y * 1000];
  const nearer = (aheadOf(side, before) - aheadOf(side, ball)) / MOMENT;
  const ahead = aheadOf(side, ball);
  if (nearer <= 0 || ahead <= 0 || ahead / nearer > SOON) return null;
  const east = ball[0] + ((ball[0] - before[0]) / MOMENT) * (ahead / nearer);
  return Math.abs(east) < WIDE ? east : null;
}
