import type { BotKind, AnyShape } from '@bande/core';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { rememberOpponent } from '../../games/opponent.ts';
import { createMatch } from '../../session/new-match.ts';
import { at } from '../../ui/routes.ts';
import { fill, useSay } from '../../ui/say.ts';
import { change, useSettings } from '../../ui/settings.ts';
import type { Pace } from '../../ui/pace.ts';
import { NEXT } from '../words.ts';
import type { OpenedTable } from '../use-opened.ts';
import { nextStep, STRENGTHS, type NextStep } from './next-step.ts';
import './next-card.css';

/** So slow that a hand is in time. */
const HALF = 0.5;

export const nextAt = ({ session, game, view, kept }: OpenedTable, pace: Pace): NextStep | null =>
  nextStep({
    match: session.snapshot.match,
    log: session.snapshot.log,
    sitters: kept.sitters,
    bots: game.bots,
    ...(view.exercises === undefined ? {} : { exercises: view.exercises }),
    isSlow: pace.rate < 1,
  });

/** After a match against a bot: the next one up, or whatever helps next time. */
export function NextCard({ table }: { readonly table: OpenedTable }): ReactElement | null {
  const say = useSay();
  const [, go] = useLocation();
  const { pace } = useSettings();
  const { session, game, view, kept } = table;
  const { match } = session.snapshot;
  const next = nextAt(table, pace);
  if (next === null || (next.bot === null && next.lesson === null && !next.slowTable)) return null;
  const against = async ({ id }: Pick<BotKind<AnyShape>, 'id'>): Promise<void> => {
    rememberOpponent(game.id, id);
    const sitters = kept.sitters.map((sitter) => (game.bots.some((bot) => bot.id === sitter) ? id : sitter));
    go(at.table(await createMatch(game, view, match.setup, sitters)));
  };
  const slowly = async (): Promise<void> => {
    change({ pace: { ...pace, rate: HALF } });
    go(at.table(await createMatch(game, view, match.setup, kept.sitters)));
  };
  const { bot, lesson } = next;
  return (
    <section className="next-card" data-next={next.result} aria-label={say(NEXT.title)}>
      {bot === null ? null : (
        <p>
          <button
            type="button"
            className={next.result === 'won' ? 't-main' : 't-plain'}
            data-action="next-bot"
            onClick={() => void against(bot)}
          >
            {say(fill(next.result === 'won' ? NEXT.stronger : NEXT.weaker, { bot: say(bot.title) }))}
          </button>
          <span>{STRENGTHS[bot.id] === undefined ? null : say(STRENGTHS[bot.id]!)}</span>
        </p>
      )}
      {lesson === null ? null : (
        <p>
          <Link className="t-plain" data-action="next-lesson" href={at.exercise(game.id, lesson.id)}>
            {say(fill(NEXT.lesson, { title: say(lesson.title) }))}
          </Link>
          <span>{say(NEXT.lessonHow)}</span>
        </p>
      )}
      {next.slowTable ? (
        <p>
          <button type="button" className="t-plain" data-action="next-slow" onClick={() => void slowly()}>
            {say(NEXT.slow)}
          </button>
          <span>{say(NEXT.slowHow)}</span>
        </p>
      ) : null}
    </section>
  );
}
