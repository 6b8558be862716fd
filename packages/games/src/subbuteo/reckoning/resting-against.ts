import type { Event } from '../events.ts';
import { sideOf } from '../names.ts';
import { flickOf, type Match } from '../state.ts';
import { isNeutral } from './contact.ts';
import { isUndone } from './press.ts';

/**
 * Whoever says what the rolling ball has come to rest against has said that it was touched there ['FISTF-II.5.1.2.2', 'FISTF-II.5.2.1.3'] [S-223]. If a figure of
 * the attacker is among them, those of the other side take nothing from him [S-37].
 */
export function untoldTouches(match: Match, event: Event): readonly Event[] {
  const { attacker, rolling, course, restart } = match.state;
  if (event.kind !== 'rested' || event.what !== 'ball' || attacker === null || !rolling) return [];
  if (restart?.kind === 'shot' || isUndone(match, event.touching ?? [])) return [];
  const { at, where } = event;
  const against = (event.touching ?? []).filter((figure) => !isNeutral(match, figure));
  const own = against.filter((figure) => sideOf(figure) === attacker);
  return (own.length > 0 ? own : against)
    .filter((figure) => figure !== course.touch?.who && flickOf(match.state, figure)?.as !== 'block')
    .map((figure) => ({ kind: 'ballTouched', touchedBy: figure, atRest: true, ballRolling: true, at, where }));
}
