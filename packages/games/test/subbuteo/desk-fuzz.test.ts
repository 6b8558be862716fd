import { createRandom, enteredSchema, hashOf, later, letPass, play, type Entered, type Random } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { decisionFields } from '@bande/games/subbuteo/decisions.ts';
import { CALLS, type Call } from '@bande/games/subbuteo/referee/calls.ts';
import { readSettings } from '@bande/games/subbuteo/settings.ts';
import type { Match, Subbuteo } from '@bande/games/subbuteo/state.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { anyEvent, anyFields, oneOf } from './fuzz/any.ts';
import { oddIn } from './fuzz/laws.ts';

/** Thousands of facts and decisions at random, at a desk where nobody measures: nothing throws, what is refused has changed nothing, and every position can be told and read back. */

type Fact = Entered<Subbuteo>;
const schema = enteredSchema(subbuteo);
const enter = (match: Match, fact: Fact) =>
  play(subbuteo, match, { tick: match.tick, kind: 'facts', by: 'referee', facts: [fact] });

function anyDecision(random: Random): Fact {
  const call = oneOf<Call>(random, CALLS);
  return schema.parse({ kind: 'decided', call, ...anyFields(random, decisionFields[call]) });
}
/** What ends a match or a period is rare, or nothing else would be seen. */
const ENDS: ReadonlySet<unknown> = new Set(['disqualified', 'matchOver', 'periodOver', 'extraTime', 'shootOut']);
const isAnEnd = (fact: Fact): boolean =>
  ('call' in fact && ENDS.has(fact.call)) ||
  (fact.kind === 'breach' && fact.what === 'grossMisconduct') ||
  (fact.kind === 'refereed' && fact.did === 'disqualifies');

function anyFact(random: Random, match: Match): Fact {
  const die = random.below(20);
  const [clock] = match.clocks;
  if (die === 0 && clock !== undefined) return { kind: 'timeIsUp', of: oneOf(random, match.clocks).name };
  const [option] = match.options;
  if (die === 1 && option !== undefined) return { kind: 'timeIsUp', of: option.name, owner: option.owner };
  return die < 9 ? anyDecision(random) : anyEvent(random);
}

/** An open choice is made by its owner, or time passes. */
function goneOn(before: Match, random: Random): Match {
  const [option] = before.options;
  if (option !== undefined && random.below(3) === 0) {
    const choice = oneOf(random, option.choices);
    const by = before.setup.seating.indexOf(option.owner) as 0;
    const action = { kind: 'choose', option: option.id, choice } as const;
    const step = play(subbuteo, before, { tick: before.tick, kind: 'action', by, action });
    return step.ok ? step.value.match : before;
  }
  return letPass(subbuteo, before, later(before.tick, random.below(400))).match;
}

const SEED = process.env['BANDE_SEED'] ?? '';
const ROUNDS = 24 * Number(process.env['SOAK'] ?? 1);
const FACTS = 300;

function started(random: Random): Match {
  const settings = readSettings({
    knockOut: random.below(2) === 0,
    shootOutOnly: random.below(6) === 0,
    cautionAfter: random.below(4),
    halfMinutes: 3,
  });
  const edition = random.below(3) === 0 ? 'short-2016' : 'fistf-4.0';
  return subbuteo.start({ edition, seating: ['red', 'blue'], mode: 'desk', settings });
}

interface Seen {
  readonly fact: Fact;
  readonly before: Match;
  readonly match: Match;
  readonly calls: readonly string[];
}
function* random(name: string): Generator<Seen> {
  const dice = createRandom(name);
  let match = started(dice);
  for (let n = 0; n < FACTS && match.outcome === null; n++) {
    const fact = anyFact(dice, match);
    if (isAnEnd(fact) && dice.below(8) > 0) continue;
    const kept = hashOf(match);
    const step = enter(match, fact);
    if (hashOf(match) !== kept) throw new Error(`${JSON.stringify(fact)} has changed the match before it`);
    if (step.ok) {
      const calls = step.value.log.flatMap(({ rulings }) => rulings.map(({ call }) => call));
      yield { fact, before: match, match: step.value.match, calls };
      match = step.value.match;
    }
    if (match.outcome === null) match = goneOn(match, dice);
  }
}

describe('at a desk, at random', () => {
  const all = Array.from({ length: ROUNDS }, (_, round) => [...random(`${SEED}a desk ${round}`)]).flat();

  test('much is taken, of every kind', () => {
    const kinds = new Set(all.map(({ fact }) => fact.kind));
    const calls = new Set(all.flatMap(({ fact }) => ('call' in fact ? [fact.call] : [])));
    expect(all.length).toBeGreaterThan(1000);
    expect(kinds.size).toBeGreaterThan(30);
    expect(CALLS.filter((call) => !calls.has(call)).length).toBeLessThan(CALLS.length / 3);
  });

  test('the call of a decision that was taken is among its rulings', () => {
    const without = all.filter(({ fact, calls }) => 'call' in fact && !calls.includes(fact.call));
    expect(without.map(({ fact }) => fact)).toEqual([]);
  });

  test('every position can be told, and read back as it was', () => {
    for (const { fact, match } of all) {
      const told = subbuteo.notation.describe(match);
      const read = subbuteo.schemas.state.safeParse(told);
      expect([fact, read.success ? null : z.prettifyError(read.error)]).toEqual([fact, null]);
      const again = subbuteo.notation.readPosition(subbuteo.notation.writePosition(match), match.setup);
      expect([fact, again === null ? null : subbuteo.notation.describe(again)]).toEqual([fact, told]);
    }
  });

  test('no position contradicts itself', () => {
    const odd = all.flatMap(({ fact, match, before }) => {
      const why = oddIn(match);
      return why === null || oddIn(before) !== null ? [] : [{ why, fact, phase: before.state.phase }];
    });
    expect(odd).toEqual([]);
  });

  test('somebody always has something to do', () => {
    const idle = all.filter(({ match }) => match.outcome === null && subbuteo.duties(match).length === 0);
    const rolling = idle.filter(({ match }) => !match.state.rolling && !match.state.signal);
    expect(rolling.map(({ fact, match }) => [fact, match.state.phase, match.state.restart?.step])).toEqual([]);
  });
});
