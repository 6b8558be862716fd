import type { Opposite } from '@bande/stage/view';
import { useMemo } from 'react';
import { PARTNER } from '../session/partner.ts';

/** Who sits opposite: whoever only does what a lesson says is nobody. */
function oppositeOf(sitters: readonly string[]): Opposite {
  if (sitters.filter((sitter) => sitter === 'human').length > 1) return 'beside';
  const bot = sitters.find((sitter) => sitter !== 'human' && sitter !== PARTNER);
  return bot === undefined ? null : { bot };
}

export const useOpposite = (sitters: readonly string[]): Opposite => useMemo(() => oppositeOf(sitters), [sitters]);
