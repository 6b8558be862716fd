import { TICKS_PER_SECOND, words, type AnyGame, type AnyShape, type Match } from '@bande/core';
import type { ReactElement } from 'react';
import { fill, useSay } from '../ui/say.ts';
import { nameOfValue, useFormRoom } from './form-context.ts';
import { formsOf, type Form } from './form.ts';
import { blankOf, type Dict } from './values.ts';
import { ASK } from './words.ts';
import type { PartOfView } from '../games/part-of-view.ts';

interface AddStepProps {
  readonly game: AnyGame;
  readonly view: PartOfView<'sides'>;
  readonly match: Match<AnyShape> | undefined;
  readonly onAdd: (step: Dict) => void;
}

type Kinds = Readonly<Record<string, Form>>;
const kindsIn = (form: Form | undefined): Kinds => (form?.kind === 'kinds' ? form.kinds : {});

/** What every game has beside its own facts. */
const OF_EVERY_GAME = ['noted', 'timeIsUp'];

/** One list of everything that can happen, in groups. */
export function AddStep({ game, view, match, onAdd }: AddStepProps): ReactElement {
  const say = useSay();
  const { labels } = useFormRoom();
  const forms = formsOf(game);
  const [facts, actions] = [kindsIn(forms.fact), kindsIn(forms.action)];
  const calls = kindsIn(facts['decided']);
  const sides = view.sides(match);
  const add = (choice: string): void => {
    const [group = '', name = ''] = choice.split(':');
    if (group === 'fact') return onAdd({ fact: blankOf(facts[name]!) });
    if (group === 'call') return onAdd({ fact: blankOf(calls[name]!) });
    if (group === 'dice') return onAdd({ dice: [1] });
    if (group === 'wait') return onAdd({ wait: TICKS_PER_SECOND });
    return onAdd({ by: group, do: blankOf(actions[name]!) });
  };
  const factName = (kind: string): string => say(labels.facts[kind] ?? words(kind, kind));
  const own = Object.keys(facts).filter((kind) => kind !== 'decided' && !OF_EVERY_GAME.includes(kind));
  return (
    <label className="f-add">
      <span>{say(ASK.addStep)}</span>
      <select value="" onChange={({ target }) => target.value !== '' && add(target.value)}>
        <option value="">{say(ASK.choose)}</option>
        <Choices label={say(ASK.facts)} of={own.map((kind) => [`fact:${kind}`, factName(kind)])} />
        <Choices
          label={say(ASK.decisions)}
          of={Object.keys(calls).map((call) => [`call:${call}`, say(nameOfValue(labels, ['decided', 'call'], call))])}
        />
        {game.sides.map((side) => (
          <Choices
            key={side}
            label={say(fill(ASK.does, { side: say(sides[side]!.name) }))}
            of={Object.keys(actions).map((kind) => [`${side}:${kind}`, say(labels.actions[kind] ?? words(kind, kind))])}
          />
        ))}
        <Choices
          label={say(ASK.besides)}
          of={[
            ['dice:', say(ASK.dice)],
            ['wait:', say(ASK.wait)],
            ...OF_EVERY_GAME.filter((kind) => facts[kind] !== undefined).map(
              (kind) => [`fact:${kind}`, factName(kind)] as const,
            ),
          ]}
        />
      </select>
    </label>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly of: readonly (readonly [string, string])[];
}

const Choices = ({ label, of }: ChoicesProps): ReactElement => (
  <optgroup label={label}>
    {of.map(([value, name]) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))}
  </optgroup>
);
