import {
  isLater,
  type Action,
  type Answer,
  type Bot,
  type BotKind,
  type Game,
  type GameShape,
  type Match,
  type Random,
  type Seat,
  type Setup,
} from '@bande/core';
import type { Measured } from '@bande/cli/bench';
import { playMatch } from '@bande/host';
import { writeFigures } from '../machine/written.ts';

/** Of shots as a person's hand makes them how many score against each bot: aimed as keys and hands aim at the table, and off by what a hand is off. */

/** A hand is off by as much as this, any less as likely: degrees, and a share of its strength. */
const [DEGREES, SHARE] = [3, 0.1];

/** How far a hand is off this time. */
interface Off {
  readonly degrees: number;
  /** So many times as strong as was meant. */
  readonly strength: number;
}

/** A game as a hand plays it: what it does instead of what a club player had chosen, and whether that is a shot at goal. */
export interface ByHand<G extends GameShape> {
  readonly game: Game<G>;
  readonly setup: Setup<G>;
  readonly scoreOf: (match: Match<G>, seat: Seat) => number;
  /** What was shot before has come to its end: it scored, or it did not. */
  readonly isShotOver: (match: Match<G>) => boolean;
  /** Null: it does what was chosen. */
  readonly instead: (
    match: Match<G>,
    seat: Seat,
    chosen: Action<G>,
    off: Off,
  ) => { readonly action: Action<G>; readonly isAtGoal: boolean } | null;
  readonly note: string;
}

interface Counted {
  shots: number;
  scored: number;
}

/** Defends and leads its keeper as a club player does, and shoots by hand. */
class Hand<G extends GameShape> implements Bot<G> {
  readonly keepsTime = true;
  readonly #by: ByHand<G>;
  readonly #rest: Bot<G>;
  readonly #random: Random;
  readonly #counted: Counted;
  /** What the score was when the last shot at goal was let go. */
  #before: number | null = null;

  constructor(by: ByHand<G>, random: Random, rest: Bot<G>, counted: Counted) {
    [this.#by, this.#rest, this.#random, this.#counted] = [by, rest, random, counted];
  }

  lead(match: Match<G>, seat: Seat) {
    return this.#rest.lead!(match, seat);
  }

  choose(match: Match<G>, seat: Seat): Answer<G> {
    const { scoreOf, isShotOver, instead } = this.#by;
    if (isShotOver(match)) this.end(scoreOf(match, seat));
    const said = this.#rest.choose(match, seat);
    if (isLater(said)) return said;
    const off = (most: number): number => (2 * this.#random.unit() - 1) * most;
    const done = instead(match, seat, said, { degrees: off(DEGREES), strength: 1 + off(SHARE) });
    if (done === null) return said;
    if (done.isAtGoal) {
      this.end(scoreOf(match, seat));
      this.#before = scoreOf(match, seat);
      this.#counted.shots++;
    }
    return done.action;
  }

  /** A shot that is over is counted, the last one of a match when that is over. */
  end(score: number): void {
    if (this.#before !== null && score > this.#before) this.#counted.scored++;
    this.#before = null;
  }
}

function against<G extends GameShape>(by: ByHand<G>, bot: string, matches: number) {
  const { game, setup, scoreOf } = by;
  const counted: Counted = { shots: 0, scored: 0 };
  const club = game.bots.find(({ id }) => id === 'club')!;
  let seated: Hand<G> | null = null;
  const hand: BotKind<G> = {
    ...club,
    id: 'hand',
    create: (random) => (seated = new Hand(by, random, club.create(random), counted)),
  };
  const goals = { own: 0, theirs: 0, wins: 0 };
  for (let n = 1; n <= matches; n++) {
    const { trouble, match } = playMatch({ ...game, bots: [...game.bots, hand] }, setup, {
      seed: `hand:${n}`,
      bots: ['hand', bot],
    });
    if (trouble !== null) throw new Error(trouble.reason);
    const [own, theirs] = [scoreOf(match, 0), scoreOf(match, 1)];
    (seated as Hand<G> | null)?.end(own);
    goals.own += own;
    goals.theirs += theirs;
    goals.wins += Number(own > theirs);
  }
  return { counted, goals };
}

function measured<G extends GameShape>(name: string, by: ByHand<G>, bot: string, matches: number): readonly Measured[] {
  const { counted, goals } = against(by, bot, matches);
  const of = `${matches} live matches ${by.note}, seeds hand:1 to hand:${matches}`;
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

/** Against each bot; written down: so many matches, and in one word or more what else runs there. */
export function handShots<G extends GameShape>(
  name: string,
  by: ByHand<G>,
  [matches = '40', beside]: readonly string[],
): void {
  const figures = ['beginner', 'club', 'expert'].flatMap((bot) => measured(name, by, bot, Number(matches)));
  writeFigures(name, figures, beside);
}
