import { z } from 'zod';
import {
  accept,
  opening,
  refuse,
  inPlay,
  tick,
  withOption,
  type Fact,
  type FactId,
  type Input,
  type Match,
  type Motion,
  type Option,
  type Ruling,
  type Seat,
  type PlayTick,
  type Setup,
} from '../src/index.ts';
import { miniGame, paragraph } from './mini.ts';

/**
 * A counter that two sides push up and marbles that arrive by themselves: just enough of a game to turn the crank.
 * Whoever brings the counter to ten or more has won.
 */
const rulebook = {
  'TOY-1': paragraph('toy', 'play', 'the counter goes up', 'der Zähler steigt'),
  'TOY-1A.1': paragraph('toy', 'play', 'a seven counts double', 'eine Sieben zählt doppelt'),
  'TOY-2': paragraph('toy', 'play', 'ten wins', 'zehn gewinnt'),
  'TOY-3': paragraph('toy', 'play', 'an open right', 'ein offenes Recht'),
} as const;

type ToyEvent =
  | { readonly kind: 'added'; readonly n: number; readonly by: 'left' | 'right' }
  | { readonly kind: 'rolled'; readonly dice: readonly number[] }
  | { readonly kind: 'arrived'; readonly n: number }
  | { readonly kind: 'bell' };

interface ToyState {
  readonly count: number;
  /** Marbles under way, in the order of their arrival. */
  readonly marbles: readonly { readonly arrives: number; readonly n: number }[];
  /** A state that has to be carried along: the tick at which it stands, or null. */
  readonly carried: number | null;
  readonly awaitsDice: boolean;
  /** What settle saw: core events and their ticks, for the tests to read. */
  readonly seen: readonly string[];
}

export interface Toy {
  readonly side: 'left' | 'right';
  readonly paragraph: keyof typeof rulebook;
  readonly call: 'up' | 'double' | 'won' | 'unlisted';
  readonly settings: Partial<ToyState>;
  readonly state: ToyState;
  readonly action: { readonly kind: 'add'; readonly n: number };
  readonly event: ToyEvent;
  readonly consequence: never;
  readonly place: never;
  readonly decision: never;
  readonly snapshot: number;
}

function nextMarble(match: Match<Toy>, until: PlayTick): Motion<Toy> | null {
  const { marbles, carried } = match.state;
  const [first, ...rest] = marbles;
  if (first !== undefined && first.arrives <= until) {
    return {
      at: inPlay(first.arrives),
      state: { ...match.state, marbles: rest },
      event: { kind: 'arrived', n: first.n },
    };
  }
  return carried === null || carried >= until
    ? null
    : { at: until, state: { ...match.state, carried: until }, event: null };
}

const cite = (fact: Fact<Toy>, call: Toy['call'], paragraphs: Ruling<Toy>['paragraphs']): Ruling<Toy> => ({
  call,
  paragraphs,
  evidence: [fact.id],
});

function judge(match: Match<Toy>, fact: Fact<Toy>): readonly Ruling<Toy>[] {
  if (fact.kind !== 'added' && fact.kind !== 'arrived') return [];
  const rulings = [cite(fact, 'up', ['TOY-1'])];
  if (fact.n === 7) rulings.push(cite(fact, 'double', ['TOY-1A.1']));
  if (match.state.count + fact.n >= 10) rulings.push(cite(fact, 'won', ['TOY-2']));
  return rulings;
}

function gain(fact: Fact<Toy>): number {
  if (fact.kind === 'added' || fact.kind === 'arrived') return fact.n;
  return fact.kind === 'rolled' ? fact.dice.reduce((a, b) => a + b, 0) : 0;
}

function settle(match: Match<Toy>, fact: Fact<Toy>): Match<Toy> {
  const count = match.state.count + gain(fact);
  const state = {
    ...match.state,
    count,
    awaitsDice: match.state.awaitsDice && fact.kind !== 'rolled',
    seen: [...match.state.seen, `${fact.kind}@${fact.tick}`],
  };
  return count < 10
    ? { ...match, state }
    : { ...match, state, outcome: { winner: 'left', score: { left: count, right: 0 }, paragraphs: ['TOY-2'] } };
}

const blank: ToyState = { count: 0, marbles: [], carried: null, awaitsDice: false, seen: [] };
const givenSchema = z.strictObject({
  count: z.number().int().default(0),
  awaitsDice: z.boolean().default(false),
  marbles: z.array(z.strictObject({ arrives: z.number(), n: z.number() })).default([]),
});

export const toy = miniGame<Toy>({
  id: 'toy',
  seatings: [
    ['left', 'right'],
    ['left', 'right', 'left', 'right'],
  ],
  rulebook,
  precedence: ['won', 'double', 'up'],
  start: (setup) => opening(setup, { ...blank, ...setup.settings }),
  chance: (match) => (match.state.awaitsDice ? { what: 'dice', faces: [6, 6] } : null),
  legal: () => [{ kind: 'add', n: 1 }],
  notation: {
    writeAction: (action) => `+${action.n}`,
    readAction: (text) => (/^\+\d+$/.test(text) ? { kind: 'add', n: Number(text) } : null),
    writePosition: (match) => String(match.state.count),
    readPosition: () => null,
    describe: (match) => ({
      count: match.state.count,
      tick: match.tick,
      over: match.outcome !== null,
      nested: { list: [{ a: 1, b: 2 }] },
    }),
    readGiven: (given) => opening(toySetup(), { ...blank, ...givenSchema.parse(given) }),
  },
  happen: {
    byAction: (match, seat, action) =>
      action.n < 0
        ? refuse('againstTheRules', ['TOY-1A.1'])
        : accept([{ kind: 'added', n: action.n, by: match.setup.seating[seat] ?? 'left' }]),
    byChance: (_, dice) => [{ kind: 'rolled', dice }],
    entered: (_, events) =>
      events.some((event) => event.kind === 'arrived')
        ? refuse('unknownFact', [], 'marbles arrive by themselves')
        : accept(events),
    next: nextMarble,
    // What is carried along stands wherever it is asked for, so nobody asks for the end of time.
    reach: ({ state }) => (state.carried === null ? Infinity : 120),
  },
  judge,
  settle,
});

export const toySetup = (
  settings: Partial<ToyState> = {},
  seating: Setup<Toy>['seating'] = ['left', 'right'],
): Setup<Toy> => ({
  edition: 'toy',
  seating,
  mode: 'live',
  settings,
});
export const toyMatch = (settings?: Partial<ToyState>, seating?: Setup<Toy>['seating']): Match<Toy> =>
  toy.start(toySetup(settings, seating));

export const add = (at: number, n: number, by: Seat = 0): Input<Toy> => ({
  tick: tick(at),
  kind: 'action',
  by,
  action: { kind: 'add', n },
});
export const dice = (at: number, ...draws: number[]): Input<Toy> => ({
  tick: tick(at),
  kind: 'chance',
  by: 'host',
  draws,
});
export const bell = (at: number, finder?: string): Input<Toy> => ({
  tick: tick(at),
  kind: 'facts',
  by: 'referee',
  facts: [{ kind: 'bell' }],
  ...(finder === undefined ? {} : { finder }),
});
export const command = (at: number, what: 'pause' | 'resume'): Input<Toy> => ({
  tick: tick(at),
  kind: 'clock',
  by: 'referee',
  command: { kind: what },
});
export const choose = (at: number, option: number, choice: string, by: Seat = 0): Input<Toy> => ({
  tick: tick(at),
  kind: 'action',
  by,
  action: { kind: 'choose', option: option as Option<Toy>['id'], choice },
});

/** A right of the left side to say yes, held open until `until`. */
export const offering = (match: Match<Toy>, told: Partial<Option<Toy>> & Pick<Option<Toy>, 'until'>): Match<Toy> =>
  withOption(match, {
    name: 'right',
    owner: 'left',
    paragraph: 'TOY-3',
    choices: ['yes', 'no'],
    default: 'no',
    play: 'runs',
    ...told,
  });

export const factId = (n: number): FactId => n as FactId;
