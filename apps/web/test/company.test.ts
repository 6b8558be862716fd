import type { Offer } from '@bande/host';
import { HandClock } from '@bande/host/hand-clock';
import { expect, test } from 'vitest';
import { Company } from '../src/session/far/company.ts';
import { NOTICE } from './far-room.ts';

function company(names: readonly (string | null)[] = NOTICE.names) {
  const clock = new HandClock();
  const done: unknown[] = [];
  const here = new Company({
    notice: { ...NOTICE, names },
    seats: [1],
    say: (message) => done.push(message),
    chair: () => ({
      propose: (what) => (done.push(['propose', what]), null),
      answer: (what, agrees) => (done.push(['answer', what, agrees]), null),
    }),
    now: clock.now,
    lateShare: () => 0,
    again: () => done.push('again'),
  });
  const told = { times: 0 };
  here.subscribe(() => told.times++);
  return { here, clock, done, told };
}

test('who is there and why the clock is held is known as it was told last, with the time of it', () => {
  const { here, clock, told } = company();
  expect(here.now).toMatchObject({ people: [], waits: null, line: 'opening' });
  clock.pass(500);
  const people = [{ seat: 0, name: 'Ada', is: 'lost', left: 40 }] as const;
  here.hear({ kind: 'people', people, waits: 'lost' });
  expect(here.now).toMatchObject({ people, waits: 'lost', toldAt: 500 });
  here.hear({ kind: 'people', people: [], waits: null });
  expect([here.now.waits, told.times]).toEqual([null, 2]);
});

test('whoever sits there gives his name, before he comes the notice does, and a bot has none', () => {
  const { here } = company([null, 'Zuse']);
  expect(here.names).toEqual(['', 'Zuse']);
  here.hear({ kind: 'people', people: [{ seat: 0, name: 'Ada', is: 'there' }], waits: null });
  expect(here.names).toEqual(['Ada', 'Zuse']);
  here.hear({ kind: 'people', people: [{ seat: 0, name: 'greedy', is: 'bot' }], waits: null });
  expect(here.names).toEqual(['', 'Zuse']);
});

test('the same words said twice are two things, and people who come and go leave them standing', () => {
  const { here } = company();
  here.hear({ kind: 'phrase', seat: 0, phrase: 'thanks' });
  const { said } = here.now;
  here.hear({ kind: 'people', people: [], waits: null });
  expect(here.now.said).toBe(said);
  here.hear({ kind: 'phrase', seat: 0, phrase: 'thanks' });
  expect([said?.n, here.now.said?.n]).toEqual([1, 2]);
});

test('offers, the line and the match after this one are told when they change, and only then', () => {
  const { here, told } = company();
  const offers: readonly Offer[] = [{ what: 'draw', by: 0, asked: [1], agreed: [0] }] as never;
  here.offersAre(offers);
  here.offersAre(offers);
  here.lineIs('on', null, 40);
  here.lineIs('on', null, 40);
  here.hear({ kind: 'next', match: 'n', by: 0, game: 'toy' });
  expect(told.times).toBe(3);
  expect(here.now).toMatchObject({ offers, line: 'on', trip: 40, next: { match: 'n', by: 0, game: 'toy' } });
});

test('what is said, claimed, proposed, answered and taken back goes where it belongs', () => {
  const { here, done } = company();
  here.tell('hello');
  here.claim('draw');
  here.propose('pause');
  here.answer('draw', false);
  here.again();
  expect(done).toEqual([
    { kind: 'phrase', phrase: 'hello' },
    { kind: 'claim', claim: 'draw' },
    ['propose', 'pause'],
    ['answer', 'draw', false],
    'again',
  ]);
});
