import { useCallback, useMemo, type ReactElement } from 'react';
import { StoryList } from '../board/story/story-list.tsx';
import type { StoryLine } from '../board/story/story.ts';
import { beatsOf, type ReplayStep } from '../board/watch/steps.ts';
import { passageTo, stepTelling, type Passage } from '../board/watch/timeline.ts';
import { useSay } from '../ui/say.ts';
import { Sheet } from '../ui/sheet.tsx';
import { useInSight, useWatching } from './at-replay.ts';
import { REPLAY } from './words.ts';

const passageOf = (steps: readonly ReplayStep[], { place, last }: StoryLine): Passage =>
  passageTo(steps, stepTelling(steps, place), stepTelling(steps, last));

/** The whole story of the match beside the table: a line leads to what it tells. */
export function StorySide(): ReactElement {
  const { found, course, player } = useWatching();
  const { watched } = useInSight();
  const say = useSay();
  const { steps, log } = course;
  const beats = useMemo(() => beatsOf(steps), [steps]);
  const onOpen = useCallback((line: StoryLine) => player.watch(passageOf(steps, line)), [player, steps]);
  return (
    <aside className="call-side" aria-label={say(REPLAY.calls)} tabIndex={0}>
      <StoryList
        game={found.game}
        view={found.view}
        match={steps.at(-1)!.match}
        beats={beats}
        told={log.length}
        reached={watched.sought === null ? watched.told : steps[watched.sought]!.told}
        onOpen={onOpen}
      />
    </aside>
  );
}

/** The same on a small screen, over the table. */
export function StorySheet({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { found, course, player } = useWatching();
  const { watched } = useInSight();
  const say = useSay();
  const { steps, log } = course;
  return (
    <Sheet kind="drawer" title={say(REPLAY.calls)} onClose={onClose}>
      <StoryList
        game={found.game}
        view={found.view}
        match={steps[watched.at]!.match}
        beats={beatsOf(steps)}
        told={log.length}
        reached={watched.told}
        onOpen={(line) => (player.watch(passageOf(steps, line)), onClose())}
      />
    </Sheet>
  );
}
