import type { Words } from '@bande/core';
import { useId, type ReactElement } from 'react';
import { useSay } from '../app/say.ts';
import { change, useSettings, type Settings } from '../app/settings.ts';
import { Frame } from './frame.tsx';
import { HOUSE, SETTINGS } from './words.ts';

type Choices<K extends keyof Settings> = readonly (readonly [Settings[K], Words])[];

const LANGUAGES: Choices<'language'> = [
  ['de', SETTINGS.german],
  ['en', SETTINGS.english],
];
const SURROUNDINGS: Choices<'surroundings'> = [
  ['system', SETTINGS.system],
  ['light', SETTINGS.light],
  ['dark', SETTINGS.dark],
];
const MOTION: Choices<'motion'> = [
  ['system', SETTINGS.system],
  ['full', SETTINGS.full],
  ['reduced', SETTINGS.reduced],
];
const VIEWS: Choices<'view'> = [
  ['tilted', SETTINGS.tilted],
  ['top', SETTINGS.top],
];
const GUIDES: Choices<'guide'> = [
  ['off', SETTINGS.off],
  ['short', SETTINGS.guideShort],
  ['long', SETTINGS.guideLong],
];
const SPEEDS: Choices<'speed'> = [
  [0.6, SETTINGS.calm],
  [1, SETTINGS.normal],
  [1.8, SETTINGS.brisk],
];

interface ChoiceProps<K extends keyof Settings> {
  readonly name: K;
  readonly label: Words;
  readonly hint?: Words;
  readonly choices: Choices<K>;
}

function Choice<K extends 'language' | 'surroundings' | 'motion' | 'view' | 'speed' | 'guide'>({
  name,
  label,
  hint,
  choices,
}: ChoiceProps<K>): ReactElement {
  const say = useSay();
  const hintId = useId();
  const value = useSettings()[name];
  return (
    <fieldset className="choice" aria-describedby={hint === undefined ? undefined : hintId}>
      <legend>{say(label)}</legend>
      <div className="segments">
        {choices.map(([choice, words]) => (
          <label key={String(choice)}>
            <input type="radio" name={name} checked={value === choice} onChange={() => change({ [name]: choice })} />
            <span lang={name === 'language' ? String(choice) : undefined}>{say(words)}</span>
          </label>
        ))}
      </div>
      {hint === undefined ? null : (
        <p id={hintId} className="quiet hint">
          {say(hint)}
        </p>
      )}
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: Words;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function Switch({ label, on, onChange }: SwitchProps): ReactElement {
  const say = useSay();
  return (
    <label className="switch">
      <input type="checkbox" role="switch" checked={on} onChange={(event) => onChange(event.target.checked)} />
      <span>{say(label)}</span>
    </label>
  );
}

/** What it is set to when it is switched on again. */
const AUDIBLE = 0.6;

function Sound(): ReactElement {
  const say = useSay();
  const { volume } = useSettings();
  return (
    <fieldset className="choice">
      <legend>{say(SETTINGS.sound)}</legend>
      <Switch label={SETTINGS.on} on={volume > 0} onChange={(on) => change({ volume: on ? AUDIBLE : 0 })} />
      <label className="slider">
        <span>{say(SETTINGS.volume)}</span>
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={volume}
          onChange={(event) => change({ volume: Number(event.target.value) })}
        />
        <output>{volume === 0 ? say(SETTINGS.off) : `${Math.round(volume * 100)} %`}</output>
      </label>
    </fieldset>
  );
}

function WhilePlaying(): ReactElement {
  const say = useSay();
  const { confirm, autoRoll, turnTable } = useSettings();
  return (
    <fieldset className="choice">
      <legend>{say(SETTINGS.play)}</legend>
      <Switch label={SETTINGS.confirm} on={confirm} onChange={(on) => change({ confirm: on })} />
      <Switch label={SETTINGS.autoRoll} on={autoRoll} onChange={(on) => change({ autoRoll: on })} />
      <Switch label={SETTINGS.turnTable} on={turnTable} onChange={(on) => change({ turnTable: on })} />
    </fieldset>
  );
}

export function SettingsPage(): ReactElement {
  const say = useSay();
  return (
    <Frame title={say(SETTINGS.title)}>
      <h1>{say(SETTINGS.title)}</h1>
      <p className="lead">{say(SETTINGS.note)}</p>
      <form className="settings" onSubmit={(event) => event.preventDefault()}>
        <Choice name="language" label={HOUSE.language} choices={LANGUAGES} />
        <Choice name="surroundings" label={SETTINGS.surroundings} choices={SURROUNDINGS} />
        <Choice name="view" label={SETTINGS.view} choices={VIEWS} />
        <Choice name="speed" label={SETTINGS.speed} hint={SETTINGS.speedHint} choices={SPEEDS} />
        <Choice name="guide" label={SETTINGS.guide} hint={SETTINGS.guideHint} choices={GUIDES} />
        <Choice name="motion" label={SETTINGS.motion} hint={SETTINGS.motionHint} choices={MOTION} />
        <Sound />
        <WhilePlaying />
      </form>
    </Frame>
  );
}
