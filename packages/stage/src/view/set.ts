import { words, type Action, type GameShape, type Match, type Seat, type Words } from '@bande/core';

/** Actions with free figures: a draft that is set by hands and dials before it is done. */
export interface Sets<G extends GameShape> {
  /** Hands do it on the table itself, at any time, beside whoever sets dials: those and their button are folded away until somebody asks for them. */
  readonly byHand?: {
    /** Another way of hands, while its button is pressed. */
    readonly mode?: HandMode<G>;
    /** Where the camera comes close to what is set, unfolded dials take their `whole` room from the table, since all of it has to be seen; otherwise what the table can spare. */
    readonly dialRoom: 'spare' | 'whole';
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
  /** The draft with one dial turned to a value, or as pointing at a cell or a piece sets it; null: that says nothing about it. */
  turned?(draft: Action<G>, by: Turn, match: Match<G>): Action<G> | null;
  /** What one key does for whoever sets dials: an aim at what is most often meant. */
  aids?(draft: Action<G>, match: Match<G>): readonly Aid<G>[];
}

/** By what somebody changes what he sets, who has no hand on the table. */
type Turn = { readonly dial: string; readonly value: number } | { readonly at: string };

/** A way of hands that one chooses and leaves by the same button, or by its key: pieces are put instead of played. */
export interface HandMode<G extends GameShape> {
  readonly key: string;
  readonly label: Words;
  readonly leave: Words;
  /** One plays like this as long as one likes: the way back is no more urgent than the way in. */
  readonly lasts?: boolean;
  /** What there is of it at this moment, for whoever sits here. */
  readonly now: (match: Match<G>, seats: readonly Seat[]) => HandModeNow;
  /** Whether this may be done while it is on, or off. */
  readonly offers: (action: Action<G>, match: Match<G>, isOn: boolean) => boolean;
}

export interface HandModeNow {
  /** Whether it is chosen by its button, the only way now, or none at all. */
  readonly is: 'offered' | 'always' | 'never';
  /** What to do while it is on; null: nobody here has anything to do. */
  readonly how: { readonly words: Words; readonly byKeys: Words } | null;
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

/** Of how hard something is struck; the least is what a game calls a touch. */
export const powerFrom = (min: number): Pick<Dial, 'label' | 'min' | 'max' | 'step'> => ({
  label: words('Kraft', 'Power'),
  min,
  max: 1,
  step: 0.01,
});

/** A key, and a button beside the dials, that sets several of them at once. */
export interface Aid<G extends GameShape> {
  readonly id: string;
  readonly key: string;
  readonly label: Words;
  readonly sets: Action<G>;
  /** For keys alone: it has no button, since a hand on the table does the same. */
  readonly byKeyAlone?: true;
}
