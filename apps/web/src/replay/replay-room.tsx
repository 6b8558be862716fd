import { useEffect, type ReactElement } from 'react';
import { callsSaid } from '../board/story/calls.tsx';
import type { Watching } from '../board/watch/watching.ts';
import { tableName } from '../games/table-name.ts';
import { at as addressOf } from '../ui/routes.ts';
import { useSay } from '../ui/say.ts';
import { useTitle } from '../ui/use-title.ts';
import { AtReplay, InView, useInSight, useWatching } from './at-replay.ts';
import { useDrop, useOpenFile } from './open-file.tsx';
import { ReplayBoard } from './replay-board.tsx';
import { ReplayEdge } from './replay-edge.tsx';
import { ReplayTop } from './replay-top.tsx';
import { StorySide } from './story.tsx';
import { useTimelineKeys } from './timeline/timeline-keys.ts';
import { useFollowed } from './use-followed.ts';
import { useVolume } from './use-volume.ts';
import { REPLAY } from './words.ts';
import '../board/room.css';
import './replay.css';

/** A match to watch: table, timeline, calls. */
export function ReplayRoom(watching: Watching): ReactElement {
  const inSight = useFollowed(watching);
  return (
    <AtReplay value={watching}>
      <InView value={inSight}>
        <Room />
      </InView>
    </AtReplay>
  );
}

function Room(): ReactElement {
  const { found, course, player } = useWatching();
  const { watched, marks, narrow } = useInSight();
  const say = useSay();
  const { steps } = course;
  const name = say(tableName(found.game, found.view, steps[0]!.match));
  useTitle(`${say(REPLAY.replay)}: ${name}`);
  const opening = useOpenFile();
  useDrop(opening.open);
  useTimelineKeys(player, marks, steps);
  useVolume();
  useEffect(() => {
    history.replaceState(history.state, '', addressOf.replay(found.id, watched.at));
  }, [found.id, watched.playing ? -1 : watched.at]);
  return (
    <main className="table-room replay-room" data-step={watched.at}>
      <h1 className="only-heard">
        {say(REPLAY.replay)}: {name}
      </h1>
      <ReplayBoard />
      <ReplayTop />
      {narrow ? null : <StorySide />}
      <ReplayEdge notOpened={opening.reason} />
      <Aloud />
    </main>
  );
}

/** What was called, for the ear, as soon as nothing moves any more. */
function Aloud(): ReactElement {
  const { found } = useWatching();
  const { watched, card } = useInSight();
  const say = useSay();
  return (
    <p className="only-heard" aria-live="polite">
      {card === null || watched.playing ? '' : callsSaid(found.view, watched.match, card, say).join(' ')}
    </p>
  );
}
