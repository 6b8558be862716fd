import { z } from 'zod';
import { figure, flickFields, LINE_UPS, loose, place, player, REQUESTS, TOSS_CHOICES } from './actions.ts';
import { KEEPERS, SIDES } from './names.ts';
import { BREACHES, PERMISSIONS, REFEREE_DEEDS } from './referee/breach-names.ts';
import { WHERES } from './zones.ts';

export const side = z.enum([...SIDES]);
export const LINES = ['south', 'north', 'west', 'east'] as const;
export const line = z.enum([...LINES]).describe('south and north are the goal lines, west and east the touchlines');
export const TOUCHLINES = ['west', 'east'] as const;
const OBSTACLES = ['post', 'crossbar', 'net', 'barrier'] as const;
/** What a figure can be off: the field, the cloth around it, the table. */
const GROUNDS = ['field', 'cloth', 'table'] as const;
/** What a flick is made for; left out it follows from the match. */
const FLICK_KINDS = ['play', 'block', 'tick', 'positional', 'restart'] as const;
export type FlickKind = (typeof FLICK_KINDS)[number];

/** What a referee stops play for before he lets it go on with a word. */
export const STOPPED_FOR = ['placing', 'forcingCheck', 'barrierPlay', 'substitution', 'keeperSubstitution'] as const;
export type StoppedFor = (typeof STOPPED_FOR)[number];

export const where = z.enum([...WHERES]).describe('where nobody has measured it');
const whereabouts = { at: place.optional(), where: where.optional() };
const keeper = z.enum([...KEEPERS]);
const known = z.boolean().optional();
const count = z.number().int().min(0).max(40);

/** What can take place on the pitch, whoever saw it: the physics, or a person. Nothing here is an opinion. What is not told is unknown, or follows from the match. */
export const eventSchema = z.discriminatedUnion('kind', [
  // before play, and what hands do in its course
  z.strictObject({
    kind: z.literal('tossed'),
    winner: side,
    from: z
      .enum([...TOUCHLINES])
      .optional()
      .describe('in a shoot-out: the touchline at which the positions begin, as Red shoots'),
  }),
  z.strictObject({ kind: z.literal('tossChosen'), by: side, choice: z.enum([...TOSS_CHOICES]) }),
  z.strictObject({ kind: z.literal('placed'), by: side, what: loose, at: place }),
  z.strictObject({ kind: z.literal('linedUp'), by: side, as: z.enum([...LINE_UPS]) }),
  z.strictObject({ kind: z.literal('setUpEnded'), by: side }).describe('this side has placed its figures'),
  z
    .strictObject({
      kind: z.literal('takerNamed'),
      by: side,
      figure: player.optional(),
      at: place.optional(),
      ball: place.optional(),
    })
    .describe('who takes the restart, and where he stands'),
  z.strictObject({
    kind: z.literal('flicked'),
    by: side,
    ...flickFields,
    direction: flickFields.direction.optional(),
    strength: flickFields.strength.optional(),
    as: z.enum([...FLICK_KINDS]).optional(),
    lying: known.describe('the figure lay'),
    entangled: known,
    ...whereabouts,
  }),
  z.strictObject({ kind: z.literal('handSet'), by: side, figure }).describe('behind the figure, for a shot at goal'),
  z.strictObject({
    kind: z.literal('kept'),
    by: side,
    at: place,
    lean: z.number().min(-1).max(1).default(0),
    to: place,
    toLean: z.number().min(-1).max(1).default(0),
  }),
  z.strictObject({ kind: z.literal('waived'), by: side }).describe('no block flick, or no more positional flicks'),
  z.strictObject({ kind: z.literal('readied'), by: side }),
  z.strictObject({ kind: z.literal('asked'), by: side, what: z.enum([...REQUESTS]), figure: figure.optional() }),
  z.strictObject({ kind: z.literal('reserveIn'), by: side, at: place.optional() }),
  z.strictObject({ kind: z.literal('reserveOut'), by: side }),
  // what moves
  z.strictObject({
    kind: z.literal('ballTouched'),
    touchedBy: player,
    atRest: known.describe('the figure or keeper stood still'),
    ballRolling: known.describe('the ball was moving already'),
    ...whereabouts,
    figureAt: place.optional(),
    figureWhere: where.optional(),
    beyondMm: z.number().min(0).max(200).optional().describe('green between the base and the line it stands beyond'),
    forward: known.describe('the ball goes towards the goal line of the side that defends'),
    neutral: known.describe('the figure lay or was out of play'),
  }),
  z.strictObject({
    kind: z.literal('figuresTouched'),
    touchedBy: player,
    touched: player,
    atRest: known.describe('the touched one stood still'),
    ballRolling: known.describe('the ball was moving'),
    ...whereabouts,
    hindered: known.describe('with the touched figure the rolling ball could have been played'),
  }),
  z.strictObject({
    kind: z.literal('rebounded'),
    what: loose,
    from: z.enum([...OBSTACLES]),
    goal: side.optional().describe('of post, crossbar and net: whose goal'),
  }),
  z
    .strictObject({
      kind: z.literal('ballOver'),
      line,
      inGoal: known.describe('between the posts and below the crossbar'),
      at: place.optional(),
      where: where.optional(),
      doubt: known.describe('the referee doubts that the touched figure was near enough, and nobody had asked'),
    })
    .describe('wholly beyond the line as seen from above (FISTF-I.7.1)'),
  z.strictObject({ kind: z.literal('ballBack'), line }).describe('some of it is over the field again'),
  z.strictObject({ kind: z.literal('ballLanded') }).describe('bounced on the cloth'),
  z.strictObject({ kind: z.literal('ballFell') }).describe('off the table'),
  z
    .strictObject({ kind: z.literal('ballInside'), zone: side })
    .describe('wholly inside the shooting zone of this side'),
  z.strictObject({ kind: z.literal('ballOutside'), zone: side }).describe('no longer wholly inside it'),
  z.strictObject({ kind: z.literal('ballOverHalfway') }).describe('wholly, at a kick-off'),
  z.strictObject({ kind: z.literal('ballLeftArea'), area: side }).describe('wholly, at a goal kick'),
  z
    .strictObject({ kind: z.literal('ballPassed'), figures: z.array(figure).optional() })
    .describe('the last defender figure, and wholly inside the shooting zone, while figures are offside'),
  z
    .strictObject({ kind: z.literal('figureLeft'), figure, ground: z.enum([...GROUNDS]), at: place.optional() })
    .describe(
      'the field: wholly beyond a line (FISTF-I.7.2); the cloth: some of the base stands on the board (FISTF-II.2.1.2.3); the table: fell',
    ),
  z.strictObject({ kind: z.literal('figureBack'), figure, ground: z.enum(['field', 'cloth']) }),
  z.strictObject({ kind: z.literal('toppled'), figure }).describe('knocked over: it is falling'),
  z.strictObject({ kind: z.literal('layDown'), figure }),
  z
    .strictObject({
      kind: z.literal('rested'),
      what: loose,
      touching: z.array(figure).optional().describe('of the ball: the figures that it lies against'),
      ...whereabouts,
    })
    .describe('came to rest'),
  z
    .strictObject({ kind: z.literal('entangled'), figures: z.array(figure).min(2).max(22) })
    .describe('in contact so that one of them cannot stand freely'),
  z
    .strictObject({ kind: z.literal('placingDue') })
    .describe('the ball rests, and figures lie, or are where they may not stay: the referee comes to them'),
  z
    .strictObject({ kind: z.literal('gapMeasured'), figure, beyondMm: z.number().min(0).max(200).optional() })
    .describe('green between its base and the line that it stands beyond, on request'),
  z
    .strictObject({ kind: z.literal('playReleased'), after: z.enum([...STOPPED_FOR]) })
    .describe('the referee had stopped play, and lets it go on'),
  z.strictObject({ kind: z.literal('keeperOverLine'), keeper, deliberate: known }),
  z
    .strictObject({ kind: z.literal('keeperJerked'), keeper, deliberate: known })
    .describe('quickly to and fro before the ball was touched'),
  z
    .strictObject({ kind: z.literal('keeperStirred'), keeper, over: known.describe('he stood over the goal line') })
    .describe('at a penalty, before the ball was touched'),
  // what only hands do, and what a referee does and finds
  z.strictObject({
    kind: z.literal('breach'),
    by: side,
    what: z.enum([...BREACHES]),
    figure: player.optional(),
    ...whereabouts,
    ballAt: place.optional(),
    ballWhere: where.optional(),
    ballRolling: known,
    deliberate: known,
    clothing: known.describe('with clothing, which is part of the body'),
  }),
  z.strictObject({ kind: z.literal('permitted'), by: side, what: z.enum([...PERMISSIONS]) }),
  z.strictObject({
    kind: z.literal('refereed'),
    did: z.enum([...REFEREE_DEEDS]),
    to: side.optional(),
    behind: known.describe('at a restricted flick: the attacker stands behind the goal line of the defender'),
    hinders: known.describe('at a restricted flick: the keeper cannot be worked properly'),
  }),
  z
    .strictObject({
      kind: z.literal('counted'),
      by: side,
      outfield: count,
      keepers: count.optional(),
      reserves: count.optional(),
    })
    .describe('so many figures are in use'),
  z.strictObject({
    kind: z.literal('substituted'),
    by: side,
    what: z.enum(['figure', 'keeper', 'allFigures']),
    figure: player.optional(),
    damaged: known,
    alike: known.describe('of the same colour and kind as what it replaces'),
    legal: known.describe('as the equipment rules want it, and its base of another colour than the opponent’s'),
    seconds: z.number().min(0).max(3600).optional().describe('how long play has waited for it'),
  }),
  z.strictObject({ kind: z.literal('timeLost'), seconds: z.number().min(0).max(3600) }),
  z
    .strictObject({ kind: z.literal('playedOut') })
    .describe('the signal has sounded, and nothing is left that must still be played out'),
]);
export type Event = Readonly<z.output<typeof eventSchema>>;
export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;
export type Line = (typeof LINES)[number];
export type Obstacle = (typeof OBSTACLES)[number];
