import { subbuteo } from '@bande/games/subbuteo';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

/** The field that is named, or null if the position can be. */
function faultIn(given: object): string | null {
  try {
    subbuteo.notation.readGiven(given, 'fistf-4.0');
    return null;
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const { path, message } = error.issues[0]!;
    return message.includes('\n') ? 'more than one line' : path.join('.');
  }
}

const SHOOT_OUT = { period: 'shootOut', restart: { kind: 'shot', by: 'red' } };
const shots = (red: number, blue: number) => ({ first: 'red', shots: { red, blue }, goals: { red: 0, blue: 0 } });

const IMPOSSIBLE: readonly (readonly [field: string, given: object])[] = [
  ['phase', { phase: 'training' }],
  ['phase', { phase: 'play', settings: { training: true } }],
  ['restart', { phase: 'restart' }],
  ['toss', { phase: 'tossChoice' }],
  ['restart', { phase: 'interval', restart: { kind: 'freeKick', by: 'red' } }],
  ['phase', { phase: 'setUp', restart: { kind: 'freeKick', by: 'red' } }],
  ['restart.step', { restart: { kind: 'penalty', by: 'red', step: 'attackerFlicks' } }],
  ['restart.step', { restart: { kind: 'freeKick', by: 'red', step: 'taken' } }],
  ['restart.step', { phase: 'restart', restart: { kind: 'freeKick', by: 'red', step: 'released' } }],
  ['restart.taker', { restart: { kind: 'freeKick', by: 'red', taker: 'B9' } }],
  ['restart.taker', { restart: { kind: 'corner', by: 'red', taker: 'R1' } }],
  ['restart.taker', { restart: { kind: 'corner', by: 'red', taker: 'R12' } }],
  ['restart.taker', { restart: { kind: 'goalKick', by: 'red', taker: 'R1' }, reserve: { red: { is: 'on' } } }],
  ['attacker', { attacker: 'blue', restart: { kind: 'freeKick', by: 'red' } }],
  ['waiting', { attacker: 'red', waiting: true }],
  ['block', { attacker: 'red', block: 'red' }],
  ['block', { block: 'red', restart: { kind: 'freeKick', by: 'blue' } }],
  ['handSet', { attacker: 'red', handSet: 'B9' }],
  ['run.who', { attacker: 'red', run: { who: 'B9', plays: 2 } }],
  ['run.who', { attacker: 'red', run: { who: 'R1', plays: 2 } }],
  ['offside', { attacker: 'red', offside: ['B9'] }],
  ['passive', { attacker: 'red', passive: ['B9'] }],
  ['barred', { attacker: 'red', barred: [{ figure: 'B9', by: 'tick' }] }],
  ['play.as', { attacker: 'red', play: { by: 'R9', as: 'keeper' } }],
  ['play.as', { attacker: 'red', play: { by: 'R1', as: 'flick' } }],
  ['play.quarter', { attacker: 'red', play: { by: 'R9', zone: 'blue', quarter: 'redZone' } }],
  ['touch.quarter', { attacker: 'red', touch: { by: 'R9', zone: 'blue', quarter: null } }],
  ['lying', { attacker: 'red', lying: ['R12'] }],
  ['lying', { attacker: 'red', lying: ['R5', 'R5'] }],
  ['out', { attacker: 'red', out: { B12: 'table' } }],
  ['places', { attacker: 'red', places: { R12: [0, -550] } }],
  ['places', { attacker: 'red', places: { R5: [0, 0], R6: [0, 0] } }],
  ['places.ball', { attacker: 'red', lineUp: 'free', places: { ball: [45, 625] } }],
  ['places.ball', { attacker: 'red', lineUp: 'free', places: { ball: [-40, -611.1] } }],
  ['counts.red.orange', { attacker: 'red', counts: { red: { orange: true, yellow: false } } }],
  ['reserve.red.is', { attacker: 'red', counts: { red: { orange: true } }, reserve: { red: { is: 'on' } } }],
  ['counts.red.broken', { attacker: 'red', counts: { red: { broken: 1 } } }],
  ['endsChanged', { attacker: 'red', endsChanged: true }],
  ['phase', { phase: 'interval', period: 'secondHalf' }],
  ['signal', { phase: 'interval', signal: true }],
  ['score', { attacker: 'red', period: 'extraTime', score: { red: 1, blue: 0 } }],
  ['secondsLeft', { attacker: 'red', secondsLeft: 901 }],
  ['shootOut', { attacker: 'red', shootOut: shots(0, 0) }],
  ['shootOut', SHOOT_OUT],
  ['restart.kind', { period: 'shootOut', restart: { kind: 'corner', by: 'red' }, shootOut: shots(0, 0) }],
  ['restart.kind', { restart: { kind: 'shot', by: 'red' } }],
  ['shootOut.shots', { ...SHOOT_OUT, shootOut: shots(0, 1) }],
  ['shootOut.goals.blue', { ...SHOOT_OUT, shootOut: { ...shots(1, 1), goals: { red: 0, blue: 2 } } }],
];

describe('a position that no match can show is refused in one line that names the field', () => {
  test.each(IMPOSSIBLE.map(([field, given]) => [field, JSON.stringify(given)] as const))('%s: %s', (field, given) => {
    expect(faultIn({ mode: 'desk', ...(JSON.parse(given) as object) })).toBe(field);
    expect(faultIn(JSON.parse(given) as object)).toBe(field);
  });

  test('and the neighbours of these can be', () => {
    expect(faultIn({ attacker: 'red', block: 'blue', waiting: true })).toBeNull();
    expect(faultIn({ restart: { kind: 'goalKick', by: 'red', taker: 'R1' } })).toBeNull();
    expect(faultIn({ attacker: 'red', secondsLeft: 900 })).toBeNull();
    expect(faultIn({ ...SHOOT_OUT, shootOut: shots(0, 0) })).toBeNull();
    expect(faultIn({ attacker: 'red', counts: { red: { broken: 1, figures: 9 } } })).toBeNull();
  });
});
