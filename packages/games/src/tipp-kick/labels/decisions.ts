import { words, type Labels, type Words } from '@bande/core';
import { CALL_LABELS } from './calls.ts';
import {
  CORNER_NAMES,
  EQUIPMENT_NAMES,
  FAULT_NAMES,
  RESTART_NAMES,
  SHOT_NAMES,
  SIDE_NAMES,
  FIGURE_NAMES,
} from './fields.ts';
import { BREACH_WORDS } from './hands.ts';

/** What forms say beside a decision: its fields, and why it is made. */

export const DECISION_FIELDS: Labels['fields'] = {
  'decided.for': words('für', 'for'),
  'decided.against': words('gegen', 'against'),
  'decided.because': words('weil', 'because'),
  'decided.keeper': words('durch den Torwart', 'by the keeper'),
  'decided.despite': words('trotz eines Verstoßes', 'in spite of an offence'),
  'decided.restart': words('es folgt', 'what follows'),
  'decided.deliberate': words('absichtlich', 'deliberate'),
  'decided.how': words('wie', 'how'),
  'decided.hindered': words('von außen behindert', 'hindered from outside'),
  'decided.likePenalty': words('wie ein Strafstoß behandelt', 'treated like a penalty'),
  'decided.keeperOnly': words('nur der Torwart darf noch spielen', 'only the keeper may still play'),
};

const BECAUSE: Readonly<Record<string, Words>> = {
  ...BREACH_WORDS,
  ...EQUIPMENT_NAMES,
  // no goal
  brokenKeeper: words('Torwart war vorher defekt', 'keeper was broken before'),
  offence: words('Verstoß des Schützen', 'offence of the scorer'),
  indirect: words('direkt aus indirekter Spielhandlung', 'straight from an indirect action'),
  covered: words('Eigentor aus Freistoß oder Strafstoß', 'own goal from free kick or penalty'),
  afterSignal: words('nach dem Signal', 'after the signal'),
  // once more
  hand: words('Hand und Figur getroffen', 'hand and figure hit'),
  handFollowing: words('Hand beim Nachziehen des Kickers getroffen', 'hand hit while the kicker was dragged'),
  pulledBack: words('zurückgezogener Kicker getroffen', 'kicker hit that was pulled back'),
  keeperMoved: words('Torwart zu früh bewegt', 'keeper moved too early'),
  notReleased: words('nicht freigegeben', 'not released'),
  // the defence
  distance: words('zu nah am Ball', 'too near the ball'),
  area: words('im eigenen Strafraum aufgestellt', 'put up in his own area'),
  line: words('auf der Linie, wo es nicht erlaubt ist', 'on the line where it may not be'),
  posture: words('falsche Haltung', 'wrong posture'),
  leg: words('Schussbein abgespreizt', 'shooting leg spread'),
  bentForward: FAULT_NAMES.bentForward,
  upsideDown: FAULT_NAMES.upsideDown,
  boxOver: FAULT_NAMES.boxOver,
  figureHeld: FAULT_NAMES.figureHeld,
};

const { button: _button, ...WRONG_WAYS } = SHOT_NAMES;
export const DECISION_VALUES: Labels['values'] = {
  'decided.call': CALL_LABELS,
  'decided.for': SIDE_NAMES,
  'decided.against': SIDE_NAMES,
  'decided.because': BECAUSE,
  'decided.restart': RESTART_NAMES,
  'decided.how': WRONG_WAYS,
  'decided.corner': CORNER_NAMES,
  'decided.what': { ...EQUIPMENT_NAMES, ...FIGURE_NAMES },
};
