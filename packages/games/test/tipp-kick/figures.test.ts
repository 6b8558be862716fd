import { createRandom, LiveMatch, tick, type LogEntry, type Seat } from '@bande/core';
import { tippKick } from '@bande/games/tipp-kick/game.ts';
import { forgetMotions } from '@bande/games/tipp-kick/motion/index.ts';
import type { Match, TippKick } from '@bande/games/tipp-kick/state.ts';
import { colourOf, withState } from '@bande/games/tipp-kick/state.ts';
import { toPlay } from '@bande/games/tipp-kick/rights.ts';
import { light } from '@bande/games/tipp-kick/view/light.ts';
import { figuresIn } from '@bande/games/tipp-kick/view/after/match-figures.ts';
import type { MatchStep } from '@bande/stage/view';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

beforeAll(() => tippKick.prepare!());
afterAll(() => forgetMotions());

const starting = (settings: object = {}): Match =>
  tippKick.start({
    edition: 'dtkv-2012.1',
    seating: ['red', 'blue'],
    mode: 'live',
    settings: tippKick.schemas.settings.parse(settings),
  });

/** Whoever has the ball shoots, somehow, a few dozen times. */
function someShots(): readonly MatchStep<TippKick>[] {
  const random = createRandom('tipp-kick-figures');
  const live = new LiveMatch(tippKick, starting({ limits: false }));
  const steps: MatchStep<TippKick>[] = [];
  const add = (entries: readonly LogEntry<TippKick>[]): void => {
    for (const entry of entries) steps.push({ entry, match: live.match });
  };
  for (let shots = 0; shots < 18; shots++) {
    const side = toPlay(live.match);
    const [option] = live.match.options;
    const by = (side === 'blue' ? 1 : 0) as Seat;
    const like = tippKick.legal(live.match, by).find(({ kind }) => kind === 'shoot');
    if (option !== undefined) {
      const owner = (option.owner === 'blue' ? 1 : 0) as Seat;
      const done = live.play({
        kind: 'action',
        tick: live.match.tick,
        by: owner,
        action: { kind: 'choose', option: option.id, choice: option.choices[0]! },
      });
      if (done.ok) add(done.value);
    } else if (side !== null && like !== undefined) {
      const action = tippKick.sample!(live.match, by, like, random);
      const done = live.play({ kind: 'action', tick: live.match.tick, by, action });
      if (done.ok) add(done.value);
    }
    for (let i = 0; i < 30; i++) add(live.advance(tick(live.match.tick + 30)));
  }
  return steps;
}

describe('the scoreboard', () => {
  test('has the colour of each side, and after half-time the other one', () => {
    const first = starting();
    const kinds = (match: Match): readonly string[] => [
      light.scoreboard(match).tokens.red[0]!.kind,
      light.scoreboard(match).tokens.blue[0]!.kind,
    ];
    expect(kinds(first)).toEqual(['white', 'black']);
    expect(kinds(withState(first, { white: 'blue', period: 'secondHalf' }))).toEqual(['black', 'white']);
    expect(colourOf(first.state, 'red')).toBe('white');
  });
  test('shows a set-up as long as it is left, and never at a restart', () => {
    const first = starting();
    const inPlay = withState(first, { restart: null, turn: 'red' });
    const used = withState(inPlay, { setUps: { of: 'red', used: 1, keeperOnly: false, handling: false } });
    const of = (match: Match): readonly string[] => light.scoreboard(match).tokens.red.map(({ label }) => label.en);
    expect(of(first)).toEqual(['plays white']);
    expect(of(inPlay)).toEqual(['plays white', 'one set-up left']);
    expect(of(used)).toEqual(['plays white', 'set-up used: now at goal']);
    expect(light.scoreboard(inPlay).inPossession).toBe('red');
  });
  test('counts nobody’s seconds where there are no limits', () => {
    expect(light.scoreboard(starting({ limits: false }))).toMatchObject({ moveSecondsLeft: null });
    expect('moveLimit' in light.scoreboard(starting({ limits: false }))).toBe(false);
    expect('moveLimit' in light.scoreboard(starting())).toBe(true);
  });
  test('counts no more than seven seconds and three', () => {
    const live = new LiveMatch(tippKick, starting());
    const seen = new Set<number>();
    for (let i = 0; i < 80; i++) {
      live.advance(tick(live.match.tick + 12));
      const { moveLimit, moveSecondsLeft } = light.scoreboard(live.match);
      if (moveLimit === undefined || moveLimit === null) continue;
      seen.add(moveLimit.seconds);
      expect(moveSecondsLeft).toBeLessThanOrEqual(moveLimit.seconds);
    }
    expect([...seen].every((seconds) => seconds === 3 || seconds === 7)).toBe(true);
    expect(seen.size).toBeGreaterThan(0);
  });
  test('says who is cautioned', () => {
    const first = starting();
    const counts = { ...first.state.counts, red: { ...first.state.counts.red, cautions: 1 } };
    expect(light.scoreboard(withState(first, { counts })).tokens.red.map(({ kind }) => kind)).toContain('caution');
  });
});

describe('pictures after a match', () => {
  const steps = someShotsOnce();
  test('every shot is counted once, by what became of it', () => {
    const all = figuresIn(steps());
    const shot = steps().filter(({ entry: { fact } }) => fact.kind === 'shot').length;
    expect(shot).toBeGreaterThan(10);
    expect(all.shots.length).toBeLessThanOrEqual(shot);
    const goals = steps().flatMap(({ entry }) => entry.rulings.filter(({ call }) => call === 'goal')).length;
    expect(all.shots.filter(({ kind }) => kind === 'goal')).toHaveLength(goals);
    expect(all.goals.length - 1).toBeGreaterThanOrEqual(goals);
  });
  test('nobody is luckier than he has had rests, nor keeps more set-ups than he has made', () => {
    const { lucky, rests, kept, setUps } = figuresIn(steps());
    for (const side of ['red', 'blue'] as const) {
      expect(lucky[side]).toBeLessThanOrEqual(rests[side]);
      expect(kept[side]).toBeLessThanOrEqual(setUps[side]);
      expect(setUps[side]).toBeLessThanOrEqual(rests[side]);
    }
    expect(rests.red + rests.blue).toBeGreaterThan(5);
  });
  test('each picture has a title in both languages and whole figures', () => {
    const charts = light.statistics(steps());
    expect(charts.map(({ kind }) => kind)).toEqual([
      'share',
      'line',
      'versus',
      'drawing',
      'versus',
      'versus',
      'heat',
      'bars',
    ]);
    const rows = charts.flatMap((chart) => (chart.kind === 'versus' ? chart.rows : []));
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(({ values: [red, blue] }) => red === 0 && blue === 0)).toEqual([]);
    expect(charts.filter(({ title }) => title.de === '' || title.de === title.en)).toEqual([]);
    expect(JSON.stringify(charts)).not.toMatch(/NaN|undefined|null,"side":"(?:red|blue)"/);
  });
  test('the ball is looked for only where it lay', () => {
    const { heat, possession } = figuresIn(steps());
    const warm = heat.reduce((a, b) => a + b, 0);
    expect(warm).toBe(possession.red + possession.blue);
  });
  test('nothing was played: nothing is counted', () => {
    expect(figuresIn([])).toMatchObject({ shots: [], minutes: 0 });
    expect(light.statistics([]).length).toBe(8);
  });
});

function someShotsOnce(): () => readonly MatchStep<TippKick>[] {
  let made: readonly MatchStep<TippKick>[] | null = null;
  return () => (made ??= someShots());
}
