import { createRandom, enteredSchema, hashOf, later, letPass, play, type Entered, type Random } from '@bande/core';
import { decisionFields } from '@bande/games/tipp-kick/decisions.ts';
import { eventSchema, type Event } from '@bande/games/tipp-kick/events.ts';
import { CALLS, type Call } from '@bande/games/tipp-kick/referee/calls.ts';
import { readSettings } from '@bande/games/tipp-kick/settings.ts';
import { start } from '@bande/games/tipp-kick/start.ts';
import type { Match, Ruling, TippKick } from '@bande/games/tipp-kick/state.ts';
import { describe, expect, test } from 'vitest';
import { anyFields, oneOf } from '../subbuteo/fuzz/any.ts';
import { SIDES } from '@bande/games/tipp-kick/names.ts';
import { ruledFor } from './ruled.ts';
import { tippKick as referee } from '@bande/games/tipp-kick/game.ts';

/** Thousands of facts and decisions at random, at a desk where nobody measures: nothing throws, what is entered changes nothing before it, and somebody always has something to do. */

type Fact = Entered<TippKick>;
const schema = enteredSchema(referee);
const KINDS = eventSchema.options;
const OFTEN = KINDS.filter(({ shape }) =>
  ['shot', 'touched', 'ballOver', 'ballRested', 'ballPlaced', 'keeperPlayed'].includes(shape.kind.value),
);

function anyEvent(random: Random): Event {
  for (;;) {
    const kind = oneOf(random, random.below(2) === 0 ? OFTEN : KINDS);
    const { pose: _, reason: _reason, ...event } = anyFields(random, kind.shape) as Record<string, unknown>;
    const read = eventSchema.safeParse(event);
    if (read.success) return read.data;
  }
}
function anyDecision(random: Random): Fact {
  const call = oneOf<Call>(random, CALLS);
  return schema.parse({ kind: 'decided', call, ...anyFields(random, decisionFields[call]) });
}
/** What ends a match or a period is rare, or nothing else would be seen. */
const ENDS: ReadonlySet<unknown> = new Set(['abandoned', 'disqualified', 'matchOver', 'periodOver', 'playEnds']);
const GRAVE: ReadonlySet<unknown> = new Set([
  'ballDestroyed',
  'ballHidden',
  'unsporting',
  'notReturned',
  'illegalMaterial',
]);
const isAnEnd = (fact: Fact): boolean =>
  ('call' in fact && ENDS.has(fact.call)) || (fact.kind === 'breach' && GRAVE.has(fact.what));

function anyFact(random: Random, match: Match): Fact {
  const die = random.below(20);
  if (die === 0 && match.clocks.length > 0) return { kind: 'timeIsUp', of: oneOf(random, match.clocks).name };
  const [option] = match.options;
  if (die === 1 && option !== undefined) return { kind: 'timeIsUp', of: option.name, owner: option.owner };
  return die < 10 ? anyDecision(random) : anyEvent(random);
}

const SEED = process.env['BANDE_SEED'] ?? '';
const ROUNDS = 40 * Number(process.env['SOAK'] ?? 1);
const FACTS = 150;

interface Seen {
  readonly fact: Fact;
  readonly before: Match;
  readonly match: Match;
  readonly calls: readonly string[];
  readonly rulings: readonly Ruling[];
}
function* random(name: string): Generator<Seen> {
  const dice = createRandom(name);
  const settings = readSettings({ extraTime: dice.below(2) === 0, kickers: 1 + dice.below(4), cautionedOffence: 40 });
  let match = start({ edition: 'dtkv-2012.1', seating: ['red', 'blue'], mode: 'desk', settings });
  for (let n = 0; n < FACTS && match.outcome === null; n++) {
    const fact = anyFact(dice, match);
    if (isAnEnd(fact) && dice.below(12) > 0) continue;
    const kept = hashOf(match);
    const step = play(referee, match, { tick: match.tick, kind: 'facts', by: 'referee', facts: [fact] });
    if (hashOf(match) !== kept) throw new Error(`${JSON.stringify(fact)} has changed the match before it`);
    if (step.ok) {
      const rulings = step.value.log.flatMap((entry) => entry.rulings);
      const calls = rulings.map(({ call }) => call);
      yield { fact, before: match, match: step.value.match, calls, rulings };
      match = step.value.match;
    }
    if (match.outcome === null) match = letPass(referee, match, later(match.tick, dice.below(300))).match;
  }
}

/** A deed may be called by another name than that of a deed; what an overrun costs depends on how many there were. */
const OTHERWISE: ReadonlySet<unknown> = new Set(['refereeActs', 'overrun']);

describe('at a desk, at random', () => {
  const all = Array.from({ length: ROUNDS }, (_, round) => [...random(`${SEED}a desk ${round}`)]).flat();

  test('much is taken, of every kind', () => {
    const kinds = new Set(all.map(({ fact }) => fact.kind));
    const calls = new Set(all.flatMap(({ fact }) => ('call' in fact ? [fact.call] : [])));
    expect(all.length).toBeGreaterThan(1000);
    expect(kinds.size).toBeGreaterThan(20);
    expect(CALLS.filter((call) => !calls.has(call)).length).toBeLessThan(CALLS.length / 4);
  });

  test('the call of a decision that was taken is among its rulings', () => {
    const without = all.filter(
      ({ fact, calls }) => 'call' in fact && !calls.includes(fact.call) && !OTHERWISE.has(fact.call),
    );
    expect(without.map(({ fact }) => fact)).toEqual([]);
  });

  test('what is ruled of the score is what the score shows', () => {
    const odd = all.filter(
      ({ before, match, rulings }) =>
        match.outcome === null &&
        SIDES.some((side) => match.state.score[side] - before.state.score[side] !== ruledFor(side, rulings)),
    );
    expect(
      odd.map(({ fact, rulings, before, match }) => [
        fact,
        rulings.map(({ call }) => call),
        before.state.score,
        match.state.score,
      ]),
    ).toEqual([]);
  });

  test('every ruling rests on a paragraph', () => {
    expect(all.filter(({ fact, calls }) => 'call' in fact && calls.length === 0).map(({ fact }) => fact)).toEqual([]);
  });

  test('nobody has the ball and a restart at once, and no restart is due for a ball that nobody moves', () => {
    const odd = all.filter(({ match: { state } }) => {
      const { turn, restart, repetition, movement } = state;
      return (
        (turn !== null && restart !== null) ||
        (movement !== null && turn !== null) ||
        (restart !== null && repetition !== null) ||
        (movement === null && restart !== null && restart.given !== null)
      );
    });
    expect(odd.map(({ fact, before, match }) => [fact, told(before), told(match)])).toEqual([]);
  });

  test('somebody always has something to do', () => {
    const idle = all.filter(({ match }) => match.outcome === null && referee.duties(match).length === 0);
    const lying = idle.filter(({ match }) => match.state.movement === null);
    expect(lying.map(({ fact, before, match }) => [fact, told(before), told(match)])).toEqual([]);
  });
});

/** What of a position tells who is to act. */
const told = ({ state: { turn, restart, repetition, movement, open, held, signal } }: Match) =>
  JSON.stringify({ turn, restart, repetition, movement: movement?.by, open, held, signal });
