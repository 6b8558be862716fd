import type { Words } from '@bande/core';
import type { ReactElement } from 'react';
import { useSay } from '../app/say.ts';
import { change, useSettings, type Settings } from '../app/settings.ts';
import { Frame } from './frame.tsx';
import { HOUSE, SETTINGS } from './words.ts';

type Choices<K extends keyof Settings> = readonly (readonly [Settings[K], Words])[];

const LANGUAGES: Choices<'language'> = [['de', SETTINGS.german], ['en', SETTINGS.english]];
const SURROUNDINGS: Choices<'surroundings'> = [['system', SETTINGS.system], ['light', SETTINGS.light], ['dark', SETTINGS.dark]];
const MOTION: Choices<'motion'> = [['system', SETTINGS.system], ['full', SETTINGS.full], ['reduced', SETTINGS.reduced]];
const VIEWS: Choices<'view'> = [['tilted', SETTINGS.tilted], ['top', SETTINGS.top]];
const SPEEDS: Choices<'speed'> = [[0.6, SETTINGS.calm], [1, SETTINGS.normal], [1.8, SETTINGS.brisk]];

function Choice<K extends 'language' | 'surroundings' | 'motion' | 'view' | 'speed'>({ name, label, choices }: { readonly name: K; readonly label: Words; readonly choices: Choices<K> }): ReactElement {
  const say = useSay();
  const value = useSettings()[name];
  return (
    <fieldset className="choice">
      <legend>{say(label)}</legend>
      <div className="segments">
        {choices.map(([choice, words]) => (
          <label key={String(choice)}>
            <input type="radio" name={name} checked={value === choice} onChange={() => change({ [name]: choice })} />
            <span lang={name === 'language' ? String(choice) : undefined}>{say(words)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Switch({ name, label }: { readonly name: 'confirm' | 'autoRoll'; readonly label: Words }): ReactElement {
  const say = useSay();
  const value = useSettings()[name];
  return (
    <label className="switch">
      <input type="checkbox" role="switch" checked={value} onChange={(event) => change({ [name]: event.target.checked })} />
      <span>{say(label)}</span>
    </label>
  );
}

export function SettingsPage(): ReactElement {
  const say = useSay();
  const { volume } = useSettings();
  return (
    <Frame title={say(SETTINGS.title)}>
      <h1>{say(SETTINGS.title)}</h1>
      <p className="quiet">{say(SETTINGS.note)}</p>
      <form className="settings" onSubmit={(event) => event.preventDefault()}>
        <Choice name="language" label={HOUSE.language} choices={LANGUAGES} />
        <Choice name="surroundings" label={SETTINGS.surroundings} choices={SURROUNDINGS} />
        <Choice name="view" label={SETTINGS.view} choices={VIEWS} />
        <Choice name="motion" label={SETTINGS.motion} choices={MOTION} />
        <Choice name="speed" label={SETTINGS.speed} choices={SPEEDS} />
        <label className="slider">
          <span>{say(SETTINGS.volume)}</span>
          <input type="range" min={0} max={1} step={0.05} value={volume} onChange={(event) => change({ volume: Number(event.target.value) })} />
          <output>{volume === 0 ? say(SETTINGS.off) : `${Math.round(volume * 100)} %`}</output>
        </label>
        <Switch name="confirm" label={SETTINGS.confirm} />
        <Switch name="autoRoll" label={SETTINGS.autoRoll} />
      </form>
    </Frame>
  );
}
