import type { AnyShape, BotKind, Setup } from '@bande/core';
import { isCalledOff } from '@bande/core';
import type { ReactElement, ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { rememberOpponent } from '../../games/opponent.ts';
import { createMatch } from '../../session/new-match.ts';
import { setupFor } from '../../session/open.ts';
import type { Sitter } from '../../session/session-parts.ts';
import { at } from '../../ui/routes.ts';
import { fill, useSay } from '../../ui/say.ts';
import { change, useSettings } from '../../ui/settings.ts';
import { NEXT, TABLE } from '../words.ts';
import type { OpenedTable } from '../use-opened.ts';
import { nextStep, STRENGTHS, type NextStep } from './next-step.ts';
import './next-card.css';

/** So slow that a hand is in time. */
const HALF = 0.5;

const nextAt = ({ session, game, view, kept }: OpenedTable, isSlow: boolean): NextStep | null =>
  nextStep({
    match: session.snapshot.match,
    log: session.snapshot.log,
    sitters: kept.sitters,
    bots: game.bots,
    ...(view.exercises === undefined ? {} : { exercises: view.exercises }),
    isSlow,
  });

interface NextProps {
  readonly table: OpenedTable;
}

/** What to do next: the next bot up after a win, otherwise the same again, and beside it whatever may be wanted instead. */
export function NextCard({ table }: NextProps): ReactElement {
  const say = useSay();
  const { pace } = useSettings();
  const next = nextAt(table, pace.rate < 1);
  const goesUp = next?.result === 'won' && next.bot !== null;
  return (
    <section className="next-card" data-next={next?.result} aria-label={say(NEXT.title)}>
      {goesUp ? <OtherBot table={table} next={next} isMain /> : null}
      <Again table={table} next={next} isMain={!goesUp} />
      {goesUp || next === null ? null : <OtherBot table={table} next={next} isMain={false} />}
      {next === null ? null : <AnotherWay table={table} next={next} />}
      <Decider table={table} />
    </section>
  );
}

/** The same setup, played by these. */
function usePlay({
  session,
  game,
  view,
  kept,
}: OpenedTable): (sitters?: readonly Sitter[], setup?: Setup<AnyShape>) => Promise<void> {
  const [, go] = useLocation();
  return async (sitters = kept.sitters, setup = session.snapshot.match.setup) =>
    go(at.table(await createMatch(game, view, setup, sitters)));
}

interface ChoiceProps extends NextProps {
  readonly next: NextStep;
  /** The one that stands out. */
  readonly isMain: boolean;
}

function Again({ table, next, isMain }: Omit<ChoiceProps, 'next'> & { readonly next: NextStep | null }): ReactElement {
  const say = useSay();
  const play = usePlay(table);
  return (
    <Way>
      <NextButton action="again" isMain={isMain} onPress={play}>
        {next === null ? say(TABLE.again) : say(fill(NEXT.same, { bot: say(next.same.title) }))}
      </NextButton>
    </Way>
  );
}

const BOT_WORDS = { won: NEXT.stronger, drawn: NEXT.stepUp, lost: NEXT.weaker } as const;

function OtherBot({ table, next: { bot, result }, isMain }: ChoiceProps): ReactElement | null {
  const say = useSay();
  const play = usePlay(table);
  const { game, kept } = table;
  if (bot === null) return null;
  const against = ({ id }: Pick<BotKind<AnyShape>, 'id'>): Promise<void> => {
    rememberOpponent(game.id, id);
    return play(kept.sitters.map((sitter) => (game.bots.some((one) => one.id === sitter) ? id : sitter)));
  };
  const strength = STRENGTHS[bot.id];
  return (
    <Way why={strength === undefined ? undefined : say(strength)}>
      <NextButton action="next-bot" isMain={isMain} onPress={() => against(bot)}>
        {say(fill(BOT_WORDS[result], { bot: say(bot.title) }))}
      </NextButton>
    </Way>
  );
}

/** After a loss: what helps next time. */
function AnotherWay({ table, next: { lesson, slowTable } }: Omit<ChoiceProps, 'isMain'>): ReactElement {
  const say = useSay();
  const play = usePlay(table);
  const { pace } = useSettings();
  const slowly = (): Promise<void> => {
    change({ pace: { ...pace, rate: HALF } });
    return play();
  };
  return (
    <>
      {lesson === null ? null : (
        <Way why={say(NEXT.lessonHow)}>
          <Link className="t-plain" data-action="next-lesson" href={at.exercise(table.game.id, lesson.id)}>
            {say(fill(NEXT.lesson, { title: say(lesson.title) }))}
          </Link>
        </Way>
      )}
      {slowTable ? (
        <Way why={say(NEXT.slowHow)}>
          <NextButton action="next-slow" isMain={false} onPress={slowly}>
            {say(NEXT.slow)}
          </NextButton>
        </Way>
      ) : null}
    </>
  );
}

/** What would decide a draw. */
function Decider({ table }: NextProps): ReactElement | null {
  const say = useSay();
  const play = usePlay(table);
  const { session, game, view } = table;
  const { match } = session.snapshot;
  const isDrawn = match.outcome?.winner === null && !isCalledOff(match);
  const decider = isDrawn ? view.presets.find(({ decides }) => decides === true) : undefined;
  if (decider === undefined) return null;
  return (
    <Way>
      <NextButton action="decide" isMain={false} onPress={() => play(undefined, setupFor(game, decider))}>
        {say(decider.title)}
      </NextButton>
    </Way>
  );
}

/** A button, and a word on why. */
const Way = ({ why, children }: { readonly why?: string | undefined; readonly children: ReactNode }): ReactElement => (
  <p>
    {children}
    {why === undefined ? null : <span>{why}</span>}
  </p>
);

interface ButtonProps {
  readonly action: string;
  readonly isMain: boolean;
  readonly onPress: () => Promise<void>;
  readonly children: ReactNode;
}

const NextButton = ({ action, isMain, onPress, children }: ButtonProps): ReactElement => (
  <button
    type="button"
    className={isMain ? 't-main' : 't-plain'}
    data-action={action}
    data-first={isMain || undefined}
    onClick={() => void onPress()}
  >
    {children}
  </button>
);
