import {
  advance,
  createRandom,
  hashOf,
  play,
  tick,
  type Input,
  type LogEntry,
  type Random,
  type Seat,
} from '@bande/core';
import { tippKick } from '@bande/games/tipp-kick/game.ts';
import { forgetMotions } from '@bande/games/tipp-kick/motion/index.ts';
import type { Match, TippKick } from '@bande/games/tipp-kick/state.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const game = tippKick as Parameters<typeof play<TippKick>>[0];
beforeAll(() => game.prepare!());
afterAll(() => forgetMotions());

const SEATS: readonly Seat[] = [0, 1];
const starting = (mode: 'live' | 'paced', halfMinutes = 0.5): Match =>
  game.start({
    edition: 'dtkv-2012.1',
    seating: ['red', 'blue'],
    mode,
    settings: game.schemas.settings.parse({ halfMinutes, extraMinutes: halfMinutes / 2, extraTime: true, kickers: 2 }),
  });

interface Played {
  readonly inputs: readonly Input<TippKick>[];
  readonly log: readonly LogEntry<TippKick>[];
  readonly end: Match;
}

/** Somebody does one of the things he may, or half a second passes; in live play keepers are led besides. */
function inputFor(match: Match, random: Random): Input<TippKick> | null {
  const request = game.chance(match);
  if (request !== null)
    return {
      kind: 'chance',
      by: 'host',
      tick: match.tick,
      draws: request.faces.map((faces) => 1 + random.below(faces)),
    };
  const [option] = match.options;
  if (option !== undefined) {
    const by = match.setup.seating.indexOf(option.owner) as Seat;
    const choice = option.choices[random.below(option.choices.length)]!;
    return { kind: 'action', tick: match.tick, by, action: { kind: 'choose', option: option.id, choice } };
  }
  const sealed = game.sealed!(match);
  if (sealed.length > 0)
    return {
      kind: 'together',
      by: 'host',
      tick: match.tick,
      actions: sealed.map((by) => ({ by, action: game.sample!(match, by, game.legal(match, by)[0]!, random) })),
    };
  if (match.mode === 'live' && random.unit() < 0.3)
    return {
      kind: 'stream',
      tick: match.tick,
      by: random.below(2) as Seat,
      to: [random.below(801) - 400, random.below(400), random.below(200), 0],
    };
  const all = SEATS.flatMap((by) => game.legal(match, by).map((like) => ({ by, like })));
  const one = all[random.below(all.length + 1)];
  return one === undefined
    ? null
    : { kind: 'action', tick: match.tick, by: one.by, action: game.sample!(match, one.by, one.like, random) };
}

const MOST_INPUTS = 5000;
function played(mode: 'live' | 'paced', seed: string, begun = starting(mode)): Played {
  const random = createRandom(`tipp-kick-${mode}-${seed}`);
  const [inputs, log]: [Input<TippKick>[], LogEntry<TippKick>[]] = [[], []];
  let match = begun;
  for (let i = 0; match.outcome === null && i < MOST_INPUTS; i++) {
    const input = inputFor(match, random);
    const done = input === null ? null : play(game, match, input);
    if (done !== null && !done.ok && done.refusal.code !== 'dropped')
      throw new Error(`${JSON.stringify(input)}: ${JSON.stringify(done.refusal)}`);
    if (done?.ok === true) {
      inputs.push(input!);
      log.push(...done.value.log);
      match = done.value.match;
    }
    match = advance(game, match, tick(match.tick + 10 + random.below(60)), log);
  }
  return { inputs, log, end: match };
}

/** The same inputs, time passing in other pieces. */
function again(
  begun: Match,
  inputs: readonly Input<TippKick>[],
  until: number,
  piece: number,
  between = () => {},
): Match {
  let match = begun;
  const pass = (to: number): void => {
    while (match.tick < to) {
      match = advance(game, match, tick(Math.min(to, match.tick + piece)), []);
      between();
    }
  };
  for (const input of inputs) {
    pass(input.tick);
    const done = play(game, match, input);
    if (!done.ok) throw new Error(`${JSON.stringify(input)}: ${JSON.stringify(done.refusal)}`);
    match = done.value.match;
  }
  pass(until);
  return match;
}

/** More in a soak, where nobody waits for it. */
const SEEDS = process.env['SOAK'] === undefined ? ['a'] : Array.from({ length: 25 }, (_, i) => `soak-${i}`);
/** Of a minute; a third of it where it is played three times. */
const SHORT = 0.2;

describe.each(['live', 'paced'] as const)('%s', (mode) => {
  test.each(SEEDS)('match %s comes to its end, and nothing that was offered is refused', (seed) => {
    const { end, log } = played(mode, seed);
    expect(end.outcome).not.toBeNull();
    expect(log.some(({ fact }) => fact.kind === 'shot')).toBe(true);
  });

  test('the same inputs come to the same bits, however time is cut and with worlds run anew', () => {
    const begun = starting(mode, SHORT);
    const { inputs, end } = played(mode, 'cut', begun);
    const whole = hashOf(end.state);
    forgetMotions();
    expect(hashOf(again(begun, inputs, end.tick, 1000).state)).toBe(whole);
    forgetMotions();
    expect(hashOf(again(begun, inputs, end.tick, 3).state)).toBe(whole);
  });

  test('worlds that are thrown away at any tick change nothing', () => {
    const begun = starting(mode, SHORT);
    const { inputs, end } = played(mode, 'thrown away', begun);
    const random = createRandom(`throws ${mode}`);
    let thrown = 0;
    const throws = (): void => {
      if (random.below(20) > 0) return;
      forgetMotions();
      thrown++;
    };
    expect(hashOf(again(begun, inputs, end.tick, 1, throws).state)).toBe(hashOf(end.state));
    expect(thrown).toBeGreaterThan(20);
  });

  test('a position in mid-shot is read as it was written and goes on to the same end', () => {
    const random = createRandom(`mid-${mode}`);
    let match = starting(mode);
    for (let i = 0; i < MOST_INPUTS && match.state.movement === null; i++) {
      const input = inputFor(match, random);
      const done = input === null ? null : play(game, match, input);
      match = advance(game, done?.ok === true ? done.value.match : match, tick(match.tick + 6), []);
    }
    expect(match.state.movement).not.toBeNull();
    const read = game.notation.readPosition(game.notation.writePosition(match), match.setup)!;
    expect(read).not.toBeNull();
    const later = (one: Match): unknown => {
      const end = advance(game, one, tick(one.tick + 600), []);
      return { ...game.notation.describe(end), lie: end.state.plate?.motion.rest };
    };
    expect(later(read)).toEqual(later(match));
  });
});

test('an action in the notation is read as it was written', () => {
  const random = createRandom('notation');
  let match = starting('live');
  const seen = new Set<string>();
  for (let i = 0; i < 400 && match.outcome === null; i++) {
    for (const seat of SEATS)
      for (const like of game.legal(match, seat)) {
        const action = game.sample!(match, seat, like, random);
        seen.add(action.kind);
        expect(game.notation.readAction(game.notation.writeAction(action))).toEqual(action);
      }
    const input = inputFor(match, random);
    const done = input === null ? null : play(game, match, input);
    match = advance(game, done?.ok === true ? done.value.match : match, tick(match.tick + 20), []);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['changeKicker', 'defend', 'lay', 'shoot', 'takeAway']));
  const others = [
    { kind: 'drawSides' },
    { kind: 'ready' },
    { kind: 'strike', from: 42, back: 7, to: -42, out: 46 },
    { kind: 'keep', from: 3, to: -12.5, forward: 6, lift: 10, roll: -45 },
  ] as const;
  for (const action of others) expect(game.notation.readAction(game.notation.writeAction(action))).toEqual(action);
});
