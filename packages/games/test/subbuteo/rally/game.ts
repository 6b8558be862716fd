import {
  later,
  opening,
  playTick,
  seconds,
  withOption,
  type Fact,
  type Game,
  type Match,
  type Ruling,
} from '@bande/core';
import { z } from 'zod';
import { happen, ownerOf } from './happen.ts';
import { rulebook, type Consequence, type Rally, type Side, type State } from './shape.ts';
import { BODIES, isMoving, motions, now, spotOf, START, type BodyId, type FigureId, type Spots } from './table.ts';

/** One rally of the real game on the real bodies, with just the rules that it needs: what a live tenant of the floor looks like. */

const other = (side: Side): Side => (side === 'red' ? 'blue' : 'red');
const SWING = 12;
const figure = z.enum(['red7', 'red9', 'blue4']);

// ── judge ─────────────────────────────────────────────────────────────────────────────────────────────────────────

type Rulings = readonly Ruling<Rally>[];

function judge(match: Match<Rally>, fact: Fact<Rally>): Rulings {
  const { attacker } = match.state;
  const found = { evidence: [fact.id], for: attacker };
  switch (fact.kind) {
    case 'ballPlayed':
      return ownerOf(fact.figure) === attacker
        ? [
            {
              ...found,
              for: other(attacker),
              call: 'blockFlick',
              paragraphs: ['FISTF-II.6.2.1.1'],
              then: [{ kind: 'blockFlickIsOwed' }],
            },
          ]
        : [];
    case 'figureTouched':
      return blockFigureTouchesARestingOne(match, fact);
    case 'ballOver':
      return fact.inGoal ? goalIsScored(fact, other(fact.goal)) : goalKick(fact);
    case 'optionTaken':
      return fact.choice === 'back' ? backIsDemanded(match, fact) : playOn(found);
    case 'optionLapsed':
      return playOn(found);
    default:
      return [];
  }
}

function blockFigureTouchesARestingOne(
  { state }: Match<Rally>,
  fact: Fact<Rally> & { readonly kind: 'figureTouched' },
): Rulings {
  const { blocker, attacker } = state;
  if (blocker?.figure !== fact.by || !fact.atRest || !fact.ballRolling) return [];
  const restore = { ...blocker.spots, [fact.touched]: fact.spots[fact.touched]!, ball: fact.spots.ball! };
  return [
    {
      call: 'back',
      paragraphs: ['FISTF-II.6.2.4.b1', 'FISTF-II.6.2.4.i.1'],
      evidence: [blocker.factId, fact.id],
      for: attacker,
      against: other(attacker),
      then: [{ kind: 'backIsOffered', to: attacker, restore }],
    },
  ];
}

const goalIsScored = (fact: Fact<Rally>, side: Side): Rulings => [
  {
    call: 'goal',
    paragraphs: ['FISTF-II.7.1.3'],
    evidence: [fact.id],
    for: side,
    then: [
      { kind: 'goalCounts', for: side },
      { kind: 'playStops', phase: 'kickOff' },
    ],
  },
];
const goalKick = (fact: Fact<Rally> & { readonly kind: 'ballOver' }): Rulings => [
  {
    call: 'goalKick',
    paragraphs: ['FISTF-II.7.2.1'],
    evidence: [fact.id],
    for: fact.goal,
    then: [{ kind: 'playStops', phase: 'goalKick' }],
  },
];

function backIsDemanded(
  { options, state }: Match<Rally>,
  fact: Fact<Rally> & { readonly kind: 'optionTaken' },
): Rulings {
  const restore = options.find(({ id }) => id === fact.option)?.restore ?? {};
  const then: readonly Consequence[] = [{ kind: 'backIsTaken', restore }];
  return [{ call: 'backDemanded', paragraphs: ['FISTF-II.6.2.4.i.1'], evidence: [fact.id], for: state.attacker, then }];
}
const playOn = (found: Pick<Ruling<Rally>, 'evidence' | 'for'>): Rulings => [
  { ...found, call: 'playOn', paragraphs: ['FISTF-IV.1.2.1'] },
];

// ── settle ────────────────────────────────────────────────────────────────────────────────────────────────────────

const onState = (match: Match<Rally>, change: Partial<State>): Match<Rally> => ({
  ...match,
  state: { ...match.state, ...change },
});

function settle(match: Match<Rally>, fact: Fact<Rally>, rulings: Rulings): Match<Rally> {
  return rulings.flatMap(({ then = [] }) => then).reduce(carriedOut, tookPlace(match, fact));
}

function tookPlace(match: Match<Rally>, fact: Fact<Rally>): Match<Rally> {
  if (fact.kind === 'flicked') return isFlicked(match, fact);
  if (fact.kind !== 'putDown') return match;
  return onState(putDown(match, fact.spots), { phase: 'play', blockFlick: 'none', blocker: null });
}

function isFlicked(match: Match<Rally>, fact: Fact<Rally> & { readonly kind: 'flicked' }): Match<Rally> {
  const { state } = match;
  const [vx = 0, vy = 0, spin = 0] = fact.v;
  const motion = motions.flick(state.motion, now(match), fact.figure, { vx, vy, spin, lift: 0 });
  if (fact.side === state.attacker) return onState(match, { motion });
  const spots = { [fact.figure]: spotOf(state.motion, fact.figure, now(match)) };
  return onState(match, { motion, blockFlick: 'used', blocker: { figure: fact.figure, factId: fact.id, spots } });
}

function carriedOut(match: Match<Rally>, consequence: Consequence): Match<Rally> {
  const { score } = match.state;
  switch (consequence.kind) {
    case 'blockFlickIsOwed':
      return onState(match, { blockFlick: 'owed' });
    case 'backIsOffered':
      return backIsOffered(match, consequence.to, consequence.restore);
    case 'backIsTaken':
      return onState(putDown(match, consequence.restore), { phase: 'play', blockFlick: 'none', blocker: null });
    case 'goalCounts':
      return onState(match, { score: { ...score, [consequence.for]: score[consequence.for] + 1 } });
    case 'playStops':
      return onState(match, { phase: consequence.phase });
  }
}

/** Until the attacker flicks on, and ten seconds at most: the first end counts. */
const backIsOffered = (match: Match<Rally>, owner: Side, restore: Spots): Match<Rally> =>
  withOption(match, {
    name: 'back',
    owner,
    paragraph: 'FISTF-II.6.2.4.i.1',
    choices: ['back', 'playOn'],
    default: 'playOn',
    until: [{ event: 'flicked', with: { side: owner } }, { tick: later(playTick(match), seconds(10)) }],
    play: 'runs',
    restore,
  });

/** By hand: these lie still where they were, everything else goes on with what it does. */
function putDown(match: Match<Rally>, spots: Spots): Match<Rally> {
  const motion = BODIES.reduce((before, id) => {
    const spot = spots[id];
    return spot === undefined ? before : motions.put(before, now(match), id, spot[0], spot[1]);
  }, match.state.motion);
  return onState(match, { motion, told: [] });
}

// ── the game ──────────────────────────────────────────────────────────────────────────────────────────────────────

const keeperOf = (side: Side | undefined): BodyId => (side === 'red' ? 'red-keeper' : 'blue-keeper');
const title = { de: 'Ein Spielzug', en: 'A rally' };
const flicks = ({ state, setup }: Match<Rally>, seat: number): readonly Rally['action'][] =>
  state.phase === 'play' && (setup.seating[seat] === state.attacker || state.blockFlick === 'owed')
    ? (['red7', 'red9', 'blue4'] satisfies FigureId[])
        .filter((id) => ownerOf(id) === setup.seating[seat] && !isMoving(state.motion, id))
        .map((id) => ({ kind: 'flick', figure: id, vx: 0, vy: 500, spin: 0 }))
    : [];

export const rally: Game<Rally> = {
  id: 'rally',
  title,
  sides: ['red', 'blue'],
  seatings: [['red', 'blue']],
  editions: [{ id: 'fistf-4.0', title, books: ['fistf-4.0'], minus: [] }],
  rulebook,
  chapters: {},
  readings: {},
  labels: { facts: {}, duties: {}, fields: {}, values: {} },
  schemas: {
    settings: z.strictObject({}),
    given: z.unknown(),
    event: z.custom<Rally['event']>(),
    action: z.strictObject({ kind: z.literal('flick'), figure, vx: z.number(), vy: z.number(), spin: z.number() }),
    call: z.custom<Rally['call']>(),
    state: z.unknown(),
    equipment: z.unknown(),
  },
  notation: {
    writeAction: (action) => JSON.stringify(action),
    readAction: () => null,
    writePosition: () => '',
    readPosition: () => null,
    describe: ({ state: { phase, attacker, score } }) => ({ phase, attacker, score }),
    readGiven: () => {
      throw new Error('a rally starts from its first position');
    },
  },
  precedence: ['backDemanded', 'back', 'goal', 'goalKick', 'blockFlick', 'playOn'],
  bots: [],
  start: (setup) =>
    opening<Rally>(setup, {
      motion: motions.start(START),
      told: [],
      phase: 'play',
      attacker: 'red',
      blockFlick: 'none',
      blocker: null,
      score: { red: 0, blue: 0 },
    }),
  chance: () => null,
  legal: flicks,
  duties: () => [],
  atRest: ({ state }) => state.told.length === 0 && !BODIES.some((id) => isMoving(state.motion, id)),
  takesTime: () => true,
  swing: () => SWING,
  streams: {
    size: 2,
    steer(match, seat, [x = 0, y = 0]) {
      const { motion } = match.state;
      const to = { x: x / 10_000, y: y / 10_000 };
      return { ...match.state, motion: motions.lead(motion, now(match), keeperOf(match.setup.seating[seat]), to) };
    },
  },
  happen,
  judge,
  settle,
  diagram: () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
  checkEquipment: () => ({ ok: true, breaches: [] }),
};
