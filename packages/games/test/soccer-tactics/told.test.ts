import { later, letPass, play, type LogEntry, type Ruling } from '@bande/core';
import { soccerTactics } from '@bande/games/soccer-tactics';
import type { Action } from '@bande/games/soccer-tactics/actions.ts';
import { CALLS } from '@bande/games/soccer-tactics/referee/calls.ts';
import type { Match, SoccerTactics } from '@bande/games/soccer-tactics/state.ts';
import { AS_IT_HAPPENS } from '@bande/games/soccer-tactics/view/shown/in-time.ts';
import { light } from '@bande/games/soccer-tactics/view/light.ts';
import { callWords, callWeight } from '@bande/stage/view';
import { expect, test } from 'vitest';

const given = (position: object): Match => soccerTactics.notation.readGiven(position, 'stw');

function entriesAfter(
  match: Match,
  input: object,
): { readonly match: Match; readonly log: readonly LogEntry<SoccerTactics>[] } {
  const step = play(soccerTactics, match, { tick: match.tick, by: 'host', ...input } as Parameters<
    typeof play<SoccerTactics>
  >[2]);
  if (!step.ok) throw new Error(step.refusal.code);
  return step.value;
}
const callsAfter = (match: Match, input: object): readonly string[] => callsIn(entriesAfter(match, input));
const callsIn = ({ match: after, log }: ReturnType<typeof entriesAfter>): readonly string[] =>
  log.flatMap(({ rulings }) =>
    light.inTime!(rulings)
      .filter((one) => callWeight(light, one) !== 'quiet')
      .map((one) => callWords(light, one, after).de),
  );
const reasonFor = (
  match: Match,
  action: Action,
): { readonly paragraph: string | undefined; readonly words: string | undefined } => {
  const step = play(soccerTactics, match, { tick: match.tick, kind: 'action', by: 0, action });
  if (step.ok) throw new Error('it was taken');
  return { paragraph: step.refusal.paragraphs[0], words: light.refusalWords!(step.refusal, match)?.de };
};

const moving = (roll: number, pawns: object): Match =>
  given({ phase: 'attackMove', attacker: 'red', carrier: 'R10', roll, pawns: { R10: 'blue:H6', ...pawns } });

test.each([
  [
    'too far',
    moving(3, { R7: 'red:F6', R8: 'red:C6' }),
    { pawn: 'R7', to: 'red:A1' },
    'STW-2.1',
    'Das Feld ist zu weit weg für eine 3.',
  ],
  [
    'too near',
    moving(6, { R7: 'red:C5' }),
    { pawn: 'R7', to: 'red:C6' },
    'STW-2.2',
    'Das Feld ist zu nah: Die 6 muss ganz gezogen werden, mit höchstens einer Wendung.',
  ],
  [
    'too near, and only a way back is long enough',
    moving(3, { R7: 'red:C5' }),
    { pawn: 'R7', to: 'red:C6' },
    'STW-2.2',
    'Das Feld ist zu nah: Die 3 muss ganz gezogen werden, mit höchstens einer Wendung.',
  ],
  [
    'an opponent in the way',
    moving(2, { R7: 'red:C5', B7: 'red:B6' }),
    { pawn: 'R7', to: 'red:A7' },
    'STW-2.6',
    'Ein Gegner versperrt den Weg.',
  ],
  ['the other half, however far', moving(1, { Ra: 'red:B4' }), { pawn: 'Ra', to: 'blue:B2' }, 'STW-2.10', undefined],
  ['a team-mate there', moving(1, { R7: 'red:C6', R8: 'red:D7' }), { pawn: 'R7', to: 'red:D7' }, 'STW-2.13', undefined],
  ['the carrier', moving(1, {}), { pawn: 'R10', to: 'blue:H5' }, 'STW-4.5', undefined],
])('a move is refused with its true reason: %s', (_, match, { pawn, to }, paragraph, words) => {
  expect(reasonFor(match, { kind: 'move', pawn, to })).toEqual({ paragraph, words });
});

test('the ball is refused with its true reason', () => {
  const match = given({ phase: 'attackPlay', attacker: 'red', carrier: 'R10', roll: 4, pawns: { R10: 'red:D6' } });
  expect(reasonFor(match, { kind: 'play', to: 'blue:D6' })).toEqual({
    paragraph: 'STW-3.2',
    words: 'Das Feld ist für den Ball zu weit weg: Gewürfelt ist eine 4.',
  });
  expect(reasonFor(match, { kind: 'play', to: 'red:D7' }).paragraph).toBe('STW-3.3');
});

test('a direct pass that gives a shot is one call; one that was offside promises no shot', () => {
  const shot = given({
    phase: 'attackPlay',
    attacker: 'red',
    carrier: 'R9',
    roll: 4,
    pawns: { R9: 'blue:D6', R10: 'blue:D2', Bb: 'blue:A2' },
  });
  expect(callsAfter(shot, { kind: 'action', by: 0, action: { kind: 'play', to: 'blue:D2' } })).toEqual([
    'Direkter Pass, sofort Torschuss: Rot 10!',
  ]);
  const offside = given({
    phase: 'attackPlay',
    attacker: 'red',
    carrier: 'R9',
    roll: 4,
    pawns: { R9: 'blue:D6', R10: 'blue:D2', Bb: 'blue:A3', Bc: 'blue:H5', Ba: 'blue:A4', Bd: 'blue:G4' },
  });
  expect(callsAfter(offside, { kind: 'action', by: 0, action: { kind: 'play', to: 'blue:D2' } })).toEqual([
    'Abseits gegen Rot: Die 10 stand hinter dem letzten Feldspieler.',
  ]);
});

test('every call has its place in the order of events', () => {
  expect([...AS_IT_HAPPENS].toSorted()).toEqual([...CALLS].toSorted());
});

test('calls of one moment are told as things happen', () => {
  const capture = given({
    phase: 'captureA',
    attacker: 'red',
    ball: 'blue:D2',
    roll: 1,
    pawns: { R10: 'blue:D3', Bb: 'blue:A1' },
  });
  expect(callsAfter(capture, { kind: 'action', by: 0, action: { kind: 'move', pawn: 'R10', to: 'blue:D2' } })).toEqual([
    'Rot erobert den Ball auf D2 bei Blau. Blau darf um ihn kämpfen.',
    'Torchance für Rot! Blau darf noch eingreifen.',
  ]);
  const ruling = (call: Ruling<SoccerTactics>['call']): Ruling<SoccerTactics> => ({
    call,
    paragraphs: ['STW-11C.3'],
    evidence: [],
  });
  expect(light.inTime!([ruling('shootOut'), ruling('periodOver')]).map(({ call }) => call)).toEqual([
    'periodOver',
    'shootOut',
  ]);
  expect(light.inTime!([ruling('matchWon'), ruling('goal')]).map(({ call }) => call)).toEqual(['goal', 'matchWon']);
});

test('what a defender adds in a duel is said before the roll, with the dice and in the call', () => {
  const duel = given({
    phase: 'duel',
    attacker: 'blue',
    ball: 'red:D4',
    pawns: { Ra: 'red:D4', Rb: 'red:B4', B10: 'red:D4' },
  });
  expect(light.dutyWords(soccerTactics.duties(duel)[0]!, duel).de).toBe(
    'Zweikampf auf D4 bei Rot: Beide würfeln, die höhere Summe gewinnt. Rot +1 (Verteidiger).',
  );
  const { match, log } = entriesAfter(duel, { kind: 'chance', draws: [4, 4] });
  expect(callWords(light, log[0]!.rulings[0]!, match).de).toBe(
    'Rot gewinnt den Zweikampf 4 + 1 (Verteidiger) : 4 und hat den Ball.',
  );
  expect(light.shows(log[0]!, match).flatMap((show) => (show.kind === 'dice' ? [show.label.de] : []))).toEqual([
    'Zweikampf: Rot 4 + 1 (Verteidiger), Blau 4',
  ]);
  expect(light.factWords({ kind: 'duelRolled', red: 4, blue: 4 }, duel).en).toBe('Duel: Red 4 + 1 (defender), Blue 4.');
});

test('a foul says the dice that make it one', () => {
  const told = (attacker: string, ball: string): readonly string[] => {
    const pawns = { R10: ball, B7: ball };
    const match = soccerTactics.notation.readGiven({ phase: 'duel', attacker, carrier: 'R10', pawns }, 'stw');
    const rolled = play(soccerTactics, match, { tick: match.tick, kind: 'chance', by: 'host', draws: [6, 1] });
    const rulings = rolled.ok ? rolled.value.log.flatMap((entry) => entry.rulings) : [];
    return rulings.map((ruling) => callWords(light, ruling, match).en);
  };
  expect(told('red', 'blue:D6')[0]).toMatch(/^Foul, 1 against 6 in the duel: Blue 7\. Free kick for Red/);
  expect(told('red', 'blue:D2')[0]).toBe('Penalty for Red! Foul in the area, 1 against 6 in the duel: Blue 7.');
});

test('sixty seconds without a roll are called what they are', () => {
  const choosing = entriesAfter(given({ phase: 'captureA', attacker: 'red', ball: 'blue:D2', roll: 1 }), {
    kind: 'action',
    by: 0,
    action: { kind: 'move', pawn: 'R7', to: 'red:C7' },
  }).match;
  expect(light.dutyWords(soccerTactics.duties(choosing)[0]!, choosing).de).toBe(
    'Freier Ball: Blau würfelt binnen 60 Sekunden für einen Feldspieler oder wählt den Torwart.',
  );
  expect(callsIn(letPass(soccerTactics, choosing, later(choosing.tick, 7201)))).toEqual([
    '60 Sekunden ohne Wurf oder Torwartzug von Blau. Rot wählt: Freistoß oder weiterspielen.',
  ]);
});

test('after the signal the scoreboard says that the attack goes on', () => {
  const match = given({
    phase: 'shot',
    attacker: 'red',
    carrier: 'R10',
    lastAttack: true,
    reachedBox: true,
    secondsLeft: null,
    pawns: { R10: 'blue:D3' },
  });
  expect(light.scoreboard(match).period.de).toBe('1. Halbzeit: Zeit um, der Angriff läuft noch');
});

test('a penalty of the shoot-out that the keeper holds is a save, and the dots stand in the order of the kicks', () => {
  const kick = given({
    period: 'shootOut',
    phase: 'shot',
    ball: 'spot',
    penalty: true,
    reachedBox: true,
    score: { red: 2, blue: 2 },
    attacker: 'blue',
    carrier: 'B9',
    shootOut: { first: 'blue', taken: { red: 0, blue: 0 }, goals: { red: 0, blue: 0 } },
    pawns: { B9: 'red:E4', R1: 'line' },
  });
  const saved = entriesAfter(kick, { kind: 'chance', draws: [3600] });
  expect(callWords(light, saved.log[0]!.rulings[0]!).de).toBe('Gehalten! Kein Treffer für Blau.');
  const told = (call: 'goal' | 'missed'): LogEntry<SoccerTactics> => ({
    ...saved.log[0]!,
    rulings: [{ call, paragraphs: ['STW-11C.4'], evidence: [], for: 'blue', restart: 'nextPenalty' }],
  });
  const after: Match = {
    ...saved.match,
    state: { ...saved.match.state, shootOut: { first: 1, taken: [0, 3], goals: [0, 2] } },
  };
  expect(
    light.scoreboard(after, [told('goal'), told('missed'), told('goal')]).tokens.blue.map(({ kind }) => kind),
  ).toEqual(['goal', 'miss', 'goal']);
  expect(light.scoreboard(after).tokens.blue.map(({ kind }) => kind)).toEqual(['goal', 'goal', 'miss']);
});

test('a line-up in order needs no evidence', () => {
  const start = given({ phase: 'toss' });
  const tossed = entriesAfter(start, { kind: 'chance', draws: [1, 6] });
  const usual = soccerTactics.legal(tossed.match, 0)[0]!;
  const set = entriesAfter(tossed.match, { kind: 'action', by: 0, action: usual });
  expect(
    set.log.flatMap(({ rulings }) => rulings.flatMap((one) => light.evidence(one, [...tossed.log, ...set.log]))),
  ).toEqual([]);
});

test('a duel is explained first by what decided it: the totals, and what was added to them', () => {
  const duel = given({ phase: 'duel', attacker: 'red', carrier: 'R10', pawns: { R10: 'blue:D6', Ba: 'blue:D6' } });
  const { log } = entriesAfter(duel, { kind: 'chance', draws: [3, 4] });
  const [first] = log.flatMap(({ rulings }) => light.inTime!(rulings));
  expect(first?.call).toBe('possessionWon');
  expect(first?.paragraphs.slice(0, 2)).toEqual(['STW-4D.5', 'STW-4D.9']);
});
