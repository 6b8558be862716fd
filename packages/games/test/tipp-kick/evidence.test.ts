import { LiveMatch, tick } from '@bande/core';
import { tippKick } from '@bande/games/tipp-kick/game.ts';
import { evidence, idOf, traceIn } from '@bande/games/tipp-kick/view/shown/evidence.ts';
import { describe, expect, test } from 'vitest';

/** What is lit on the plate of the first ruling with this call. */
function litBy(call: string, state: object, ...facts: readonly object[]): readonly string[] {
  const live = new LiveMatch(tippKick, tippKick.notation.readGiven(state, 'dtkv-2012.1'));
  const log = facts.flatMap((fact) => {
    const event = tippKick.schemas.event.parse(fact);
    const done = live.play({ tick: tick(live.match.tick), kind: 'facts', by: 'referee', facts: [event] });
    if (!done.ok) throw new Error(JSON.stringify(done.refusal));
    return done.value;
  });
  const found = log.flatMap(({ rulings }) => rulings).find((ruling) => ruling.call === call);
  if (found === undefined)
    throw new Error(`only ${log.flatMap(({ rulings }) => rulings.map((one) => one.call)).join()}`);
  return evidence(found, log);
}

describe('what a call rests on is drawn on the plate', () => {
  test('DTKV-9.3.2: the circle that the ball has not left', () => {
    const lit = litBy(
      'irregularKickOff',
      { restart: { kind: 'kickOff', by: 'red', at: [0, 0] } },
      { kind: 'shot', by: 'red', at: [0, 0] },
      { kind: 'ballRested', at: [0, 40], top: 'white', wayMm: 40 },
    );
    expect(lit).toContain('zone circle');
  });

  test('DTKV-10.1.2: the area that a goal kick has not left', () => {
    const lit = litBy(
      'irregularGoalKick',
      { restart: { kind: 'goalKick', by: 'blue', at: [0, 502.5] } },
      { kind: 'shot', by: 'blue', at: [0, 502.5] },
      { kind: 'ballRested', at: [0, 400], top: 'black', wayMm: 100 },
    );
    expect(lit).toContain('zone blue');
  });

  test('DTKV-11.1.3: the 45 mm around the place of a kick-in', () => {
    const lit = litBy(
      'irregularKickIn',
      { restart: { kind: 'kickIn', by: 'red', at: [349, 100] } },
      { kind: 'shot', by: 'red', at: [349, 100] },
      { kind: 'ballRested', at: [310, 100], top: 'white', wayMm: 39 },
    );
    expect(lit).toContain('far 349 100 45');
  });

  test('the way of a ball that came off a post, which is not straight', () => {
    const lit = litBy(
      'kickIn',
      { turn: 'red', ball: { at: [0, 300], top: 'white' } },
      { kind: 'shot', by: 'red', at: [0, 300] },
      { kind: 'frameStruck', goal: 'blue', at: [42, 528] },
      { kind: 'ballOver', line: 'east', at: [358, 200] },
    );
    expect(lit.filter((id) => id.startsWith('way'))).toEqual(['way 0 300 42 528', 'way 42 528 358 200']);
  });

  test('DTKV-14.1.1: the area in which an offence makes a penalty', () => {
    const lit = litBy(
      'illegalDefence',
      { turn: 'red', ball: { at: [0, 300], top: 'white' } },
      { kind: 'shot', by: 'red', at: [0, 300] },
      { kind: 'touched', by: 'blue', what: 'kicker', at: [0, 450], inArea: true, gapMm: 140 },
      { kind: 'ballRested', at: [0, 440], top: 'black' },
    );
    expect(lit).toContain('zone blue');
  });
});

test.each(['spot 12.5 -300', 'over south 20 -530', 'way 0 0 10 20', 'zone red', 'zone circle', 'far 0 0 156'])(
  '%s means the same when it is read',
  (id) => expect(idOf(traceIn(id)!)).toBe(id),
);
