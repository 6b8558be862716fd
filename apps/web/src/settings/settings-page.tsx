import type { Words } from '@bande/core';
import type { ReactElement } from 'react';
import { HapticsSwitch } from '../board/haptics-switch.tsx';
import { SlowTable } from '../board/slow-table.tsx';
import { useSay } from '../ui/say.ts';
import { change, switchSound, useSettings, type Settings } from '../ui/settings.ts';
import { Group, Segments, Switch } from '../ui/choices.tsx';
import { Frame } from '../ui/frame.tsx';
import { OfflineChoice } from './offline-choice.tsx';
import { HOUSE } from '../ui/house-words.ts';
import { SETTINGS } from './words.ts';
import './settings.css';

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
  ['eyeLevel', SETTINGS.eyeLevel],
];
const TURNINGS: Choices<'turnTable'> = [
  ['attack', SETTINGS.turnAttack],
  ['toPlay', SETTINGS.turnToPlay],
  ['never', SETTINGS.turnNever],
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

function Choice<K extends 'language' | 'surroundings' | 'motion' | 'view' | 'speed' | 'guide' | 'turnTable'>({
  name,
  label,
  hint,
  choices,
}: ChoiceProps<K>): ReactElement {
  const value = useSettings()[name];
  return (
    <Group label={label} hint={hint}>
      <Segments name={name} value={value} choices={choices} onChoose={(choice) => change({ [name]: choice })} />
    </Group>
  );
}

function Sound(): ReactElement {
  const say = useSay();
  const { volume } = useSettings();
  return (
    <Group label={SETTINGS.sound}>
      <Switch label={SETTINGS.on} on={volume > 0} onChange={switchSound} />
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
    </Group>
  );
}

function WhilePlaying(): ReactElement {
  const { confirm, autoRoll } = useSettings();
  return (
    <Group label={SETTINGS.play}>
      <Switch label={SETTINGS.confirm} on={confirm} onChange={(on) => change({ confirm: on })} />
      <Switch label={SETTINGS.autoRoll} on={autoRoll} onChange={(on) => change({ autoRoll: on })} />
      <HapticsSwitch />
    </Group>
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
        <SlowTable />
        <Choice name="guide" label={SETTINGS.guide} hint={SETTINGS.guideHint} choices={GUIDES} />
        <Choice name="motion" label={SETTINGS.motion} hint={SETTINGS.motionHint} choices={MOTION} />
        <Sound />
        <WhilePlaying />
        <Choice name="turnTable" label={SETTINGS.turnTable} hint={SETTINGS.turnHint} choices={TURNINGS} />
        <OfflineChoice />
      </form>
    </Frame>
  );
}
