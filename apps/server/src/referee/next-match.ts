import type { AnyGame } from '@bande/core';
import type { MatchWanted, NextWanted } from '@bande/protocol';
import type { MatchBefore, NextMatch } from './job.ts';
import { setupFor } from './match-setup.ts';
import { BadText } from './read-text.ts';

/** What the same people play next: another game where they sit, or the same once more with the sides changed. */
export function nextMatch(game: AnyGame, before: MatchBefore, wanted: NextWanted): NextMatch {
  const [seating = []] = game.seatings;
  const seats = wanted.game === undefined ? changed(before) : kept(before, seating.length);
  if (before.people.some((seat) => seats[seat] === null))
    throw new BadText(`${game.id} has room for ${seating.length} only`);
  const bots = botsOf(game, before, seats);
  const setup = setupFor(game, {
    ...agreedFor(game, before),
    ...given(wanted),
    seat: seats[before.people[0] ?? 0] ?? 0,
    bots,
  });
  return { game: game.id, setup, bots, seats, share: wanted.share ?? null };
}

type Agreed = Pick<MatchWanted, 'edition' | 'mode' | 'settings'>;

/** What was agreed before, as far as this game knows it. */
function agreedFor(game: AnyGame, { game: id, setup: { edition, mode, settings } }: MatchBefore): Agreed {
  const isLive = mode === 'live' && game.ladder?.live !== undefined;
  const same = { edition, settings: settings as Agreed['settings'] };
  const fresh = { edition: game.editions[0]?.id ?? '', settings: {} };
  return { ...(game.id === id ? same : fresh), mode: isLive ? 'live' : 'paced' };
}

const given = ({ edition, mode, settings }: NextWanted): Partial<Agreed> => ({
  ...(edition === undefined ? {} : { edition }),
  ...(mode === undefined ? {} : { mode }),
  ...(settings === undefined ? {} : { settings }),
});

const isTaken = ({ people, bots }: MatchBefore, seat: number): boolean =>
  people.includes(seat) || bots[seat] !== undefined;

const changed = (before: MatchBefore): NextMatch['seats'] =>
  before.setup.seating.map((_, seat, { length }) => (isTaken(before, seat) ? (seat + 1) % length : null));

/** Where there are fewer seats, people go first. */
function kept(before: MatchBefore, count: number): NextMatch['seats'] {
  const seats: (number | null)[] = before.setup.seating.map(() => null);
  const free = new Set(Array.from({ length: count }, (_, seat) => seat));
  const sit = (seat: number, on: number | undefined): void => {
    if (on !== undefined && free.delete(on)) seats[seat] = on;
  };
  for (const some of [before.people, Object.keys(before.bots).map(Number)]) {
    for (const seat of some) sit(seat, seat);
    for (const seat of some) if (seats[seat] === null) sit(seat, [...free][0]);
  }
  return seats;
}

/** Bots stay bots; one that this game does not know is its first. */
const botsOf = (game: AnyGame, { bots }: MatchBefore, seats: NextMatch['seats']): NextMatch['bots'] =>
  Object.fromEntries(
    Object.entries(bots).flatMap(([seat, id]) => {
      const on = seats[Number(seat)] ?? null;
      const bot = game.bots.some((one) => one.id === id) ? id : game.bots[0]?.id;
      return on === null || bot === undefined ? [] : [[on, bot]];
    }),
  );
