import { playerNamed } from '@bande/host';
import { HandClock } from '@bande/host/hand-clock';
import { legalActions, type AnyGame, type AnyShape, type Input, type Match, type Pace, type Seat } from '@bande/core';
import { newTable, setupFor, tableFrom, type OpenTable } from '../src/session/open.ts';
import { Session } from '../src/session/session.ts';
import type { SessionParts, Sitter, Thinker } from '../src/session/session-parts.ts';

export { HandClock as Hand };

export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

interface Chairs {
  readonly sitters: readonly Sitter[];
  readonly settings?: object;
  readonly mode?: Pace;
  /** Instead of a match that begins: goes on from here. */
  readonly from?: Match<AnyShape>;
  /** Instead of a new table: one that was opened again. */
  readonly opened?: OpenTable;
  /** Where every accepted input is put, under its number. */
  readonly kept?: Input<AnyShape>[];
  readonly think?: Thinker;
  readonly isTimed?: (match: Match<AnyShape>) => boolean;
  readonly roller?: (match: Match<AnyShape>) => string | null;
  readonly pace?: SessionParts['pace'];
}

export interface Seated {
  readonly session: Session;
  readonly hand: HandClock;
  readonly table: OpenTable;
}

/** A table of a game, laid and waiting, with the hand that moves its clock. */
export function laid(game: AnyGame, chairs: Chairs): Seated {
  const seated = beforeItIsLaid(game, chairs);
  seated.session.start();
  return seated;
}

/** The same before anybody has seen it. */
export function beforeItIsLaid(
  game: AnyGame,
  {
    sitters,
    settings = {},
    mode = 'paced',
    from,
    opened,
    kept = [],
    think,
    isTimed,
    roller = () => null,
    pace,
  }: Chairs,
): Seated {
  const hand = new HandClock();
  const begun = (): OpenTable =>
    from === undefined
      ? newTable(game, setupFor(game, { settings, seats: sitters.length, mode }), sitters, 'seed')
      : tableFrom(game, from, 0, sitters, 'seed');
  const table = opened ?? begun();
  const bots = sitters.map((sitter, seat) =>
    sitter === 'human' ? null : playerNamed(game, sitter, 'bot', seat as Seat),
  );
  const thinker: Thinker =
    think ?? ((match, who) => Promise.resolve(bots[who]!.choose(match, who, legalActions(game, match, who))));
  const session = new Session({
    game,
    ...table,
    sitters,
    thinker,
    leader: (match, who, tell) => void Promise.resolve().then(() => tell(bots[who]!.lead(match, who))),
    now: hand.now,
    after: hand.after,
    roller,
    keep: (input, index) => (kept[index] = input),
    keepReached: () => {},
    keepTakenBack: (place) => (kept.length = place),
    ...(isTimed === undefined ? {} : { isTimed }),
    ...(pace === undefined ? {} : { pace }),
  });
  return { session, hand, table };
}
