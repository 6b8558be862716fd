import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  accept,
  chanceNow,
  createRandom,
  legalActions,
  LiveMatch,
  scenarioSchema,
  scenarioSteps,
  SEATS,
  tick,
  type Action,
  type LogEntry,
  type Ruling,
  type Seat,
  type Words,
} from '@bande/core';
import { carrom } from '@bande/games/carrom';
import { BREACH_NAMES, PERMITTED_NAMES, UMPIRE_DEEDS } from '@bande/games/carrom/referee/breaches.ts';
import { CALLS, type Call } from '@bande/games/carrom/referee/calls.ts';
import { placeBreaches, strikerBreaches } from '@bande/games/carrom/placing.ts';
import { readSettings } from '@bande/games/carrom/settings.ts';
import { PIECE_NAMES, type Carrom, type Match } from '@bande/games/carrom/state.ts';
import { HALF, POCKETS } from '@bande/games/carrom/table.ts';
import { aimedAt, gripAt, pulled, rackTurned, slides, slidTo, spun } from '@bande/games/carrom/view/aims/aiming.ts';
import { BREACH_WORDS, PERMITTED_WORDS, UMPIRE_WORDS } from '@bande/games/carrom/labels.ts';
import { onBaseLine } from '@bande/games/carrom/view/aims/dials.ts';
import { isDuty } from '@bande/games/carrom/view/words/duties.ts';
import { PIECES } from '@bande/games/carrom/view/colours.ts';
import { light } from '@bande/games/carrom/view/light.ts';
import { restTick, strokeOn } from '@bande/games/carrom/motion.ts';
import { wayAhead } from '@bande/games/carrom/view/aims/way-ahead.ts';
import { actionWords, callWords, goesAlong, type MatchStep } from '@bande/stage/view';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

type Strike = Extract<Action<Carrom>, { kind: 'strike' }>;
const SEATINGS = [
  ['white', 'black'],
  ['white', 'black', 'white', 'black'],
] as const;

const calls = new Map<Call, Words[]>();
const duties = new Map<string, Words[]>();
const facts = new Map<string, Words[]>();
const buttons: Words[] = [];
const labels: Words[] = [];
const shown: Words[] = [];
const dialWords: Words[] = [];
const played: { readonly steps: MatchStep<Carrom>[]; readonly last: Match }[] = [];
const remember = <K>(into: Map<K, Words[]>, key: K, words: Words): void =>
  void into.set(key, [...(into.get(key) ?? []).slice(-60), words]);

function look(match: Match): void {
  for (const duty of carrom.duties(match)) remember(duties, duty.what, light.dutyWords(duty, match));
  const legal = SEATS.flatMap((seat) =>
    match.setup.seating[seat] === undefined ? [] : legalActions(carrom, match, seat),
  );
  for (const action of legal.slice(0, 12)) {
    buttons.push(actionWords(light, action, match));
    for (const dial of light.dials?.(action, match) ?? []) dialWords.push(dial.label, dial.says);
  }
  if (match.facts % 9 === 0)
    labels.push(
      ...light
        .board(match)
        .rows.flat()
        .map(({ label }) => label),
    );
}

function tell(entry: LogEntry<Carrom>, before: Match, after: Match): void {
  for (const ruling of entry.rulings) remember(calls, ruling.call, callWords(light, ruling, after));
  if (carrom.schemas.event.safeParse(bare(entry.fact)).success)
    remember(facts, entry.fact.kind, light.factWords(entry.fact as never, before));
  for (const show of light.shows(entry, after)) if ('label' in show) shown.push(show.label);
}
const bare = (fact: LogEntry<Carrom>['fact']): object =>
  Object.fromEntries(Object.entries(fact).filter(([key]) => key !== 'id' && key !== 'tick'));

/** A match played blindly, with real strokes, to its end or for so many inputs. */
function playMatch(name: string, settings: object, doubles: boolean, most: number): void {
  const random = createRandom(name);
  const live = new LiveMatch<Carrom>(
    carrom,
    carrom.start({
      edition: 'icf-1991',
      seating: SEATINGS[doubles ? 1 : 0],
      mode: 'live',
      settings: readSettings(settings),
    }),
  );
  const steps: MatchStep<Carrom>[] = [];
  for (let i = 0; i < most && live.match.outcome === null; i++) {
    const { match } = live;
    look(match);
    const request = chanceNow(carrom, match);
    const choices = SEATS.flatMap((seat) =>
      match.setup.seating[seat] === undefined
        ? []
        : legalActions(carrom, match, seat).map((action): readonly [Seat, Action<Carrom>] => [seat, action]),
    );
    const [by, action] = choices[random.below(Math.max(1, choices.length))] ?? [0, null];
    const waits = request === null && (match.state.running !== null || action === null);
    const done = waits
      ? accept(
          live.advance(tick(match.state.running === null ? match.tick + 400 : restTick(match, match.state.running))),
        )
      : live.play(
          request === null
            ? { tick: tick(match.tick + random.below(500)), kind: 'action', by, action: action! }
            : { tick: match.tick, kind: 'chance', by: 'host', draws: request.faces.map((n) => 1 + random.below(n)) },
        );
    if (!done.ok) throw new Error(`${done.refusal.code} ${done.refusal.paragraphs.join(' ')}`);
    for (const entry of done.value) {
      tell(entry, match, live.match);
      steps.push({ entry, match: live.match });
    }
  }
  played.push({ steps, last: live.match });
}

const folder = join(import.meta.dirname, '../../src/carrom/scenarios');
const scenarios = globSync('*.yaml', { cwd: folder }).flatMap((name) =>
  (parse(readFileSync(join(folder, name), 'utf8')) as readonly unknown[]).map((entry) =>
    scenarioSteps(carrom, scenarioSchema.parse(entry)),
  ),
);

beforeAll(() => {
  for (const steps of scenarios) {
    for (const [i, { match, entries }] of steps.entries()) {
      look(match);
      for (const entry of entries) tell(entry, steps[Math.max(0, i - 1)]!.match, match);
    }
  }
  playMatch('view 1', { games: 1, boards: 1, trialBoards: false, toss: false }, false, 400);
  playMatch('view 2', { games: 1, trialBoards: true }, true, 300);
  playMatch('view 3', {}, false, 300);
});

/** A card on a phone holds two lines or three. */
const LONGEST = 92;
const leftovers = /[{}]|undefined|null|NaN|\[object| {2}|^\s|\s$|\(\)|: \.|\$/;
const isOdd = ({ de, en }: Words, longest = LONGEST): boolean =>
  [de, en].some((text) => text === '' || text.length > longest || leftovers.test(text));
const odd = (list: readonly Words[], longest?: number): readonly Words[] => list.filter((one) => isOdd(one, longest));

describe('words', () => {
  test('every call can be said with as little as it can have', () => {
    const bareRulings = CALLS.map((call): Ruling<Carrom> => ({
      call,
      paragraphs: ['ICF-62'],
      evidence: [],
      against: 'white',
    }));
    expect(odd(bareRulings.map((ruling) => callWords(light, ruling)))).toEqual([]);
  });
  test('what scenarios and matches call is whole and short', () => {
    expect(calls.size).toBeGreaterThan(20);
    expect(odd([...calls.values()].flat())).toEqual([]);
    expect(odd(shown)).toEqual([]);
  });
  test('every duty has its own words', () => {
    const named = (what: string): boolean => Object.hasOwn(carrom.labels.duties, what);
    expect([...duties.keys()].filter((what) => !named(what) && !isDuty(what.replace(/^(roll|option):/, '')))).toEqual(
      [],
    );
    expect(duties.size).toBeGreaterThan(6);
    expect(odd([...duties.values()].flat())).toEqual([]);
  });
  test('every fact is told as a sentence', () => {
    expect(facts.size).toBeGreaterThan(8);
    expect(odd([...facts.values()].flat(), 220)).toEqual([]);
    expect([...facts.values()].flat().filter(({ de, en }) => !/[.!]$/.test(de) || !/[.!]$/.test(en))).toEqual([]);
  });
  test('every breach, permission and deed of the umpire has words', () => {
    expect(BREACH_NAMES.filter((name) => isOdd(BREACH_WORDS[name], 60))).toEqual([]);
    expect(PERMITTED_NAMES.filter((name) => isOdd(PERMITTED_WORDS[name], 60))).toEqual([]);
    expect(UMPIRE_DEEDS.filter((name) => isOdd(UMPIRE_WORDS[name]))).toEqual([]);
  });
  test('buttons, dials and cells', () => {
    expect(odd(buttons)).toEqual([]);
    expect(odd(dialWords, 40)).toEqual([]);
    expect(odd(labels)).toEqual([]);
  });
  test('German and English differ', () => {
    const same = (list: readonly Words[]): readonly string[] => [
      ...new Set(list.filter(({ de, en }) => de === en).map(({ de }) => de)),
    ];
    expect(same([...calls.values()].flat())).toEqual([]);
    expect(same([...duties.values()].flat())).toEqual([]);
    expect(same([...facts.values()].flat())).toEqual([]);
    expect(same(buttons)).toEqual([]);
  });
  test('a foul names what was done', () => {
    const foul: Ruling<Carrom> = {
      call: 'foul',
      paragraphs: ['ICF-34', 'ICF-14', 'ICF-64a.1'],
      evidence: [],
      against: 'black',
      detail: { penalty: 1 },
    };
    expect(callWords(light, foul)).toEqual({
      de: 'Foul gegen Gast: mit zwei Fingern geschossen.',
      en: 'Foul by Guest: struck with two fingers.',
    });
  });
  test('a refusal names its law in short', () => {
    expect(light.refusalWords?.({ code: 'againstTheRules', paragraphs: ['ICF-85.1'] }, played[0]!.last)?.en).toBe(
      'The piece must lie wholly inside the outer circle.',
    );
    expect(light.refusalWords?.({ code: 'notYourTurn', paragraphs: [] }, played[0]!.last)).toBeNull();
  });
});

describe('the board as a grid', () => {
  test('has nine by nine cells, north at the top, and holds every piece and pocket', () => {
    const { columns, rows } = light.board(carrom.notation.readGiven({ phase: 'setUp' }, 'icf-1991'));
    expect([columns, rows.length, rows[0]![0]!.id, rows[8]![8]!.id]).toEqual([9, 9, 'A9', 'I1']);
    expect(
      rows
        .flat()
        .flatMap(({ holds }) => holds)
        .toSorted(),
    ).toEqual([...PIECE_NAMES, 'pocket0', 'pocket1', 'pocket2', 'pocket3'].toSorted());
    expect(rows[4]![4]!.label.en).toMatch(/^E5, centre, the queen, /);
    expect(rows[8]![0]!.label).toEqual({ de: 'A1, Tasche Südwest, leer', en: 'A1, south-west pocket, empty' });
  });
});

describe('the words of single laws', () => {
  const rejected = (facts: readonly object[]): Words | undefined => {
    const scenario = scenarioSchema.parse({
      title: 'a protest',
      paragraphs: ['ICF-151b.2'],
      given: { white: 6, black: 6 },
      facts,
      expect: {},
    });
    const ruling = scenarioSteps(carrom, scenario)
      .flatMap(({ entries }) => entries)
      .flatMap(({ rulings }) => rulings)
      .find(({ call }) => call === 'protestRejected');
    return ruling === undefined ? undefined : callWords(light, ruling);
  };
  test('ICF-31 speaks of the height of the seat, ICF-91.1 of standing up', () => {
    expect(
      [BREACH_WORDS.seatRaised.de, PERMITTED_WORDS.seatRaisedBetweenBoards.de].every((text) =>
        text.includes('Sitzhöhe'),
      ),
    ).toBe(true);
    expect(BREACH_WORDS.stoodUp.de).toContain('aufgestanden');
  });
  test('ICF-151b.2: the fee of a rejected protest is said to be forfeited, one that nobody paid is not', () => {
    const announced = { kind: 'protest', step: 'announced', by: 1 };
    expect(
      rejected([announced, { kind: 'protest', step: 'handedIn' }, { kind: 'protest', step: 'decided', upheld: false }]),
    ).toEqual({
      de: 'Der Protest ist abgelehnt, die Gebühr verfällt.',
      en: 'The protest is rejected, the fee is forfeited.',
    });
    expect(rejected([{ ...announced, feePaid: false }])).toEqual({
      de: 'Der Protest ist abgelehnt.',
      en: 'The protest is rejected.',
    });
  });
  test('ICF-50.1, ICF-88: a clock that has just begun shows 15 seconds', () => {
    const match = carrom.notation.readGiven({ white: 6, black: 6 }, 'icf-1991');
    expect(light.scoreboard(match).moveSecondsLeft).toBe(15);
    const placing = carrom.notation.readGiven(
      {
        phase: 'placing',
        turn: 1,
        white: 5,
        black: 5,
        owed: { white: { due: 1 } },
        options: [{ name: 'place', owner: 'black', seat: 1, choices: ['waive'] }],
      },
      'icf-1991',
    );
    expect(light.scoreboard(placing).moveSecondsLeft).toBe(15);
  });
});

describe('the scoreboard', () => {
  test('tells points, pieces left, the queen, what is owed and the clock', () => {
    const match = carrom.notation.readGiven(
      {
        white: 7,
        black: 4,
        queen: 'covered',
        queenSide: 'black',
        points: { white: 12, black: 3 },
        game: 2,
        games: { white: 1 },
        boardNumber: 4,
        owed: { white: { due: 1 } },
        secondsLeft: 9,
      },
      'icf-1991',
    );
    const told = light.scoreboard(match);
    expect(told).toMatchObject({
      score: { white: 12, black: 3 },
      period: { de: 'Satz 2 · Board 4' },
      toMove: 'white',
    });
    expect(told.moveSecondsLeft).toBeCloseTo(9, 1);
    expect(told.tokens.white.map(({ kind, label }) => [kind, label.en])).toEqual([
      ['light', '2 pocketed, 7 white pieces left on the board'],
      ['debt', 'owes 1 piece'],
      ['game', 'games won: 1'],
    ]);
    expect(told.tokens.white[0]!.sign.shapes.filter(({ look }) => look['fill'] === PIECES.white.body)).toHaveLength(7);
    expect(told.tokens.white[0]!.sign.shapes.at(-1)).toMatchObject({ tag: 'text', text: 7 });
    expect(told.tokens.black.map(({ kind }) => kind)).toEqual(['dark', 'crown']);
  });
});

describe('the first pot', () => {
  const stroke = (white: number, pocketed: number) => {
    const [step] = scenarioSteps(carrom, {
      title: 'x',
      paragraphs: [],
      given: { white, black: 9, turn: 0 },
      facts: [{ kind: 'strokeEnded', by: 0, pocketed: { white: pocketed } }],
      expect: {},
    }).slice(-1);
    return step!;
  };
  const seen = (white: number, pocketed: number): readonly unknown[] => {
    const { entries, match } = stroke(white, pocketed);
    return entries
      .flatMap((entry) => light.shows(entry, match))
      .map((show) => ('label' in show ? show.label.en : show));
  };
  test('of a match is called out with a sound of its own, every later one is only heard', () => {
    expect(seen(9, 1)).toEqual([expect.objectContaining({ sound: 'first potted' }), 'Potted! Home again']);
    expect(seen(9, 2)).toContain('Potted! Home again');
    expect(seen(8, 1)).toEqual([expect.objectContaining({ sound: 'potted' })]);
  });
  test('leads to another stroke, and the line of what is to be done says so', () => {
    const { match } = stroke(9, 1);
    const [duty] = carrom.duties(match);
    expect(light.dutyWords(duty!, match)).toEqual({
      de: 'Heim darf noch einmal schießen (Weiß).',
      en: 'Home may strike again (white).',
    });
  });
});

describe('evidence and statistics', () => {
  test('only pieces and pockets are lit', () => {
    const known = new Set([...PIECE_NAMES, 'pocket0', 'pocket1', 'pocket2', 'pocket3']);
    const lit = played.flatMap(({ steps }) => {
      const log = steps.map(({ entry }) => entry);
      return log.flatMap(({ rulings }) => rulings.flatMap((ruling) => light.evidence(ruling, log)));
    });
    expect(lit.filter((id) => !known.has(id))).toEqual([]);
  });
  test('pictures after a match agree with it', () => {
    for (const { steps } of played) {
      const charts = light.statistics(steps);
      const pockets = charts.find(({ title }) => title.en === 'Pockets');
      const fell = steps.filter(({ entry: { fact } }) => fact.kind === 'pocketed' && fact.piece !== 's').length;
      const figures = pockets?.kind === 'drawing' ? pockets.table.rows.map(([, value]) => Number(value)) : [];
      expect(figures).toHaveLength(4);
      expect(figures.reduce((all, value) => all + value, 0)).toBe(fell);
      expect(charts.map(({ title }) => title.en)).toEqual([
        'Points per board',
        'Strokes and pieces',
        'Pockets',
        'Calls by law',
      ]);
    }
  });
  test('a stroke brings own pieces that stay pocketed, no others, and every call is counted', () => {
    const fact = (by: number, pocketed: object): object => ({ kind: 'strokeEnded', by, pocketed });
    const steps = scenarioSteps(carrom, {
      title: 'x',
      paragraphs: [],
      given: { white: 5, black: 5, turn: 0 },
      facts: [
        fact(0, { white: 2 }),
        fact(0, { black: 1 }),
        fact(1, { white: 1 }),
        fact(0, { white: 1, striker: true }),
      ],
      expect: {},
    } as never).flatMap(({ entries, match }) => entries.map((entry) => ({ entry, match })));
    const bars = (title: string): readonly unknown[] =>
      light
        .statistics(steps as readonly MatchStep<Carrom>[])
        .flatMap((chart) => (chart.kind === 'bars' && chart.title.en === title ? chart.bars : []))
        .map(({ label, value }) => `${label.en} ${value}`);
    expect(bars('Strokes and pieces')).toEqual(
      expect.arrayContaining(['Home: strokes 3', 'Home: pocketed 2', 'Guest: strokes 1', 'Guest: pocketed 0']),
    );
    expect(bars('Calls by law').length).toBeGreaterThan(2);
  });
  test('points per board are those of the score, with an extra point that was demanded and what a protest has played again', () => {
    const decided = (call: string, more: object): object => ({ kind: 'decided', call, ...more });
    const facts = [
      decided('boardWon', { for: 'white', points: 3, extra: 1 }),
      decided('extraPoints', { for: 'white', points: 1 }),
      decided('nextBoard', {}),
      { kind: 'playCalled' },
      decided('breakMade', { by: 1 }),
      { kind: 'protest', step: 'announced', by: 0 },
      { kind: 'protest', step: 'handedIn' },
      decided('boardWon', { for: 'black', points: 5 }),
      { kind: 'protest', step: 'decided', upheld: true },
      { kind: 'playCalled' },
      decided('boardWon', { for: 'black', points: 2 }),
    ];
    const given = { mode: 'desk', white: 5, black: 5, strokesInTurn: 1 };
    const scenario = { title: 'x', paragraphs: [], given, facts, expect: {} };
    const steps = scenarioSteps(carrom, scenario as never);
    expect(steps.map(({ refusal }) => refusal)).toEqual(steps.map(() => null));
    const [chart] = light.statistics(steps.flatMap(({ entries, match }) => entries.map((entry) => ({ entry, match }))));
    const bars = chart?.kind === 'bars' ? chart.bars : [];
    expect(bars.map(({ side, value }) => [side, value])).toEqual([
      ['white', 4],
      ['black', 2],
    ]);
    expect(steps.at(-1)!.match.state.points).toEqual([4, 2]);
  });
  test('a stroke is under way until it rests, with its sounds in it, and nothing else is', () => {
    const strokes = played.flatMap(({ steps }) => steps.filter(({ entry }) => entry.fact.kind === 'struck'));
    expect(strokes.length).toBeGreaterThan(20);
    for (const { match } of strokes) {
      const { from, until, sounds } = light.underWay!(match)!;
      const ms = ((until! - from) * 1000) / 120;
      expect(until).toBe(restTick(match, match.state.running!));
      expect(sounds.every(({ at, gain }) => at >= 0 && at <= ms && gain > 0 && gain <= 1)).toBe(true);
      expect(sounds.length).toBeLessThanOrEqual(41);
      expect(light.underWay!(match)!.sounds).toBe(sounds);
    }
    const rests = played.flatMap(({ steps }) => steps.filter(({ entry }) => entry.fact.kind === 'strokeEnded'));
    expect(rests.map(({ match }) => light.underWay!(match))).toEqual(rests.map(() => null));
  });
});

test('a key aims at one own piece after the other, from left to right and round again', () => {
  const match = carrom.notation.readGiven(
    {
      phase: 'stroke',
      breakMade: true,
      turn: 0,
      pieces: { w1: [-200, 0], w2: [0, 100], w3: [200, 0], b1: [100, 50], q: [30, -80] },
    },
    'icf-1991',
  );
  const angles: number[] = [];
  let draft: Action<Carrom> = { kind: 'strike', x: 0, angle: -90, force: 0.4, spin: 0, lift: 0 };
  for (let press = 0; press < 4; press++) {
    const [next] = light.aids!(draft, match);
    draft = next!.sets;
    angles.push((draft as Strike).angle);
  }
  expect(angles).toEqual([expect.closeTo(-angles[2]!, 3), 0, expect.closeTo(angles[2]!, 3), angles[0]]);
  expect(angles[2]).toBeGreaterThan(30);
});

describe('turning the rack', () => {
  const match = carrom.notation.readGiven({ phase: 'setUp', turned: 30 }, 'icf-1991');
  const example = { kind: 'turnRack', degrees: 0 } as const;
  test('begins as the rack lies; to the right is clockwise', () => {
    const begun = light.begins!(example, null, match);
    expect(begun).toEqual({ kind: 'turnRack', degrees: 30 });
    expect(light.dials!(begun, match)[0]).toMatchObject({
      value: -30,
      says: { de: '30° nach links', en: '30° to the left' },
    });
    expect(light.turned!(begun, { dial: 'degrees', value: 12 }, match)).toEqual({ kind: 'turnRack', degrees: -12 });
    expect(goesAlong(light, begun, null, match)).toBe('ifSet');
  });
  test('follows the hand around the centre, within what looks different', () => {
    const south = { x: 0, y: -0.1 };
    expect(rackTurned(0, south, { x: 0.1, y: -0.1 })).toBe(45);
    expect(rackTurned(0, south, { x: -0.1, y: -0.1 })).toBe(-45);
    expect(rackTurned(30, south, { x: 0.1, y: -0.1 })).toBe(-45);
    expect(rackTurned(12, south, { x: 0, y: 0 })).toBe(12);
  });
});

describe('aiming by hand', () => {
  const stroke: Strike = { kind: 'strike', x: 0, angle: 0, force: 0.5, spin: 0, lift: 0 };
  test('the striker is taken hold of at its place; anywhere else on board and frame one pulls', () => {
    expect(gripAt({ x: 0.01, y: -0.25 }, { x: 0, y: -0.252 })).toBe('striker');
    expect(gripAt({ x: 0.1, y: 0.1 }, { x: 0, y: -0.252 })).toBe('air');
    expect(gripAt({ x: 0.4, y: 0 }, { x: 0, y: -0.252 })).toBe('air');
    expect(gripAt({ x: 0.5, y: 0 }, { x: 0, y: -0.252 })).toBeNull();
    // Where the board is small, a fingertip still finds it.
    expect(gripAt({ x: 0.07, y: -0.252 }, { x: 0, y: -0.252 })).toBe('air');
    expect(gripAt({ x: 0.07, y: -0.252 }, { x: 0, y: -0.252 }, 0.003)).toBe('striker');
  });
  test('pointing gives the angle from every end', () => {
    expect(aimedAt(stroke, 0, { x: 0, y: 0.3 }).angle).toBe(0);
    expect(aimedAt(stroke, 2, { x: 0, y: -0.3 }).angle).toBe(0);
    expect(aimedAt(stroke, 0, { x: 0.2521, y: 0 }).angle).toBeCloseTo(45, 0);
    expect(aimedAt(stroke, 1, { x: 0, y: 0.2521 }).angle).toBeCloseTo(45, 0);
  });
  test('a cell of the board is aimed at like a press on it: at what lies there, otherwise at its middle', () => {
    const match = carrom.notation.readGiven({ pieces: { w1: [20, 10], b1: [200, 200], q: [-200, 100] } }, 'icf-1991');
    const set = { ...stroke, x: 50, force: 0.7, spin: 0.25 };
    expect(light.turned!(set, { at: 'E5' }, match)).toEqual(aimedAt(set, 0, { x: 0.02, y: 0.01 }));
    expect(light.turned!(set, { at: 'E9' }, match)).toEqual(aimedAt(set, 0, { x: 0, y: (HALF * 8) / 9 }));
    expect(light.turned!(set, { at: 'I9' }, match)).toEqual(aimedAt(set, 0, POCKETS[2]!));
    expect(light.turned!({ kind: 'turnRack', degrees: 0 }, { at: 'E5' }, match)).toBeNull();
  });
  test('a piece to be placed goes to the nearest place of the ring', () => {
    const match = carrom.notation.readGiven({ pieces: { w1: [0, 300], b1: [200, 200], q: [-200, 100] } }, 'icf-1991');
    for (const cell of ['D5', 'F6', 'E1', 'A9', 'E5', 'D4']) {
      const put = light.turned!({ kind: 'place', x: 40, y: 30 }, { at: cell }, match);
      if (put?.kind !== 'place') throw new Error(cell);
      expect(placeBreaches([], { x: put.x / 1000, y: put.y / 1000 })).toEqual([]);
    }
    expect(light.turned!({ kind: 'place', x: 40, y: 30 }, { at: 'D5' }, match)).toMatchObject({ x: -68.5, y: 0 });
  });
  test('pulled back from anywhere, it strikes the other way, as hard as it was pulled, and the striker stays', () => {
    const back = pulled({ ...stroke, x: 40 }, 0, { x: 0.3, y: 0.3 }, { x: 0.3, y: 0.1 }, 0.25);
    expect(back).toEqual({ ...stroke, x: 40, angle: 0, force: 0.25 });
    expect(pulled(stroke, 0, { x: 0, y: 0 }, { x: 0.1, y: -0.1 }, 0.5).angle).toBe(-45);
    expect(pulled(stroke, 2, { x: 0, y: 0 }, { x: 0, y: 0.1 }, 0.5).angle).toBe(0);
    expect(pulled(stroke, 0, { x: 0, y: 0 }, { x: 0, y: 0.1 }, 2)).toMatchObject({ angle: 120, force: 1 });
    expect(pulled(stroke, 0, { x: 0, y: 0 }, { x: 0, y: -0.1 }, 0.0001).force).toBe(0.06);
  });
  test('a hand on the striker slides it along its line and pulls it any other way, from every end', () => {
    expect(slides(0, { x: 0, y: -0.25 }, { x: 0.02, y: -0.26 })).toBe(true);
    expect(slides(0, { x: 0, y: -0.25 }, { x: 0.02, y: -0.28 })).toBe(false);
    expect(slides(1, { x: 0.25, y: 0 }, { x: 0.26, y: 0.02 })).toBe(true);
    expect(slides(1, { x: 0.25, y: 0 }, { x: 0.28, y: 0 })).toBe(false);
  });
  test('a notch to the right turns clockwise, to the full and no further', () => {
    expect(spun(stroke, 1).spin).toBe(-0.1);
    expect(spun(stroke, -3).spin).toBe(0.3);
    expect(spun(stroke, 99).spin).toBe(-1);
  });
  test('the dial of the spin goes the same way: to the right is clockwise, and is called right', () => {
    const match = carrom.notation.readGiven({}, 'icf-1991');
    const right = light.turned!(stroke, { dial: 'spin', value: 0.2 }, match)!;
    expect(right).toEqual(spun(stroke, 2));
    const dial = light.dials!(right, match).find(({ id }) => id === 'spin')!;
    expect([dial.value, dial.says.en, dial.keys]).toEqual([0.2, '20 % right', ['q', 'e']]);
  });
  test('along the base line it stands only where the laws let it', () => {
    expect(slidTo(stroke, 2, { x: 0.1, y: 0.25 }).x).toBe(-100);
    for (let x = -260; x <= 260; x += 0.5) {
      expect(strikerBreaches([], 0, onBaseLine(x) / 1000)).toEqual([]);
    }
  });
  test('its dial ends before the arrow, gets across to the circle by a step, and says why there is nothing between', () => {
    const match = carrom.notation.readGiven({}, 'icf-1991');
    const dialAt = (x: number) => light.dials!({ ...stroke, x }, match)[0]!;
    expect([dialAt(0).min, dialAt(0).max]).toEqual([-221.5, 221.5]);
    const steps = (from: number, to: number): unknown =>
      light.turned!({ ...stroke, x: from }, { dial: 'x', value: to }, match);
    expect(steps(183.5, 184)).toMatchObject({ x: 216 });
    expect(steps(216, 215.5)).toMatchObject({ x: 183.5 });
    expect(steps(-183.5, -188.5)).toMatchObject({ x: -216 });
    expect(steps(181, 186)).toMatchObject({ x: 183.5 });
    expect(steps(221.5, 222)).toMatchObject({ x: 221.5 });
    expect(
      [dialAt(183.5), dialAt(-216), dialAt(221.5), dialAt(180)].map(({ says, why }) => [
        says.en,
        why?.en.replace('\u00a0', ' '),
      ]),
    ).toEqual([
      ['183.5 mm right', 'Cover the circle wholly or leave it free (§ 130b)'],
      ['216 mm left', 'Cover the circle wholly or leave it free (§ 130b)'],
      ['221.5 mm right', 'No farther: it would touch the arrow (§ 130b)'],
      ['180 mm right', undefined],
    ]);
  });
  test('the dial of the direction says why it stops', () => {
    const match = carrom.notation.readGiven({ pieces: { w1: [0, 0], b1: [200, 200], q: [-200, 100] } }, 'icf-1991');
    const whyAt = (angle: number) => light.dials!({ ...stroke, angle }, match)[1]!.why?.en;
    expect([whyAt(119.9), whyAt(120), whyAt(-120)]).toEqual([
      undefined,
      'One cannot aim further back',
      'One cannot aim further back',
    ]);
  });
  test('the guide line ends at the first contact, and farther if so wished', () => {
    const match = carrom.notation.readGiven({ pieces: { w1: [0, 0], b1: [200, 200], q: [-200, 100] } }, 'icf-1991');
    const run = strokeOn(match, { by: 0, ...stroke });
    const { striker, meets, after } = wayAhead(run, 'short');
    expect(meets?.y).toBeCloseTo(-0.0159 - 0.02065, 3);
    expect([striker.length, after.length]).toEqual([2, 2]);
    const length = ({ from: a, to: b }: (typeof after)[number]): number => Math.hypot(a.x - b.x, a.y - b.y);
    expect(after.map(({ disc }) => disc)).toEqual(['s', 'w1']);
    expect(length(wayAhead(run, 'long').after[1]!)).toBeGreaterThan(length(after[1]!));
  });
  test('no line crosses the cushion, and a pocket is marked into which the striker itself would go', () => {
    const match = carrom.notation.readGiven({ pieces: { w1: [352, 0], b1: [200, 200], q: [-200, 100] } }, 'icf-1991');
    for (let angle = 30; angle < 70; angle += 0.5) {
      const { after } = wayAhead(strokeOn(match, { by: 0, ...stroke, angle }), 'long');
      for (const { to } of after) expect(Math.max(Math.abs(to.x), Math.abs(to.y))).toBeLessThanOrEqual(HALF - 0.0158);
    }
    const corner = aimedAt(stroke, 0, POCKETS[2]!);
    expect(wayAhead(strokeOn(match, { by: 0, ...corner }), 'short').drops).toBe(2);
    expect(wayAhead(strokeOn(match, { by: 0, ...corner }), 'off').drops).toBeNull();
    expect(wayAhead(strokeOn(match, { by: 0, ...stroke }), 'short').drops).toBeNull();
  });
});
