import type { Seat } from '@bande/core';
import { writeRecord } from '@bande/record';
import { useLatest } from '@bande/stage/use-latest';
import { captionOf, type Hint, type Show } from '@bande/stage/view';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { Link } from 'wouter';
import { cameFrom } from '../ui/came-from.ts';
import { leaveTable } from '../ui/left-table.ts';
import { at, routes } from '../ui/routes.ts';
import { useSay, type Say } from '../ui/say.ts';
import { useKits } from '../games/kits.ts';
import { tableName } from '../games/table-name.ts';
import { useSettings } from '../ui/settings.ts';
import { CopyPosition } from '../board/share/copy-position.tsx';
import { ShareRecord } from '../board/share/share-record.tsx';
import { ActionBar, isSpun } from './bar/action-bar.tsx';
import { RefusalCard } from './bar/refusal-card.tsx';
import type { GridHandle } from '../board/board-grid.tsx';
import { CallCard, CallsAloud } from '../board/story/calls.tsx';
import { belowScore, edgesOf, useShape } from './edges.ts';
import { givingUpOf } from './ends/giving-up.ts';
import { EndSheet } from './ends/end-sheet.tsx';
import { ExerciseCard, exerciseOf, useBegins, useExercise, useStandStill } from './taught/exercise-card.tsx';
import { Icon } from '../ui/icons.tsx';
import { modeIn } from './dials/hand-mode.tsx';
import { HelpSheet } from './taught/help-sheet.tsx';
import { useOwnCard } from './turns/held-card.ts';
import { HintCard } from './taught/hint-card.tsx';
import { insetStyle, MatchBoard } from '../board/match-board.tsx';
import type { Card } from '../board/moments.ts';
import { HandOverToast, PauseSheet } from './ends/pause-sheets.tsx';
import type { Seen } from './playback.ts';
import { Reading } from '../ui/reading.ts';
import { Scoreboard } from '../board/story/scoreboard.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useShownCard } from './turns/shown-card.ts';
import { StoryList } from '../board/story/story-list.tsx';
import { RequestTool, SoundTool, Tool, ViewTool } from '../board/toolbar.tsx';
import { useChoice } from './turns/use-choice.ts';
import { secondsToThink, useCounted } from './turns/use-counted.ts';
import { useFold } from './dials/use-fold.ts';
import { useFocusHome } from './turns/use-focus-home.ts';
import { useHandover } from './turns/use-handover.ts';
import { useHints } from './taught/use-hints.ts';
import { loadStage } from '../board/use-house.ts';
import type { OpenedTable } from './use-opened.ts';
import { usePauses, type Pauses } from './ends/use-pauses.ts';
import { useRequest, type Request } from '../board/use-request.ts';
import { usePauseKey } from '../board/use-table-keys.ts';
import { useTitle } from '../ui/use-title.ts';
import { useWays } from './bar/use-ways.ts';
import { TABLE } from '../board/words.ts';

/** Somebody at the table: the match in the middle, what one needs to know at its edges. */
export function TableRoom({ table }: { readonly table: OpenedTable }): ReactElement {
  const { session, playback, view, game } = table;
  const kits = useKits(game.id, view.kits);
  const seen = useSyncExternalStore(playback.subscribe, () => playback.seen);
  const shape = useShape();
  const say = useSay();
  const title = say(tableName(game, view, seen.match));
  useTitle(title);
  const [isChosen, setInMode] = useState(false);
  const mode = modeIn(view, seen.match, isChosen, seen.snapshot.seats);
  const isInMode = mode.isOn;
  const [isSteered, setSteered] = useState(false);
  const [isRead, setRead] = useState(false);
  const choice = useChoice(table, seen, isInMode);
  const pauses = usePauses(table, seen);
  const fold = useFold(view.byHand !== undefined);
  // Whoever sets dials by hand does without the hand that is shown to newcomers.
  const isDialling = view.byHand !== undefined && !fold.isFolded;
  const { hint: next, skip } = useHints(table, seen, choice, isSteered);
  const exercise = exerciseOf(view, table.kept.exercise);
  const exercised = useExercise(exercise, seen);
  useStandStill(session, exercised !== null);
  useBegins(exercise, seen.snapshot.seats[0] === undefined ? null : choice.held(seen.snapshot.seats[0]));
  const hint = isDialling || exercise !== undefined ? null : next;
  // Leading a hand goes on beside everything else, and so does reading: nothing waits for it.
  const waitsForHint = hint !== null && !('steered' in hint.until) && !('read' in hint.until);
  const grid = useRef<GridHandle>(null);
  const primary = useRef<HTMLButtonElement>(null);
  const log = useMemo(
    () => seen.snapshot.log.slice(0, seen.told),
    [seen.snapshot.log, seen.told, seen.snapshot.inputs],
  );
  const called = useShownCard(view, { match: seen.match, log, before: seen.snapshot.before });
  const { shown, lit } = called;
  const own = useOwnCard(view, called.held, { log, before: seen.snapshot.before });
  const { people, ...sat } = sitting(table, seen);
  const stands = useCounted(secondsToThink(view, seen.snapshot.match, people), seen.snapshot) || waitsForHint;
  useEffect(() => session.tellNewcomer(stands), [session, stands]);
  const { turnTable } = useSettings();
  const handed = useHandover(table, seen, choice.picked.length > 0 || choice.isChanged());
  const near = handed === null ? sat.near : handed.near[turnTable];
  const turn = useShown(sat.turn, seen.playing);
  const stood = useShown(seen.match, seen.playing);
  const seat = useSeat(table, seen);
  const edges = edgesOf(view, fold);
  const inset = belowScore(edges, shape, view.byHand !== undefined && view.scoreboard(stood).score !== null);
  useSoundAndDice(table, seen);
  // Whoever is back needs no way back.
  useEffect(() => leaveTable(null), []);
  useFocusHome(seen, choice, { grid, primary });
  const turnMode = useCallback(() => setInMode((isOn) => !isOn), []);
  const toButtons = useWays(view, choice, { grid, primary }, turnMode);
  usePauseKey(pauses.pause);
  const now = useCallback(() => session.tick, [session]);
  const request = useRequest(view, seen.match);
  const { laid } = seen.snapshot;
  const over = seen.snapshot.match.outcome !== null;

  return (
    <Reading value={pauses.read}>
      <main
        className={`table-room${turn === null ? '' : ' has-turn'} ${edges.className}`}
        style={{ ...insetStyle(inset), ...(turn === null ? {} : { '--turn': turn.colour }) }}
        data-state={stateOf(seen, pauses.paused)}
        data-inputs={seen.snapshot.inputs}
        data-near={near}
        data-lesson={exercise?.id}
      >
        <h1 className="only-heard">{title}</h1>
        <MatchBoard
          view={view}
          photo={game.id}
          kits={kits}
          match={seen.match}
          show={seen.show}
          pickable={choice.pickable}
          picked={choice.picked}
          lit={lit}
          near={near}
          seat={seat}
          draft={choice.draft}
          held={choice.held}
          running={session.running}
          seats={seen.snapshot.seats}
          intent={seen.snapshot.intent}
          hint={hint?.gesture ?? null}
          dialling={isDialling}
          inMode={isInMode}
          requested={request.isOn}
          named={exercise !== undefined || choice.refusal !== null || isRead}
          onAct={choice.letGo}
          onSteer={(by, to) => {
            session.steer(by, to);
            setSteered(true);
          }}
          inset={inset}
          onReady={pauses.laid}
          grid={grid}
          hints={choice.hints}
          onPick={choice.pick}
          onCarry={choice.carry}
          onUndo={choice.undo}
          onButtons={() => void toButtons()}
        />
        <footer className="table-edge">
          <ActionBar
            table={table}
            seen={seen}
            choice={choice}
            fold={fold}
            mode={{ ...mode, turn: turnMode }}
            hint={
              exercise === undefined ? (
                hint && <HintCard hint={hint} onSkip={skip} />
              ) : (
                <ExerciseCard
                  game={game}
                  exercises={view.exercises ?? []}
                  exercise={exercise}
                  exercised={exercised}
                  match={seen.match}
                />
              )
            }
            pointsAt={buttonMeant(hint)}
            primary={primary}
            now={now}
            people={people}
          />
          <div className="referee">
            {choice.refusal === null ? null : (
              <RefusalCard
                game={game}
                view={view}
                match={seen.snapshot.match}
                refusal={choice.refusal}
                onClose={choice.forgive}
              />
            )}
            {shown === null || choice.refusal !== null || !laid ? null : (
              <CallCard
                game={game}
                view={view}
                match={shown.match}
                card={shown.card}
                own={shown === called.held ? own : null}
                lit={called.isLit}
                onLight={called.onLight}
                isRead={called.isRead}
                onClose={seen.match.mode === 'live' || shown !== called.held ? called.putAway : undefined}
              />
            )}
          </div>
        </footer>
        <header className="table-top">
          <BackLink />
          <Scoreboard
            view={view}
            match={stood}
            seen={seen.match}
            log={log}
            now={now}
            {...(people.length < new Set(session.snapshot.match.setup.seating).size ? { people } : {})}
          />
          <Tools
            table={table}
            pauses={pauses}
            seen={seen}
            request={request}
            onRead={setRead}
            onRecall={called.recall}
          />
        </header>
        <CallsAloud
          view={view}
          match={seen.match}
          entries={seen.playing && seen.told < seen.snapshot.log.length ? [] : seen.snapshot.fresh}
          more={saidOf(seen.show, say)}
        />
        {handed === null || handed.told === null || over || !laid ? null : (
          <HandOverToast
            look={view.sides(seen.match)[handed.told]!}
            times={handed.times}
            turning={turnTable}
            first={handed.times === 1}
          />
        )}
        <Sheets table={table} seen={seen} pauses={pauses} />
      </main>
    </Reading>
  );
}

function stateOf({ playing, snapshot: { laid, intent } }: Seen, paused: boolean): string {
  if (!laid && !paused) return 'laying';
  if (playing || intent !== null) return 'playing';
  return paused ? 'paused' : 'waiting';
}

/** The button that a newcomer is shown. */
function buttonMeant(hint: Hint | null): 'dice' | 'shortcut' | null {
  if (hint === null) return null;
  if ('rolled' in hint.until) return 'dice';
  return hint.atShortcut === true ? 'shortcut' : null;
}

const saidOf = (show: Show | null, say: Say): string => {
  const caption = captionOf(show);
  return caption === null ? '' : say(caption);
};

/** The chair here that is to act, or was last: while others play, one keeps one's seat. */
function useSeat({ session }: OpenedTable, { snapshot, playing }: Seen): Seat | null {
  const first = session.sitters.indexOf('human');
  const last = useRef<Seat | null>(first === -1 ? null : (first as Seat));
  const seat = playing ? last.current : (snapshot.seat ?? last.current);
  useEffect(() => {
    last.current = seat;
  });
  return seat;
}

/** While something is shown, what held before it stays: the edges do not tell what the dice decide, nor whose turn it is before the last pawn stands. */
function useShown<T>(value: T, playing: boolean): T {
  const last = useRef(value);
  useEffect(() => {
    if (!playing) last.current = value;
  });
  return playing ? last.current : value;
}

interface Sitting {
  readonly near: string;
  /** Whose turn it is, where two share the device. */
  readonly turn: { readonly colour: string } | null;
  /** Sides of people here. */
  readonly people: readonly string[];
}

function sitting({ session, view }: OpenedTable, { snapshot, match }: Seen): Sitting {
  const { seating } = match.setup;
  const people = [...new Set(seating.filter((_, seat) => session.sitters[seat] === 'human'))];
  const roller = snapshot.rollHere ? view.roller(snapshot.match) : null;
  const seated = snapshot.seat === null ? roller : (seating[snapshot.seat] ?? null);
  // In a live match buttons are somebody's all the time, whoever is to do something.
  const acting = match.mode === 'live' ? view.scoreboard(match).toMove : seated;
  const shared = people.length > 1;
  const sides = view.sides(match);
  return {
    near: people[0] === undefined || shared ? (seating[0] ?? '') : people[0],
    turn: shared && acting !== null ? sides[acting]! : null,
    people,
  };
}

async function soundAt(volume: number): Promise<void> {
  const stage = await loadStage().catch(() => null);
  stage?.armSound();
  stage?.setVolume(volume);
  stage?.setSoundOn(volume > 0);
}

/** Sound follows the settings; dice roll by themselves for those who want that. */
function useSoundAndDice({ session }: OpenedTable, { snapshot, playing }: Seen): void {
  const { volume, autoRoll } = useSettings();
  useEffect(() => {
    void soundAt(volume);
  }, [volume]);
  // A shot is spun by whoever takes it.
  const rolls =
    autoRoll && snapshot.rollHere && !isSpun(snapshot.chance) && !playing && !snapshot.paused && snapshot.inputs > 0;
  useEffect(() => {
    if (!rolls) return;
    const timer = setTimeout(() => session.roll(), 400);
    return () => clearTimeout(timer);
  }, [rolls, snapshot.inputs, session]);
}

function BackLink(): ReactElement {
  const say = useSay();
  return (
    <Link className="t-tool" href={routes.start} aria-label={say(TABLE.leave)} title={say(TABLE.leave)}>
      <Icon name="back" />
    </Link>
  );
}

interface ToolsProps {
  readonly table: OpenedTable;
  readonly pauses: Pauses;
  readonly seen: Seen;
  readonly request: Request;
  /** The story is open, or no longer. */
  readonly onRead: (isOpen: boolean) => void;
  /** Something of it is to be seen on the table. */
  readonly onRecall: (card: Card) => void;
}

function Tools({ table, pauses, seen, request, onRead, onRecall }: ToolsProps): ReactElement {
  const say = useSay();
  const { game, view, session } = table;
  const [open, setOpen] = useState(false);
  const [help, setHelp] = useState(false);
  useQuestionMark(() => setHelp((shown) => !shown));
  useEffect(() => onRead(open), [open, onRead]);
  const recall = useLatest(onRecall);
  const onEvidence = useCallback(
    (card: Card) => {
      setOpen(false);
      recall.current(card);
    },
    [recall],
  );
  return (
    <nav className="t-tools" aria-label={say(TABLE.tools)}>
      {request.isOffered && view.onRequest !== undefined ? <RequestTool {...view.onRequest} {...request} /> : null}
      <ViewTool table={view} />
      <SoundTool />
      <Tool name="log" words={TABLE.story} onUse={() => setOpen(true)} />
      <Tool name="help" words={TABLE.help} onUse={() => setHelp(true)} />
      <Tool name="pause" words={TABLE.pause} onUse={pauses.pause} />
      {help ? <HelpSheet table={table} onClose={() => setHelp(false)} /> : null}
      {open ? (
        <Sheet kind="drawer" title={say(TABLE.story)} onClose={() => setOpen(false)}>
          <StoryList
            game={game}
            view={view}
            match={seen.match}
            beats={session.beats}
            told={seen.told}
            newestFirst
            onEvidence={onEvidence}
            log={seen.snapshot.log}
          />
        </Sheet>
      ) : null}
    </nav>
  );
}

/** `?` asks for help, unless somebody writes it somewhere. */
function useQuestionMark(ask: () => void): void {
  const latest = useLatest(ask);
  useEffect(() => {
    const listen = ({ key, target }: globalThis.KeyboardEvent): void => {
      if (key === '?' && !(target instanceof Element && target.closest('input, textarea, select') !== null))
        latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [latest]);
}

function Sheets({
  table,
  seen,
  pauses,
}: {
  readonly table: OpenedTable;
  readonly seen: Seen;
  readonly pauses: Pauses;
}): ReactElement | null {
  const say = useSay();
  const [looking, setLooking] = useState(false);
  const { view } = table;
  const { match, trouble, inputs } = seen.snapshot;
  if (trouble !== null) throw new Error(trouble);
  // The last banner is seen before the sheet covers it.
  if (match.outcome !== null && !seen.playing && seen.show === null) {
    return looking ? (
      <button type="button" className="t-main reopen" onClick={() => setLooking(false)}>
        {say(TABLE.result)}
      </button>
    ) : (
      <EndSheet table={table} onClose={() => setLooking(true)} />
    );
  }
  // Stopped while the dice roll, it does not tell what they bring.
  const log = seen.snapshot.log.slice(0, seen.told);
  const score = <Scoreboard view={view} match={seen.match} log={log} />;
  return pauses.paused ? (
    <PauseSheet
      game={table.game.id}
      id={table.kept.id}
      score={score}
      rest={pauses.rest}
      goesOn={table.kept.goesOnFrom !== undefined && inputs <= FIRST_PAUSE}
      share={
        <>
          <CopyPosition game={table.game} match={match} />
          {inputs > 0 ? <SoFar table={table} /> : null}
        </>
      }
      givingUp={givingUpOf(table, match, say)}
      onResume={pauses.goOn}
    />
  ) : null;
}

/** The pause in which a match of an earlier version is opened is its first input. */
const FIRST_PAUSE = 1;

/** What has been played so far is watched again and shared from its pause. */
function SoFar({ table: { kept, session } }: { readonly table: OpenedTable }): ReactElement {
  const say = useSay();
  return (
    <>
      <Link className="t-plain" href={at.replay(kept.id)} state={cameFrom(at.table(kept.id))}>
        <Icon name="play" /> {say(TABLE.replay)}
      </Link>
      <ShareRecord text={() => writeRecord(session.course.record(null))} look="t-plain" />
    </>
  );
}
