import { writeRecord } from '@bande/record';
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { CopyPosition } from '../../board/share/copy-position.tsx';
import { ShareRecord } from '../../board/share/share-record.tsx';
import { BOARD } from '../../board/words.ts';
import { TABLE } from '../words.ts';
import { cameFrom } from '../../ui/came-from.ts';
import { Icon } from '../../ui/icons.tsx';
import { at } from '../../ui/routes.ts';
import { useSay } from '../../ui/say.ts';
import { useRoom, useTable } from '../at-table.ts';
import { EndSheet } from './end-sheet.tsx';
import { givingUpOf } from './giving-up.ts';
import { FarPause } from '../company/far-pause.tsx';
import { useGoingOn } from './going-on.ts';
import { PauseSheet } from './pause-sheet.tsx';
import { ScoreOnSheet } from './score-on-sheet.tsx';

/** What lies over the table when the match has stopped, or is over. */
export function Sheets(): ReactElement | null {
  const { company } = useTable();
  const { seen, pauses } = useRoom();
  const [looking, setLooking] = useState(false);
  const goOn = useGoingOn();
  const { match, trouble } = seen.snapshot;
  if (trouble !== null) throw new Error(trouble);
  // The last banner is seen before the sheet covers it.
  if (match.outcome !== null && !seen.playing && seen.show === null)
    return <Ended looking={looking} onLook={setLooking} />;
  if (!pauses.paused) return null;
  if (company !== null) return <FarPause />;
  return pauses.isStudied ? <Studied onResume={goOn} /> : <Paused onResume={goOn} />;
}

/** Whoever has read it may look at the table, and read it again. */
function Ended({
  looking,
  onLook,
}: {
  readonly looking: boolean;
  readonly onLook: (isLooking: boolean) => void;
}): ReactElement {
  const table = useTable();
  const say = useSay();
  return looking ? (
    <button type="button" className="t-main reopen" onClick={() => onLook(false)}>
      {say(TABLE.result)}
    </button>
  ) : (
    <EndSheet table={table} onClose={() => onLook(true)} />
  );
}

/** The sheet is put aside: the table may be looked at from all around, and the way on stays in sight. */
function Studied({ onResume }: GoesOn): ReactElement {
  const { pauses } = useRoom();
  const say = useSay();
  return (
    <p className="studied" role="status">
      <span>{say(TABLE.studied)}</span>
      <button type="button" className="t-main" data-action="resume" autoFocus onClick={onResume}>
        {say(TABLE.resume)}
      </button>
      <button type="button" className="t-plain" data-action="back-to-pause" onClick={() => pauses.study(false)}>
        {say(TABLE.pause)}
      </button>
    </p>
  );
}

/** The pause in which a match of an earlier version is opened is its first input. */
const FIRST_PAUSE = 1;

interface GoesOn {
  readonly onResume: () => void;
}

function Paused({ onResume }: GoesOn): ReactElement {
  const table = useTable();
  const { seen, log, pauses } = useRoom();
  const say = useSay();
  const { match, inputs } = seen.snapshot;
  return (
    <PauseSheet
      game={table.game.id}
      id={table.kept.id}
      // Stopped while the dice roll, it does not tell what they bring.
      score={<ScoreOnSheet match={seen.match} log={log} />}
      rest={pauses.rest}
      goesOn={table.kept.goesOnFrom !== undefined && inputs <= FIRST_PAUSE}
      share={
        <>
          <CopyPosition game={table.game} match={match} />
          {inputs > 0 ? <SoFar /> : null}
        </>
      }
      givingUp={givingUpOf(table, match, say)}
      onResume={onResume}
      onStudy={() => pauses.study(true)}
    />
  );
}

/** What has been played so far is watched again and shared from its pause. */
function SoFar(): ReactElement {
  const { kept, session } = useTable();
  const say = useSay();
  return (
    <>
      <Link className="t-plain" href={at.replay(kept.id)} state={cameFrom(at.table(kept.id))}>
        <Icon name="play" /> {say(BOARD.replay)}
      </Link>
      <ShareRecord text={() => writeRecord(session.course.record(null))} look="t-plain" />
    </>
  );
}
