import { light as carrom } from '@bande/games/carrom/view/light.ts';
import { light as tactics } from '@bande/games/soccer-tactics/view/light.ts';
import { light as subbuteo } from '@bande/games/subbuteo/view/light.ts';
import { subbuteo as game } from '../src/subbuteo/game.ts';
import { expect, test } from 'vitest';

const entry = (call: string, side = 'red'): never =>
  ({ fact: { kind: 'any' }, rulings: [{ call, for: side, paragraphs: [], evidence: [] }] }) as never;

const OFF_THE_POST = { fact: { kind: 'rebounded', what: 'ball', from: 'post' }, rulings: [] } as never;

test('what one side gains on the way is marked in a replay, less than what counts, and said in words of the game', () => {
  const match = game.notation.readGiven({}, game.editions[0]!.id);
  const marked = [
    carrom.mark(entry('turnKept', 'white')),
    tactics.mark(entry('possessionWon')),
    subbuteo.mark(OFF_THE_POST, match),
  ];
  expect(marked.map((one) => [one?.kind, one?.means?.de])).toEqual([
    ['gain', 'versenkt'],
    ['gain', 'Ballgewinn'],
    ['gain', 'Beinahe-Tor'],
  ]);
  expect(subbuteo.mark(entry('change'), match)).toBeNull();
});

test('in a match of Subbuteo what the referee calls is marked: a goal that does not count is none', () => {
  const match = game.notation.readGiven({}, game.editions[0]!.id);
  expect(subbuteo.mark(entry('goal'), match)).toMatchObject({ kind: 'goal', label: { de: 'Tor für Rot!' } });
  expect(subbuteo.mark(entry('noGoal'), match)?.kind).toBe('call');
  expect(subbuteo.mark(entry('yellowCard'), match)?.kind).toBe('card');
});
