import type { Action, AnyShape, ChanceRequest, Match, Seat, Tick, Words } from '@bande/core';
import { HAND_PATH } from '@bande/stage/signs';
import { useDraftValue } from '@bande/stage/use-draft';
import { actionNote, actionWords, type Draft, type GameView, lookAt, wantedNow } from '@bande/stage/view';
import { Fragment, type ReactElement, type Ref } from 'react';
import { useSay } from '../../ui/say.ts';
import { Dials } from '../dials/dials.tsx';
import { DialsTold } from '../dials/dials-told.tsx';
import { timesHeld, turnedBy } from '../dials/drafts.ts';
import { ModeButton, ModeLine, type Mode } from '../dials/hand-mode.tsx';
import { Icon } from '../../ui/icons.tsx';
import { KeptPlace } from './kept-place.tsx';
import { MoveRing } from './move-ring.tsx';
import { OptionTimes } from './option-time.tsx';
import { RareActions } from './rare-actions.tsx';
import { TurnLine } from './turn-line.tsx';
import { useStill } from '../../ui/surroundings.ts';
import type { Seen } from '../playback.ts';
import type { Choice } from '../turns/use-choice.ts';
import type { Fold } from '../dials/use-fold.ts';
import type { OpenedTable } from '../use-opened.ts';
import { TABLE } from '../../board/words.ts';

export interface ActionBarProps {
  readonly table: OpenedTable;
  readonly seen: Seen;
  readonly choice: Choice;
  readonly fold: Fold;
  /** The other way of hands, where the table has one. */
  readonly mode: Mode;
  /** What a newcomer is shown, and whether a button is meant: how to do what is to be done, and instead of it where a hand does it. */
  readonly hint: ReactElement | null;
  readonly pointsAt: 'dice' | 'shortcut' | null;
  readonly primary: Ref<HTMLButtonElement>;
  /** The tick at this moment, and the sides of people here, where others play too. */
  readonly now: () => Tick;
  readonly people: readonly string[];
}

/** A die has few faces; what has many is spun. */
const SPUN_FROM = 21;
export const isSpun = (chance: ChanceRequest | null): boolean =>
  chance !== null && chance.faces.some((n) => n >= SPUN_FROM);
const rollWords = (chance: ChanceRequest): Words => {
  if (chance.faces.every((n) => n === 2)) return TABLE.toss;
  return isSpun(chance) ? TABLE.spin : TABLE.rollDice;
};

/** What the rules want now, from whom, and the buttons for it. */
export function ActionBar(props: ActionBarProps): ReactElement {
  const { table, seen, choice, fold, hint, pointsAt, primary } = props;
  const { snapshot, playing } = seen;
  const isForHands = fold.isFolded && isLetGo(table.view, choice);
  const hasDraftButton = choice.draft !== null && !choice.goesAlong && !isForHands;
  const besideMain = hasDraftButton && choice.draftFirst;
  const roll = !playing && snapshot.rollHere && snapshot.chance !== null && !snapshot.paused ? snapshot.chance : null;
  return (
    <section className="action-bar">
      <MoveRing view={table.view} match={snapshot.match} now={props.now} people={props.people} />
      {snapshot.done || (hint !== null && choice.draft !== null) ? null : (
        <TurnLine table={table} seen={seen} picked={choice.picked} />
      )}
      {props.mode.isOn && table.view.byHand?.mode !== undefined ? (
        <ModeLine mode={table.view.byHand.mode} match={snapshot.match} seats={snapshot.seats} />
      ) : (
        hint
      )}
      {choice.draft === null ? null : <DraftDials draft={choice.draft} choice={choice} fold={fold} />}
      <div className="t-actions" tabIndex={-1}>
        {choice.draft === null ? null : (
          <BesideDraft table={table} draft={choice.draft} choice={choice} besideMain={besideMain} />
        )}
        {snapshot.seats
          .filter((one) => one !== snapshot.seat)
          .map((one) => (
            <BesideDraft
              key={one}
              table={table}
              draft={choice.held(one)}
              choice={choice}
              by={one}
              besideMain={besideMain}
            />
          ))}
        {!hasDraftButton || choice.draft === null ? null : (
          <DraftButton
            table={table}
            draft={choice.draft}
            choice={choice}
            primary={choice.draftFirst ? primary : undefined}
          />
        )}
        {roll === null ? null : (
          <RollButton
            words={rollWords(roll)}
            isPointedAt={pointsAt === 'dice'}
            primary={primary}
            onRoll={() => table.session.roll()}
          />
        )}
        {choice.ready === null ? (
          <Buttons
            table={table}
            seen={seen}
            choice={choice}
            pointsAt={pointsAt}
            besideMain={besideMain}
            primary={roll === null && !choice.draftFirst ? primary : undefined}
          />
        ) : (
          <ConfirmBar table={table} choice={choice} primary={primary} />
        )}
        {table.view.byHand?.mode === undefined || !props.mode.isOffered ? null : (
          <ModeButton {...props.mode} mode={table.view.byHand.mode} />
        )}
        {snapshot.waitsForDecision && !playing ? <LetRunButton onRun={() => table.session.letRun()} /> : null}
      </div>
    </section>
  );
}

/** Letting go on the table does it: then it needs no button. */
const isLetGo = (view: Pick<GameView<AnyShape>, 'byHand' | 'actions'>, { example }: Pick<Choice, 'example'>): boolean =>
  view.byHand !== undefined && (example === null || lookAt(view, example).letsGo === true);

/** Letters turn dials; Escape takes everything back, and one letter may do it. */
export function dialKey(
  event: Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'preventDefault'>,
  choice: Pick<Choice, 'draft' | 'dialsOf' | 'aidsOf' | 'turn' | 'undo' | 'isChanged' | 'press'>,
  doing?: string,
): void {
  const draft = choice.draft?.get() ?? null;
  if (draft === null || event.ctrlKey || event.metaKey || event.altKey) return;
  const act = actOf(event, draft, choice, doing);
  if (act === null) return;
  event.preventDefault();
  act();
}

function actOf(
  { key, shiftKey, repeat }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'repeat'>,
  draft: Action<AnyShape>,
  choice: Parameters<typeof dialKey>[1],
  doing?: string,
): (() => void) | null {
  const to = turnedBy(choice.dialsOf(draft), { key, shift: shiftKey, times: timesHeld({ key, repeat }) });
  if (to !== null) return () => choice.turn(to.dial, to.value);
  const aid = choice.aidsOf(draft).find((one) => one.key === key.toLowerCase());
  if (aid !== undefined) return () => choice.draft?.set(aid.sets);
  if (key.toLowerCase() === doing) return () => choice.press(draft);
  return key === 'Escape' && choice.isChanged() ? choice.undo : null;
}

interface DraftProps {
  readonly draft: Draft<AnyShape>;
  readonly choice: Choice;
}

/** Only this is drawn anew while somebody sets the action. */
function DraftDials({ draft, choice, fold }: DraftProps & { readonly fold: Fold }): ReactElement | null {
  const now = useDraftValue(draft);
  if (now === null) return null;
  const dials = choice.dialsOf(now);
  return (
    <>
      <DialsTold dials={dials} isSet={choice.isChanged()} isSeen={fold.isFolded} />
      <Dials
        dials={dials}
        aids={choice.aidsOf(now).filter(({ byKeyAlone }) => byKeyAlone !== true)}
        fold={fold}
        onTurn={choice.turn}
        onAid={({ sets }) => draft.set(sets)}
      />
    </>
  );
}

/** Does what the dials say. */
function DraftButton({
  table: { view, session },
  draft,
  choice,
  primary,
}: DraftProps &
  Pick<ActionBarProps, 'table'> & { readonly primary: Ref<HTMLButtonElement> | undefined }): ReactElement | null {
  const say = useSay();
  const now = useDraftValue(draft);
  if (now === null) return null;
  return (
    <>
      <button
        ref={primary}
        type="button"
        className={choice.draftFirst ? 't-main' : 't-plain'}
        data-action={now.kind}
        onClick={() => choice.press(now)}
      >
        {say(actionWords(view, now, session.snapshot.match))}
      </button>
      {choice.picked.length === 0 ? <UndoButton away={!choice.isChanged()} onUndo={choice.undo} /> : null}
    </>
  );
}

interface BesideProps extends Pick<ActionBarProps, 'table' | 'choice'> {
  readonly draft: Draft<AnyShape> | null;
  /** Somebody else who sits here, and has no buttons of his own. */
  readonly by?: Seat;
  readonly besideMain: boolean;
}

/** What else may be done with what is being set. */
function BesideDraft({ table: { view, session }, draft, choice, by, besideMain }: BesideProps): ReactElement | null {
  const say = useSay();
  const now = useDraftValue(draft);
  const { match } = session.snapshot;
  if (now === null) return null;
  return (
    <>
      {(view.buttonsAt?.({ at: 'beside', draft: now }, match) ?? [])
        .flatMap(({ action, words }) => (action !== null && choice.isLegal(action, by) ? [{ action, words }] : []))
        .map(({ action, words }) => (
          <button
            key={action.kind}
            type="button"
            className={!besideMain && wantedNow(view, action, match) === 'urged' ? 't-main' : 't-plain'}
            data-action={action.kind}
            title={paragraphBelow(view, action, match)}
            onClick={() => (by === undefined ? choice.press(action) : choice.letGo(action, by))}
          >
            {say(words)}
            <NoteBelow view={view} action={action} match={match} />
          </button>
        ))}
    </>
  );
}

interface NoteProps {
  readonly view: GameView<AnyShape>;
  readonly action: Action<AnyShape>;
  readonly match: Match<AnyShape>;
}
/** What somebody had better know before he presses. */
function NoteBelow({ view, action, match }: NoteProps): ReactElement | null {
  const say = useSay();
  const note = actionNote(view, action, match);
  return note === null ? null : <small className="action-note">{say(note.words)}</small>;
}
function paragraphBelow(
  view: NoteProps['view'],
  action: NoteProps['action'],
  match: NoteProps['match'],
): string | undefined {
  const note = actionNote(view, action, match);
  return note === null ? undefined : `§ ${note.paragraph}`;
}

/** Beside the buttons with which a draft goes along. */
function AlongUndo({ draft, choice }: DraftProps): ReactElement | null {
  useDraftValue(draft);
  return choice.isChanged() ? <UndoButton onUndo={choice.undo} /> : null;
}

function RollButton({
  words,
  isPointedAt,
  primary,
  onRoll,
}: {
  readonly words: Words;
  readonly isPointedAt: boolean;
  readonly primary: Ref<HTMLButtonElement>;
  readonly onRoll: () => void;
}): ReactElement {
  const say = useSay();
  return (
    <button ref={primary} type="button" className="t-main" data-action="roll" onClick={onRoll}>
      <Icon name="dice" /> {say(words)}
      {isPointedAt ? <GhostHand /> : null}
    </button>
  );
}

/** The hand that shows a newcomer what to press. */
function GhostHand(): ReactElement {
  return (
    <svg className={useStill() ? 'ghost-hand is-still' : 'ghost-hand'} viewBox="0 0 128 128" aria-hidden="true">
      <path d={HAND_PATH} />
    </svg>
  );
}

/** The slow table waits: whoever wants to do nothing now lets it go on. */
function LetRunButton({ onRun }: { readonly onRun: () => void }): ReactElement {
  const say = useSay();
  return (
    <button type="button" className="t-plain" data-action="let-run" onClick={onRun}>
      <Icon name="play" /> <span>{say(TABLE.letRun)}</span>
    </button>
  );
}

/** More buttons than this are a choice to be made on the board. */
const MOST_BUTTONS = 6;

function ActionButton({
  table: { view },
  match,
  choice,
  action,
  pointsAt,
  besideMain,
  primary,
}: Pick<ActionBarProps, 'table' | 'choice' | 'pointsAt'> & {
  readonly match: Match<AnyShape>;
  readonly besideMain: boolean;
  readonly action: Action<AnyShape>;
  readonly primary: Ref<HTMLButtonElement> | undefined;
}): ReactElement {
  const say = useSay();
  const wanted = wantedNow(view, action, match);
  const isFirst = choice.pickable.size === 0 && !choice.draftFirst && action === choice.buttons[0] && wanted !== 'rare';
  const isMain = action === choice.dice || isFirst;
  const isUrged = !isMain && !besideMain && wanted === 'urged';
  return (
    <button
      ref={primary}
      type="button"
      className={isMain || isUrged ? 't-main' : 't-plain'}
      // It stands out, but not in anybody's way: it is no wider than before.
      data-urged={isUrged || undefined}
      data-action={action.kind}
      onClick={() => choice.press(action)}
    >
      {action === choice.dice ? <Icon name="dice" /> : null}
      {say(actionWords(view, action, match))}
      {action === choice.dice && pointsAt === 'dice' ? <GhostHand /> : null}
    </button>
  );
}

function Buttons({
  table,
  seen: { snapshot },
  choice,
  pointsAt,
  besideMain,
  primary,
}: Omit<ActionBarProps, 'primary' | 'hint' | 'fold' | 'mode' | 'now' | 'people'> & {
  /** The button that does what is set stands out already: there is one that does at a time. */
  readonly besideMain: boolean;
  readonly primary: Ref<HTMLButtonElement> | undefined;
}): ReactElement {
  const say = useSay();
  const { view } = table;
  const { match } = snapshot;
  const isRare = (action: Action<AnyShape>): boolean => wantedNow(view, action, match) === 'rare';
  const usual = choice.buttons.filter((action) => !isRare(action));
  const rare = choice.buttons.filter(isRare);
  return (
    <>
      {usual.slice(0, MOST_BUTTONS).map((action, i) => (
        <Fragment key={JSON.stringify(action)}>
          <ActionButton
            table={table}
            match={match}
            choice={choice}
            action={action}
            pointsAt={pointsAt}
            besideMain={besideMain}
            primary={i === 0 ? primary : undefined}
          />
          <KeptPlace view={view} match={match} after={action} />
        </Fragment>
      ))}
      {choice.shortcut === null ? null : (
        <button
          ref={choice.buttons.length === 0 ? primary : undefined}
          type="button"
          className={choice.buttons.length === 0 ? 't-main' : 't-plain'}
          data-action="shortcut"
          onClick={() => choice.press(choice.shortcut!.action)}
        >
          {say(choice.shortcut.words)}
          {pointsAt === 'shortcut' ? <GhostHand /> : null}
        </button>
      )}
      {rare.length === 0 ? null : (
        <RareActions>
          {rare.map((action) => (
            <ActionButton
              key={JSON.stringify(action)}
              table={table}
              match={match}
              choice={choice}
              action={action}
              pointsAt={null}
              besideMain={besideMain}
              primary={undefined}
            />
          ))}
        </RareActions>
      )}
      <OptionTimes
        view={view}
        match={match}
        buttons={choice.buttons}
        now={() => table.session.playTick}
        stands={() => table.session.timeStands}
      />
      <Undo choice={choice} />
    </>
  );
}

function Undo({ choice }: Pick<ActionBarProps, 'choice'>): ReactElement | null {
  if (choice.picked.length > 0) return <UndoButton onUndo={choice.undo} />;
  return choice.goesAlong && choice.draft !== null ? <AlongUndo draft={choice.draft} choice={choice} /> : null;
}

/** It stands there, faint, while there is nothing to take back: nothing jumps while a hand moves. */
function UndoButton({ away = false, onUndo }: { readonly away?: boolean; readonly onUndo: () => void }): ReactElement {
  const say = useSay();
  return (
    <button
      type="button"
      className="t-plain"
      data-action="undo"
      disabled={away}
      aria-label={say(TABLE.undo)}
      onClick={onUndo}
    >
      <Icon name="undo" /> <span>{say(TABLE.undo)}</span>
    </button>
  );
}

function ConfirmBar({
  table: { view, session },
  choice,
  primary,
}: Pick<ActionBarProps, 'table' | 'choice' | 'primary'>): ReactElement | null {
  const say = useSay();
  if (choice.ready === null) return null;
  const { match } = session.snapshot;
  const last = choice.picked.at(-1);
  const promise = last === undefined ? undefined : view.pickWords?.(match, choice.picked.slice(0, -1)).get(last);
  return (
    <>
      <p className="ready-line">
        {[actionWords(view, choice.ready, match), ...(promise === undefined ? [] : [promise])].map(say).join(': ')}
      </p>
      <button ref={primary} type="button" className="t-main" data-action="confirm" onClick={choice.confirm}>
        <Icon name="check" /> {say(TABLE.confirm)}
      </button>
      <UndoButton onUndo={choice.undo} />
    </>
  );
}
