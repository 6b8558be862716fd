import type { LogEntry, Words } from '@bande/core';
import type { Fact, Match, TippKick } from '../../state.ts';
import { words } from '../words/naming.ts';

type Log = readonly LogEntry<TippKick>[];

const took = (log: Log, is: (fact: Fact) => boolean): boolean => log.some(({ fact }) => is(fact));
const isOut = (fact: Fact): boolean => fact.kind === 'ballOver' && !fact.inGoal;
const isIn = (fact: Fact): boolean => fact.kind === 'ballOver' && fact.inGoal === true;
const strengthOf = (log: Log): number => {
  const pressed = log.findLast(({ fact }) => fact.kind === 'pressed')?.fact;
  return pressed?.kind === 'pressed' ? pressed.pose.strength : 0;
};

/** Presses that are harder than this let the ball tumble. */
const HARD = 0.4;

/** Why the ball is the other side's now. */
export function whyLost(log: Log, { state: { turn } }: Match): Words | null {
  if (took(log, isIn))
    return words(
      'Ein Tor, aber hier geht es um die Farbe: viel sachter.',
      'A goal, but this is about the colour: much softer.',
    );
  if (took(log, isOut))
    return words('Der Ball war im Aus: Zieh weniger weit zurück.', 'The ball went out: pull back less.');
  if (turn !== 'blue') return null;
  return strengthOf(log) > HARD
    ? words(
        'Schwarz liegt oben: Blau ist dran. Zieh weniger weit zurück, dann überschlägt sich der Ball nicht.',
        'Black is on top: Blue plays. Pull back less, then the ball does not tumble.',
      )
    : words(
        'Schwarz liegt oben: Blau ist dran. Die Linie zeigt vorher, welche Farbe oben liegen wird.',
        'Black is on top: Blue plays. The line shows beforehand which colour will be on top.',
      );
}

/** Why it was no set-up with a shot at goal. */
export function whyNoSetUp(log: Log, match: Match): Words | null {
  const shots = log.filter(({ fact }) => fact.kind === 'shot' && fact.by === 'red').length;
  if (shots < 2) {
    if (took(log, isIn))
      return words(
        'Ein Tor! Hier sollst du den Ball aber erst vorlegen.',
        'A goal! But here the ball is to be set up first.',
      );
    if (took(log, (fact) => fact.kind === 'touched' && fact.by === 'blue'))
      return words(
        'Der Ball hat Blau berührt: Spiel ihn sachte daneben.',
        'The ball touched Blue: play it softly beside.',
      );
    return whyLost(log, match);
  }
  return words(
    'Der zweite Schuss hat weder Tor noch Torwart noch Kicker von Blau berührt: Ziel aufs Tor, und kräftig.',
    'The second shot touched neither goal nor keeper nor kicker of Blue: aim at the goal, and hard.',
  );
}

/** Why the keeper did not save it. */
export function whyScored(log: Log): Words | null {
  if (took(log, isIn))
    return words(
      'Tor für Blau: Führ den Torwart in die Ecke und bleib dort, bis der Ball kommt.',
      'A goal for Blue: lead the keeper into the corner and stay there until the ball comes.',
    );
  return took(log, (fact) => fact.kind === 'touched' && fact.by === 'red' && fact.what === 'kicker')
    ? words(
        'Dein Kicker hat ihn aufgehalten: Hier soll es der Torwart tun.',
        'Your kicker stopped it: here the keeper is to do that.',
      )
    : words('Der Ball ging am Tor vorbei.', 'The ball went wide.');
}
