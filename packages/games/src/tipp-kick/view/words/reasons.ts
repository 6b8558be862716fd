import type { Words } from '@bande/core';
import type { Paragraph } from '../../rulebook.ts';
import { words } from './naming.ts';

/** Why something was called, in half a sentence: by the paragraph that says so, or by the detail that a ruling carries. */
type Reasons = { readonly [P in Paragraph]?: Words };
export type Details = Readonly<Record<string, Words>>;

/** The first of these paragraphs that has something to say. */
export function reasonIn(reasons: Reasons, paragraphs: readonly Paragraph[]): Words | null {
  for (const paragraph of paragraphs) {
    const reason = reasons[paragraph];
    if (reason !== undefined) return reason;
  }
  return null;
}

export const WHY_NO_GOAL: Reasons = {
  'DTKV-2.K17': words('Der Torwart war schon vorher defekt', 'the keeper was broken before'),
  'DTKV-13.K3.1': words('Dem Schuss ging ein Verstoß des Schützen voraus', 'the scorer had offended'),
  'DTKV-13.K1': words('Der Verstoß war vorher', 'the offence came first'),
  'DTKV-9.5': words('Direkt aus dem Anstoß zählt keines', 'none straight from a kick-off'),
  'DTKV-10.3': words('Direkt aus dem Abstoß zählt keines', 'none straight from a goal kick'),
  'DTKV-11.3': words('Direkt aus dem Einstoß zählt keines', 'none straight from a kick-in'),
  'DTKV-13.7.2': words('Direkt aus dem indirekten Freistoß zählt keines', 'none straight from an indirect free kick'),
  'DTKV-13.5': words('Aus dem eigenen Freistoß gibt es kein Eigentor', 'no own goal from one’s own free kick'),
  'DTKV-14.6': words('Aus dem eigenen Strafstoß gibt es kein Eigentor', 'no own goal from one’s own penalty'),
  'DTKV-4.K1': words('Die Zeit war schon um', 'time was over'),
  'DTKV-6.6.4': words('Der Schuss kommt noch einmal', 'the shot comes once more'),
  'DTKV-6.K28': words('Der Schuss kommt noch einmal', 'the shot comes once more'),
  'DTKV-6.K30.1': words('Der Schuss kommt noch einmal', 'the shot comes once more'),
};

/** Where nobody has said from which restart. */
export const NOT_YET_RESTED = words('Erst muss der Ball einmal ruhen', 'the ball has to come to rest first');

export const WHY_GOAL: Reasons = {
  'DTKV-13.3': words('Der Verstoß ändert nichts', 'the offence changes nothing'),
  'DTKV-14.3': words('Der Verstoß ändert nichts', 'the offence changes nothing'),
  'DTKV-8.2.2': words(
    'Netz, Gummi oder Kasten hielten den Ball vor der Linie auf',
    'net, rubber or box stopped the ball before the line',
  ),
  'DTKV-6.4.3': words('Ein Finger unter dem Gummi hielt ihn auf', 'a finger under the rubber stopped it'),
};

/** What a shot was that was none, after the player's name. */
export const HOW_MOVED: Details = {
  led: words('führt den Ball am Fuß, statt zu schießen', 'leads the ball on the foot instead of shooting'),
  pushed: words('schiebt den Ball, statt zu schießen', 'pushes the ball instead of shooting'),
  body: words('bewegt den Ball nicht mit dem Schussbein', 'does not move the ball with the shooting leg'),
  moving: words('spielt den Ball, ehe er liegt', 'plays the ball before it rests'),
  keeper: words('hält den Torwart falsch und spielt damit den Ball', 'plays the ball with a keeper held wrongly'),
};

/** How a kicker stood that was hit, after its name. */
export const HOW_STOOD: Details = {
  distance: words('stand zu nah am Ball', 'stood too near the ball'),
  area: words('stand im eigenen Strafraum', 'stood in its own penalty area'),
  line: words('durfte nicht auf der Strafraumlinie stehen', 'may not stand on the area line now'),
  posture: words('lag falsch: erlaubt ist nur auf dem Rücken', 'lay wrongly: only on its back is allowed'),
  leg: words('hatte das Schussbein abgespreizt', 'had its shooting leg spread'),
};

/** What became of a kicker that was hit, after its name. */
export const HOW_KICKER_MOVED: Details = {
  moved: words('wurde in den Weg bewegt', 'was moved into the way'),
  following: words('wurde dem Ball nachgezogen', 'was dragged after the ball'),
  thrown: words('wurde geworfen', 'was thrown'),
  knockedOver: words('wurde umgestoßen', 'was knocked over'),
  pulledBack: words('wurde zurückgezogen', 'was pulled back'),
};
export const HOW_LIFTED: Details = {
  takenAway: words('wurde beim Wegnehmen getroffen', 'was hit while it was taken away'),
};

/** How a keeper was used, after its name. */
export const HOW_KEPT: Details = {
  bentForward: words('war nach vorn gekippt', 'was bent forward'),
  upsideDown: words('stand auf dem Kopf', 'stood upside down'),
  boxOver: words('kam mit dem Kasten über die Torlinie', 'came over the goal line with its box'),
  figureHeld: words('wurde an der Figur gehalten', 'was held by its figure'),
  keeperMovedAtPenalty: words('bewegte sich vor dem Strafstoß', 'moved before the penalty was shot'),
  keeperNotUpright: words('stand nicht senkrecht auf der Linie', 'did not stand upright on the line'),
};

export const WHY_SHORT: Reasons = {
  'DTKV-9.4': words('Der Ball muss ganz aus dem Anstoßkreis', 'the ball has to leave the centre circle'),
  'DTKV-10.2': words('Der Ball muss ganz aus dem Strafraum', 'the ball has to leave the penalty area'),
  'DTKV-11.2': words('Der Ball muss mindestens 4,5 cm laufen', 'the ball has to go at least 4.5 cm'),
  'DTKV-13.7.3': words('Der Ball muss mindestens 4,5 cm laufen', 'the ball has to go at least 4.5 cm'),
};

/** Why the shot comes once more. */
export const WHY_AGAIN: Reasons = {
  'DTKV-14.K6': words('Der Strafstoß war noch nicht freigegeben', 'the penalty was not released yet'),
  'DTKV-14.4.3': words(
    'Der Torwart bewegte sich zu früh oder stand falsch',
    'the keeper moved too early or stood wrongly',
  ),
  'DTKV-13.K11': words(
    'Nach dem Signal gilt der Schuss als nicht ausgeführt',
    'after the signal the kick counts as not taken',
  ),
  'DTKV-6.6.4': words('Hand und Figur wurden getroffen', 'hand and figure were hit'),
  'DTKV-6.K25': words('Der Kicker wurde gerade zurückgezogen', 'the kicker was being pulled back'),
  'DTKV-6.K27': words('Die Hand am Kicker wurde getroffen', 'the hand on the kicker was hit'),
};

/** Why everything is put back. */
export const WHY_RESTORED: Reasons = {
  'DTKV-6.8.1.2': words('Kasten oder Hand waren vor der Linie', 'box or hand were before the line'),
  'DTKV-10.K4': words('Der Ball lag nicht im Torraum', 'the ball did not lie in the goal area'),
  'DTKV-12.K4': words('Der Ball lag nicht im Viertelkreis', 'the ball did not lie in the quarter circle'),
  'DTKV-16.1.2': words('Der Ball lag falsch', 'the ball lay wrongly'),
};

/** For what somebody is admonished or cautioned, or loses the match. */
export const WHY_SANCTIONED: Reasons = {
  'DTKV-8.K19': words('mehr als 7 Sekunden', 'more than 7 seconds'),
  'DTKV-6.8.1.1': words('Kasten über der Torlinie', 'box over the goal line'),
  'DTKV-6.8.2': words('Kasten zum zweiten Mal über der Torlinie', 'box over the goal line a second time'),
  'DTKV-6.8.3': words('Kasten wieder über der Torlinie', 'box over the goal line again'),
  'DTKV-6.K19': words('Hand unter dem Torgummi', 'hand under the goal rubber'),
  'DTKV-6.4.4.1': words('Hand unter dem Torgummi', 'hand under the goal rubber'),
  'DTKV-6.4.4.2': words('wieder die Hand unter dem Torgummi', 'hand under the goal rubber again'),
  'DTKV-6.K35': words('zu viele Ermahnungen', 'too many admonitions'),
  'DTKV-2.K7.1': words('ein Kicker zu viel im Feld', 'one kicker too many in the field'),
  'DTKV-3.K6.1': words('Ball zurückgehalten', 'ball withheld'),
  'DTKV-3.K6.2': words('Ball wieder zurückgehalten', 'ball withheld again'),
  'DTKV-3.K8.1': words('Ball absichtlich unbrauchbar gemacht', 'ball spoilt on purpose'),
  'DTKV-3.K8.2': words('Ball verschwinden lassen', 'ball made to disappear'),
  'DTKV-15.1.2': words('unsportliches Verhalten', 'unsporting behaviour'),
  'DTKV-15.K5': words('trotz Aufforderung nicht zurück', 'not back when told to'),
  'DTKV-15.K6': words('von der Platte weggegangen', 'left the plate'),
  'DTKV-15.K7': words('wieder von der Platte weggegangen', 'left the plate again'),
  'DTKV-13.K13.1': words('böswillig nach dem Signal', 'malice after the signal'),
  'DTKV-13.K13.2': words('böswillig nach dem Signal', 'malice after the signal'),
  'DTKV-7.4': words('wiederholte Behinderung', 'obstruction again'),
  'DTKV-15.3.1': words('wieder ein grober Verstoß', 'a gross offence again'),
  'DTKV-15.3.4': words('noch ein grober Verstoß', 'another gross offence'),
  'DTKV-15.3.3': words('grober Verstoß', 'gross offence'),
  'DTKV-2.4.1': words('unzulässiges Material', 'inadmissible material'),
};

/** Why nothing follows. */
export const WHY_NOTHING: Reasons = {
  'DTKV-6.K37': words('Den Kicker darf man mit dem Schuss wegnehmen', 'a kicker may be taken away with the shot'),
  'DTKV-13.K5': words('Der Ball kam an den eigenen Kicker zurück', 'the ball came back to the shooter’s own kicker'),
  'DTKV-14.K3': words('Der Kicker stand ohne Schuld dort', 'the kicker was there by no fault'),
  'DTKV-6.K26': words('Der Kicker wurde gerade auf Abstand gestellt', 'the kicker was being put at its distance'),
  'DTKV-6.K28': words('Ohne Tor kommt der Schuss noch einmal', 'without a goal the shot comes once more'),
  'DTKV-6.K27': words('Der Kicker wurde dem Ball nachgezogen', 'the kicker was dragged after the ball'),
  'DTKV-2.K4.2': words('Der Ball war schon im Aus', 'the ball was out already'),
  'DTKV-13.1.1': words('Der Ball war nicht im Spiel', 'the ball was not in play'),
  'DTKV-7.K12.1': words('Es war keine Absicht', 'it was not meant'),
  'DTKV-7.K15': words('Wer richtig steht, muss nicht weichen', 'whoever stands legally need not make room'),
  'DTKV-3.K7': words('Es war ein Versehen', 'it was an accident'),
  'DTKV-15.2.1': words('Es gab einen guten Grund', 'there was a good reason'),
  'DTKV-6.6.1': words('Auf der eigenen Farbe ist es keine Abwehr', 'on one’s own colour it is no defence'),
  'DTKV-14.4.1': words('Im laufenden Spiel ist der Torwart frei', 'in play the keeper is free'),
  'DTKV-6.K13': words(
    'Ein falsch gestellter Kicker zählt erst, wenn der Ball ihn trifft',
    'a kicker put wrongly counts only when the ball meets it',
  ),
};

/** Why a replacement is not granted. */
export const WHY_REFUSED: Reasons = {
  'DTKV-2.K9': words('nichts ist defekt', 'nothing is defective'),
  'DTKV-3.2.1': words('der Ball ist in Ordnung', 'the ball is in order'),
  'DTKV-2.K15': words('der Ball ist im Spiel', 'the ball is in play'),
  'DTKV-2.K14': words('der Schiedsrichter weiß nichts davon', 'the referee has not been told'),
  'DTKV-2.K22': words('der Schiedsrichter hat sie nicht geprüft', 'the referee has not looked at it'),
  'DTKV-2.K20': words('was ersetzt wurde, kommt nicht wieder', 'what was replaced does not come back'),
  'DTKV-2.1.5': words('nur einmal im Spiel', 'only once in a match'),
  'DTKV-2.K12': words('der Torwart muss ersetzt werden', 'the keeper has to be replaced'),
  'DTKV-2.1.3': words('so viele Kicker gibt es nicht', 'there are not so many kickers'),
  'DTKV-1.K30.1': words(
    'beide müssen einverstanden sein, und die Reparatur dauert',
    'both have to agree, and repair takes long',
  ),
  'DTKV-1.K30.2': words('es muss derselbe Ball sein', 'it has to be the same ball'),
  'DTKV-1.K30.3': words('die Farbseiten müssen bleiben', 'the colour sides have to stay'),
};
