import { subbuteo } from '@bande/games/subbuteo';
import { groundIn, isGone, isQuiet, placesNow } from '@bande/games/subbuteo/motion.ts';
import { readSettings } from '@bande/games/subbuteo/settings.ts';
import type { Match, Setup } from '@bande/games/subbuteo/state.ts';
import { framingOf, zoneOf, type Framing } from '@bande/games/subbuteo/view/picture/framing.ts';
import { playMatch } from '@bande/host';
import { describe, expect, test } from 'vitest';

const setup: Setup = {
  edition: 'fistf-4.0',
  seating: ['red', 'blue'],
  mode: 'live',
  settings: readSettings({ toss: false, setPieces: 'usual', halfMinutes: 1 }),
};

/** Every value of a live match, in order. */
function matchesOf(seed: string): readonly Match[] {
  const seen: Match[] = [];
  const watched = {
    ...subbuteo,
    judge: (match: Match, fact: never) => (seen.push(match), subbuteo.judge(match, fact)),
  };
  playMatch(watched as typeof subbuteo, setup, { seed, bots: ['beginner'] });
  return seen;
}

const changes = (of: readonly unknown[]): number => of.filter((one, i) => i > 0 && one !== of[i - 1]).length;
/** Whose ball or restart it is, and shots that are announced. */
const turnOf = ({ state: { attacker, restart, handSet, period } }: Match): string =>
  `${period} ${restart === null ? attacker : `${restart.kind} ${restart.by}`} ${handSet !== null}`;

describe.each(['camera:1', 'camera:2', 'camera:3'])('in the live match %s', (seed) => {
  const matches = matchesOf(seed);
  const framed: Framing[] = [];
  for (const match of matches) framed.push(framingOf(match, 'red', framed.at(-1) ?? null));

  test('the picture changes at most once in each turn of one side', () => {
    for (const spell of new Set(framed.map(({ spell }) => spell))) expect(spell).not.toBe('');
    let [inTurn, last] = [0, framed[0]!];
    for (const framing of framed.slice(1)) {
      if (framing.spell !== last.spell) inTurn = 0;
      if (framing.zone !== last.zone) inTurn++;
      expect(inTurn).toBeLessThanOrEqual(1);
      last = framing;
    }
    expect(changes(framed.map(({ zone }) => zone))).toBeLessThanOrEqual(changes(matches.map(turnOf)));
  });

  test('it changes no oftener than one that follows the ball, and not at all between two turns in which nothing went to a goal', () => {
    let zone: Framing['zone'] = null;
    const followed = matches.map((match) => {
      const { ball } = placesNow(match);
      zone = isGone(match.state.motion, 'ball') ? null : zoneOf(groundIn(match).pitch, ball, zone);
      return zone;
    });
    expect(changes(framed.map((one) => one.zone))).toBeLessThanOrEqual(changes(followed) + 1);
  });
});

test('a picture that is chosen as the ball is played stays until it lies: nothing moves under a finger that presses then', () => {
  const matches = matchesOf('camera:4');
  let was: Framing | null = null;
  let [atRest, all] = [0, 0];
  for (const match of matches) {
    const now: Framing = framingOf(match, 'red', was);
    if (was !== null && now.zone !== was.zone) {
      all++;
      if (now.spell === was.spell && isQuiet(match.state.motion)) atRest++;
    }
    was = now;
  }
  expect(all).toBeGreaterThan(0);
  expect(atRest).toBe(0);
});
