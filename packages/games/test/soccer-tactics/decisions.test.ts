import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  chanceNow,
  ChanceStream,
  createRandom,
  enteredSchema,
  hashOf,
  later,
  legalActions,
  letPass,
  play,
  runScenario,
  scenarioSchema,
  stepsOf,
  type Entered,
  type Mode,
  type Random,
  type Step,
} from '@bande/core';
import { soccerTactics } from '@bande/games/soccer-tactics';
import { decisionFields } from '@bande/games/soccer-tactics/decisions.ts';
import { CALLS, type Call } from '@bande/games/soccer-tactics/referee/calls.ts';
import type { Match, Ruling, SoccerTactics } from '@bande/games/soccer-tactics/state.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const folder = join(import.meta.dirname, '../../src/soccer-tactics/scenarios');
const scenarios = globSync('*.yaml', { cwd: folder })
  .toSorted()
  .flatMap((file) => parse(readFileSync(join(folder, file), 'utf8')) as readonly unknown[])
  .map((entry) => scenarioSchema.parse(entry))
  .filter(({ equipment }) => equipment === undefined);

const decidedIn = (steps: ReturnType<typeof stepsOf>): readonly unknown[] =>
  steps.flatMap((step) => {
    const fact = 'fact' in step ? (step.fact as { readonly kind?: unknown; readonly call?: unknown }) : {};
    return fact.kind === 'decided' ? [fact.call] : [];
  });

test('every call can be decided, and a scenario shows it', () => {
  expect(Object.keys(decisionFields).toSorted()).toEqual(CALLS.toSorted());
  const shown = new Set(scenarios.flatMap((scenario) => decidedIn(stepsOf(scenario))));
  expect(CALLS.filter((call) => !shown.has(call))).toEqual([]);
});

test('a decision cites what the same call cites through play, or as much of it as was said', () => {
  const through = new Map<string, (readonly string[])[]>();
  const decided: Ruling[] = [];
  const watched: typeof soccerTactics = {
    ...soccerTactics,
    judge: (match, fact) => {
      const rulings = soccerTactics.judge(match, fact);
      if (fact.kind === 'decided') decided.push(...rulings);
      else for (const { call, paragraphs } of rulings) through.set(call, [...(through.get(call) ?? []), paragraphs]);
      return rulings;
    },
  };
  for (const scenario of scenarios) runScenario(watched, scenario);
  const strange = decided.filter(
    ({ call, paragraphs }) => !through.get(call)?.some((cited) => paragraphs.every((one) => cited.includes(one))),
  );
  expect(strange.map(({ call, paragraphs }) => [call, ...paragraphs])).toEqual([]);
  expect(decided.filter(({ paragraphs }) => paragraphs.length === 0)).toEqual([]);
});

const { notation } = soccerTactics;
type Fact = Entered<SoccerTactics>;
const enter = (match: Match, ...facts: readonly Fact[]) =>
  play(soccerTactics, match, { tick: match.tick, kind: 'facts', by: 'referee', facts });
function after(
  given: object,
  ...facts: readonly Fact[]
): { readonly match: Match; readonly rulings: readonly Ruling[] } {
  const { match, log } = taken(enter(notation.readGiven(given, 'stw'), ...facts));
  return { match, rulings: log.flatMap(({ rulings }) => rulings) };
}
const cited = (rulings: readonly Ruling[]): readonly unknown[] =>
  rulings.map(({ call, paragraphs, for: side, against, restart }) => [call, paragraphs, side, against, restart]);

/** The same through play and by decision, where the position says all that the decision leaves out. */
const PAIRS: readonly { readonly given: object; readonly told: Fact; readonly decided: Fact }[] = [
  {
    given: { phase: 'duel', attacker: 'red', ball: 'blue:C6', pawns: { R10: 'blue:C6' } },
    told: { kind: 'duelRolled', red: 2, blue: 5 },
    decided: { kind: 'decided', call: 'possessionWon', for: 'blue', how: 'duel' },
  },
  {
    given: { phase: 'duel', attacker: 'red', ball: 'blue:C6', pawns: { R10: 'blue:C6' } },
    told: { kind: 'duelRolled', red: 6, blue: 1 },
    decided: { kind: 'decided', call: 'foul', for: 'red', pawn: 'B7' },
  },
  {
    given: { phase: 'duel', attacker: 'red', ball: 'blue:D3', pawns: { R10: 'blue:D3', B7: 'blue:D3' } },
    told: { kind: 'duelRolled', red: 6, blue: 1 },
    decided: { kind: 'decided', call: 'penalty', for: 'red', pawn: 'B7' },
  },
  {
    given: { phase: 'shot', attacker: 'red', carrier: 'R10', pawns: { R10: 'blue:D2' }, reachedBox: true },
    told: { kind: 'shotSpun', turns: 3, sector: 'ball', onLine: false },
    decided: { kind: 'decided', call: 'goal', for: 'red', shown: 'ball' },
  },
  {
    given: { phase: 'shot', attacker: 'red', carrier: 'R10', pawns: { R10: 'blue:D2' }, reachedBox: true },
    told: { kind: 'shotSpun', turns: 3, sector: 'flag', onLine: false },
    decided: { kind: 'decided', call: 'corner', for: 'red' },
  },
  {
    given: { phase: 'attackPlay', attacker: 'red', carrier: 'R10', roll: 1 },
    told: { kind: 'dribbled', to: 'red:C8' },
    decided: { kind: 'decided', call: 'dribble', for: 'red', where: 'red:C8' },
  },
  {
    given: { phase: 'attackPlay', attacker: 'red', carrier: 'R10', roll: 4 },
    told: { kind: 'ballPlayed', to: 'blue:D5' },
    decided: { kind: 'decided', call: 'freeBall', for: 'red', where: 'blue:D5' },
  },
  {
    given: { phase: 'captureD', attacker: 'red', ball: 'blue:C5' },
    told: { kind: 'breach', by: 'blue', paragraph: 'STW-2.1' },
    decided: { kind: 'decided', call: 'minorFoul', against: 'blue', paragraph: 'STW-2.1' },
  },
];

test.each(PAIRS)('$decided.call decided is $told.kind through play', ({ given, told, decided }) => {
  const [played, entered] = [after(given, told), after(given, decided)];
  expect(cited(entered.rulings)).toEqual(cited(played.rulings));
  expect(entered.match).toEqual(played.match);
});

// ── at random ─────────────────────────────────────────────────────────────────────────────────────────────────────

const oneOf = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)]!;

function anyValue(random: Random, schema: z.ZodType): unknown {
  if (schema instanceof z.ZodOptional) return anyValue(random, schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodEnum ? oneOf(random, schema.options) : random.below(2) === 0;
}

/** Any call with any fields; what may be left out is left out half of the time. */
function anyDecision(random: Random): Fact {
  const call = oneOf<Call>(random, CALLS);
  const fields = Object.entries<z.ZodType>(decisionFields[call]).filter(
    ([, schema]) => !(schema instanceof z.ZodOptional) || random.below(2) === 0,
  );
  const said = Object.fromEntries(fields.map(([name, schema]) => [name, anyValue(random, schema)]));
  return enteredSchema(soccerTactics).parse({ kind: 'decided', call, ...said });
}

/** Time passes, then players and dice go on; null where nobody can. */
function goneOn(before: Match, random: Random, chance: ChanceStream): Match | null {
  const tick = later(before.tick, random.below(400));
  const { match } = letPass(soccerTactics, before, tick);
  if (match.outcome !== null) return match;
  const request = chanceNow(soccerTactics, match);
  if (request !== null)
    return taken(play(soccerTactics, match, { tick, kind: 'chance', by: 'host', draws: chance.draw(request) })).match;
  const seat = ([0, 1] as const).find((one) => legalActions(soccerTactics, match, one).length > 0);
  if (seat === undefined) return null;
  const action = oneOf(random, legalActions(soccerTactics, match, seat));
  const acted = play(soccerTactics, match, { tick, kind: 'action', by: seat, action });
  if (!acted.ok) throw new Error(`${JSON.stringify(action)} refused in ${JSON.stringify(notation.describe(match))}`);
  return acted.value.match;
}
function taken(step: ReturnType<typeof enter>): Step<SoccerTactics> {
  if (!step.ok)
    throw new Error(`${step.refusal.code} ${step.refusal.paragraphs.join(' ')} ${step.refusal.detail ?? ''}`);
  return step.value;
}

const WITHOUT_A_BALL = new Set(['toss', 'formation', 'placing', 'shot', 'finished']);
const hasItsBall = ({ state }: Match): boolean => WITHOUT_A_BALL.has(state.phase) || state.ball >= 0;

const ROUNDS = 12 * Number(process.env['SOAK'] ?? 1);
const SEED = process.env['BANDE_SEED'] ?? '';

/** Everything in a match of random play and random decisions, which are taken with their call or refused without a trace. */
function* matchWithDecisions(
  name: string,
  mode: Mode,
): Generator<{
  readonly call: Call;
  readonly rulings: readonly string[];
  readonly before: Match;
  readonly match: Match;
}> {
  const [random, chance] = [createRandom(name), new ChanceStream(name)];
  const settings = soccerTactics.schemas.settings.parse({
    halfMinutes: 20,
    extraMinutes: 2,
    moveClock: random.below(2) === 0,
  });
  let match = soccerTactics.start({ edition: 'stw', seating: soccerTactics.seatings[0]!, mode, settings });
  for (let n = 0; n < 400 && match.outcome === null; n++) {
    const decision = anyDecision(random) as Fact & { readonly call: Call };
    const [kept, step] = [hashOf(match), enter(match, decision)];
    if (hashOf(match) !== kept) throw new Error(`${decision.call} has changed the match before it`);
    if (step.ok && (decision.call !== 'matchWon' || n > 300)) {
      const { match: now, log } = step.value;
      yield {
        call: decision.call,
        rulings: log.flatMap(({ rulings }) => rulings.map((one) => one.call)),
        before: match,
        match: now,
      };
      match = now;
    }
    for (let k = random.below(4); k > 0 && match.outcome === null; k--) {
      const next = goneOn(match, random, chance);
      // At a desk the referee himself goes on where something is not known.
      if (next === null && mode !== 'desk')
        throw new Error(`${name}: stuck ${JSON.stringify(notation.describe(match))}`);
      match = next ?? match;
    }
  }
}

test.each<Mode>(['desk', 'paced'])(
  'decisions at any time: their call is among the rulings, and the match goes on; mode %s',
  (mode) => {
    const met = new Set<Call>();
    for (let round = 0; round < 2 * ROUNDS; round++)
      for (const { call, rulings, before, match } of matchWithDecisions(`${SEED}decisions ${mode} ${round}`, mode)) {
        met.add(call);
        expect(rulings).toContain(call);
        expect([call, before.state.phase, mode === 'desk' || hasItsBall(match)]).toEqual([
          call,
          before.state.phase,
          true,
        ]);
      }
    const never = CALLS.filter((call) => !met.has(call));
    expect(never.length, `never entered: ${never.join(', ')}`).toBeLessThan(CALLS.length / 4);
  },
);

test('at a desk somebody always has something to do, also where nobody knows where the ball is', () => {
  let unknown = 0;
  for (let round = 0; round < ROUNDS; round++)
    for (const { call, match } of matchWithDecisions(`${SEED}duties ${round}`, 'desk')) {
      if (match.outcome !== null) continue;
      const duties = soccerTactics.duties(match);
      expect([call, match.state.phase, duties.length > 0]).toEqual([call, match.state.phase, true]);
      if (duties.some(({ what }) => what === 'sayWhereTheBallIs')) unknown++;
    }
  expect(unknown).toBeGreaterThan(10);
});

test('a position in which nobody knows where the ball is can be written down and read again at a desk, and nowhere else', () => {
  let read = 0;
  for (let round = 0; round < ROUNDS; round++)
    for (const { match } of matchWithDecisions(`${SEED}read again ${round}`, 'desk')) {
      if (!soccerTactics.duties(match).some(({ what }) => what === 'sayWhereTheBallIs')) continue;
      const text = notation.writePosition(match);
      const again = notation.readPosition(text, match.setup);
      expect([text, again === null ? null : notation.describe(again)]).toEqual([text, notation.describe(match)]);
      expect(notation.readPosition(text, { ...match.setup, mode: 'live' })).toBeNull();
      read++;
    }
  expect(read).toBeGreaterThan(50);
});
