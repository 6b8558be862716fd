import { carrom } from '@bande/games/carrom';
import { describe, expect, test } from 'vitest';
import { table, type Table } from './by-hand.ts';

describe('protest', () => {
  const announced = (): Table =>
    table({
      white: 1,
      black: 3,
      queen: 'covered',
      queenSide: 'white',
      boardNumber: 3,
      points: { white: 4 },
      settings: { trialBoards: false },
    }).fact({ kind: 'protest', step: 'announced', by: 1 });
  test('ICF-145.1, ICF-145.2: at once and with the fee', () => {
    expect(announced().calls).toEqual(['protestAnnounced']);
    expect(table().fact({ kind: 'protest', step: 'announced', by: 1, atOnce: false }).laws('protestRejected')).toEqual([
      'ICF-145.1',
      'ICF-151b.2',
    ]);
    expect(table().fact({ kind: 'protest', step: 'announced', by: 1, feePaid: false }).now).toMatchObject({
      protests: [],
    });
  });
  test('ICF-146: within fifteen minutes after the end of the board', () => {
    const over = (): Table => announced().stroke({ white: 1 });
    expect(
      over()
        .wait(15 * 7200)
        .fact({ kind: 'protest', step: 'handedIn' }).calls,
    ).toEqual(['protestStands']);
    expect(
      over()
        .wait(15 * 7200 + 1)
        .laws('protestRejected'),
    ).toEqual(['ICF-146', 'ICF-151b.2']);
  });
  test('ICF-144.1, ICF-147, ICF-148.1: in writing, to the point, decent', () => {
    for (const [field, law] of [
      ['written', 'ICF-144.1'],
      ['addressed', 'ICF-144.2'],
      ['throughUmpire', 'ICF-144.3'],
      ['signed', 'ICF-144.4'],
      ['onlyTheCase', 'ICF-147'],
      ['decent', 'ICF-148.1'],
    ]) {
      expect(
        announced()
          .fact({ kind: 'protest', step: 'handedIn', [field!]: false })
          .laws('protestRejected'),
      ).toContain(law);
    }
  });
  test('CI-64, ICF-146: a shared position keeps the open protests, what is left of their time, and when the board ended', () => {
    const at = announced()
      .fact({ kind: 'protest', step: 'announced', by: 0 })
      .fact({ kind: 'protest', step: 'handedIn', number: 2 })
      .stroke({ white: 1 })
      .wait(7200);
    const shared = table(JSON.parse(carrom.notation.writePosition(at.match)) as object);
    expect(shared.now).toEqual(at.now);
    expect(shared.wait(14 * 7200 + 1).laws('protestRejected')).toEqual(['ICF-146', 'ICF-151b.2']);
  });
  test('ICF-149: it cannot be withdrawn', () => {
    expect(announced().fact({ kind: 'protest', step: 'withdrawn' }).now).toMatchObject({ protests: [{ by: 'black' }] });
  });
  test('ICF-150.1, ICF-151a.1: play goes on meanwhile; upheld, everything since the start of that board is void', () => {
    const at = announced().fact({ kind: 'protest', step: 'handedIn' }).stroke({ white: 1 }).act(0, 'next');
    expect(at.now).toMatchObject({ boardNumber: 4, points: { white: 10 } });
    expect(at.fact({ kind: 'protest', step: 'decided', upheld: true }).laws('protestUpheld')).toEqual([
      'ICF-151a.1',
      'ICF-151a.2',
    ]);
    expect(at.now).toMatchObject({ phase: 'setUp', boardNumber: 3, points: { white: 4 }, protests: [] });
  });
  test('ICF-150.2, ICF-151b.1: the result is held back until it is decided; rejected, it stands', () => {
    const at = table({
      white: 1,
      black: 3,
      queen: 'covered',
      queenSide: 'white',
      points: { white: 22 },
      game: 2,
      games: { white: 1 },
      settings: { trialBoards: false },
    });
    at.fact({ kind: 'protest', step: 'announced', by: 1 })
      .fact({ kind: 'protest', step: 'handedIn' })
      .stroke({ white: 1 });
    expect(at.calls).toContain('resultHeldBack');
    expect(at.match.outcome).toBeNull();
    expect(at.now).toMatchObject({ phase: 'finished', decided: 'white', games: { white: 2 } });
    expect(at.wait(60 * 7200 + 1).laws('decisionOverdue')).toEqual(['ICF-151c']);
    at.fact({ kind: 'protest', step: 'decided', upheld: false });
    expect(at.match.outcome).toMatchObject({ winner: 'white', score: { white: 2, black: 0 } });
  });
});
