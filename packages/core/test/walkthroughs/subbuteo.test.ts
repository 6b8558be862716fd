import { describe, expect, test } from 'vitest';
import {
  atOpenTick,
  LiveMatch,
  playTick,
  tick,
  type Input,
  type LogEntry,
  type OptionId,
  type Seat,
} from '../../src/index.ts';
import { enter, wait, type TestStep } from '../steps.ts';
import { placeAt } from './lanes.ts';
import { subbuteo, type FigureId, type Subbuteo } from './subbuteo.ts';

const [RED, BLUE]: [Seat, Seat] = [0, 1];
const flick = (at: number, by: Seat, figure: FigureId, speed: number, ticks = 60): Input<Subbuteo> => ({
  tick: tick(at),
  kind: 'action',
  by,
  action: { kind: 'flick', figure, speed, ticks },
});
const choose = (at: number, choice: 'back' | 'playOn', by: Seat = RED): Input<Subbuteo> => ({
  tick: tick(at),
  kind: 'action',
  by,
  action: { kind: 'choose', option: 0 as OptionId, choice },
});
const command = (at: number, kind: 'pause' | 'resume'): Input<Subbuteo> => ({
  tick: tick(at),
  kind: 'clock',
  by: 'referee',
  command: { kind },
});

/** Red shoots at tick 0, touches the ball at 5; it is over the line at 58. Blue's block flick at tick 10 touches red 7 at 30. */
const SHOT = flick(0, RED, 'red9', 4);
const BLOCK = flick(10, BLUE, 'blue4', -5);

function begun(
  settings: Subbuteo['settings'] = {},
  inputs: readonly TestStep<Subbuteo>[] = [SHOT, BLOCK],
): LiveMatch<Subbuteo> {
  const live = LiveMatch.start(subbuteo, { edition: 'fistf-4.0', seating: ['red', 'blue'], mode: 'live', settings });
  for (const input of inputs) expect(enter(live, input)).toBe(true);
  return live;
}

const places = ({ match }: LiveMatch<Subbuteo>): Record<string, number> =>
  Object.fromEntries(Object.entries(match.state.bodies).map(([id, body]) => [id, placeAt(body, playTick(match))]));
const facts = ({ log }: LiveMatch<Subbuteo>): string[] => log.map(({ fact }) => `${fact.kind}@${fact.tick}`);
const last = ({ log }: LiveMatch<Subbuteo>): LogEntry<Subbuteo> => log.at(-1) ?? expect.fail('nothing has happened');

describe('a block flick touches a resting figure while the ball rolls', () => {
  test('the touch opens Back for the attacker, with its evidence; play runs on', () => {
    const live = begun();
    live.advance(tick(40));
    expect(facts(live)).toEqual(['flicked@0', 'ballPlayed@5', 'flicked@10', 'figureTouched@30', 'cameToRest@40']);
    expect(live.log[3]).toEqual({
      fact: {
        kind: 'figureTouched',
        by: 'blue4',
        touched: 'red7',
        atRest: true,
        ballRolling: true,
        couldPlayBall: false,
        atMm: 780,
        id: 3,
        tick: 30,
      },
      source: 'physics',
      rulings: [
        {
          call: 'back',
          paragraphs: ['FISTF-II.6.2.4.b1', 'FISTF-II.6.2.4.ii.2', 'FISTF-II.6.2.4.i.1'],
          evidence: [2, 3],
          for: 'red',
          against: 'blue',
          where: { kind: 'measured', at: [780, 0] },
        },
      ],
    });
    expect(live.match.options).toEqual([
      {
        id: 0,
        name: 'back',
        owner: 'red',
        paragraph: 'FISTF-II.6.2.4.i.1',
        choices: ['back', 'playOn'],
        default: 'playOn',
        until: [{ event: 'flicked', with: { side: 'red' } }],
        play: 'runs',
        restore: { blue4: 900, red7: 780, ball: 900 },
      },
    ]);
    expect(places(live)).toEqual({ ball: 940, red9: 780, red7: 730, blue4: 800 });
  });

  test('Back while the ball still rolls: the bodies are restored, and the ball never reaches the goal', () => {
    const live = begun();
    live.play(choose(45, 'back'));
    live.advance(tick(500));
    expect(places(live)).toEqual({ ball: 900, red9: 780, red7: 780, blue4: 900 });
    expect(live.match.state).toMatchObject({
      phase: 'play',
      attacker: 'red',
      blockFlick: 'none',
      score: { red: 0, blue: 0 },
    });
    expect(last(live).rulings).toEqual([
      { call: 'backDemanded', paragraphs: ['FISTF-II.6.2.4.i.1'], evidence: [3, 5], for: 'red' },
    ]);
  });

  test('a figure that could have played the ball: free kick at once, no Back', () => {
    const live = begun({ red7: 960, blue4: 860 }, [SHOT, flick(10, BLUE, 'blue4', 8), wait(30)]);
    expect(last(live).rulings).toEqual([
      {
        call: 'freeKick',
        paragraphs: ['FISTF-II.6.2.4.b1', 'FISTF-II.6.2.4.ii.1', 'FISTF-II.6.2.4.iii.1'],
        evidence: [2, 3],
        for: 'red',
        against: 'blue',
        where: { kind: 'measured', at: [960, 0] },
        restart: 'freeKick',
      },
    ]);
    expect(live.match).toMatchObject({ options: [], state: { phase: 'freeKick', score: { red: 0, blue: 0 } } });
  });
});

describe('a goal is scored while Back is open', () => {
  const inDoubt = (): LiveMatch<Subbuteo> => begun({}, [SHOT, BLOCK, wait(60)]);

  test('both rulings are kept; the doubt prevails and nothing counts yet', () => {
    const live = inDoubt();
    expect(last(live)).toEqual({
      fact: { kind: 'ballInGoal', goal: 'blue', id: 5, tick: 58 },
      source: 'physics',
      rulings: [
        { call: 'goalInDoubt', paragraphs: ['FISTF-II.6.2.4.i.1', 'FISTF-II.4.3.3'], evidence: [3, 5], for: 'red' },
        {
          call: 'goal',
          paragraphs: ['FISTF-II.7.1.1.0', 'FISTF-II.7.1.1.a.1', 'FISTF-II.7.1.3'],
          evidence: [1, 5],
          for: 'red',
        },
      ],
    });
    expect(live.match.state).toMatchObject({ phase: 'goalInDoubt', score: { red: 0, blue: 0 } });
    expect(live.match.options[0]?.until).toEqual([{ tick: 58 + 1200 }]);
  });

  test('Back is demanded: the bodies are restored and the goal does not count', () => {
    const live = inDoubt();
    live.play(choose(70, 'back'));
    expect(last(live).rulings).toEqual([
      { call: 'backDemanded', paragraphs: ['FISTF-II.6.2.4.i.1'], evidence: [3, 6], for: 'red' },
      { call: 'noGoal', paragraphs: ['FISTF-II.6.2.4.i.1'], evidence: [5, 6], against: 'red' },
    ]);
    expect(places(live)).toEqual({ ball: 900, red9: 780, red7: 780, blue4: 900 });
    expect(live.match).toMatchObject({
      options: [],
      state: { phase: 'play', attacker: 'red', goal: null, score: { red: 0, blue: 0 } },
    });
  });

  test('nothing is demanded in the ten seconds: the goal stands, blue kicks off', () => {
    const live = inDoubt();
    live.advance(tick(1257));
    expect(live.match.state.score).toEqual({ red: 0, blue: 0 });
    live.advance(tick(1258));
    expect(last(live)).toEqual({
      fact: { kind: 'optionLapsed', option: 0, choice: 'playOn', id: 6, tick: 1258 },
      source: 'clock',
      rulings: [
        { call: 'playOn', paragraphs: ['FISTF-II.6.2.4.i.2'], evidence: [6], for: 'red' },
        { call: 'goal', paragraphs: ['FISTF-II.7.1.3'], evidence: [5, 6], for: 'red' },
        {
          call: 'kickOff',
          paragraphs: ['FISTF-II.4.2.5.1', 'FISTF-II.4.2.5.2'],
          evidence: [5],
          for: 'blue',
          restart: 'kickOff',
        },
      ],
    });
    expect(live.match.state).toMatchObject({ phase: 'kickOff', attacker: 'blue', score: { red: 1, blue: 0 } });
  });

  test('advantage is claimed: the goal stands at once', () => {
    const live = inDoubt();
    live.play(choose(70, 'playOn'));
    expect(last(live).rulings[0]).toEqual({
      call: 'playOn',
      paragraphs: ['FISTF-IV.1.2.1'],
      evidence: [6],
      for: 'red',
    });
    expect(live.match.state).toMatchObject({ phase: 'kickOff', score: { red: 1, blue: 0 } });
  });

  test('who has played on cannot come back to it: the goal stands when it falls', () => {
    const live = begun({}, [SHOT, BLOCK, flick(50, RED, 'red7', -1, 5), wait(60)]);
    expect(facts(live).slice(5)).toEqual(['optionLapsed@50', 'flicked@50', 'cameToRest@55', 'ballInGoal@58']);
    expect(last(live).rulings.map((ruling) => ruling.call)).toEqual(['goal', 'kickOff']);
    expect(live.match.state.score).toEqual({ red: 1, blue: 0 });
  });

  test('the right is the attacker’s alone, and nobody flicks meanwhile', () => {
    const live = inDoubt();
    expect(live.play(choose(70, 'back', BLUE))).toEqual({
      ok: false,
      refusal: { code: 'notYourTurn', paragraphs: ['FISTF-II.6.2.4.i.1'] },
    });
    expect(live.play(flick(70, RED, 'red7', 1))).toMatchObject({ ok: false, refusal: { code: 'notOffered' } });
  });

  test('a shot from outside the zone is no goal, whatever became of Back', () => {
    const live = begun({ ball: 760, red9: 720 }, [SHOT, BLOCK, wait(80)]);
    expect(last(live).rulings).toEqual([
      { call: 'goalKick', paragraphs: ['FISTF-II.7.2.1'], evidence: [5], for: 'blue' },
    ]);
  });
});

describe('live ticks', () => {
  test('no block flick before the ball is touched, nor a second one', () => {
    const live = begun({}, [SHOT]);
    expect(live.play(flick(4, BLUE, 'blue4', -5))).toEqual({
      ok: false,
      refusal: { code: 'againstTheRules', paragraphs: ['FISTF-II.6.2.1.1', 'FISTF-II.6.2.1.2'] },
    });
    expect(live.play(flick(5, BLUE, 'blue4', -5, 2)).ok).toBe(true);
    expect(live.play(flick(9, BLUE, 'blue4', -5))).toMatchObject({ ok: false, refusal: { code: 'againstTheRules' } });
  });

  test('a late block flick takes effect at the next open tick, and its touch comes as much later', () => {
    const live = begun({}, [SHOT, wait(20)]);
    expect(live.play(BLOCK)).toMatchObject({ ok: false, refusal: { code: 'early' } });
    live.play(atOpenTick(BLOCK, live.match.tick));
    live.advance(tick(45));
    expect(live.inputs.at(-1)).toMatchObject({ tick: 20, enteredAt: 10 });
    expect(facts(live)).toContain('figureTouched@40');
    expect(live.match.options[0]?.restore).toEqual({ blue4: 900, red7: 780, ball: 940 });
  });

  test('a pause holds the ball where it is', () => {
    const live = begun();
    live.play(command(50, 'pause'));
    live.advance(tick(400));
    live.play(command(450, 'resume'));
    expect(places(live)['ball']).toBe(980);
    live.advance(tick(500));
    expect(facts(live).at(-1)).toBe('ballInGoal@458');
  });

  test('the record replays to the same hash, and so does one that looked at other times', () => {
    const inputs = [SHOT, BLOCK, choose(70, 'back'), flick(90, RED, 'red9', 4), wait(400)];
    const once = begun({}, inputs);
    expect(begun({}, JSON.parse(JSON.stringify(inputs)) as Input<Subbuteo>[]).rest()).toEqual(once.rest());
    const often = begun(
      {},
      inputs.flatMap((input) => [wait(Math.max(0, input.tick - 3)), wait(input.tick), input]),
    );
    expect(often.rest().hash).toBe(once.rest().hash);
    expect(once.match.state.score).toEqual({ red: 1, blue: 0 });
  });
});
