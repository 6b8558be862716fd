import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../src/index.ts';

const bySystem = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

describe('SHA-256', () => {
  // FIPS 180-4 examples and the NIST long message.
  test.each([
    ['the empty text', '', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['one block', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'two blocks',
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a million letters', 'a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('known answer: %s', (_, text, digest) => {
    expect(sha256(text).hex()).toBe(digest);
  });

  test.each(['Strafstoß', 'Καρόμ', '€', '🎯', 'a🎯ß€', '\u0000', '\u{10FFFF}'])('beyond ASCII: %j', (text) => {
    expect(sha256(text).hex()).toBe(bySystem(text));
  });

  test('every length around the block borders', () => {
    for (let length = 0; length <= 130; length++)
      expect(sha256('x'.repeat(length)).hex()).toBe(bySystem('x'.repeat(length)));
  });

  test('any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(sha256(text).hex()).toBe(bySystem(text));
      }),
    );
  });

  test('the words are the digest', () => {
    expect(sha256('abc').words).toEqual([
      0xba7816bf, 0x8f01cfea, 0x414140de, 0x5dae2223, 0xb00361a3, 0x96177a9c, 0xb410ff61, 0xf20015ad,
    ]);
  });

  test('half a surrogate pair is hashed as it stands, so that two texts never share a digest', () => {
    expect(sha256('\uD800').hex()).not.toBe(sha256('\uD801').hex());
    expect(sha256('\uD800').hex()).not.toBe(sha256('\uFFFD').hex());
  });
});
