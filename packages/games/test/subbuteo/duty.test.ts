import { subbuteo } from '@bande/games/subbuteo';
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
