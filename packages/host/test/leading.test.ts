import { LiveMatch, seconds, tick, type BotKind, type Game, type Led, type Tick } from '@bande/core';
import { BareTable, Course, Leading, playerNamed } from '@bande/host';
import { expect, test } from 'vitest';
import { led, live, one, SWING } from './snatch.ts';
import type { Toy } from './toy/state.ts';

/** Leads its hand by a plan: at which ticks it was asked is noted. */
function leader(plan: (now: Tick) => Led, asked: number[] = []): BotKind<Toy> {
  return {
    id: 'leader',
    title: { de: 'Führer', en: 'Leader' },
    create: () => ({
      choose: () => ({ kind: 'later', at: null }),
      lead: ({ tick: now }) => (asked.push(now), plan(now)),
    }),
  };
}
const withBot = (bot: BotKind<Toy>): Game<Toy> => ({ ...led, bots: [bot] });

function courseWith(game: Game<Toy>): { course: Course<Toy>; table: LiveMatch<Toy> } {
  const table = LiveMatch.start(game, live);
  const players = [playerNamed(game, 'leader', 's', 0), null];
  return { course: new Course(game, table, { seed: 's', paceTicks: seconds(2), players }), table };
}
const targets = (table: LiveMatch<Toy>): readonly unknown[] =>
  table.inputs.flatMap((input) => (input.kind === 'stream' ? [[input.tick, ...input.to]] : []));

test('a bot leads its hand at the ticks it has asked for, while its seat waits', () => {
  const asked: number[] = [];
  const { course, table } = courseWith(withBot(leader((now) => ({ to: [now + 1], at: tick(now + 40) }), asked)));
  course.toAct();
  course.answer(0, { kind: 'later', at: null });
  course.answer(1, { kind: 'later', at: tick(100) });
  course.toAct();
  expect([table.match.tick, asked]).toEqual([100, [0, 40, 80]]);
  expect(targets(table)).toEqual([
    [0, 1],
    [40, 41],
    [80, 81],
  ]);
});

test('whoever wants to know when something has happened is asked then, and that a hand is led is nothing that has happened', () => {
  const asked: number[] = [];
  const { course } = courseWith(withBot(leader(() => ({ to: [7], at: null }), asked)));
  for (let turns = course.toAct(); course.actions < 3; turns = course.toAct())
    for (const { seat } of turns) course.answer(seat, seat === 1 ? one : { kind: 'later', at: null });
  const contact = seconds(2) + SWING;
  expect(asked).toEqual([0, contact, 2 * contact]);
});

test('in turn no hand is led', () => {
  const asked: number[] = [];
  const game = withBot(leader(() => ({ to: [1], at: null }), asked));
  const players = [playerNamed(game, 'leader', 's', 0), null];
  const course = new Course(game, BareTable.start(game, { ...live, mode: 'paced' }), { seed: 's', players });
  course.toAct();
  expect(asked).toEqual([]);
});

test('a bot that keeps its own time lets go when it says so; another one needs the pace of the game', () => {
  const ticks = [true, false].map((keepsTime) => {
    const hasty: BotKind<Toy> = {
      ...leader(() => ({ to: null, at: null })),
      create: () => ({ choose: () => one, ...(keepsTime ? { keepsTime } : {}) }),
    };
    const { course } = courseWith(withBot(hasty));
    course.toAct();
    course.answer(0, one);
    course.answer(1, { kind: 'later', at: null });
    course.toAct();
    return course.host.swings[0]?.released;
  });
  expect(ticks).toEqual([0, seconds(2)]);
});

test('a hand that is asked beside the match is asked again if something has happened meanwhile', () => {
  const { course } = courseWith(withBot(leader(() => ({ to: null, at: null }))));
  const asked: ((led: Led | null) => void)[] = [];
  const steered: unknown[] = [];
  const leading = new Leading<Toy>({
    host: course.host,
    seats: [1],
    lead: (_match, _seat, tell) => void asked.push(tell),
    steer: (seat, to) => steered.push([seat, ...to]),
  });
  leading.ask();
  leading.ask();
  expect(asked).toHaveLength(1);
  leading.happened();
  asked[0]!({ to: [3], at: null });
  expect(steered).toEqual([[1, 3]]);
  leading.ask();
  expect(asked).toHaveLength(2);
  asked[1]!(null);
  leading.ask();
  expect([asked.length, leading.wake]).toEqual([2, null]);
});
