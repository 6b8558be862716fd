import { LiveMatch, tick } from '@bande/core';
import { subbuteo } from '@bande/games/subbuteo';
import { velocityOf, type Flicked } from '@bande/games/subbuteo/flick.ts';
import { groundIn } from '@bande/games/subbuteo/motion.ts';
import type { Match } from '@bande/games/subbuteo/state.ts';
import { timeOf, type Motion } from '@bande/physics';
import { expect, test } from 'vitest';

const given = (places: object): Match =>
  subbuteo.notation.readGiven({ attacker: 'red', mode: 'paced', lineUp: 'free', places }, 'fistf-4.0');
const flick = { kind: 'flick', figure: 'R9', direction: 0, strength: 0.2, nail: 0, tick: false } as const;

/** As a ball is that has just been struck more often than anything free can be: the next blow does not move it. */
function jammed(match: Match): Match {
  const { motion } = match.state;
  const ball = { ...motion.pieces[0]!, marks: [2, 250, 0, 0, 0], own: [0, 0, 0, timeOf(match.tick)] };
  return { ...match, state: { ...match.state, motion: { ...motion, pieces: motion.pieces.with(0, ball) } } };
}

function factsAfter(match: Match): readonly object[] {
  const live = new LiveMatch(subbuteo, match);
  expect(live.play({ tick: match.tick, kind: 'action', by: 0, action: flick })).toMatchObject({ ok: true });
  live.advance(tick(match.tick + 360));
  return live.log.map(({ fact }) => fact);
}

test('a ball that is hit and does not move has come to rest with the blow: it is told, or play would wait for it for ever', () => {
  const match = jammed(given({ ball: [0, 0], R9: [0, -20] }));
  const facts = factsAfter(match);
  const touched = facts.findIndex((fact) => 'touchedBy' in fact);
  expect(facts[touched]).toMatchObject({ kind: 'ballTouched', touchedBy: 'R9' });
  expect(facts[touched + 1]).toMatchObject({ kind: 'rested', what: 'ball', at: [0, 0] });
});

test('one that moves comes to rest once, where it ends', () => {
  const rests = factsAfter(given({ ball: [0, 0], R9: [0, -20] })).filter(
    (fact) => 'what' in fact && fact.what === 'ball',
  );
  expect(rests).toHaveLength(1);
  expect(rests[0]).not.toMatchObject({ at: [0, 0] });
});

type Spot = readonly [x: number, y: number];
const metres = ([x, y]: Spot): [number, number] => [x / 1000, y / 1000];

/** How many events a flick brings until everything lies still, beside a keeper who has been led to his place. */
function eventsOf(keeper: Spot, others: Readonly<Record<string, Spot>>, flicked: Omit<Flicked, 'figure'>): number {
  const match = given({ ball: [0, 0] });
  const { motions, size } = groundIn(match);
  const atRest = (from: Motion, until: number): readonly [motion: Motion, events: number] => {
    let [motion, events] = [from, 0];
    for (let next = motions.next(motion, until); next !== null; next = motions.next(motion, until)) {
      motion = next.motion;
      events++;
    }
    return [motion, events];
  };
  const [x, y] = metres(keeper);
  const [held] = atRest(motions.lead(match.state.motion, 0, 'B1', { x, y }), 1);
  const placed = Object.entries(others).reduce((motion, [id, at]) => motions.put(motion, 1, id, ...metres(at)), held);
  return atRest(motions.flick(placed, 1, 'R9', velocityOf({ figure: 'R9', ...flicked }, size)), 9)[1];
}

/** Both were found at random, with 7,391 and 18,110 events. */
test('a ball between a figure and the net lies there, though the figure still trembles', () => {
  const events = eventsOf(
    [-23.026352528249845, 577.4987795390189],
    {
      ball: [-46.61333882599138, 562.5438532754779],
      R9: [-43.48735018516891, 518.7588441800326],
      B5: [-69.19413380674087, 562.4024421870708],
    },
    { direction: -8.310126263113489, strength: 0.8945307395242238, nail: 0 },
  );
  expect(events).toBeGreaterThan(400);
  expect(events).toBeLessThan(1000);
});

test('a ball between a keeper and a post lies there, though the figure that played it has not stopped', () => {
  const events = eventsOf(
    [-33.469280008925125, 587.2134488448501],
    {
      ball: [-55.577166638104245, 588.1328841149807],
      R9: [-68.87846982921474, 553.7258810400963],
      B5: [-34.652676194673404, 569.3052998688072],
    },
    { direction: 22.15501890046653, strength: 0.21525863421115554, nail: 0.8903845902532339 },
  );
  expect(events).toBeGreaterThan(400);
  expect(events).toBeLessThan(1000);
});
