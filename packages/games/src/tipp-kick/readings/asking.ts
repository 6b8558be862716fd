import type { Readings } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';

/** How much the referee asks, where it was agreed that he does not ask everything. */
export const askingReadings = {
  'C-126': {
    paragraphs: ['DTKV-13.2.3', 'DTKV-14.2.2', 'DTKV-9.4', 'DTKV-10.2'],
    title: { de: 'Wie viel der Schiedsrichter fragt', en: 'How much the referee asks' },
    reading: {
      de: 'Ist nichts anderes vereinbart, fragt er alles. „Anfänger“ fragt er nicht: Freistoß, Strafstoß oder Wiederholung und der Vorteil nach einem zu kurzen Anstoß oder Abstoß gelten sofort als üblich gewählt. „Spieler“ fragt er, wenn es um einen Strafstoß geht oder der Ball in der anderen Hälfte liegt. Ball legen, Kicker aufstellen und die Seiten losen sind Taten und keine Fragen; wer abwechselnd verteidigt, sagt selbst, wann er steht.',
      en: 'Unless something is agreed he asks everything. “Beginners” he does not ask: free kick, penalty or repetition, and the advantage after a kick-off or goal kick that was too short, count at once as usual. “Players” he asks where it is about a penalty or the ball lies in the other half. Laying the ball, putting a kicker up and drawing sides are deeds and no questions; whoever defends in turn says himself when he stands.',
    },
    reason: {
      de: 'Nur diese Wahl stellt die Regel dem Spieler frei, und wer schweigt, hat sie getroffen.',
      en: 'Only this choice does the rule leave to the player, and whoever is silent has made it.',
    },
  },
  'C-127': {
    paragraphs: ['DTKV-13.2.3', 'DTKV-14.2.2', 'DTKV-9.4', 'DTKV-10.2'],
    title: { de: 'Die übliche Wahl', en: 'The usual choice' },
    reading: {
      de: 'Üblich ist, was mehr Tore verspricht: der Strafstoß vor allem anderen; sonst die Chance vom Ort des Balls, bei einem Freistoß um drei Zehntel größer. So wählen die Bots, und so gilt es, wo der Schiedsrichter nicht alles fragt.',
      en: 'The usual choice is what promises more goals: the penalty before everything else; otherwise the chance from where the ball lies, at a free kick greater by three tenths. Bots choose so, and so it counts where the referee does not ask everything.',
    },
    reason: {
      de: 'Ein Freistoß hält den Kicker im Weg ferner; liegt er weit hinten, ist die Wiederholung vor dem Tor mehr wert.',
      en: 'A free kick keeps the kicker in the way farther off; far back, the repetition before the goal is worth more.',
    },
  },
} as const satisfies Readings<Paragraph>;
