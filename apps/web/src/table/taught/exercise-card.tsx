import type { AnyGame, AnyShape, Words } from '@bande/core';
import type { Exercise, Standing } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useByKeyboard } from '../../ui/by-keyboard.ts';
import { at } from '../../ui/routes.ts';
import { fill, useSay } from '../../ui/say.ts';
import { usualOpponent } from '../../games/opponent.ts';
import { Icon } from '../../ui/icons.tsx';
import { Paragraphs } from '../../ui/paragraph.tsx';
import { useMedia } from '../../ui/surroundings.ts';
import { EXERCISE } from '../words.ts';
import { isExercised } from './exercise.ts';
import { TimeLeft } from './time-left.tsx';
import './hint-card.css';
import './exercise.css';

interface ExerciseCardProps {
  readonly game: AnyGame;
  readonly exercises: readonly Exercise<AnyShape>[];
  readonly exercise: Exercise<AnyShape>;
  readonly standing: Standing;
  /** The tick of play time. */
  readonly now: () => number;
}

/** The task, or what there is to know about it, and the way on. */
export function ExerciseCard({ game, exercises, exercise, standing, now }: ExerciseCardProps): ReactElement {
  const say = useSay();
  const [byKeys, touched] = [useByKeyboard(), useMedia('(pointer: coarse)')];
  const isAcross = useMedia('(orientation: landscape)');
  const number = exercises.indexOf(exercise);
  const task = taskFor((isAcross ? exercise.across : undefined) ?? exercise, byKeys, touched);
  const said = saidOf(exercise, task, standing);
  return (
    <section className={`hint-card exercise is-${standing.is}`} data-exercise={exercise.id} aria-live="polite">
      <p>
        <strong>
          {say(fill(EXERCISE.number, { n: number + 1, of: exercises.length }))} {say(exercise.title)}
          {standing.is === 'done' ? <Icon name="check" /> : null}
        </strong>{' '}
        <span>{said.map(say).join(' ')}</span>
      </p>
      {standing.is === 'urged' && standing.until !== undefined ? <TimeLeft until={standing.until} now={now} /> : null}
      {isExercised(standing) ? (
        <div className="exercise-foot">
          {standing.is === 'done' ? <Paragraphs game={game} ids={exercise.paragraphs} /> : null}
          <WaysOn game={game} exercise={exercise} next={exercises[number + 1]} isDone={standing.is === 'done'} />
        </div>
      ) : (
        <AllLessons key={exercise.id} game={game} exercises={exercises} exercise={exercise} />
      )}
    </section>
  );
}

/** Nobody has to try one to come to another. */
function AllLessons({ game, exercises, exercise }: Pick<ExerciseCardProps, 'game' | 'exercises' | 'exercise'>) {
  const say = useSay();
  return (
    <details className="exercise-list">
      <summary>{say(EXERCISE.all)}</summary>
      <nav aria-label={say(EXERCISE.all)}>
        {exercises.map((one, i) => (
          <Link
            key={one.id}
            className="t-plain"
            href={at.exercise(game.id, one.id)}
            aria-current={one === exercise ? 'page' : undefined}
          >
            {i + 1}. {say(one.title)}
          </Link>
        ))}
      </nav>
    </details>
  );
}

interface WaysProps extends Pick<ExerciseCardProps, 'game' | 'exercise'> {
  readonly isDone: boolean;
  readonly next: Exercise<AnyShape> | undefined;
}

/** The same once more, or what comes then. */
function WaysOn({ game, exercise, next, isDone }: WaysProps): ReactElement {
  const say = useSay();
  return (
    <p className="exercise-ways">
      <Link className={isDone ? 't-plain' : 't-main'} href={at.exercise(game.id, exercise.id)}>
        {say(EXERCISE.again)}
      </Link>
      <Link
        className={isDone ? 't-main' : 't-plain'}
        href={next === undefined ? firstMatch(game) : at.exercise(game.id, next.id)}
      >
        {next === undefined ? say(EXERCISE.match) : say(fill(EXERCISE.next, { title: say(next.title) }))}
      </Link>
    </p>
  );
}

/** The task, or what not to miss now; then praise, or why it was not it yet. */
function saidOf({ learnt }: Pick<Exercise<AnyShape>, 'learnt'>, task: Words, standing: Standing): readonly Words[] {
  switch (standing.is) {
    case 'open':
      return [task];
    case 'urged':
      return [standing.by];
    case 'done':
      return [EXERCISE.done, learnt];
    case 'missed':
      return [EXERCISE.missed, ...(standing.why === null ? [] : [standing.why])];
  }
}

const firstMatch = (game: AnyGame): string => {
  const bot = usualOpponent(game.id, game.bots);
  return at.play(game.id, bot === undefined ? {} : { bot });
};

type Task = Pick<Exercise<AnyShape>, 'task' | 'byKeys' | 'byFinger'>;
function taskFor({ task, byKeys, byFinger }: Task, isByKeys: boolean, isTouched: boolean): Words {
  if (isByKeys) return byKeys ?? task;
  return isTouched ? (byFinger ?? task) : task;
}
