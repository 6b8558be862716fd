import type * as kit from '@bande/kit';
import { carriedOut, type Award, type FactId } from '@bande/core';
import type { Colour, FigureKind, Line, Side } from './names.ts';
import type { Call } from './referee/calls.ts';
import type { Paragraph } from './rulebook.ts';
import type { TippKick } from './state.ts';
import type { Whereabouts } from './zones.ts';

export const RESTARTS = ['kickOff', 'goalKick', 'kickIn', 'corner', 'freeKick', 'indirectFreeKick', 'penalty'] as const;
export type RestartKind = (typeof RESTARTS)[number];

/** 'DTKV-8.K2', 'DTKV-13.7.2' [B-16]: no goal before they are complete. */
const INDIRECT: ReadonlySet<RestartKind> = new Set<RestartKind>(['kickOff', 'goalKick', 'kickIn', 'indirectFreeKick']);
export const isIndirect = (kind: RestartKind | null): boolean => kind !== null && INDIRECT.has(kind);
/** 'DTKV-13.5', 'DTKV-14.6', 'DTKV-13.4', 'DTKV-14.5': own goals do not count, and they outlive the signal. */
const PROTECTED: ReadonlySet<RestartKind> = new Set<RestartKind>(['freeKick', 'penalty']);
export const isProtected = (kind: RestartKind | null): boolean => kind !== null && PROTECTED.has(kind);

export type Choice = kit.Choice<Call, Paragraph, Consequence>;

/** A right that a ruling opens: the owner chooses, or the default counts when his time is over ['DTKV-13.2.3', 'DTKV-14.2.2', 'DTKV-9.4']. */
export interface Offer {
  readonly kind: 'offer';
  readonly name: 'sanction' | 'waiver';
  readonly to: Side;
  readonly paragraph: Paragraph;
  readonly choices: readonly Choice[];
  readonly default: string;
}

/** How play goes on. */
type Onward =
  | (Whereabouts & {
      readonly kind: 'restartIs';
      readonly restart: RestartKind;
      readonly for: Side;
      /** Of a corner: at which side line, null where the referee has to say so ['DTKV-12.K6']. */
      readonly corner?: 'west' | 'east' | null | undefined;
    })
  /** The action under way, or the last one, is taken anew by the same side; like a penalty it outlives the signal ['DTKV-13.2.3', 'DTKV-14.2.3.1']. */
  | {
      readonly kind: 'actionIsRepeated';
      readonly likePenalty?: boolean;
      /** By choice: what was a free kick is none any more ['DTKV-13.2.4']. */ readonly plain?: boolean;
    }
  /** As it was before the ball was moved ['DTKV-6.8.1.2', 'DTKV-2.K16.2']. */
  | { readonly kind: 'situationIsRestored' }
  /** By a decision: whatever rolled rolls no more, and if nobody has told of a shot this side has shot. */
  | { readonly kind: 'actionIsOver'; readonly by?: Side | undefined }
  | { readonly kind: 'lastTouchIs'; readonly by: Side; readonly what: FigureKind }
  /** `lies`: where a restart that is done without has left the ball [C-22]. */
  | { readonly kind: 'possessionIs'; readonly of: Side; readonly lies?: Whereabouts }
  | { readonly kind: 'colourIsOpen' }
  | { readonly kind: 'outIsOpen'; readonly line?: Line };

/** What is counted in the present possession. */
type Counting =
  | { readonly kind: 'setUpCounts'; readonly of: Side; readonly keeperOnly?: boolean }
  | { readonly kind: 'setUpsBeginAnew'; readonly of: Side }
  | { readonly kind: 'goalCounts'; readonly for: Side }
  /** It was counted, and is none: the ball is on its way again, as before it crossed. */
  | { readonly kind: 'goalIsTakenBack'; readonly for: Side }
  | {
      readonly kind: 'counts';
      readonly what: CountName;
      readonly against: Side;
      /** Of a replaced figure: its number. */
      readonly figure?: number;
    };
/** What is counted against a player in the course of a match. */
export const COUNTS = [
  'overruns',
  'admonitions',
  'cautions',
  'grossOffences',
  'boxOver',
  'handUnderRubber',
  'handWithFigure',
  'kickersReplaced',
  'ballWithheld',
  'wrongColours',
  'deliberateColours',
] as const;
export type CountName = (typeof COUNTS)[number];

/** What a referee looks at before the match. */
export const CHECKS = ['plate', 'figures', 'ball'] as const;
export type Check = (typeof CHECKS)[number];

/** Time, periods, the match. */
type Timing =
  | { readonly kind: 'timeIsAdded'; readonly ticks: number }
  | { readonly kind: 'signalSounds' }
  | { readonly kind: 'periodIsOver' }
  | { readonly kind: 'extraTimeComes' }
  | { readonly kind: 'sidesAreDrawn'; readonly white: Side }
  | {
      readonly kind: 'matchIsOver';
      readonly winner: Side | null;
      readonly paragraphs: readonly Paragraph[];
      readonly score?: Readonly<Record<Side, number>>;
      readonly awarded?: Award<TippKick>;
    };

/** Hands, figures, what the referee lets happen. */
export type ByHand =
  | { readonly kind: 'defenceIsFixed'; readonly of: Side }
  | { readonly kind: 'penaltyIsReleased' }
  | { readonly kind: 'keeperHasOffended'; readonly fact: FactId }
  | {
      readonly kind: 'repetitionIsDue';
      readonly fact: FactId;
      readonly for: Side;
      /** Left out: whatever asks for it. */
      readonly paragraphs?: readonly Paragraph[];
    }
  /** 'DTKV-6.8.1.2', 'DTKV-6.K19': as soon as the ball has ended its way. */
  | { readonly kind: 'puttingBackIsDue'; readonly fact: FactId; readonly paragraphs: readonly Paragraph[] }
  /** Before the match: he has looked at it ['DTKV-1.K28.1', 'DTKV-2.K1', 'DTKV-3.K4']. */
  | { readonly kind: 'isChecked'; readonly what: Check }
  | { readonly kind: 'takerIsUrged' }
  | { readonly kind: 'playerIsAway'; readonly of: Side }
  | { readonly kind: 'playerIsBack' }
  /** 'DTKV-5.1.2'; with `timeStands` the time is stopped too ['DTKV-1.K29.2']; `undecided`: it only rests until the referee has decided ['DTKV-5.K8']. */
  | { readonly kind: 'playIsHeld'; readonly timeStands?: boolean; readonly undecided?: boolean }
  | { readonly kind: 'timeStands' }
  | { readonly kind: 'playGoesOn' }
  /** `inSave`: it broke while it saved, and what comes of that shot counts ['DTKV-2.K18']. */
  | { readonly kind: 'keeperIsBroken'; readonly of: Side; readonly fact: FactId; readonly inSave?: boolean }
  | { readonly kind: 'keeperIsWhole'; readonly of: Side }
  /** 'DTKV-10.K4', 'DTKV-12.K4' [C-83]: the ball lies in a wrong place; `told`: the taker knows. */
  | { readonly kind: 'ballIsMisplaced'; readonly told: boolean }
  | { readonly kind: 'figureIsGone'; readonly of: Side; readonly figure: number }
  | { readonly kind: 'ballIsTurned'; readonly top: Colour };

export type Consequence = Offer | Onward | Counting | Timing | ByHand;
export type ConsequenceOf<K extends Consequence['kind']> = Extract<Consequence, { kind: K }>;

/** With one of these play stands or begins anew: what weaker rulings on the same fact would bring about no longer matters. */
const ONWARD: ReadonlySet<Consequence['kind']> = new Set<Consequence['kind']>([
  'restartIs',
  'actionIsRepeated',
  'situationIsRestored',
  'periodIsOver',
  'extraTimeComes',
  'matchIsOver',
]);
/** What counts whichever ruling prevails. */
const COUNTS_ANYWAY: ReadonlySet<Consequence['kind']> = new Set<Consequence['kind']>([
  'counts',
  'timeIsAdded',
  'goalCounts',
  'playIsHeld',
  'keeperIsBroken',
]);

/** Goals come first: the score with which a period ends has them. */
export const prevailing = (rulings: readonly { readonly then?: readonly Consequence[] }[]): readonly Consequence[] =>
  carriedOut(rulings, { onward: ONWARD, anyway: COUNTS_ANYWAY, first: 'goalCounts' });
