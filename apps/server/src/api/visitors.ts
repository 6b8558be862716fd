import type { SeatTaken } from '@bande/protocol';
import { json, type Answer } from '../http/answer.ts';
import { cookiesOf, keepCookie } from '../http/cookies.ts';
import type { Asked } from '../http/router.ts';
import type { HeldSeat, KnownPlayer } from '../rooms/reception.ts';
import type { MatchStore, StoredMatch } from '../store/match-store.ts';

const PLAYER_COOKIE = 'bande-player';
const A_YEAR = 365 * 24 * 3600;
const A_MONTH = 30 * 24 * 3600;

const seatCookie = (match: string): string => `bande-seat-${match}`;

/** The tokens of seats at this match that somebody's browser keeps. */
export const tokensFor = (request: Asked['request'], match: string): readonly string[] => {
  const kept = cookiesOf(request).get(seatCookie(match)) ?? '';
  return kept.split('.').filter((token) => /^[0-9a-f]{32}$/.test(token));
};

interface Visitor {
  readonly player: KnownPlayer;
  /** What his browser is to keep from now on. */
  readonly cookie: string | null;
}

/** Whoever has been here before is known by his cookie; anybody else is a new guest. */
export async function visitor(
  store: MatchStore,
  { request, caller }: Asked,
  name: string | undefined,
): Promise<Visitor> {
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

interface Sitting {
  readonly match: StoredMatch;
  /** The first of them is told. */
  readonly held: readonly HeldSeat[];
  /** What else his browser is to keep. */
  readonly cookie: string | null;
}

/** Somebody has seats from now on: his browser keeps their tokens. */
export function seated({ request, caller }: Asked, status: number, { match, held, cookie }: Sitting): Answer {
  const tokens = [...new Set([...tokensFor(request, match.id), ...held.map(({ token }) => token)])];
  const kept = keepCookie(seatCookie(match.id), tokens.join('.'), {
    path: `/api/matches/${match.id}`,
    seconds: A_MONTH,
    isSecure: caller.isSecure,
  });
  const taken: SeatTaken = { match: match.id, ...held[0]! };
  return json(status, { ...taken, code: match.code }, { 'set-cookie': [kept, ...(cookie === null ? [] : [cookie])] });
}
