import { isUnfit, unfit } from '@bande/kit';
import { LEAST_ADDED } from '../../clocks.ts';
import type { Consequence } from '../../consequences.ts';
import { contradictionIn, isFreeKickInside, isPenaltyElsewhere } from '../../contradictions.ts';
import { other, type Side } from '../../names.ts';
import { movementIn } from '../../reckoning/movement.ts';
import { isGoalInSpiteOf } from '../../reckoning/told-late.ts';
import type { Paragraph } from '../../rulebook.ts';
import { colourOf, type Match } from '../../state.ts';
import type { Whereabouts } from '../../zones.ts';
import type { Breach } from '../breach-names.ts';
import type { Call } from '../calls.ts';
import { meantColourCounts } from '../conduct.ts';
import { ballPlace } from '../moving.ts';
import { placeOfDeed } from '../obstruction.ts';
import { ruling } from '../ruling.ts';
import { offence } from '../sanction.ts';
import { breachParagraphs } from './breaches.ts';
import { moving, over, seen, type Answer, type Decide, type DecidedOf, type Unfit } from './saying.ts';

/** Rules 3, 6, 7, 13.1 and 14.1, decided: what somebody has done wrong, and where. */

/** A penalty or a free kick hangs on the place. */
const WHERE = 'where: say where it was, or which restart follows: in the own penalty area it is a penalty';

type Offences =
  | 'bodyTouch'
  | 'obstruction'
  | 'blocking'
  | 'timeWasting'
  | 'wrongColour'
  | 'illegalMovement'
  | 'spareFigure'
  | 'activeDefence'
  | 'liftedKicker'
  | 'illegalDefence'
  | 'keeperOffence';
interface Said extends Whereabouts {
  readonly against: Side;
  readonly restart?: 'freeKick' | 'penalty' | undefined;
}
interface Broken {
  readonly paragraphs: readonly Paragraph[];
  readonly freeKick: Paragraph;
  readonly penalty?: Paragraph;
  readonly gross?: boolean;
  readonly then?: readonly Consequence[];
  readonly detail?: Readonly<Record<string, string | boolean>>;
}

const AREA = { red: 'redPenaltyArea', blue: 'bluePenaltyArea' } as const;
const known = ({ at, where }: Whereabouts): boolean => at !== undefined || where !== undefined;

/** The place that was said, or the ball's; a restart that was said needs none. */
function placeOf(match: Match, { at, where, restart, against }: Said): Whereabouts {
  if (restart === 'penalty') return { where: AREA[against] };
  return ballPlace(match, { at, where });
}

/** The other player's action, entered or not, is over with it; he may choose to take it once more. */
function punished(match: Match, fact: DecidedOf<Call> & Said, broken: Broken): Answer {
  const { against, restart } = fact;
  const otherwise = placedOtherwise(match, fact, broken);
  if (otherwise !== null) return otherwise;
  const place = placeOf(match, fact);
  if (broken.penalty !== undefined && restart === undefined && !known(place)) return unfit(WHERE, broken.penalty);
  const { penalty, ...free } = broken;
  const always: Paragraph = penalty ?? 'DTKV-14.1.2';
  const one = {
    against,
    place,
    ...free,
    ...(restart === 'freeKick' || (penalty === undefined && restart !== 'penalty') ? {} : { penalty: always }),
  };
  const shooter = match.state.movement?.by ?? shotBy(match, fact);
  const shot = match.state.movement === null && shooter !== undefined ? moving(match, shooter) : match;
  const found = [offence(shot, fact, fact.call, one)];
  return match.state.signal || shooter === undefined ? found : over(shooter, found);
}
/** 'DTKV-14.1': what he says of the place, and what he says follows from it. */
function placedOtherwise(match: Match, fact: DecidedOf<Call> & Said, { penalty }: Broken): Unfit | null {
  const { against, restart, call } = fact;
  if (restart !== undefined && isGoalInSpiteOf(match, against))
    return unfit(
      'restart: the goal counts, and the kick-off follows',
      restart === 'penalty' ? 'DTKV-14.3' : 'DTKV-13.3',
    );
  if (restart === 'penalty')
    return isPenaltyElsewhere(against, fact, OF_A_FIGURE.has(call))
      ? unfit('restart: a penalty is for what is done in the own penalty area', penalty ?? 'DTKV-14.1.2')
      : null;
  // His own free kick on the other colour is one for the other player from the same place ['DTKV-13.6.1'].
  const isTaken = call === 'wrongColour' && (match.state.restart ?? match.state.repetition)?.by === against;
  return restart === 'freeKick' && penalty !== undefined && !isTaken && isInsideBy(fact)
    ? unfit('restart: in the own penalty area it is a penalty', penalty, 'DTKV-13.1.8')
    : null;
}
const OF_A_FIGURE: ReadonlySet<Call> = new Set<Call>([
  'spareFigure',
  'activeDefence',
  'liftedKicker',
  'illegalDefence',
]);
const isInsideBy = (fact: DecidedOf<Call> & Said): boolean =>
  stoodInside(fact) || isFreeKickInside(fact.against, fact, OF_A_FIGURE.has(fact.call));
/** What can only be done while the other player's shot is under way. */
const AGAINST_A_SHOT: ReadonlySet<Call> = new Set<Call>([
  'spareFigure',
  'activeDefence',
  'liftedKicker',
  'illegalDefence',
  'keeperOffence',
  'handUnderRubber',
]);
/** Nobody has told of that shot: whoever had the ball has shot. */
const shotBy = (match: Match, { call, against }: DecidedOf<Call> & Said): Side | undefined =>
  AGAINST_A_SHOT.has(call) && movementIn(match)?.by === other(against) && !match.state.signal
    ? other(against)
    : undefined;

const said =
  <C extends Offences>(brokenOf: (fact: DecidedOf<C>, match: Match) => Broken): Decide<C> =>
  (match, fact) =>
    punished(match, fact, brokenOf(fact, match));

export const bodyTouch = said<'bodyTouch'>(() => ({
  paragraphs: [],
  freeKick: 'DTKV-13.1.1',
  penalty: 'DTKV-14.1.1',
}));
const gross = (against: Side): Consequence => ({ kind: 'counts', what: 'grossOffences', against });
const obstructed = said<'obstruction'>(({ because, against }) => ({
  paragraphs: [...breachParagraphs(because), 'DTKV-7.K13', 'DTKV-15.2.4'],
  freeKick: 'DTKV-13.1.4',
  penalty: 'DTKV-14.1.4',
  then: [gross(against)],
  ...because_(because),
}));
/** A deed that is named is judged as if it had been entered: where it can have been, and where it counts as done [C-10]. */
export const obstruction: Decide<'obstruction'> = (match, fact) => {
  const { against: by, because: what, at, where, id, tick } = fact;
  if (what === undefined) return obstructed(match, fact);
  const deed = { kind: 'breach', by, what, at, where } as const;
  const odd = contradictionIn(deed);
  if (odd !== null) return unfit(odd.why, ...odd.paragraphs);
  const place = placeOfDeed(match, { ...deed, id, tick });
  return obstructed(match, place === null ? fact : { ...fact, where: place.where, at: place.at && [...place.at] });
};
export const blocking = said<'blocking'>(({ against }) => ({
  paragraphs: ['DTKV-6.K14', 'DTKV-6.K15', 'DTKV-7.K13', 'DTKV-15.2.4'],
  freeKick: 'DTKV-13.1.4',
  penalty: 'DTKV-14.1.4',
  then: [gross(against)],
}));
/** 'DTKV-4.K10': at least ten seconds more. */
export const timeWasting = said<'timeWasting'>(({ against }) => ({
  paragraphs: ['DTKV-7.K10', 'DTKV-7.K13', 'DTKV-4.K10', 'DTKV-15.2.4'],
  freeKick: 'DTKV-13.1.4',
  penalty: 'DTKV-14.1.4',
  then: [gross(against), { kind: 'timeIsAdded', ticks: LEAST_ADDED }],
}));
const because_ = (because: Breach | undefined): { readonly detail?: Readonly<Record<string, string>> } =>
  because === undefined ? {} : { detail: { because } };

/** As if the shot had been entered; where something else was said of the place or of what follows, by that. */
export const wrongColour: Decide<'wrongColour'> = (match, fact) => {
  const { against: by, at, where, restart } = fact;
  const isHis = match.state.movement === null && (match.state.restart ?? match.state.repetition)?.by === by;
  const top = colourOf(match.state, other(by));
  const meant = fact.deliberate === true ? meantColourCounts(match, by) : [];
  const detail = fact.deliberate === true ? { detail: { deliberate: true } } : {};
  if (isHis && restart === undefined) {
    const shot = over(by, seen(match, fact, { kind: 'shot', by, how: 'button', top, at, where }));
    const why = ruling(fact, 'wrongColour', ['DTKV-15.2.2'], { for: other(by), against: by, ...detail, then: meant });
    return isUnfit(shot) || meant.length === 0 ? shot : [...shot, why];
  }
  return punished(match, fact, {
    paragraphs: [
      'DTKV-3.4.1',
      'DTKV-3.K15',
      'DTKV-3.K13',
      ...(fact.deliberate === true ? (['DTKV-15.2.2'] as const) : []),
    ],
    freeKick: 'DTKV-13.1.2',
    penalty: 'DTKV-14.1.2',
    ...detail,
    then: [...meant, { kind: 'counts', what: 'wrongColours', against: by }],
  });
};
const WAYS: Readonly<Record<'led' | 'pushed' | 'body', readonly Paragraph[]>> = {
  led: ['DTKV-3.K11', 'DTKV-3.K12'],
  pushed: ['DTKV-3.3.2', 'DTKV-3.K12'],
  body: ['DTKV-3.3.2', 'DTKV-3.K10'],
};
export const illegalMovement = said<'illegalMovement'>(({ how }) => ({
  paragraphs: [...(how === undefined ? (['DTKV-3.3.2'] as const) : WAYS[how]), 'DTKV-3.K13'],
  freeKick: 'DTKV-13.1.2',
  penalty: 'DTKV-14.1.2',
}));
export const spareFigure = said<'spareFigure'>(({ hindered }) => ({
  paragraphs: ['DTKV-2.K8', 'DTKV-13.K4'],
  freeKick: hindered === true ? 'DTKV-13.1.7.2' : 'DTKV-13.1.7.1',
  penalty: hindered === true ? 'DTKV-14.1.6' : 'DTKV-14.1.5',
}));

// ── the defence ───────────────────────────────────────────────────────────────────────────────────────────────────

/** Whoever shot himself intervenes in the rebound; that is no breach of rule 6 ['DTKV-13.K6']. */
export const activeDefence = said<'activeDefence'>(({ against }, match) => ({
  paragraphs: ['DTKV-6.5.2', 'DTKV-6.5.3', 'DTKV-6.7.2'],
  freeKick: 'DTKV-13.1.3',
  penalty: 'DTKV-14.1.3',
  gross: match.state.movement?.by !== against,
}));
export const liftedKicker = said<'liftedKicker'>(() => ({
  paragraphs: ['DTKV-6.K37', 'DTKV-6.K38', 'DTKV-13.K9'],
  freeKick: 'DTKV-13.1.3',
  penalty: 'DTKV-14.1.3',
}));
const STOOD: Readonly<Record<NonNullable<DecidedOf<'illegalDefence'>['because']>, Paragraph>> = {
  distance: 'DTKV-6.3.1',
  area: 'DTKV-6.3.4',
  line: 'DTKV-6.3.5',
  posture: 'DTKV-6.3.3',
  leg: 'DTKV-6.K12',
};
const stoodInside = (fact: DecidedOf<Call>): boolean =>
  fact.call === 'illegalDefence' && (fact.because === 'area' || fact.because === 'line');
/** In his own area it is a penalty wherever the ball is ['DTKV-14.1.3'] [C-8]. */
export const illegalDefence: Decide<'illegalDefence'> = (match, fact) => {
  const { because, restart } = fact;
  return punished(
    match,
    { ...fact, restart: restart ?? (stoodInside(fact) ? 'penalty' : undefined) },
    {
      paragraphs: [...(because === undefined ? [] : [STOOD[because]]), 'DTKV-6.7.1', 'DTKV-6.K13'],
      freeKick: 'DTKV-13.1.3',
      penalty: 'DTKV-14.1.3',
      gross: true,
    },
  );
};
const KEPT: Readonly<Record<NonNullable<DecidedOf<'keeperOffence'>['because']>, Paragraph>> = {
  bentForward: 'DTKV-6.2.1',
  upsideDown: 'DTKV-6.2.2',
  boxOver: 'DTKV-6.2.3',
  figureHeld: 'DTKV-6.2.4',
};
/** A free kick also in the area; a penalty where a ball at rest was moved so, and the referee says that it was [C-9]. */
export const keeperOffence = said<'keeperOffence'>(({ because }) => ({
  paragraphs: [...(because === undefined ? [] : [KEPT[because]]), 'DTKV-6.7.1'],
  freeKick: 'DTKV-13.1.3',
  gross: true,
}));
/** 'DTKV-6.4.2': from where the shot was made. */
export const handUnderRubber: Decide<'handUnderRubber'> = (match, fact) => {
  const { at, where } = match.state.movement?.before.ball ?? match.state.ball;
  return punished(
    match,
    { ...fact, at, where },
    {
      paragraphs: ['DTKV-6.4.1', 'DTKV-6.4.2'],
      freeKick: 'DTKV-13.1.3',
      gross: true,
      then: [{ kind: 'counts', what: 'handUnderRubber', against: fact.against }],
    },
  );
};
/** 'DTKV-6.9.7.1', 'DTKV-6.9.7.2': from where the kicker stands, and never a penalty [C-11] [C-92]. */
export const lateDefence: Decide<'lateDefence'> = (match, fact) => {
  const by: readonly Paragraph[] = fact.because === 'orderIgnored' ? ['DTKV-6.9.7.1'] : ['DTKV-6.9.7.2', 'DTKV-6.K36'];
  const at = fact.at ?? (fact.where === undefined ? match.state.defence[fact.against]?.at : undefined);
  const place = at === undefined ? {} : { at: [at[0], at[1]] as [number, number] };
  return punished(match, { ...fact, ...place }, { paragraphs: by, freeKick: 'DTKV-13.1.3', gross: true });
};
