import type { z } from 'zod';
import { seatWanted, type SeatTaken } from '@bande/protocol';
import { reasonOf } from '@bande/record';
import { json, jsonText, Refused, type Answer } from '../http/answer.ts';
import { textOf } from '../http/body.ts';
import { cookiesOf, keepCookie } from '../http/cookies.ts';
import type { Asked, Route } from '../http/router.ts';
import { MATCH_BYTES } from '../limits.ts';
import type { Budgets } from '../referee/budgets.ts';
import { isFault, type Referee } from '../referee/referee.ts';
import type { KnownPlayer, Reception } from '../rooms/reception.ts';
import type { MatchStore, StoredMatch } from '../store/match-store.ts';

interface House {
  readonly reception: Reception;
  readonly store: MatchStore;
  readonly referee: Referee;
  /** Matches that each client may begin. */
  readonly begun: Budgets;
  /** How often each client may ask what has been played. */
  readonly lookedBack: Budgets;
}

const PLAYER_COOKIE = 'bande-player';
const A_YEAR = 365 * 24 * 3600;
const A_MONTH = 30 * 24 * 3600;

const seatCookie = (match: string): string => `bande-seat-${match}`;

/** The tokens of seats at this match that somebody's browser keeps. */
export const tokensFor = (request: Asked['request'], match: string): readonly string[] => {
  const kept = cookiesOf(request).get(seatCookie(match)) ?? '';
  return kept.split('.').filter((token) => /^[0-9a-f]{32}$/.test(token));
};

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

interface Visitor {
  readonly player: KnownPlayer;
  /** What his browser is to keep from now on. */
  readonly cookie: string | null;
}

/** Whoever has been here before is known by his cookie; anybody else is a new guest. */
async function visitor({ store }: House, { request, caller }: Asked, name: string | undefined): Promise<Visitor> {
  const [id = '', secret = ''] = (cookiesOf(request).get(PLAYER_COOKIE) ?? '').split('.');
  const known = id === '' ? null : await store.playerOf(id, secret);
  if (known !== null) {
    if (name !== undefined && name !== known.name) await store.rename(known.id, name);
    return { player: { ...known, name: name ?? known.name }, cookie: null };
  }
  const guest = await store.addPlayer(name ?? '');
  const cookie = keepCookie(PLAYER_COOKIE, `${guest.id}.${guest.secret}`, {
    path: '/',
    seconds: A_YEAR,
    isSecure: caller.isSecure,
  });
  return { player: { id: guest.id, name: name ?? '' }, cookie };
}

function seated(
  { request, caller }: Asked,
  taken: SeatTaken,
  match: StoredMatch,
  { cookie }: Visitor,
  status: number,
): Answer {
  const tokens = [...new Set([...tokensFor(request, match.id), taken.token])];
  const kept = keepCookie(seatCookie(match.id), tokens.join('.'), {
    path: `/api/matches/${match.id}`,
    seconds: A_MONTH,
    isSecure: caller.isSecure,
  });
  return json(status, { ...taken, code: match.code }, { 'set-cookie': [kept, ...(cookie === null ? [] : [cookie])] });
}

export const matchRoutes = (house: House): readonly Route[] => {
  const { reception, referee, begun, lookedBack } = house;
  const found = ({ params: { id = '' } }: Asked): Promise<StoredMatch> => reception.find(id);
  return [
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
        const who = await visitor(house, asked, wanted.name);
        const taken = await reception.take(match, who.player, who.player.name, wanted.seat);
        return seated(asked, taken, match, who, 201);
      },
    },
    {
      method: 'GET',
      path: '/api/matches/:id',
      handle: async (asked) => {
        const match = await found(asked);
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
        const match = await found(asked);
        return jsonText(
          200,
          await reception.soFar(match, reception.seatsBy(match, tokensFor(asked.request, match.id))),
        );
      },
    },
    {
      method: 'POST',
      path: '/api/matches/:id/seats',
      handle: async (asked) => {
        const { name, token } = await seatWish(asked);
        const match = await found(asked);
        const who = await visitor(house, asked, name);
        const [own] = reception.seatsBy(match, token === undefined ? tokensFor(asked.request, match.id) : [token]);
        if (token !== undefined && own === undefined) throw new Refused(403, 'this link is for no seat of this match');
        if (own === undefined)
          return seated(asked, await reception.take(match, who.player, who.player.name, null), match, who, 201);
        const kept = token ?? tokensFor(asked.request, match.id)[0]!;
        return seated(asked, { match: match.id, seat: own, token: kept }, match, who, 200);
      },
    },
  ];
};
