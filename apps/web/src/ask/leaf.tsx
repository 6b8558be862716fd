import type { Words } from '@bande/core';
import { useId, type ReactElement } from 'react';
import { useSay } from '../ui/say.ts';
import { Icon } from '../ui/icons.tsx';
import type { EditorProps } from './field.tsx';
import { faultAt, nameOfValue, pointable, useFormRoom } from './form-context.ts';
import type { Plain } from './form.ts';
import { typedIn, useTyped, type Typing } from './typed.ts';
import { nameOf, type Place } from './values.ts';
import { ASK } from './words.ts';

/** One value with its label, and what is wrong with it. */
export function Leaf(props: EditorProps): ReactElement {
  const room = useFormRoom();
  const id = useId();
  const { form, place, label } = props;
  const fits = pointable(room, form);
  const isTarget = room.target !== null && nameOf(room.target.place) === nameOf(place);
  const say = useSay();
  const typing = useTyped(
    props.value,
    (text) => typedIn(form, text, props.value),
    (value) => room.onChange(place, value),
  );
  return (
    <div className="f-leaf">
      <label htmlFor={id}>{label}</label>
      <span className="f-value">
        <Input {...props} id={id} typing={typing} />
        {fits === null ? null : (
          <button
            type="button"
            className="f-tool"
            aria-pressed={isTarget}
            aria-label={`${label}: ${say(ASK.point)}`}
            title={say(ASK.point)}
            onClick={() => room.onTarget(isTarget ? null : { place, fits })}
          >
            <Icon name="point" />
          </button>
        )}
      </span>
      <Refused typing={typing} place={place} id={`${id}-wrong`} />
    </div>
  );
}

/** Why the last thing typed does not count; else what is wrong with the value itself. */
export const Refused = ({ typing, place, id }: WrongProps & { readonly typing: Typing }): ReactElement =>
  typing.words === null ? <Wrong place={place} id={id} /> : <Line words={typing.words} id={id} />;

const Line = ({ words, id }: { readonly words: Words; readonly id?: string | undefined }): ReactElement => {
  const say = useSay();
  return (
    <span className="wrong f-wrong" id={id} role="alert">
      {say(words)}
    </span>
  );
};

interface WrongProps {
  readonly place: Place;
  readonly id?: string | undefined;
}

/** The one line about what does not fit here. */
export function Wrong({ place, id }: WrongProps): ReactElement | null {
  const fault = faultAt(useFormRoom(), place);
  return fault === null ? null : <Line words={fault} id={id} />;
}

interface InputProps extends EditorProps {
  readonly id: string;
  readonly typing: Typing;
}

function Input({ form, value, place, path, id, typing }: InputProps): ReactElement {
  const say = useSay();
  const room = useFormRoom();
  const wrong = typing.words !== null || faultAt(room, place) !== null;
  const told = { id, 'aria-invalid': wrong, 'aria-describedby': wrong ? `${id}-wrong` : undefined } as const;
  const set = (to: unknown): void => room.onChange(place, to);
  switch (form.kind) {
    case 'choice': {
      const known = form.values.some((one) => one === value) || (value === null && form.orNone === true);
      return (
        <select {...told} value={written(value)} onChange={({ target }) => set(chosen(form.values, target.value))}>
          {known ? null : <option value={written(value)}>{String(value)}</option>}
          {form.orNone ? <option value="null">{say(ASK.none)}</option> : null}
          {form.values.map((one) => (
            <option key={String(one)} value={written(one)}>
              {one === true ? say(ASK.yes) : say(nameOfValue(room.labels, path, one))}
            </option>
          ))}
        </select>
      );
    }
    case 'yesNo':
      return (
        <select {...told} value={String(value)} onChange={({ target }) => set(target.value === 'true')}>
          {typeof value === 'boolean' ? null : <option value={String(value)}>{String(value)}</option>}
          <option value="true">{say(ASK.yes)}</option>
          <option value="false">{say(ASK.no)}</option>
        </select>
      );
    case 'number':
      return (
        <input
          {...told}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={typing.text ?? (typeof value === 'number' || typeof value === 'string' ? String(value) : '')}
          onChange={({ target }) => typing.hear(target.value)}
        />
      );
    case 'text':
      return (
        <input
          {...told}
          type="text"
          value={typing.text ?? (typeof value === 'string' ? value : '')}
          onChange={({ target }) => typing.hear(target.value)}
        />
      );
    default:
      return <span className="quiet">{say(ASK.onlyText)}</span>;
  }
}

const written = (value: unknown): string => JSON.stringify(value ?? null);
const chosen = (values: readonly Plain[], text: string): Plain | null =>
  values.find((one) => written(one) === text) ?? null;
