import type { Words } from '@bande/core';
import type { ReactElement } from 'react';
import { fill, useCount, useSay } from '../ui/say.ts';
import { isGoodLineHere } from '../offline/line.ts';
import { isWhole, type Kept } from '../offline/messages.ts';
import { fetchAll, useOffline } from '../offline/offline.ts';
import { SETTINGS } from './words.ts';

const MEGA = 1_000_000;

/** How much of the house is here without the net, and the wish to have all of it; where nothing can be kept it is not spoken of. */
export function OfflineChoice(): ReactElement | null {
  const say = useSay();
  const count = useCount();
  const { kept, fetching } = useOffline();
  if (kept === null) return null;
  const total = count(kept.ofBytes / MEGA);
  return (
    <fieldset className="choice" data-kept={isWhole(kept) ? 'all' : 'some'}>
      <legend>{say(SETTINGS.offline)}</legend>
      {isWhole(kept) ? null : <Lacking kept={kept} total={total} fetching={fetching} />}
      <p className="quiet hint" role="status">
        {told(kept, fetching).map((words) => say(fill(words, { total })))}
      </p>
    </fieldset>
  );
}

/** What is said aloud, too. */
function told(kept: Kept, fetching: boolean): readonly Words[] {
  if (isWhole(kept)) return [SETTINGS.offlineAll];
  if (fetching) return [SETTINGS.offlineFetching];
  return kept.failed ? [SETTINGS.offlineFailed] : [];
}

interface LackingProps {
  readonly kept: Kept;
  readonly total: string;
  readonly fetching: boolean;
}

function Lacking({ kept, total, fetching }: LackingProps): ReactElement {
  const say = useSay();
  const count = useCount();
  const theRest = isGoodLineHere() ? SETTINGS.offlineByItself : SETTINGS.offlineOnWish;
  return (
    <>
      <button type="button" className="button is-quiet" aria-disabled={fetching} onClick={() => void fetchAll()}>
        {say(SETTINGS.offlineFetch)}
      </button>
      <p className="quiet hint">
        {say(fill(SETTINGS.offlineKept, { n: count(kept.bytes / MEGA), total }))} {say(SETTINGS.offlineOpened)}{' '}
        {say(theRest)}
      </p>
    </>
  );
}
