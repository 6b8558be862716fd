import type { FactId, Tick } from '@bande/core';
import { KICKER_MOVES, POSTURES, type KickerMove, type Posture } from '@bande/games/tipp-kick/events.ts';
import { goalLineOf, other, SIDES, type Side } from '@bande/games/tipp-kick/names.ts';
import { readGiven } from '@bande/games/tipp-kick/position-read.ts';
import { judge } from '@bande/games/tipp-kick/referee/index.ts';
import { settle } from '@bande/games/tipp-kick/settle.ts';
import type { Fact, Match } from '@bande/games/tipp-kick/state.ts';
import { describe, expect, test } from 'vitest';

/** Every way in which a ball can meet a defending kicker, judged a second time from the text of rules 6, 13 and 14. */

const ACTIONS = ['play', 'freeKick', 'penalty', 'kickIn'] as const;
const PLACES = ['outside', 'line', 'area'] as const;
const BALLS = ['before', 'inside'] as const;
const GAPS = [155, 156, 233, 234] as const;
const CONTACTS = ['ground', 'air', 'hand'] as const;
interface Case {
  readonly action: (typeof ACTIONS)[number];
  readonly ball: (typeof BALLS)[number];
  readonly place: (typeof PLACES)[number];
  readonly posture: Posture;
  readonly gapMm: number;
  readonly move: KickerMove;
  readonly contact: (typeof CONTACTS)[number];
}
const CASES: readonly Case[] = ACTIONS.flatMap((action) =>
  BALLS.flatMap((ball) =>
    PLACES.flatMap((place) =>
      POSTURES.flatMap((posture) =>
        GAPS.flatMap((gapMm) =>
          KICKER_MOVES.flatMap((move) =>
            CONTACTS.map((contact): Case => ({ action, ball, place, posture, gapMm, move, contact })),
          ),
        ),
      ),
    ),
  ),
).filter(({ action, ball }) => action !== 'penalty' || ball === 'inside');

const FEWER = CASES.filter(({ posture, gapMm }) => posture !== 'lying' && posture !== 'lyingOnSide' && gapMm !== 156);

type Answer = 'nothing' | 'again' | 'freeKick' | 'penalty';

/** 6.3, 6.K6, 6.K23, 13.2.2: may it be hit there? */
function standsRight({ action, ball, place, posture, gapMm }: Case): boolean {
  if (place === 'area' || posture === 'lyingFaceDown' || posture === 'lyingOnSide') return false;
  const isKick = action === 'freeKick' || action === 'penalty';
  if (place === 'outside') return gapMm >= (isKick ? 234 : 156);
  if (ball === 'inside' || action === 'penalty') return false;
  return action !== 'freeKick' || gapMm >= 234;
}
/** 6.5.2, 6.K3. */
const INTO_THE_WAY: ReadonlySet<KickerMove> = new Set<KickerMove>(['moved', 'thrown', 'knockedOver']);
/** 6.K25, 6.K30. */
const OUT_OF_THE_WAY: ReadonlySet<KickerMove> = new Set<KickerMove>(['pulledBack', 'takenAway']);
/** What the text says of it. */
function answer(one: Case): Answer {
  const { place, move, contact } = one;
  const isRight = standsRight(one);
  // 14.K2: only the legal place on the line is outside.
  const punished: Answer = place === 'area' || (place === 'line' && !isRight) ? 'penalty' : 'freeKick';
  if (INTO_THE_WAY.has(move) || contact === 'air') return punished;
  if (OUT_OF_THE_WAY.has(move)) return 'again';
  if (move === 'following' && contact !== 'hand') return place === 'area' ? 'penalty' : 'nothing';
  if (move === 'following') return 'again';
  if (!isRight) return punished;
  return contact === 'hand' ? 'again' : 'nothing';
}

const fact = (event: object, id: number): Fact => ({ ...event, id: id as FactId, tick: 0 as Tick }) as Fact;
const after = (match: Match, event: object, id: number): Match => {
  const one = fact(event, id);
  return settle(match, one, judge(match, one));
};
/** The attacker plays with white. */
function met(attacker: Side, one: Case): Match {
  const { action, ball, place, posture, gapMm, move, contact } = one;
  const defender = other(attacker);
  const where = ball === 'inside' ? `${defender}PenaltyArea` : `${defender}Half`;
  const given =
    action === 'play'
      ? { turn: attacker, ball: { where } }
      : { restart: { kind: action, by: attacker, ...(action === 'penalty' ? {} : { where }) } };
  const start = readGiven({ white: attacker, ...given }, 'dtkv-2012.1');
  const shot = after(start, { kind: 'shot', by: attacker, how: 'button', top: 'white' }, 0);
  return after(
    shot,
    {
      kind: 'touched',
      by: defender,
      what: 'kicker',
      faults: [],
      posture,
      gapMm,
      move,
      onLine: place === 'line',
      inArea: place === 'area',
      grounded: contact !== 'air',
      hand: contact === 'hand',
    },
    1,
  );
}
const answered = ({ state }: Match): Answer => {
  if (state.restart?.kind === 'penalty' || state.restart?.kind === 'freeKick') return state.restart.kind;
  return state.movement?.repetition === null ? 'nothing' : 'again';
};

describe.each(SIDES)('%s attacks', (attacker) => {
  test.each(ACTIONS)('from %s', (action) => {
    for (const one of CASES.filter((each) => each.action === action))
      expect([one, answered(met(attacker, one))]).toEqual([one, answer(one)]);
  });

  test.each(ACTIONS)('what comes of it from %s', (action) => {
    for (const one of FEWER.filter((each) => each.action === action)) {
      const wanted = answer(one);
      const before = met(attacker, one);
      const rested = after(before, { kind: 'ballRested', top: 'black', wayMm: 300 }, 2).state;
      // The sanction or the repetition is the attacker's, otherwise the colour decides.
      const next = rested.restart?.by ?? rested.repetition?.by ?? rested.turn;
      expect([one, next]).toEqual([one, wanted === 'nothing' ? other(attacker) : attacker]);
      // 13.3, 14.3, 6.K29, 6.K30.2: a goal counts in spite of it; not from a kick-in (11.3).
      const scored = after(before, { kind: 'ballOver', line: goalLineOf(other(attacker)), inGoal: true }, 2).state;
      expect([one, scored.score[attacker]]).toEqual([one, action === 'kickIn' ? 0 : 1]);
      // 13.5, 14.6 [C-87]: an own goal only from play that nobody has hindered.
      const own = after(before, { kind: 'ballOver', line: goalLineOf(attacker), inGoal: true }, 2).state;
      const counts = action === 'play' && wanted === 'nothing';
      expect([one, own.score[other(attacker)]]).toEqual([one, counts ? 1 : 0]);
    }
  });
});
