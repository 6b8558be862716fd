import { decodeQR } from 'qr/decode.js';
import { encodeQR } from 'qr';
import { expect, test } from 'vitest';
import { notBegun } from '../src/online/not-done.ts';
import { pathOf } from '../src/online/qr-code.tsx';
import { isOwnName } from '../src/online/reachable.ts';
import { tokenIn } from '../src/online/seat-link.tsx';
import { FRIEND } from '../src/online/words.ts';
import { NotDone } from '../src/session/far/matches.ts';
import { seenByCamera } from './seen-by-camera.ts';

test('the drawing of a link is read as that link', () => {
  for (const link of [
    'http://192.168.1.23:8080/m/KFRTMB',
    `https://bande.example/m/${'0'.repeat(24)}#seat=${'a'.repeat(32)}`,
  ]) {
    const squares = encodeQR(link, 'raw', { ecc: 'medium', border: 4 });
    expect(decodeQR(seenByCamera(pathOf(squares), squares.length))).toBe(link);
  }
});

test('names that lead nobody else anywhere are known', () => {
  expect(['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'bande.localhost'].filter(isOwnName)).toHaveLength(5);
  expect(['192.168.1.23', 'bande.example', 'localhost.example', '10.127.0.1', '[fe80::1]'].filter(isOwnName)).toEqual(
    [],
  );
});

test('a seat is brought along behind the #, and nothing else is taken for one', () => {
  const token = '0123456789abcdef'.repeat(2);
  expect(tokenIn(`#seat=${token}`)).toBe(token);
  expect(['', '#seat=', `#seat=${token}0`, `#other=${token}`].map(tokenIn)).toEqual([null, null, null, null]);
});

test('why no match could be begun is told, and a fault of our own is none of these', () => {
  const why = (status: number): unknown => notBegun(new NotDone(status, ''));
  expect([0, 429, 503, 404, 405].map(why)).toEqual([
    FRIEND.noNet,
    FRIEND.tooMany,
    FRIEND.notNow,
    FRIEND.noMatches,
    FRIEND.noMatches,
  ]);
  expect(() => notBegun(new TypeError('x'))).toThrow('x');
});
