import { words, type Words } from '@bande/core';
import type { RefereeDuty } from '../referee-duty.ts';

/** What the rules want from a referee. */
export const DUTY_LABELS: Readonly<Record<RefereeDuty, Words>> = {
  check: words(
    'Spieler und Material prüfen, eigene Uhr bereithalten',
    'check players and equipment, have a watch ready',
  ),
  toss: words('Münze werfen', 'toss the coin'),
  chooseGoal: words('Tor und Seite für das Freistoßschießen bestimmen', 'choose goal and side for the shoot-out'),
  resume: words('nach der Pause anstoßen lassen', 'have the second half kicked off'),
  layBall: words('Ball an seinen Ort legen', 'lay the ball where it belongs'),
  correctPositions: words('falsche Positionen berichtigen', 'correct wrong positions'),
  clearArea: words('Figuren aus Strafraum und Halbkreis stellen', 'place figures outside area and arc'),
  giveSignal: words('mit „Spielen!“ freigeben', 'release it with “Play!”'),
  lift: words('Figur und Ball kurz wegnehmen', 'lift taker and ball for a moment'),
  keepDistance: words('Figuren auf Abstand stellen', 'move figures to their distance'),
  sayWhoHasTheBall: words('sagen, wer im Ballbesitz ist', 'say who is in possession'),
  sayWhoGetsIt: words(
    'entscheiden, wer den Ball bekommt: Einwurf, Abstoß, Eckball oder Tor',
    'decide who gets the ball: throw-in, goal kick, corner or goal',
  ),
  placeFigures: words('Figuren aufstellen und aufrichten', 'place figures and set them upright'),
  letBlock: words('Gelegenheit zum Verteidigungszug geben', 'let the block flick be made'),
  measure: words('Abstand zur Auslinie messen und ansagen', 'measure the gap to the line and tell it'),
  announceChange: words('„Wechsel!“ rufen', 'call “Change!”'),
  announceInside: words('„Innerhalb!“ rufen', 'call “Inside!”'),
  announceGoal: words('„Tor!“ rufen', 'call “Goal!”'),
  restore: words('alles zurückstellen', 'put everything back'),
  keepTime: words('verlorene Zeit vermerken', 'note the time that was lost'),
  announceAddedTime: words('Nachspielzeit ankündigen', 'announce added time'),
  letChoose: words(
    'die Zeit ist um, und eine Wahl steht noch offen: wählen lassen',
    'time is over, and a choice is still open: have it made',
  ),
  endPeriod: words('den Spielabschnitt beenden', 'end the period'),
  showCard: words('gelbe Karte zeigen', 'show the yellow card'),
  removeReserve: words('orange Karte zeigen, Reservetorwart entfernen', 'show orange, remove the reserve keeper'),
  removeFigures: words('überzählige Figuren entfernen', 'remove the surplus figures'),
  checkSubstitute: words('eingewechselte Figur prüfen und hinstellen', 'check and place what is substituted'),
  writeReport: words('Spielbericht ausfüllen', 'write the match report'),
};
