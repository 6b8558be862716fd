import type { Consequence, RestartKind } from '../consequences.ts';
import { other, sideOf } from '../names.ts';
import { contactOf, isRestartPlay, type Contact } from '../reckoning/contact.ts';
import { missIn } from '../reckoning/miss.ts';
import { pressIn } from '../reckoning/press.ts';
import type { Paragraph } from '../rulebook.ts';
import { isShort, type Fact, type FactOf, type Match, type Ruling } from '../state.ts';
import { isSpoilt } from './after-time.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';

/** Rules 5.1, 6.1, 6.2.1 and 6.2.7: who has the ball, and what the other one may do. */

/** Every change is called at once, and the roles swap in that very moment, whether the ball rolls or not; an old block flick is gone. */
const CHANGE: readonly Paragraph[] = [
  'FISTF-II.5.1.3',
  'FISTF-II.6.1.3',
  'FISTF-II.5.1.2.P',
  'FISTF-II.6.1.2.P',
  'FISTF-II.6.2.7.b',
];

// ── touches ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Of a figure of the other side: one that stands; by the short rules one that moves too, unless it makes its block flick [S-90] [S-113]. */
const takesTheBall = (match: Match, contact: Contact): boolean =>
  match.state.shootOut === null && (contact === 'passive' || (isShort(match) && contact === 'stray'));

const figureTakesTheBall: Rule<'ballTouched'> = (match, fact) => {
  const { attacker, course } = match.state;
  const side = sideOf(fact.touchedBy);
  if (attacker === null || side === attacker || !takesTheBall(match, contactOf(match, fact))) return null;
  const comesBack = course.before?.side === side;
  const by: readonly Paragraph[] = isShort(match)
    ? ['SHORT-possession.3', 'SHORT-possession.4']
    : [
        'FISTF-II.5.1.2.2',
        'FISTF-II.6.1.2.2',
        ...(comesBack ? (['FISTF-II.5.2.2', 'FISTF-II.13.3.2.1'] as const) : []),
      ];
  return ruling(fact, 'change', [...by, ...CHANGE], {
    for: side,
    against: attacker,
    then: [{ kind: 'possessionIs', of: side, by: comesBack ? 'rebound' : 'touch' }],
  });
};

/** 'FISTF-II.8.1.3.1', 'FISTF-II.8.1.4', 'FISTF-II.8.1.6': the keeper always plays it, be it with his rod, and the other side gets a block flick for it. */
const keeperTakesTheBall: Rule<'ballTouched'> = (match, fact) => {
  const { attacker } = match.state;
  const side = sideOf(fact.touchedBy);
  if (attacker === null || side === attacker || contactOf(match, fact) !== 'keeper') return null;
  if (match.state.shootOut !== null) return null; // a shot is saved, and nobody plays on [S-78]
  const { signal } = match.state; // after it nobody flicks ['FISTF-II.12.1.2.3'] [S-28]
  const played = KEEPER_PLAYS.filter((one) => !signal || one !== 'FISTF-II.8.1.4');
  const block: readonly Consequence[] = signal ? [] : [{ kind: 'blockMayBeFlicked', by: other(side) }];
  return ruling(fact, 'change', ['FISTF-II.5.1.2.3', 'FISTF-II.6.1.2.3', ...played, ...CHANGE], {
    for: side,
    against: attacker,
    then: [{ kind: 'possessionIs', of: side, by: 'keeper' }, ...block],
  });
};
const KEEPER_PLAYS: readonly Paragraph[] = ['FISTF-II.8.1.4', 'FISTF-II.8.1.3.1', 'FISTF-II.8.1.6'];

/** 'FISTF-II.6.2.1.1': for every play the defender may flick once; what he has not used by then is gone ['FISTF-II.6.2.7.a'], and nobody waits for him. */
const playGivesABlockFlick: Rule<'ballTouched'> = (match, fact) => {
  const contact = contactOf(match, fact);
  const { attacker, restart, block } = match.state;
  const side = sideOf(fact.touchedBy);
  if (restart?.kind === 'shot' || match.state.signal || side !== (attacker ?? side)) return null; // 'FISTF-II.12.1.2.3'
  if (contact !== 'play' && contact !== 'keeper') return null;
  const isThrowIn = restart?.kind === 'throwIn' && isRestartPlay(match, fact.touchedBy) && !isShort(match); // [S-190]
  const waits = isThrowIn ? AFTER_THROW_IN : [];
  return ruling(fact, 'blockFlick', [...playedBy(match, contact), ...(block === null ? [] : NOT_USED), ...waits], {
    for: other(side),
    then: [
      { kind: 'blockMayBeFlicked', by: other(side) },
      ...(isThrowIn ? ([{ kind: 'blockFirst', paragraph: 'FISTF-II.14.2.7.1', then: [] }] as const) : []),
    ],
  });
};
/** After a throw-in the attacker waits for it. */
const AFTER_THROW_IN: readonly Paragraph[] = ['FISTF-II.14.2.7.1', 'FISTF-II.6.2.3.6'];
const NOT_USED: readonly Paragraph[] = ['FISTF-II.6.2.7.a', 'FISTF-II.6.2.3.0'];
function playedBy(match: Match, contact: Contact): readonly Paragraph[] {
  if (contact === 'keeper') return KEEPER_PLAYS;
  return isShort(match)
    ? ['SHORT-defence.1', 'SHORT-flick.1', 'SHORT-fast.1']
    : ['FISTF-II.6.2.1.1', 'FISTF-II.5.2.1.0'];
}

// ── misses ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** 'FISTF-II.5.1.2.1': the flicked figure can no longer meet the ball [S-5]; from now on what the other side flicks is an attack. A kick-off [S-31] and a goal kick [S-134] are repeated instead, and a shoot-out has a rule of its own. */
const OWN_RULE: ReadonlySet<RestartKind> = new Set<RestartKind>(['kickOff', 'goalKick', 'shot']);
export function missLosesTheBall(match: Match, fact: Fact): Ruling | null {
  const flick = missIn(match, fact);
  const { attacker, restart } = match.state;
  if (flick === null || flick.side !== attacker) return null;
  if (flick.as === 'restart' && restart !== null && (OWN_RULE.has(restart.kind) || isSpoilt(match))) return null;
  const by: readonly Paragraph[] = isShort(match)
    ? ['SHORT-possession.2', ...(flick.hits.length > 0 ? (['SHORT-foul.2'] as const) : [])]
    : ['FISTF-II.5.1.2.1', 'FISTF-II.6.1.2.1', 'FISTF-II.5.2.3', 'FISTF-II.6.2.2'];
  return ruling(fact, 'change', [...by, ...CHANGE], {
    for: other(flick.side),
    against: flick.side,
    evidence: [flick.fact],
    then: [{ kind: 'restartIsFulfilled' }, { kind: 'possessionIs', of: other(flick.side), by: 'miss' }],
  });
}

// ── the ball between figures ──────────────────────────────────────────────────────────────────────────────────────

/** 'FISTF-II.5.3.5.1': it has come to rest against the figure that had taken it and against one of the attacker's: it was never lost [S-37]. */
const pressedBallIsNotLost: Rule<'rested'> = (match, fact) => {
  const press = pressIn(match, fact);
  if (press === null || !press.undoes) return null;
  return ruling(fact, 'change', ['FISTF-II.5.3.5.1', 'FISTF-II.5.1.2.P', 'FISTF-II.6.1.2.P'], {
    for: press.side,
    against: other(press.side),
    then: [{ kind: 'possessionIs', of: press.side, by: 'press' }],
  });
};

/** 'FISTF-II.7.1.2': told at every entry. */
const ballIsInside: Rule<'ballInside'> = (_match, fact) =>
  ruling(fact, 'inside', ['FISTF-II.7.1.2'], { for: other(fact.zone) });

const miss = (match: Match, fact: FactOf<'rested' | 'rebounded' | 'figureLeft' | 'layDown'>): Ruling | null =>
  missLosesTheBall(match, fact);

export const rules: Chapter = {
  ballTouched: [figureTakesTheBall, keeperTakesTheBall, playGivesABlockFlick],
  ballInside: [ballIsInside],
  rested: [miss, pressedBallIsNotLost],
  rebounded: [miss],
  figureLeft: [miss],
  layDown: [miss],
};
