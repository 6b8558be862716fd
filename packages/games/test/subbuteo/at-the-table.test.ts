import { LiveMatch, tick, type LogEntry, type Seat } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { CLOCKS } from '@bande/games/subbuteo/clocks.ts';
import { placesNow } from '@bande/games/subbuteo/motion.ts';
import { readSettings } from '@bande/games/subbuteo/settings.ts';
import { withState, type Match, type State, type Subbuteo } from '@bande/games/subbuteo/state.ts';
import { toTable } from '@bande/games/subbuteo/view/layout.ts';
import { toBeSeen } from '@bande/games/subbuteo/view/shown/to-be-seen.ts';
import { light } from '@bande/games/subbuteo/view/light.ts';
import { actionNote, actionWords, callWords, thenWords } from '@bande/stage/view';
import { describe, expect, test } from 'vitest';
import { explained } from '@bande/games/subbuteo/view/taught/explained.ts';

const startOf = (mode: 'live' | 'paced', settings: Parameters<typeof readSettings>[0]): Match =>
  LiveMatch.start(subbuteo, {
    edition: 'fistf-4.0',
    seating: ['red', 'blue'],
    mode,
    settings: readSettings({ toss: false, setPieces: 'usual', limits: false, ...(settings as object) }),
  }).match;
const inPlay = (match: Match, change: Partial<State> = {}): Match =>
  withState(match, { phase: 'play', restart: null, attacker: 'red', rolling: false, ...change });

describe('what a match says of itself', () => {
  test('the sheet of ? tells the time of this match, and a shoot-out has none', () => {
    const said = (match: Match): string => light.lessons!(match).findLast(({ isSign }) => isSign !== true)!.words.de;
    expect(said(startOf('live', { halfMinutes: 2 }))).toContain('Zweimal 2 Minuten');
    expect(said(startOf('live', { shootOutOnly: true }))).not.toContain('Minuten');
  });
  test('where nobody’s time is taken, no break is counted down', () => {
    const atBreak = (limits: boolean): Match => {
      const match = withState(startOf('live', { limits }), { phase: 'interval' });
      const clocks = match.clocks.map((clock) => ({ ...clock, name: CLOCKS.interval }));
      return { ...match, clocks };
    };
    expect(light.scoreboard(atBreak(false)).secondsLeft).toBeNull();
  });
  test('a shot is announced in plain words, and the rule stands apart', () => {
    const shoot = { kind: 'shoot', figure: 'R9' } as const;
    const match = inPlay(startOf('live', {}));
    expect(actionWords(light, shoot, match).de).toBe('Torschuss ansagen');
    expect(actionNote(light, shoot, match)).toMatchObject({ paragraph: 'FISTF-II.10.9.2' });
    expect(actionNote(light, { kind: 'ready' }, match)).toBeNull();
  });
});

describe('in turn and without limits', () => {
  test('the clock waits for whoever is to play, and for nobody else', () => {
    const calm = inPlay(startOf('paced', {}));
    expect(light.patience!(calm, 'red')).toBe(0);
    expect(light.patience!(calm, 'blue')).toBe(Infinity);
    expect(light.patience!(inPlay(startOf('paced', { limits: true })), 'red')).toBeNull();
    expect(light.patience!(inPlay(startOf('live', {})), 'red')).toBeNull();
  });
  test('no seconds are told of a choice, for none of them pass', () => {
    const offered = (match: Match): Match => {
      const option = { id: 'block', owner: 'blue', choices: [], default: 'no', until: [{ tick: match.tick + 480 }] };
      return { ...match, options: [option as never] };
    };
    expect(light.scoreboard(offered(inPlay(startOf('paced', {})))).moveSecondsLeft).toBeNull();
    expect(light.scoreboard(offered(inPlay(startOf('live', {})))).moveSecondsLeft).not.toBeNull();
    expect(light.patience!(startOf('paced', {}), 'blue')).not.toBeNull();
  });
});

describe('what is told', () => {
  const match = inPlay(startOf('live', {}));
  const miss = { call: 'change', for: 'blue', paragraphs: ['FISTF-II.5.1.2.1'] } as never;
  test('the log says that a ball was missed', () => {
    const fact = { kind: 'rested', what: 'R9' } as never;
    expect(light.tells!(fact, match, [miss])).toMatchObject({ by: 'red' });
    expect(light.tells!(fact, match, [miss])!.words.de).toContain('verfehlt den Ball');
    expect(light.tells!(fact, match, [])).toBeNull();
  });
  test('a ball that comes to the other side is told in the log and beside whoever took it, with its cause', () => {
    const change = { call: 'change', for: 'blue', against: 'red', paragraphs: ['FISTF-II.5.1.2.2'] } as never;
    const fact = { kind: 'ballTouched', touchedBy: 'B5', ballRolling: true } as never;
    expect(light.tells!(fact, match, [change])).toEqual({
      by: 'blue',
      words: { de: 'Der Ball kommt zu Blau 5.', en: 'The ball comes to Blue 5.' },
    });
    expect(thenWords(light, change)).toEqual({ de: 'Blau hat den Ball.', en: 'Blue has the ball.' });
    expect(light.inTime!([{ call: 'back' } as never, change]).map(({ call }) => call)).toEqual(['change', 'back']);
    expect(light.tells!(fact, match, [])).toBeNull();
    const [, shown] = light.shows({ fact, rulings: [change] } as never, match, []);
    expect(shown).toMatchObject({ ids: ['B5'], label: { en: 'The ball met Blue 5. Blue’s ball.' } });
  });
  test('whoever has missed the ball has shot at nobody: what the keeper stops then is no save', () => {
    const played = { fact: { kind: 'ballTouched', touchedBy: 'R9' }, rulings: [] } as never;
    const missed = { fact: { kind: 'rested', what: 'R8' }, rulings: [miss] } as never;
    const stops = { fact: { kind: 'ballTouched', touchedBy: 'B1', ballRolling: true }, rulings: [] } as never;
    const called = (past: readonly LogEntry<Subbuteo>[]): readonly string[] =>
      light.shows(stops, match, past).flatMap((show) => ('label' in show ? [show.label.en] : []));
    expect(called([played])).toEqual(['Saved!']);
    expect(called([played, missed])).toEqual([]);
  });
  test('half-time is called by its name, and the card says that the picture stays', () => {
    const entry = { fact: { kind: 'clockRanOut' }, rulings: [{ call: 'periodOver', paragraphs: [], evidence: [] }] };
    const labels = light.shows(entry as never, match, []).flatMap((show) => ('label' in show ? [show.label.de] : []));
    expect(labels).toEqual(['Halbzeit.']);
    expect(callWords(light, entry.rulings[0] as never).de).toContain('im Bild bleibt jeder, wo er war');
  });
  test('a ball that has gone over a line may fall off the table without another word', () => {
    const fell = { kind: 'ballFell' } as never;
    expect(light.tells!(fell, match, [])).not.toBeNull();
    const out = { ...match, state: { ...match.state, told: { ...match.state.told, ballOver: {} as never } } };
    expect(light.tells!(fell, out, [])).toBeNull();
  });
  test('the post that a ball meets after it went in takes no room from the goal', () => {
    const post = { fact: { kind: 'rebounded', what: 'ball', from: 'post', goal: 'blue' }, rulings: [] } as never;
    const goal = { fact: { kind: 'ballOver' }, rulings: [{ call: 'shotScored', for: 'red' }] } as never;
    const flick = { fact: { kind: 'flicked', figure: 'R9' }, rulings: [] } as never;
    const words = (past: readonly LogEntry<Subbuteo>[]): readonly string[] =>
      light.shows(post, match, past).flatMap((show) => ('label' in show ? [show.label.en] : []));
    expect(words([flick])).toEqual(['Post!']);
    expect(words([flick, goal])).toEqual([]);
    expect(words([flick, goal, flick])).toEqual(['Post!']);
  });
});

describe('“Inside!” and “Shoot!”', () => {
  /** Red 9 plays the ball into the zone before Blue's goal. */
  function played(strength: number, places: object = {}) {
    const position = {
      mode: 'live',
      attacker: 'red',
      settings: { toss: false, limits: false },
      places: { ball: [200, 200], R9: [200, 160], ...places },
    };
    const live = new LiveMatch(subbuteo, subbuteo.notation.readGiven(position, 'fistf-4.0'));
    const action = { kind: 'flick', figure: 'R9', direction: 0, strength, nail: 0, tick: false } as const;
    const [said, urged]: [string[], boolean[]] = [[], []];
    live.play({ tick: live.match.tick, kind: 'action', by: 0 as never, action });
    for (let seen = live.log.length, at = live.match.tick + 2; at < 1200; at += 2) {
      live.advance(tick(at));
      for (const entry of live.log.slice(seen))
        said.push(
          ...light
            .shows(entry, live.match, live.log.slice(0, live.log.indexOf(entry)))
            .flatMap((show) => ('label' in show ? [show.label.en] : [])),
        );
      seen = live.log.length;
      const shoot = explained(live.match).find(({ id }) => id === 'match.shoot')!;
      urged.push(shoot.when(live.match, 'red'), shoot.when(live.match, 'blue'));
    }
    const calls = live.log.flatMap(({ rulings }) => rulings.map(({ call }) => call));
    return { said, calls, isUrged: urged.includes(true) };
  }
  test('are said of a ball that comes to lie there', () => {
    const { said, calls, isUrged } = played(0.24);
    expect(calls).toContain('inside');
    expect([said.includes('Inside!'), isUrged]).toEqual([true, true]);
  });
  test('are not said of one that rolls on over the line, or into somebody of the other side', () => {
    const out = played(1);
    expect(out.calls).toEqual(expect.arrayContaining(['inside', 'goalKick']));
    expect([out.said.includes('Inside!'), out.isUrged]).toEqual([false, false]);
    const taken = played(0.34, { B5: [200, 372] });
    expect(taken.calls).toEqual(expect.arrayContaining(['inside', 'change']));
    expect([taken.said.includes('Inside!'), taken.isUrged]).toEqual([false, false]);
  });
});

describe('words at the place of play', () => {
  const [RED, BLUE] = [[0], [1]] as unknown as readonly [readonly Seat[], readonly Seat[]];
  const spotsIn = (match: Match, seats: readonly Seat[]): readonly string[] =>
    toBeSeen(match, 0, seats).map(([x, , z]) => `${x.toFixed(4)} ${z.toFixed(4)}`);
  const spotOf = (match: Match, body: 'ball' | 'R9' | 'B9'): string => {
    const [x, , z] = toTable(placesNow(match)[body]);
    return `${x.toFixed(4)} ${z.toFixed(4)}`;
  };
  test('keep off the ball and off every figure that may be flicked here now', () => {
    const start = startOf('live', {});
    const blocks = inPlay(start, { attacker: 'blue', block: 'red', course: { ...start.state.course } });
    expect(spotsIn(blocks, RED)).toEqual(expect.arrayContaining([spotOf(blocks, 'ball'), spotOf(blocks, 'R9')]));
    expect(spotsIn(blocks, RED)).not.toContain(spotOf(blocks, 'B9'));
    expect(spotsIn(blocks, BLUE)).toContain(spotOf(blocks, 'B9'));
    const waits = inPlay(start, { attacker: 'blue', block: null });
    expect(spotsIn(waits, RED)).toEqual([spotOf(waits, 'ball')]);
  });
});
