import { z } from 'zod';
import { COLOURS, FIGURES, LINES, MOST_KICKERS, SIDES } from './names.ts';
import { BREACHES, REFEREE_DEEDS } from './referee/breach-names.ts';
import { WHERES } from './zones.ts';

export const side = z.enum([...SIDES]);
export const colour = z.enum([...COLOURS]);
const line = z.enum([...LINES]).describe('south (Red’s) and north are the goal lines, west and east the side lines');
export const place = z
  .tuple([z.number().min(-415).max(415), z.number().min(-630).max(630)])
  .describe('millimetres from the centre spot: east, north; Red’s goal is in the south');
export const where = z.enum([...WHERES]).describe('where nobody has measured it');
const whereabouts = { at: place.optional(), where: where.optional() };
export const kickerNumber = z.number().int().min(1).max(MOST_KICKERS);
const known = z.boolean().optional();
const mm = z.number().min(0).max(2000).optional();
const seconds = z.number().min(0).max(3600);

/** How a kicker moved the ball: 'DTKV-3.3.1', 'DTKV-3.3.2', 'DTKV-3.K11'. */
export const SHOT_WAYS = ['button', 'led', 'pushed', 'body'] as const;
/** What a kicker was doing when the ball met it: 'DTKV-6.5', 'DTKV-6.K3', 'DTKV-6.K25' to 'DTKV-6.K30', 'DTKV-6.K37'. */
export const KICKER_MOVES = [
  'still',
  'moved',
  'thrown',
  'knockedOver',
  'pulledBack',
  'takenAway',
  'toDistance',
  'following',
] as const;
export type KickerMove = (typeof KICKER_MOVES)[number];
/** How it stands: 'DTKV-6.3.1', 'DTKV-6.3.3', 'DTKV-6.K6'. */
export const POSTURES = ['standing', 'lying', 'lyingFaceDown', 'lyingOnSide'] as const;
export type Posture = (typeof POSTURES)[number];
/** What a keeper may not be used with: 'DTKV-6.2', 'DTKV-6.4.1'. */
const KEEPER_FAULTS = ['bentForward', 'upsideDown', 'boxOver', 'figureHeld', 'handUnderRubber'] as const;
export type KeeperFault = (typeof KEEPER_FAULTS)[number];
/** What keeps a ball from crossing: 'DTKV-8.2.2'. */
export const STOPPERS = ['net', 'rubber', 'box'] as const;
/** What may be broken: 'DTKV-1.K29.1', 'DTKV-2.K9', 'DTKV-3.K2'. */
export const EQUIPMENT = ['plate', 'kicker', 'keeper', 'ball'] as const;

const standing = {
  posture: z.enum([...POSTURES]).optional(),
  gapMm: mm.describe('the smallest gap between this kicker and the ball, or where the ball lay'),
  onLine: known.describe('on the line of its own penalty area: feet on it, or the outer edge along it'),
  inArea: known.describe('in its own penalty area'),
  legSpread: known.describe('the shooting leg does not hang down'),
};

const within = (least: number, most: number): z.ZodNumber => z.number().min(least).max(most);
/** A kicker with a hand on it: where it stands, where it looks, how it leans; any posture will do ['DTKV-3.3.1.2']. */
export const poseFields = {
  at: place,
  facing: within(-180, 180).describe('degrees to the right of straight ahead, as its own side sees it'),
  lean: within(-15, 30).default(0).describe('degrees backwards: the foot comes lower under the ball'),
  tilt: within(-20, 20).default(0).describe('degrees to the right'),
  foot: z
    .enum(['plate', 'halfWedge', 'wedge'])
    .default('plate')
    .describe('a kicker whose foot stands upright, is a little aslant, or gets under the ball: DTKV-2.1.3'),
};
/** A keeper in a hand: millimetres to the east of the middle of the goal, into the field and up; degrees to its right. */
export const keepFields = {
  from: within(-42, 42),
  to: within(-42, 42),
  forward: within(-30, 45).default(6),
  lift: within(0, 30).default(0),
  roll: within(-90, 90).default(0),
};
/** A keeper who strikes at a ball that lies within his reach: where he begins and where he goes, in the same measures. */
export const strikeFields = {
  from: within(-42, 42).describe('beside the middle of the goal'),
  back: within(-30, 45).describe('before the goal line'),
  to: within(-42, 42),
  out: within(-30, 46),
};
const pose = z.strictObject({ ...poseFields, strength: within(0, 1) });

/** What can take place at the plate, whoever saw it: the physics, or a person. Nothing here is an opinion. What is not told is unknown, or follows from the match. */
export const eventSchema = z.discriminatedUnion('kind', [
  // hands and the ball at rest
  z
    .strictObject({
      kind: z.literal('ballPlaced'),
      by: side,
      ...whereabouts,
      top: colour.optional(),
      face: z.number().int().min(0).max(13).optional().describe('which of its faces is on top'),
      yaw: z.number().min(-180).max(180).optional(),
    })
    .describe('the taker lays the ball, or lays it anew; a colour of his choice on top'),
  z
    .strictObject({
      kind: z.literal('defenceSet'),
      by: side,
      at: place.optional().describe('the middle of its base'),
      facing: z
        .number()
        .min(-180)
        .max(180)
        .optional()
        .describe('degrees to the right of straight ahead, as its own side sees it'),
      ...standing,
    })
    .describe('the defending kicker is let go where it is to stand'),
  z.strictObject({ kind: z.literal('defenceTaken'), by: side }).describe('the defending kicker is taken off the pitch'),
  z
    .strictObject({ kind: z.literal('cornerSaid'), at: z.enum(['west', 'east']) })
    .describe('the referee, or the draw, says at which side a corner is taken: DTKV-12.K6'),
  z
    .strictObject({ kind: z.literal('kept'), by: side, ...keepFields })
    .describe('in turn: where the keeper stood, and where he went with the shot'),
  z
    .strictObject({ kind: z.literal('struck'), by: side, ...strikeFields })
    .describe('in turn: the keeper strikes at the ball that lies before him; whether he meets it is seen afterwards'),
  z.strictObject({ kind: z.literal('readied'), by: side }).describe('the defence is set'),
  z.strictObject({ kind: z.literal('drawDemanded'), by: side }).describe('of sides, before extra time: DTKV-4.K6.2'),
  z.strictObject({ kind: z.literal('kickerChanged'), by: side, to: kickerNumber.optional() }),
  // the ball is set in motion
  z
    .strictObject({ kind: z.literal('pressed'), by: side, pose })
    .describe('the button is pressed; whether the foot meets the ball is seen afterwards'),
  z.strictObject({ kind: z.literal('led'), by: side }).describe('the foot leads the ball instead of shooting it'),
  z.strictObject({
    kind: z.literal('shot'),
    by: side,
    how: z
      .enum([...SHOT_WAYS])
      .optional()
      .describe(
        'left out: by the button, nobody has seen otherwise; led: it stays on the foot or is led by it; pushed, body: without button and leg',
      ),
    top: colour.optional().describe('the colour on top; left out, as the match has it'),
    stood: z
      .strictObject({ at: place, facing: z.number().min(-180).max(180).default(0) })
      .optional()
      .describe('where the kicker stood that shot it'),
    ...whereabouts,
  }),
  z
    .strictObject({
      kind: z.literal('keeperPlayed'),
      by: side,
      faults: z
        .array(z.enum([...KEEPER_FAULTS]))
        .optional()
        .describe('left out: nobody has seen any'),
      moved: known.describe('the ball was moved; left out: yes, he has played it'),
      ...whereabouts,
    })
    .describe('a keeper plays the ball that lay still'),
  // the ball moves
  z.strictObject({
    kind: z.literal('touched'),
    by: side.describe('whose figure it is'),
    what: z.enum([...FIGURES]),
    ...whereabouts,
    ...standing,
    move: z.enum([...KICKER_MOVES]).optional(),
    grounded: known.describe('the kicker has contact with the ground; left out, yes unless it is taken away or thrown'),
    hand: known.describe('the hand of its player touches the ball as well'),
    faults: z
      .array(z.enum([...KEEPER_FAULTS]))
      .optional()
      .describe('left out: nobody has seen any'),
    hadTime: known.describe('the kicker was in its own area by no fault, and there was time to take it away'),
    hindered: known.describe('of a spare figure: beside the pitch, it hinders the ball inside'),
  }),
  z
    .strictObject({
      kind: z.literal('frameStruck'),
      goal: side,
      part: z.enum(['post', 'bar', 'net']).optional().describe('left out: post or bar'),
      at: place.optional(),
    })
    .describe('the ball touches this side’s goal'),
  z.strictObject({ kind: z.literal('boardStruck') }),
  z.strictObject({ kind: z.literal('leftCircle') }).describe('the whole ball is outside the centre circle'),
  z.strictObject({ kind: z.literal('leftArea'), area: side }).describe('the whole ball is outside this penalty area'),
  z
    .strictObject({
      kind: z.literal('ballOver'),
      line,
      inGoal: known.describe('between the posts and below the bar; left out: not seen there'),
      over: z.enum(['goal', 'beside']).optional().describe('over the bar, or beside the goal'),
      corner: z.enum(['west', 'east']).optional().describe('the side at which a corner is to be taken'),
      ...whereabouts,
    })
    .describe('wholly beyond the line as seen from above'),
  z
    .strictObject({
      kind: z.literal('keptOut'),
      goal: side,
      by: z.enum([...STOPPERS]),
      onTarget: known.describe('it would have crossed the goal line; left out: yes, it was kept out'),
      ...whereabouts,
    })
    .describe('a net, rubber or box that is pushed forward stops the ball before the line'),
  z.strictObject({
    kind: z.literal('ballRested'),
    top: colour.nullable().optional().describe('null: both colours show alike'),
    wayMm: mm.describe('how far it has come'),
    reach: side.nullable().optional().describe('within reach of whose keeper'),
    ...whereabouts,
  }),
  z.strictObject({ kind: z.literal('ballFell') }).describe('off the plate'),
  // what only hands do, and what a referee does and finds
  z.strictObject({
    kind: z.literal('breach'),
    by: side,
    what: z.enum([...BREACHES]),
    ...whereabouts,
    ballAt: place.optional(),
    ballWhere: where.optional(),
    intentional: known,
    advantage: known.describe('the opponent has gained from what happened nonetheless'),
    malicious: known,
  }),
  z.strictObject({
    kind: z.literal('refereed'),
    did: z.enum([...REFEREE_DEEDS]),
    to: side.optional(),
    seconds: seconds.optional(),
    reason: z.string().max(200).optional(),
  }),
  z.strictObject({
    kind: z.literal('defect'),
    of: z.enum([...EQUIPMENT]),
    by: side.optional().describe('whose figure'),
    figure: kickerNumber.optional(),
    mechanismOnly: known.describe('of a keeper: nothing but its buttons'),
    minor: known.describe('it can be put right at once'),
    since: z.enum(['before', 'duringSave']).optional().describe('before the shot, or while it was saved'),
    lost: known.describe('of the ball: it cannot be found'),
  }),
  z.strictObject({
    kind: z.literal('replaced'),
    what: z.enum([...EQUIPMENT]),
    by: side.optional(),
    figure: kickerNumber.optional(),
    defective: known.describe('left out: yes'),
    told: known.describe('the referee knew of it; left out: yes'),
    checked: known.describe('the referee has looked at what comes; left out: yes'),
    used: known.describe('it was replaced before in this match'),
    seconds: seconds.optional(),
    agreed: known.describe('of the plate: both players agree'),
    noQuickRepair: known,
    sameBall: known.describe('left out: yes'),
    sameSides: known.describe('left out: yes'),
  }),
  z.strictObject({
    kind: z.literal('repaired'),
    what: z.enum([...EQUIPMENT]),
    by: side.optional(),
    figure: kickerNumber.optional(),
    leftPlate: known,
    checked: known.describe('left out: yes'),
    seconds: seconds.optional(),
  }),
  z.strictObject({ kind: z.literal('sidesDrawn'), white: side }).describe('for extra time, on demand'),
  z.strictObject({ kind: z.literal('waived'), by: side }).describe('does without what was given'),
]);
export type Event = Readonly<z.output<typeof eventSchema>>;
export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;
