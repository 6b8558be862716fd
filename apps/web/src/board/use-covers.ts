import { tellCovers, type Box } from '@bande/stage/page-covers';
import { useEffect, useRef, type RefObject } from 'react';

/** What lies over the table beside its words. */
const OVER_TABLE =
  '.table-top > *, .dials-told, .table-edge :is(.call-card, .hint-card, .turn-line, .dials, .t-actions), .replay-controls, .call-side';
/** Where things lie is asked no more often than this. */
const ASKED_MS = 250;

/** The table, which places words and pictures on the glass, is told what the page has laid over it. */
export function useCovers(): RefObject<HTMLDivElement | null> {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let [asked, known]: [number, readonly Box[]] = [-Infinity, []];
    return tellCovers(() => {
      if (performance.now() - asked < ASKED_MS) return known;
      asked = performance.now();
      return (known = coversIn(here.current));
    });
  }, [here]);
  return here;
}
function coversIn(here: HTMLElement | null): readonly Box[] {
  const board = here?.getBoundingClientRect();
  const room = here?.closest('.table-room');
  if (board === undefined || room === null || room === undefined) return [];
  return [...room.querySelectorAll(OVER_TABLE)].flatMap((one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const box = {
      left: left - board.left,
      top: top - board.top,
      right: right - board.left,
      bottom: bottom - board.top,
    };
    return width * height > SMALLEST ? [box] : [];
  });
}
/** Square pixels: what is only there to be heard covers nothing. */
const SMALLEST = 16;
