import { createRandom, LiveMatch, tick } from '@bande/core';
import { playMatch } from '@bande/host';
import { subbuteo } from '@bande/games/subbuteo';
import { BALL, sceneOf, seenFromThere } from '@bande/games/subbuteo/bot/scene.ts';
import { BEGINNER, CLUB, EXPERT, type Strength } from '@bande/games/subbuteo/bot/strengths.ts';
import { attack } from '@bande/games/subbuteo/bot/attack.ts';
import { reserveMove } from '@bande/games/subbuteo/bot/reserve.ts';
import type { Action } from '@bande/games/subbuteo/actions.ts';
import { groundIn } from '@bande/games/subbuteo/motion.ts';
import type { Match, Setup } from '@bande/games/subbuteo/state.ts';
import { describe, expect, test } from 'vitest';

const setupWith = (settings: object, edition = 'fistf-4.0'): Setup => ({
  edition,
  seating: subbuteo.seatings.find(({ length }) => length === 2)!,
  mode: 'paced',
  settings: subbuteo.schemas.settings.parse(settings),
});
const given = (position: object): Match => subbuteo.notation.readGiven(position, 'fistf-4.0');

describe.each([
  ['beginner', 'beginner'],
  ['club', 'beginner'],
  ['club', 'club'],
  ['expert', 'club'],
])('%s against %s', (red, blue) => {
  test('plays to the end without a refusal, the same match every time', () => {
    const play = () => playMatch(subbuteo, setupWith({ halfMinutes: 0.5 }), { seed: 'bots', bots: [red, blue] });
    const first = play();
    expect(first.trouble).toBeNull();
    expect(first.score).not.toBeNull();
    expect(play().hash).toBe(first.hash);
  });
});

test('plays by the short rules', () => {
  const setup = setupWith({ halfMinutes: 0.5 }, 'short-2016');
  expect(playMatch(subbuteo, setup, { seed: 'short', bots: ['club', 'beginner'] }).trouble).toBeNull();
});

test('a shoot-out has a winner', () => {
  const played = playMatch(subbuteo, setupWith({ shootOutOnly: true }), { seed: 'shots', bots: ['expert', 'club'] });
  expect(played.trouble).toBeNull();
  expect(played.winner).not.toBeNull();
});

test('an expert before an open goal shoots, and says so', () => {
  const match = given({
    attacker: 'red',
    mode: 'paced',
    places: { ball: [20, 450], R9: [10, 400] },
  });
  expect(attack(match, 'red', EXPERT, createRandom('1'))).toMatchObject({ kind: 'shoot', figure: 'R9' });
});

/** What is called when Red does this and everything comes to rest. */
function callsAfter(match: Match, action: Action): readonly string[] {
  const live = new LiveMatch(subbuteo, match);
  expect(live.play({ tick: match.tick, kind: 'action', by: 0, action })).toMatchObject({ ok: true });
  live.advance(tick(match.tick + 360));
  return live.log.flatMap(({ rulings }) => rulings.map(({ call, for: side }) => `${call} ${side}`));
}
const thought = (match: Match, strength: Strength): Action => attack(match, 'red', strength, createRandom('1'))!;

describe('a figure that stands offside before a good shot', () => {
  const offside = {
    attacker: 'red',
    mode: 'paced',
    places: { ball: [0, 400], R9: [0, 360], R10: [200, 560], B2: [-200, 500] },
  };

  test.each([CLUB, EXPERT])('is ticked back, once that is allowed', (strength) => {
    expect(thought(given(offside), strength)).toEqual({ kind: 'ask', what: 'tick' });
    const flick = thought(given({ ...offside, tickAllowed: true }), strength);
    expect(flick).toMatchObject({ kind: 'flick', figure: 'R10', tick: true });
    expect(callsAfter(given({ ...offside, tickAllowed: true }), flick)).toEqual(['blockFlick blue']);
  });

  test('is none of a beginner’s worries', () => {
    expect(thought(given(offside), BEGINNER).kind).not.toBe('ask');
  });

  test.each(['fistf-4.0', 'short-2016'])('is not made an offence where no tick is left, by %s', (edition) => {
    const match = subbuteo.notation.readGiven({ ...offside, ticks: 3 }, edition);
    expect(callsAfter(match, thought(match, EXPERT))).not.toContain('offside blue');
  });
});

test.each([
  ['throwIn', { ball: [340, 100], R7: [290, 80], B9: [390, 120] }],
  ['corner', { ball: [330, 560], R7: [310, 500], B9: [345, 588] }],
])('an expert forces a %s off whoever stands at the line', (call, places) => {
  const match = given({ attacker: 'red', mode: 'paced', places });
  expect(callsAfter(match, thought(match, EXPERT))).toContain(`${call} red`);
});

test('the reserve keeper comes where nobody else reaches the ball, and goes when it is far away', () => {
  const wall = { B9: [0, -525], B10: [-30, -535], B11: [30, -535], B8: [-45, -560], B7: [45, -560] };
  const near = given({ attacker: 'red', mode: 'paced', places: { ball: [0, -560], ...wall } });
  expect(reserveMove(near, 'red')).toMatchObject({ kind: 'reserveIn' });
  const far = given({ attacker: 'red', mode: 'paced', places: { ball: [0, 300] }, reserve: { red: { is: 'on' } } });
  expect(reserveMove(far, 'red')).toEqual({ kind: 'reserveOut' });
});

test('the same position gives the same flick', () => {
  const match = given({ attacker: 'red', mode: 'paced' });
  const flick = () => attack(match, 'red', BEGINNER, createRandom('twice'));
  expect(flick()).toEqual(flick());
});

test('both sides see the same picture', () => {
  const match = given({ attacker: 'red', places: { ball: [20, 450] } });
  const [red, blue] = [sceneOf(match, 'red'), sceneOf(match, 'blue')];
  expect(red.y[BALL]).toBeCloseTo(0.45);
  expect(Array.from(seenFromThere(red).y)).toEqual(Array.from(blue.y));
});

test('a rehearsal tells the same as the motion itself', () => {
  const match = given({ attacker: 'red' });
  const { motions } = groundIn(match);
  const rehearsal = motions.rehearse(match.state.motion);
  const at = match.state.motion.t;
  for (let i = 0; i < 12; i++) {
    const flick = { vx: 0.1 * (i - 6), vy: 1 + 0.1 * i, spin: 20 * (i % 3), lift: 0 };
    let motion = motions.flick(match.state.motion, at, 'R9', flick);
    for (let next = motions.next(motion, at + 3); next !== null; next = motions.next(motion, at + 3))
      motion = next.motion;
    rehearsal.again();
    rehearsal.flick(8, at, flick);
    rehearsal.run(
      at + 3,
      () => undefined,
      () => false,
    );
    rehearsal.bring(at + 3);
    expect(motions.placesAt(motion, at + 3).map(({ x, y }) => [x, y])).toEqual(
      Array.from(rehearsal.x, (x, body) => [x, rehearsal.y[body]]),
    );
  }
});
