import {
  chanceNow,
  TICKS_PER_SECOND,
  type AnyGame,
  type AnyShape,
  type ChanceRequest,
  type ScenarioStep,
  type Words,
} from '@bande/core';
import { useState, type ReactElement } from 'react';
import { useSay } from '../ui/say.ts';
import { Icon } from '../ui/icons.tsx';
import { deedWords } from '../board/book/deed.ts';
import { actionIn } from './case.ts';
import { AddStep } from './add-step.tsx';
import { Inside } from './field.tsx';
import { Refused, Wrong } from './leaf.tsx';
import { nameOfField, nameOfValue, useFormRoom } from './form-context.ts';
import { formsOf, type Form } from './form.ts';
import { diceFrom, ticksFrom, useTyped, type Typing } from './typed.ts';
import { isDict, kindOf, type Dict, type Place } from './values.ts';
import { ASK } from './words.ts';
import type { PartOfView } from '../games/part-of-view.ts';

interface StepsProps {
  readonly game: AnyGame;
  readonly view: PartOfView<'actions' | 'factWords' | 'sides'>;
  readonly steps: readonly Dict[];
  /** As they were played, if they could be; the first is the position. */
  readonly played: readonly ScenarioStep<AnyShape>[] | null;
  readonly onSteps: (steps: readonly Dict[]) => void;
}

/** What happened, one thing after the other: each can be changed, moved and taken out, and more can come. */
export function Steps({ game, view, steps, played, onSteps }: StepsProps): ReactElement {
  const say = useSay();
  const [open, setOpen] = useState<number | null>(null);
  const swap = (i: number, by: 1 | -1): void => {
    const moved = steps.toSpliced(i, 1).toSpliced(i + by, 0, steps[i]!);
    onSteps(moved);
    setOpen(null);
  };
  return (
    <div className="ask-steps">
      {steps.length === 0 ? <p className="quiet">{say(ASK.nothingYet)}</p> : null}
      <ol>
        {steps.map((step, i) => (
          <li key={i}>
            <StepLine game={game} view={view} step={step} before={played?.[i]} told={played?.[i + 1]} number={i + 1} />
            <span className="ask-step-tools">
              <StepTool
                icon="edit"
                words={ASK.change}
                n={i + 1}
                pressed={open === i}
                onUse={() => setOpen(open === i ? null : i)}
              />
              {i === 0 ? null : <StepTool icon="up" words={ASK.earlier} n={i + 1} onUse={() => swap(i, -1)} />}
              {i === steps.length - 1 ? null : (
                <StepTool icon="down" words={ASK.later} n={i + 1} onUse={() => swap(i, 1)} />
              )}
              <StepTool
                icon="close"
                words={ASK.remove}
                n={i + 1}
                onUse={() => (setOpen(null), onSteps(steps.toSpliced(i, 1)))}
              />
            </span>
            <Wrong place={['steps', i]} />
            {open === i ? <StepForm game={game} step={step} before={played?.[i]} place={['steps', i]} /> : null}
          </li>
        ))}
      </ol>
      <AddStep
        game={game}
        view={view}
        match={played?.at(-1)?.match}
        onAdd={(step) => {
          onSteps([...steps, step]);
          setOpen(steps.length);
        }}
      />
    </div>
  );
}

interface StepToolProps {
  readonly icon: 'edit' | 'up' | 'down' | 'close';
  readonly words: Words;
  readonly n: number;
  readonly pressed?: boolean;
  readonly onUse: () => void;
}
function StepTool({ icon, words, n, pressed, onUse }: StepToolProps): ReactElement {
  const say = useSay();
  return (
    <button
      type="button"
      className="f-tool"
      aria-label={`${n}: ${say(words)}`}
      title={say(words)}
      aria-expanded={pressed}
      onClick={onUse}
    >
      <Icon name={icon} />
    </button>
  );
}

interface StepLineProps extends Pick<StepsProps, 'game' | 'view'> {
  readonly step: Dict;
  readonly before: ScenarioStep<AnyShape> | undefined;
  readonly told: ScenarioStep<AnyShape> | undefined;
  readonly number: number;
}

/** A sentence where it was played; until then, what kind of thing it is. */
function StepLine({ game, view, step, before, told }: StepLineProps): ReactElement {
  const say = useSay();
  const { labels } = useFormRoom();
  if (before !== undefined && told !== undefined) {
    const sentence = deedWords(game, view, before.match, told).map(say).join(' ');
    if (sentence !== '') return <span className="ask-step-line">{sentence}</span>;
  }
  const inside = step['fact'] ?? actionIn(game, step['do']);
  const kind = isDict(inside) ? String(inside['kind']) : '';
  const words = labels.facts[kind] ?? labels.actions[kind] ?? ('dice' in step ? ASK.dice : ASK.wait);
  return <span className="ask-step-line">{say(words)}</span>;
}

interface StepFormProps {
  readonly game: AnyGame;
  readonly step: Dict;
  /** The match at that step, as far as it is known. */
  readonly before: ScenarioStep<AnyShape> | undefined;
  readonly place: Place;
}

function StepForm({ game, step, before, place }: StepFormProps): ReactElement {
  const { fact, action } = formsOf(game);
  return (
    <div className="ask-step-form">
      {'by' in step ? <By game={game} by={step['by']} place={[...place, 'by']} /> : null}
      {'fact' in step ? <Thing form={fact} value={step['fact']} place={[...place, 'fact']} /> : null}
      {'do' in step ? <Thing form={action} value={actionIn(game, step['do'])} place={[...place, 'do']} /> : null}
      {'dice' in step ? <Dice value={step['dice']} place={[...place, 'dice']} asked={askedAt(game, before)} /> : null}
      {'wait' in step ? <Seconds words={ASK.seconds} value={step['wait']} place={[...place, 'wait']} /> : null}
      {'fact' in step || 'do' in step ? (
        <Seconds words={ASK.secondsBefore} value={step['after']} place={[...place, 'after']} optional />
      ) : null}
    </div>
  );
}

const askedAt = (game: AnyGame, before: ScenarioStep<AnyShape> | undefined): ChanceRequest | null =>
  before === undefined ? null : chanceNow(game, before.match);

interface ThingProps {
  readonly form: Form;
  readonly value: unknown;
  readonly place: Place;
}

/** The fields of a fact, a decision or an action: of which kind it is was chosen when it was added. */
function Thing({ form, value, place }: ThingProps): ReactElement {
  const say = useSay();
  const { labels } = useFormRoom();
  const kind = isDict(value) ? String(value['kind']) : '';
  const own = form.kind === 'kinds' ? kindOf(form, value) : form;
  const inner = own?.kind === 'kinds' ? kindOf(own, value) : own;
  if (inner === null) return <Wrong place={[...place, 'kind']} />;
  return <Inside form={inner} value={value} place={place} path={[kind]} label={say(nameOfField(labels, [kind]))} />;
}

function By({
  game,
  by,
  place,
}: {
  readonly game: AnyGame;
  readonly by: unknown;
  readonly place: Place;
}): ReactElement {
  const say = useSay();
  const { labels, onChange } = useFormRoom();
  const seats = [0, 1, 2, 3];
  const known = [...game.sides, ...seats].includes(by as string);
  return (
    <label className="f-leaf">
      <span>{say(ASK.side)}</span>
      <select
        value={JSON.stringify(by)}
        onChange={({ target }) => onChange(place, JSON.parse(target.value) as unknown)}
      >
        {known ? null : <option value={JSON.stringify(by)}>{String(by)}</option>}
        {game.sides.map((side) => (
          <option key={side} value={JSON.stringify(side)}>
            {say(nameOfValue(labels, ['side'], side))}
          </option>
        ))}
        {typeof by === 'number'
          ? seats.map((seat) => (
              <option key={seat} value={seat}>
                {say(nameOfValue(labels, ['by'], seat))}
              </option>
            ))
          : null}
      </select>
    </label>
  );
}

interface DiceProps {
  readonly value: unknown;
  readonly place: Place;
  /** The dice that are asked for there; null where that is not known. */
  readonly asked: ChanceRequest | null;
}

function Dice({ value, place, asked }: DiceProps): ReactElement {
  const { onChange } = useFormRoom();
  const typing = useTyped(
    value,
    (text) => diceFrom(text, asked),
    (dice) => onChange(place, dice),
  );
  const told = Array.isArray(value) ? value.join(', ') : '';
  return <Written words={ASK.diceShow} told={told} typing={typing} place={place} inputMode="numeric" />;
}

interface SecondsProps {
  readonly words: Words;
  readonly value: unknown;
  readonly place: Place;
  readonly optional?: boolean;
}

/** Ticks are what a match counts; people count seconds. */
function Seconds({ words, value, place, optional = false }: SecondsProps): ReactElement {
  const { onChange } = useFormRoom();
  const typing = useTyped(
    value,
    (text) => ticksFrom(text, optional),
    (ticks) => onChange(place, ticks),
  );
  const told = typeof value === 'number' ? String(Math.round((value / TICKS_PER_SECOND) * 1000) / 1000) : '';
  return <Written words={words} told={told} typing={typing} place={place} inputMode="decimal" />;
}

interface WrittenProps {
  readonly words: Words;
  readonly told: string;
  readonly typing: Typing;
  readonly place: Place;
  readonly inputMode: 'numeric' | 'decimal';
}

function Written({ words, told, typing, place, inputMode }: WrittenProps): ReactElement {
  const say = useSay();
  return (
    <label className="f-leaf">
      <span>{say(words)}</span>
      <input
        type="text"
        inputMode={inputMode}
        aria-invalid={typing.words !== null}
        value={typing.text ?? told}
        onChange={({ target }) => typing.hear(target.value)}
      />
      <Refused typing={typing} place={place} />
    </label>
  );
}
