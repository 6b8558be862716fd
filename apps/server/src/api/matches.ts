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
      return json(200, reception.noticeOf(match, reception.seatsBy(match, tokensFor(asked.request, match.id))));
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
      return jsonText(200, await reception.soFar(match, reception.seatsBy(match, tokensFor(asked.request, match.id))));
    },
  },
];

/** Matches are begun, and seats taken. */
const sittingDown = ({ reception, referee, begun, store }: House): readonly Route[] => [
  {
    method: 'POST',
    path: '/api/matches',
    handle: async (asked) => {
      const checked = await referee.ask(
        { kind: 'match', text: await textOf(asked.request, MATCH_BYTES) },
        asked.caller,
      );
      if (isFault(checked)) throw new Refused(400, checked.fault);
      const { wanted } = checked;
      const wait = begun.wait(asked.caller.client);
      if (wait > 0) throw new Refused(429, 'too many matches were begun from here', { 'retry-after': String(wait) });
      begun.spend(asked.caller.client, 1);
      const match = await reception.create(checked);
      const who = await visitor(store, asked, wanted.name);
      const taken = await reception.take(match, who.player, who.player.name, wanted.seat);
      return seated(asked, taken, match, who, 201);
    },
  },
  {
    method: 'POST',
    path: '/api/matches/:id/seats',
    handle: async (asked) => {
      const { name, token } = await seatWish(asked);
      const match = await found(reception, asked);
      const who = await visitor(store, asked, name);
      const [own] = reception.seatsBy(match, token === undefined ? tokensFor(asked.request, match.id) : [token]);
      if (token !== undefined && own === undefined) throw new Refused(403, 'this link is for no seat of this match');
      if (own === undefined)
        return seated(asked, await reception.take(match, who.player, who.player.name, null), match, who, 201);
      const kept = token ?? tokensFor(asked.request, match.id)[0]!;
      return seated(asked, { match: match.id, seat: own, token: kept }, match, who, 200);
    },
  },
];

export const matchRoutes = (house: House): readonly Route[] => [...lookingOn(house), ...sittingDown(house)];
