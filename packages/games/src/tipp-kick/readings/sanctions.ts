import type { Readings } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';

/** Admonition, caution, abandonment, and what the rulebook leaves to a competition. */
export const sanctionReadings = {
  'B-9': {
    paragraphs: ['DTKV-15.3.1', 'DTKV-15.K2', 'DTKV-3.K8.1', 'DTKV-3.K8.2'],
    title: { de: 'Abbruch ohne Verwarnung', en: 'Abandonment without a caution' },
    reading: {
      de: 'Grobe Verstöße brauchen zuerst eine Verwarnung; Unsportlichkeit nach 15.K1 und ein zerstörter oder versteckter Ball nicht.',
      en: 'Gross offences need a caution first; unsporting conduct as in 15.K1 and a ball destroyed or hidden do not.',
    },
    reason: { de: '15.K2 und 3.K8 sagen „sofort“.', en: '15.K2 and 3.K8 say “at once”.' },
  },
  'B-10': {
    paragraphs: ['DTKV-15.3.2', 'DTKV-13.K13.1', 'DTKV-13.K13.2', 'DTKV-7.K13', 'DTKV-15.3.4'],
    title: { de: 'Böswillig nach dem Signal', en: 'Malice after the signal' },
    reading: {
      de: 'Beim ersten Mal Verwarnung und Wiederholung, beim zweiten Abbruch. Wer im Spiel schon verwarnt war, dem wird sofort abgebrochen.',
      en: 'The first time caution and repetition, the second time abandonment. Against whoever was cautioned in the match already it is abandoned at once.',
    },
    reason: {
      de: '13.K13 verwarnt zuerst; nach einer Verwarnung genügt der nächste grobe Verstoß.',
      en: '13.K13 cautions first; after a caution the next gross offence is enough.',
    },
  },
  'C-34': {
    paragraphs: ['DTKV-15.2.3', 'DTKV-15.2.4', 'DTKV-15.3.3', 'DTKV-15.3.4', 'DTKV-6.8.2', 'DTKV-6.K35'],
    title: { de: 'Die Stufen am Bildschirm', en: 'The steps on a screen' },
    reading: {
      de: 'Erster grober Verstoß: Ermahnung neben der gewöhnlichen Folge, zweiter: Verwarnung, dritter: Abbruch. 6.8 hat seine eigenen Stufen. Am Schreibtisch darf schon beim ersten verwarnt werden.',
      en: 'First gross offence: admonition beside the ordinary consequence, second: caution, third: abandonment. 6.8 has its own steps. At a desk the first may bring a caution.',
    },
    reason: {
      de: '15.3.3 erlaubt die Verwarnung beim ersten und verlangt sie spätestens bei Wiederholung.',
      en: '15.3.3 allows the caution at the first and asks for it at the latest on repetition.',
    },
  },
  'C-35': {
    paragraphs: ['DTKV-15.4.2', 'DTKV-15.4.1'],
    title: { de: 'Wann der Spielstand bleibt', en: 'When the score stands' },
    reading: {
      de: 'Wenn der Gegner mit mehr als fünf Toren führt, oder mit fünf und mehr als fünf geschossenen. Sonst 5:0.',
      en: 'If the opponent leads by more than five goals, or by five with more than five scored. Otherwise 5:0.',
    },
    reason: { de: 'Nur dann stünde er durch 5:0 schlechter da.', en: 'Only then would 5:0 leave him worse off.' },
  },
  'C-36': {
    paragraphs: ['DTKV-15.1.1', 'DTKV-16.7'],
    title: { de: 'Beide schuldig oder niemand', en: 'Both to blame or nobody' },
    reading: {
      de: 'Das Spiel bleibt ohne Wertung; der Veranstalter entscheidet.',
      en: 'The match is not scored; the organiser decides.',
    },
    reason: { de: 'Regel 15 kennt nur einen Schuldigen.', en: 'Rule 15 knows one offender only.' },
  },
  'C-37': {
    paragraphs: ['DTKV-2.4.1', 'DTKV-15.4.1'],
    title: { de: 'Das Spiel eines Disqualifizierten', en: 'The match of a disqualified player' },
    reading: { de: 'Es zählt wie ein abgebrochenes.', en: 'It counts as an abandoned one.' },
    reason: { de: 'Eine andere Wertung nennt der Text nicht.', en: 'The text names no other scoring.' },
  },
  'C-38': {
    paragraphs: ['DTKV-2.1.5', 'DTKV-2.K21', 'DTKV-2.K23', 'DTKV-2.1.3'],
    title: { de: 'Zweiter Defekt eines Kickers', en: 'A second defective kicker' },
    reading: {
      de: 'Reparieren oder einen anderen der bis zu vier gemeldeten nehmen; eine neue Figur gibt es nicht mehr.',
      en: 'Repair it or take another of the up to four registered; no new figure comes in any more.',
    },
    reason: {
      de: 'Ersetzt wird nur einmal, aber Reparieren und Wechseln sind frei.',
      en: 'A replacement is granted once, but repairing and alternating are free.',
    },
  },
  'C-41': {
    paragraphs: ['DTKV-7.K12.1', 'DTKV-13.1.1', 'DTKV-13.1.2', 'DTKV-13.1.3'],
    title: { de: 'Wo es auf Absicht ankommt', en: 'Where intent matters' },
    reading: {
      de: 'Nur bei der Behinderung, nicht bei Körper, falscher Farbe, Schieben oder Regel 6.',
      en: 'For obstruction only, not for the body, the wrong colour, pushing or rule 6.',
    },
    reason: { de: 'Nur 7.K12 verlangt sie.', en: 'Only 7.K12 asks for it.' },
  },
  'C-42': {
    paragraphs: ['DTKV-I.2', 'DTKV-I.3'],
    title: { de: 'Spätere Fassungen', en: 'Later versions' },
    reading: {
      de: 'Es gilt 2012.1; was 2017 und 2023 änderten, nicht.',
      en: '2012.1 holds; what 2017 and 2023 changed does not.',
    },
    reason: { de: 'Nur dieser Text liegt vor.', en: 'Only this text is at hand.' },
  },
  'C-93': {
    paragraphs: ['DTKV-6.K35', 'DTKV-6.K20', 'DTKV-8.K19', 'DTKV-2.K7.1', 'DTKV-15.3.3'],
    title: { de: 'Wenn sich Ermahnungen häufen', en: 'When admonitions pile up' },
    reading: {
      de: 'Die ersten zwei eines Spielers bleiben Ermahnungen, gleich wofür (6.8 hat eigene Stufen); jede weitere zählt als grober Verstoß.',
      en: 'A player’s first two stay admonitions, whatever they were for (6.8 has its own steps); each further one counts as a gross offence.',
    },
    reason: {
      de: '6.K35 führt bei Häufung zu Regel 15 und nennt keine Zahl; zwei sind noch keine Häufung.',
      en: '6.K35 leads to rule 15 when they pile up and names no number; two are not yet a pile.',
    },
  },
  'C-94': {
    paragraphs: ['DTKV-15.2.3', 'DTKV-6.K37', 'DTKV-6.K38', 'DTKV-14.K3', 'DTKV-6.K13'],
    title: { de: 'Was gegen Regel 6 nicht grob ist', en: 'What against rule 6 is not gross' },
    reading: {
      de: 'Beim erlaubten Wegnehmen getroffen zu werden und unverschuldet falsch zu stehen. Grob sind aktive Abwehr, Blockieren, nochmaliges Anfassen, missachtete Anordnung, Hand unter dem Gummi und ein falsch gestellter Kicker, der getroffen wird.',
      en: 'Being hit while taken away as allowed, and standing wrongly without fault. Gross are active defence, blocking, touching again, an order ignored, a hand under the rubber, and a kicker put wrongly that is hit.',
    },
    reason: {
      de: '15.2 sagt „in aller Regel“; das Wegnehmen ist ausdrücklich erlaubt.',
      en: '15.2 says “as a rule”; taking away is expressly allowed.',
    },
  },
  'C-95': {
    paragraphs: ['DTKV-6.8.1.3', 'DTKV-7.K12.2', 'DTKV-6.K20'],
    title: { de: 'Was ein Vorteil ist', en: 'What an advantage is' },
    reading: {
      de: 'Ein Tor, ein Ausball zu seinen Gunsten oder der Ball in Ruhe auf seiner Farbe. Wurde seine eigene Aktion behindert, nur das Tor. Solange der Ball rollt, zeigt das sein Ende, gleich wessen Aktion es ist und ob vorher jemand einen Vorteil nennt. Ermahnt wird trotzdem, auch wo ein Vorteil genannt ist.',
      en: 'A goal, a ball out in his favour, or the ball at rest on his colour. If his own action was obstructed, only the goal. As long as the ball rolls its end shows it, whosever action it is and whether or not somebody names an advantage before. The admonition is given all the same, also where an advantage is named.',
    },
    reason: {
      de: '11.K4 nennt den Ballbesitz; wer selbst schoss, hatte ihn schon. Ermahnt wird in jedem Fall (6.K20).',
      en: '11.K4 names possession; whoever shot himself had it already. The admonition comes in every case (6.K20).',
    },
  },
  'C-110': {
    paragraphs: ['DTKV-7.K12.1', 'DTKV-7.K12.2', 'DTKV-3.K7', 'DTKV-15.2.1'],
    title: { de: 'Wenn niemand etwas zur Absicht sagt', en: 'If nobody has said anything about intent' },
    reading: {
      de: 'Wer eine Behinderung, einen vorenthaltenen Ball oder das Verlassen der Platte einträgt, ohne die Absicht zu verneinen, hat sie gesehen; ein Vorteil ist dagegen nur einer, den jemand nennt.',
      en: 'Whoever enters an obstruction, a ball withheld or a plate left without denying intent has seen it; an advantage is one only if somebody names it.',
    },
    reason: {
      de: 'Ein Versehen ist die Ausnahme, die der Schiedsrichter ausdrücklich feststellt.',
      en: 'An accident is the exception that a referee states expressly.',
    },
  },
  'C-111': {
    paragraphs: ['DTKV-2.K7.1', 'DTKV-2.K7.2', 'DTKV-15.3.1'],
    title: { de: 'Wenn der überzählige Kicker behindert', en: 'When the extra kicker obstructs' },
    reading: {
      de: 'Das ist eine Behinderung mit Freistoß oder Strafstoß und zählt als grober Verstoß; abgebrochen wird auf der Stufe, auf der auch sonst abgebrochen wird.',
      en: 'That is an obstruction with free kick or penalty and counts as a gross offence; the match is abandoned on the step on which it would be otherwise.',
    },
    reason: {
      de: '2.K7 sagt nur „gegebenenfalls“, und vor dem Abbruch steht die Verwarnung (15.3.1).',
      en: '2.K7 says only “where appropriate”, and a caution comes before abandonment (15.3.1).',
    },
  },
  'C-112': {
    paragraphs: ['DTKV-15.2.2'],
    title: { de: 'Wie oft „mehrfach“ ist', en: 'How often “several times” is' },
    reading: {
      de: 'Vom zweiten absichtlichen Schuss auf der falschen Farbe an ist es ein grober Verstoß.',
      en: 'From the second deliberate shot on the wrong colour on it is a gross offence.',
    },
    reason: {
      de: 'Zweimal ist das Wenigste, was mehrfach ist.',
      en: 'Twice is the least that is several times.',
    },
  },
  'C-113': {
    paragraphs: ['DTKV-6.4.3', 'DTKV-8.K3', 'DTKV-6.4.2'],
    title: { de: 'Der Finger bei einer indirekten Spielhandlung', en: 'The finger at an indirect action' },
    reading: {
      de: 'Trifft ein Anstoß, Abstoß, Einstoß oder indirekter Freistoß den Finger unter dem Gummi, ist es kein Tor, sondern Freistoß von dort, wo geschossen wurde.',
      en: 'If a kick-off, goal kick, kick-in or indirect free kick hits the finger under the rubber it is no goal but a free kick from where it was shot.',
    },
    reason: {
      de: 'Das Tor ersetzt eines, das verhindert wurde; hier konnte keines fallen (8.K3).',
      en: 'The goal stands for one that was prevented; here none could be scored (8.K3).',
    },
  },
  'C-114': {
    paragraphs: ['DTKV-13.1.8', 'DTKV-7.3', 'DTKV-14.2.1'],
    title: { de: 'Behinderung vor einem fälligen Strafstoß', en: 'Obstruction before a penalty that is due' },
    reading: {
      de: 'Gäbe es nur Freistoß, bleibt es beim Strafstoß; die Behinderung zählt als grober Verstoß.',
      en: 'If it would bring a free kick only, the penalty stands; the obstruction counts as a gross offence.',
    },
    reason: {
      de: 'Niemand soll durch einen Verstoß des Gegners schlechter stehen (13.K1).',
      en: 'Nobody is to be worse off by an offence of his opponent (13.K1).',
    },
  },
  'C-119': {
    paragraphs: ['DTKV-15.3.1', 'DTKV-15.3.2', 'DTKV-15.1.2', 'DTKV-16.3'],
    title: { de: 'Abbruch ohne Verwarnung', en: 'Abandonment without a caution' },
    reading: {
      de: 'Nennt der Schiedsrichter den Grund, muss dieser Spieler vorher verwarnt worden sein, außer nach Ablauf der Zeit und bei dem, was ohne Verwarnung beendet: Zerstören oder Verstecken des Balles, Unsportlichkeit, Fernbleiben. Nennt er keinen, ist es seine Tatsachenentscheidung.',
      en: 'If the referee names the reason, this player must have been cautioned before, except after the end of time and for what ends a match without one: destroying or hiding the ball, unsporting conduct, staying away. If he names none, it is his decision of fact.',
    },
    reason: {
      de: '15.3.1 verlangt die Verwarnung und 15.3.2 nennt die Ausnahme; 16.3 macht den Eindruck des Schiedsrichters endgültig, nicht aber eine Entscheidung gegen den Text.',
      en: '15.3.1 demands the caution and 15.3.2 names the exception; 16.3 makes the referee’s impression final, but not a decision against the text.',
    },
  },
  'C-125': {
    paragraphs: ['DTKV-15.4.1', 'DTKV-15.4.2', 'DTKV-15.K5', 'DTKV-16.K5', 'DTKV-I.6', 'DTKV-4.2.1'],
    title: { de: 'Ein Spiel, das nicht zu Ende gespielt wird', en: 'A match that is not played to its end' },
    reading: {
      de: 'Wer geht und nicht wiederkommt, verliert wie bei einem Abbruch; wer aufgibt, ebenso. Ein Unentschieden kann nur bei Gleichstand vereinbart werden und nicht, wo Verlängerung vereinbart ist. Wird abgesagt, bevor jemand etwas getan hat, gilt das Spiel als nicht gespielt.',
      en: 'Whoever goes and does not come back loses as by abandonment, and so does whoever gives up. A draw can be agreed only at a level score, and not where extra time was agreed. Called off before anybody has done anything, the match counts as not played.',
    },
    reason: {
      de: 'Das Fernbleiben beendet ein Spiel durch Abbruch (15.K5). Aufgabe kennt die Regel nicht; sinngemäß (I.6) ist sie dasselbe ohne Vorwurf. Worin beide einig sind, dem soll der Schiedsrichter folgen (16.K5), aber nicht gegen den Spielstand.',
      en: 'Staying away ends a match by abandonment (15.K5). Giving up the rules do not know; by analogy (I.6) it is the same without blame. What both agree on the referee should follow (16.K5), but not against the score.',
    },
  },
} as const satisfies Readings<Paragraph>;
