import type { GameShape } from '@bande/core';
import type { Extra } from '@bande/stage/view';
import { writeRecord } from '@bande/record';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore, type ReactElement } from 'react';
import { Link } from 'wouter';
import { wayBack } from '../ui/came-from.ts';
import { at as addressOf, routes } from '../ui/routes.ts';
import { useKits } from '../games/kits.ts';
import { tableName } from '../games/table-name.ts';
import { fill, useSay, type Say } from '../ui/say.ts';
import { useSettings } from '../ui/settings.ts';
import { CopyPosition } from '../board/share/copy-position.tsx';
import { StatisticsView } from '../board/statistics/statistics-view.tsx';
import { CallCard, callsSaid } from '../board/story/calls.tsx';
import { downloadText, fileName } from '../ui/download.ts';
import { Icon } from '../ui/icons.tsx';
import type { Inset } from '../board/inset.ts';
import { MatchBoard } from '../board/match-board.tsx';
import { lastCard } from '../board/moments.ts';
import { Scoreboard } from '../board/story/scoreboard.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { StoryList } from '../board/story/story-list.tsx';
import type { StoryLine } from '../board/story/story.ts';
import { BREAKPOINTS } from '../ui/breakpoints.ts';
import { useMedia } from '../ui/surroundings.ts';
import { RequestTools, SoundTool, Tool, ViewTool } from '../board/toolbar.tsx';
import { useEvidence } from '../board/story/use-evidence.ts';
import { loadStage } from '../board/use-house.ts';
import { useRequest, type Request } from '../board/use-request.ts';
import { useTitle } from '../ui/use-title.ts';
import { useDrop, useOpenFile } from './open-file.tsx';
import { ShareRecord } from '../board/share/share-record.tsx';
import { beatsOf, matchSteps, type ReplayStep } from '../board/watch/steps.ts';
import { TakeOverSheet } from '../board/watch/take-over.tsx';
import { useTimelineKeys } from './timeline-keys.ts';
import { Timeline } from './timeline-bar.tsx';
import { marksOf, passageTo, stepTelling, type Passage } from '../board/watch/timeline.ts';
import { useCheck } from './use-check.ts';
import type { Watching } from '../board/watch/watching.ts';
import { REPLAY } from './words.ts';
import { TAKE_OVER } from '../board/watch/words.ts';
import '../board/room.css';
import './replay.css';

const INSETS: Readonly<Record<'wide' | 'narrow' | 'low', Inset>> = {
  wide: { top: 88, right: 316, bottom: 172, left: 8 },
  narrow: { top: 134, right: 0, bottom: 252, left: 0 },
  low: { top: 56, right: 0, bottom: 118, left: 0 },
};

/** A phone on its side; as in replay.css. */
const LOW = `${BREAKPOINTS.low} and (not ${BREAKPOINTS.narrow}) and (not ${BREAKPOINTS.columns})`;
const insetOf = (narrow: boolean, low: boolean): Inset => {
  if (low) return INSETS.low;
  return narrow ? INSETS.narrow : INSETS.wide;
};

const passageOf = (steps: readonly ReplayStep[], { place, last }: StoryLine): Passage =>
  passageTo(steps, stepTelling(steps, place), stepTelling(steps, last));

/** A match to watch: table, timeline, calls. */
export function ReplayRoom({ found, course, player, begins }: Watching): ReactElement {
  const say = useSay();
  const { game, view } = found;
  const kits = useKits(game.id, view.kits);
  const { steps, log } = course;
  const name = say(tableName(game, view, steps[0]!.match));
  useTitle(`${say(REPLAY.replay)}: ${name}`);
  const watched = useSyncExternalStore(player.subscribe, () => player.watched);
  const narrow = !useMedia(BREAKPOINTS.columns);
  const low = useMedia(LOW);
  const marks = useMemo(() => marksOf(view, steps), [view, steps]);
  const told = useMemo(() => log.slice(0, watched.told), [log, watched.told]);
  const card = useMemo(() => lastCard(view, told), [view, told]);
  const beats = useMemo(() => beatsOf(steps), [steps]);
  const { lit, isLit, onLight } = useEvidence(view, card, told);
  const onOpen = useCallback((line: StoryLine) => player.watch(passageOf(steps, line)), [player, steps]);
  const sides = view.sides(watched.match);
  const opening = useOpenFile();
  useDrop(opening.open);
  useTimelineKeys(player, marks, steps);
  const request = useRequest(view, watched.match);
  useVolume();
  useEffect(() => {
    history.replaceState(history.state, '', addressOf.replay(found.id, watched.at));
  }, [found.id, watched.playing ? -1 : watched.at]);

  return (
    <main className="table-room replay-room" data-step={watched.at}>
      <h1 className="only-heard">
        {say(REPLAY.replay)}: {name}
      </h1>
      <MatchBoard
        view={view}
        photo={game.id}
        kits={kits}
        match={watched.match}
        running={player.running}
        show={watched.show}
        intent={watched.intent}
        lit={lit}
        extras={request.on}
        inset={insetOf(narrow, low)}
        speed={watched.speed}
        onReady={() => begins && player.play()}
        roam
      />
      <header className="table-top">
        <BackLink isListed={found.isKept} />
        <Scoreboard view={view} match={watched.match} log={told} />
        <RecordTools found={found} course={course} at={watched.at} narrow={narrow} player={player} request={request} />
      </header>
      {narrow ? null : (
        <aside className="call-side" aria-label={say(REPLAY.calls)} tabIndex={0}>
          <StoryList
            game={game}
            view={view}
            match={steps.at(-1)!.match}
            beats={beats}
            told={log.length}
            reached={watched.sought === null ? watched.told : steps[watched.sought]!.told}
            onOpen={onOpen}
          />
        </aside>
      )}
      <footer className="table-edge">
        {card === null ? null : (
          <div className="referee">
            <CallCard game={game} view={view} match={watched.match} card={card} lit={isLit} onLight={onLight} />
          </div>
        )}
        <div className="replay-controls">
          {course.broken === null ? null : (
            <p role="alert" className="t-reason">
              {say(fill(REPLAY.broken, { reason: course.broken }))}
            </p>
          )}
          {opening.reason === null ? null : (
            <p role="alert" className="t-reason">
              {opening.reason}
            </p>
          )}
          <Timeline
            player={player}
            watched={watched}
            steps={steps}
            marks={marks}
            sides={sides}
            markWords={view.markWords}
          >
            {narrow ? <TakeOverButton found={found} course={course} at={watched.at} player={player} /> : null}
          </Timeline>
        </div>
      </footer>
      <p className="only-heard" aria-live="polite">
        {card === null || watched.playing ? '' : callsSaid(view, watched.match, card, say).join(' ')}
      </p>
    </main>
  );
}

/** Back to where one came from. */
function BackLink({ isListed }: { readonly isListed: boolean }): ReactElement {
  const say = useSay();
  const [back] = useState(() => wayBack(history.state, isListed));
  const words = say(back === routes.replays ? REPLAY.back : REPLAY.leave);
  return (
    <Link className="t-tool" href={back} aria-label={words} title={words}>
      <Icon name="back" />
    </Link>
  );
}

/** Sound follows the settings. */
function useVolume(): void {
  const { volume } = useSettings();
  useEffect(() => {
    const follow = async (): Promise<void> => {
      const stage = await loadStage();
      stage.setVolume(volume);
      stage.setSoundOn(volume > 0);
    };
    // Without the stage there is nothing to be heard either.
    follow().catch(() => {});
  }, [volume]);
}

interface RecordToolsProps extends Pick<Watching, 'found' | 'course' | 'player'> {
  readonly at: number;
  readonly narrow: boolean;
  readonly request: Request;
}

function TakeOverButton({
  found,
  course,
  at,
  player,
}: Omit<RecordToolsProps, 'narrow' | 'request'>): ReactElement | null {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="t-plain take-over-button"
        data-tool="take-over"
        onClick={() => (player.pause(), setOpen(true))}
      >
        {say(TAKE_OVER.title)}
      </button>
      {open ? (
        <TakeOverSheet found={found} step={course.steps[at]!} inputs={at} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

const recordText = ({ text, seed }: Watching['found'], { recorder }: Watching['course']): string =>
  text ?? writeRecord(recorder.record(seed));

/** Link, download, figures, taking over; on a small screen the calls too. */
function RecordTools({ found, course, player, at, narrow, request }: RecordToolsProps): ReactElement {
  const say = useSay();
  const [open, setOpen] = useState<'statistics' | 'calls' | 'record' | null>(null);
  const close = (): void => setOpen(null);
  const { game, view } = found;
  const sheet = (): ReactElement | null => {
    switch (open) {
      case 'statistics':
        return <Figures found={found} course={course} onClose={close} />;
      case 'record':
        return <RecordSheet found={found} course={course} at={at} onClose={close} />;
      case 'calls':
        return (
          <Sheet kind="drawer" title={say(REPLAY.calls)} onClose={close}>
            <StoryList
              game={game}
              view={view}
              match={course.steps[at]!.match}
              beats={beatsOf(course.steps)}
              told={course.log.length}
              reached={player.watched.told}
              onOpen={(line) => (player.watch(passageOf(course.steps, line)), close())}
            />
          </Sheet>
        );
      case null:
        return null;
    }
  };
  const show = (what: NonNullable<typeof open>) => () => (player.pause(), setOpen(what));
  return (
    <nav className="t-tools" aria-label={say(REPLAY.tools)}>
      {narrow ? null : <TakeOverButton found={found} course={course} at={at} player={player} />}
      <RequestTools {...request} />
      <ViewTool table={view} />
      <SoundTool />
      {narrow ? <Tool name="log" words={REPLAY.calls} onUse={show('calls')} /> : null}
      <Tool name="bars" words={REPLAY.statistics} onUse={show('statistics')} />
      <ShareRecord text={() => recordText(found, course)} step={at} look="t-tool" />
      <Tool name="link" words={REPLAY.tools} onUse={show('record')} />
      {sheet()}
    </nav>
  );
}

function Figures({
  found: { game, view },
  course: { steps },
  onClose,
}: Pick<Watching, 'found' | 'course'> & { readonly onClose: () => void }): ReactElement {
  const say = useSay();
  const charts = useMemo(() => view.statistics(matchSteps(steps)), [view, steps]);
  return (
    <Sheet kind="screen" title={say(REPLAY.statistics)} onClose={onClose}>
      <StatisticsView charts={charts} sides={view.sides(steps[0]!.match)} game={game.id} />
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

const extraKey = ({ key, label }: Pick<Extra<GameShape>, 'key' | 'label'>, say: Say): string =>
  `${key.toUpperCase()}: ${say(label)}.`;

/** Whether it holds, a link to this place, and the file. */
function RecordSheet({
  found,
  course,
  at,
  onClose,
}: Pick<Watching, 'found' | 'course'> & { readonly at: number; readonly onClose: () => void }): ReactElement {
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
          {say(REPLAY.keys)} {(found.view.extras ?? []).map((one) => extraKey(one, say)).join(' ')}
        </p>
      )}
    </Sheet>
  );
}
