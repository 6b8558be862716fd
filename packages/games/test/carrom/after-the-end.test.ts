import { LiveMatch } from '@bande/core';
import { carrom } from '@bande/games/carrom';
import { callWords, outcomeWords } from '@bande/games/carrom/view/words/words.ts';
import { describe, expect, test } from 'vitest';
import { table, type Table } from './by-hand.ts';

const LAST_STROKE = {
  white: 1,
  black: 3,
  queen: 'covered',
  queenSide: 'white',
  points: { white: 24 },
  game: 2,
  games: { white: 1 },
  boardNumber: 5,
  settings: { trialBoards: false },
};
const ended = (): Table => table(LAST_STROKE).stroke({ white: 1 });
const insult = (by: number): object => ({ kind: 'breach', by, what: 'insult' });
const protest = (step: string, more: object = {}): object => ({ kind: 'protest', step, ...more });

describe('after the end of the match', () => {
  test('ICF-150.2 [CI-70]: a protest takes the result back, and its fifteen minutes run from the end of the match', () => {
    const at = ended().fact(protest('announced', { by: 1 }), 7200);
    expect(at.match.outcome).toBeNull();
    expect(at.now).toMatchObject({ phase: 'finished', decided: 'white', decidedBy: ['ICF-57'] });
    expect(carrom.duties(at.match)).toMatchObject([{ who: 'host', what: 'protest' }]);
    expect(at.wait(14 * 7200).calls).toEqual([]);
    expect(at.wait(1).calls).toEqual(['matchWon', 'protestRejected']);
    expect(at.match.outcome).toMatchObject({ winner: 'white', score: { white: 2, black: 0 } });
  });

  test('ICF-151a.1 [CI-70]: upheld, the match is played on, by clocks too', () => {
    const at = ended()
      .fact(protest('announced', { by: 1 }))
      .fact(protest('handedIn'))
      .fact(protest('decided', { upheld: true }));
    expect(at.now).toMatchObject({
      phase: 'setUp',
      boardNumber: 5,
      games: { white: 1, black: 0 },
      points: { white: 24, black: 0 },
    });
    expect(at.act(0, 'ready').calls).toEqual(['play']);
    expect(at.wait(15 * 120 + 1).calls).toContain('technicalFoul');
  });

  test('the same inputs lead to the same match once more', () => {
    const at = ended()
      .fact(protest('announced', { by: 1 }), 600)
      .fact(protest('handedIn'), 600)
      .fact(insult(0), 600)
      .fact(protest('decided', { upheld: true }), 600)
      .fact(protest('announced', { by: 0 }), 600);
    const again = new LiveMatch(carrom, carrom.notation.readGiven(LAST_STROKE, 'icf-1991'));
    for (const input of at.live.inputs) expect(again.play(input)).toMatchObject({ ok: true });
    expect(again.match).toEqual(at.match);
  });

  test('ICF-143d [CI-70]: a shared position keeps by which law the match is lost and what a protest contests', () => {
    const at = table({ white: 5, black: 5 })
      .fact(insult(0))
      .fact(protest('announced', { by: 0 }))
      .fact(protest('handedIn'));
    expect(at.now).toMatchObject({
      decided: 'black',
      decidedBy: ['ICF-143', 'ICF-143d'],
      games: { white: 0, black: 0 },
      protests: [{ againstForfeit: true }],
    });
    const shared = table(JSON.parse(carrom.notation.writePosition(at.match)) as object);
    expect(shared.now).toEqual(at.now);
    expect(shared.fact(protest('decided', { upheld: false })).laws('matchWon')).toEqual([
      'ICF-151b.1',
      'ICF-143',
      'ICF-143d',
    ]);
  });

  test('ICF-143d [CI-69]: a match that both have lost is told as that, not as a draw', () => {
    const at = table({ white: 5, black: 5 }).fact(insult(0)).fact(insult(1));
    expect(at.match.outcome).toEqual({
      winner: null,
      score: { white: 0, black: 0 },
      paragraphs: ['ICF-143', 'ICF-143d'],
    });
    expect(outcomeWords(at.match)?.en).toBe('Both have lost the match.');
    expect(callWords(at.fact(protest('announced', { by: 1 })).ruling('resultHeldBack')!, at.match).en).toBe(
      'Both have lost the match. The result waits for the protest.',
    );
  });
});
