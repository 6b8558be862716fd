import { LiveMatch, tick, type LogEntry, type Seat } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import type { Flick } from '@bande/games/subbuteo/actions.ts';
import type { Match, Subbuteo } from '@bande/games/subbuteo/state.ts';
import { aids } from '@bande/games/subbuteo/view/aims/aids.ts';
import { suggestedBlock } from '@bande/games/subbuteo/view/aims/blocking.ts';
import { aims } from '@bande/games/subbuteo/view/aims/choosing.ts';
import { BLOCKED, showsOfMatch } from '@bande/games/subbuteo/view/shown/shows.ts';
import { exercises } from '@bande/games/subbuteo/view/taught/exercises.ts';
import { describe, expect, test } from 'vitest';

const [RED, BLUE] = [0, 1] as readonly Seat[] as [Seat, Seat];
const lesson = exercises.find(({ id }) => id === 'block')!;
const [PLAYS, PLAYS_ON] = lesson.meanwhile!.map(({ action }) => action as Flick) as [Flick, Flick];

/** Blue has played the ball, which rolls towards Red’s figures. */
function rolling(): LiveMatch<Subbuteo> {
  const live = new LiveMatch(subbuteo, subbuteo.notation.readGiven(lesson.given, 'fistf-4.0'));
  live.play({ tick: tick(240), kind: 'action', by: BLUE, action: PLAYS });
  for (let now = 241; live.match.state.block !== 'red'; now++) live.advance(tick(now));
  return live;
}
const suggestedIn = (match: Match): Flick => aims(match, RED, null) as Flick;
const callsOf = (log: readonly LogEntry<Subbuteo>[]): readonly string[] =>
  log.flatMap(({ rulings }) => rulings.map(({ call }) => call));

/** The block flick comes so many ticks after it may be made; then Blue plays on. */
function played(flick: Flick | null, after = 60): LiveMatch<Subbuteo> {
  const live = rolling();
  if (flick !== null) live.play({ tick: tick(live.match.tick + after), kind: 'action', by: RED, action: flick });
  live.advance(tick(900));
  live.play({ tick: tick(900), kind: 'action', by: BLUE, action: PLAYS_ON });
  live.advance(tick(1600));
  return live;
}

describe('the block flick that is suggested', () => {
  const flick = suggestedIn(rolling().match);

  test.each([24, 48, 72, 96, 240])('takes the ball, and breaks no rule, when it comes %i ticks later', (after) => {
    const { match, log } = played(flick, after + 12);
    expect(match.state.attacker).toBe('red');
    expect(callsOf(log).toSorted()).toEqual(['blockFlick', 'blockFlick', 'change']);
  });

  test.each([
    ['a little aside', { direction: flick.direction + 3 }],
    ['a little to the other side', { direction: flick.direction - 3 }],
    ['a little harder', { strength: flick.strength * 1.1 }],
    ['a little softer', { strength: flick.strength * 0.9 }],
  ])('breaks no rule %s either', (_, slip) => {
    for (const after of [36, 72, 108]) {
      const calls = callsOf(played({ ...flick, ...slip }, after).log);
      for (const offence of ['blockFoul', 'back', 'obstruction']) expect(calls).not.toContain(offence);
    }
  });

  test('stays the same for as long as somebody thinks about it', () => {
    const live = rolling();
    const first = suggestedBlock(live.match, 'red');
    for (const later of [10, 40, 90, 200]) {
      live.advance(tick(live.match.tick + later));
      expect(suggestedBlock(live.match, 'red')).toEqual(first);
    }
  });

  test('is what the key does that aims at the goal otherwise', () => {
    const { match } = rolling();
    const byKey = (draft: Flick) => aids(draft, match).find(({ key }) => key === 'g')!;
    expect(byKey({ ...flick, figure: 'R2', direction: 90 })).toMatchObject({ id: 'block', sets: flick });
    expect(byKey({ ...flick, figure: 'B9' })).toMatchObject({ id: 'goal' });
  });
});

describe('“Blocked!” is called', () => {
  const blockedIn = ({ log, match }: LiveMatch<Subbuteo>) =>
    log.flatMap((entry, i) =>
      showsOfMatch(entry, match, log.slice(0, i)).filter((show) => show.kind === 'own' && show.name === BLOCKED),
    );
  test('where the ball ran into the figure that was put there, and names it', () => {
    const flick = suggestedIn(rolling().match);
    expect(blockedIn(played(flick))).toMatchObject([{ ids: [flick.figure], label: { en: /^Blocked! Red \d+/ } }]);
  });
  test('not where it ran into one that had always stood there', () => {
    const live = new LiveMatch(
      subbuteo,
      subbuteo.notation.readGiven(
        {
          attacker: 'blue',
          lineUp: 'free',
          settings: { limits: false },
          places: { ball: [0, 0], B9: [0, 40], R9: [0, -60] },
        },
        'fistf-4.0',
      ),
    );
    live.play({ tick: tick(1), kind: 'action', by: BLUE, action: PLAYS });
    live.advance(tick(600));
    expect(callsOf(live.log)).toContain('change');
    expect(blockedIn(live)).toEqual([]);
  });
});
