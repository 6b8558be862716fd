import type { Consequence, RestartKind } from '../consequences.ts';
import { other } from '../names.ts';
import { movementIn } from '../reckoning/movement.ts';
import { isDecided, isHandling, ownerAtRest, setUpBy, shortOf, topOf } from '../reckoning/rest.ts';
import type { Paragraph } from '../rulebook.ts';
import { colourOf, type FactOf, type Match, type Movement, type Ruling } from '../state.ts';
import { ballIsInCircle, CENTRE, type Whereabouts } from '../zones.ts';
import type { Chapter, Rule } from './facts.ts';
import { howItCame } from './goals.ts';
import { ruling } from './ruling.ts';

/** The ball has come to rest: restarts that fell short, set-ups, and whose ball it is. Rules 3.4, 8.4, 9, 10, 11 and 13.7. */

const placeOf = ({ at, where }: FactOf<'ballRested'>): Whereabouts => ({ at, where });

// ── restarts that fell short ──────────────────────────────────────────────────────────────────────────────────────

/** 'DTKV-9.4', 'DTKV-9.K8', 'DTKV-13.1.5': the ball has not left the circle; the opponent may do without the free kick where the ball is his [C-22]. */
const kickOffStaysInTheCircle: Rule<'ballRested'> = (match, fact) =>
  short(
    match,
    fact,
    'circle',
    'irregularKickOff',
    ['DTKV-9.3.2', 'DTKV-9.4', 'DTKV-9.K1', 'DTKV-9.K8', 'DTKV-13.1.5'],
    {
      at: CENTRE,
    },
  );
/** 'DTKV-10.2', 'DTKV-13.1.6': it has not left the penalty area; from where it lies. */
const goalKickStaysInTheArea: Rule<'ballRested'> = (match, fact) =>
  short(
    match,
    fact,
    'area',
    'irregularGoalKick',
    ['DTKV-10.1.2', 'DTKV-10.2', 'DTKV-10.K5', 'DTKV-13.1.6'],
    placeOf(fact),
  );

function short(
  match: Match,
  fact: FactOf<'ballRested'>,
  of: 'circle' | 'area',
  call: 'irregularKickOff' | 'irregularGoalKick',
  by: readonly Paragraph[],
  place: Whereabouts,
): Ruling | null {
  const movement = movementIn(match);
  if (movement === null || isDecided(match) || shortOf(movement, fact) !== of) return null;
  const to = other(movement.by);
  const restart: Consequence = { kind: 'restartIs', restart: 'freeKick', for: to, at: place.at, where: place.where };
  const waiver: readonly Consequence[] =
    ownerAtRest(match, fact) === to
      ? [
          {
            kind: 'offer',
            name: 'waiver',
            to,
            paragraph: call === 'irregularKickOff' ? 'DTKV-9.4' : 'DTKV-10.2',
            choices: [
              { choice: 'take', call: 'freeKick', paragraphs: ['DTKV-13.2.1'], then: [restart] },
              {
                choice: 'playOn',
                call: 'advantage',
                paragraphs: [call === 'irregularKickOff' ? 'DTKV-9.4' : 'DTKV-10.2'],
                then: [{ kind: 'possessionIs', of: to, lies: placeOf(fact) }],
              },
            ],
            default: 'take',
          },
        ]
      : [];
  return ruling(fact, call, by, {
    for: to,
    against: movement.by,
    where: place,
    evidence: howItCame(match),
    restart: 'freeKick',
    then: [restart, ...waiver],
  });
}

/** 'DTKV-11.2', 'DTKV-11.1.3': the other side's kick-in from the same place, unless the ball is his anyway ['DTKV-11.K4'] [C-21]. */
const kickInFallsShort: Rule<'ballRested'> = (match, fact) => tooShort(match, fact, 'kickIn');
/** 'DTKV-13.7.3' [C-20]. */
const indirectFreeKickFallsShort: Rule<'ballRested'> = (match, fact) => tooShort(match, fact, 'indirectFreeKick');
function tooShort(match: Match, fact: FactOf<'ballRested'>, kind: 'kickIn' | 'indirectFreeKick'): Ruling | null {
  const movement = movementIn(match);
  if (movement === null || isDecided(match) || movement.as !== kind || shortOf(movement, fact) !== 'way') return null;
  const to = other(movement.by);
  const isKickIn = kind === 'kickIn';
  const by: readonly Paragraph[] = isKickIn
    ? ['DTKV-11.1.3', 'DTKV-11.2', 'DTKV-11.K2', 'DTKV-11.K3']
    : ['DTKV-13.7.3', 'DTKV-8.4.4'];
  const detail = { wayMm: fact.wayMm ?? 0 };
  if (ownerAtRest(match, fact) === to)
    return ruling(fact, 'advantage', [...by, 'DTKV-11.K4'], { for: to, against: movement.by, detail });
  const { restart, ball } = movement.before;
  const place = { at: restart?.at ?? ball.at, where: restart?.where ?? ball.where };
  return ruling(fact, isKickIn ? 'irregularKickIn' : 'irregularIndirect', by, {
    for: to,
    against: movement.by,
    where: place,
    evidence: howItCame(match),
    restart: kind,
    detail,
    then: [{ kind: 'restartIs', restart: kind, for: to, ...place }],
  });
}

// ── set-ups ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** 'DTKV-9.6', 'DTKV-9.K3', 'DTKV-10.4', 'DTKV-11.4': with its rest an indirect action is complete, and it was a set-up. */
const COMPLETE: Readonly<Partial<Record<RestartKind, readonly Paragraph[]>>> = {
  kickOff: ['DTKV-8.K8', 'DTKV-9.6', 'DTKV-9.K3'],
  goalKick: ['DTKV-8.K8', 'DTKV-10.4', 'DTKV-10.K5'],
  kickIn: ['DTKV-8.K8', 'DTKV-11.4', 'DTKV-11.K6'],
  indirectFreeKick: ['DTKV-8.K8', 'DTKV-8.4.4'],
};
/** 'DTKV-9.K2': once outside is enough, though it lies in the circle or on its line again. */
function countedBy({ as, leftCircle }: Movement, { at }: FactOf<'ballRested'>): readonly Paragraph[] {
  const isBack = as === 'kickOff' && leftCircle && at !== undefined && ballIsInCircle(at);
  const complete = as === null ? undefined : COMPLETE[as];
  return [...(complete ?? (['DTKV-8.4.1', 'DTKV-8.K7'] as const)), ...(isBack ? (['DTKV-9.K2'] as const) : [])];
}

/** 'DTKV-8.K7', 'DTKV-8.K8', 'DTKV-8.K15': the next movement must be a shot at goal. */
const setUpIsUsed: Rule<'ballRested'> = (match, fact) => {
  const verdict = isShort(match, fact) ? null : setUpBy(match, fact);
  const movement = movementIn(match);
  if (movement === null || (verdict !== 'first' && verdict !== 'sameUnit' && verdict !== 'keeperOnly')) return null;
  const keeperOnly = verdict === 'keeperOnly';
  const unit = isHandling(match, fact);
  const paragraphs: readonly Paragraph[] = [
    ...countedBy(movement, fact),
    ...(unit ? (['DTKV-8.K15'] as const) : []),
    ...(keeperOnly ? (['DTKV-8.K16', 'DTKV-8.K17'] as const) : []),
  ];
  return ruling(fact, 'setUp', paragraphs, {
    for: movement.by,
    evidence: howItCame(match),
    detail: { keeperOnly },
    then: [{ kind: 'setUpCounts', of: movement.by, keeperOnly }],
  });
};

/** 'DTKV-8.4.2' [C-16]: after a shot at goal that stays on one's own colour one may set up anew. */
const shotAtGoalWasTaken: Rule<'ballRested'> = (match, fact) => {
  const movement = movementIn(match);
  if (movement === null || setUpBy(match, fact) !== 'shotAtGoal') return null;
  return ruling(fact, 'shotAtGoal', ['DTKV-8.4.2'], {
    for: movement.by,
    evidence: howItCame(match),
    then: [{ kind: 'setUpsBeginAnew', of: movement.by }],
  });
};

/** 'DTKV-8.4.3', 'DTKV-8.K13', 'DTKV-13.7.1': the second set-up stays on one's own colour. */
const secondSetUp: Rule<'ballRested'> = (match, fact) =>
  indirectFor(match, fact, 'second', 'secondSetUp', ['DTKV-8.4.1', 'DTKV-8.4.3', 'DTKV-8.K13', 'DTKV-13.7.1']);
/** 'DTKV-8.K17', 'DTKV-8.K18' [C-18]: the keeper had to shoot at goal or play it out. */
const keeperHasNotShot: Rule<'ballRested'> = (match, fact) =>
  indirectFor(match, fact, 'keeperFailed', 'keeperMustShoot', ['DTKV-8.K17', 'DTKV-8.K18', 'DTKV-8.4.3']);
function indirectFor(
  match: Match,
  fact: FactOf<'ballRested'>,
  verdict: 'second' | 'keeperFailed',
  call: 'secondSetUp' | 'keeperMustShoot',
  by: readonly Paragraph[],
): Ruling | null {
  const movement = movementIn(match);
  if (movement === null || isShort(match, fact) || setUpBy(match, fact) !== verdict) return null;
  const to = other(movement.by);
  return ruling(fact, call, by, {
    for: to,
    against: movement.by,
    where: placeOf(fact),
    evidence: howItCame(match),
    restart: 'indirectFreeKick',
    then: [{ kind: 'restartIs', restart: 'indirectFreeKick', for: to, at: fact.at, where: fact.where }],
  });
}
const isShort = (match: Match, fact: FactOf<'ballRested'>): boolean => {
  const movement = movementIn(match);
  return movement !== null && shortOf(movement, fact) !== null;
};

// ── whose ball it is ──────────────────────────────────────────────────────────────────────────────────────────────

/** 'DTKV-3.4.1', 'DTKV-8.K9', 'DTKV-8.K14': whose colour is on top. */
const colourOnTopPlays: Rule<'ballRested'> = (match, fact) => {
  const owner = ownerAtRest(match, fact);
  if (owner === null || owner === undefined || isDecided(match) || match.state.signal) return null;
  const movement = movementIn(match);
  const changes = movement !== null && movement.by !== owner;
  return ruling(fact, 'possession', ['DTKV-3.4.1', ...(changes ? changedBy(match, movement) : [])], {
    for: owner,
    where: placeOf(fact),
    detail: { top: colourOf(match.state, owner) },
    then: [{ kind: 'possessionIs', of: owner }],
  });
};
/** 'DTKV-8.K14': a second set-up that ends on the other colour is no offence. */
const changedBy = ({ state }: Match, { by, before }: NonNullable<Match['state']['movement']>): readonly Paragraph[] =>
  state.movement !== null && before.setUps.of === by && before.setUps.used > 0
    ? ['DTKV-8.K9', 'DTKV-8.K14']
    : ['DTKV-8.K9'];

/** Both colours show alike, or nobody has said which one does: the referee decides [C-1]. */
const nobodySeesTheColour: Rule<'ballRested'> = (match, fact) =>
  (topOf(match, fact) ?? null) === null && !isDecided(match) && !match.state.signal
    ? ruling(fact, 'colourUnclear', ['DTKV-3.4.1', 'DTKV-16.1.2'], {
        where: placeOf(fact),
        then: [{ kind: 'colourIsOpen' }],
      })
    : null;

/** 'DTKV-5.1.1', 'DTKV-5.K8': it lies outside, and nobody has said behind which line; one that was measured there is over that line [C-120]. */
const liesOutside = ({ at, where }: FactOf<'ballRested'>): boolean => at === undefined && where === 'outside';
const nobodyKnowsWhereItWentOut: Rule<'ballRested'> = (match, fact) =>
  liesOutside(fact) && !isDecided(match) && !match.state.signal
    ? ruling(fact, 'outUnclear', ['DTKV-5.1.1', 'DTKV-5.K8'], { then: [{ kind: 'outIsOpen' }] })
    : null;
const inside =
  (rule: Rule<'ballRested'>): Rule<'ballRested'> =>
  (match, fact) =>
    liesOutside(fact) ? null : rule(match, fact);

export const rules: Chapter = {
  ballRested: [
    nobodyKnowsWhereItWentOut,
    ...[
      kickOffStaysInTheCircle,
      goalKickStaysInTheArea,
      kickInFallsShort,
      indirectFreeKickFallsShort,
      setUpIsUsed,
      shotAtGoalWasTaken,
      secondSetUp,
      keeperHasNotShot,
      colourOnTopPlays,
      nobodySeesTheColour,
    ].map(inside),
  ],
};
