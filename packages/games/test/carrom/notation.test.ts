import { chanceNow, legalActions, LiveMatch, SEATS, seconds, tick, type Input } from '@bande/core';
import { carrom } from '@bande/games/carrom';
import { restTick } from '@bande/games/carrom/motion.ts';
import { readSettings } from '@bande/games/carrom/settings.ts';
import type { Carrom } from '@bande/games/carrom/state.ts';
import { describe, expect, test } from 'vitest';

describe('notation', () => {
  test('read after write is the identity, for actions', () => {
    for (const text of [
      'takeSide',
      'takeBreak',
      'chooseEnd end=west',
      'turnRack degrees=-12.5',
      'ready',
      'strike x=-35.5 angle=12.25 force=0.8',
      'strike x=0 angle=1e-7 force=1 spin=-0.25 lift=0.5',
      'place x=40 y=-12.125',
      'next',
      'concede what=match',
    ]) {
      const action = carrom.notation.readAction(text)!;
      expect(action).not.toBeNull();
      expect(carrom.notation.writeAction(action)).toBe(text);
    }
    for (const text of [
      '',
      'strike',
      'strike x=0',
      'strike x=0 angle=0 force=2',
      'place x=a y=0',
      'chooseEnd end=up',
      'ready now',
    ])
      expect(carrom.notation.readAction(text)).toBeNull();
  });
  test('and for positions, to the last bit', () => {
    const settings = readSettings({ trialBoards: false });
    for (const seating of carrom.seatings) {
      const live = LiveMatch.start(carrom, { edition: 'icf-1991', seating, mode: 'live', settings });
      for (let n = 0; n < 400 && live.match.outcome === null; n++) {
        const { match } = live;
        // A stroke under way is written as before it, and a right to place has its whole time again.
        const endedAt = match.state.endedAt === null ? null : match.state.endedAt - match.tick; // a shared position begins at tick 0
        const state =
          match.state.phase === 'running'
            ? { ...match.state, phase: 'stroke', running: null }
            : { ...match.state, endedAt };
        const text = carrom.notation.writePosition(match);
        const again = carrom.notation.readPosition(text, match.setup);
        expect(again?.state).toEqual(state);
        const isWhole = match.state.phase === 'running' && match.clocks.some(({ name }) => name === 'stroke');
        expect(carrom.notation.describe(again!)).toMatchObject(isWhole ? { secondsLeft: 15 } : {});
        expect(carrom.notation.writePosition(again!)).toBe(text);
        if (live.match.state.running === null) live.play(nextInput(live));
        else live.advance(tick(restTick(live.match, live.match.state.running)));
      }
    }
  });
  const nextInput = (live: LiveMatch<Carrom>): Input<Carrom> => {
    const { match } = live;
    const dice = chanceNow(carrom, match);
    if (dice !== null)
      return {
        tick: match.tick,
        kind: 'chance',
        by: 'host',
        draws: dice.faces.map((faces) => 1 + (match.tick % faces)),
      };
    const [by, actions] = SEATS.map((seat) => [seat, legalActions(carrom, match, seat)] as const).find(
      ([, list]) => list.length > 0,
    )!;
    return { tick: tick(match.tick + seconds(1)), kind: 'action', by, action: actions[match.tick % actions.length]! };
  };
  test('what nobody wrote is not read', () => {
    expect(
      carrom.notation.readPosition('{', {
        edition: 'icf-1991',
        seating: carrom.seatings[0]!,
        mode: 'live',
        settings: readSettings({}),
      }),
    ).toBeNull();
    expect(
      carrom.notation.readPosition('{"white":10}', {
        edition: 'icf-1991',
        seating: carrom.seatings[0]!,
        mode: 'live',
        settings: readSettings({}),
      }),
    ).toBeNull();
  });
});
