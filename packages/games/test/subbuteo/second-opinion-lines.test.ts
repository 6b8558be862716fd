import { createRandom, runScenario, scenarioSchema, type WrittenRuling } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo/game.ts';
import type { Subbuteo } from '@bande/games/subbuteo/state.ts';
import { expect, test } from 'vitest';
import {
  BALL,
  foe,
  HALF_LENGTH,
  opinion,
  type Side,
  type Spot,
  type Story,
  type Strike,
  type Touch,
} from './lines/opinion.ts';
import { storyOf, turned, turnedPlace } from './lines/stories.ts';

/** Thousands of stories of balls over a line are told to the referee as facts, touch by touch, and compared with an opinion of its own; then turned by half a turn. */

const letter = (side: Side): string => (side === 'red' ? 'R' : 'B');
/** Every touch is one of another figure. */
const nameOf = (event: Touch | Strike, i: number): string => {
  if (event.keeper) return `${letter(event.by)}1`;
  if (event.deed === 'strike') return `${letter(event.by)}${event.reserve ? 12 : 9}`;
  return `${letter(event.by)}${2 + i}`;
};

/** A ball in play is nowhere wholly over a line, whomever it meets beyond it. */
const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
const stillIn = ([x, y]: Spot): Spot => [within(x, 400 + BALL), within(y, HALF_LENGTH + BALL)];

function told({ short, first, then, line, inGoal, at, doubt }: Story) {
  const facts: Record<string, unknown>[] = [];
  const striker = nameOf(first, 0);
  if (!first.keeper)
    facts.push({
      kind: 'flicked',
      by: first.by,
      figure: striker,
      ...(first.restart === null ? {} : { as: 'restart' }),
    });
  facts.push({
    kind: 'ballTouched',
    touchedBy: striker,
    atRest: first.keeper,
    at: stillIn(first.ball),
    figureAt: first.figure,
  });
  if (first.restart === 'goalKick') facts.push({ kind: 'ballLeftArea', area: first.by }); // else it would only be repeated
  for (const [i, event] of then.entries()) {
    if (event.deed === 'rest') facts.push({ kind: 'rested', what: 'ball' });
    else if (event.deed === 'frame') facts.push({ kind: 'rebounded', what: 'ball', from: 'post', goal: event.goal });
    else
      facts.push({
        kind: 'ballTouched',
        touchedBy: nameOf(event, i),
        at: stillIn(event.figure),
        figureAt: event.figure,
        ballRolling: true,
        ...(event.neutral ? { neutral: true } : {}),
      });
  }
  facts.push({ kind: 'ballOver', line, inGoal, at, ...(doubt ? { doubt: true } : {}) });
  const atEdge = then.flatMap((event, i) => (event.deed === 'touch' && event.atEdge ? [nameOf(event, i)] : []));
  return scenarioSchema.parse({
    title: 'a story',
    paragraphs: ['FISTF-II.4.3.2'],
    edition: short ? 'short-2016' : 'fistf-4.0',
    given: {
      mode: 'desk',
      attacker: first.by,
      atEdge,
      ...(first.restart === null
        ? {}
        : { restart: { kind: first.restart, by: first.by, step: 'released', taker: striker } }),
      ...(first.reserve ? { reserve: { [first.by]: { is: 'on', fresh: true } } } : {}),
    },
    facts,
    expect: {},
  });
}

const AWARDS = ['goal', 'ownGoal', 'throwIn', 'goalKick', 'corner'];
interface Ruled {
  readonly is: string;
  readonly for: string;
  readonly where: string | undefined;
}
function ruled(story: Story): readonly Ruled[] {
  const rulings = runScenario(subbuteo, told(story)).rulings as readonly WrittenRuling<Subbuteo>[];
  return rulings
    .filter(({ call }) => AWARDS.includes(call))
    .map((one) => ({ is: one.call, for: one.for!, where: one.where }));
}

const STORIES = 2400;

test('who gets the ball after it has gone over a line, read a second time', () => {
  const random = createRandom('a ball over a line');
  const seen = new Map<string, number>();
  for (let i = 0; i < STORIES; i++) {
    const story = storyOf(random);
    const [first, ...more] = ruled(story);
    const mine = opinion(story);
    expect({ story, more, is: first?.is, for: first?.for }).toEqual({ story, more: [], ...mine });
    seen.set(`${story.short} ${mine.is}`, (seen.get(`${story.short} ${mine.is}`) ?? 0) + 1);
  }
  for (const short of [true, false])
    for (const is of AWARDS) expect([short, is, (seen.get(`${short} ${is}`) ?? 0) > 10]).toEqual([short, is, true]);
});

test('the same story turned by half a turn gives the other side the same', () => {
  const random = createRandom('half a turn');
  for (let i = 0; i < STORIES / 4; i++) {
    const story = storyOf(random);
    const here = ruled(story).map((one) => ({ ...one, for: foe(one.for as Side), where: turnedPlace(one.where) }));
    expect({ story, ruled: ruled(turned(story)) }).toEqual({ story, ruled: here });
  }
});
