import type { Words } from '@bande/core';
import { explainedIn, type Gesture, type Lesson } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { leaveTable } from '../../ui/left-table.ts';
import { KitPicker } from '../../games/kit-picker.tsx';
import { LessonList } from '../../games/lesson-list.tsx';
import { at } from '../../ui/routes.ts';
import { useSay } from '../../ui/say.ts';
import { forFingers, lessonsForFingers } from '../dials/for-fingers.ts';
import { FINGER_GESTURES, houseGestures, requestGestures } from '../../board/house-gestures.ts';
import { extrasIn } from '../../board/use-request.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useMedia } from '../../ui/surroundings.ts';
import { useTable } from '../at-table.ts';
import { HELP, TABLE } from '../words.ts';
import './help-sheet.css';

/** What nobody plays without, how the game goes, then all keys and gestures of a table, to be read in peace: the match waits. */
export function HelpSheet({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { game, view, kept, session } = useTable();
  const say = useSay();
  const touched = useMedia('(pointer: coarse)');
  const { match } = session.snapshot;
  const own = [...(view.gestures ?? []), ...requestGestures(extrasIn(view, match))];
  const gestures = touched ? forFingers(own) : own;
  const all = view.lessons?.(match) ?? [];
  const lessons = all.filter(({ isSign }) => isSign !== true);
  return (
    <Sheet kind="drawer" title={say(touched ? TABLE.helpByFinger : TABLE.help)} onClose={onClose}>
      <Gestures title={HELP.inShort} gestures={gestures.filter(({ isFirst }) => isFirst === true)} />
      <Lessons title={HELP.howItGoes} lessons={touched ? lessonsForFingers(lessons) : lessons} />
      <Lessons title={HELP.explained} lessons={explainedIn(view, match)} />
      <p className="help-book">
        <Link href={at.rulebook(game.id)} onClick={() => leaveTable(kept.id)}>
          {say(HELP.rulebook)}
        </Link>
      </p>
      <Gestures title={HELP.atThisTable} gestures={gestures.filter(({ isFirst }) => isFirst !== true)} />
      <Gestures title={HELP.everywhere} gestures={touched ? FINGER_GESTURES : houseGestures(own)} />
      <Lessons title={HELP.onTheTable} lessons={all.filter(({ isSign }) => isSign === true)} />
      {view.kits === undefined ? null : (
        <section className="help-part kits">
          <h3>{say(HELP.kits)}</h3>
          <KitPicker game={game.id} kits={view.kits} sides={view.sides(match)} />
        </section>
      )}
    </Sheet>
  );
}

function Lessons({
  title,
  lessons,
}: {
  readonly title: Words;
  readonly lessons: readonly Lesson[];
}): ReactElement | null {
  const say = useSay();
  if (lessons.length === 0) return null;
  return (
    <section className="help-part">
      <h3>{say(title)}</h3>
      <LessonList lessons={lessons} className="lessons" />
    </section>
  );
}

function Gestures({
  title,
  gestures,
}: {
  readonly title: Words;
  readonly gestures: readonly Gesture[];
}): ReactElement | null {
  const say = useSay();
  if (gestures.length === 0) return null;
  return (
    <section className="help-part">
      <h3>{say(title)}</h3>
      <dl>
        {gestures.map(({ by, keys, does }) => (
          <div key={by.en}>
            <dt>
              {say(by)}
              {keys?.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
