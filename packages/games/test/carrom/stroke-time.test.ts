import { LiveMatch, tick } from '@bande/core';
import { carrom } from '@bande/games/carrom';
import { describe, expect, test } from 'vitest';
import { table, type Table } from './by-hand.ts';

describe('fifteen seconds', () => {
  test('ICF-50.1: exactly 15.0 s is in time, one tick more is a technical foul before the first stroke', () => {
    expect(table({ white: 8 }).act(0, 'strike x=0 angle=0 force=0.5', 1800).refusal).toBeNull();
    const at = table({ white: 8 }).wait(1800);
    expect(at.calls).toEqual([]);
    expect(at.wait(1).calls).toEqual(['technicalFoul', 'placing']);
    expect(at.now).toMatchObject({ turn: 0, phase: 'placing' });
    expect(at.fact({ kind: 'placed', by: 1 }).now).toMatchObject({ turn: 0, phase: 'stroke', secondsLeft: 15 });
  });
  test('ICF-50.1: after the first stroke it costs the turn, and the queen that was to be covered', () => {
    const at = table({ white: 7, queen: 'pending' }).wait(1801);
    expect(at.calls).toEqual(['foul', 'queenOut', 'turnPasses', 'placing']);
    expect(at.now).toMatchObject({ turn: 1, queen: 'board' });
  });
  test('ICF-50.1: with nothing to place the next fifteen seconds run at once', () => {
    const at = table().wait(1801);
    expect(at.now).toMatchObject({ turn: 0, phase: 'stroke', owed: { white: { penalty: 1 } }, secondsLeft: 15 });
    expect(at.wait(1801).now).toMatchObject({ owed: { white: { penalty: 2 } } });
  });
  test('ICF-88, ICF-87.2: placing in 15.0 s, one tick more and the right is lost', () => {
    const due = (): Table => table({ white: 8 }).stroke({ striker: true });
    expect(due().act(1, 'place x=50 y=0', 1800).refusal).toBeNull();
    const at = due().wait(1801);
    expect(at.laws('rightLost')).toEqual(['ICF-87.2', 'ICF-88']);
    expect(at.now).toMatchObject({ phase: 'stroke', turn: 1, white: 8, owed: { white: { due: 0 } }, secondsLeft: 15 });
  });
  test('CI-10: a piece placed in time stays, the right to the rest is lost', () => {
    const at = table({ white: 7 }).stroke({ striker: true, white: 1 });
    expect(at.ruling('placing')).toMatchObject({ detail: { count: 2 } });
    at.fact({ kind: 'placed', by: 1 }).wait(1801);
    expect(at.now).toMatchObject({ white: 7, owed: { white: { due: 0 } }, phase: 'stroke', turn: 0 });
  });
  test('ICF-121a.1: a request stops the clock, ICF-121a.2: it goes on with Play', () => {
    const at = table({ white: 8 }).wait(600).fact({ kind: 'request', by: 0 }).wait(5000);
    expect(at.now).toMatchObject({ held: true, secondsLeft: 10 });
    expect(at.act(0, 'strike x=0 angle=0 force=0.5').refusal).toMatchObject({ paragraphs: ['ICF-121a.2'] });
    expect(at.fact({ kind: 'playCalled' }).wait(1200).now).toMatchObject({
      held: false,
      owed: { white: { penalty: 0 } },
    });
    expect(at.wait(1).calls).toContain('technicalFoul');
  });
  test('ICF-127b: a slip does not lengthen the time', () => {
    const at = table({ pieces: { w1: [100, 100], b1: [-100, 100], q: [0, 200] } })
      .act(0, 'strike x=0 angle=0 force=0.001', 1000)
      .wait(10);
    expect(at.calls).toEqual(['noStroke']);
    expect(at.now).toMatchObject({ phase: 'stroke', turn: 0 });
    expect(Number(at.now['secondsLeft'])).toBeLessThan(801 / 120);
  });
});

describe('held up', () => {
  test('ICF-121a.1: a right to place does not lapse meanwhile', () => {
    const at = table({ white: 8 }).stroke({ striker: true }).wait(1000).fact({ kind: 'request', by: 1 }).wait(20_000);
    expect(at.now).toMatchObject({ phase: 'placing', held: true });
    at.fact({ kind: 'playCalled' }).wait(800);
    expect(at.now).toMatchObject({ phase: 'placing', held: false });
    expect(at.wait(1).calls).toEqual(['rightLost']);
  });
});

describe('time that runs out again and again in one turn', () => {
  const { schemas, notation } = carrom;

  test('CI-71: the eighth time ends the match, and the finished match fits its own schema', () => {
    const live = new LiveMatch(carrom, notation.readGiven({ overruns: 7 }, 'icf-1991'));
    live.advance(tick(1801));
    expect(live.match).toMatchObject({ outcome: { winner: 'black' }, state: { board: { overruns: 8 } } });
    expect(schemas.state.safeParse(notation.describe(live.match)).success).toBe(true);
    expect(() => notation.readGiven({ overruns: 8 }, 'icf-1991')).toThrow('broken off');
  });

  test('alone at the board it costs nothing, however often, and the position comes back', () => {
    const settings = schemas.settings.parse({});
    const live = LiveMatch.start(carrom, { edition: 'icf-1991', seating: ['white'], mode: 'live', settings });
    live.advance(tick(120 * 600));
    expect(live.match.state.board.overruns).toBeGreaterThan(20);
    const text = notation.writePosition(live.match);
    expect(notation.readPosition(text, live.match.setup)?.state.board.overruns).toBe(live.match.state.board.overruns);
  });
});
