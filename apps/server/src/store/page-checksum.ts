/** Of PostgreSQL, in bytes; a file of a table has so many pages before the next one begins. */
export const PAGE = 8192;
export const PAGES_PER_FILE = 131_072;

const WORDS = PAGE / 4;
const SUMS = 32;
const PRIME = 16_777_619;
/** The word that holds the checksum in its lower half; it counts as 0 there. */
const CHECKSUM_WORD = 2;

/** Where each of the sums begins: src/include/storage/checksum_impl.h of PostgreSQL. */
const BEGINNINGS = Int32Array.from(
  `5b1f36e9 b8525960 02ab50aa 1de66d2a 79ff467a 9bb9f8a3 217e7cd2 83e13d2c
  f8d4474f e39eb970 42c6ae16 993216fa 7b093b5d 98daff3c f718902a 0b1c9cdb
  e58f764b 187636bc 5d7b3bb1 e73de7de 92bec979 cca6c0b2 304a0979 85aa43d4
  783125bb 6ca8eaa2 e407eac6 4b5cfc3e 9fbf8c76 15ca20be f2ca9fd3 959bd756`
    .split(/\s+/)
    .map((word) => Number.parseInt(word, 16)),
);

const sums = new Int32Array(SUMS);
const mix = (i: number, word: number): void => {
  const mixed = sums[i]! ^ word;
  sums[i] = Math.imul(mixed, PRIME) ^ (mixed >>> 17);
};

/** `empty`: nothing but zeros; PostgreSQL makes room in advance. */
export type PageState = 'whole' | 'empty' | 'damaged';

/** Whether a page is as PostgreSQL has written it, at this place of its table. */
export function checkedPage(words: Int32Array, first: number, block: number): PageState {
  const noted = words[first + CHECKSUM_WORD]! & 0xffff;
  sums.set(BEGINNINGS);
  let written = 0;
  for (let at = 0; at < WORDS; at += SUMS)
    for (let i = 0; i < SUMS; i++) {
      const word = words[first + at + i]!;
      written |= word;
      mix(i, at + i === CHECKSUM_WORD ? word & 0xffff_0000 : word);
    }
  if (written === 0) return 'empty';
  for (let round = 0; round < 2; round++) for (let i = 0; i < SUMS; i++) mix(i, 0);
  let sum = block;
  for (let i = 0; i < SUMS; i++) sum ^= sums[i]!;
  return noted === ((sum >>> 0) % 65_535) + 1 ? 'whole' : 'damaged';
}

/** Where the part of a page that is free ends: nowhere, as long as nothing was written to it. */
const END_OF_FREE_WORD = 3;

/** A glance, for pages that were written by now: the second half of that word is never 0 in them. */
export const seenPage = (words: Int32Array, first: number): PageState =>
  words[first + END_OF_FREE_WORD]! >>> 16 === 0 ? 'empty' : 'whole';
