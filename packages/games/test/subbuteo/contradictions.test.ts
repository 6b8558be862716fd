import { play, type Entered } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import type { Subbuteo } from '@bande/games/subbuteo/state.ts';
import { describe, expect, test } from 'vitest';

/** Why a fact is refused, or null if it was taken. */
function refusalOf(given: object, fact: object): string | null {
  const match = subbuteo.notation.readGiven({ mode: 'desk', ...given }, 'fistf-4.0');
  const event = subbuteo.schemas.event.parse(fact) as Entered<Subbuteo>;
  const step = play(subbuteo, match, { tick: match.tick, kind: 'facts', by: 'referee', facts: [event] });
  return step.ok ? null : `${step.refusal.code} ${step.refusal.detail ?? ''}`;
}

const PLAY = { attacker: 'red' };
const FREE_KICK = { restart: { kind: 'freeKick', by: 'red' } };
const KICK_OFF = { restart: { kind: 'kickOff', by: 'red' } };
const GONE = { ...PLAY, reserve: { red: { is: 'gone' } } };
const ON = { ...PLAY, reserve: { red: { is: 'on' } } };

/** The position, the fact, and the field that the one line names. */
const CANNOT_BE: readonly (readonly [given: object, fact: object, field: string])[] = [
  [PLAY, { kind: 'tossed', winner: 'red' }, 'winner'],
  [{}, { kind: 'tossed', winner: 'red', from: 'west' }, 'from'],
  [{}, { kind: 'tossChosen', by: 'red', choice: 'kickOff' }, 'choice'],
  [{ phase: 'tossChoice', toss: { winner: 'red' } }, { kind: 'tossChosen', by: 'blue', choice: 'end' }, 'by'],
  [{ phase: 'tossChoice', toss: { winner: 'red' } }, { kind: 'tossChosen', by: 'red', choice: 'shoot' }, 'choice'],
  [PLAY, { kind: 'placed', by: 'red', what: 'R5', at: [0, 0] }, 'by'],
  [KICK_OFF, { kind: 'placed', by: 'red', what: 'B5', at: [0, 0] }, 'what'],
  [KICK_OFF, { kind: 'setUpEnded', by: 'blue' }, 'by'],
  [FREE_KICK, { kind: 'linedUp', by: 'red', as: 'kickOff' }, 'by'],
  [PLAY, { kind: 'takerNamed', by: 'red', figure: 'R9' }, 'figure'],
  [FREE_KICK, { kind: 'takerNamed', by: 'blue', figure: 'B9' }, 'by'],
  [FREE_KICK, { kind: 'takerNamed', by: 'red', figure: 'B9' }, 'figure'],
  [FREE_KICK, { kind: 'takerNamed', by: 'red', figure: 'R1' }, 'figure'],
  [FREE_KICK, { kind: 'takerNamed', by: 'red', figure: 'R12' }, 'figure'],
  [PLAY, { kind: 'waived', by: 'red' }, 'by'],
  [FREE_KICK, { kind: 'waived', by: 'blue' }, 'by'],
  [PLAY, { kind: 'readied', by: 'red' }, 'by'],
  [PLAY, { kind: 'asked', by: 'red', what: 'distance' }, 'what'],
  [PLAY, { kind: 'asked', by: 'red', what: 'forcingCheck', figure: 'R5' }, 'figure'],
  [GONE, { kind: 'reserveIn', by: 'red' }, 'by'],
  [ON, { kind: 'reserveIn', by: 'red' }, 'by'],
  [PLAY, { kind: 'reserveOut', by: 'red' }, 'by'],
  [FREE_KICK, { kind: 'substituted', by: 'red', what: 'figure', figure: 'B5' }, 'figure'],
  [FREE_KICK, { kind: 'substituted', by: 'red', what: 'figure', figure: 'R1' }, 'figure'],
  [FREE_KICK, { kind: 'substituted', by: 'red', what: 'keeper', figure: 'R5' }, 'figure'],
  [PLAY, { kind: 'flicked', by: 'red', figure: 'B5' }, 'figure'],
  [GONE, { kind: 'flicked', by: 'red', figure: 'R12' }, 'figure'],
  [{ phase: 'interval' }, { kind: 'flicked', by: 'red', figure: 'R5' }, 'figure'],
  [PLAY, { kind: 'flicked', by: 'red', figure: 'R5', as: 'positional' }, 'as'],
  [PLAY, { kind: 'flicked', by: 'red', figure: 'R5', as: 'restart' }, 'as'],
  [FREE_KICK, { kind: 'flicked', by: 'blue', figure: 'B5', as: 'restart' }, 'as'],
  [PLAY, { kind: 'handSet', by: 'blue', figure: 'B5' }, 'by'],
  [FREE_KICK, { kind: 'handSet', by: 'red', figure: 'R5' }, 'figure'],
  [ON, { kind: 'ballTouched', touchedBy: 'R1' }, 'touchedBy'],
  [GONE, { kind: 'ballTouched', touchedBy: 'R12' }, 'touchedBy'],
  [PLAY, { kind: 'ballTouched', touchedBy: 'R1', neutral: true }, 'neutral'],
  [{}, { kind: 'ballTouched', touchedBy: 'R5' }, 'touchedBy'],
  [PLAY, { kind: 'figuresTouched', touchedBy: 'R5', touched: 'R5' }, 'touched'],
  [PLAY, { kind: 'figuresTouched', touchedBy: 'R1', touched: 'B1' }, 'touched'],
  [PLAY, { kind: 'rebounded', what: 'ball', from: 'barrier', goal: 'red' }, 'goal'],
  [PLAY, { kind: 'ballOver', line: 'west', inGoal: true }, 'inGoal'],
  [PLAY, { kind: 'ballOver', line: 'west', at: [411, 0] }, 'at'],
  [{ phase: 'interval' }, { kind: 'ballOver', line: 'west' }, 'line'],
  [PLAY, { kind: 'ballOverHalfway' }, 'kind'],
  [PLAY, { kind: 'ballLeftArea', area: 'red' }, 'area'],
  [{ restart: { kind: 'goalKick', by: 'red', step: 'taken' } }, { kind: 'ballLeftArea', area: 'blue' }, 'area'],
  [PLAY, { kind: 'ballPassed', figures: ['B9'] }, 'figures'],
  [{ phase: 'interval' }, { kind: 'ballInside', zone: 'red' }, 'zone'],
  [PLAY, { kind: 'figureLeft', figure: 'R12', ground: 'field' }, 'figure'],
  [{ ...PLAY, out: { R5: 'table' } }, { kind: 'figureLeft', figure: 'R5', ground: 'table' }, 'figure'],
  [PLAY, { kind: 'figureBack', figure: 'R5', ground: 'field' }, 'figure'],
  [PLAY, { kind: 'toppled', figure: 'R12' }, 'figure'],
  [{ ...PLAY, lying: ['R5'] }, { kind: 'layDown', figure: 'R5' }, 'figure'],
  [PLAY, { kind: 'rested', what: 'R5', touching: ['R6'] }, 'touching'],
  [PLAY, { kind: 'rested', what: 'ball', touching: ['R6', 'R6'] }, 'touching'],
  [PLAY, { kind: 'entangled', figures: ['R6', 'R6'] }, 'figures'],
  [PLAY, { kind: 'placingDue' }, 'kind'],
  [PLAY, { kind: 'gapMeasured', figure: 'B5' }, 'beyondMm'],
  [ON, { kind: 'keeperOverLine', keeper: 'R1' }, 'keeper'],
  [PLAY, { kind: 'keeperStirred', keeper: 'B1' }, 'keeper'],
  [ON, { kind: 'kept', by: 'red', at: [0, -590], to: [0, -590] }, 'by'],
  [PLAY, { kind: 'breach', by: 'red', what: 'takerNamedLate' }, 'what'],
  [PLAY, { kind: 'breach', by: 'red', what: 'shooterMoved' }, 'what'],
  [GONE, { kind: 'breach', by: 'red', what: 'reserveMisplaced' }, 'what'],
  [PLAY, { kind: 'breach', by: 'red', what: 'pushed', figure: 'B5' }, 'figure'],
  [PLAY, { kind: 'breach', by: 'red', what: 'touchedToFlick' }, 'figure'],
  [PLAY, { kind: 'permitted', by: 'red', what: 'polishBeforeOrAtHalfTime' }, 'what'],
  [PLAY, { kind: 'refereed', did: 'cautions' }, 'to'],
  [{ phase: 'interval' }, { kind: 'timeLost', seconds: 5 }, 'seconds'],
];

describe('a fact that cannot have taken place as the match stands is refused in one line that names the field', () => {
  test.each(CANNOT_BE.map(([given, fact, field]) => [JSON.stringify(given), JSON.stringify(fact), field] as const))(
    '%s %s: %s',
    (given, fact, field) => {
      const refusal = refusalOf(JSON.parse(given) as object, JSON.parse(fact) as object);
      expect(refusal).toMatch(new RegExp(`^unknownFact ${field}: .+`));
      expect(refusal).not.toContain('\n');
    },
  );
});

test('what was forbidden and yet done is no contradiction', () => {
  expect(refusalOf(PLAY, { kind: 'flicked', by: 'blue', figure: 'B5' })).toBeNull();
  expect(refusalOf(PLAY, { kind: 'reserveIn', by: 'blue' })).toBeNull();
  expect(refusalOf(FREE_KICK, { kind: 'flicked', by: 'blue', figure: 'B5' })).toBeNull();
  expect(refusalOf(PLAY, { kind: 'asked', by: 'blue', what: 'tick' })).toBeNull();
});
