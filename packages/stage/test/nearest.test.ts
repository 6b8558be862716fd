import { describe, expect, it } from 'vitest';
import { FINGER, nearest, type Spot } from '../src/hands/nearest.ts';

const spot = (id: string, x: number, y: number, radius = 10, rank = 0): Spot => ({ id, x, y, radius, rank });

describe('what a pointer means', () => {
  it('is what lies under it', () => {
    expect(nearest([spot('a', 0, 0), spot('b', 30, 0)], 28, 3)).toBe('b');
  });
  it('is the piece before its square', () => {
    expect(nearest([spot('square', 0, 0, 30), spot('piece', 2, 6, 8, 1)], 0, 2)).toBe('piece');
  });
  it('is the square when the pointer is beside the piece', () => {
    expect(nearest([spot('square', 0, 0, 30), spot('piece', 2, -26, 8, 1)], 0, 12)).toBe('square');
  });
  it('may be missed by half a finger, 44 pixels across', () => {
    expect(nearest([spot('small', 0, 0, 3)], FINGER - 1, 0)).toBe('small');
    expect(nearest([spot('small', 0, 0, 3)], FINGER + 1, 0)).toBeNull();
  });
  it('is the nearer of two that were both missed', () => {
    expect(nearest([spot('a', 0, 0, 3, 5), spot('b', 20, 0, 3)], 12, 0)).toBe('b');
  });
  it('is nothing where nothing is', () => {
    expect(nearest([], 0, 0)).toBeNull();
  });
});
