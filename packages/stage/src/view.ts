import type {
  Action,
  AnyShape,
  Duty,
  GameShape,
  LogEntry,
  Match,
  OptionId,
  Refusal,
  Ruling,
  Seat,
  Words,
} from '@bande/core';
import type { Intent, Running } from '@bande/host';
import type { ComponentType } from 'react';

/**
 * What a game shows of itself. The house (lobby, table, replay, reader) knows no game: it asks the core what is legal
 * and this object how it looks and reads. A game's view is `packages/games/src/<game>/view/index.ts`, which exports
 * `view: GameView<…>`; it is light (words, cells, pictures of the match as data), and loads its 3D scene when asked.
 */
export interface GameView<G extends GameShape>
  extends Introduces<G>, Teaches<G>, Offers<G>, Sets<G>, Tells<G>, Judges<G>, Shows<G>, LooksBack<G> {
  /** The 3D table, loaded when a table is opened. */
  loadScene(): Promise<ComponentType<SceneProps<G>>>;
}

/** How it presents itself before a match. */
export interface Introduces<G extends GameShape> {
  /** What its table is called, where that is not the game's own name. */
  readonly table?: Words;
  /** What a match is called that is not played at that table; null: as the table. */
  tableOf?(match: Match<G>): Words | null;
  /** Whether somebody can play on at this table from a match as it lies; left out, always. */
  playable?(match: Match<G>): boolean;
  /** One line for the start page. */
  readonly pitch: Words;
  readonly sides: Readonly<Record<G['side'], SideLook>>;
  /** Where the sides agreed on other colours for this match. */
  sidesOf?(match: Match<G>): Readonly<Record<G['side'], SideLook>>;
  /** What its sides may wear, each side the usual one first; left out, they always look the same. Two that are alike are never worn together: the scene sees to that. */
  readonly kits?: Readonly<Record<G['side'], readonly KitChoice[]>>;
  /** It can be looked at from eye level, too: what stands there hides nothing that one has to see all the time. */
  readonly eyeLevel?: boolean;
  /** Choices offered before a match: the first of each is the usual one, and has no clock for whoever has never been here. */
  readonly presets: readonly Preset<G>[];
  /** By its id, the one that would decide what a match has left open; null: nothing is open. */
  decider?(match: Match<G>): string | null;
}

/** How its hands are learnt. */
export interface Teaches<G extends GameShape> {
  /** Shown by a ghost hand the first time at this table, one after the other. */
  readonly hints?: readonly Hint<G>[];
  /** Where a match is learnt by others; null: by those. */
  hintsOf?(match: Match<G>): readonly Hint<G>[] | null;
  /** How the game goes, in at most six short lines: what is read first on the sheet that `?` opens. */
  readonly lessons?: readonly Lesson[];
  /** The same where a match is none of the rulebook's; null: it is. */
  lessonsOf?(match: Match<G>): readonly Lesson[] | null;
  /** Short tasks at the real table, one after the other, each with the referee's call. */
  readonly exercises?: readonly Exercise<G>[];
  /** What the marks on the table mean, for the sheet that `?` opens. */
  readonly signs?: readonly Lesson[];
  /** Keys and gestures, for the sheet that `?` opens; those of the dials and of the board are added by the house. */
  readonly gestures?: readonly Gesture[];
}

/** What may be done, for people. */
export interface Offers<G extends GameShape> {
  /** An action as things to pick one after the other, by id (a piece, a cell); no picks: it is a button. */
  picksOf(action: Action<G>, match: Match<G>): readonly string[];
  /** What comes of a pick that may be made next, by id, in a few words; only where it is more than is plain to see. */
  pickWords?(match: Match<G>, picked: readonly string[]): ReadonlyMap<string, Promised>;
  /** The words of a button, or of a choice that is ready to be confirmed. */
  actionWords(action: Action<G>, match: Match<G>): Words;
  /** What a button says in small letters below its words; null: nothing. */
  actionNote?(action: Action<G>, match: Match<G>): ActionNote | null;
  /** Whether nobody's time runs out in this match: its choices count no seconds. Left out, they do. */
  isUntimed?(match: Match<G>): boolean;
  /** Whether a side thinks in peace at this moment: no clock runs while somebody here does. Left out, it never does. */
  thinksInPeace?(match: Match<G>, side: G['side']): boolean;
  /** For so many seconds the clock runs along with each thought, and then waits: otherwise a match would never end. Left out, it waits at once. */
  readonly countedSeconds?: number;
  /** A button that is most likely wanted now: it stands out among the others. */
  isUrged?(action: Action<G>, match: Match<G>): boolean;
  /** A button that is seldom wanted: folded away with others of its kind. */
  isRare?(action: Action<G>, match: Match<G>): boolean;
  /** Buttons that come and go beside these: while they are away, their places are kept. */
  keptPlaces?(
    buttons: readonly Action<G>[],
    match: Match<G>,
  ): readonly { readonly after: number; readonly words: Words }[];
  /** A button by which somebody takes the dice instead of something that the board offers. */
  isRoll?(action: Action<G>): boolean;
  /** Whose dice are to be rolled now: that side presses the button; null if both roll, or nobody's. */
  roller(match: Match<G>): G['side'] | null;
  /** The action a hurried player wants, where one button can stand for a long choice (the usual formation). */
  shortcut?(legal: readonly Action<G>[], match: Match<G>): Action<G> | null;
  /** What its button says. */
  readonly shortcutWords?: Words;
  /** What a player may give up at any time, unasked; offered where the match is paused. */
  concessions?(match: Match<G>): readonly Action<G>[];
  /** The option whose time runs for this button, where it is not a choice of that option itself. */
  optionOf?(action: Action<G>, match: Match<G>): OptionId | null;
}

/** Actions with free figures: a draft that is set by hands and dials before it is done. */
export interface Sets<G extends GameShape> {
  /** Hands do it on the table itself, at any time, beside whoever sets dials: those and their button are folded away until somebody asks for them. */
  readonly byHand?: {
    /** Does it without a hand, whatever of the table has the focus. */
    readonly key: string;
    /** Another way of hands, while its button is pressed. */
    readonly mode?: HandMode<G>;
    /** Whether letting go on the table does it; otherwise it is set there, and its button stays in sight. Left out, it always does. */
    readonly letsGo?: (action: Action<G>) => boolean;
    /** The camera comes close to what is set: unfolded dials take their whole room from the table, since all of what they set has to be seen. */
    readonly closeBy?: true;
  };
  /** What can be set freely about an action (a direction, a force), as dials; none: it is done as it is. */
  dials?(action: Action<G>, match: Match<G>): readonly Dial[];
  /** Where somebody begins to set an action: not where the rules would, and near to what he did last; `now` is what stands there, which nobody has touched. */
  begins?(example: Action<G>, last: Action<G> | null, match: Match<G>, now?: Action<G> | null): Action<G>;
  /**
   * What a seat may set although it cannot be done yet: hands do not wait for the rules. Asked with what is set now it gives that back as long as one may go on setting it.
   * Null: nothing but what may be done is set.
   */
  aims?(match: Match<G>, seat: Seat, now: Action<G> | null): Action<G> | null;
  /** The action with one dial turned to a value. */
  turned?(action: Action<G>, dial: string, value: number, match: Match<G>): Action<G>;
  /** The draft as pointing at a cell sets it; null: that says nothing about it. */
  draftAt?(draft: Action<G>, cell: string, match: Match<G>): Action<G> | null;
  /** A draft without a button of its own: it is done together with whatever is pressed next. */
  goesAlong?(draft: Action<G>): boolean;
  /** Whether a button does the draft first, as the table shows it, touched or not: what is seen standing there stands. */
  takesAlong?(pressed: Action<G>, draft: Action<G>, match: Match<G>): boolean;
  /** What one key does for whoever sets dials: an aim at what is most often meant. */
  aids?(draft: Action<G>, match: Match<G>): readonly Aid<G>[];
  /** What else may be done with what the draft is about, in the order of its buttons; of these, what is legal is offered. */
  beside?(draft: Action<G>, match: Match<G>): readonly Action<G>[];
  /** Done, it sets up everything anew: what hands were setting begins anew, too. */
  startsAnew?(action: Action<G>): boolean;
}

/** A way of hands that one chooses and leaves by the same button, or by its key: pieces are put instead of played. */
export interface HandMode<G extends GameShape> {
  readonly key: string;
  readonly label: Words;
  readonly leave: Words;
  /** One plays like this as long as one likes: the way back is no more urgent than the way in. */
  readonly lasts?: boolean;
  /** What to do while it is on. */
  readonly how: Words;
  readonly howByKeys: Words;
  /** The same where it means something else at this moment; null: nobody here has anything to do. */
  readonly howNow?: (match: Match<G>, seats: readonly Seat[]) => Pick<HandMode<G>, 'how' | 'howByKeys'> | null;
  /** Whether it is chosen by its button, the only way now, or none at all, for whoever sits here; left out, by its button. */
  readonly when?: (match: Match<G>, seats?: readonly Seat[]) => 'offered' | 'always' | 'never';
  /** Whether this may be done while it is on, or off. */
  readonly offers: (action: Action<G>, match: Match<G>, isOn: boolean) => boolean;
}

/** The match in words and cells. */
export interface Tells<G extends GameShape> {
  /** The board as a grid of cells, from the top left as people see it. */
  board(match: Match<G>): Board;
  /** With the log, where the order of things is told that the match does not keep. */
  scoreboard(match: Match<G>, log?: readonly LogEntry<G>[]): Scoreboard<G>;
  /** What is to be done now; `picked` is what has been picked for it so far. */
  dutyWords(duty: Duty<G>, match: Match<G>, picked?: readonly string[]): Words;
  /** The same after the word `you`, for whoever plays that side alone here: `have the ball: …`; null: as it is said of others. */
  dutyToYou?(duty: Duty<G>, match: Match<G>): Words | null;
  /** Where several choose in secret at one device: what one of them has chosen, as a sentence that gives nothing away. Left out, that he has chosen. */
  secretWords?(duty: Duty<G>, match: Match<G>): Words;
  /** And what is asked of the other one, to himself by name: `Blue: …`; null: as it is said of others. */
  askedInSecret?(duty: Duty<G>, match: Match<G>): Words | null;
  /** What a side did, as a sentence; where it was refused, what it wanted to do. `match` is the one before. */
  deedWords(by: G['side'], action: Action<G>, match: Match<G>, refused: boolean): Words;
  /** A live match is stopped here for whoever plays at this device, and goes on when he says so: what the sheet is called, and what to know. Nothing unless a game says so. */
  breaks?(entry: LogEntry<G>, match: Match<G>): { readonly title: Words; readonly text: Words } | null;
  /** What took place, as a sentence: dice, or what somebody saw at a real table. `match` is the one before. */
  factWords(fact: G['event'], match: Match<G>): Words;
  /** What the log tells of something that took place, in one line; null: nothing, and its calls stand under the line before. Left out, what people do is told. */
  tells?(fact: G['event'], before: Match<G>, rulings?: readonly Ruling<G>[]): Told<G> | null;
  /** How the match ended, where naming the winner does not say it. */
  outcomeWords?(match: Match<G>): Words | null;
  /** By what it was decided: points, a shoot-out, time, giving up. */
  decidedWords?(match: Match<G>, log: readonly LogEntry<G>[]): Words | null;
}

/** The referee in words. */
export interface Judges<G extends GameShape> {
  /** With the match, where a side may go by another name in it. */
  callWords(ruling: Ruling<G>, match?: Match<G>): Words;
  /** The same where it has been said what took place: only what comes of it; null: nothing is left to be said. Left out, the whole call. */
  thenWords?(ruling: Ruling<G>, match?: Match<G>): Words | null;
  /** What took place, where a card begins with it and its calls say only what comes of it; null: they say it themselves. */
  opens?(entry: LogEntry<G>, match: Match<G>): Words | null;
  /** The calls of one moment in the order in which they are read out; left out, that of precedence. */
  inTime?(rulings: readonly Ruling<G>[]): readonly Ruling<G>[];
  /** Whether a call only ever says what comes of another one of the same moment: it then stands after it, as what follows. */
  follows?(ruling: Ruling<G>): boolean;
  /** Whether what was done only carries out what was called before: it is read on the same card. */
  carriesOut?(entry: LogEntry<G>): boolean;
  /** Two calls of one card that are better said as one, the later one last; null: they are two. */
  joined?(before: Ruling<G>, ruling: Ruling<G>): Ruling<G> | null;
  /** Why an action was refused, where the game can say it shorter than its paragraph does. */
  refusalWords?(refusal: Refusal, match: Match<G>): Words | null;
  /** How much a call matters: a whistle stops play, a note explains, a logged one is read in the story alone, a quiet one nowhere. */
  weight(ruling: Ruling<G>): 'whistle' | 'note' | 'logged' | 'quiet';
  /** Where its referee is asked: the example to begin with, one that everybody understands, by its title; and words that one would look for. */
  readonly asks?: { readonly example: string; readonly find: Words };
  /** Words that people use for the same thing, in either language: whoever looks for one in the rulebook finds the others. */
  readonly alsoCalled?: readonly (readonly string[])[];
  /** Cells and pieces on which a ruling rests, to be lit up. `first` is the match where the log begins, if that is not its start. */
  evidence(ruling: Ruling<G>, log: readonly LogEntry<G>[], first?: Match<G>): readonly string[];
}

/** What is seen and heard of what happens. */
export interface Shows<G extends GameShape> {
  /** What is to be seen and heard of a fact, in order: pieces glide by themselves when the match changes. `past` is what was seen before it, as far as anybody here remembers. */
  shows(entry: LogEntry<G>, after: Match<G>, past?: readonly LogEntry<G>[]): readonly Show[];
  /** Whether the match waits until this has been seen; left out, it waits for nothing and everything is shown beside it. */
  waitsFor?(show: Show | 'glide'): boolean;
  /** Something that the scene draws only for whoever asks for it, by a button at the table's edge or by its key. */
  readonly onRequest?: {
    readonly key: string;
    readonly label: Words;
    readonly sign: Drawing;
    /** Whether there is anything to be asked for in this match; left out, always. */
    readonly when?: (match: Match<G>) => boolean;
  };
  /** What moves by itself now; the scene draws it from the match and its clock. */
  underWay?(match: Match<G>): UnderWay | null;
  /** Nothing moves that anybody would watch, whatever hands do meanwhile: a replay does not stay there. Left out: where nothing is under way and no hand is led. */
  isIdle?(match: Match<G>): boolean;
  /** Milliseconds for which a bot's action is seen before it is done, so that one learns from it; left out or 0, it is done at once. */
  intentMs?(action: Action<G>, match: Match<G>): number;
}

/** The match from its end. */
export interface LooksBack<G extends GameShape> {
  /** A mark on the timeline of a replay. */
  mark(entry: LogEntry<G>, match?: Match<G>): Mark<G> | null;
  /** What its marks mean, where that is not what the house calls them. */
  readonly markWords?: Readonly<Partial<Record<MarkKind, Words>>>;
  /** Pictures after the match. Called with every step of the match. */
  statistics(steps: readonly MatchStep<G>[]): readonly Chart[];
}

/** What somebody had better know before he presses, and the rule it rests on. */
export interface ActionNote {
  readonly words: Words;
  readonly paragraph: string;
}

/** What comes of a pick. */
export interface Promised extends Words {
  /** It does not lead where one wants to go, and this says why: nobody is led there. */
  readonly inVain?: boolean;
}

/** What a ghost hand does on the table: it presses, pulls back, lets go, slides aside, turns aside what is pulled, leads along, or taps what to pick, where it goes, and where the ball goes. */
export type HandGesture = 'press' | 'pull' | 'letGo' | 'slide' | 'curve' | 'lead' | 'pick' | 'go' | 'ball';

/** One thing that a newcomer is shown. */
export interface Hint<G extends GameShape = AnyShape> {
  /** By this a device remembers that it is known. */
  readonly id: string;
  /** How the ghost hand shows it; the scene knows where. Left out, no hand on the table does: a button is meant. */
  readonly gesture?: HandGesture;
  readonly words: Words;
  /** The same for whoever uses keys, and where there are only fingers; left out, the same words. */
  readonly byKeys?: Words;
  readonly byFinger?: Words;
  /** The button that stands for a long choice is what the hand means. */
  readonly atShortcut?: true;
  /** It has been understood when this has been done: something taken hold of or picked for an action of this kind, a dial of it set by hand, it (or anything) done; dice rolled; a hand led on. It is shown when that may be done. Whoever has done a later one needs none before it. */
  readonly until:
    | { readonly taken: string }
    | { readonly dial: string; readonly of: string }
    | { readonly picked: string }
    | { readonly acted: string | true }
    | { readonly rolled: true }
    | { readonly steered: true }
    /** It has stood there for as long as it takes to be read: nothing is to be done. */
    | { readonly read: true };
  /** It is of use to this side at this moment; left out: whenever what it asks for may be done. Such a hint goes away by itself. */
  when?(match: Match<G>, side: G['side']): boolean;
}

/** One thing to do at the real table, from a position, until the log shows that it has been done. */
export interface Exercise<G extends GameShape> {
  readonly id: string;
  readonly title: Words;
  readonly task: Words;
  /** The same for whoever uses keys, and where there are only fingers; left out, the same words. */
  readonly byKeys?: Words;
  readonly byFinger?: Words;
  /** The same where the picture is wider than high, if its words tell sides: the table lies across it. */
  readonly across?: { readonly task: Words; readonly byKeys?: Words; readonly byFinger?: Words };
  /** Where it begins, as a scenario says it, in the first edition. */
  readonly given: object;
  /** What a hand finds set already: the figure that the task is about. */
  readonly begins?: Action<G>;
  /** What it says instead at a moment that must not be missed; null: as before. */
  readonly urges?: (match: Match<G>) => Words | null;
  /** What the other side does, each as soon as so much play time has passed; some wait until the learner is ready, but no longer than this. */
  readonly meanwhile?: readonly {
    readonly after: number;
    readonly action: Action<G>;
    readonly waits?: { readonly until: (match: Match<G>) => boolean; readonly atMost: number };
  }[];
  /** What has become of it; null: nothing yet. */
  readonly outcome: (log: readonly LogEntry<G>[], match: Match<G>) => 'done' | 'missed' | null;
  /** Why it was not done, and what helps, told when it was missed; null: nothing to say. */
  readonly whyMissed?: (log: readonly LogEntry<G>[], match: Match<G>) => Words | null;
  /** What there is to know about it, said as praise to whoever has done it, and where it stands. */
  readonly learnt: Words;
  readonly paragraphs: readonly G['paragraph'][];
}

/** One line of how the game goes, with a little picture, 24 by 24, drawn in the colour of the text. */
export interface Lesson {
  readonly sign: Drawing;
  readonly words: Words;
  /** It is about keys: of no use where there are none. */
  readonly ofKeys?: true;
}

export interface Gesture {
  /** What a hand does, and the keys that do the same. */
  readonly by: Words;
  /** What a finger does where a mouse has another way; null: only keys or a mouse do it. */
  readonly byFinger?: Words | null;
  readonly keys?: readonly string[];
  readonly does: Words;
  /** The same without a word of keys. */
  readonly doesByFinger?: Words;
  /** Nobody plays without it: it is read before everything else. */
  readonly isFirst?: boolean;
}

/** A line of the match as it is told. */
export interface Told<G extends GameShape> {
  readonly by: G['side'] | null;
  readonly words: Words;
}

/** A part of a drawing: an SVG element and what it says of itself. Numbers are written as the visitor's language does. */
export type Shape =
  | { readonly tag: 'rect' | 'circle' | 'path'; readonly look: ShapeLook }
  | { readonly tag: 'text'; readonly look: ShapeLook; readonly text: Words | number };
export type ShapeLook = Readonly<Record<string, string | number>>;

/** A picture as data, which the house draws where it belongs; so many pixels, or fewer where there is less room. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

export interface SideLook {
  readonly name: Words;
  /** Two sides differ in lightness and in shape, so that nobody needs to tell colours apart. */
  readonly colour: string;
  readonly shape: 'disc' | 'diamond' | 'square' | 'triangle';
}

/** Something a side may wear, drawn in 24 by 24. */
export interface KitChoice {
  readonly id: string;
  readonly name: Words;
  readonly sign: Drawing;
}

export interface Preset<G extends GameShape> {
  readonly id: string;
  readonly title: Words;
  readonly settings: Partial<G['settings']>;
  /** How many sit at the table; left out, two. */
  readonly seats?: number;
  /** All at once, or in turn; left out, in turn. */
  readonly mode?: 'live' | 'paced';
  /** Left out, the first one of the game. */
  readonly edition?: string;
  /** A game of its own rather than another length of the same: the start page leads there, too. */
  readonly apart?: true;
  /** What two at one device get who have wished for nothing: they may have one mouse. */
  readonly forTwo?: true;
}

/** One free figure of an action: a labelled slider at the table's edge. */
export interface Dial {
  readonly id: string;
  readonly label: Words;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** The value as it is read and heard: `12° nach rechts`. */
  readonly says: Words;
  /** Why it goes no further from here, or jumps. */
  readonly why?: Words;
  /** Keys that turn it down and up, whatever of the table has the focus. */
  readonly keys?: readonly [string, string];
  /** How far one press of a key turns it, and faster when it is held; with the shift key it goes by `step`. Left out, a key goes by `step` and with the shift key ten times as far. */
  readonly keyStep?: number;
  /** Seldom needed: folded away until it is asked for. */
  readonly rare?: boolean;
}

/** A key, and a button beside the dials, that sets several of them at once. */
export interface Aid<G extends GameShape> {
  readonly id: string;
  readonly key: string;
  readonly label: Words;
  readonly sets: Action<G>;
  /** For keys alone: it has no button, since a hand on the table does the same. */
  readonly byKeyAlone?: true;
}

export interface Board {
  /** Cells in every row: it is a rectangle, so that an arrow key always comes somewhere. */
  readonly columns: number;
  readonly rows: readonly (readonly Cell[])[];
}
export interface Cell {
  readonly id: string;
  /** Short, for the eye: `D8`. */
  readonly name: string;
  /** Full, for the ear: `Red's half, D8, Red 10 with the ball`. */
  readonly label: Words;
  /** What stands here and can be picked, by id. */
  readonly holds: readonly string[];
}

export interface Scoreboard<G extends GameShape> {
  /** Null: nothing is counted. */
  readonly score: Readonly<Record<G['side'], number>> | null;
  readonly period: Words;
  /** Seconds on the match clock; null when it does not run. */
  readonly secondsLeft: number | null;
  /** Seconds for the choice at hand, if it has a limit. */
  readonly moveSecondsLeft: number | null;
  /** How long that is in all, and whose time it is, to be seen as a ring; null: none runs now. Left out, this match knows none, or has a bar for it elsewhere. */
  readonly moveLimit?: { readonly seconds: number; readonly side: G['side'] | null } | null;
  /** Who has to do something now: to move, to roll, to choose. Null: both, or nobody. */
  readonly toMove: G['side'] | null;
  /** Who has the ball, which is another matter; left out where a game has none, null while it is nobody's. */
  readonly inPossession?: G['side'] | null;
  /** Small tokens beside a side: cards, penalties of a shoot-out. */
  readonly tokens: Readonly<Record<G['side'], readonly Token[]>>;
}
/** A game draws its own signs, 12 to 17 high; those of many games stand in `signs.ts`. */
export interface Token {
  /** What it stands for, by a name of the game's own. */
  readonly kind: string;
  readonly sign: Drawing;
  readonly label: Words;
}

/**
 * Something to look at or listen to for a moment. `ms` at normal speed; with reduced motion it appears at once.
 * A spinner's angle is in degrees, clockwise from above, 0 pointing away from the front edge.
 * Special dice have no pips: the scene knows what the sides of its game's own die show, and the label says it.
 */
export type Show =
  | {
      readonly kind: 'dice';
      readonly values: readonly number[];
      readonly sides: readonly (string | null)[];
      readonly special?: boolean;
      readonly label: Words;
      readonly ms: number;
    }
  | { readonly kind: 'spinner'; readonly angle: number; readonly label: Words; readonly ms: number }
  | {
      readonly kind: 'card';
      readonly card: 'yellow' | 'red';
      readonly piece: string;
      readonly label: Words;
      readonly ms: number;
    }
  | { readonly kind: 'banner'; readonly label: Words; readonly tone: 'goal' | 'whistle' | 'calm'; readonly ms: number }
  | { readonly kind: 'sound'; readonly sound: Sound; readonly ms: number; readonly gain?: number }
  | OwnShow;

/** A show that one game alone has: its scene draws it, by name, and knows what figures and ids mean. */
export interface OwnShow {
  readonly kind: 'own';
  readonly name: string;
  readonly figures?: readonly number[];
  readonly ids?: readonly string[];
  readonly label: Words;
  readonly ms: number;
  /** The part of it, 0 to 1, after which it can be read: its words come then. */
  readonly lies: number;
  /** Chance speaks by it: until it lies still the match is seen as it was before. */
  readonly rolls?: boolean;
  /** For a page that cannot draw the table. */
  readonly flat?: Drawing;
  /** Its words stand beside what they are about: the scene says where, by a `CaptionPlace`. */
  readonly placed?: true;
}

/** A motion: from which tick of play time on, until which, and what is heard of it. */
export interface UnderWay {
  /** Another motion has another name. */
  readonly id: string;
  readonly from: number;
  /** Null: nobody knows yet, since somebody may meet it. */
  readonly until: number | null;
  readonly sounds: readonly TimedSound[];
}

export const SOUNDS = [
  'die',
  'step',
  'kick',
  'whistle',
  'longWhistle',
  'breath',
  'cheer',
  'groan',
  'card',
  'spin',
  'knock',
  'cushion',
  'pocket',
  'slide',
] as const;
/** One of the house's own sounds, or one that a game brings with it (`soundsOf`). */
export type Sound = (typeof SOUNDS)[number] | (string & {});

/** A sound within a motion: milliseconds from its beginning, loudness from 0 to 1. */
export interface TimedSound {
  readonly at: number;
  readonly sound: Sound;
  readonly gain: number;
}

/** The words of a show; sounds have none. */
export const captionOf = (show: Show | null): Words | null => (show !== null && 'label' in show ? show.label : null);

/** What is marked in a replay: what counts most, what is punished, ends and beginnings, other calls, and what one side gains on the way (a ball, a piece). */
export const MARK_KINDS = ['goal', 'card', 'period', 'call', 'gain'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export interface Mark<G extends GameShape> {
  readonly kind: MarkKind;
  readonly side: G['side'] | null;
  readonly label: Words;
}

export interface MatchStep<G extends GameShape> {
  readonly entry: LogEntry<G>;
  readonly match: Match<G>;
}

/** A picture after the match, drawn by the house as SVG with a table for those who cannot see it. */
export type Chart =
  | {
      readonly kind: 'share';
      readonly title: Words;
      readonly parts: readonly { readonly side: string; readonly value: number; readonly label: Words }[];
    }
  | {
      readonly kind: 'line';
      readonly title: Words;
      readonly unit: Words;
      readonly series: readonly { readonly side: string; readonly points: readonly (readonly [number, number])[] }[];
    }
  /** `ends`: whose end the last row lies at, and whose the first. */
  | {
      readonly kind: 'heat';
      readonly title: Words;
      readonly columns: number;
      readonly cells: readonly number[];
      readonly ends: readonly [string, string];
    }
  /** One that a game draws itself, with the same figures as a table. Without a drawing there was nothing to count. */
  | {
      readonly kind: 'drawing';
      readonly title: Words;
      readonly drawing: Drawing | null;
      readonly table: Figures;
    }
  /** Two sides compared, figure by figure: one bar each, which both share. */
  | {
      readonly kind: 'versus';
      readonly title: Words;
      readonly sides: readonly [string, string];
      readonly rows: readonly { readonly label: Words; readonly values: readonly [number, number] }[];
    }
  /** A bar may stand for a paragraph, which the house then leads to. */
  | {
      readonly kind: 'bars';
      readonly title: Words;
      readonly bars: readonly {
        readonly label: Words;
        readonly side: string | null;
        readonly value: number;
        readonly paragraph?: string;
      }[];
    };

/** Figures to be heard: the first of each row is its name. */
export interface Figures {
  readonly head: readonly Words[];
  readonly rows: readonly (readonly (Words | number)[])[];
}

/** A line ahead of what is aimed: none, to the first contact and a little on, or farther. */
export const GUIDES = ['off', 'short', 'long'] as const;
export type Guide = (typeof GUIDES)[number];

/** An action that somebody is setting, or a bot is about to do; whoever draws it listens to it himself. */
export interface Draft<G extends GameShape> {
  readonly get: () => Action<G> | null;
  readonly set: (action: Action<G>) => void;
  /** A hand has set something here that is not done yet; left out, nobody keeps account of it. */
  readonly isChanged?: () => boolean;
  readonly subscribe: (changed: () => void) => () => void;
}

/** From the chair, from straight above, or with one's chin over the frame. */
export const TABLE_VIEWS = ['tilted', 'top', 'eyeLevel'] as const;
export type TableView = (typeof TABLE_VIEWS)[number];

/** What the scene is told. It draws the match as it is, lets pieces glide to their places, and reports what is pointed at. */
export interface SceneProps<G extends GameShape> {
  readonly match: Match<G>;
  /** The same match with its time. */
  readonly running: Running<G>;
  /** Ids that may be picked now (they glow), those already picked, the one under pointer or keyboard, and lit evidence. */
  readonly pickable: ReadonlySet<string>;
  readonly picked: readonly string[];
  readonly focused: string | null;
  readonly lit: ReadonlySet<string>;
  /** Squares where the focused piece could go, shown before it is picked. */
  readonly hinted: ReadonlySet<string>;
  readonly show: Show | null;
  readonly view: TableView;
  /** Which side sits at the near edge. */
  readonly near: G['side'];
  readonly reducedMotion: boolean;
  readonly speed: number;
  /** An action with dials as it stands now, not yet done; the scene draws it and may be dragged to change it. Null: nobody sets anything. */
  readonly draft: Draft<G> | null;
  /** What pointers on the table are setting for a seat, where hands act there at any time (`byHand`): it is theirs alone, and whoever sets dials keeps his. Null: nothing is to be set. */
  readonly held?: (seat: Seat) => Draft<G> | null;
  /** Its dials lie in sight beside the table, unasked-for until somebody unfolds them; left out, nobody has. */
  readonly dialling?: boolean;
  /** Hands go the other way that this table has (`byHand.mode`). */
  readonly inMode?: boolean;
  /** Somebody has asked for what is drawn on request. */
  readonly requested?: boolean;
  /** Words beside the table name what stands on it: it bears its names, as long as they are read. */
  readonly named?: boolean;
  /** Who makes the draft. */
  readonly seat: Seat | null;
  /** Everybody at this device who may act now: in a live match several at once. */
  readonly seats: readonly Seat[];
  /** A hand has let go: the action is done, by the seat that sets the draft or by the one that is named. */
  readonly onAct: (action: Action<G>, seat?: Seat) => void;
  /** A hand heads for another place. */
  readonly onSteer: (seat: Seat, to: readonly number[]) => void;
  /** What a bot is about to do, for a moment. */
  readonly intent: Intent<G> | null;
  /** What the hand that is shown to a newcomer does now. */
  readonly hint: HandGesture | null;
  /** How much of the way ahead is drawn for a draft. */
  readonly guide: Guide;
  /** What sides are to wear (`kits`), by side and id; who is left out wears what it always does. */
  readonly kits?: Readonly<Partial<Record<string, string>>>;
  /** Nobody plays here: the camera may go all around the table. */
  readonly roam: boolean;
  readonly onPick: (id: string) => void;
  /** Something was dragged to a place: what picking it and then the place does; where it may not go it stays picked. */
  readonly onCarry?: (id: string, to: string) => void;
  readonly onFocus: (id: string | null) => void;
}
