import type { Shares } from '@bande/core';
import type { Sitter } from './session-parts.ts';

/** Not `randomUUID`: that is missing where the house is visited by its address in the home network. */
const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
export const newId = (): string => randomHex(12);

/** The host's part of a seed, and a part for everybody who sits at this device. */
export const newSeed = (): string => randomHex(16);
export const sharesOf = (sitters: readonly Sitter[]): Shares =>
  sitters.map((sitter) => (sitter === 'human' ? randomHex(16) : null));
