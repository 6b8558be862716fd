import type * as kit from '@bande/kit';
import { carriedOut, type Award, type FactId, type OptionId } from '@bande/core';
import type { Event, Line } from './events.ts';
import type { BodyName, Figure, Player, Side } from './names.ts';
import type { Call } from './referee/calls.ts';
import type { Paragraph } from './rulebook.ts';
import type { Fact, Subbuteo } from './state.ts';
import type { Spot, Whereabouts } from './zones.ts';

export const RESTARTS = ['kickOff', 'goalKick', 'freeKick', 'throwIn', 'corner', 'penalty', 'shot'] as const;
/** `shot` is one of a shoot-out. */
export type RestartKind = (typeof RESTARTS)[number];

export type Spots = Readonly<Partial<Record<BodyName, Spot>>>;

/** What a side may choose, and what follows from it. */
export type Choice = kit.Choice<Call, Paragraph, Consequence>;

/** A right that a ruling opens: the owner chooses, or the default counts when his time is over. Nobody flicks until then. */
export interface Offer {
  readonly kind: 'offer';
  readonly name: 'sanction' | 'back';
  readonly to: Side;
  readonly paragraph: Paragraph;
  readonly choices: readonly Choice[];
  readonly default: string;
  /** The flick that it is about: an offer about the same flick gives way to this one [S-42]. */
  readonly about?: FactId | undefined;
  /** What has taken place and waits for the choice [S-97]. */
  readonly waiting?: readonly Fact[];
}

/** Possession, rights, counts. */
type InPlay =
  /** How it came about decides what a rebound undoes ['FISTF-II.5.2.2', 'FISTF-II.9.2.1.3', 'FISTF-II.13.3.2.1']. */
  | {
      readonly kind: 'possessionIs';
      readonly of: Side;
      readonly by: 'miss' | 'touch' | 'rebound' | 'keeper' | 'award' | 'press' | 'back';
    }
  | { readonly kind: 'blockMayBeFlicked'; readonly by: Side }
  | { readonly kind: 'blockIsOver' }
  /** The attacker waits until the outstanding block flick is made or waived; then all of this follows. */
  | { readonly kind: 'blockFirst'; readonly paragraph: Paragraph; readonly then: readonly Consequence[] }
  | { readonly kind: 'attackerWaitsNoMore' }
  /** The referee does this next, at once: it is told and judged like everything else. */
  | { readonly kind: 'followedBy'; readonly event: Event }
  | { readonly kind: 'figureIsBarred'; readonly figure: Player; readonly by: RestartKind | 'tick' }
  | { readonly kind: 'barsAreLifted'; readonly figures: readonly Player[] }
  | { readonly kind: 'tickIsAllowed'; readonly of: Side }
  | { readonly kind: 'tickCounts' }
  /** The next attacking flick is restricted, or has been made ['FISTF-II.5.4.2.3']. */
  | { readonly kind: 'flickIsRestricted'; readonly is: boolean }
  | { readonly kind: 'figureGoesOut'; readonly figure: Figure; readonly to: 'cloth' | 'barrier' | 'table' }
  | { readonly kind: 'figuresAreOffside'; readonly figures: readonly Figure[] }
  | { readonly kind: 'offenceCounts'; readonly against: Side; readonly keeper?: 'jerk' | 'line' }
  | { readonly kind: 'card'; readonly to: Side; readonly colour: 'yellow' | 'orange' | 'red' }
  | { readonly kind: 'timeIsLost'; readonly ticks: number }
  | { readonly kind: 'substitutionCounts'; readonly of: Side; readonly what: 'figure' | 'keeper' }
  | {
      readonly kind: 'figuresAreTakenOff';
      readonly figures: readonly Figure[];
      readonly of: Side;
      readonly count: number;
      /** Because it is damaged: until half-time [S-23]. */
      readonly broken?: boolean;
    }
  /** So many of those that were damaged; if nobody says, all. */
  | { readonly kind: 'figuresAreWholeAgain'; readonly of: Side; readonly count?: number }
  /** A choice that was open is made by the referee's word, or by playing on. */
  | { readonly kind: 'offerIsAnswered'; readonly option: OptionId; readonly choice?: string }
  /** Play goes on by the referee's word: what was to be offered after the open choices is not offered any more [S-294]. */
  | { readonly kind: 'nobodyChoosesLater' }
  /** The ball was played, and nobody has said how: what was counted since possession began counts no more. */
  | { readonly kind: 'courseIsUnknown' }
  | { readonly kind: 'ballIsInside'; readonly zone: Side }
  /** Measured on request: both players have been told ['FISTF-II.2.1.1.3.3']. */
  | { readonly kind: 'gapIsKnown'; readonly figure: Figure; readonly mm: number }
  /** A tick has been made, and its block flick is to come ['FISTF-II.13.4.5.1']. */
  | { readonly kind: 'tickIsOver'; readonly by: Side }
  /** At a desk: nobody has said who gets it. */
  | { readonly kind: 'ballLiesOut'; readonly line: Line };

/** What a referee's hands do with what stands on the pitch. */
type ByHand =
  /** `upright` are those that have been placed although nobody has measured where. */
  | {
      readonly kind: 'bodiesArePlaced';
      readonly spots: Spots;
      readonly atEdge?: readonly Figure[];
      readonly upright?: readonly Figure[];
    }
  /** Everything that this flick has moved goes back to where it was; `but` stands elsewhere, and the flicks of those figures are over, as is the one that this side had under way. */
  | { readonly kind: 'flickIsUndone'; readonly flick: FactId; readonly but?: Spots; readonly hindered?: Side }
  | { readonly kind: 'takerAndBallAreLifted' }
  | { readonly kind: 'takerAndBallAreBack' }
  | { readonly kind: 'reserveComesIn'; readonly of: Side; readonly at?: Spot | undefined }
  | { readonly kind: 'reserveGoesOff'; readonly of: Side };

/** Restarts: awarded, set up, taken, lost. */
type Restarting =
  | (Whereabouts & {
      readonly kind: 'restartIs';
      readonly restart: RestartKind;
      readonly for: Side;
      /** Set up within ten seconds ['FISTF-II.4.2.5.2', 'FISTF-II.15.2.1.5.1']. */
      readonly inHaste?: boolean;
      /** In place of a restart that was lost: the ball has not gone out once more ['FISTF-II.9.2.1.4']. */
      readonly instead?: true;
    })
  | {
      readonly kind: 'takerIs';
      readonly figure: Player | null;
      readonly at?: Spot | undefined;
      readonly ball?: Spot | undefined;
    }
  | { readonly kind: 'sideIsLinedUp'; readonly side: Side }
  | { readonly kind: 'nextStep' }
  | { readonly kind: 'positionalFlickIsUsed'; readonly by: Side }
  | { readonly kind: 'restartIsReleased' }
  | { readonly kind: 'restartIsRepeated' }
  | { readonly kind: 'rightPasses' }
  | { readonly kind: 'restartIsFulfilled' };

/** Goals, periods, the match. */
type Counting =
  | { readonly kind: 'goalCounts'; readonly for: Side }
  /** It was none after all. */
  | { readonly kind: 'goalIsTakenBack'; readonly for: Side }
  | { readonly kind: 'addedTimeRuns'; readonly ticks: number }
  /** After the signal what moves is played out ['FISTF-II.7.1.1.b']. */
  | { readonly kind: 'signalSounds' }
  | { readonly kind: 'periodIsOver' }
  | { readonly kind: 'extraTimeComes' }
  | { readonly kind: 'shootOutComes' }
  | { readonly kind: 'tossIsWon'; readonly by: Side; readonly from?: 'west' | 'east' }
  | { readonly kind: 'kickOffIs'; readonly by: Side }
  | { readonly kind: 'firstShotIs'; readonly by: Side }
  | { readonly kind: 'playBeginsAgain' }
  | { readonly kind: 'shotIsTaken'; readonly by: Side; readonly scored: boolean }
  | {
      readonly kind: 'matchIsOver';
      readonly winner: Side | null;
      readonly paragraphs: readonly Paragraph[];
      readonly score?: Readonly<Record<Side, number>>;
      readonly awarded?: Award<Subbuteo>;
    };

/** Everything that can follow from a ruling, in the order of the rulings. */
export type Consequence = Offer | InPlay | ByHand | Restarting | Counting;
export type ConsequenceOf<K extends Consequence['kind']> = Extract<Consequence, { kind: K }>;

export const ofKind = <K extends Consequence['kind']>(
  rulings: readonly { readonly then?: readonly Consequence[] }[],
  kind: K,
): readonly ConsequenceOf<K>[] =>
  rulings.flatMap(({ then = [] }) => then.filter((one): one is ConsequenceOf<K> => one.kind === kind));

/** With one of these play stands or begins anew: what weaker rulings on the same fact would bring about in play no longer matters. */
const ONWARD: ReadonlySet<Consequence['kind']> = new Set<Consequence['kind']>([
  'restartIs',
  'restartIsRepeated',
  'rightPasses',
  'periodIsOver',
  'extraTimeComes',
  'shootOutComes',
  'kickOffIs',
  'firstShotIs',
  'playBeginsAgain',
  'shotIsTaken',
  'matchIsOver',
]);
/** What counts whichever ruling prevails. */
const COUNTS_ANYWAY: ReadonlySet<Consequence['kind']> = new Set<Consequence['kind']>([
  'offenceCounts',
  'card',
  'timeIsLost',
  'substitutionCounts',
  'goalCounts',
  'goalIsTakenBack',
]);

/** Goals come first: the score with which a period or the match ends has them. */
export const prevailing = (rulings: readonly { readonly then?: readonly Consequence[] }[]): readonly Consequence[] =>
  carriedOut(rulings, { onward: ONWARD, anyway: COUNTS_ANYWAY, first: 'goalCounts' });
