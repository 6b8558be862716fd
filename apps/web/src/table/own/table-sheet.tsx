import { useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { HapticsSwitch } from '../../board/haptics-switch.tsx';
import { SlowTable } from '../../board/slow-table.tsx';
import { LONGEST_NAME } from '../../session/names.ts';
import { createMatch } from '../../session/new-match.ts';
import { Group, Switch } from '../../ui/choices.tsx';
import { Icon } from '../../ui/icons.tsx';
import { leaveTable } from '../../ui/left-table.ts';
import { at, routes } from '../../ui/routes.ts';
import { fill, useSay } from '../../ui/say.ts';
import { change, switchSound, useSettings } from '../../ui/settings.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useRoom, useTable } from '../at-table.ts';
import { AT_TABLE, NOT_TAKEN_BACK, TABLE } from '../words.ts';
import { useFullScreen } from './full-screen.ts';
import './table-sheet.css';

interface SheetProps {
  readonly onClose: () => void;
}

/** What somebody may want otherwise in the middle of a match: its pace, what he hears, who sits there, and how to begin anew. The match waits. */
export function TableSheet({ onClose }: SheetProps): ReactElement {
  const { kept, session } = useTable();
  const say = useSay();
  return (
    <Sheet kind="drawer" title={say(AT_TABLE.title)} onClose={onClose}>
      <div className="table-sheet">
        <Deeds onClose={onClose} />
        {session.holdsTime ? <SlowTable /> : null}
        <Senses />
        {session.holdsTime ? <Names /> : null}
        <p>
          <Link href={routes.settings} onClick={() => leaveTable(kept.id)}>
            {say(AT_TABLE.allSettings)}
          </Link>
        </p>
      </div>
    </Sheet>
  );
}

/** What is done at once. */
function Deeds({ onClose }: SheetProps): ReactElement {
  const { session } = useTable();
  const { takingBack, seen } = useRoom();
  const say = useSay();
  const screen = useFullScreen();
  const { takesBack } = seen.snapshot;
  return (
    <section className="table-deeds" aria-label={say(AT_TABLE.now)}>
      <p>
        <button
          type="button"
          className="t-plain"
          data-action="take-back-here"
          data-first
          aria-disabled={!takingBack.isOffered}
          onClick={() => {
            if (!takingBack.isOffered) return;
            takingBack.takeBack();
            onClose();
          }}
        >
          <Icon name="undo" /> {say(TABLE.undo)}
        </button>
        {takesBack === null ? null : <span>{say(NOT_TAKEN_BACK[takesBack])}</span>}
      </p>
      {screen === null ? null : (
        <p>
          <button type="button" className="t-plain" data-action="full-screen" onClick={screen.turn}>
            <Icon name="full" /> {say(screen.isFull ? AT_TABLE.notFull : AT_TABLE.full)}
          </button>
        </p>
      )}
      {session.holdsTime ? <Restart /> : null}
    </section>
  );
}

/** Never by one slip: what lies there stays in the list of matches, and nobody goes back to it by accident. */
function Restart(): ReactElement {
  const { game, view, kept, session } = useTable();
  const say = useSay();
  const [, go] = useLocation();
  const [asked, setAsked] = useState(false);
  const again = async (): Promise<void> => {
    const { setup } = session.snapshot.match;
    go(
      kept.exercise === undefined
        ? at.table(await createMatch(game, view, setup, kept.sitters))
        : at.exercise(game.id, kept.exercise),
    );
  };
  const isLesson = kept.exercise !== undefined;
  return (
    <p>
      {asked ? (
        <>
          <span role="status">{say(isLesson ? AT_TABLE.lessonAsked : AT_TABLE.restartAsked)}</span>
          <button type="button" className="t-plain" data-action="rather-not" autoFocus onClick={() => setAsked(false)}>
            {say(AT_TABLE.ratherNot)}
          </button>
          <button type="button" className="t-plain" data-action="sure" onClick={() => void again()}>
            {say(isLesson ? AT_TABLE.lessonSure : AT_TABLE.restartSure)}
          </button>
        </>
      ) : (
        <button type="button" className="t-plain" data-action="restart" onClick={() => setAsked(true)}>
          <Icon name="again" /> {say(AT_TABLE.restart)}
        </button>
      )}
    </p>
  );
}

function Senses(): ReactElement {
  const { volume } = useSettings();
  return (
    <Group label={AT_TABLE.senses}>
      <Switch label={AT_TABLE.sound} on={volume > 0} onChange={switchSound} />
      <HapticsSwitch />
    </Group>
  );
}

/** Whoever sits at this device is called as he likes, here and in the list of matches. */
function Names(): ReactElement | null {
  const { sitting } = useRoom();
  const { view, session } = useTable();
  const { names } = useSettings();
  const say = useSay();
  const { people } = sitting;
  if (people.length === 0) return null;
  const sides = view.sides(session.snapshot.match);
  const rename = (i: number, name: string): void =>
    change({ names: people.map((_, j) => (j === i ? name.slice(0, LONGEST_NAME) : (names[j] ?? ''))) });
  return (
    <Group label={AT_TABLE.names} hint={AT_TABLE.namesHint}>
      {people.map((side, i) => (
        <label key={side} className="name-field">
          <span>
            {people.length === 1 ? say(AT_TABLE.ownName) : say(fill(AT_TABLE.nameOf, { side: say(sides[side]!.name) }))}
          </span>
          <input
            type="text"
            autoComplete="off"
            maxLength={LONGEST_NAME}
            value={names[i] ?? ''}
            onChange={(event) => rename(i, event.target.value)}
          />
        </label>
      ))}
    </Group>
  );
}
