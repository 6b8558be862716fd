import type { Readings } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';

/** Where rules 7, 13, 14.1, 15.1 and 16.1 and the short rules of forcing and offside are open. */
export const lineReadings = {
  'S-14': {
    paragraphs: ['FISTF-II.14.1.2.1', 'FISTF-II.15.1.2', 'FISTF-II.16.1.3'],
    title: { de: 'Misslungenes Erzwingen', en: 'Forcing in vain' },
    reading: {
      de: 'Ist eine Bedingung des Erzwingens nicht erfüllt, zählt die Berührung der angeschossenen Figur für Einwurf, Abstoß und Eckstoß nicht; der Ball geht an den Gegner dessen, der es versucht hat. Für den Ballbesitz bleibt sie eine gewöhnliche Berührung.',
      en: 'If a condition of forcing does not hold, the touch of the figure that was shot at does not count for throw-in, goal kick and corner; the ball goes to the opponent of whoever tried. For possession it stays an ordinary touch.',
    },
    reason: {
      de: 'Der Text nennt keine Folge. Ohne diese wären die Bedingungen leer; 15.1.1.3 entscheidet ebenso.',
      en: 'The text names no consequence. Without this one the conditions would be empty; 15.1.1.3 decides in the same way.',
    },
  },
  'S-45': {
    paragraphs: ['FISTF-II.7.3.1', 'FISTF-II.7.2.1', 'FISTF-II.15.1.1.3', 'FISTF-II.15.1.2'],
    title: { de: 'Eigentor über eine ruhende Figur', en: 'Own goal off a resting figure' },
    reading: {
      de: 'Ein Eigentor braucht ein Spielen durch den, dem das Tor gehört. Ein ungültiger Schuss, der von seiner ruhenden Figur ins Tor geht, ergibt Abstoß; spielt er selbst den Ball von einer ruhenden Gegnerfigur ins eigene Tor, ist es eines.',
      en: 'An own goal needs a play by the owner of that goal. An invalid shot that goes in off his resting figure is a goal kick; if he himself plays the ball off a resting opponent into his own goal, it is one.',
    },
    reason: {
      de: '15.1.1.3 gibt Abstoß, wer auch immer zuletzt berührt hat. 15.1.2 verweist auf 7.3 und meint die Linie neben dem Tor.',
      en: '15.1.1.3 gives a goal kick whoever touched last. 15.1.2 refers to 7.3 and means the line beside the goal.',
    },
  },
  'S-46': {
    paragraphs: ['FISTF-II.7.3.3'],
    title: { de: 'Vom Pfosten über die eigene Linie', en: 'From the post over the own line' },
    reading: {
      de: 'Gemeint ist die ganze eigene Torauslinie, im Tor und daneben. Jede Berührung unterwegs, auch durch die schießende Figur selbst, beendet die Ausnahme.',
      en: 'The whole own goal line is meant, in the goal and beside it. Any touch on the way, also by the shooting figure itself, ends the exception.',
    },
    reason: {
      de: 'Was vor einem Eigentor schützt, muss erst recht vor einem Eckstoß schützen; „direkt“ lässt keine Berührung zu.',
      en: 'What saves from an own goal must all the more save from a corner; “directly” allows no touch.',
    },
  },
  'S-61': {
    paragraphs: ['FISTF-II.11.1.1', 'FISTF-II.7.2.2.2'],
    title: { de: 'Indirekt', en: 'Indirect' },
    reading: {
      de: 'Eine andere Figur der einen oder anderen Seite muss den Ball berührt haben, eine neutrale zählt nicht. Lenkt der Torwart einen direkten Freistoß ins eigene Tor, gibt es Abstoß.',
      en: 'Another figure of either side must have touched the ball, a neutral one does not count. If the keeper turns a direct free kick into his own goal it is a goal kick.',
    },
    reason: {
      de: 'Das Wort wird nicht erklärt. 7.2.2 schützt den Torwart bei jedem Schuss, der nicht zählen konnte.',
      en: 'The word is not explained. 7.2.2 protects the keeper at every shot that could not count.',
    },
  },
  'S-67': {
    paragraphs: ['FISTF-II.13.1.1.1a', 'FISTF-II.13.1.1.1b', 'FISTF-II.13.1.1.1d', 'FISTF-II.13.1.2.1'],
    title: { de: 'Wie Abseits gemessen wird', en: 'How offside is measured' },
    reading: {
      de: 'Figur und Ball sind so weit vorn wie ihre der Torauslinie nächste Kante. In der Schusszone ist, wer ganz über ihrer Linie ist. Auf gleicher Höhe mit der letzten Verteidigerfigur ist abseits, mit dem Ball nicht.',
      en: 'Figure and ball are as far as their edge nearest to the goal line. In the shooting zone is who is wholly past its line. Level with the last defender figure is offside, level with the ball is not.',
    },
    reason: {
      de: 'Der Text zählt Figuren, die näher sind; eine gleich weit entfernte ist es nicht. I.7 sagt, was ganz über einer Linie ist.',
      en: 'The text counts figures that are nearer; one that is as far away is not. I.7 says what is wholly past a line.',
    },
  },
  'S-68': {
    paragraphs: ['FISTF-II.13.1.1.1c', 'FISTF-II.13.1.2.1', 'FISTF-II.13.1.2.2'],
    title: { de: 'Letzte Verteidigerfigur ohne Torwart', en: 'Last defender with the keeper out' },
    reading: {
      de: 'Strafbar wird das Abseits an der Figur, die die Abseitslinie bildet; ist der Torwart aus dem Tor, ist das die vorletzte.',
      en: 'Offside becomes an offence at the figure that forms the offside line; with the keeper out that is the second-last.',
    },
    reason: {
      de: 'Wörtlich genommen gäbe es vor leerem Tor fast nie ein Abseits, obwohl 13.1.1.1 c dafür zwei Figuren verlangt.',
      en: 'Taken literally an open goal would almost never see an offside, although 13.1.1.1 c asks for two figures there.',
    },
  },
  'S-69': {
    paragraphs: ['FISTF-II.13.1.2.4b', 'FISTF-II.13.1.2.3.1'],
    title: { de: 'Wechsel während des Passes', en: 'Change during the pass' },
    reading: {
      de: 'Berührt der Ball eine ruhende Verteidigerfigur, bevor er die Abseitslinie passiert, ist niemand mehr abseits. Kommt er von dort zu einer Angreiferfigur zurück, zählt, wer bei dieser Berührung abseits steht.',
      en: 'If the ball touches a resting defender figure before it passes the offside line, nobody is offside any more. If it comes back from there to an attacker figure, it counts who is offside at that touch.',
    },
    reason: {
      de: 'Der Ballbesitz hat gewechselt; mit der Rückkehr berührt wieder eine Angreiferfigur den Ball.',
      en: 'Possession has changed; with the return an attacker figure touches the ball again.',
    },
  },
  'S-70': {
    paragraphs: ['FISTF-II.13.3.2.1'],
    title: { de: 'Neue Ticks', en: 'New ticks' },
    reading: {
      de: 'Nur der Rückprall von einer Verteidigerfigur bringt keine neuen Ticks; nach einer Berührung des Torwarts sind es wieder drei.',
      en: 'Only the rebound off a defender figure brings no new ticks; after a touch of the keeper there are three again.',
    },
    reason: {
      de: 'Der Torwart ist keine Figur, und 5.2.2 nimmt ihn ausdrücklich aus.',
      en: 'The keeper is no figure, and 5.2.2 expressly excepts him.',
    },
  },
  'S-71': {
    paragraphs: ['FISTF-II.13.3.1.2', 'FISTF-II.13.4.1.1', 'FISTF-II.13.4.3.2', 'FISTF-II.13.4.3.3'],
    title: { de: 'Wenn beim Tick mehreres falsch ist', en: 'Several faults of one tick' },
    reading: {
      de: 'Berührt die getickte Figur Figur und Ball, gibt es Freistoß oder Strafstoß, Zurück nur, wenn der Gegner das vorzieht. Ein angesagter vierter Tick ist unerlaubtes Schnippen, auch ohne Erlaubnis; ein nicht angesagter gilt dem Ball.',
      en: 'If the ticked figure touches figure and ball it is a free kick or penalty, Back only if the opponent prefers it. An announced fourth tick is an illegal flick, also without leave; one that was not announced is played for the ball.',
    },
    reason: {
      de: 'Die schwerere Folge geht vor; ohne Ansage weiß niemand, dass es ein Tick sein sollte.',
      en: 'The weightier consequence goes first; without the word nobody knows that it was meant as a tick.',
    },
  },
  'S-270': {
    paragraphs: ['FISTF-II.13.4.1.1', 'FISTF-II.13.4.2.1', 'FISTF-II.6.2.3.5.1'],
    title: { de: 'Erlaubt, aber zu früh getickt', en: 'Allowed, but ticked too early' },
    reading: {
      de: 'Eine Erlaubnis gilt, sobald sie gegeben ist, auch wenn erst noch ein Verteidigungszug oder eine Wahl aussteht. Wer am Schreibtisch vor dem Verteidigungszug tickt, hat unerlaubt geschnippt; spielt der Gegner weiter, ist der Tick gemacht. Wer statt der eigenen Wahl tickt, spielt weiter. Wer mit der Erlaubnis den Ball spielt, hat sie verbraucht.',
      en: 'Leave holds as soon as it is given, even if a block flick or a choice is still to come. Whoever at a desk ticks before the block flick has flicked illegally; if the opponent plays on the tick was made. Whoever ticks instead of making his own choice plays on. Whoever has leave and plays the ball has used it up.',
    },
    reason: {
      de: '13.4.1 straft nur den Tick ohne Erlaubnis oder Ansage, 13.4.2 den, der zu früh kommt.',
      en: '13.4.1 punishes only a tick without leave or without the word, 13.4.2 the one that comes too early.',
    },
  },
  'S-72': {
    paragraphs: ['FISTF-II.14.1.2.1', 'FISTF-II.15.1.2', 'FISTF-II.16.1.1.1'],
    title: { de: 'Wann Viertel und Zone zählen', en: 'When quarter and zone count' },
    reading: {
      de: 'Ball und schießende Figur, wenn die Figur den Ball trifft; die Verteidigerfigur, wenn der Ball sie berührt; beim Einwurf der Ball noch einmal, wenn er ganz über der Linie ist.',
      en: 'Ball and forcing figure when the figure strikes the ball; the defender figure when the ball touches it; for a throw-in the ball once more when it is wholly over the line.',
    },
    reason: {
      de: 'Der Text nennt keinen Augenblick; jeder dieser Gegenstände tut nur dann etwas.',
      en: 'The text names no moment; each of these things does something only then.',
    },
  },
  'S-73': {
    paragraphs: ['FISTF-II.14.1.6.1', 'FISTF-II.14.1.1'],
    title: { de: 'Torwart lenkt über die Seitenauslinie', en: 'Keeper deflects over the touchline' },
    reading: {
      de: 'Der Schütze hat Einwurf, und kein Viertel wird geprüft.',
      en: 'The shooter gets the throw-in, and no quarter is tested.',
    },
    reason: {
      de: '14.1.6 verneint das Erzwingen, weil der Torwart immer selbst spielt. Gerade deshalb hat seine Seite den Ball ins Aus gespielt.',
      en: '14.1.6 denies forcing because the keeper always plays himself. Exactly therefore his side has played the ball out.',
    },
  },
  'S-75': {
    paragraphs: ['FISTF-II.15.1.5.2', 'FISTF-II.16.1.1.2', 'FISTF-II.7.3.2'],
    title: { de: 'Abstoß über die eigene Torauslinie', en: 'Goal kick over the own goal line' },
    reading: {
      de: 'Es gibt Eckstoß, keine Wiederholung, obwohl der Ball den Strafraum nicht nach vorn verlassen hat.',
      en: 'It is a corner and no retake, although the ball has not left the penalty area to the front.',
    },
    reason: {
      de: '7.3.2 nennt den Abstoß ausdrücklich.',
      en: '7.3.2 names the goal kick expressly.',
    },
  },
  'S-76': {
    paragraphs: ['FISTF-II.15.1.1.1'],
    title: { de: 'Abstoß ohne Berührung', en: 'Goal kick without a touch' },
    reading: {
      de: 'Gemeint ist ein Ball, den der Verteidiger nicht mehr berührt hat.',
      en: 'A ball is meant that the defender has not touched any more.',
    },
    reason: {
      de: 'Sonst bliebe für den Eckstoß nach 16.1.1.1 nichts übrig.',
      en: 'Otherwise nothing would be left for the corner of 16.1.1.1.',
    },
  },
  'S-88': {
    paragraphs: ['SHORT-forcing.3'],
    title: { de: 'Linie berührt, nächste Zone', en: 'On the line, in the next zone' },
    reading: {
      de: 'Wer eine Zonenlinie berührt, ist nicht in der Zone der anderen; das Erzwingen misslingt.',
      en: 'Whoever touches a zone line is not in the zone of the others; forcing fails.',
    },
    reason: {
      de: 'Die Kurzregeln sagen nicht, in welche Richtung die nächste Zone liegt. So ist es gleich.',
      en: 'The short rules do not say in which direction the next zone lies. So it does not matter.',
    },
  },
  'S-89': {
    paragraphs: ['SHORT-offside.1', 'SHORT-offside.3', 'SHORT-offside.4'],
    title: { de: 'Abseits nach den Kurzregeln', en: 'Offside by the short rules' },
    reading: {
      de: 'Hinter dem Ball oder auf seiner Höhe ist niemand abseits; aus Eckstoß, Einwurf, Strafstoß und Abstoß und nach einem Spielen des Gegners auch nicht. Ist der Ball am vorletzten Verteidiger vorbei, darf die Figur im Abseits ihn auch selbst nicht spielen.',
      en: 'Behind the ball or level with it nobody is offside; nor from corner, throw-in, penalty and goal kick, nor after a play by the opponent. Once the ball is past the second-last defender the offside figure must not play it itself either.',
    },
    reason: {
      de: 'Die Kurzregeln schweigen über Ball und Ausnahmen; dort gilt FISTF 13.1.',
      en: 'The short rules are silent about the ball and the exemptions; there FISTF 13.1 applies.',
    },
  },
  'S-91': {
    paragraphs: ['SHORT-offside.2'],
    title: { de: 'Torwart mitgezählt', en: 'Keeper included' },
    reading: {
      de: 'Ist der Torwart aus dem Tor, ist der Reservetorwart eine Figur wie die anderen, und zwei Figuren bilden die Linie.',
      en: 'With the keeper out the reserve keeper is a figure like the others, and two figures make the line.',
    },
    reason: {
      de: 'Der vorletzte Verteidiger ist gefragt, wer immer es ist.',
      en: 'The second-last defender is asked for, whoever it is.',
    },
  },
  'S-121': {
    paragraphs: ['FISTF-II.7.2.2.1', 'FISTF-II.7.2.2.2', 'FISTF-II.8.1.3.3', 'FISTF-II.15.1.1.4'],
    title: { de: 'Wie lange der Torwart einen Schuss abwehrt', en: 'How long a keeper saves a shot' },
    reading: {
      de: 'Der Schuss bleibt der Schuss, bis der Ball ruht oder ein anderer ihn spielt; so oft der Torwart ihn bis dahin berührt, wird nach dem Schuss entschieden, ob Tor, Abstoß oder Eckstoß folgt.',
      en: 'The shot stays the shot until the ball rests or somebody else plays it; however often the keeper touches it until then, the shot decides whether goal, goal kick or corner follows.',
    },
    reason: {
      de: 'Der Text erlaubt das Abwehren ohne die Gefahr eines Eigentors und zieht keine Grenze zwischen Abwehr und eigenem Spiel. Der ruhende Ball ist die einzige, die jeder sieht.',
      en: 'The text allows saving without the risk of an own goal and draws no border between a save and a play of his own. The resting ball is the only one that everybody sees.',
    },
  },
  'S-122': {
    paragraphs: ['FISTF-II.15.1.1.4', 'FISTF-II.16.1.1.1'],
    title: { de: 'Ungültiger Schuss neben dem Tor', en: 'Invalid shot beside the goal' },
    reading: {
      de: 'Neben dem Tor zählt nur, ob der Ball beim Schuss in der Schusszone lag: Ein direkter Freistoß aus der Zone, den der Torwart über die Torauslinie lenkt, ergibt Eckstoß.',
      en: 'Beside the goal it only counts whether the ball was inside the shooting zone at the shot: a direct free kick from the zone that the keeper turns over the goal line is a corner.',
    },
    reason: {
      de: '15.1.1.4 erklärt das Wort „ungültig“ in einer Klammer genau so, und 16.1.1.1 fragt nach nichts anderem.',
      en: '15.1.1.4 explains “invalid” in a bracket exactly so, and 16.1.1.1 asks for nothing else.',
    },
  },
  'S-123': {
    paragraphs: ['FISTF-II.15.1.4', 'FISTF-II.16.1.3'],
    title: { de: 'Torwart außerhalb des Spielfelds', en: 'Keeper outside the field' },
    reading: {
      de: 'Auch für ihn sind es 22 mm, gemessen an seinem Körper.',
      en: 'For him too it is 22 mm, measured at his body.',
    },
    reason: {
      de: 'Beide Sätze nennen Figur und Torwart in einem Atemzug, und bei weniger als 22 mm ist der Ball noch nicht ganz im Aus, wenn er ihn trifft.',
      en: 'Both sentences name figure and keeper in one breath, and at less than 22 mm the ball is not yet wholly out when it meets him.',
    },
  },
  'S-124': {
    paragraphs: ['FISTF-II.16.2.1.1'],
    title: { de: 'Eckstoß nach einem Ball genau durch die Mitte', en: 'Corner after a ball right through the middle' },
    reading: {
      de: 'Geht der Ball genau in der Mitte über die Torauslinie, liegt die Ecke rechts, wie der Ausführende sie sieht.',
      en: 'If the ball goes over the goal line exactly in the middle, the corner is on the right as its taker sees it.',
    },
    reason: {
      de: 'Der Text kennt nur zwei Seiten; irgendeine muss es sein, und für beide Spieler dieselbe.',
      en: 'The text knows only two sides; it must be one of them, and the same for both players.',
    },
  },
  'S-125': {
    paragraphs: ['FISTF-II.2.1.1.2.1', 'FISTF-II.14.1.3', 'FISTF-II.15.1.4', 'FISTF-II.16.1.3'],
    title: { de: 'Figur ohne Maß', en: 'A figure that nobody measured' },
    reading: {
      de: 'Hat niemand gesagt, wie weit die angeschossene Figur hinter der Linie stand, stand sie auf dem Spielfeld. Zone und Viertel, die niemand kennt, bleiben unbekannt, und dann entscheidet der Schiedsrichter [S-203].',
      en: 'If nobody has said how far beyond the line the figure stood that was shot at, it stood on the field. Zones and quarters that nobody knows stay unknown, and then the referee decides [S-203].',
    },
    reason: {
      de: 'Im Aus zu stehen ist die Ausnahme, die jemand melden würde.',
      en: 'Standing out of play is the exception that somebody would report.',
    },
  },
  'S-126': {
    paragraphs: ['FISTF-II.13.1.2.1', 'FISTF-II.13.1.2.3.2'],
    title: { de: 'Verteidiger, die sich während des Passes bewegen', en: 'Defenders who move during the pass' },
    reading: {
      de: 'Der Ball passiert die letzte Verteidigerfigur dort, wo sie dann steht; geht sie zurück, muss er weiter. Kommt sie heraus, bleibt die Linie, wo sie bei der Ballberührung war.',
      en: 'The ball passes the last defender figure where it stands then; if it goes back, the ball must go further. If it comes out, the line stays where it was when the ball was touched.',
    },
    reason: {
      de: 'Der Sockel ist zu passieren, also zählt sein Ort. Aber nach der Berührung soll kein Zug des Verteidigers ein Abseits herbeiführen.',
      en: 'It is the base that must be passed, so its place counts. But after the touch no flick of the defender shall bring an offside about.',
    },
  },
  'S-127': {
    paragraphs: ['SHORT-offside.3'],
    title: { de: 'Ball schon vorbei', en: 'Ball past already' },
    reading: {
      de: 'Ist der Ball beim Abspiel schon näher an der Torauslinie als der vorletzte Verteidiger, ist das Abseits sofort strafbar, wohin auch immer gespielt wird.',
      en: 'If the ball is already nearer to the goal line than the second-last defender when it is played, offside is an offence at once, whichever way it is played.',
    },
    reason: {
      de: 'Die Kurzregeln nennen nur diese eine Bedingung; das „vorwärts“ von 13.1.2.2 steht nicht darin.',
      en: 'The short rules name only this one condition; the “forward” of 13.1.2.2 is not in it.',
    },
  },
  'S-128': {
    paragraphs: ['FISTF-II.13.1.2.3.1', 'FISTF-II.8.1.3.1'],
    title: { de: 'Abseits nach einem Ball des eigenen Torwarts', en: 'Offside from the own keeper' },
    reading: {
      de: 'Spielt der Torwart des Angreifers den Ball, können seine Figuren abseits sein wie beim Spielen einer anderen Figur; der Abstoß bleibt ausgenommen.',
      en: 'If the attacker’s keeper plays the ball his figures can be offside as from any figure’s play; the goal kick stays exempt.',
    },
    reason: {
      de: '13.1.2.3 spricht von Figuren, doch 8.1.3 nennt jede Berührung des Torwarts ein Spielen. Sonst gäbe es für seine weiten Bälle kein Abseits.',
      en: '13.1.2.3 speaks of figures, yet 8.1.3 calls every touch of the keeper a play. Otherwise there would be no offside from his long balls.',
    },
  },
  'S-129': {
    paragraphs: ['FISTF-II.13.1.1.1c', 'FISTF-II.13.1.1.1d'],
    title: { de: 'Liegende Figuren und Abseits', en: 'Lying figures and offside' },
    reading: {
      de: 'Figuren, die liegen oder nicht im Spiel sind, zählen beim Abseits nicht mit, weder als Angreifer noch als Verteidiger.',
      en: 'Figures that lie or are out of play do not count for offside, neither as attackers nor as defenders.',
    },
    reason: {
      de: 'Eine solche Figur ist neutral und spielt nirgends mit.',
      en: 'Such a figure is neutral and takes part in nothing.',
    },
  },
  'S-225': {
    paragraphs: ['SHORT-forcing.4', 'SHORT-forcing.2', 'SHORT-forcing.3'],
    title: { de: 'In welcher Zone ein Eckstoß erzwungen wird', en: 'In which zone a corner is forced' },
    reading: {
      de: 'Nach den Kurzregeln müssen Ball und gegnerische Figur in derselben Zone sein, in welcher auch immer; die Schusszone verlangen sie nicht. Der Torwart ist in seiner eigenen.',
      en: 'By the short rules ball and opposing figure must be in the same zone, whichever; they do not ask for the shooting zone. A keeper is in his own.',
    },
    reason: {
      de: 'Der Satz über den Eckstoß nimmt nur die Angreiferfigur von der gleichen Zone aus; wo der Kurztext spricht, steht er allein [S-84].',
      en: 'The sentence on the corner exempts only the attacker’s figure from the same zone; where the short text speaks it stands alone [S-84].',
    },
  },
} as const satisfies Readings<Paragraph>;
