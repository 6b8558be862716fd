import { describe, expect, test } from 'vitest';
import {
  legalActions,
  LiveMatch,
  SEATS,
  tick,
  type Input,
  type LogEntry,
  type OptionId,
  type Seat,
} from '../../src/index.ts';
import { enter, type TestStep } from '../steps.ts';
import { carrom, type Carrom } from './carrom.ts';

interface Fell {
  readonly striker?: boolean;
  readonly white?: number;
  readonly black?: number;
  readonly room?: boolean;
}
const strike = (
  at: number,
  by: Seat,
  { striker = false, white = 0, black = 0, room = true }: Fell = {},
): Input<Carrom> => ({
  tick: tick(at),
  kind: 'action',
  by,
  action: { kind: 'strike', striker, white, black, room },
});
const place = (at: number, by: Seat, fromCentreMm = 50): Input<Carrom> => ({
  tick: tick(at),
  kind: 'action',
  by,
  action: { kind: 'place', fromCentreMm },
});
const waive = (at: number, by: Seat, option = 0): Input<Carrom> => ({
  tick: tick(at),
  kind: 'action',
  by,
  action: { kind: 'choose', option: option as OptionId, choice: 'waive' },
});

function played(inputs: readonly TestStep<Carrom>[], settings: Carrom['settings'] = {}): LiveMatch<Carrom> {
  const live = LiveMatch.start(carrom, {
    edition: 'icf-1991',
    seating: ['white', 'black', 'white', 'black'],
    mode: 'live',
    settings,
  });
  for (const input of inputs) expect(enter(live, input)).toBe(true);
  return live;
}

const last = ({ log }: LiveMatch<Carrom>): LogEntry<Carrom> => log.at(-1) ?? expect.fail('nothing has happened');
const whoMayAct = ({ match }: LiveMatch<Carrom>): Seat[] =>
  SEATS.filter((seat) => legalActions(carrom, match, seat).length > 0);

/** White's striker falls alone at tick 100 and no white piece is in the pockets; two strokes later still none. */
const DUE = strike(100, 0, { striker: true });
const OWED = [DUE, strike(200, 1), strike(300, 2)];

describe('a due that nothing can pay', () => {
  test('it is owed without an executor', () => {
    const live = played([DUE]);
    expect(last(live).rulings).toEqual([
      { call: 'due', paragraphs: ['ICF-13', 'ICF-72a.2', 'ICF-72b'], evidence: [0], against: 'white' },
      { call: 'turnPasses', paragraphs: ['ICF-72a.1', 'ICF-49b.2'], evidence: [0] },
    ]);
    expect(live.match.debts).toEqual([
      { owedBy: 'white', paragraphs: ['ICF-13', 'ICF-72a.2', 'ICF-72b'], factId: 0, what: 'due' },
    ]);
    expect(live.match.options).toEqual([]);
    expect(carrom.duties(live.match)).toEqual([]);
    expect(whoMayAct(live)).toEqual([1]);
  });

  test('nobody places before it is payable, and no time runs', () => {
    const live = played(OWED);
    live.advance(tick(100_000));
    expect(live.match.debts).toHaveLength(1);
    for (const seat of SEATS)
      expect(live.play(place(100_000, seat))).toEqual({
        ok: false,
        refusal: { code: 'notOffered', paragraphs: ['ICF-9.1'] },
      });
  });
});

describe('three strokes later it becomes payable', () => {
  test('the debtor’s opponent pockets the piece: he places it himself', () => {
    const live = played([...OWED, strike(400, 3, { white: 1 })]);
    expect(last(live).rulings.at(-1)).toEqual({
      call: 'placing',
      paragraphs: ['ICF-78a.1', 'ICF-78b.ii', 'ICF-83.1', 'ICF-88'],
      evidence: [0, 3],
      for: 'black',
      against: 'white',
      detail: { seat: 3, count: 1 },
    });
    expect(live.match.options).toMatchObject([
      { owner: 'black', seat: 3, paragraph: 'ICF-78b.ii', until: [{ tick: 400 + 1801 }] },
    ]);
    expect(carrom.duties(live.match)).toEqual([
      { who: 'black', seat: 3, what: 'place', paragraphs: ['ICF-78b.ii', 'ICF-88'] },
    ]);
    // He pocketed none of his own, so white is to strike, but not before the placing is done.
    expect(live.match.state.turn).toBe(0);
    expect(whoMayAct(live)).toEqual([3]);
    expect(live.play(strike(410, 0))).toEqual({ ok: false, refusal: { code: 'notOffered', paragraphs: ['ICF-50.4'] } });
  });

  test('the debtor’s partner pockets it: the neighbour to his right places, then he goes on', () => {
    const live = played([DUE, strike(200, 1), strike(300, 2, { white: 1 })]);
    expect(live.match.options).toMatchObject([{ owner: 'black', seat: 3, paragraph: 'ICF-78b.i' }]);
    expect(live.play(place(310, 1))).toEqual({ ok: false, refusal: { code: 'notYourTurn', paragraphs: ['ICF-9.1'] } });
    live.play(place(320, 3));
    expect(last(live).rulings).toEqual([
      { call: 'placed', paragraphs: ['ICF-9.1', 'ICF-78a.1'], evidence: [3], against: 'white', detail: { seat: 3 } },
    ]);
    expect(live.match).toMatchObject({ debts: [], options: [], state: { turn: 2, pocketed: { white: 0, black: 0 } } });
    expect(whoMayAct(live)).toEqual([2]);
  });

  test('inside the outer circle, not over the centre', () => {
    const live = played([...OWED, strike(400, 3, { white: 1 })]);
    expect(live.play(place(410, 3, 69.2))).toEqual({
      ok: false,
      refusal: { code: 'againstTheRules', paragraphs: ['ICF-85.1'] },
    });
    expect(live.play(place(410, 3, 31.7))).toEqual({
      ok: false,
      refusal: { code: 'againstTheRules', paragraphs: ['ICF-89b.1'] },
    });
    expect(live.play(place(410, 3, 31.8)).ok).toBe(true);
  });

  test('no room: it waits, and the opportunity passes to whoever is entitled when there is room', () => {
    const live = played([...OWED, strike(400, 3, { white: 1, room: false })]);
    expect(live.match.options).toEqual([]);
    expect(live.match.debts).toHaveLength(1);
    live.play(strike(500, 0, { room: true }));
    expect(last(live).rulings.at(-1)).toMatchObject({
      paragraphs: ['ICF-78a.1', 'ICF-78b.i', 'ICF-79a', 'ICF-79b', 'ICF-83.1', 'ICF-88'],
      detail: { seat: 1, count: 1 },
    });
    expect(whoMayAct(live)).toEqual([1]);
  });
});

describe('fifteen seconds', () => {
  const payable = (): LiveMatch<Carrom> => played([...OWED, strike(400, 3, { white: 1 })]);

  test('he waives: nothing is owed any more, the piece stays pocketed', () => {
    const live = payable();
    expect(live.play(waive(500, 1))).toEqual({
      ok: false,
      refusal: { code: 'notYourTurn', paragraphs: ['ICF-78b.ii'] },
    });
    live.play(waive(500, 3));
    expect(last(live).rulings).toEqual([{ call: 'waived', paragraphs: ['ICF-87.1'], evidence: [4] }]);
    expect(live.match).toMatchObject({ debts: [], options: [], state: { turn: 0, pocketed: { white: 1, black: 0 } } });
    expect(whoMayAct(live)).toEqual([0]);
  });

  test('exactly 15.0 s is in time', () => {
    const live = payable();
    expect(live.play(place(400 + 1800, 3)).ok).toBe(true);
    expect(live.match.debts).toEqual([]);
  });

  test('one tick later the right is lost', () => {
    const live = payable();
    expect(live.play(place(400 + 1801, 3))).toMatchObject({ ok: false, refusal: { code: 'notOffered' } });
    live.advance(tick(400 + 1801));
    expect(last(live)).toEqual({
      fact: { kind: 'optionLapsed', option: 0, choice: 'lost', id: 4, tick: 2201 },
      source: 'clock',
      rulings: [{ call: 'rightLost', paragraphs: ['ICF-87.2', 'ICF-88'], evidence: [4] }],
    });
    expect(live.match).toMatchObject({ debts: [], options: [], state: { turn: 0, pocketed: { white: 1, black: 0 } } });
  });

  test('two are owed and one is in the pockets: only that one is waived', () => {
    const live = played([DUE, strike(200, 1), strike(300, 2, { striker: true }), strike(400, 3, { white: 1 })]);
    expect(last(live).rulings.at(-1)).toMatchObject({
      paragraphs: ['ICF-78a.1', 'ICF-78b.ii', 'ICF-83.2', 'ICF-88'],
      detail: { count: 1 },
      evidence: [0, 3],
    });
    live.play(waive(500, 3));
    expect(live.match.debts).toMatchObject([{ owedBy: 'white', factId: 2 }]);
  });
});

describe('both sides owe', () => {
  /** Black's striker falls alone too; then black pockets one piece of each colour. */
  const both = (): LiveMatch<Carrom> =>
    played([DUE, strike(200, 1, { striker: true }), strike(300, 2), strike(400, 3, { white: 1, black: 1 })]);

  test('the dues are not set off: two chairs may act at once', () => {
    const live = both();
    expect(live.match.debts.map((debt) => debt.owedBy)).toEqual(['white', 'black']);
    expect(last(live).rulings.slice(-2)).toMatchObject([
      {
        call: 'placing',
        paragraphs: ['ICF-78a.1', 'ICF-78b.ii', 'ICF-83.1', 'ICF-88', 'ICF-89a'],
        evidence: [0, 3],
        against: 'white',
        detail: { seat: 3 },
      },
      {
        call: 'placing',
        paragraphs: ['ICF-78a.1', 'ICF-78b.i', 'ICF-83.1', 'ICF-88', 'ICF-89a'],
        evidence: [1, 3],
        against: 'black',
        detail: { seat: 0 },
      },
    ]);
    expect(live.match.options.map(({ seat, owner, paragraph }) => [seat, owner, paragraph])).toEqual([
      [3, 'black', 'ICF-78b.ii'],
      [0, 'white', 'ICF-78b.i'],
    ]);
    expect(whoMayAct(live)).toEqual([0, 3]);
  });

  test.each<[string, readonly Seat[]]>([
    ['one way round', [0, 3]],
    ['the other way round', [3, 0]],
  ])('each places in his own time, %s', (_, order) => {
    const live = both();
    for (const [i, seat] of order.entries()) expect(live.play(place(410 + i, seat)).ok).toBe(true);
    expect(live.match).toMatchObject({ debts: [], options: [], state: { turn: 3, pocketed: { white: 0, black: 0 } } });
    expect(whoMayAct(live)).toEqual([3]);
  });

  test('one places, the other lets his time run out', () => {
    const live = both();
    live.play(place(410, 0));
    live.advance(tick(3000));
    expect(last(live).rulings).toEqual([{ call: 'rightLost', paragraphs: ['ICF-87.2', 'ICF-88'], evidence: [5] }]);
    expect(live.match).toMatchObject({ debts: [], state: { pocketed: { white: 1, black: 0 } } });
  });
});
