import {
  isLater,
  type Answer,
  type Bot,
  type BotKind,
  type Match as AnyMatch,
  type Random,
  type Seat,
} from '@bande/core';
import type { Measured } from '@bande/cli/bench';
import { tippKick } from '@bande/games/tipp-kick/game.ts';
import { other, type Side } from '@bande/games/tipp-kick/names.ts';
import { lieNow, spotOf } from '@bande/games/tipp-kick/plate.ts';
import { readSettings } from '@bande/games/tipp-kick/settings.ts';
import { sideOfSeat, type TippKick } from '@bande/games/tipp-kick/state.ts';
import { goalOf } from '@bande/games/tipp-kick/usual.ts';
import { gapIn } from '@bande/games/tipp-kick/view/aims/aids.ts';
import { isBarred, isSetUpOnly, setUpTowards, shotAt } from '@bande/games/tipp-kick/view/aims/by-eye.ts';
import { isShot, meantBy, straightShot } from '@bande/games/tipp-kick/view/aims/meant.ts';
import { distance } from '@bande/games/tipp-kick/view/hands/players.ts';
import { playMatch } from '@bande/host';
import { writeFigures } from '../machine/written.ts';

/** Of shots as a person's hand makes them how many score against each bot: aimed at the open side by eye, as keys and hands aim at the table, and off by what a hand is off. */

type Match = AnyMatch<TippKick>;
/** A hand is off by as much as this, any less as likely: degrees, and a share of its strength. */
const [DEGREES, SHARE] = [3, 0.1];
/** Millimetres from the goal from which a person sets the ball up first. */
const FAR = 420;

interface Counted {
  shots: number;
  scored: number;
  setUps: number;
}

/** Defends and leads its keeper as a club player does, and shoots by eye. */
class Hand implements Bot<TippKick> {
  readonly keepsTime = true;
  readonly #rest: Bot<TippKick>;
  readonly #random: Random;
  readonly #counted: Counted;
  /** What the score was when the last shot at goal was let go. */
  #before: number | null = null;
  constructor(random: Random, rest: Bot<TippKick>, counted: Counted) {
    this.#rest = rest;
    this.#random = random;
    this.#counted = counted;
  }

  lead(match: Match, seat: Seat) {
    return this.#rest.lead!(match, seat);
  }

  choose(match: Match, seat: Seat): Answer<TippKick> {
    const side = sideOfSeat(match, seat);
    if (match.state.movement === null) this.#count(match.state.score[side]);
    const said = this.#rest.choose(match, seat);
    if (isLater(said) || said.kind !== 'shoot') return said;
    const isAtGoal = !isSetUpOnly(match) && !this.#setsUpFirst(match, side);
    const meant = isAtGoal ? shotAt(match, side, [gapIn(match, side)]) : setUpTowards(match, side, goalOf(other(side)));
    if (meant === null || !isShot(meant)) return said;
    const { facing, strength, ...how } = meantBy(match, side, meant);
    const off = (most: number): number => (2 * this.#random.unit() - 1) * most;
    const shot = straightShot(match, side, {
      ...how,
      facing: Math.round(10 * (facing + off(DEGREES))) / 10,
      strength: Math.min(1, strength * (1 + off(SHARE))),
    });
    if (shot === null) return said;
    if (isAtGoal) this.#before = match.state.score[side];
    this.#counted[isAtGoal ? 'shots' : 'setUps']++;
    return shot;
  }

  /** A shot that is over is counted, the last one of a match when that is over. */
  #count(score: number): void {
    if (this.#before !== null && score > this.#before) this.#counted.scored++;
    this.#before = null;
  }
  end(score: number): void {
    this.#count(score);
  }

  #setsUpFirst(match: Match, side: Side): boolean {
    const { setUps, restart } = match.state;
    if (restart !== null || (setUps.of === side && setUps.used > 0)) return false;
    const lie = lieNow(match);
    return (
      lie !== null &&
      (isBarred(match, side, gapIn(match, side)) || distance(spotOf(lie.ball), goalOf(other(side))) > FAR)
    );
  }
}

const SETUP = {
  edition: 'dtkv-2012.1',
  seating: ['red', 'blue'],
  mode: 'live',
  settings: readSettings({ halfMinutes: 2, limits: false }),
} as const;

function against(bot: string, matches: number) {
  const counted: Counted = { shots: 0, scored: 0, setUps: 0 };
  const club = tippKick.bots.find(({ id }) => id === 'club')!;
  const seated: Hand[] = [];
  const hand: BotKind<TippKick> = {
    ...club,
    id: 'hand',
    create: (random) => {
      const sits = new Hand(random, club.create(random), counted);
      seated.push(sits);
      return sits;
    },
  };
  const game = { ...tippKick, bots: [...tippKick.bots, hand] };
  const goals = { own: 0, theirs: 0, wins: 0 };
  for (let n = 1; n <= matches; n++) {
    const { trouble, match } = playMatch(game, SETUP, { seed: `hand:${n}`, bots: ['hand', bot] });
    if (trouble !== null) throw new Error(trouble.reason);
    const { red, blue } = match.state.score;
    seated.at(-1)!.end(red);
    goals.own += red;
    goals.theirs += blue;
    goals.wins += Number(red > blue);
  }
  return { counted, goals };
}

function measured(bot: string, matches: number): readonly Measured[] {
  const { counted, goals } = against(bot, matches);
  const name = 'tipp-kick-hand';
  const of = `${matches} live matches of 2 × 2 minutes, seeds hand:1 to hand:${matches}`;
  console.log(bot, counted, goals);
  return [
    {
      name,
      metric: `shots at goal by hand (±3°, ±10 % of strength) against ${bot} that score`,
      value: (100 * counted.scored) / counted.shots,
      unit: '%',
      note: `${counted.scored} of ${counted.shots}; wanted: 15 to 45; ${of}`,
    },
    {
      name,
      metric: `goals a match against ${bot}`,
      value: (goals.own + goals.theirs) / matches,
      unit: 'goals',
      note: `${goals.own} by hand, ${goals.theirs} by the bot; ${goals.wins} of ${matches} won by hand`,
    },
  ];
}

/** Measures and writes it down: `node bench/hand-shots/tipp-kick.ts 40`, and in one word or more what else runs there. */
await tippKick.prepare!();
const matches = Number(process.argv[2] ?? 40);
writeFigures(
  'tipp-kick-hand',
  ['beginner', 'club', 'expert'].flatMap((bot) => measured(bot, matches)),
  process.argv[3],
);
