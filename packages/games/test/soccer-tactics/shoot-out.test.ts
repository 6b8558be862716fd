import { later, LiveMatch, type Action, type Seat } from '@bande/core';
import { soccerTactics } from '@bande/games/soccer-tactics';
import { readAction } from '@bande/games/soccer-tactics/notation.ts';
import type { Match, SoccerTactics } from '@bande/games/soccer-tactics/state.ts';
import { expect, test } from 'vitest';

const live = (given: object): LiveMatch<SoccerTactics> =>
  new LiveMatch(soccerTactics, soccerTactics.notation.readGiven(given, 'stw'));
const must = (done: ReturnType<LiveMatch<SoccerTactics>['play']>): void => expect(done.ok ? '' : done.refusal).toBe('');
const roll = (match: LiveMatch<SoccerTactics>, ...draws: readonly number[]): void =>
  must(match.play({ tick: match.match.tick, kind: 'chance', by: 'host', draws }));
const act = (match: LiveMatch<SoccerTactics>, by: Seat, text: string): void =>
  must(match.play({ tick: match.match.tick, kind: 'action', by, action: readAction(text)! }));

const [GOAL, FLAG, KEEPER] = [1, 451, 1351];

/** The shooter goes to the arc, the opponents' two defenders leave it, and the arrow is spun. */
function penalty(match: LiveMatch<SoccerTactics>, angle: number): void {
  const red = match.match.state.attacker === 0;
  const [mine, theirs]: readonly [Seat, Seat] = red ? [0, 1] : [1, 0];
  const half = red ? 'blue' : 'red';
  act(match, mine, `place ${red ? 'R' : 'B'}9 ${half}:E4`);
  act(match, theirs, `place ${red ? 'B' : 'R'}b ${half}:C4`);
  act(match, theirs, `place ${red ? 'B' : 'R'}c ${half}:F4`);
  expect(match.match.state.phase).toBe('shot');
  roll(match, angle);
}

/** A shoot-out in which the shots end as listed; it stops when the match is decided. */
function shootOut(shots: readonly number[], first: 'red' | 'blue' = 'red'): Match {
  const match = live({ period: 'shootOut', phase: 'toss', score: { red: 1, blue: 1 } });
  roll(match, ...(first === 'red' ? [4, 2] : [2, 4]));
  for (const angle of shots) {
    if (match.match.outcome !== null) break;
    penalty(match, angle);
  }
  return match.match;
}
const taken = ({ state }: Match): readonly number[] => state.shootOut!.taken;
const goals = ({ state }: Match): readonly number[] => state.shootOut!.goals;

test('STW-11C.4 STW-11C.7 all ten are taken although one side leads beyond reach after six', () => {
  const match = shootOut([GOAL, FLAG, GOAL, KEEPER, GOAL, FLAG, GOAL, FLAG, KEEPER, GOAL]);
  expect([taken(match), goals(match), match.outcome?.winner]).toEqual([[5, 5], [4, 1], 'red']);
  expect(match.outcome).toEqual({
    winner: 'red',
    score: { red: 1, blue: 1 },
    paragraphs: ['STW-11C.7'],
    shootOut: { red: 4, blue: 1 },
  });
});

test('STW-11C.4 STW-11C.6 the side that won the toss shoots first, and then they alternate', () => {
  const order = (first: 'red' | 'blue'): readonly number[] =>
    [0, 1, 2, 3].map(
      (n) =>
        shootOut(
          Array.from({ length: n }, () => FLAG),
          first,
        ).state.attacker,
    );
  expect(order('red')).toEqual([0, 1, 0, 1]);
  expect(order('blue')).toEqual([1, 0, 1, 0]);
});

const ahead = (red: number, blue: number): 'red' | 'blue' | null => {
  if (red === blue) return null;
  return red > blue ? 'red' : 'blue';
};

test('STW-11C.7 however ten penalties end, the side with more goals has won, and a draw goes on', () => {
  for (let ends = 0; ends < 1024; ends += 7) {
    const misses = [FLAG, KEEPER, KEEPER] as const;
    const shots = Array.from({ length: 10 }, (_, i) => ((ends >> i) & 1 ? GOAL : misses[i % 3]!));
    const [red, blue] = [0, 1].map((side) => shots.filter((angle, i) => i % 2 === side && angle === GOAL).length) as [
      number,
      number,
    ];
    const match = shootOut(shots);
    expect([ends, taken(match), goals(match)]).toEqual([ends, [5, 5], [red, blue]]);
    expect([ends, match.outcome?.winner ?? null]).toEqual([ends, ahead(red, blue)]);
  }
});

test('STW-11C.8 after five each pairs decide, as late as the ninth', () => {
  const level = [GOAL, GOAL, FLAG, FLAG, GOAL, GOAL, KEEPER, KEEPER, GOAL, GOAL];
  const match = shootOut([...level, FLAG, FLAG, GOAL, GOAL, FLAG, KEEPER, FLAG, GOAL]);
  expect([taken(match), goals(match), match.outcome?.winner, match.outcome?.paragraphs]).toEqual([
    [9, 9],
    [4, 5],
    'blue',
    ['STW-11C.8'],
  ]);
  expect(shootOut([...level, FLAG, FLAG, GOAL]).outcome).toBeNull();
  expect(shootOut([...level, GOAL, FLAG]).outcome?.winner).toBe('red');
});

test('STW-11C.5 everybody stands anew for each penalty', () => {
  const match = shootOut([GOAL, FLAG]);
  const { pawns } = soccerTactics.notation.describe(match);
  expect(pawns).toMatchObject({
    R1: 'red:D1',
    R9: 'red:H6',
    Rb: 'red:D4',
    Rc: 'red:E4',
    B1: 'line',
    Bb: 'blue:D4',
    Bc: 'blue:E4',
    B9: 'blue:H6',
  });
});

test('STW-9A.12 STW-11C.5 a side without a keeper faces its penalties without one', () => {
  const match = live({ period: 'shootOut', phase: 'toss', score: { red: 1, blue: 1 }, pawns: { B1: 'sentOff' } });
  roll(match, 4, 2);
  penalty(match, GOAL);
  penalty(match, FLAG);
  expect(soccerTactics.notation.describe(match.match)['pawns']).toMatchObject({ B1: 'sentOff', R1: 'red:D1' });
});

// ── a whole match ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Both sides form up as the program suggests, whoever kicks off. */
function formUp(match: LiveMatch<SoccerTactics>): void {
  for (let i = 0; i < 2; i++) {
    const seat = ([0, 1] as const).find((one) => soccerTactics.legal(match.match, one).length > 0)!;
    const [usual] = soccerTactics.legal(match.match, seat);
    must(match.play({ tick: match.match.tick, kind: 'action', by: seat, action: usual! }));
  }
  expect(match.match.state.phase).toBe('kickOff');
}
const wait = (match: LiveMatch<SoccerTactics>, seconds: number): unknown =>
  match.advance(later(match.match.tick, seconds * 120));

test('STW-11B.1 STW-11C.1.1 STW-11C.2 STW-11C.3 four periods without a goal: each side kicks off one of two, extra time is tossed for anew, then penalties', () => {
  const match = live({ settings: { halfMinutes: 2, extraMinutes: 1 } });
  const kickOffs: string[] = [];
  const period = (minutes: number): void => {
    kickOffs.push(`${match.match.state.period} ${['red', 'blue'][match.match.state.attacker]!}`);
    formUp(match);
    const now = match.match.state.period;
    wait(match, minutes * 60 - 1);
    expect(match.match.state.period).toBe(now);
    wait(match, 1);
    expect(match.match.state.period).not.toBe(now);
  };
  roll(match, 5, 3);
  period(2);
  period(2);
  expect(match.match.state.phase).toBe('toss');
  roll(match, 1, 1);
  roll(match, 1, 6);
  period(1);
  period(1);
  expect(kickOffs).toEqual(['first blue', 'second red', 'extraFirst red', 'extraSecond blue']);
  expect([match.match.state.period, match.match.state.phase, match.match.outcome]).toEqual(['shootOut', 'toss', null]);
});

// ── four people ───────────────────────────────────────────────────────────────────────────────────────────────────

const inTurn = (given: object, seats: readonly Seat[], actions: readonly string[]): readonly string[] => {
  const match = live({ ...given, seats: 4 });
  return actions.map((text, i) => {
    const done = match.play({ tick: match.match.tick, kind: 'action', by: seats[i]!, action: readAction(text)! });
    return done.ok ? 'done' : done.refusal.code;
  });
};

test('STW-0.3 either partner may act for his side, at a corner as at a free kick, and no opponent may', () => {
  const corner = {
    phase: 'placing',
    attacker: 'red',
    ball: 'blue:A1',
    reachedBox: true,
    pawns: { R10: 'flag' },
    restart: {
      kind: 'corner',
      cause: 'shot',
      for: 'red',
      square: 'blue:A1',
      kicker: 'R10',
      placements: { red: 3, blue: 3 },
      turn: 'blue',
    },
  };
  expect(
    inTurn(
      corner,
      [0, 2, 1, 3, 2, 3],
      ['place Ba blue:C2', 'pass', 'place Ba blue:C2', 'place Bb blue:C3', 'place R11 blue:D3', 'place Bb blue:C3'],
    ),
  ).toEqual(['notYourTurn', 'notYourTurn', 'done', 'notYourTurn', 'done', 'done']);
});

test('STW-0.3 STW-9C.6 either partner may decline a free kick for his side', () => {
  for (const seat of [0, 2] as const) {
    const match = live({ seats: 4, phase: 'duel', attacker: 'red', ball: 'blue:C6', pawns: { R10: 'blue:C6' } });
    must(match.play({ tick: match.match.tick, kind: 'facts', by: 'referee', facts: [{ kind: 'breach', by: 'blue' }] }));
    const decline: Action<SoccerTactics> = { kind: 'choose', option: match.match.options[0]!.id, choice: 'decline' };
    const refused = match.play({ tick: match.match.tick, kind: 'action', by: 3, action: decline });
    expect(refused.ok ? '' : refused.refusal.code).toBe('notYourTurn');
    must(match.play({ tick: match.match.tick, kind: 'action', by: seat, action: decline }));
    expect([match.match.state.phase, match.match.options]).toEqual(['duel', []]);
  }
});
