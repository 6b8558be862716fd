import { words, type Labels, type Words } from '@bande/core';
import type { Colour, FigureKind, Line, Side } from '../names.ts';
import type { EQUIPMENT, KeeperFault, KickerMove, Posture, SHOT_WAYS, STOPPERS } from '../events.ts';
import type { RestartKind } from '../consequences.ts';
import type { Where } from '../zones.ts';
import { BREACH_WORDS, DEED_WORDS } from './hands.ts';

/** What forms say beside the fields of facts and actions, and beside their values. */

type Names<K extends string> = Readonly<Record<K, Words>>;

export const SIDE_NAMES: Names<Side> = { red: words('Rot', 'Red'), blue: words('Blau', 'Blue') };
export const ofSides = (field: string): Labels['fields'] => ({
  [`${field}.red`]: SIDE_NAMES.red,
  [`${field}.blue`]: SIDE_NAMES.blue,
});
export const COLOUR_NAMES: Names<Colour> = { white: words('Weiß', 'white'), black: words('Schwarz', 'black') };
const WHERE_NAMES: Names<Where> = {
  redGoalArea: words('Torraum von Rot', 'Red’s goal area'),
  redPenaltyArea: words('Strafraum von Rot', 'Red’s penalty area'),
  redHalf: words('Hälfte von Rot', 'Red’s half'),
  blueHalf: words('Hälfte von Blau', 'Blue’s half'),
  bluePenaltyArea: words('Strafraum von Blau', 'Blue’s penalty area'),
  blueGoalArea: words('Torraum von Blau', 'Blue’s goal area'),
  outside: words('neben dem Spielfeld', 'beside the pitch'),
};
const LINE_NAMES: Names<Line> = {
  south: words('Torauslinie von Rot', 'Red’s goal line'),
  north: words('Torauslinie von Blau', 'Blue’s goal line'),
  west: words('Seitenlinie links von Rot aus', 'side line at Red’s left'),
  east: words('Seitenlinie rechts von Rot aus', 'side line at Red’s right'),
};
export const CORNER_NAMES = {
  west: words('links von Rot aus', 'at Red’s left'),
  east: words('rechts von Rot aus', 'at Red’s right'),
};
export const RESTART_NAMES: Names<RestartKind> = {
  kickOff: words('Anstoß', 'kick-off'),
  goalKick: words('Abstoß', 'goal kick'),
  kickIn: words('Einstoß', 'kick-in'),
  corner: words('Eckstoß', 'corner'),
  freeKick: words('Freistoß', 'free kick'),
  indirectFreeKick: words('indirekter Freistoß', 'indirect free kick'),
  penalty: words('Strafstoß', 'penalty'),
};
export const EQUIPMENT_NAMES: Names<(typeof EQUIPMENT)[number]> = {
  plate: words('Platte', 'plate'),
  kicker: words('Kicker', 'kicker'),
  keeper: words('Torwart', 'keeper'),
  ball: words('Ball', 'ball'),
};
export const FIGURE_NAMES: Names<FigureKind> = {
  kicker: words('Kicker', 'kicker'),
  keeper: words('Torwart', 'keeper'),
  spare: words('unbenutzter Kicker', 'spare kicker'),
};
export const SHOT_NAMES: Names<(typeof SHOT_WAYS)[number]> = {
  button: words('mit Knopf und Schussbein', 'by button and leg'),
  led: words('am Fuß geführt', 'led on the foot'),
  pushed: words('geschoben', 'pushed'),
  body: words('mit einem anderen Teil des Kickers', 'with another part of the kicker'),
};
export const FAULT_NAMES: Names<KeeperFault> = {
  bentForward: words('nach vorn gekippt', 'bent forward'),
  upsideDown: words('auf dem Kopf', 'upside down'),
  boxOver: words('Kasten über der Torlinie', 'box over the goal line'),
  figureHeld: words('an der Figur gehalten', 'held by its figure'),
  handUnderRubber: words('Hand unter dem Torgummi', 'hand under the goal rubber'),
};
const POSTURE_NAMES: Names<Posture> = {
  standing: words('stehend', 'standing'),
  lying: words('auf dem Rücken liegend', 'lying on its back'),
  lyingFaceDown: words('auf dem Gesicht liegend', 'lying on its face'),
  lyingOnSide: words('auf der Seite liegend', 'lying on its side'),
};
const MOVE_NAMES: Names<KickerMove> = {
  still: words('unbewegt', 'still'),
  moved: words('wurde in den Weg bewegt', 'was moved into the way'),
  thrown: words('wurde geworfen', 'was thrown'),
  knockedOver: words('wurde umgestoßen', 'was knocked over'),
  pulledBack: words('wurde am Boden zurückgezogen', 'was pulled back on the ground'),
  takenAway: words('wurde weggenommen', 'was being taken away'),
  toDistance: words('wurde auf Abstand gestellt', 'was being put at its distance'),
  following: words('wurde dem Ball nachgezogen', 'was dragged after the ball'),
};
const STOPPER_NAMES: Names<(typeof STOPPERS)[number]> = {
  net: words('Netz', 'net'),
  rubber: words('Torgummi', 'goal rubber'),
  box: words('Kasten des Torwarts', 'keeper’s box'),
};

const PLACE = words('Ort (mm nach rechts, nach vorn; von Rot aus)', 'place (mm right, ahead; as Red sees it)');
export const FIELDS: Labels['fields'] = {
  by: words('von', 'by'),
  at: PLACE,
  where: words('wo, in Worten', 'where, in words'),
  top: words('Farbe oben', 'colour on top'),
  what: words('was', 'what'),
  kicker: words('Kicker Nummer', 'kicker number'),
  figure: words('Nummer des Kickers', 'number of the kicker'),
  facing: words('Blickrichtung in Grad, nach rechts positiv', 'facing in degrees, positive to the right'),
  lean: words('nach hinten geneigt (Grad)', 'leaning back (degrees)'),
  tilt: words('nach rechts geneigt (Grad)', 'tilted to the right (degrees)'),
  strength: words('Druck von 0 bis 1', 'press from 0 to 1'),
  face: words('Fläche oben (0 bis 13)', 'face on top (0 to 13)'),
  yaw: words('um die Hochachse gedreht (Grad)', 'turned about the vertical (degrees)'),
  lying: words('liegend', 'lying'),
  forward: words('vor der Torlinie (mm)', 'before the goal line (mm)'),
  'kept.from': words('stand neben der Tormitte (mm)', 'stood beside the middle of the goal (mm)'),
  'kept.to': words('ging mit dem Schuss nach (mm)', 'went with the shot to (mm)'),
  'keep.from': words('steht neben der Tormitte (mm)', 'stands beside the middle of the goal (mm)'),
  'keep.to': words('geht mit dem Schuss nach (mm)', 'goes with the shot to (mm)'),
  'struck.from': words('begann neben der Tormitte (mm)', 'began beside the middle of the goal (mm)'),
  'struck.to': words('ging nach (mm)', 'went to (mm)'),
  'strike.from': words('beginnt neben der Tormitte (mm)', 'begins beside the middle of the goal (mm)'),
  'strike.to': words('geht nach (mm)', 'goes to (mm)'),
  alone: words('ohne Kicker im Weg', 'without a kicker in the way'),
  back: words('beginnt vor der Torlinie (mm)', 'begins before the goal line (mm)'),
  out: words('geht vor die Torlinie (mm)', 'goes before the goal line (mm)'),
  lift: words('angehoben (mm)', 'lifted (mm)'),
  roll: words('zur Seite gekippt (Grad)', 'rolled aside (degrees)'),
  'changeKicker.to': words('neuer Kicker', 'new kicker'),
  'kickerChanged.to': words('neuer Kicker', 'new kicker'),
  posture: words('Haltung', 'posture'),
  gapMm: words('kleinster Abstand zum Ball (mm)', 'smallest gap to the ball (mm)'),
  onLine: words('auf der eigenen Strafraumlinie', 'on the line of its own penalty area'),
  inArea: words('im eigenen Strafraum', 'in its own penalty area'),
  legSpread: words('Schussbein hängt nicht herab', 'shooting leg does not hang down'),
  'shot.how': words('wie', 'how'),
  pose: words('Stellung des Kickers', 'how the kicker stood'),
  stood: words('wo der Kicker stand', 'where the kicker stood'),
  foot: words('Fuß des Kickers', 'foot of the kicker'),
  faults: words('was am Torwart falsch war', 'what was wrong with the keeper'),
  moved: words('der Ball bewegte sich', 'the ball was moved'),
  'touched.by': words('wessen Figur', 'whose figure'),
  move: words('was der Kicker tat', 'what the kicker did'),
  grounded: words('mit Bodenkontakt', 'with contact to the ground'),
  hand: words('auch die Hand trifft den Ball', 'the hand meets the ball as well'),
  hadTime: words('es war Zeit, ihn wegzunehmen', 'there was time to take it away'),
  'touched.hindered': words('von außen den Ball im Feld behindert', 'from outside hinders the ball in the field'),
  goal: words('wessen Tor', 'whose goal'),
  part: words('Teil', 'part'),
  area: words('wessen Strafraum', 'whose penalty area'),
  line: words('Linie', 'line'),
  inGoal: words('zwischen den Pfosten', 'between the posts'),
  over: words('wo', 'where it went'),
  corner: words('Ecke', 'corner'),
  'keptOut.by': words('wodurch', 'by what'),
  onTarget: words('wäre über die Linie gegangen', 'would have crossed the line'),
  wayMm: words('zurückgelegter Weg (mm)', 'way travelled (mm)'),
  reach: words('in Reichweite des Torwarts von', 'within reach of the keeper of'),
  ballAt: words(
    'Ort des Balles (mm nach rechts, nach vorn; von Rot aus)',
    'place of the ball (mm right, ahead; as Red sees it)',
  ),
  ballWhere: words('wo der Ball war, in Worten', 'where the ball was, in words'),
  intentional: words('absichtlich', 'intentional'),
  'breach.advantage': words('der Gegner hatte dennoch Vorteil', 'the opponent gained all the same'),
  malicious: words('böswillig', 'malicious'),
  did: words('was er tut', 'what he does'),
  to: words('wem', 'to whom'),
  seconds: words('Sekunden', 'seconds'),
  reason: words('Grund', 'reason'),
  of: words('was', 'what'),
  mechanismOnly: words('nur die Knöpfe des Torwarts', 'only the buttons of the keeper'),
  minor: words('sofort zu beheben', 'can be put right at once'),
  since: words('seit wann', 'since when'),
  'defect.lost': words('Ball nicht zu finden', 'ball cannot be found'),
  defective: words('war defekt', 'was defective'),
  told: words('der Schiedsrichter weiß davon', 'the referee knows of it'),
  checked: words('vom Schiedsrichter geprüft', 'checked by the referee'),
  'replaced.used': words('war in diesem Spiel schon ausgetauscht', 'was replaced before in this match'),
  noQuickRepair: words('nicht schnell zu reparieren', 'cannot be mended quickly'),
  sameBall: words('derselbe Ball', 'the same ball'),
  sameSides: words('dieselben Farbseiten', 'the same colour sides'),
  leftPlate: words('war weg von der Platte', 'had left the plate'),
  white: words('wer Weiß hat', 'who has white'),
};

export const VALUES: Labels['values'] = {
  by: SIDE_NAMES,
  owner: SIDE_NAMES,
  goal: SIDE_NAMES,
  area: SIDE_NAMES,
  reach: SIDE_NAMES,
  to: SIDE_NAMES,
  white: SIDE_NAMES,
  top: COLOUR_NAMES,
  where: WHERE_NAMES,
  ballWhere: WHERE_NAMES,
  line: LINE_NAMES,
  corner: CORNER_NAMES,
  posture: POSTURE_NAMES,
  faults: FAULT_NAMES,
  move: MOVE_NAMES,
  did: DEED_WORDS,
  of: EQUIPMENT_NAMES,
  'replaced.what': EQUIPMENT_NAMES,
  'repaired.what': EQUIPMENT_NAMES,
  'touched.what': FIGURE_NAMES,
  'breach.what': BREACH_WORDS,
  'shot.how': SHOT_NAMES,
  'keptOut.by': STOPPER_NAMES,
  part: { post: words('Pfosten', 'post'), bar: words('Latte', 'bar'), net: words('Netz', 'net') },
  foot: {
    plate: words('steht aufrecht, schießt flach', 'stands upright, shoots flat'),
    halfWedge: words('etwas schräg, schießt höher', 'a little aslant, shoots higher'),
    wedge: words('kommt unter den Ball, hebt ihn', 'gets under the ball, lifts it'),
  },
  'cornerSaid.at': CORNER_NAMES,
  over: { goal: words('über das Tor', 'over the goal'), beside: words('neben dem Tor', 'beside the goal') },
  since: {
    before: words('vor dem Schuss', 'before the shot'),
    duringSave: words('bei der Abwehr', 'while it saved'),
  },
};
