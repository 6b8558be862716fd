import { hintsIn, type Explained, type Hint } from '@bande/stage/view';
import { describe, expect, test } from 'vitest';
import { wordsAsked } from '../src/board/story/asked-words.ts';
import { hintNow } from '../src/table/taught/hints.ts';

const sign = { width: 24, height: 24, shapes: [] };
const explained = (id: string, en: string): Explained => ({
  id,
  word: { de: en, en },
  sign,
  words: { de: `${en}: x`, en: `${en}: x` },
  until: { read: true },
  when: () => true,
});
const [back, tick] = [explained('back', 'Back!'), explained('tick', 'tick')];
const parts = (text: string): readonly string[] =>
  wordsAsked(text, [back, tick], ({ en }) => en).map((part) => (typeof part === 'string' ? part : `[${part.id}]`));

describe('words of the game in what is said', () => {
  test('can be asked for where they stand', () => {
    expect(parts('Blue may call “Back!”.')).toEqual(['Blue may call “', '[back]', '”.']);
    expect(parts('A tick, then Back!')).toEqual(['A ', '[tick]', ', then ', '[back]']);
  });
  test('are none within other words, and a text without one stays as it is', () => {
    expect(parts('A ticket, and Backs!')).toEqual(['A ticket, and Backs!']);
    expect(parts('A ticket for a tick')).toEqual(['A ticket for a ', '[tick]']);
  });
});

test('a word that is spoken is explained before anything else is shown, once', () => {
  const press: Hint = { id: 'press', words: back.words, until: { acted: true } };
  const hints = hintsIn({ hints: () => [press, back] }, {} as never);
  const possible = {
    dice: false,
    draft: undefined,
    begin: new Set<string>(),
    finish: new Set(['flick']),
    isOfUse: (one: Hint) => one.when?.({} as never, 'red') === true,
  };
  expect(hintNow(hints, new Set(), possible)).toMatchObject({ id: 'back', sign });
  expect(hintNow(hints, new Set(['back']), possible)?.id).toBe('press');
});
