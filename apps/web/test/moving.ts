import type { Action, AnyGame, AnyShape, ChanceStream, Input, Match, Seat, Tick } from '@bande/core';
import type { Recorder } from '@bande/record';
import { Session } from '../src/session/session.ts';
import { Hand } from './seated.ts';
import { stubMatch } from './stub-view.ts';
import type { SessionParts } from '../src/session/session-parts.ts';

/** A game in which something set moving comes to rest after two seconds; then somebody may set it moving again. */
export const LASTS = 240;
interface Moving {
  readonly moves?: boolean;
  readonly from?: number;
}
export const game = {
  chance: () => null,
  legal: ({ state }: Match<AnyShape>, seat: Seat) =>
    (state as Moving).moves === true || seat !== 0 ? [] : [{ kind: 'go' }],
  duties: () => [],
  happen: {
    next: ({ state, tick }: Match<AnyShape>, until: number) => {
      const { moves, from = 0 } = state as Moving;
      const at = from + LASTS;
      return moves === true && at <= until && tick <= at ? { at, state: {}, event: { kind: 'rested' } } : null;
    },
  },
} as unknown as AnyGame;

interface Wish extends Pick<Partial<SessionParts>, 'intentMs' | 'breathMs' | 'pace' | 'sitters' | 'thinker'> {}

export function moving(wish: Wish = {}) {
  const inputs: Input<AnyShape>[] = [];
  const hand = new Hand();
  const recorder = {
    match: { ...stubMatch, state: {} } as Match<AnyShape>,
    log: [],
    inputs,
    play(input: Input<AnyShape>) {
      inputs.push(input);
      const { match } = this;
      if (input.kind === 'clock') {
        const pausedAt = input.command.kind === 'pause' ? input.tick : null;
        const held = match.pausedAt === null ? match.held : match.held + input.tick - match.pausedAt;
        this.match = { ...match, tick: input.tick, pausedAt, held };
        return {
          ok: true,
          value: [{ fact: { kind: pausedAt === null ? 'resumed' : 'paused' }, rulings: [], source: 'clock' }],
        };
      }
      this.match = { ...match, tick: input.tick, state: { moves: true, from: input.tick } };
      return { ok: true, value: [{ fact: { kind: 'struck' }, rulings: [], source: 'action' }] };
    },
    advance(to: Tick) {
      const { state } = this.match;
      const { moves, from = 0 } = state as Moving;
      const rests = moves === true && from + LASTS <= to;
      this.match = { ...this.match, tick: to, state: rests ? {} : state };
      return rests ? [{ fact: { kind: 'rested' }, rulings: [], source: 'physics' }] : [];
    },
  };
  const session = new Session({
    game,
    recorder: recorder as unknown as Recorder<AnyShape>,
    chance: {} as ChanceStream,
    sitters: ['human', 'human'],
    thinker: () => Promise.reject(new Error()),
    now: hand.now,
    after: hand.after,
    roller: () => null,
    keep: () => {},
    keepReached: () => {},
    ...wish,
  });
  session.start();
  session.shown();
  return { session, inputs, hand };
}
export const go = { kind: 'go' } as unknown as Action<AnyShape>;
