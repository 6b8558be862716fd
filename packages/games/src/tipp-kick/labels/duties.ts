import { words, type Words } from '@bande/core';
import type { RefereeDuty } from '../referee-duty.ts';

/** What the rules want from a referee. */
export const DUTY_LABELS: Readonly<Record<RefereeDuty, Words>> = {
  check: words('Platte, Figuren, Ball und Ersatzball prüfen', 'check plate, figures, ball and spare ball'),
  giveSignal: words('das Zeichen zum Beginn geben', 'give the signal to begin'),
  drawSides: words('auf Verlangen die Seiten losen', 'draw sides if somebody asks'),
  release: words('den Strafstoß freigeben', 'release the penalty'),
  pointOutBall: words('auf die falsche Lage des Balles hinweisen', 'point out that the ball lies wrong'),
  sayWhichCorner: words('sagen, von welcher Seite der Eckstoß kommt', 'say from which side the corner is taken'),
  orderFixed: words('„FEST“ rufen', 'call “FEST”'),
  sayWhoseBall: words('sagen, welche Farbe oben liegt', 'say which colour is on top'),
  sayWhoGetsIt: words('sagen, ob der Ball aus ist und wer ihn bekommt', 'say whether the ball is out and who gets it'),
  sayInterrupted: words('laut unterbrechen', 'interrupt aloud'),
  letPlayGoOn: words('weiterspielen lassen', 'let play go on'),
  putBack: words('die Lage von vorher herstellen', 'put everything back'),
  urge: words('zum Schuss auffordern', 'tell him to shoot'),
  announceLastMinute: words('die letzte Minute ansagen', 'announce the last minute'),
  announceAddedTime: words('die Nachspielzeit ansagen', 'announce added time'),
  noteTime: words('verlorene Zeit vermerken', 'note the time that was lost'),
  giveEndSignal: words('das Schlusszeichen geben', 'give the signal of the end'),
  haveItMended: words('die Platte in Ordnung bringen lassen', 'have the plate put right'),
  checkReplacement: words('ersetzen lassen und prüfen, was neu kommt', 'have it replaced and check what comes'),
  chooseBall: words('den neuen Ball bestimmen', 'choose the new ball'),
  demandRemoval: words('den überzähligen Kicker wegnehmen lassen', 'have the extra kicker taken away'),
  callBack: words('den Spieler an die Platte rufen', 'call the player back to the plate'),
  admonish: words('ermahnen', 'admonish'),
  caution: words('verwarnen', 'caution'),
  keepTally: words('den Spielstand notieren', 'note the score'),
  writeReport: words('Ergebnis und Vorkommnisse melden', 'report result and incidents'),
};
