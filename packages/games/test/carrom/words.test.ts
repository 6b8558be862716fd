import { scenarioSchema, scenarioSteps, type Words } from '@bande/core';
import { carrom } from '@bande/games/carrom';
import { PIECE_NAMES } from '@bande/games/carrom/state.ts';
import { BREACH_WORDS, PERMITTED_WORDS } from '@bande/games/carrom/labels.ts';
import { PIECES } from '@bande/games/carrom/view/colours.ts';
import { light } from '@bande/games/carrom/view/light.ts';
import { callWords } from '@bande/stage/view';
import { describe, expect, test } from 'vitest';

describe('the board as a grid', () => {
  test('has nine by nine cells, north at the top, and holds every piece and pocket', () => {
    const { columns, rows } = light.board(carrom.notation.readGiven({ phase: 'setUp' }, 'icf-1991'));
    expect([columns, rows.length, rows[0]![0]!.id, rows[8]![8]!.id]).toEqual([9, 9, 'A9', 'I1']);
    expect(
      rows
        .flat()
        .flatMap(({ holds }) => holds)
        .toSorted(),
    ).toEqual([...PIECE_NAMES, 'pocket0', 'pocket1', 'pocket2', 'pocket3'].toSorted());
    expect(rows[4]![4]!.label.en).toMatch(/^E5, centre, the queen, /);
    expect(rows[8]![0]!.label).toEqual({ de: 'A1, Tasche Südwest, leer', en: 'A1, south-west pocket, empty' });
  });
});

describe('the words of single laws', () => {
  const rejected = (facts: readonly object[]): Words | undefined => {
    const scenario = scenarioSchema.parse({
      title: 'a protest',
      paragraphs: ['ICF-151b.2'],
      given: { white: 6, black: 6 },
      facts,
      expect: {},
    });
    const ruling = scenarioSteps(carrom, scenario)
      .flatMap(({ entries }) => entries)
      .flatMap(({ rulings }) => rulings)
      .find(({ call }) => call === 'protestRejected');
    return ruling === undefined ? undefined : callWords(light, ruling);
  };
  test('ICF-31 speaks of the height of the seat, ICF-91.1 of standing up', () => {
    expect(
      [BREACH_WORDS.seatRaised.de, PERMITTED_WORDS.seatRaisedBetweenBoards.de].every((text) =>
        text.includes('Sitzhöhe'),
      ),
    ).toBe(true);
    expect(BREACH_WORDS.stoodUp.de).toContain('aufgestanden');
  });
  test('ICF-151b.2: the fee of a rejected protest is said to be forfeited, one that nobody paid is not', () => {
    const announced = { kind: 'protest', step: 'announced', by: 1 };
    expect(
      rejected([announced, { kind: 'protest', step: 'handedIn' }, { kind: 'protest', step: 'decided', upheld: false }]),
    ).toEqual({
      de: 'Der Protest ist abgelehnt, die Gebühr verfällt.',
      en: 'The protest is rejected, the fee is forfeited.',
    });
    expect(rejected([{ ...announced, feePaid: false }])).toEqual({
      de: 'Der Protest ist abgelehnt.',
      en: 'The protest is rejected.',
    });
  });
  test('ICF-50.1, ICF-88: a clock that has just begun shows 15 seconds', () => {
    const match = carrom.notation.readGiven({ white: 6, black: 6 }, 'icf-1991');
    expect(light.scoreboard(match).moveSecondsLeft).toBe(15);
    const placing = carrom.notation.readGiven(
      {
        phase: 'placing',
        turn: 1,
        white: 5,
        black: 5,
        owed: { white: { due: 1 } },
        options: [{ name: 'place', owner: 'black', seat: 1, choices: ['waive'] }],
      },
      'icf-1991',
    );
    expect(light.scoreboard(placing).moveSecondsLeft).toBe(15);
  });
});

describe('the scoreboard', () => {
  test('tells points, pieces left, the queen, what is owed and the clock', () => {
    const match = carrom.notation.readGiven(
      {
        white: 7,
        black: 4,
        queen: 'covered',
        queenSide: 'black',
        points: { white: 12, black: 3 },
        game: 2,
        games: { white: 1 },
        boardNumber: 4,
        owed: { white: { due: 1 } },
        secondsLeft: 9,
      },
      'icf-1991',
    );
    const told = light.scoreboard(match);
    expect(told).toMatchObject({
      score: { white: 12, black: 3 },
      period: { de: 'Satz 2 · Board 4' },
      toMove: 'white',
    });
    expect(told.moveSecondsLeft).toBeCloseTo(9, 1);
    expect(told.tokens.white.map(({ kind, label }) => [kind, label.en])).toEqual([
      ['light', '2 pocketed, 7 white pieces left on the board'],
      ['debt', 'owes 1 piece'],
      ['game', 'games won: 1'],
    ]);
    expect(told.tokens.white[0]!.sign.shapes.filter(({ look }) => look['fill'] === PIECES.white.body)).toHaveLength(7);
    expect(told.tokens.white[0]!.sign.shapes.at(-1)).toMatchObject({ tag: 'text', text: 7 });
    expect(told.tokens.black.map(({ kind }) => kind)).toEqual(['dark', 'crown']);
  });
});

describe('the first pot', () => {
  const stroke = (white: number, pocketed: number) => {
    const [step] = scenarioSteps(carrom, {
      title: 'x',
      paragraphs: [],
      given: { white, black: 9, turn: 0 },
      facts: [{ kind: 'strokeEnded', by: 0, pocketed: { white: pocketed } }],
      expect: {},
    }).slice(-1);
    return step!;
  };
  const seen = (white: number, pocketed: number): readonly unknown[] => {
    const { entries, match } = stroke(white, pocketed);
    return entries
      .flatMap((entry) => light.shows(entry, match))
      .map((show) => ('label' in show ? show.label.en : show));
  };
  test('of a match is called out with a sound of its own, every later one is only heard', () => {
    expect(seen(9, 1)).toEqual([expect.objectContaining({ sound: 'first potted' }), 'Potted! Home again']);
    expect(seen(9, 2)).toContain('Potted! Home again');
    expect(seen(8, 1)).toEqual([expect.objectContaining({ sound: 'potted' })]);
  });
  test('leads to another stroke, and the line of what is to be done says so', () => {
    const { match } = stroke(9, 1);
    const [duty] = carrom.duties(match);
    expect(light.dutyWords(duty!, match)).toEqual({
      de: 'Heim darf noch einmal schießen (Weiß).',
      en: 'Home may strike again (white).',
    });
  });
});
