import type { Action as AnyAction, Words } from '@bande/core';
import { powerFrom, type Dial } from '@bande/stage/view';
import type { Side } from '../../names.ts';
import { toDefend, toPlay } from '../../rights.ts';
import type { Match, TippKick } from '../../state.ts';
import { whyNotDefend } from '../../where-may.ts';
import { PITCH } from '../../zones.ts';
import { turnedToBall, type Defend } from '../hands/defending.ts';
import { keepDials, keepTurned } from '../hands/keeping.ts';
import { KINDS, LOOKS, type Shoot } from './kinds.ts';
import { layDials, layTurned } from '../hands/laying.ts';
import { LEAST_STRENGTH, meantBy, SPIN_STEP, straightShot, type Meant } from './meant.ts';
import { both, words } from '../words/naming.ts';

type Choice = AnyAction<TippKick>;

/** Where the ball goes, how hard, how it is met; where a kicker stands; where a keeper goes; how the ball is laid. */
export function dials(action: Choice, match: Match): readonly Dial[] {
  switch (action.kind) {
    case 'shoot':
      return shotDials(action, match);
    case 'defend':
      return defendDials(action, match);
    case 'keep':
      return keepDials(action, match);
    case 'lay':
      return layDials(action, match);
    default:
      return [];
  }
}

const degrees = (value: number): Words => {
  const far = Math.abs(Math.round(value * 10) / 10);
  if (far === 0) return words('geradeaus', 'straight ahead');
  const said = { de: far.toLocaleString('de'), en: `${far}` };
  return value < 0 ? words(`${said.de}° links`, `${said.en}° left`) : words(`${said.de}° rechts`, `${said.en}° right`);
};
const aside = (value: number): Words => {
  const percent = Math.abs(Math.round(value * 100));
  if (percent === 0) return words('mitten', 'in the middle');
  return value < 0
    ? words(`${percent} % links`, `${percent} % left`)
    : words(`${percent} % rechts`, `${percent} % right`);
};

const shooterOf = (match: Match): Side => toPlay(match) ?? 'red';
function shotDials(shot: Shoot, match: Match): readonly Dial[] {
  const { facing, strength, kind, spin } = meantBy(match, shooterOf(match), shot);
  return [
    {
      id: 'direction',
      label: words('Richtung', 'Direction'),
      min: -180,
      max: 180,
      step: 0.5,
      keyStep: 2,
      value: facing,
      says: degrees(facing),
      keys: ['j', 'l'],
    },
    {
      id: 'strength',
      ...powerFrom(LEAST_STRENGTH),
      keyStep: 0.05,
      value: strength,
      says: both(() => `${Math.round(strength * 100)} %`),
      keys: ['k', 'i'],
    },
    {
      id: 'kind',
      label: words('Schuss', 'Shot'),
      min: 0,
      max: KINDS.length - 1,
      step: 1,
      value: KINDS.indexOf(kind),
      says: LOOKS[kind].note,
      keys: ['q', 'e'],
    },
    {
      id: 'spin',
      label: words('Fuß trifft', 'Foot meets it'),
      min: -1,
      max: 1,
      step: SPIN_STEP,
      value: spin,
      says: aside(spin),
      keys: ['u', 'o'],
      rare: true,
    },
  ];
}

function defendDials({ at: [x, y], lying, facing, kicker }: Defend, match: Match): readonly Dial[] {
  const far = (mm: number, less: Words, more: Words): Words =>
    both((language) => `${Math.abs(Math.round(mm))} mm ${(mm < 0 ? less : more)[language]}`);
  const side = toDefend(match) ?? 'red';
  const isBarred = whyNotDefend(match, side, { at: [x, y], facing, lying }) !== null;
  const why = isBarred ? { why: words('Hier darf er nicht stehen.', 'It may not stand here.') } : {};
  const [wide, long] = [PITCH.width / 2, PITCH.length / 2];
  return [
    {
      id: 'x',
      label: words('Seite', 'Across'),
      min: -wide,
      max: wide,
      step: 1,
      keyStep: 10,
      value: x,
      says: far(x, words('links', 'left'), words('rechts', 'right')),
      keys: ['j', 'l'],
      ...why,
    },
    {
      id: 'y',
      label: words('Länge', 'Along'),
      min: -long,
      max: long,
      step: 1,
      keyStep: 10,
      value: y,
      says: far(y, words('zu Rot', 'to Red'), words('zu Blau', 'to Blue')),
      keys: ['k', 'i'],
    },
    {
      id: 'lying',
      label: words('Haltung', 'Posture'),
      min: 0,
      max: 1,
      step: 1,
      value: Number(lying),
      says: lying ? words('liegt', 'lying') : words('steht', 'standing'),
      keys: ['q', 'e'],
    },
    ...kickerDial(kicker, match),
  ];
}
/** Which of its kickers a side puts up, where it has several. */
function kickerDial(kicker: number, { setup: { settings } }: Match): readonly Dial[] {
  if (settings.kickers < 2) return [];
  return [
    {
      id: 'kicker',
      label: words('Kicker', 'Kicker'),
      min: 1,
      max: settings.kickers,
      step: 1,
      value: kicker,
      says: both(() => `${kicker}`),
      rare: true,
    },
  ];
}

export function turned(action: Choice, dial: string, value: number, match: Match): Choice {
  switch (action.kind) {
    case 'shoot':
      return shotTurned(action, dial, value, match);
    case 'defend':
      return defendTurned(action, dial, value, match);
    case 'keep':
      return keepTurned(action, dial, value, match);
    case 'lay':
      return layTurned(action, dial, value, match);
    default:
      return action;
  }
}

function shotTurned(shot: Shoot, dial: string, value: number, match: Match): Shoot {
  const side = shooterOf(match);
  const before = meantBy(match, side, shot);
  const set: Partial<Meant> =
    dial === 'kind' ? { kind: KINDS[value] ?? before.kind } : { [dial === 'direction' ? 'facing' : dial]: value };
  return straightShot(match, side, { ...before, ...set }) ?? shot;
}

function defendTurned(defend: Defend, dial: string, value: number, match: Match): Defend {
  const [x, y] = defend.at;
  const side = toDefend(match) ?? 'red';
  if (dial === 'lying') return turnedToBall(match, side, { ...defend, lying: value > 0 });
  if (dial === 'kicker') return { ...defend, kicker: value };
  return turnedToBall(match, side, { ...defend, at: dial === 'x' ? [value, y] : [x, value] });
}
