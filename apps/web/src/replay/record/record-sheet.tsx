import type { Extra } from '@bande/stage/view';
import { useMemo, type ReactElement } from 'react';
import { CopyPosition } from '../../board/share/copy-position.tsx';
import { ShareRecord } from '../../board/share/share-record.tsx';
import { extrasIn } from '../../board/use-request.ts';
import { downloadText, fileName } from '../../ui/download.ts';
import { Icon } from '../../ui/icons.tsx';
import { fill, useSay, type Say } from '../../ui/say.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useMedia } from '../../ui/surroundings.ts';
import { useInSight, useWatching } from '../at-replay.ts';
import { REPLAY } from '../words.ts';
import { recordText } from './record-text.ts';
import { useCheck } from './use-check.ts';

/** Whether it holds, a link to this place, and the file. */
export function RecordSheet({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { found, course } = useWatching();
  const { at } = useInSight().watched;
  const say = useSay();
  const touched = useMedia('(pointer: coarse)');
  const text = useMemo(() => recordText(found, course), [found, course]);
  const check = useCheck(text);
  return (
    <Sheet kind="card" title={say(REPLAY.tools)} onClose={onClose}>
      <Badge check={check} />
      <p>{say(REPLAY.sharedHow)}</p>
      <p className="sheet-actions">
        <ShareRecord text={() => text} step={at} look="t-main" />
        <button
          type="button"
          className="t-plain"
          data-action="download"
          onClick={() => downloadText(text, fileName(found.game.id, found.startedAt, found.id))}
        >
          <Icon name="download" /> {say(REPLAY.download)}
        </button>
        <CopyPosition game={found.game} match={course.steps[at]!.match} />
      </p>
      {touched ? null : (
        <p className="t-soft">
          {say(REPLAY.keys)}{' '}
          {extrasIn(found.view, course.steps[at]!.match)
            .map((one) => extraKey(one, say))
            .join(' ')}
        </p>
      )}
    </Sheet>
  );
}

/** Whether the record holds, once that is known. */
function Badge({ check }: { readonly check: ReturnType<typeof useCheck> }): ReactElement {
  const say = useSay();
  if (check === null)
    return (
      <p className="t-badge" role="status">
        {say(REPLAY.checking)}
      </p>
    );
  return (
    <p className={check.ok ? 't-badge is-good' : 't-badge is-bad'} role="status">
      {say(check.ok ? REPLAY.checked : fill(REPLAY.differs, { reason: check.reason }))}
    </p>
  );
}

const extraKey = ({ key, label }: Pick<Extra, 'key' | 'label'>, say: Say): string =>
  `${key.toUpperCase()}: ${say(label)}.`;
