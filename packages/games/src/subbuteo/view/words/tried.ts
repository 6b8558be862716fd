import type { LogEntry, Words } from '@bande/core';
import type { EventOf } from '../../events.ts';
import { groundIn, placesNow } from '../../motion.ts';
import { endOf, goalBehind, isFigure, isKeeper, other, sideOf, type Figure } from '../../names.ts';
import type { Fact, Match, Subbuteo } from '../../state.ts';
import { BALL_RADIUS } from '../../table-bodies.ts';
import { wayOf } from '../aims/aiming.ts';
import { asSubject, bodyWords, both, words } from './naming.ts';

type Past = readonly LogEntry<Subbuteo>[];
type Flicked = EventOf<'flicked'>;

/** A shot that was nearly one: what became of it, called out. */
export function nearMiss(fact: Fact, past: Past, match: Match): Words | null {
  switch (fact.kind) {
    case 'rebounded':
      return fact.what === 'ball' ? OFF_FRAME[fact.from] : null;
    case 'ballOver':
      return fact.inGoal ? null : beside(fact, match);
    case 'ballTouched':
      return isSave(fact, past) ? words('Gehalten!', 'Saved!') : null;
    default:
      return null;
  }
}

const OFF_FRAME = {
  post: words('Pfosten!', 'Post!'),
  crossbar: words('Latte!', 'Crossbar!'),
  net: null,
  barrier: null,
} as const;

/** Metres beside a post: nearer than that was close. */
const CLOSE = 0.06;
function beside({ line, at }: EventOf<'ballOver'>, match: Match): Words {
  if (line === 'west' || line === 'east' || at === undefined) return words('Ball im Aus', 'Ball out of play');
  const past = Math.abs(at[0]) / 1000 - groundIn(match).pitch.goal.width / 2;
  if (past < 0) return words('Über die Latte!', 'Over the bar!');
  return past < CLOSE ? words('Knapp vorbei!', 'Just wide!') : words('Am Tor vorbei', 'Wide of the goal');
}

const ENDS_A_SHOT: ReadonlySet<Fact['kind']> = new Set(['ballTouched', 'ballOver', 'linedUp']);
/** The keeper stops what the other side has sent: nobody has touched it in between, and it was in no goal yet. */
function isSave({ touchedBy, ballRolling }: EventOf<'ballTouched'>, past: Past): boolean {
  if (!isKeeper(touchedBy) || ballRolling !== true) return false;
  const before = past.findLast(({ fact }) => ENDS_A_SHOT.has(fact.kind))?.fact;
  return before?.kind === 'ballTouched' && sideOf(before.touchedBy) !== sideOf(touchedBy);
}

/** Why a flick came to nothing, and what helps, in a few words; of whom it is told. */
interface Miss {
  readonly of: Figure | 'ball';
  readonly words: Words;
}

/** Told when what was flicked has come to rest. */
export function missOf(fact: Fact, past: Past, match: Match): Miss | null {
  if (fact.kind !== 'rested') return null;
  if (fact.what === 'ball') return tooSoft(past, match);
  return isFigure(fact.what) ? notMet(fact.what, past, match) : null;
}

/** What took place after a flick; null: the ball has been laid somewhere else since, or the flick was told of already. */
function sinceFlick(past: Past, isMeant: (flick: Flicked) => boolean): readonly [Flicked, readonly Fact[]] | null {
  const at = past.findLastIndex(({ fact }) => fact.kind === 'flicked' && isMeant(fact));
  const flick = past[at]?.fact;
  if (flick?.kind !== 'flicked') return null;
  const later = past.slice(at + 1).map(({ fact }) => fact);
  return later.some(({ kind }) => kind === 'linedUp' || kind === 'placed') ? null : [flick, later];
}

function notMet(figure: Figure, past: Past, match: Match): Miss | null {
  const [flick, later] = sinceFlick(past, (one) => one.figure === figure) ?? [];
  if (flick === undefined || later === undefined) return null;
  const isOld = later.some((fact) => fact.kind === 'rested' && fact.what === figure);
  if (isOld || later.some(({ kind }) => kind === 'ballTouched')) return null;
  const met = later.find(
    (fact) => fact.kind === 'figuresTouched' && (fact.touchedBy === figure || fact.touched === figure),
  );
  const said = met?.kind === 'figuresTouched' ? inTheWay(met, figure) : pastBall(flick, match);
  return said === null ? null : { of: figure, words: said };
}

function inTheWay({ touchedBy, touched }: EventOf<'figuresTouched'>, figure: Figure): Words {
  const who = asSubject(bodyWords(touchedBy === figure ? touched : touchedBy));
  return both((language) => `${who[language]} ${language === 'de' ? 'stand im Weg.' : 'was in the way.'}`);
}

/** How far beside the ball a way may lie that was meant for it, in metres, and as a share of what was left of it. */
const [BESIDE, ASKEW] = [0.08, 0.35];
/** As the figure stands now and the ball lies: it fell short, or went by; null: it was never meant for the ball. */
export function pastBall(flick: Flicked, match: Match): Words | null {
  if (flick.direction === undefined) return null;
  const { [flick.figure]: at, ball } = placesNow(match);
  const way = wayOf({ figure: flick.figure, direction: flick.direction });
  const [dx, dy] = [ball.x - at.x, ball.y - at.y];
  const along = dx * way.x + dy * way.y;
  const aside = Math.abs(dx * way.y - dy * way.x);
  const reach = groundIn(match).size.baseRadius + BALL_RADIUS;
  if (along > 0 && aside < Math.max(reach, ASKEW * along))
    return words('Zu kurz: Zieh weiter zurück.', 'Too short: pull farther back.');
  return aside < BESIDE
    ? words('Am Ball vorbei: Die Linie muss ihn treffen.', 'Past the ball: the line has to meet it.')
    : null;
}

/** Weaker flicks hardly move the ball, and nearer than that to the goal line it was a shot, in metres. */
const [SOFT, NEAR_GOAL] = [0.3, 0.4];
function tooSoft(past: Past, match: Match): Miss | null {
  const [flick, later] = sinceFlick(past, () => true) ?? [];
  if (flick === undefined || later === undefined || (flick.strength ?? 1) > SOFT) return null;
  const isMet = later.some((fact) => fact.kind === 'ballTouched' && fact.touchedBy === flick.figure);
  if (!isMet || later.some((fact) => fact.kind === 'ballOver' || isStopped(fact))) return null;
  const { pitch } = groundIn(match);
  const goal = endOf(other(sideOf(flick.figure))) * (pitch.length / 2);
  return Math.abs(placesNow(match).ball.y - goal) < NEAR_GOAL
    ? { of: 'ball', words: words('Zu sacht: Zieh weiter zurück.', 'Too soft: pull farther back.') }
    : null;
}
const isStopped = (fact: Fact): boolean =>
  (fact.kind === 'rebounded' && fact.what === 'ball') || (fact.kind === 'ballTouched' && isKeeper(fact.touchedBy));

/** Whose goal the ball is in counts for the other side. */
export const scorer = ({ line }: EventOf<'ballOver'>) => other(goalBehind(line));
