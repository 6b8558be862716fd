import { isUnfit, unfit, withFirst } from '@bande/kit';
import { CLOCKS } from '../../clocks.ts';
import type { Consequence } from '../../consequences.ts';
import type { Side } from '../../names.ts';
import { isBroken } from '../../reckoning/broken-keepers.ts';
import { movementIn, ownerInDoubt } from '../../reckoning/movement.ts';
import type { Paragraph } from '../../rulebook.ts';
import { colourOf, withState, type FactOf, type Match, type Ruling } from '../../state.ts';
import { byTheBook } from '../book.ts';
import { ruling } from '../ruling.ts';
import { bookOn, clockFact, inTime, moving, over, seen, type Answer, type Decide, type DecidedOf } from './saying.ts';

/** Rules 3.4, 5, 6.9, 8.4, 8.5 and 16, decided: whose ball it is, what a movement was, and what a referee does. */

const GOES_ON: readonly Consequence[] = [{ kind: 'playGoesOn' }];

// ── whose ball it is ──────────────────────────────────────────────────────────────────────────────────────────────

/** Whoever played it, as far as that is known. */
const playerOf = (match: Match, said: Side | undefined): Side | undefined =>
  said ?? movementIn(match)?.by ?? match.state.setUps.of ?? undefined;

/** What a movement counts as that was played; where nothing was, it only says whose ball it is. */
export const possession: Decide<'possession'> = inTime((match, fact) => {
  const { movement, restart, turn } = match.state;
  const plain = [
    ruling(fact, 'possession', ['DTKV-3.4.1'], { for: fact.for, then: [{ kind: 'possessionIs', of: fact.for }] }),
  ];
  const shot = movementIn(match);
  // 'DTKV-5.K8': it lay there, and nobody has played it since.
  if (ownerInDoubt(match) === fact.for) return plain;
  if (shot === null || (movement === null && restart === null && turn === fact.for)) return plain;
  const rolled = moving(match, shot.by, { leftCircle: true, leftArea: true });
  const rested = { kind: 'ballRested', top: colourOf(match.state, fact.for) } as const;
  const found = seen(rolled, fact, rested);
  const isPlain = isUnfit(found) || found.some(({ restart: next }) => next !== undefined);
  return over(shot.by, isPlain ? plain : found);
});

export const colourUnclear: Decide<'colourUnclear'> = inTime((match, fact) =>
  over(movementIn(match)?.by, [
    ruling(fact, 'colourUnclear', ['DTKV-3.4.1', 'DTKV-16.1.2'], { then: [{ kind: 'colourIsOpen' }] }),
  ]),
);

/** 'DTKV-8.4.2': it stays on his colour, and he may set up anew. */
export const shotAtGoal: Decide<'shotAtGoal'> = inTime((match, fact) => {
  const by = playerOf(match, fact.for);
  if (by === undefined) return unfit('for: say who has shot', 'DTKV-8.4.2');
  const then: readonly Consequence[] = [
    { kind: 'possessionIs', of: by },
    { kind: 'setUpsBeginAnew', of: by },
  ];
  return over(by, [ruling(fact, 'shotAtGoal', ['DTKV-8.4.2'], { for: by, then })]);
});
/** 'DTKV-8.K7': it stays on his colour, and the next must be a shot at goal. */
export const setUp: Decide<'setUp'> = inTime((match, fact) => {
  const by = playerOf(match, fact.for);
  if (by === undefined) return unfit('for: say who has set up', 'DTKV-8.K7');
  const keeperOnly = fact.keeperOnly === true;
  const paragraphs: readonly Paragraph[] = keeperOnly
    ? ['DTKV-8.4.1', 'DTKV-8.K16', 'DTKV-8.K17']
    : ['DTKV-8.4.1', 'DTKV-8.K7'];
  return over(by, [
    ruling(fact, 'setUp', paragraphs, {
      for: by,
      detail: { keeperOnly },
      then: [
        { kind: 'possessionIs', of: by },
        { kind: 'setUpCounts', of: by, keeperOnly },
      ],
    }),
  ]);
});

/** 'DTKV-6.5.1', 'DTKV-6.6.2': a figure of his has met the ball as it may. */
export const defence: Decide<'defence'> = (match, fact) => {
  const { for: by, what = 'kicker' } = fact;
  if (what === 'spare') return unfit('what: that is no defence, decide “spareFigure”', 'DTKV-2.K8');
  if (movementIn(match) === null) return unfit('nobody has played the ball', 'DTKV-6.5.1');
  return [
    ruling(fact, 'defence', what === 'keeper' ? ['DTKV-6.6.2'] : ['DTKV-6.5.1'], {
      for: by,
      then: [{ kind: 'lastTouchIs', by, what }],
    }),
  ];
};

export const inPlay: Decide<'inPlay'> = (match, fact) => seen(match, fact, { kind: 'refereed', did: 'saidIn' });
/** 'DTKV-5.2.2', 'DTKV-16.1.2': he has seen it and calls nothing. */
export const noOffence: Decide<'noOffence'> = (match, fact) => [
  ruling(fact, 'noOffence', ['DTKV-5.2.2', 'DTKV-16.1.2'], {
    against: fact.by,
    ...(match.state.held ? { then: GOES_ON } : {}),
  }),
];

// ── seconds ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** 'DTKV-6.9.6', 'DTKV-6.K35': the order is an admonition already. */
export const fixed: Decide<'fixed'> = (_match, fact) => [
  ruling(fact, 'fixed', ['DTKV-6.9.6', 'DTKV-6.K35'], {
    against: fact.against,
    then: [
      { kind: 'defenceIsFixed', of: fact.against },
      { kind: 'counts', what: 'admonitions', against: fact.against },
    ],
  }),
];
/** 'DTKV-8.5.1', 'DTKV-8.K19', 'DTKV-8.K20' [C-19]: what it costs depends on how many there were. */
export const overrun: Decide<'overrun'> = (match, fact) => {
  const { restart, repetition, turn } = match.state;
  if ((restart?.by ?? repetition?.by ?? turn) !== fact.against)
    return unfit('against: he is not to play', 'DTKV-8.5.1');
  const rulings = byTheBook(match, clockFact(fact, CLOCKS.shot));
  return rulings.length === 0 ? unfit('not as the match stands') : rulings;
};

// ── what breaks and comes ─────────────────────────────────────────────────────────────────────────────────────────

export const interrupted: Decide<'interrupted'> = (match, fact) => {
  const { because: of } = fact;
  return of === undefined
    ? seen(match, fact, { kind: 'refereed', did: 'interrupted' })
    : seen(match, fact, { kind: 'defect', of, minor: of === 'kicker' });
};

const replacing = (
  { for: by, what, figure, seconds }: DecidedOf<'replacement'>,
  { state }: Match,
): Extract<Parameters<typeof seen>[2], { kind: 'replaced' }> => ({
  kind: 'replaced',
  what: what ?? (isBroken(state, by) ? 'keeper' : 'kicker'),
  by,
  figure,
  seconds,
  defective: true,
  told: true,
  checked: true,
  sameBall: true,
  sameSides: true,
});
/** 'DTKV-2.1.7': he grants it, so play stood. */
export const replacement: Decide<'replacement'> = (match, fact) => {
  const stood = match.state.movement === null ? withState(match, { held: true }) : match;
  const found = seen(stood, fact, replacing(fact, match));
  return isUnfit(found) ? unfit('not as the match stands', 'DTKV-2.1.5', 'DTKV-2.K15') : found;
};
/** Why, the match tells; else it is his word. */
export const replacementRefused: Decide<'replacementRefused'> = (match, fact) => {
  const { against, what, figure } = fact;
  const found = seen(match, fact, replacing({ ...fact, call: 'replacement', for: against, seconds: undefined }, match));
  const detail = { ...(what === undefined ? {} : { what }), ...(figure === undefined ? {} : { figure }) };
  return isUnfit(found) ? [ruling(fact, 'replacementRefused', ['DTKV-2.1.7'], { against, detail })] : found;
};
export const repair: Decide<'repair'> = (match, fact) => {
  const { for: by, what = by === undefined ? 'plate' : 'kicker', seconds } = fact;
  return seen(match, fact, { kind: 'repaired', what, by, seconds, checked: true });
};
const BALL = { kind: 'replaced', what: 'ball', defective: true, told: true, checked: true } as const;
export const ballChange: Decide<'ballChange'> = (match, { top, seconds, ...fact }) => {
  const found = seen(match, fact, { ...BALL, seconds, sameBall: true, sameSides: true });
  return top === undefined ? found : withFirst([{ kind: 'ballIsTurned', top }], found);
};
export const plateChange: Decide<'plateChange'> = (match, { seconds, ...fact }) =>
  seen(match, fact, {
    ...BALL,
    what: 'plate',
    seconds,
    agreed: true,
    noQuickRepair: true,
    sameBall: true,
    sameSides: true,
  });
export const plateChangeRefused: Decide<'plateChangeRefused'> = (_match, fact) => [
  ruling(fact, 'plateChangeRefused', ['DTKV-1.K30.1']),
];

// ── his own deeds ─────────────────────────────────────────────────────────────────────────────────────────────────

/** As if he had entered the deed; if the book has nothing to say of it here, it is written down. */
export const refereeActs: Decide<'refereeActs'> = (match, fact) => {
  const { did, to, seconds } = fact;
  const plain: readonly Ruling[] = [
    ruling(fact, 'refereeActs', ['DTKV-16.1.2', 'DTKV-I.9'], {
      for: to,
      ...(did === undefined ? {} : { detail: { did } }),
    }),
  ];
  if (did === undefined) return plain;
  const asked = { kind: 'refereed', did, to, seconds, id: fact.id, tick: fact.tick } as FactOf<'refereed'>;
  const found = byTheBook(match, asked);
  return found.length === 0 ? plain : found;
};
export const lastMinute: Decide<'lastMinute'> = (match, fact): Answer => {
  const found = seen(match, fact, { kind: 'refereed', did: 'announcedLastMinute' });
  return isUnfit(found) ? unfit('only in the second halves', 'DTKV-4.K4') : found;
};
export const sidesDrawn: Decide<'sidesDrawn'> = (match, fact) => {
  const found = seen(match, fact, { kind: 'sidesDrawn', white: fact.white });
  return isUnfit(found) ? unfit('only before extra time', 'DTKV-4.K6.2') : found;
};
/** What is added, or, if he says no number, what was lost is played now ['DTKV-4.1.2', 'DTKV-4.K8']. */
export const addedTime: Decide<'addedTime'> = (match, fact) => {
  const { seconds } = fact;
  if (seconds !== undefined && seconds > 0) return seen(match, fact, { kind: 'refereed', did: 'addedTime', seconds });
  return match.state.addedTicks === 0
    ? unfit('seconds: no time was lost, say how much is added', 'DTKV-4.K8')
    : bookOn(match, fact, clockFact(fact, CLOCKS.half));
};
