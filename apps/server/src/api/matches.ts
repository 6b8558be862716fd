import type { z } from 'zod';
import { seatWanted } from '@bande/protocol';
import { reasonOf } from '@bande/record';
import { json, jsonText, Refused } from '../http/answer.ts';
import { textOf } from '../http/body.ts';
import type { Asked, Route } from '../http/router.ts';
import { MATCH_BYTES } from '../limits.ts';
import type { Budgets } from '../referee/budgets.ts';
import { isFault, type Referee } from '../referee/referee.ts';
import type { Reception } from '../rooms/reception.ts';
import type { MatchStore, StoredMatch } from '../store/match-store.ts';
import { seated, tokensFor, visitor } from './visitors.ts';

interface House {
  readonly reception: Reception;
  readonly store: MatchStore;
  readonly referee: Referee;
  /** Matches that each client may begin. */
  readonly begun: Budgets;
  /** How often each client may ask what has been played. */
  readonly lookedBack: Budgets;
}

async function seatWish({ request }: Asked): Promise<z.output<typeof seatWanted>> {
  const text = await textOf(request, MATCH_BYTES);
  try {
    const read = seatWanted.safeParse(JSON.parse(text === '' ? '{}' : text));
    if (read.success) return read.data;
    throw new Refused(400, reasonOf(read.error));
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(400, 'not JSON');
  }
}

const found = (reception: Reception, { params: { id = '' } }: Asked): Promise<StoredMatch> => reception.find(id);

/** What is asked about matches. */
const lookingOn = ({ reception, lookedBack }: House): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/matches/:id',
    handle: async (asked) => {
      const match = await found(reception, asked);
      return json(200, reception.noticeOf(match, reception.held(match, tokensFor(asked.request, match.id))));
    },
  },
  {
    method: 'GET',
    path: '/api/matches/:id/so-far',
    handle: async (asked) => {
      const { client } = asked.caller;
      const wait = lookedBack.wait(client);
      if (wait > 0) throw new Refused(429, 'this was asked for too often', { 'retry-after': String(wait) });
      lookedBack.spend(client, 1);
      const match = await found(reception, asked);
      return jsonText(200, await reception.soFar(match, reception.held(match, tokensFor(asked.request, match.id))));
    },
  },
];

/** Matches are begun, and seats taken. */
const sittingDown = ({ reception, referee, begun, store }: House): readonly Route[] => [
  {
    method: 'POST',
    path: '/api/matches',
    handle: async (asked) => {
      const text = await textOf(asked.request, MATCH_BYTES);
      const checked = await referee.ask({ kind: 'match', text }, asked.caller);
      if (isFault(checked)) throw new Refused(400, checked.fault);
      const { wanted } = checked;
      beginsOne(begun, asked);
      const match = await reception.create(checked);
      const { player, cookie } = await visitor(store, asked, wanted.name);
      const taken = await reception.take(match, player, wanted);
      return seated(asked, 201, { match, held: [taken], cookie });
    },
  },
  {
    method: 'POST',
    path: '/api/matches/:id/seats',
    handle: async (asked) => {
      const { name, token, share } = await seatWish(asked);
      const match = await found(reception, asked);
      const tokens = token === undefined ? tokensFor(asked.request, match.id) : [token];
      const [own] = reception.held(match, tokens);
      if (token !== undefined && own === undefined) throw new Refused(403, 'this link is for no seat of this match');
      const { player, cookie } = await visitor(store, asked, name);
      const held = own ?? (await reception.take(match, player, { seat: null, share }));
      if (own !== undefined && share !== undefined) await reception.giveShare(match, own.seat, share);
      return seated(asked, own === undefined ? 201 : 200, { match, held: [held], cookie });
    },
  },
  {
    method: 'POST',
    path: '/api/matches/:id/next',
    handle: async (asked) => {
      const text = await textOf(asked.request, MATCH_BYTES);
      const match = await found(reception, asked);
      const held = reception.held(match, tokensFor(asked.request, match.id));
      const [first] = held;
      if (first === undefined) throw new Refused(403, 'only those who have played this match play on');
      const { game, setup, bots } = match.plan;
      const before = { game, setup, bots, people: match.seats.map(({ seat }) => seat) };
      const checked = await referee.ask({ kind: 'next', text, before }, asked.caller);
      const next = await reception.next(match, first.seat, () => {
        if (isFault(checked)) throw new Refused(400, checked.fault);
        beginsOne(begun, asked);
        return checked;
      });
      const share = isFault(checked) ? null : checked.share;
      const there = await reception.follow(next, held, share);
      return seated(asked, 201, { match: next.match, held: there, cookie: null });
    },
  },
];

function beginsOne(begun: Budgets, { caller: { client } }: Asked): void {
  const wait = begun.wait(client);
  if (wait > 0) throw new Refused(429, 'too many matches were begun from here', { 'retry-after': String(wait) });
  begun.spend(client, 1);
}

export const matchRoutes = (house: House): readonly Route[] => [...lookingOn(house), ...sittingDown(house)];
