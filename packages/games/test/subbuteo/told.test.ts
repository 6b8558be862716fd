import { readFileSync } from 'node:fs';
import { readRecord, setupOf } from '@bande/record';
import { LiveMatch, tick, type LogEntry } from '@bande/core';
import { registry } from '@bande/games';
import { subbuteo } from '@bande/games/subbuteo';
import { withCourse, withState, type Match, type Ruling, type Subbuteo } from '@bande/games/subbuteo/state.ts';
import { evidence, idOf, traceIn, type Trace } from '@bande/games/subbuteo/view/shown/evidence.ts';
import { light } from '@bande/games/subbuteo/view/light.ts';
import { callWords, callWeight } from '@bande/stage/view';
import { describe, expect, test } from 'vitest';

type Entry = LogEntry<Subbuteo>;
const given = (position: object = {}): Match => subbuteo.notation.readGiven(position, subbuteo.editions[0]!.id);
const ruling = (call: Ruling['call'], more: Partial<Ruling> = {}): Ruling => ({
  call,
  paragraphs: [],
  evidence: [],
  ...more,
});
const said = (call: Ruling['call'], more: Partial<Ruling> = {}): string => callWords(light, ruling(call, more)).de;

describe('a call says why', () => {
  test('a goal says who kicks off, and one that is none why', () => {
    expect(said('goal', { for: 'red', against: 'blue' })).toBe('Tor für Rot! Anstoß für Blau.');
    expect(said('noGoal', { paragraphs: ['FISTF-II.7.2.1', 'FISTF-II.7.1.1.a.1'] })).toBe(
      'Kein Tor: Der Schuss kam nicht aus der Schusszone.',
    );
    expect(said('noGoal', { paragraphs: ['FISTF-II.7.2.1', 'FISTF-II.11.1.1'] })).toContain('indirekt');
  });
  test('an offence names who it was, and what was met', () => {
    expect(said('offside', { against: 'red', detail: { figures: 'R9 R10' } })).toBe(
      'Abseits: Rot 9 und Rot 10 standen beim Zuspiel auf oder hinter der Abseitslinie.',
    );
    expect(said('foul', { against: 'red', detail: { figure: 'R9', met: 'B4' } })).toBe(
      'Foul: Rot 9 traf Blau 4 vor dem Ball.',
    );
    expect(said('blockFoul', { against: 'blue', detail: { figure: 'B5', met: 'ball' } })).toContain('rollenden Ball');
  });
  test('what follows is said, too, where it is little or comes later', () => {
    expect(said('illegalPosition', { against: 'red', detail: { figures: 'R9 R10' } })).toBe(
      'Unerlaubte Position von Rot: Der Schiedsrichter stellt Rot 9 und Rot 10 richtig hin, sonst folgt nichts.',
    );
    expect(said('illegalPosition', { against: 'red', detail: { figures: 'R2 R3 R4 R5' } })).toContain('4 Figuren');
    expect(said('kickOff', { paragraphs: ['FISTF-II.4.1.1.3'] })).toContain('im Bild bleibt jeder, wo er war');
    expect(said('shotScored', { for: 'red' })).toBe('Getroffen.');
    expect(said('shotScored', { for: 'red', detail: { outOfReach: true } })).toContain('alle fünf Schüsse');
  });
  test('a measured figure is told in millimetres', () => {
    expect(said('forcingChecked', { for: 'red', detail: { figure: 'B4', mm: 21.46, possible: true } })).toBe(
      'Blau 4 steht 21,4 mm neben der Linie: nah genug, um etwas zu erzwingen.',
    );
  });
  test('what comes with every touch is quiet; what stops play is whistled', () => {
    const weights = (...calls: readonly Ruling['call'][]) => calls.map((call) => callWeight(light, ruling(call)));
    expect(weights('blockFlick', 'inside', 'play', 'blockWaived')).toEqual(Array(4).fill('quiet'));
    expect(weights('change')).toEqual(['logged']);
    expect(weights('goal', 'offside', 'foul', 'illegalFlick', 'penalty')).toEqual(Array(5).fill('whistle'));
    expect(weights('throwIn', 'back')).toEqual(Array(2).fill('note'));
  });
  test('what the referee sees to himself is told in the story alone', () => {
    for (const call of ['placing', 'illegalPosition', 'distance'] as const)
      expect(callWeight(light, ruling(call))).toBe('logged');
  });
});

describe('evidence', () => {
  test('comes back from its id as it was', () => {
    const traces: readonly Trace[] = [
      { kind: 'spot', at: [12.5, -300] },
      { kind: 'over', line: 'east', at: [400, 93.6] },
      { kind: 'way', from: [0, 1], to: [-2.5, 3] },
      { kind: 'line', of: 'blue', mm: 212.3 },
      { kind: 'gap', figure: 'B4', mm: 21.4 },
      { kind: 'far', mm: 40 },
    ];
    expect(traces.map((trace) => traceIn(idOf(trace)))).toEqual(traces);
    expect(['R9', 'D6', 'ball'].map(traceIn)).toEqual([null, null, null]);
  });
  test('of an offside: the line, the figures beyond it, and the touch', () => {
    const log = [
      { fact: { id: 4, tick: 0, kind: 'ballTouched', touchedBy: 'R7', at: [10, 20], atRest: false }, rulings: [] },
    ] as unknown as readonly Entry[];
    const call = ruling('offside', {
      against: 'red',
      evidence: [4 as Ruling['evidence'][number]],
      detail: { figures: 'R9', lineMm: 150 },
    });
    expect(evidence(call, log)).toEqual(['line blue 150', 'R7', 'spot 10 20', 'R9']);
  });
});

describe('the board above the pitch', () => {
  const playing = (): Match =>
    withCourse(withState(given(), { phase: 'play', attacker: 'red', block: 'blue' }), {
      run: { who: 'R9', plays: 2 },
    });
  test('has who has the ball, what is left of three plays, and the block flick that is open', () => {
    const { inPossession, tokens } = light.scoreboard(playing());
    expect(inPossession).toBe('red');
    expect(tokens.red.map(({ label }) => label.de)).toEqual(['Rot 9 darf noch 1-mal spielen']);
    expect(tokens.blue.map(({ kind }) => kind)).toEqual(['block']);
  });
  test('shows shots of a shoot-out in their order', () => {
    const match = withState(given(), {
      period: 'shootOut',
      shootOut: { first: 'red', shots: { red: 2, blue: 1 }, goals: { red: 1, blue: 0 }, from: 'west' },
    });
    const shot = (call: Ruling['call'], side: 'red' | 'blue') =>
      ({ fact: { id: 1, tick: 0 }, rulings: [ruling(call, { for: side })] }) as unknown as Entry;
    const log = [shot('shotMissed', 'blue'), shot('shotMissed', 'red'), shot('shotScored', 'red')];
    const { tokens } = light.scoreboard(match, log);
    expect(tokens.red.map(({ kind }) => kind)).toEqual(['miss', 'goal']);
    expect(tokens.blue.map(({ kind }) => kind)).toEqual(['miss']);
  });
});

test('a refusal says kindly what to do instead', () => {
  const match = withState(given(), { phase: 'play', attacker: 'blue' });
  const why = (code: string, ...paragraphs: readonly string[]): string | undefined =>
    light.refusalWords?.({ code, paragraphs } as never, match)?.de;
  expect(why('againstTheRules', 'FISTF-II.6.2.1.2')).toContain('Blau hat den Ball');
  expect(why('againstTheRules', 'FISTF-II.5.2.1.1')).toContain('Nimm eine andere');
  expect(why('notYourTurn')).toContain('andere');
  expect(why('notOffered', 'FISTF-II.4.2.3.2')).toContain('Spielen!');
});

describe('a whole match', () => {
  const text = readFileSync(new URL('../../src/subbuteo/sample-match.json', import.meta.url), 'utf8');
  const read = readRecord(text, registry);
  if (!read.ok) throw new Error(read.refusal);
  const { game, record } = read.value;
  const live = LiveMatch.start(game, setupOf(record.header));
  const steps: { entry: Entry; match: Match }[] = [];
  for (const input of record.inputs) {
    const entries = [...live.advance(tick(input.tick))];
    const done = live.play(input);
    if (done.ok) entries.push(...done.value);
    for (const entry of entries) steps.push({ entry: entry as never, match: live.match as never });
  }

  test('has a picture of each kind, with figures that fit together', () => {
    const charts = light.statistics(steps);
    expect(charts.map(({ kind }) => kind)).toEqual([
      'share',
      'line',
      'bars',
      'bars',
      'drawing',
      'heat',
      'bars',
      'bars',
    ]);
    const [share, , , plays] = charts;
    expect(share?.kind === 'share' && share.parts.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(100, 0);
    expect(plays?.kind === 'bars' && plays.bars.every(({ value }) => value > 3)).toBe(true);
  });
  test('every mark, show and line of it can be read in both languages', () => {
    const odd = /undefined|NaN|\[object|^\W*$/;
    const texts = steps.flatMap(({ entry, match }, i) => {
      const shows = light.shows(
        entry,
        match,
        steps.slice(Math.max(0, i - 20), i).map((one) => one.entry),
      );
      const labels = shows.flatMap((show) => ('label' in show ? [show.label] : []));
      const told = light.tells?.(entry.fact as never, match);
      const mark = light.mark(entry, match);
      return [...labels, ...(told ? [told.words] : []), ...(mark ? [mark.label] : [])].flatMap(({ de, en }) => [
        de,
        en,
      ]);
    });
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.filter((one) => odd.test(one))).toEqual([]);
  });
});
