import { LiveMatch, tick, type LogEntry } from '@bande/core';
import type { Match, TippKick } from '@bande/games/tipp-kick/state.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tippKick as referee } from '@bande/games/tipp-kick/game.ts';

/** Whatever is told in whatever order: somebody is always to play, or it is known what is missing. */
const game = referee;
const runs = 300 * Number(process.env['SOAK'] ?? 1);
const seed = Number(process.env['BANDE_SEED'] ?? 1924);

const side = fc.constantFrom('red', 'blue');
const top = fc.constantFrom('white', 'black');
const at = fc.constantFrom([0, 0], [0, 450], [0, -450], [100, 200], [300, -100], [0, 510], [-20, -510]);
const known = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(one, { nil: undefined });
const fact = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('shot'), by: side, top: known(top), at: known(at) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('shot'), by: side, how: fc.constantFrom('led', 'pushed', 'body') }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('keeperPlayed'), by: side }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('touched'),
      by: side,
      what: fc.constantFrom('kicker', 'keeper', 'spare'),
      at: known(at),
      gapMm: known(fc.constantFrom(100, 156, 300)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('frameStruck'), goal: side }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      { kind: 'leftCircle' },
      { kind: 'leftArea', area: 'red' },
      { kind: 'leftArea', area: 'blue' },
      { kind: 'boardStruck' },
      { kind: 'ballFell' },
    ),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('ballOver'),
      line: fc.constantFrom('south', 'north'),
      inGoal: fc.boolean(),
      at: known(at),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('ballOver'), line: fc.constantFrom('west', 'east'), at: known(at) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('keptOut'),
      goal: side,
      by: fc.constantFrom('net', 'rubber', 'box'),
      onTarget: fc.boolean(),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('ballRested'),
      top: known(fc.option(top)),
      at: known(at),
      wayMm: known(fc.constantFrom(44, 45)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('ballPlaced'), by: side }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('waived'), by: side }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'refereed', did: 'released' }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('breach'),
      by: side,
      what: fc.constantFrom('bodyTouch', 'handBeforeGoal', 'keeperMovedAtPenalty', 'keeperNotUpright'),
      at: known(at),
      intentional: fc.constant(true),
    }),
  },
);
const step = fc.record({ fact, after: fc.constantFrom(0, 0, 1, 60, 500, 900) });

const isLeft = ({ state: { movement, restart, repetition } }: Match): boolean =>
  movement !== null || ['freeKick', 'penalty'].includes(restart?.kind ?? '') || repetition !== null;

/** What must hold of every match: who plays … */
function playFaults({ state, outcome }: Match): Readonly<Record<string, boolean>> {
  const { movement, restart, repetition, turn, open } = state;
  const isToPlay = [turn, restart, repetition, movement].some((one) => one !== null);
  return {
    'somebody is to play, or it is known what is missing': outcome !== null || isToPlay || open !== null,
    'nobody plays while something is missing': open === null || (turn === null && movement === null),
    'whoever has the ball has no restart as well': turn === null || (restart === null && movement === null),
    'what is given while the ball rolls comes with its end':
      restart === null || (restart.given === null) === (movement === null),
  };
}
/** … what may be chosen, and what is left after the signal. */
function rightFaults(match: Match): Readonly<Record<string, boolean>> {
  const { state, options, outcome } = match;
  const { movement, setUps, signal, offers, plate } = state;
  return {
    'one set-up at most': setUps.used <= 1 && (!setUps.keeperOnly || setUps.used === 1),
    'a choice is an option of the match':
      options.length === offers.length && offers.every(({ option }) => options.some(({ id }) => id === option)),
    'nobody chooses while physics moves the ball': plate === null || movement === null || offers.length === 0,
    'after the signal something is still to be taken': !signal || outcome !== null || isLeft(match),
  };
}
const citesWhatThereIs = (entries: readonly LogEntry<TippKick>[]): boolean =>
  entries.every(({ rulings }) =>
    rulings.every(
      ({ paragraphs }) => paragraphs.length > 0 && paragraphs.every((id) => Object.hasOwn(game.rulebook, id)),
    ),
  );
const faultsIn = (match: Match, entries: readonly LogEntry<TippKick>[]): readonly string[] =>
  Object.entries({
    ...playFaults(match),
    ...rightFaults(match),
    'every ruling cites what there is': citesWhatThereIs(entries),
  }).flatMap(([rule, holds]) => (holds ? [] : [rule]));

const goalsIn = (entries: readonly LogEntry<TippKick>[], of: string): number =>
  entries
    .flatMap(({ rulings }) => rulings)
    .filter(({ call, for: scorer }) => (call === 'goal' || call === 'ownGoal') && scorer === of).length;

/** Where the rules give a match away its score is theirs. */
const isAbandoned = (entries: readonly LogEntry<TippKick>[]): boolean =>
  entries.some(({ rulings }) => rulings.some(({ call }) => call === 'abandoned'));

test.each([true, false])('a match of told facts never hangs; by physics: %s', (plate) => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), fc.boolean(), (steps, late) => {
      const given = {
        plate,
        period: 'secondHalf',
        secondsLeft: late ? 8 : 200,
        settings: { limits: false, extraTime: true },
      };
      const live = new LiveMatch(game, game.notation.readGiven(given, 'dtkv-2012.1'));
      let now = 0;
      const all: LogEntry<TippKick>[] = [];
      for (const { fact: told, after } of steps) {
        if (live.match.outcome !== null) break;
        now += after;
        const done = live.play({
          tick: tick(now),
          kind: 'facts',
          by: 'referee',
          facts: [game.schemas.event.parse(told)],
        });
        if (!done.ok) continue;
        all.push(...done.value);
        expect(faultsIn(live.match, done.value)).toEqual([]);
      }
      const goals = { red: goalsIn(all, 'red'), blue: goalsIn(all, 'blue') };
      expect(isAbandoned(all) ? goals : live.match.state.score).toEqual(goals);
    }),
    { numRuns: runs, seed },
  );
});
