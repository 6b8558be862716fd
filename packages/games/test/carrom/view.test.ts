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
import { readSettings } from '@bande/games/carrom/settings.ts';
import { PIECE_NAMES, type Carrom, type Match } from '@bande/games/carrom/state.ts';
import { BREACH_WORDS, PERMITTED_WORDS, UMPIRE_WORDS } from '@bande/games/carrom/labels.ts';
import { isDuty } from '@bande/games/carrom/view/words/duties.ts';
import { light } from '@bande/games/carrom/view/light.ts';
import { restTick } from '@bande/games/carrom/motion.ts';
import { actionWords, callWords, type MatchStep } from '@bande/stage/view';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

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
