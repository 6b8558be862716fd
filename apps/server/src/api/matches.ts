import type { z } from 'zod';
import { matchWanted, seatWanted, type SeatTaken } from '@bande/protocol';
import { json, Refused, type Answer } from '../http/answer.ts';
import { textOf } from '../http/body.ts';
import { cookiesOf, keepCookie } from '../http/cookies.ts';
import type { Asked, Route } from '../http/router.ts';
import { MATCH_BYTES } from '../limits.ts';
import type { Budgets } from '../referee/budgets.ts';
import type { KnownPlayer, Matches } from '../rooms/matches.ts';
import type { MatchStore, StoredMatch } from '../store/match-store.ts';

interface House {
  readonly matches: Matches;
  readonly store: MatchStore;
  /** Matches that each client may begin. */
  readonly begun: Budgets;
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

async function bodyOf<S extends z.ZodType>({ request }: Asked, schema: S): Promise<z.output<S>> {
  const text = await textOf(request, MATCH_BYTES);
  let value: unknown;
  try {
    value = JSON.parse(text === '' ? '{}' : text);
  } catch {
    throw new Refused(400, 'not JSON');
  }
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Refused(400, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'cannot be read'}`.replace(/^: /, ''));
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
  const { matches, begun } = house;
  const found = ({ params: { id = '' } }: Asked): Promise<StoredMatch> => matches.find(id);
  return [
    {
      method: 'POST',
      path: '/api/matches',
      handle: async (asked) => {
        const wanted = await bodyOf(asked, matchWanted);
        const wait = begun.wait(asked.caller.client);
        if (wait > 0) throw new Refused(429, 'too many matches were begun from here', { 'retry-after': String(wait) });
        begun.spend(asked.caller.client, 1);
        const match = await matches.create(wanted);
        const who = await visitor(house, asked, wanted.name);
        const taken = await matches.take(match, who.player, who.player.name, wanted.seat);
        return seated(asked, taken, match, who, 201);
      },
    },
    {
      method: 'GET',
      path: '/api/matches/:id',
      handle: async (asked) => {
        const match = await found(asked);
        return json(200, matches.noticeOf(match, matches.seatsBy(match, tokensFor(asked.request, match.id))));
      },
    },
    {
      method: 'POST',
      path: '/api/matches/:id/seats',
      handle: async (asked) => {
        const { name, token } = await bodyOf(asked, seatWanted);
        const match = await found(asked);
        const who = await visitor(house, asked, name);
        const [own] = matches.seatsBy(match, token === undefined ? tokensFor(asked.request, match.id) : [token]);
        if (token !== undefined && own === undefined) throw new Refused(403, 'this link is for no seat of this match');
        if (own === undefined)
          return seated(asked, await matches.take(match, who.player, who.player.name, null), match, who, 201);
        const kept = token ?? tokensFor(asked.request, match.id)[0]!;
        return seated(asked, { match: match.id, seat: own, token: kept }, match, who, 200);
      },
    },
  ];
};
