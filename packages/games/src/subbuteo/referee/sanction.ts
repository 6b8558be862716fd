import type { FactId } from '@bande/core';
import type { Choice, Consequence, RestartKind, Spots } from '../consequences.ts';
import { groundIn } from '../motion.ts';
import { other, type Side } from '../names.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Fact, Match, Ruling } from '../state.ts';
import {
  isOnAreaLine,
  isOnGoalLine,
  onTheField,
  penaltyAreaOf,
  penaltySpotOf,
  spotAreaOf,
  type Whereabouts,
} from '../zones.ts';
import type { Call } from './calls.ts';
import { ruling } from './ruling.ts';

/** An offence, and where it happened. The injured side takes what it is given, or plays on ['FISTF-II.4.3.3', 'FISTF-II.10.7.2.1']. */
export interface Offence {
  readonly call: Call;
  readonly paragraphs: readonly Paragraph[];
  readonly against: Side;
  readonly place: Whereabouts;
  /** Listed in 'FISTF-II.12.1.1': in the offender's own area it is a penalty, by this paragraph. */
  readonly penaltyBy?: Paragraph;
  /** A penalty wherever it happened ['FISTF-II.8.1.2.b.1']. */
  readonly always?: 'penalty';
  /** From the spot of this side's area, whatever the place ['FISTF-II.8.1.5.P']. */
  readonly spotOf?: Side;
  readonly evidence?: readonly FactId[];
  /** What else follows at once. */
  readonly besides?: readonly Consequence[];
  /** What the injured side may take instead. */
  readonly instead?: readonly Choice[];
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
  /** The first offence of its kind in a match is punished less than the others ['FISTF-II.8.1.2.a', 'FISTF-II.8.2.1.a']. */
  readonly keeper?: 'jerk' | 'line';
  /** The flick that committed it: another contact of the same flick widens the choice [S-42]. */
  readonly about?: FactId | undefined;
}

const PLAY_ON: Choice = {
  choice: 'playOn',
  call: 'playOn',
  paragraphs: ['FISTF-II.4.3.3', 'FISTF-II.10.7.2.1', 'FISTF-IV.1.2.1', 'FISTF-IV.1.2.2'],
  then: [],
};

/** What rule 10 forbids: for this too play is stopped. */
const STOPPED: Paragraph = 'FISTF-II.4.3.4.5';
const CONDUCT: ReadonlySet<Call> = new Set<Call>([
  'handBall',
  'fingerFoul',
  'obstruction',
  'unsporting',
  'timeWasting',
  'illegalConduct',
]);

/** Between the periods and in a shoot-out no free kick can be given: it is called, and it counts [S-98]. */
export const mayBeGiven = ({ state: { phase, period } }: Match): boolean =>
  (phase === 'play' || phase === 'restart' || phase === 'setUp') && period !== 'shootOut';

export function sanction(match: Match, fact: Fact, offence: Offence): Ruling {
  const { call, paragraphs, against, evidence, besides = [], instead = [], detail, keeper, about } = offence;
  const injured = other(against);
  const counts: Consequence = { kind: 'offenceCounts', against, ...(keeper === undefined ? {} : { keeper }) };
  if (!mayBeGiven(match)) return ruling(fact, call, paragraphs, { for: injured, against, then: [counts, ...besides] });
  const award = awardFor(match, offence);
  const take = takeOf(
    match,
    injured,
    CONDUCT.has(call) ? { ...award, paragraphs: [...award.paragraphs, STOPPED] } : award,
  );
  return ruling(fact, call, [...paragraphs, ...award.paragraphs], {
    for: injured,
    against,
    where: award.place,
    restart: award.restart,
    ...(evidence === undefined ? {} : { evidence }),
    ...(detail === undefined ? {} : { detail }),
    then: [
      counts,
      ...besides,
      {
        kind: 'offer',
        name: 'sanction',
        to: injured,
        paragraph: paragraphs[0]!,
        choices: [take, ...instead, PLAY_ON],
        default: 'take',
        about,
      },
    ],
  });
}

function takeOf(match: Match, injured: Side, { restart, paragraphs, place }: Award): Choice {
  return {
    choice: 'take',
    call: restart,
    paragraphs: [...paragraphs, ...givesTheBall(match, injured)],
    then: [{ kind: 'restartIs', restart, for: injured, at: place.at, where: place.where }],
  };
}
/** What the injured side gets if it takes it. */
export const awardOf = (match: Match, offence: Pick<Offence, 'against' | 'place' | 'penaltyBy' | 'always'>): Choice =>
  takeOf(match, other(offence.against), awardFor(match, offence));

/** 'FISTF-II.5.1.2.5', 'FISTF-II.6.1.2.5': whoever gets it has the ball; 'FISTF-II.6.2.7.d': nobody blocks any more. */
const givesTheBall = ({ state }: Match, injured: Side): readonly Paragraph[] => [
  ...(state.attacker === other(injured) ? (['FISTF-II.5.1.2.5', 'FISTF-II.6.1.2.5'] as const) : []),
  ...(state.block === null ? [] : (['FISTF-II.6.2.7.d'] as const)),
];

interface Award {
  readonly restart: Extract<RestartKind, 'freeKick' | 'penalty'>;
  readonly paragraphs: readonly Paragraph[];
  readonly place: Whereabouts;
}

type Place = Pick<Offence, 'against' | 'place' | 'penaltyBy' | 'always' | 'spotOf'>;
function awardFor(match: Match, { against, place, penaltyBy, always, spotOf }: Place): Award {
  const { pitch } = groundIn(match);
  const isOwn = penaltyBy !== undefined && penaltyAreaOf(pitch, place) === against;
  if (always === 'penalty' || isOwn)
    return {
      restart: 'penalty',
      paragraphs: ['FISTF-II.12.1.1', ...(penaltyBy === undefined ? [] : [penaltyBy])],
      place: { at: penaltySpotOf(pitch, against) },
    };
  return spotOf === undefined
    ? freeKickAt(match, place)
    : { restart: 'freeKick', paragraphs: ['FISTF-II.11.1.1'], place: { at: penaltySpotOf(pitch, spotOf) } };
}

/** From the place, or from the spot of the area it lies in; outside the field from its nearest point [S-8]. */
export function freeKickAt(match: Match, place: Whereabouts): Award {
  const { pitch } = groundIn(match);
  const area = spotAreaOf(pitch, place);
  if (area !== null && area !== undefined) {
    const isBehind = penaltyAreaOf(pitch, place) !== area || isOnGoalLine(pitch, place);
    const within: Paragraph = isOnAreaLine(pitch, place) ? 'FISTF-II.11.1.3.2' : 'FISTF-II.11.1.3.1';
    return {
      restart: 'freeKick',
      paragraphs: ['FISTF-II.11.1.1', isBehind ? 'FISTF-II.11.1.3.3' : within],
      place: { at: penaltySpotOf(pitch, area) },
    };
  }
  const at = place.at === undefined ? undefined : onTheField(pitch, place.at);
  const isOutside = at !== undefined && place.at !== undefined && (at[0] !== place.at[0] || at[1] !== place.at[1]);
  return {
    restart: 'freeKick',
    paragraphs: ['FISTF-II.11.1.1', ...(isOutside ? (['FISTF-II.11.1.2.1', 'FISTF-II.11.1.2.2'] as const) : [])],
    place: { at, where: place.where },
  };
}

/** What may be demanded back: everything that a flick has moved ['FISTF-II.6.2.4.i.1']. */
export interface BackOffer {
  readonly call: Call;
  readonly paragraphs: readonly Paragraph[];
  /** The paragraph that gives the right. */
  readonly by: Paragraph;
  readonly to: Side;
  readonly flick: FactId;
  readonly but?: Spots;
  /** Whose flick was hindered, and is not counted. */
  readonly hindered?: Side;
  readonly evidence?: readonly FactId[];
  readonly besides?: readonly Consequence[];
  /** What follows when it is taken, beside the restoring. */
  readonly after?: readonly Consequence[];
  readonly instead?: readonly Choice[];
  readonly where?: Whereabouts;
  /** What waits for the choice. */
  readonly waiting?: readonly Fact[];
}

/** Taken, everything is as it was. */
const backChoice = ({
  by,
  flick,
  but,
  hindered,
  after = [],
}: Pick<BackOffer, 'by' | 'flick' | 'but' | 'hindered' | 'after'>): Choice => ({
  choice: 'back',
  call: 'backTaken',
  paragraphs: [by],
  then: [
    {
      kind: 'flickIsUndone',
      flick,
      ...(but === undefined ? {} : { but }),
      ...(hindered === undefined ? {} : { hindered }),
    },
    ...after,
  ],
});

/** A right that is not used is gone this time alone. */
const KEPT_FOR_LATER: Paragraph = 'FISTF-I.17.4';

export function backOffered(fact: Fact, offer: BackOffer): Ruling {
  const { call, paragraphs, by, to, flick, evidence, besides = [], instead = [], where, waiting = [] } = offer;
  return ruling(fact, call, paragraphs, {
    for: to,
    against: other(to),
    ...(evidence === undefined ? {} : { evidence }),
    ...(where === undefined ? {} : { where }),
    then: [
      ...besides,
      {
        kind: 'offer',
        name: 'back',
        to,
        paragraph: by,
        choices: [
          backChoice(offer),
          ...instead,
          { choice: 'leave', call: 'leftAsItIs', paragraphs: [by, KEPT_FOR_LATER], then: [] },
        ],
        default: 'leave',
        about: flick,
        waiting,
      },
    ],
  });
}
