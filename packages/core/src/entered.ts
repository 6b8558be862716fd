import { z } from 'zod';
import type { Decided, Noted } from './decision.ts';
import type { Game } from './game.ts';
import type { GameShape } from './shape.ts';
import { oneLine } from './text.ts';

/** The referee finds that the time of this clock or option is over; at a desk no clock says so by itself. */
export interface TimeIsUp {
  readonly kind: 'timeIsUp';
  /** The name of a clock or of an option. */
  readonly of: string;
  /** Where both sides have an option of this name: whose. */
  readonly owner?: string;
}

/** What a referee enters: a fact of the game, or what every game takes from his hand. */
export type Entered<G extends GameShape> = G['event'] | Decided<G> | Noted | TimeIsUp;

export const NOTE_LENGTH = 500;
const NAME_LENGTH = 64;

const agreed = z.literal(true).optional().describe('both sides agree to it; left out: nobody asked them');
const noted = z
  .strictObject({ kind: z.literal('noted'), text: oneLine(NOTE_LENGTH), agreed })
  .describe('a note of the referee: kept with the match, decides nothing');

const timeIsUp = <G extends GameShape>(game: Game<G>) =>
  z
    .strictObject({
      kind: z.literal('timeIsUp'),
      of: oneLine(NAME_LENGTH).describe('the name of a clock or of an open option'),
      owner: z
        .enum([...game.sides])
        .optional()
        .describe('where both sides have an option of this name: whose'),
    })
    .describe('at a desk: the referee finds that the time is over; clocks only ring there');

/** One object per call, told apart by `call`. */
function decided<G extends GameShape>(game: Game<G>): z.ZodDiscriminatedUnion | null {
  const grounds = {
    overrules: game.schemas.event
      .optional()
      .describe('what took place: judged by the book too, but the decision is carried out instead'),
    agreed,
    analogy: z
      .enum(Object.keys(game.rulebook))
      .optional()
      .describe('the book has no rule for the case: the paragraph that is followed'),
  };
  const calls = Object.entries<z.ZodRawShape>(game.decisions?.fields ?? {}).map(([call, fields]) =>
    z.strictObject({ kind: z.literal('decided'), call: z.literal(call), ...fields, ...grounds }),
  );
  const [first, ...others] = calls;
  return first === undefined ? null : z.discriminatedUnion('call', [first, ...others]);
}

function make<G extends GameShape>(game: Game<G>): z.ZodType {
  const { event } = game.schemas;
  const decision = decided(game);
  const ofEveryGame = [...(decision === null ? [] : [decision]), noted, timeIsUp(game)] as const;
  // Told apart by their kind where the game's own facts are: then what is wrong with one can be said.
  return event instanceof z.ZodDiscriminatedUnion
    ? z.discriminatedUnion('kind', [event, ...ofEveryGame])
    : z.union([...ofEveryGame, event]);
}

const made = new WeakMap<object, z.ZodType>();

/** Everything that a referee may enter in this game. */
export function enteredSchema<G extends GameShape>(game: Game<G>): z.ZodType<Entered<G>, unknown> {
  const schema = made.get(game) ?? make(game);
  made.set(game, schema);
  return schema as z.ZodType<Entered<G>, unknown>;
}
