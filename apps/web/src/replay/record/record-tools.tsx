import { useState, type ReactElement } from 'react';
import { ShareRecord } from '../../board/share/share-record.tsx';
import { RequestTools, SoundTool, Tool, ViewTool } from '../../board/toolbar.tsx';
import { useSay } from '../../ui/say.ts';
import { useInSight, useWatching } from '../at-replay.ts';
import { StorySheet } from '../story.tsx';
import { REPLAY } from '../words.ts';
import { Figures } from './figures.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { recordText } from './record-text.ts';
import { TakeOverButton } from './take-over-button.tsx';

const SHEETS = { statistics: Figures, calls: StorySheet, record: RecordSheet } as const;

/** Link, download, figures, taking over; on a small screen the calls too. */
export function RecordTools(): ReactElement {
  const { found, course, player } = useWatching();
  const { watched, request, narrow } = useInSight();
  const say = useSay();
  const [open, setOpen] = useState<keyof typeof SHEETS | null>(null);
  const { view } = found;
  const show = (what: keyof typeof SHEETS) => () => (player.pause(), setOpen(what));
  const OpenSheet = open === null ? null : SHEETS[open];
  return (
    <nav className="t-tools" aria-label={say(REPLAY.tools)}>
      {narrow ? null : <TakeOverButton />}
      <RequestTools {...request} />
      <ViewTool table={view} />
      <SoundTool />
      {narrow ? <Tool name="log" words={REPLAY.calls} onUse={show('calls')} /> : null}
      <Tool name="bars" words={REPLAY.statistics} onUse={show('statistics')} />
      <ShareRecord text={() => recordText(found, course)} step={watched.at} look="t-tool" />
      <Tool name="link" words={REPLAY.tools} onUse={show('record')} />
      {OpenSheet === null ? null : <OpenSheet onClose={() => setOpen(null)} />}
    </nav>
  );
}
