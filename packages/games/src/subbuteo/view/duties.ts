import type { Duty, Words } from '@bande/core';
import { labels } from '../labels.ts';
import { isSide } from '../names.ts';
import type { Subbuteo } from '../state.ts';
import { asSubject, both, sideWords, words } from './naming.ts';

/** What a side is to do, or may do now, after its name. */
const OF_SIDES: Readonly<Record<string, Words>> = {
  flick: words('schnippt', 'flicks'),
  shoot: words('schießt', 'shoots'),
  take: words('führt aus', 'takes it'),
  mayBlock: words('darf einen Verteidigungszug machen', 'may make a block flick'),
  block: words('macht den Verteidigungszug oder verzichtet', 'makes the block flick or does without'),
  keep: words('stellt den Torwart', 'sets the keeper'),
  place: words('stellt Figuren auf', 'places figures'),
  nameTaker: words('bestimmt die Figur, die ausführt', 'names the figure that takes it'),
  positionalFlick: words('macht Positionszüge oder verzichtet', 'makes positional flicks or does without'),
  ready: words('sagt, wann es losgehen kann', 'says when it is ready'),
  return: words('kommt aus der Pause zurück', 'comes back from the interval'),
  tossChoice: words('wählt nach dem Münzwurf', 'chooses after the toss'),
};
const OF_THE_PROGRAM: Readonly<Record<string, Words>> = {
  toss: words('Die Münze wird geworfen.', 'The coin is tossed.'),
  motion: words('Auf dem Feld rollt noch etwas.', 'Something still moves on the pitch.'),
};
const CHOOSES = words('wählt, was daraus wird', 'chooses what comes of it');

/** `Rot schnippt.`, `Blue may make a block flick.` */
export function dutyWords({ who, what }: Duty<Subbuteo>): Words {
  if (isSide(who)) {
    const does = OF_SIDES[what] ?? CHOOSES;
    return both((language) => `${sideWords(who)[language]} ${does[language]}.`);
  }
  const named = labels.duties?.[what];
  if (who === 'referee' && named !== undefined)
    return both((language) => `${{ de: 'Schiedsrichter', en: 'Referee' }[language]}: ${named[language]}.`);
  return OF_THE_PROGRAM[what] ?? asSubject(named ?? words(what, what));
}
