import { z } from 'zod';
import { strokeFields } from './actions.ts';
import { BREACH_NAMES, PERMITTED_NAMES, STROKE_BREACHES, UMPIRE_DEEDS } from './referee/breaches.ts';
import { PER_COLOUR, PIECE_NAMES } from './state.ts';
import { ENDS, SIDES } from './table.ts';

export const side = z.enum(SIDES);
export const seat = z
  .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
  .describe('0 and 2 belong to White’s side, 1 and 3 to Black’s; singles have 0 and 1');
export const count = z.number().int().min(0).max(PER_COLOUR);
const piece = z.enum(PIECE_NAMES as [string, ...string[]]).describe('w1-w9, b1-b9, q');
const disc = z.enum(['s', ...PIECE_NAMES]).describe('w1-w9, b1-b9, q, s (the striker)');
const kindOfPiece = z.enum(['white', 'black', 'queen']);
const kindOfDisc = z.enum(['white', 'black', 'queen', 'striker']);
export const place = z.tuple([z.number(), z.number()]).describe('millimetres from the centre: east, north');
const noticed = z
  .enum(['before', 'after'])
  .default('before')
  .describe('before or after the next stroke: some claims die with it');

/** The contact log of a stroke, as packages/physics tells it: metres, seconds from the stroke, metres a second. */
const contact = z.looseObject({
  kind: z.enum(['moved', 'hit', 'cushion', 'pocketed', 'left', 'landed', 'rest']),
  t: z.number(),
});

const protestNumber = z
  .number()
  .int()
  .min(1)
  .optional()
  .describe('which of the open protests; left out: the oldest that it can be');
/** Several kinds in one letter: steps of a protest. */
const protestSteps = z.discriminatedUnion('step', [
  z.strictObject({
    kind: z.literal('protest'),
    step: z.literal('announced'),
    by: seat,
    atOnce: z.boolean().default(true).describe('ICF-145.1'),
    feePaid: z.boolean().default(true).describe('ICF-145.2'),
  }),
  z.strictObject({
    kind: z.literal('protest'),
    step: z.literal('handedIn'),
    number: protestNumber,
    written: z.boolean().default(true).describe('ICF-144.1'),
    addressed: z.boolean().default(true).describe('ICF-144.2: to the tournament management'),
    throughUmpire: z.boolean().default(true).describe('ICF-144.3'),
    signed: z.boolean().default(true).describe('ICF-144.4'),
    onlyTheCase: z.boolean().default(true).describe('ICF-147'),
    decent: z.boolean().default(true).describe('ICF-148.1'),
  }),
  z.strictObject({ kind: z.literal('protest'), step: z.literal('withdrawn'), number: protestNumber }),
  z.strictObject({
    kind: z.literal('protest'),
    step: z.literal('decided'),
    number: protestNumber,
    upheld: z.boolean(),
  }),
]);

/** What can take place at the table, whoever saw it: the program, or a person at the desk. */
export const eventSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tossed'), winner: side }),
  z.strictObject({ kind: z.literal('tossChosen'), side, choice: z.enum(['side', 'break']) }),
  z.strictObject({ kind: z.literal('endChosen'), side, end: z.enum([...ENDS]) }),
  z.strictObject({ kind: z.literal('rackTurned'), by: seat, degrees: z.number() }),
  z
    .strictObject({ kind: z.literal('racked'), draws: z.array(z.number().int().min(1)).length(2) })
    .describe('the pieces are set up, and these numbers say how hands have left them (CI-80)'),
  z
    .strictObject({ kind: z.literal('playCalled') })
    .describe('the umpire calls Play: at the start of a board, and after a stoppage'),
  z.strictObject({ kind: z.literal('struck'), by: seat, ...strokeFields }),
  z.strictObject({ kind: z.literal('ran'), contacts: z.array(contact) }),
  z
    .strictObject({
      kind: z.literal('pocketed'),
      piece: disc,
      pocket: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
    })
    .describe('of a stroke under way; a person tells the whole stroke as strokeEnded'),
  z
    .strictObject({ kind: z.literal('leftSurface'), piece: disc, cameBack: z.boolean() })
    .describe('of a stroke under way'),
  z.strictObject({
    kind: z.literal('strokeEnded'),
    by: seat,
    touched: z.boolean().default(true).describe('any piece was touched'),
    slipped: z.boolean().default(false).describe('the striker left neither the lines nor the circle (ICF-127b)'),
    pocketed: z
      .strictObject({
        white: count.default(0),
        black: count.default(0),
        queen: z.boolean().default(false),
        striker: z.boolean().default(false),
      })
      .default({ white: 0, black: 0, queen: false, striker: false }),
    jumped: z.array(kindOfDisc).default([]).describe('left the playing surface'),
    cameBack: z.array(kindOfDisc).default([]).describe('of these, what fell back onto it'),
    viaLamp: z.array(kindOfPiece).default([]).describe('fell back off the lamp and therefore did not jump (ICF-66b.1)'),
    late: z
      .array(z.enum(['influence', 'removal', 'strikerOnRemoval']))
      .default([])
      .describe('what fell in late: ICF-71 and ICF-113, ICF-69b, ICF-70b.1'),
    improper: z.array(z.enum(STROKE_BREACHES)).default([]).describe('what made the stroke improper'),
    beforePlay: z.boolean().default(false).describe('the break came before the umpire’s Play (ICF-47)'),
    duringPlacing: z
      .boolean()
      .default(false)
      .describe('the shooter did not wait until others had placed what was due (ICF-50.4); said where no clock runs'),
    noticed,
    fell: z.array(piece).optional().describe('which pieces were pocketed, where that is known'),
    lie: z
      .partialRecord(piece, place)
      .optional()
      .describe(
        'where the pieces lie now, all that are left on the board; what lies neither here nor in a pocket must be counted in jumped',
      ),
    on: z.partialRecord(piece, piece).optional().describe('pieces that lie on another one (ICF-68)'),
  }),
  z.strictObject({
    kind: z.literal('placed'),
    by: seat,
    at: place.optional(),
    insideOuter: z.boolean().optional().describe('inside the outer circle; left out: as the place shows, or it does'),
    onCentre: z.boolean().optional().describe('on the centre circle; left out: as the place shows, or it does not'),
    shotWithQueen: z
      .boolean()
      .optional()
      .describe('a pair or cannon with the queen; left out: as the places show, or it is none'),
    moved: z.boolean().default(false).describe('another piece was moved'),
    wrongColour: z.boolean().default(false),
    noticed,
  }),
  z
    .strictObject({ kind: z.literal('strikerOnBoard'), by: seat.describe('whose') })
    .describe('the striker of the last stroke still lies on the board: the opponent’s time has not begun (ICF-124b)'),
  z.strictObject({ kind: z.literal('strikerTakenOff'), by: seat.describe('whose') }).describe('it has been taken off'),
  z
    .strictObject({ kind: z.literal('roomFound'), room: z.boolean() })
    .describe('the umpire finds that there is, or is not, room to place'),
  z
    .strictObject({ kind: z.literal('fell'), piece: kindOfPiece })
    .describe('a piece at a pocket’s edge falls in without a stroke'),
  z.strictObject({ kind: z.literal('breach'), by: seat, what: z.enum(BREACH_NAMES), noticed }),
  z
    .strictObject({ kind: z.literal('playedOn'), by: seat, noticed })
    .describe('went on after pocketing only the opponent’s pieces (ICF-125a)'),
  z
    .strictObject({ kind: z.literal('queenNotTakenOut'), by: seat.describe('who had pocketed it') })
    .describe('an uncovered queen stayed in the pocket until the next stroke (ICF-96.2)'),
  z
    .strictObject({ kind: z.literal('lateReturn'), by: seat })
    .describe('back too late from a change of ends or an interval'),
  z.strictObject({ kind: z.literal('permitted'), by: seat, what: z.enum(PERMITTED_NAMES) }),
  z
    .strictObject({ kind: z.literal('request'), by: seat })
    .describe('a request to the umpire stops the clock (ICF-121a.1)'),
  z.strictObject({
    kind: z.literal('umpire'),
    did: z.enum(UMPIRE_DEEDS),
    askedBy: seat.optional().describe('who asked for it, where no request holds play up (ICF-118b)'),
  }),
  z
    .strictObject({ kind: z.literal('boardVoid'), cause: z.enum(['unforeseen', 'noContact', 'noPlace']) })
    .describe('ICF-140, ICF-137, ICF-142'),
  z.strictObject({ kind: z.literal('returned'), by: seat }).describe('back in his seat and ready'),
  z.strictObject({ kind: z.literal('wentOn'), by: seat }).describe('on to the next board'),
  z.strictObject({ kind: z.literal('conceded'), by: seat, what: z.enum(['game', 'match']) }),
  protestSteps,
]);
export type Event = z.output<typeof eventSchema>;
export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;
