import { restTick } from '@bande/games/carrom/motion.ts';
import { createRandom } from '@bande/core';
import { carrom } from '@bande/games/carrom';
import { soloOf } from '@bande/games/carrom/bot/alone.ts';
import { slipOf } from '@bande/games/carrom/bot/noise.ts';
import { struckWith } from '@bande/games/carrom/bot/race.ts';
import { soloShot, SOLO_THOUGHT, type SoloThought } from '@bande/games/carrom/bot/solo-think.ts';
import { isCleared, sceneOfSolo, strikeSolo, TESTBED } from '@bande/games/carrom/bot/solo.ts';
import { readSettings } from '@bande/games/carrom/settings.ts';
import type { Point } from '@bande/games/carrom/table.ts';
import { expect, test } from 'vitest';
import { Table } from './by-hand.ts';

/** Less thought than in the bench, so that a test takes no longer than a test may. */
const HASTY: SoloThought = {
  ...SOLO_THOUGHT,
  aims: 6,
  rounds: [{ trials: 3, keep: 1 }],
  stages: [{ upTo: Infinity, sweep: { stands: 1, step: 15, forces: [0.95], keep: 4 }, refine: [] }],
};
const CALM = readSettings({ clocks: false });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const sitDown = (): Table =>
  new Table({ seats: 1, phase: 'setUp', settings: CALM }).dice(12_345, 54_321).act(0, 'ready');

test('whoever sits alone breaks at once: no toss, no trial boards', () => {
  expect(
    carrom.start({ edition: 'icf-1991', seating: ['white'], mode: 'live', settings: readSettings({}) }).state,
  ).toMatchObject({ phase: 'setUp', trial: 0 });
  expect(sitDown().now).toMatchObject({ phase: 'stroke', turn: 0, toAct: [0] });
});

test('a whole board: every stroke comes to what the fast player thinks it comes to, and strokes are counted to the end', () => {
  const [think, hand] = [createRandom('think'), createRandom('hand')];
  const table = sitDown();
  for (let strokes = 0; table.match.outcome === null && strokes < 120; strokes++) {
    const solo = soloOf(table.match);
    expect(solo.strokes).toBe(strokes);
    const shot = struckWith(sceneOfSolo(solo), soloShot(solo, think, TESTBED, HASTY), TESTBED, slipOf(hand));
    const expected = strikeSolo(solo, shot);
    table.act(0, `strike x=${shot.x * 1000} angle=${shot.angle} force=${shot.force}`);
    expect(table.refusal).toBeNull();
    table.wait(restTick(table.match, table.match.state.running!) - table.match.tick);
    const { pieces, queen, owed } = soloOf(table.match);
    expect(queen).toBe(expected.queen);
    expect(pieces.map((at) => at === null)).toEqual(expected.pieces.map((at) => at === null));
    expect(isCleared(expected) ? expected.owed : owed).toBe(expected.owed);
    expect(
      Math.max(0, ...pieces.flatMap((at, piece) => (at === null ? [] : [apart(at, expected.pieces[piece]!)]))),
    ).toBeLessThan(1e-6);
  }
  expect(table.match.outcome).toMatchObject({ winner: 'white', paragraphs: ['ICF-52a'] });
  expect(table.match.outcome!.score.white).toBe(table.match.state.board.strokesInTurn);
});

test('after 500 strokes it is over, cleared or not', () => {
  const table = given({ strokesInTurn: 498 }).stroke();
  expect(table.match.outcome).toBeNull();
  expect(table.stroke().ruling('soloOver')?.detail).toEqual({ strokes: 500, cleared: false });
  expect(table.match.outcome).toMatchObject({ winner: null, score: { white: 500 } });
});

const given = (more: object): Table => new Table({ seats: 1, settings: CALM, ...more });

test('black pieces are one’s own as well: either colour covers the queen, and nobody else comes to strike', () => {
  const table = given({ white: 3, black: 4 }).stroke({ queen: true });
  expect(table.calls).toEqual(['queenPending']);
  expect(table.stroke({ black: 1 }).calls).toEqual(['queenCovered']);
  expect(table.stroke().match.state.turn).toBe(0);
  expect(table.calls).toEqual([]);
});

test('ICF-72a.2 a pocketed striker brings one piece back at once, placed by the umpire', () => {
  const table = given({ white: 3, black: 4 }).stroke({ striker: true });
  expect(table.calls).toEqual(['due']);
  expect(table.now).toMatchObject({ phase: 'stroke', white: 4, black: 4, owed: { white: { due: 0 } } });
});

test('ICF-72b with nothing in the pockets it stays owed until something falls', () => {
  const table = given({}).stroke({ striker: true });
  expect(table.laws('due')).toContain('ICF-72b');
  expect(table.now).toMatchObject({ white: 9, black: 9, owed: { white: { due: 1 } } });
  expect(table.stroke({ black: 1 }).now).toMatchObject({ white: 9, black: 9, owed: { white: { due: 0 } } });
});

test('ICF-107a the last piece comes back while the queen lies on the board', () => {
  const table = given({ white: 0, black: 1 }).stroke({ black: 1 });
  expect(table.laws('returned')).toEqual(['ICF-107a']);
  expect(table.match.outcome).toBeNull();
  expect(Number(table.now['white']) + Number(table.now['black'])).toBe(1);
});

test('ICF-52a with the queen covered the last piece ends it', () => {
  const table = given({ white: 1, black: 0, queen: 'covered', queenSide: 'white', strokesInTurn: 20 }).stroke({
    white: 1,
  });
  expect(table.ruling('soloOver')?.detail).toEqual({ strokes: 21, cleared: true });
  expect(table.match.outcome).toEqual({ winner: 'white', score: { white: 21, black: 0 }, paragraphs: ['ICF-52a'] });
});

test('ICF-139 given up, it is over and nobody has won', () => {
  const table = sitDown().act(0, 'concede what=match');
  expect(table.match.outcome).toEqual({ winner: null, score: { white: 0, black: 0 }, paragraphs: ['ICF-139'] });
});

test('ICF-45a.1 a break that touches nothing is tried again, as often as it takes', () => {
  const table = sitDown();
  for (let attempt = 1; attempt <= 4; attempt++) table.stroke({}, { touched: false });
  expect(table.now).toMatchObject({ phase: 'stroke', breakMade: false, strokesInTurn: 4, turn: 0 });
});

test('ICF-50.1 over time is a foul here too: a piece comes back', () => {
  const table = new Table({ seats: 1, white: 3, black: 4, strokesInTurn: 5 }).wait(15 * 120 + 1);
  expect(table.calls).toContain('foul');
  expect(table.now).toMatchObject({ phase: 'stroke', white: 4, black: 4, turn: 0 });
});

test('ICF-121a.2 a stroke while a request holds play up is refused, not swallowed', () => {
  const table = given({ white: 5, black: 5 }).fact({ kind: 'request', by: 0 });
  expect(table.stroke({ white: 1 }).refusal?.detail).toContain('until the umpire calls Play');
  expect(table.fact({ kind: 'playCalled' }).stroke({ white: 1 }).now).toMatchObject({ white: 4, strokesInTurn: 1 });
});

test.each([
  { kind: 'tossed', winner: 'black' },
  { kind: 'playedOn', by: 0 },
  { kind: 'protest', step: 'announced', by: 0 },
  { kind: 'breach', by: 0, what: 'distraction' },
  { kind: 'breach', by: 0, what: 'partnerTalk' },
])('what needs somebody else is refused: $kind $what', (event) => {
  expect(given({ white: 5, black: 5 }).fact(event).refusal?.code).toBe('unknownFact');
});

test('ICF-126b a position that cannot be put together again ends it', () => {
  expect(
    given({ white: 5, black: 5 }).fact({ kind: 'breach', by: 0, what: 'positionLost' }).match.outcome,
  ).toMatchObject({ winner: null });
});
