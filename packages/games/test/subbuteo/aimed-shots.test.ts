import { isLater, type BotKind, type Game, type Random } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import type { Flick } from '@bande/games/subbuteo/actions.ts';
import { groundIn, placesNow } from '@bande/games/subbuteo/motion.ts';
import { keeperOf } from '@bande/games/subbuteo/names.ts';
import { readSettings } from '@bande/games/subbuteo/settings.ts';
import type { Match, Setup, Subbuteo } from '@bande/games/subbuteo/state.ts';
import { KEEPER_SIZE } from '@bande/games/subbuteo/table-bodies.ts';
import { aids } from '@bande/games/subbuteo/view/aims/aids.ts';
import { directionOf } from '@bande/games/subbuteo/view/aims/aiming.ts';
import { lineFor, meant, turnsBall } from '@bande/games/subbuteo/view/aims/ball-line.ts';
import { dials, turned } from '@bande/games/subbuteo/view/aims/dials.ts';
import { aheadOf } from '@bande/games/subbuteo/view/aims/way-ahead.ts';
import { playMatch } from '@bande/host';
import { describe, expect, test } from 'vitest';

const settings = readSettings({
  toss: false,
  setPieces: 'usual',
  limits: false,
  preview: 'full',
  shootOutOnly: true,
});
const setup: Setup = { edition: 'fistf-4.0', seating: ['red', 'blue'], mode: 'live', settings };

/** Red is about to shoot: the first shot, or one from another of the five positions. */
interface Shot {
  readonly match: Match;
  readonly flick: Flick;
}

/** Whoever shoots like this; everything else he does as a beginner. */
function shootingLike(aimed: (match: Match, flick: Flick, random: Random) => Flick, seen: Shot[]): Game<Subbuteo> {
  const beginner = subbuteo.bots.find(({ id }) => id === 'beginner')!;
  const person: BotKind<Subbuteo> = {
    ...beginner,
    id: 'person',
    create(random) {
      const bot = beginner.create(random);
      return {
        keepsTime: true,
        choose(match, seat) {
          const answer = bot.choose(match, seat);
          if (isLater(answer) || answer.kind !== 'flick' || match.state.restart?.kind !== 'shot') return answer;
          const flick = aimed(match, { ...answer, nail: 0 }, random);
          seen.push({ match, flick });
          return flick;
        },
        lead: (match, seat) => bot.lead!(match, seat),
      };
    },
  };
  return { ...subbuteo, bots: [...subbuteo.bots, person] };
}

/** The middle between the keeper and the post that is farther from him, as a line of the ball. */
function corner(match: Match, flick: Flick): number {
  const { length, goal } = groundIn(match).pitch;
  const places = placesNow(match);
  const keeper = places[keeperOf('blue')].x;
  const post = (keeper > 0 ? -1 : 1) * (goal.width / 2);
  const edge = keeper + Math.sign(post) * KEEPER_SIZE.halfWidth;
  return directionOf(flick.figure, (edge + post) / 2 - places.ball.x, length / 2 - places.ball.y);
}

/** A hand at a screen: a pull of a hundred pixels, two of which it misses. */
const TREMBLES = 1.1;
const byHand = (match: Match, flick: Flick, random: Random): Flick =>
  meant(match, {
    ...flick,
    direction: corner(match, flick) + TREMBLES * (2 * random.unit() - 1),
    strength: 0.35 + 0.2 * random.unit(),
  });
const byKey = (match: Match, flick: Flick): Flick => {
  const set = aids({ ...flick, strength: 0.4 }, match).find(({ key }) => key === 'g')!.sets;
  return set.kind === 'flick' ? set : flick;
};

/** Some fifteen shots each, three of four of which go in; `SHOTS=8` plays forty-four. */
const MATCHES = Number(process.env['SHOTS'] ?? 3);

function shootOut(aimed: typeof byHand, matches: number): { readonly shots: readonly Shot[]; readonly scored: number } {
  const shots: Shot[] = [];
  let scored = 0;
  for (let i = 0; i < matches; i++) {
    const { match, trouble } = playMatch(shootingLike(aimed, shots), setup, {
      seed: `aimed ${i}`,
      bots: ['person', 'beginner'],
    });
    expect(trouble).toBeNull();
    scored += match.state.shootOut!.goals.red;
  }
  return { shots, scored };
}

describe('shots of a shoot-out at a beginner’s keeper', () => {
  test.each([
    ['aimed by hand at the free corner', byHand],
    ['aimed by the key', byKey],
  ])('%s go in more often than not', (_, aimed) => {
    const { shots, scored } = shootOut(aimed, MATCHES);
    expect(shots.length).toBeGreaterThan(4 * MATCHES);
    expect(scored / shots.length).toBeGreaterThan(0.5);
  });

  test('a hand turns the line of the ball, as far as its own, and the preview shows it', () => {
    const { shots } = shootOut(byHand, 1);
    const { match, flick } = shots.find(({ match: one }) => placesNow(one).ball.x === 0)!;
    expect(turnsBall(match, flick.figure)).toBe(true);
    for (const pulledTo of [-12, -6, 0, 6, 12]) {
      const aimed = meant(match, { ...flick, direction: pulledTo, strength: 0.4 });
      const { meets, ball } = aheadOf(match, aimed);
      const [from, to] = [ball[0]!, ball[ball.length >> 1]!];
      expect(meets).toBe('ball');
      expect((Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI).toBeCloseTo(pulledTo, -0.3);
      expect(lineFor(match, aimed)).toBeCloseTo(pulledTo, 0);
    }
  });

  test('each tap of a key turns the line of the ball by a degree, and that is what is read out', () => {
    const { shots } = shootOut(byHand, 1);
    const { match, flick } = shots[0]!;
    const line = (set: Flick): number => dials(set, match).find(({ id }) => id === 'direction')!.value;
    const straight = { ...flick, direction: 0, strength: 0.4 };
    const first = turned(straight, 'direction', corner(match, straight), match) as Flick;
    const next = turned(first, 'direction', line(first) + 1, match) as Flick;
    expect(line(next) - line(first)).toBeCloseTo(1, 0);
    expect(next.direction).toBeLessThan(first.direction);
  });
});
