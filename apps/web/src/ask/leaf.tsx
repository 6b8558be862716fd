import { useId, type ReactElement } from 'react';
import { useSay } from '../app/say.ts';
import { Icon } from '../table/icons.tsx';
import type { EditorProps } from './field.tsx';
import { faultAt, nameOfValue, pointable, useFormRoom } from './form-context.ts';
import type { Plain } from './form.ts';
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
  return (
    <div className="f-leaf">
      <label htmlFor={id}>{label}</label>
      <span className="f-value">
        <Input {...props} id={id} />
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
      <Wrong place={place} id={`${id}-wrong`} />
    </div>
  );
}

/** The one line about what does not fit here. */
export function Wrong({ place, id }: { readonly place: Place; readonly id?: string }): ReactElement | null {
  const say = useSay();
  const fault = faultAt(useFormRoom(), place);
  return fault === null ? null : (
    <span className="wrong f-wrong" id={id} role="alert">
      {say(fault)}
    </span>
  );
}

function Input({ form, value, place, path, id }: EditorProps & { readonly id: string }): ReactElement {
  const say = useSay();
  const room = useFormRoom();
  const wrong = faultAt(room, place) !== null;
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
          value={typeof value === 'number' || typeof value === 'string' ? String(value) : ''}
          onChange={({ target }) => set(numberFrom(target.value, form.orNone === true))}
        />
      );
    case 'text':
      return (
        <input
          {...told}
          type="text"
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => set(target.value)}
        />
      );
    default:
      return <span className="quiet">{say(ASK.onlyText)}</span>;
  }
}

const written = (value: unknown): string => JSON.stringify(value ?? null);
const chosen = (values: readonly Plain[], text: string): Plain | null =>
  values.find((one) => written(one) === text) ?? null;

/** What is no number stays as it was typed: it is told to be wrong, and not lost. */
export function numberFrom(text: string, mayBeNone = false): number | string | null {
  const plain = text.trim().replace(',', '.');
  if (plain === '' && mayBeNone) return null;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}
