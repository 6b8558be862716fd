import type { AnyGame, AnyShape, Match, Words } from '@bande/core';
import type { Draft, Exercise, GameView } from '@bande/stage/view';
import { useEffect, useRef, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useByKeyboard } from '../../ui/by-keyboard.ts';
import { at } from '../../ui/routes.ts';
import { fill, useSay } from '../../ui/say.ts';
import { usualOpponent } from '../../games/opponent.ts';
import type { Session } from '../../session/session.ts';
import { Icon } from '../../ui/icons.tsx';
import { Paragraphs } from '../../ui/paragraph.tsx';
import type { Seen } from '../playback.ts';
import { useMedia } from '../../ui/surroundings.ts';
import { EXERCISE } from '../../board/words.ts';

/** What has become of a task, and where it was missed, why. */
export interface Exercised {
  readonly outcome: 'done' | 'missed';
  readonly why: Words | null;
}

export function exercisedIn(
  exercise: Exercise<AnyShape> | undefined,
  { log, match }: Pick<Seen['snapshot'], 'log' | 'match'>,
): Exercised | null {
  const outcome = exercise?.outcome(log, match) ?? null;
  if (outcome === null) return null;
  return { outcome, why: outcome === 'missed' ? (exercise?.whyMissed?.(log, match) ?? null) : null };
}

/** Once it is done it stays so, whatever is played afterwards. */
export function useExercise(exercise: Exercise<AnyShape> | undefined, { snapshot }: Seen): Exercised | null {
  const known = useRef<Exercised | null>(null);
  known.current ??= exercisedIn(exercise, snapshot);
  return known.current;
}

/** Whoever reads how it went is not to play on by mistake. */
export function useStandStill(session: Pick<Session, 'standStill'>, isJudged: boolean): void {
  useEffect(() => {
    if (isJudged) session.standStill();
  }, [session, isJudged]);
}

export const exerciseOf = (
  { exercises = [] }: Pick<GameView<AnyShape>, 'exercises'>,
  id: string | undefined,
): Exercise<AnyShape> | undefined => exercises.find((one) => one.id === id);

/** The figure that a task is about is chosen already. */
export function useBegins(exercise: Exercise<AnyShape> | undefined, draft: Draft<AnyShape> | null): void {
  const isOpen = draft !== null;
  useEffect(() => {
    if (exercise?.begins !== undefined) draft?.set(exercise.begins);
  }, [exercise, isOpen]);
}

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
export const saidOf = ({ learnt }: Pick<Exercise<AnyShape>, 'learnt'>, { outcome, why }: Exercised): readonly Words[] =>
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
