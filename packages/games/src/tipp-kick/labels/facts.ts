import { words, type Words } from '@bande/core';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';

/** What took place, as forms and lists call it. */
export const FACT_LABELS: Readonly<Record<Event['kind'], Words>> = {
  ballPlaced: words('Ball hingelegt', 'ball laid'),
  defenceSet: words('Abwehrkicker gestellt', 'defending kicker put up'),
  defenceTaken: words('Abwehrkicker weggenommen', 'defending kicker taken away'),
  cornerSaid: words('Seite der Ecke bestimmt', 'side of the corner said'),
  kept: words('Torwart verdeckt geführt', 'keeper led in secret'),
  struck: words('Torwart schlägt nach dem Ball', 'keeper strikes at the ball'),
  readied: words('Abwehr steht', 'defence is set'),
  drawDemanded: words('Seitenauslosung verlangt', 'draw of sides demanded'),
  pressed: words('Knopf gedrückt', 'button pressed'),
  led: words('Ball am Fuß geführt', 'ball led on the foot'),
  kickerChanged: words('Kicker gewechselt', 'kicker changed'),
  shot: words('Schuss', 'shot'),
  keeperPlayed: words('Torwart spielt den ruhenden Ball', 'keeper plays the resting ball'),
  touched: words('Ball trifft eine Figur', 'ball meets a figure'),
  frameStruck: words('Ball trifft ein Tor', 'ball meets a goal frame'),
  boardStruck: words('Ball trifft die Bande', 'ball meets the boards'),
  leftCircle: words('Ball ganz aus dem Anstoßkreis', 'ball wholly out of the centre circle'),
  leftArea: words('Ball ganz aus dem Strafraum', 'ball wholly out of the penalty area'),
  ballOver: words('Ball ganz über einer Linie', 'ball wholly over a line'),
  keptOut: words('Ball vor der Linie aufgehalten', 'ball stopped before the line'),
  ballRested: words('Ball ruht', 'ball at rest'),
  ballFell: words('Ball von der Platte gefallen', 'ball fell off the plate'),
  breach: words('Verstoß eines Spielers', 'breach by a player'),
  refereed: words('Handlung des Schiedsrichters', 'deed of the referee'),
  defect: words('etwas ist defekt', 'something is defective'),
  replaced: words('etwas wird ersetzt', 'something is replaced'),
  repaired: words('etwas ist repariert', 'something is repaired'),
  sidesDrawn: words('Seiten für die Verlängerung gelost', 'sides drawn for extra time'),
  waived: words('auf ein Recht verzichtet', 'did without a right'),
};

/** What a hand does. */
export const ACTION_LABELS: Readonly<Record<Action['kind'], Words>> = {
  shoot: words('schießen', 'shoot'),
  lay: words('Ball hinlegen', 'lay the ball'),
  defend: words('Abwehrkicker stellen', 'put up the defending kicker'),
  takeAway: words('Kicker wegnehmen', 'take the kicker away'),
  strike: words('mit dem Torwart spielen', 'play with the keeper'),
  keep: words('Torwart verdeckt führen', 'lead the keeper in secret'),
  ready: words('Abwehr steht', 'defence is set'),
  changeKicker: words('Kicker wechseln', 'change the kicker'),
  drawSides: words('Seiten neu losen lassen', 'have sides drawn anew'),
};
