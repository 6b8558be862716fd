import { later, namedPlace, play, type LogEntry, type Ruling, type Words } from '@bande/core';
import { soccerTactics } from '@bande/games/soccer-tactics';
import { SECTORS } from '@bande/games/soccer-tactics/events.ts';
import { PAWN_NAMES } from '@bande/games/soccer-tactics/names.ts';
import { CALLS } from '@bande/games/soccer-tactics/referee/calls.ts';
import type { SoccerTactics } from '@bande/games/soccer-tactics/state.ts';
import { SIDES, SQUARE_NAMES } from '@bande/games/soccer-tactics/table.ts';
import { isDuty } from '@bande/games/soccer-tactics/view/words/duties.ts';
import { light } from '@bande/games/soccer-tactics/view/light.ts';
import { standBefore } from '@bande/games/soccer-tactics/view/shown/trace.ts';
import { callWords, type Chart, type MatchStep } from '@bande/stage/view';
import { beforeAll, expect, test } from 'vitest';
import { buttons, calls, clashes, duties, labels, played, scenarios, setup, watchEverything } from './watched.ts';

beforeAll(watchEverything);

/** A card on a phone holds two lines or three. */
const LONGEST = 92;
const leftovers = /[{}]|undefined|null|NaN|\[object| {2}|^\s|\s$|\(\)|: \.|\$/;
const isOdd = ({ de, en }: Words): boolean =>
  [de, en].some((text) => text === '' || text.length > LONGEST || leftovers.test(text));

test('scenarios and 30 matches show every call; all words are whole and short', () => {
  expect(CALLS.filter((call) => !calls.has(call))).toEqual([]);
  expect([...calls.values()].flat().filter(isOdd)).toEqual([]);
});

test('German and English differ for every call, duty and button that has words', () => {
  const same = (words: readonly Words[]): readonly string[] => [
    ...new Set(words.filter(({ de, en }) => de === en).map(({ de }) => de)),
  ];
  expect(same([...calls.values()].flat())).toEqual([]);
  expect(same([...duties.values()].flat())).toEqual([]);
  expect(same(buttons)).toEqual([]);
  expect(same(labels)).toEqual([]);
});

test('every duty has its own words', () => {
  expect([...duties.keys()].filter((what) => !isDuty(what))).toEqual([]);
  expect([...duties.values()].flat().filter(isOdd)).toEqual([]);
  expect([...duties.keys()].filter((what) => what.startsWith('place:')).length).toBeGreaterThanOrEqual(6);
});

test('every button and every cell has whole words', () => {
  expect(buttons.filter(isOdd)).toEqual([]);
  expect(labels.filter(isOdd)).toEqual([]);
});

/** Calls that played matches never bring about: a ruling with as little as it can have must read well, too. */
test('a bare ruling reads well', () => {
  const odd = CALLS.map((call): Ruling<SoccerTactics> => ({
    call,
    paragraphs: ['STW-9C.1'],
    evidence: [],
    where: namedPlace('blue:D6'),
    against: 'red',
  }))
    .map((ruling) => callWords(light, ruling))
    .filter(isOdd);
  expect(odd).toEqual([]);
});

test('picks lead to exactly one legal action and lie on the board', () => {
  expect(clashes.slice(0, 5)).toEqual([]);
});

test('the board is 16 rows of 8 as people see it, and holds every pawn that is in play', () => {
  const [match] = played.map(({ first }) => first);
  const { columns, rows } = light.board(match!);
  expect([columns, rows.length, new Set(rows.map((row) => row.length))]).toEqual([8, 16, new Set([8])]);
  expect([rows[0]![0]!.id, rows[0]![7]!.id, rows[15]![0]!.id]).toEqual(['blue:A1', 'blue:H1', 'red:A1']);
  expect(
    rows
      .flat()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([...SQUARE_NAMES].toSorted());
  expect(
    rows
      .flat()
      .flatMap(({ holds }) => holds)
      .toSorted(),
  ).toEqual([...PAWN_NAMES].toSorted());
  expect(rows[15]![3]!.label).toEqual({ de: 'Rote Hälfte, D1, Torwart Rot', en: 'Red half, D1, Red’s keeper' });
  expect(rows[0]![0]!.label).toEqual({ de: 'Blaue Hälfte, A1, leer', en: 'Blue half, A1, empty' });
});

test('a free ball, a carrier and a star are said', () => {
  const label = (given: object, square: string): Words | undefined =>
    light
      .board(soccerTactics.notation.readGiven(given, 'stw'))
      .rows.flat()
      .find(({ id }) => id === square)?.label;
  expect(label({ phase: 'captureA', attacker: 'red', ball: 'blue:C4' }, 'blue:C4')?.en).toBe(
    'Blue half, C4, star, free ball',
  );
  expect(label({ phase: 'attackMove', attacker: 'red', carrier: 'R10', pawns: { R10: 'blue:D6' } }, 'blue:D6')).toEqual(
    { de: 'Blaue Hälfte, D6, Rot 10 mit Ball', en: 'Blue half, D6, Red 10 with the ball' },
  );
});

test('other colours give other names', () => {
  const match = soccerTactics.start(setup({ colours: { red: 'yellow', blue: 'green' } }));
  const offside: Ruling<SoccerTactics> = {
    call: 'offside',
    paragraphs: ['STW-7.2'],
    evidence: [],
    against: 'red',
    for: 'blue',
    detail: { pawn: 'R10' },
  };
  expect(callWords(light, offside)).toEqual({
    de: 'Abseits gegen Rot: Die 10 stand hinter dem letzten Feldspieler.',
    en: 'Offside, Red: number 10 was behind the last field player.',
  });
  expect(callWords(light, offside, match).de).toMatch(/^Abseits gegen Gelb:/);
  expect(light.sides(match).blue.name.en).toBe('Green');
});

test('clocks of the scoreboard are those of the match', () => {
  const match = soccerTactics.notation.readGiven(
    {
      phase: 'attackMove',
      attacker: 'blue',
      carrier: 'B10',
      secondsLeft: 61.5,
      score: { red: 2, blue: 1 },
      cautions: { red: { 9: 1 }, blue: {} },
      pawns: { B8: 'sentOff' },
    },
    'stw',
  );
  const told = light.scoreboard(match);
  expect(told).toMatchObject({
    score: { red: 2, blue: 1 },
    secondsLeft: 61.5,
    moveSecondsLeft: null,
    inPossession: 'blue',
    period: { en: '1st half' },
  });
  expect([
    told.tokens.red.map(({ kind }) => kind),
    told.tokens.blue.map(({ kind, label }) => [kind, label.en]),
  ]).toEqual([['yellow'], [['red', 'Sent off: Blue 8']]]);
  expect(light.scoreboard({ ...match, tick: later(match.tick, 120) }).secondsLeft).toBe(60.5);
});

/** Offside is measured by where pawns stood when the ball was played. */
test('evidence of an offside is the pawn, the squares of the pass and the line of the last field player', () => {
  const found = scenarios.flatMap((steps) => {
    const log = steps.flatMap(({ entries }) => entries);
    return log.flatMap(({ fact, rulings }) =>
      rulings
        .filter(({ call }) => call === 'offside' && fact.kind !== 'decided') // a referee may leave out pawn and pass
        .map((ruling) => ({ ruling, ids: light.evidence(ruling, log, steps[0]!.match) })),
    );
  });
  expect(found.length).toBeGreaterThan(3);
  for (const { ruling, ids } of found) {
    expect(ids).toContain(ruling.where?.name);
    expect(ids).toContain(ruling.detail?.['pawn']);
    expect(ids.filter((id) => id.includes(':')).length).toBeGreaterThanOrEqual(8);
  }
});

test('a pass that was offside shows its squares, the pawn and the row of the last field player', () => {
  const first = soccerTactics.notation.readGiven(
    {
      phase: 'attackPlay',
      attacker: 'red',
      carrier: 'R9',
      roll: 4,
      pawns: { R9: 'blue:D6', R10: 'blue:D2', Bb: 'blue:A3', Bc: 'blue:H5' },
    },
    'stw',
  );
  const step = play(soccerTactics, first, {
    tick: first.tick,
    kind: 'action',
    by: 0,
    action: { kind: 'play', to: 'blue:D2' },
  });
  const log = step.ok ? step.value.log : [];
  const offside = log[0]!.rulings[0]!;
  expect(offside.call).toBe('offside');
  const row = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((column) => `blue:${column}3`);
  expect([...light.evidence(offside, log, first)].toSorted()).toEqual(
    ['Bb', 'R10', 'blue:D2', 'blue:D6', ...row].toSorted(),
  );
});

test('where the ball lay and who had it, told by the log alone, is never wrong', () => {
  const wrong = played.flatMap(({ steps, first }) => {
    const log: readonly LogEntry<SoccerTactics>[] = steps.map(({ entry }) => entry);
    const sample = steps
      .map((step, i) => [step, i] as const)
      .filter(
        ([{ match, entry }], i) =>
          match.state.phase === 'placing' || entry.rulings.some(({ call }) => call === 'setUpDone') || i % 97 === 0,
      );
    return sample.flatMap(([{ match, entry }]) => {
      const { ball, possession } = standBefore(log, entry.fact.id + 1, first);
      const [lies, has] = [SQUARE_NAMES[match.state.ball] ?? null, SIDES[match.state.attacker]];
      return (ball === null || ball === lies) &&
        (match.state.phase !== 'placing' ||
          possession === has ||
          (possession === null && match.state.period === 'shootOut'))
        ? []
        : [
            {
              phase: match.state.phase,
              restart: match.state.restart?.kind,
              fact: entry.fact.kind,
              calls: entry.rulings.map(({ call }) => call),
              ball,
              lies,
              possession,
              has,
            },
          ];
    });
  });
  expect(wrong).toEqual([]);
});

test('evidence names only things of the board', () => {
  const known = new Set([...PAWN_NAMES, ...SQUARE_NAMES]);
  const strange = played.flatMap(({ steps }) => {
    const log: readonly LogEntry<SoccerTactics>[] = steps.map(({ entry }) => entry);
    return log
      .slice(-60)
      .flatMap(({ rulings }) => rulings.flatMap((ruling) => light.evidence(ruling, log)))
      .filter((id) => !known.has(id));
  });
  expect(strange).toEqual([]);
});

/** What was rolled, spun or scored, and what of it is to be seen. */
function happened({ fact, rulings }: LogEntry<SoccerTactics>): readonly (number | string)[] {
  const goal = rulings.some(({ call }) => call === 'goal') ? ['goal', 'mark'] : [];
  if (fact.kind === 'rolled') return [...fact.dice, ...goal];
  if (fact.kind === 'duelRolled' || fact.kind === 'tossRolled') return [fact.red, fact.blue, ...goal];
  if (fact.kind === 'shotDieRolled') return [SECTORS.indexOf(fact.face) + 1, ...goal];
  return fact.kind === 'shotSpun' ? [fact.angle! / 10, ...goal] : goal;
}
function toBeSeen({ entry, match }: MatchStep<SoccerTactics>): readonly (number | string)[] {
  const shown = light.shows(entry, match).flatMap((show): readonly (number | string)[] => {
    if (show.kind === 'dice') return show.values;
    if (show.kind === 'spinner') return [show.angle];
    return show.kind === 'banner' && /^Goal! \d+ : \d+$/.test(show.label.en) ? ['goal'] : [];
  });
  return [...shown, ...(light.mark(entry)?.kind === 'goal' ? ['mark'] : [])];
}

test('every roll and spin is shown with what was rolled, every goal with the score and a mark', () => {
  for (const { steps } of played) {
    expect(steps.map(toBeSeen)).toEqual(steps.map(({ entry }) => happened(entry)));
    expect(
      steps
        .flatMap(({ entry, match }) => light.shows(entry, match))
        .flatMap((show) => ('label' in show ? [show.label] : []))
        .filter(isOdd),
    ).toEqual([]);
  }
});

const chart = <K extends Chart['kind']>(
  charts: readonly Chart[],
  kind: K,
  title: string,
): Extract<Chart, { kind: K }> =>
  charts.find((one): one is Extract<Chart, { kind: K }> => one.kind === kind && one.title.en === title)!;

test('pictures after the match agree with the match', () => {
  for (const { steps, last } of played) {
    const charts = light.statistics(steps);
    const shots = chart(charts, 'bars', 'Shots').bars;
    const goals = (side: string): number | undefined =>
      shots.find((bar) => bar.side === side && bar.label.en.endsWith(': goals'))?.value;
    expect([goals('red'), goals('blue')]).toEqual(last.state.score);
    const won = chart(charts, 'bars', 'Duels won').bars.reduce((all, { value }) => all + value, 0);
    const duels = steps.filter(({ entry }) => entry.fact.kind === 'duelRolled');
    const undecided = duels.filter(({ entry }) =>
      entry.rulings.some(({ call }) => call === 'rollAgain' || call === 'foul' || call === 'penalty'),
    );
    expect(won).toBe(duels.length - undecided.length);
    const share = chart(charts, 'share', 'Possession').parts.reduce((all, { value }) => all + value, 0);
    expect(share).toBeGreaterThan(99.8);
    expect(share).toBeLessThan(100.2);
    expect(chart(charts, 'heat', 'Where the ball was').cells.length).toBe(128);
    const calls = chart(charts, 'bars', 'Calls by paragraph').bars;
    expect(calls.length).toBe(8);
    for (const { label, paragraph } of calls) expect(label).toBe(soccerTactics.rulebook[paragraph ?? '']?.gist);
    for (const { points } of chart(charts, 'line', 'Possession over time').series)
      expect(points.map(([minute]) => minute)).toEqual(points.map(([minute]) => minute).toSorted((a, b) => a - b));
  }
});

test('a goal kick after too short a spin is no save: not on the banner, not in the figures', () => {
  const { entry, match } = played[0]!.steps.at(-1)!;
  const kick = (why: 'STW-5.7' | 'STW-5.10'): MatchStep<SoccerTactics> => ({
    entry: { ...entry, rulings: [{ call: 'goalKick', for: 'blue', paragraphs: [why, 'STW-6C.1'], evidence: [] }] },
    match,
  });
  const banner = (step: MatchStep<SoccerTactics>): readonly string[] =>
    light.shows(step.entry, step.match).flatMap((show) => (show.kind === 'banner' ? [show.label.en] : []));
  expect([banner(kick('STW-5.7')), banner(kick('STW-5.10'))]).toEqual([['Saved'], ['Too short a spin']]);
  const shots = (...steps: readonly MatchStep<SoccerTactics>[]): Readonly<Record<string, number>> =>
    Object.fromEntries(
      chart(light.statistics(steps), 'bars', 'Shots').bars.map(({ label, value }) => [label.en, value]),
    );
  expect(shots(kick('STW-5.7'), kick('STW-5.7'), kick('STW-5.10'))).toMatchObject({
    'Red: shots that Blue saved': 2,
    'Red: shots spun too short': 1,
    'Blue: shots spun too short': 0,
  });
  expect(Object.keys(shots(kick('STW-5.7')))).not.toContain('Red: shots spun too short');
});
