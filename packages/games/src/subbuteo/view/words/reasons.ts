import type { Words } from '@bande/core';
import type { Paragraph } from '../../rulebook.ts';
import { words } from './naming.ts';

/** Why something was called, in half a sentence, by the paragraph that says so. */
type Reasons = { readonly [P in Paragraph]?: Words };

/** The first of these paragraphs that has something to say. */
export function reasonIn(reasons: Reasons, paragraphs: readonly Paragraph[]): Words | null {
  for (const paragraph of paragraphs) {
    const reason = reasons[paragraph];
    if (reason !== undefined) return reason;
  }
  return null;
}

const OUTSIDE_ZONE = words('Der Schuss kam nicht aus der Schusszone', 'the shot was not from inside the shooting zone');
const STRAIGHT_FROM_RESTART = words(
  'Direkt aus dem Standard fällt kein Eigentor',
  'nobody scores an own goal straight from a restart',
);

export const WHY_NO_GOAL: Reasons = {
  'FISTF-II.7.1.1.a.1': OUTSIDE_ZONE,
  'SHORT-goal': OUTSIDE_ZONE,
  'FISTF-II.7.1.1.b': words('Geschossen wurde erst nach dem Schlusssignal', 'the shot came after the final signal'),
  'FISTF-II.9.1.4.2': words(
    'Mit seinem ersten Zug trifft der Ersatztorwart nicht',
    'the reserve keeper’s first flick scores no goal',
  ),
  'FISTF-II.11.1.1': words('Ein Freistoß ist indirekt', 'a free kick is indirect'),
  'FISTF-II.14.1.5.1': words('Direkt aus dem Einwurf zählt kein Tor', 'no goal straight from a throw-in'),
  'FISTF-II.15.1.5.1': words('Direkt aus dem Abstoß zählt kein Tor', 'no goal straight from a goal kick'),
  'FISTF-II.15.1.3': words('Ein Verteidigungszug trifft nicht', 'a block flick scores no goal'),
  'FISTF-II.13.4.3.3': words('Ein Tick trifft nicht', 'a tick scores no goal'),
  'FISTF-II.5.2.3': words('Der Ball wurde nur geschoben', 'the ball was only pushed'),
  'FISTF-II.7.3.2': STRAIGHT_FROM_RESTART,
  'FISTF-II.7.3.3': words(
    'Vom Pfosten oder von der Latte zurück ist es kein Eigentor',
    'back from post or crossbar it is no own goal',
  ),
};

export const WHY_CHANGE: Reasons = {
  'FISTF-II.5.1.2.1': words('Ball verfehlt', 'ball missed'),
  'SHORT-possession.2': words('Ball verfehlt', 'ball missed'),
  'FISTF-II.5.1.2.2': words('Der Ball traf eine Figur', 'the ball met a figure'),
  'SHORT-possession.3': words('Der Ball traf eine Figur', 'the ball met a figure'),
  'FISTF-II.5.1.2.3': words('Der Torwart ist am Ball', 'the keeper met the ball'),
  'FISTF-II.5.3.5.1': words('Eingeklemmt: Der Ball ging nie verloren', 'pressed: the ball was never lost'),
};

export const WHY_ILLEGAL: Reasons = {
  'FISTF-II.5.2.1.1': words('viermal hintereinander mit derselben Figur', 'four in a row by the same figure'),
  'SHORT-touches.1': words('viermal hintereinander mit derselben Figur', 'four in a row by the same figure'),
  'FISTF-II.8.1.2': words('schnell hin und her', 'quickly to and fro'),
  'FISTF-II.8.2.1.2': words('über die Linie des Torraums', 'over the line of the goal area'),
  'FISTF-II.8.1.5.0': words('zu viele Berührungen hintereinander', 'too many touches in a row'),
  'FISTF-II.8.2.2': words('der Torwart traf eine ruhende Figur', 'the keeper met a resting figure'),
  'FISTF-II.8.2.3': words('der Torwart hinderte eine Figur am Spielen', 'the keeper hindered a figure'),
  'FISTF-II.10.8.2': words('mehr als 10 s für einen Torschuss', 'more than 10 s for a shot'),
  'FISTF-II.10.8.3': words('mehr als 5 s für einen Zug', 'more than 5 s for a flick'),
  'FISTF-II.4.2.5.a': words('mehr als 10 s fürs Aufstellen', 'more than 10 s to set up'),
  'FISTF-II.4.2.5.b': words('mehr als 10 s fürs Aufstellen', 'more than 10 s to set up'),
  'FISTF-II.15.2.1.5.1': words('mehr als 10 s fürs Aufstellen', 'more than 10 s to set up'),
  'FISTF-II.15.2.1.5.2': words('mehr als 10 s fürs Aufstellen', 'more than 10 s to set up'),
  'FISTF-II.10.9.2': words('die angesetzte Hand bleibt, wo sie ist', 'a hand that is set stays where it is'),
  'FISTF-II.4.2.3.4': words('der Ball muss ganz über die Mittellinie', 'the ball must go wholly over halfway'),
  'FISTF-II.4.2.3.3': words('eine andere Figur war angesagt', 'another figure had been named'),
  'FISTF-II.4.2.3.2': words('vor „Spielen!“', 'before “Play!”'),
  'FISTF-II.15.2.3.1': words('der Ball muss aus dem Torraum', 'the ball must leave the goal area'),
  'FISTF-II.15.2.3.2': words('zweimal nicht aus dem Torraum', 'twice not out of the goal area'),
  'FISTF-II.17.2.5': words('mehr als 10 s', 'more than 10 s'),
  'FISTF-II.17.2.3.3': words('der Torwart war nicht bereit', 'the keeper was not ready'),
  'FISTF-II.17.2.2.1': words('der Schütze war nicht bereit', 'the shooter was not ready'),
  'FISTF-II.11.2.1.1': words('die ausführende Figur war nicht angesagt', 'the taker had not been named'),
  'FISTF-II.13.2.2': words(
    'im Abseits gelandet und wieder geschnippt, bevor der Ball lag',
    'come offside, and flicked again before the ball lay still',
  ),
};

export const WHY_BACK: Reasons = {
  'FISTF-II.5.3.4.1': words('Der verfehlte Zug traf Figuren', 'The missed flick met figures'),
  'SHORT-foul.3': words('Der verfehlte Zug traf Figuren', 'The missed flick met figures'),
  'FISTF-II.6.2.4.a1': words('Der Verteidigungszug traf eine Figur', 'The block flick met a figure'),
  'FISTF-II.6.2.4.a2': words('Der Verteidigungszug traf den Ball', 'The block flick met the ball'),
  'FISTF-II.6.2.4.b1': words('Der Verteidigungszug traf eine Figur', 'The block flick met a figure'),
  'FISTF-II.6.2.4.a3': words('Der Verteidigungszug war im Weg', 'The block flick was in the way'),
  'SHORT-defence.2': words('Der Verteidigungszug traf etwas', 'The block flick met something'),
  'FISTF-II.11.2.2.4': words('Der Stellungszug traf eine Figur', 'The positional flick met a figure'),
};
