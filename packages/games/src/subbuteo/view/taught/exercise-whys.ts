import type { LogEntry, Words } from '@bande/core';
import type { EventOf } from '../../events.ts';
import { placesNow } from '../../motion.ts';
import { isFigure, sideOf, type BodyName } from '../../names.ts';
import type { Fact, Match, Subbuteo } from '../../state.ts';
import { asSubject, bodyWords, both, words } from '../words/naming.ts';
import { nearMiss, pastBall } from '../words/tried.ts';

type Log = readonly LogEntry<Subbuteo>[];
type Flicked = EventOf<'flicked'>;

/** What the learner did last, and everything after it. */
interface Tried {
  readonly flick: Flicked;
  readonly later: Log;
  /** Whom the figure met before the ball; null: nobody. */
  readonly met: BodyName | null;
  readonly isBallMet: boolean;
}

function triedIn(log: Log): Tried | null {
  const at = log.findLastIndex(({ fact }) => fact.kind === 'flicked' && fact.by === 'red');
  const flick = log[at]?.fact;
  if (flick?.kind !== 'flicked') return null;
  const later = log.slice(at + 1);
  const touch = later.map(({ fact }) => firstTouch(fact, flick)).find((one) => one !== null) ?? null;
  return { flick, later, met: touch === 'ball' ? null : touch, isBallMet: touch === 'ball' };
}
function firstTouch(fact: Fact, { figure }: Flicked): BodyName | null {
  if (fact.kind === 'ballTouched') return fact.touchedBy === figure ? 'ball' : null;
  if (fact.kind !== 'figuresTouched') return null;
  if (fact.touchedBy === figure) return fact.touched;
  return fact.touched === figure ? fact.touchedBy : null;
}

const wasInTheWay = (who: BodyName, then: Words): Words => {
  const name = asSubject(bodyWords(who));
  return both((language) =>
    language === 'de' ? `${name.de} stand im Weg: ${then.de}` : `${name.en} was in the way: ${then.en}`,
  );
};
const AROUND = words('Ziel daran vorbei.', 'aim past it.');
const FARTHER_ROUND = words(
  'Lass die Linie etwas weiter außen vorbeigehen.',
  'let the line go round it a little farther out.',
);
const BESIDE_BALL = words(
  'Die Figur hat den Ball verfehlt: Die Linie muss ihn treffen.',
  'The figure missed the ball: the line has to meet it.',
);
const TO_BLUE = words(
  'Der Ball blieb an einer Figur von Blau liegen: Ziel zwischen ihnen durch, oder sachter.',
  'The ball came to one of Blue’s figures: aim between them, or softer.',
);

/** Why a flick at the ball did not do it. */
export function whyMissed(log: Log, match: Match): Words | null {
  const tried = triedIn(log);
  if (tried === null) return null;
  const { flick, later, met, isBallMet } = tried;
  if (met !== null) return wasInTheWay(met, AROUND);
  if (!isBallMet) return pastBall(flick, match) ?? BESIDE_BALL;
  const near = later.map(({ fact }, i) => nearMiss(fact, later.slice(0, i), match)).find((one) => one !== null);
  if (near !== undefined && near !== null) return near;
  return later.some(({ fact }) => isBlueTouch(fact)) ? TO_BLUE : null;
}
const isBlueTouch = (fact: Fact): boolean =>
  fact.kind === 'ballTouched' && isFigure(fact.touchedBy) && sideOf(fact.touchedBy) === 'blue';

const STRAIGHT = words(
  'Die Linie war gerade: Bieg sie, während du ziehst, sonst kommt niemand herum.',
  'The line was straight: bend it while you pull, or nobody gets round.',
);
const AWAY = words(
  'Der Bogen ging vom Ball weg: Bieg die Linie zur anderen Seite.',
  'The line bent away from the ball: bend it the other way.',
);
const TOO_SHORT = words('Zu schwach: Zieh weiter zurück.', 'Too weak: pull farther back.');
const OUTSIDE = words(
  'Außen am Ball vorbei: Bieg mehr, oder zieh weniger weit zurück, denn sachter biegt sich die Linie früher.',
  'Past the ball on the outside: bend more, or pull back less, as a softer flick bends sooner.',
);
const INSIDE = words(
  'Zu viel Bogen: Zieh etwas schräger, oder bieg weniger.',
  'Too much bend: pull more aslant, or bend less.',
);

/** So far before the ball a figure has fallen short, in metres. */
const SHORT = 0.05;

/** Why it did not come round whoever stands in the way. */
export function whyNotRound(log: Log, match: Match): Words | null {
  const tried = triedIn(log);
  if (tried === null || tried.isBallMet) return null;
  const { met, flick } = tried;
  if (met !== null) return wasInTheWay(met, FARTHER_ROUND);
  const { direction = 0, nail } = flick;
  if (nail === 0) return STRAIGHT;
  if (Math.sign(nail) === Math.sign(direction)) return AWAY;
  const { [flick.figure]: at, ball } = placesNow(match);
  if (at.y < ball.y - SHORT) return TOO_SHORT;
  return Math.sign(at.x - ball.x) === Math.sign(direction) ? OUTSIDE : INSIDE;
}
