import type { AnyGame, AnyShape, Match, Words } from '@bande/core';
import type { Exercise } from '@bande/stage/view';
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
import type { Exercised } from './exercise.ts';
import './hint-card.css';
import './exercise.css';

interface ExerciseCardProps {
  readonly game: AnyGame;
  readonly exercises: readonly Exercise<AnyShape>[];
  readonly exercise: Exercise<AnyShape>;
  readonly exercised: Exercised | null;
  readonly match: Match<AnyShape>;
}

/** The task, or what there is to know about it, and the way on. */
export function ExerciseCard({ game, exercises, exercise, exercised, match }: ExerciseCardProps): ReactElement {
  const say = useSay();
  const [byKeys, touched] = [useByKeyboard(), useMedia('(pointer: coarse)')];
  const isAcross = useMedia('(orientation: landscape)');
  const outcome = exercised?.outcome ?? null;
  const number = exercises.indexOf(exercise);
  const urged = exercise.urges?.(match) ?? null;
  const task = urged ?? taskFor((isAcross ? exercise.across : undefined) ?? exercise, byKeys, touched);
  const said = exercised === null ? [task] : saidOf(exercise, exercised);
  return (
    <section
      className={`hint-card exercise is-${outcome ?? (urged === null ? 'open' : 'urged')}`}
      data-exercise={exercise.id}
      aria-live="polite"
    >
      <p>
        <strong>
          {say(fill(EXERCISE.number, { n: number + 1, of: exercises.length }))} {say(exercise.title)}
          {outcome === 'done' ? <Icon name="check" /> : null}
        </strong>{' '}
        <span>{said.map(say).join(' ')}</span>
      </p>
      {outcome === null ? null : (
        <div className="exercise-foot">
          {outcome === 'done' ? <Paragraphs game={game} ids={exercise.paragraphs} /> : null}
          <WaysOn game={game} exercise={exercise} next={exercises[number + 1]} outcome={outcome} />
        </div>
      )}
    </section>
  );
}

interface WaysProps extends Pick<ExerciseCardProps, 'game' | 'exercise'>, Pick<Exercised, 'outcome'> {
  readonly next: Exercise<AnyShape> | undefined;
}

/** The same once more, or what comes then. */
function WaysOn({ game, exercise, next, outcome }: WaysProps): ReactElement {
  const say = useSay();
  return (
    <p className="exercise-ways">
      <Link className={outcome === 'missed' ? 't-main' : 't-plain'} href={at.exercise(game.id, exercise.id)}>
        {say(EXERCISE.again)}
      </Link>
      <Link
        className={outcome === 'done' ? 't-main' : 't-plain'}
        href={next === undefined ? firstMatch(game) : at.exercise(game.id, next.id)}
      >
        {next === undefined ? say(EXERCISE.match) : say(fill(EXERCISE.next, { title: say(next.title) }))}
      </Link>
    </p>
  );
}

/** Praise, or why it was not it yet. */
const saidOf = ({ learnt }: Pick<Exercise<AnyShape>, 'learnt'>, { outcome, why }: Exercised): readonly Words[] =>
  outcome === 'done' ? [EXERCISE.done, learnt] : [EXERCISE.missed, ...(why === null ? [] : [why])];

const firstMatch = (game: AnyGame): string => {
  const bot = usualOpponent(game.id, game.bots);
  return at.play(game.id, bot === undefined ? {} : { bot });
};

type Task = Pick<Exercise<AnyShape>, 'task' | 'byKeys' | 'byFinger'>;
function taskFor({ task, byKeys, byFinger }: Task, isByKeys: boolean, isTouched: boolean): Words {
  if (isByKeys) return byKeys ?? task;
  return isTouched ? (byFinger ?? task) : task;
}
