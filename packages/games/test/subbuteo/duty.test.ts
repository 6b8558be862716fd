import { play, type Entered } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import type { Subbuteo } from '@bande/games/subbuteo/state.ts';
import { describe, expect, test } from 'vitest';

const asked = (given: object): readonly string[] =>
  subbuteo.duties(subbuteo.notation.readGiven(given, 'fistf-4.0')).map(({ who, what }) => `${who}:${what}`);
const restart = (kind: string, step: string): object => ({ restart: { kind, by: 'red', step } });
const NOTHING = { settings: { limits: false } };

describe('on the screen', () => {
  test.each([
    ['the coin is the host’s', {}, ['host:toss']],
    ['its winner chooses', { phase: 'tossChoice', toss: { winner: 'blue' } }, ['blue:tossChoice']],
    ['first whoever kicks off places', restart('kickOff', 'attackerPlaces'), ['red:place']],
    ['then the other side', restart('kickOff', 'defenderPlaces'), ['blue:place']],
    ['then the taker is named', restart('kickOff', 'taker'), ['red:nameTaker']],
    ['and takes it', restart('kickOff', 'released'), ['red:take']],
    ['positional flicks of the attacker', restart('corner', 'attackerFlicks'), ['red:positionalFlick']],
    ['of the defender', restart('corner', 'defenderFlicks'), ['blue:positionalFlick']],
    ['the taker of a free kick is ready', restart('freeKick', 'ready'), ['red:ready']],
    ['at a penalty it is the keeper', restart('penalty', 'ready'), ['blue:ready']],
    ['whoever has the ball flicks', { attacker: 'blue' }, ['blue:flick']],
    ['with the hand set he shoots', { attacker: 'red', handSet: 'R9' }, ['red:shoot']],
    ['the other side may block', { attacker: 'red', block: 'blue' }, ['red:flick', 'blue:mayBlock']],
    ['or everybody waits for it', { attacker: 'red', block: 'blue', waiting: true }, ['blue:block']],
    ['both come back from the break', { phase: 'interval' }, ['red:return', 'blue:return']],
    ['nothing is wanted on the training pitch', { settings: { training: true } }, []],
    ['nor when all is over', { phase: 'finished' }, []],
  ])('%s', (_, given, expected) => {
    expect(asked({ ...NOTHING, ...given })).toEqual(expected);
  });
});

describe('at a desk', () => {
  test.each([
    ['he checks and tosses', {}, ['referee:check', 'referee:toss']],
    ['he lays the ball', restart('throwIn', 'taker'), ['red:nameTaker', 'referee:layBall']],
    ['clears the area', restart('penalty', 'taker'), ['red:nameTaker', 'referee:layBall', 'referee:clearArea']],
    ['gives the signal', restart('corner', 'ready'), ['red:ready', 'referee:giveSignal']],
    ['says who has the ball', { phase: 'play' }, ['referee:sayWhoHasTheBall']],
    ['places what lies', { attacker: 'red', lying: ['B5'] }, ['red:flick', 'referee:placeFigures']],
    [
      'lets the block flick be made',
      { attacker: 'red', block: 'blue', waiting: true },
      ['blue:block', 'referee:letBlock'],
    ],
    ['lets the second half begin', { phase: 'interval' }, ['red:return', 'blue:return', 'referee:resume']],
  ])('%s', (_, given, expected) => {
    expect(asked({ mode: 'desk', ...given })).toEqual(expected);
  });
});

describe('what has been done at a desk is asked no more', () => {
  const after = (given: object, ...facts: readonly object[]): readonly string[] => {
    let match = subbuteo.notation.readGiven({ mode: 'desk', ...given }, 'fistf-4.0');
    for (const fact of facts) {
      const step = play(subbuteo, match, {
        tick: match.tick,
        kind: 'facts',
        by: 'referee',
        facts: [fact as Entered<Subbuteo>],
      });
      if (!step.ok) throw new Error(step.refusal.detail);
      match = step.value.match;
    }
    return subbuteo.duties(match).map(({ who, what }) => `${who}:${what}`);
  };

  test('players and equipment are checked once', () => {
    expect(after({}, { kind: 'refereed', did: 'checksPlayersAndEquipment' })).toEqual(['referee:toss']);
  });

  test('the ball of a kick-off is laid once', () => {
    const placed = { kind: 'placed', by: 'red', what: 'ball', at: [0, 0] };
    expect(after(restart('kickOff', 'attackerPlaces'), placed)).not.toContain('referee:layBall');
  });

  test('when time is up and a choice is open, he is told that the end waits for it', () => {
    const talks = { kind: 'breach', by: 'blue', what: 'talking', ballWhere: 'redMiddle' };
    const duties = after({ attacker: 'red', secondsLeft: 20 }, talks, { kind: 'timeIsUp', of: 'half' });
    expect(duties).toEqual(['red:choose:sanction', 'referee:letChoose']);
  });
});
