import type { ReactElement, ReactNode } from 'react';
import { fill, useSay } from '../ui/say.ts';
import { Icon } from '../ui/icons.tsx';
import { nameOfField, nameOfValue, useFormRoom } from './form-context.ts';
import type { Field as FieldOf, Form } from './form.ts';
import { Leaf, Wrong } from './leaf.tsx';
import { blankOf, isDict, kindOf, type Dict, type Place } from './values.ts';
import { ASK } from './words.ts';
import './form.css';

export interface EditorProps {
  readonly form: Form;
  readonly value: unknown;
  /** Where it stands in the case. */
  readonly place: Place;
  /** Under which its words are found: `['given', 'pawns']`, `['pawnMoved', 'to']`. */
  readonly path: readonly string[];
  readonly label: string;
}

/** Any part of a question, by what the schema says about it. */
function Editor(props: EditorProps): ReactElement {
  const { form } = props;
  switch (form.kind) {
    case 'fields':
      return <Group {...props} form={form} />;
    case 'kinds':
      return <Kinds {...props} form={form} />;
    case 'table':
      return <Table {...props} form={form} />;
    case 'list':
      return <List {...props} form={form} />;
    case 'row':
      return <Row {...props} form={form} />;
    default:
      return <Leaf {...props} />;
  }
}

type Of<K extends Form['kind']> = EditorProps & { readonly form: Extract<Form, { kind: K }> };

function Frame({
  label,
  place,
  children,
}: {
  readonly label: string;
  readonly place: Place;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <fieldset className="f-group">
      <legend>{label}</legend>
      <Wrong place={place} />
      {children}
    </fieldset>
  );
}

const Group = (props: Of<'fields'>): ReactElement => {
  const say = useSay();
  const room = useFormRoom();
  const { form, value, place, label } = props;
  if (value === null && form.orNone)
    return (
      <Frame label={label} place={place}>
        <button type="button" className="plain f-add" onClick={() => room.onChange(place, blankOf(form))}>
          {say(fill(ASK.addItem, { name: label }))}
        </button>
      </Frame>
    );
  return (
    <Frame label={label} place={place}>
      <FieldsOf {...props} fields={form.fields} />
    </Frame>
  );
};

/** A field that can have but one value needs no question. */
const isSaid = ({ form, needed }: FieldOf): boolean => needed && form.kind === 'choice' && form.values.length === 1;

interface FieldsOfProps extends Pick<EditorProps, 'value' | 'place' | 'path'> {
  readonly fields: readonly FieldOf[];
  /** What a field begins with when it is added. */
  readonly beginning?: (key: string) => unknown;
}

/** What is there, with a way to take it out; and a list of what could be added. */
export function FieldsOf({ fields, value, place, path, beginning }: FieldsOfProps): ReactElement {
  const say = useSay();
  const { labels, onChange } = useFormRoom();
  const dict: Dict = isDict(value) ? value : {};
  const named = (key: string): string => say(nameOfField(labels, [...path, key]));
  const asked = fields.filter((field) => !isSaid(field));
  const absent = asked.filter(({ key }) => dict[key] === undefined);
  const strange = Object.keys(dict).filter((key) => !fields.some((field) => field.key === key));
  return (
    <div className="f-fields">
      {asked
        .filter(({ key, needed }) => needed || dict[key] !== undefined)
        .map(({ key, form, needed }) => (
          <div key={key} className="f-field">
            <Editor form={form} value={dict[key]} place={[...place, key]} path={[...path, key]} label={named(key)} />
            {needed ? null : <Remove name={named(key)} onRemove={() => onChange([...place, key], undefined)} />}
          </div>
        ))}
      {strange.map((key) => (
        <div key={key} className="f-field">
          <span className="f-leaf">
            <span>{key}</span>
            <Wrong place={[...place, key]} />
          </span>
          <Remove name={key} onRemove={() => onChange([...place, key], undefined)} />
        </div>
      ))}
      {absent.some(({ needed }) => !needed) ? (
        <AddOne
          label={say(ASK.addField)}
          choices={absent.filter(({ needed }) => !needed).map(({ key }) => [key, named(key)])}
          onAdd={(key) => {
            const form = fields.find((field) => field.key === key)!.form;
            onChange([...place, key], beginning?.(key) ?? blankOf(form));
          }}
        />
      ) : null}
    </div>
  );
}

function Remove({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }): ReactElement {
  const say = useSay();
  const words = say(fill(ASK.removeNamed, { name }));
  return (
    <button type="button" className="f-tool" aria-label={words} title={words} onClick={onRemove}>
      <Icon name="close" />
    </button>
  );
}

interface AddOneProps {
  readonly label: string;
  readonly choices: readonly (readonly [string, string])[];
  readonly onAdd: (key: string) => void;
}

/** A list to choose from; what is chosen is added at once. */
function AddOne({ label, choices, onAdd }: AddOneProps): ReactElement {
  const say = useSay();
  return (
    <label className="f-add">
      <span>{label}</span>
      <select value="" onChange={({ target }) => target.value !== '' && onAdd(target.value)}>
        <option value="">{say(ASK.choose)}</option>
        {choices.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Which kind, and its fields. A kind has words of its own. */
function Kinds({ form, value, place, path, label }: Of<'kinds'>): ReactElement {
  const say = useSay();
  const { labels, onChange } = useFormRoom();
  const own = kindOf(form, value);
  const tag = isDict(value) ? value[form.by] : undefined;
  const inside = form.by === 'kind' && typeof tag === 'string' ? [tag] : path;
  const nameOfKind = (kind: string): string =>
    say(
      (form.by === 'kind' ? (labels.facts[kind] ?? labels.actions[kind]) : undefined) ??
        nameOfValue(labels, [...path, form.by], kind),
    );
  return (
    <Frame label={label} place={place}>
      <label className="f-leaf">
        <span>{form.by === 'kind' ? label : say(nameOfField(labels, [...path, form.by]))}</span>
        <select value={String(tag)} onChange={({ target }) => onChange(place, blankOf(form.kinds[target.value]!))}>
          {own === null ? <option value={String(tag)}>{String(tag)}</option> : null}
          {Object.keys(form.kinds).map((kind) => (
            <option key={kind} value={kind}>
              {nameOfKind(kind)}
            </option>
          ))}
        </select>
        <Wrong place={[...place, form.by]} />
      </label>
      {own === null ? null : <Inside form={own} value={value} place={place} path={inside} label={label} />}
    </Frame>
  );
}

/** The fields of a kind, without another frame around them. */
export const Inside = (props: EditorProps): ReactElement =>
  props.form.kind === 'fields' ? <FieldsOf {...props} fields={props.form.fields} /> : <Editor {...props} />;

function Table({ form, value, place, path, label }: Of<'table'>): ReactElement {
  const say = useSay();
  const { labels, onChange } = useFormRoom();
  const dict: Dict = isDict(value) ? value : {};
  const named = (key: string): string => say(nameOfValue(labels, path, key));
  const left = (form.keys ?? []).filter((key) => dict[key] === undefined);
  return (
    <Frame label={label} place={place}>
      <div className="f-fields">
        {Object.entries(dict).map(([key, item]) => (
          <div key={key} className="f-field">
            <Editor form={form.of} value={item} place={[...place, key]} path={path} label={named(key)} />
            <Remove name={named(key)} onRemove={() => onChange([...place, key], undefined)} />
          </div>
        ))}
        {left.length === 0 ? null : (
          <AddOne
            label={say(fill(ASK.addItem, { name: label }))}
            choices={left.map((key) => [key, named(key)])}
            onAdd={(key) => onChange([...place, key], blankOf(form.of))}
          />
        )}
      </div>
    </Frame>
  );
}

function List({ form, value, place, path, label }: Of<'list'>): ReactElement {
  const say = useSay();
  const { onChange } = useFormRoom();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <Frame label={label} place={place}>
      <div className="f-fields">
        {items.map((item, i) => (
          <div key={i} className="f-field">
            <Editor form={form.of} value={item} place={[...place, i]} path={path} label={`${label} ${i + 1}`} />
            <Remove name={`${label} ${i + 1}`} onRemove={() => onChange([...place, i], undefined)} />
          </div>
        ))}
        {form.most !== null && items.length >= form.most ? null : (
          <button
            type="button"
            className="plain f-add"
            onClick={() => onChange([...place, items.length], blankOf(form.of))}
          >
            {say(fill(ASK.addItem, { name: label }))}
          </button>
        )}
      </div>
    </Frame>
  );
}

/** Figures that belong together stand beside each other. */
function Row({ form, value, place, path, label }: Of<'row'>): ReactElement {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <div className="f-row">
      {form.of.map((one, i) => (
        <Editor
          key={i}
          form={one}
          value={items[i]}
          place={[...place, i]}
          path={path}
          label={i === 0 ? label : `${label} (${i + 1})`}
        />
      ))}
    </div>
  );
}
