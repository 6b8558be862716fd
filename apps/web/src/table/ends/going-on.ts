import type { Action, AnyShape } from '@bande/core';
import { useCallback, useEffect, useRef } from 'react';
import { useRoom } from '../at-table.ts';
import type { Pauses } from './use-pauses.ts';

/** What somebody has said by going on after a break, where he plays alone at this device: he is not asked for it again. */
export const saidByGoingOn = (
  rest: Pick<NonNullable<Pauses['rest']>, 'says'> | null,
  people: readonly string[],
  offered: readonly Action<AnyShape>[],
): Action<AnyShape> | undefined =>
  people.length === 1 && rest?.says !== undefined ? offered.find(({ kind }) => kind === rest.says) : undefined;

/** Goes on playing; what is said by that is done as soon as it is offered, and not if something else has happened before. */
export function useGoingOn(): () => void {
  const { pauses, choice, sitting, seen } = useRoom();
  const { length } = seen.snapshot.log;
  const from = useRef<{ readonly rest: Pauses['rest']; readonly length: number } | null>(null);
  useEffect(() => {
    if (from.current === null || pauses.paused) return;
    const { rest, length: before } = from.current;
    const said = saidByGoingOn(rest, sitting.people, choice.buttons);
    if (said !== undefined || length > before) from.current = null;
    if (said !== undefined) choice.press(said);
  });
  return useCallback(() => {
    from.current = { rest: pauses.rest, length };
    pauses.goOn();
  }, [pauses, length]);
}
