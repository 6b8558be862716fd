import type { Readings } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';

/** Active and passive defence, the three seconds, and what becomes of a kicker once the ball moves. */
export const defenceReadings = {
  'B-6': {
    paragraphs: ['DTKV-6.K25', 'DTKV-6.K30.1', 'DTKV-6.K30.2', 'DTKV-6.K38', 'DTKV-6.K27', 'DTKV-13.K9'],
    title: { de: 'Beim Wegnehmen getroffen', en: 'Hit while being taken away' },
    reading: {
      de: 'Am Boden: kein Verstoß; fällt kein Tor, wird der Schuss wiederholt. Vom Boden abgehoben: Freistoß, ein Tor zählt trotzdem. Einem verlegten Ball nachgezogen und nur an der Figur getroffen: weiter.',
      en: 'On the ground: no offence; if no goal results the shot is repeated. Lifted off the ground: free kick, a goal counts all the same. Dragged after a ball that was moved and hit on the figure only: play on.',
    },
    reason: {
      de: 'So widersprechen sich die drei Stellen nicht; 13.K9 nennt die Bodenberührung als Grenze.',
      en: 'So the three places do not contradict each other; 13.K9 names ground contact as the border.',
    },
  },
  'B-20': {
    paragraphs: ['DTKV-6.K36'],
    title: { de: 'Wer „Spieler“ heißt', en: 'Who is called “player”' },
    reading: { de: 'Gemeint ist die Abwehrfigur.', en: 'The defending figure is meant.' },
    reason: {
      de: 'Nach II.1 wäre es der Mensch; der nächste Satz spricht vom Verschieben der Figur.',
      en: 'By II.1 it would be the person; the next sentence speaks of shifting the figure.',
    },
  },
  'C-13': {
    paragraphs: ['DTKV-6.9.1', 'DTKV-6.K14', 'DTKV-8.5.1'],
    title: { de: 'Muss der Angreifer die 3 Sekunden abwarten?', en: 'Must the attacker wait for the 3 seconds?' },
    reading: { de: 'Nein, er darf sofort schießen.', en: 'No, he may shoot at once.' },
    reason: {
      de: '6.K14 nennt den schnellen Torschuss als erlaubt; die Zeit begrenzt nur den Abwehrenden.',
      en: '6.K14 names the quick shot as legitimate; the time limits the defender only.',
    },
  },
  'C-14': {
    paragraphs: ['DTKV-6.9.6', 'DTKV-6.9.7.1', 'DTKV-6.9.7.2'],
    title: { de: 'Wann die Anordnung nötig ist', en: 'When the order is needed' },
    reading: {
      de: 'Wer nach 3 Sekunden noch stellt, wird zuerst aufgefordert; erst wenn er nicht folgt, gibt es Freistoß. Wer schon losgelassen hatte und wieder anfasst: Freistoß sofort.',
      en: 'Whoever is still positioning after 3 seconds is ordered first; only if he does not obey there is a free kick. Whoever had let go and touches again: free kick at once.',
    },
    reason: {
      de: 'Der Text stellt beides mit „oder“ nebeneinander.',
      en: 'The text puts the two side by side with “or”.',
    },
  },
  'C-69': {
    paragraphs: ['DTKV-6.K37', 'DTKV-6.5.3', 'DTKV-6.9.4'],
    title: { de: 'Wann ein weggenommener Kicker wiederkommt', en: 'When a kicker taken away comes back' },
    reading: {
      de: 'Erst wenn der Ball ruht oder aus dem Spiel ist. Kommt er vorher zurück und wird getroffen, war es aktive Abwehr.',
      en: 'Only when the ball is at rest or out of play. If it comes back before that and is hit, it was active defence.',
    },
    reason: {
      de: 'Er ist bewegt worden, während der Ball lief (6.5.2).',
      en: 'It was moved while the ball was moving (6.5.2).',
    },
  },
  'C-100': {
    paragraphs: ['DTKV-13.K5', 'DTKV-13.K6', 'DTKV-5.2.1'],
    title: { de: 'Abpraller vom Gestänge', en: 'Rebound from the frame' },
    reading: {
      de: 'Kommt der eigene Schuss von Pfosten oder Latte auf den unbewegten Kicker zurück, ist auch das ein geschlossener Ablauf; wird der Kicker dabei bewegt und getroffen, ist es strafbar.',
      en: 'If the own shot comes back from post or bar onto the unmoved kicker, that is one closed sequence too; if the kicker is moved and hit, it is punishable.',
    },
    reason: {
      de: '13.K5 nennt die Figuren als Beispiel; der Kicker wird auch hier nicht zum Abwehrenden.',
      en: '13.K5 names the figures as an example; here too the kicker does not become a defender.',
    },
  },
  'C-101': {
    paragraphs: ['DTKV-2.1.1', 'DTKV-2.K3', 'DTKV-6.K37'],
    title: { de: 'Ohne Kicker auf dem Feld', en: 'Without a kicker on the field' },
    reading: {
      de: 'Wer abwehrt, muss keinen Kicker aufstellen; er darf ihn neben das Feld stellen.',
      en: 'A defender need not put a kicker up; he may put it beside the field.',
    },
    reason: {
      de: '2.1.1 und 2.K3 nennen eine Höchstzahl; weggenommen werden darf er auch sonst.',
      en: '2.1.1 and 2.K3 name a highest number; it may be taken away elsewhere too.',
    },
  },
  'C-102': {
    paragraphs: ['DTKV-6.1', 'DTKV-3.4.1', 'DTKV-13.K5', 'DTKV-8.K9'],
    title: { de: 'Wer den Ball hat, während er läuft', en: 'Who has the ball while it moves' },
    reading: {
      de: 'Wer geschossen hat, bis der Ball ruht oder aus dem Spiel ist; eine Parade ändert daran nichts. Danach sagt es die Farbe.',
      en: 'Whoever shot, until the ball is at rest or out of play; a save does not change that. Then the colour tells.',
    },
    reason: {
      de: '13.K5 hält den Ablauf geschlossen, und eine Farbe liegt erst in Ruhe oben.',
      en: '13.K5 keeps the sequence closed, and a colour is on top only at rest.',
    },
  },
  'C-103': {
    paragraphs: ['DTKV-2.K4', 'DTKV-6.9.2.1', 'DTKV-6.K36', 'DTKV-8.K12'],
    title: { de: 'Den Abwehrkicker tauschen', en: 'Changing the defending kicker' },
    reading: {
      de: 'In den 3 Sekunden frei; danach ist es ein Anfassen nach 6.9.7.',
      en: 'Free within the 3 seconds; after that it is a touch as in 6.9.7.',
    },
    reason: {
      de: 'Gewechselt werden darf je nach Lage, angefasst nicht mehr (6.K36).',
      en: 'Kickers may be exchanged by situation, but no longer touched (6.K36).',
    },
  },
  'C-92': {
    paragraphs: ['DTKV-6.9.7.2', 'DTKV-14.1.3', 'DTKV-13.1.3'],
    title: { de: 'Zu spät angefasst, im eigenen Strafraum', en: 'Touched too late, inside the own area' },
    reading: {
      de: 'Auch dann Freistoß vom Ort des Kickers. Strafstoß wird es erst, wenn der Ball ihn trifft.',
      en: 'A free kick from the kicker’s place then too. It becomes a penalty only if the ball hits it.',
    },
    reason: {
      de: '14.1 verlangt beim Kicker die Berührung mit dem Ball.',
      en: 'Of the kicker 14.1 demands a touch of the ball.',
    },
  },
  'C-96': {
    paragraphs: ['DTKV-6.9.6', 'DTKV-6.9.7.1', 'DTKV-6.K35'],
    title: { de: 'Wie schnell „FEST“ zu befolgen ist', en: 'How fast “FEST” must be obeyed' },
    reading: {
      de: 'Sofort: Wer innerhalb einer Sekunde loslässt, hat gefolgt. Am Bildschirm steht der Kicker nach 3 Sekunden von selbst fest.',
      en: 'At once: whoever lets go within a second has obeyed. On a screen the kicker is fixed by itself after 3 seconds.',
    },
    reason: {
      de: 'Der Text nennt keine Frist; eine Sekunde braucht die Hand.',
      en: 'The text names no term; a hand needs a second.',
    },
  },
  'C-98': {
    paragraphs: ['DTKV-6.2.4', 'DTKV-6.4.1', 'DTKV-13.1.1', 'DTKV-6.K38'],
    title: { de: 'Hände am Bildschirm', en: 'Hands on a screen' },
    reading: {
      de: 'Gedachte Hände berühren weder Ball noch Torwartfigur und kommen nicht unter das Gummi. Ein Kicker, der gerade weggenommen wird, ist ein Körper und kann getroffen werden.',
      en: 'Imagined hands touch neither ball nor keeper figure and do not come under the rubber. A kicker that is being taken away is a body and can be hit.',
    },
    reason: {
      de: 'Was nur eine Hand kann, trägt am Schreibtisch der Schiedsrichter ein.',
      en: 'What only a hand can do is entered by the referee at a desk.',
    },
  },
} as const satisfies Readings<Paragraph>;
