import {
  lapsesAt,
  TICKS_PER_SECOND,
  type Action,
  type AnyShape,
  type Match,
  type Option,
  type PlayTick,
  type Words,
} from '@bande/core';
import { actionWords, type GameView, optionOf } from '@bande/stage/view';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { fill, useSay } from '../../ui/say.ts';
import { BOARD } from '../../board/words.ts';
import { TABLE } from '../words.ts';
import './option-time.css';

const LOOK_MS = 200;

/** What is left of an option's time, as a bar that empties and in seconds, and what counts as chosen then. */
function OptionTime({
  option,
  now,
  stands,
  otherwise,
}: {
  readonly option: Option<AnyShape>;
  readonly now: () => PlayTick;
  readonly stands: () => boolean;
  readonly otherwise: Words;
}): ReactElement | null {
  const say = useSay();
  const until = lapsesAt(option);
  const left = (): number => (until === null ? 0 : Math.max(0, until - 1 - now()) / TICKS_PER_SECOND); // at the tick itself it has lapsed
  const [seconds, setSeconds] = useState(left);
  const [isStill, setStill] = useState(stands);
  const full = useRef(Math.max(1, seconds));
  useEffect(() => {
    const look = (): void => {
      setSeconds(left());
      setStill(stands());
    };
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  });
  // Where the clock waits for whoever thinks, seconds that never pass would only hurry him.
  if (until === null || isStill) return null;
  return (
    <span className="option-time">
      <progress max={full.current} value={seconds} aria-label={say(BOARD.timeLeft)} />
      <span>{say(fill(TABLE.secondsThen, { n: Math.ceil(seconds), what: say(otherwise) }))}</span>
    </span>
  );
}

interface OptionTimesProps {
  readonly view: Pick<GameView<AnyShape>, 'actions' | 'patience'>;
  readonly match: Match<AnyShape>;
  /** What may be chosen here. */
  readonly buttons: readonly Action<AnyShape>[];
  readonly now: () => PlayTick;
  /** Whether the clock waits for whoever chooses. */
  readonly stands: () => boolean;
}

/** How long somebody here has for each choice that is open to him. */
export function OptionTimes({ view, match, buttons, now, stands }: OptionTimesProps): ReactElement {
  /** The game's own button for it, where it is not one of the choices by their names. */
  const ownOf = ({ id }: Option<AnyShape>): Action<AnyShape> | undefined =>
    buttons.find((action) => optionOf(view, action, match) === id);
  const isHere = (option: Option<AnyShape>): boolean =>
    ownOf(option) !== undefined ||
    buttons.some((action) => action.kind === 'choose' && 'option' in action && action.option === option.id);
  const isTimed = ({ owner }: Option<AnyShape>): boolean => (view.patience?.(match, owner) ?? null) === null;
  const timed = match.options.filter((option) => isTimed(option) && lapsesAt(option) !== null && isHere(option));
  return (
    <>
      {timed.map((option) => (
        <OptionTime
          key={option.id}
          option={option}
          now={now}
          stands={stands}
          otherwise={actionWords(
            view,
            ownOf(option) ?? { kind: 'choose', option: option.id, choice: option.default },
            match,
          )}
        />
      ))}
    </>
  );
}
