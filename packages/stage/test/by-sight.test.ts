import { BufferGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import { meantBySight, type Target } from '../src/hands/nearest.ts';

const square = (id: string, open = false): Target => ({ id, at: [0, 0, 0], radius: 0.5, open });
const pawn = (id: string, on: string, open = false): Target => ({
  ...square(id, open),
  body: { shape: new BufferGeometry(), scale: 1, on },
});

describe('pointing at a piece that stands upright', () => {
  it('means the piece that is seen, not one on the square that it hides', () => {
    const [front, behind] = [pawn('11', 'D8', true), pawn('10', 'C8', true)];
    expect(meantBySight(front, '10', [front, behind])).toBe('11');
  });
  it('means the square it stands on, where only that may be picked', () => {
    const opponent = pawn('B7', 'D6');
    expect(meantBySight(opponent, 'C6', [opponent, square('D6', true), square('C6', true)])).toBe('D6');
  });
  it('means the square that it hides, where neither it nor its own square may be picked', () => {
    const opponent = pawn('B7', 'D6');
    expect(meantBySight(opponent, 'C6', [opponent, square('D6'), square('C6', true)])).toBe('C6');
  });
  it('means itself where nothing may be picked, so that it can be said why', () => {
    const opponent = pawn('B7', 'D6');
    expect(meantBySight(opponent, 'C6', [opponent, square('D6'), square('C6')])).toBe('B7');
  });
});
