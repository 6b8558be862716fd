import type { Notation } from '@bande/core';
import { actionSchema, type Action } from './actions.ts';
import { readGiven, readPosition } from './position-read.ts';
import { describe, writePosition } from './position-write.ts';
import type { Subbuteo } from './state.ts';

const FORM =
  /^(?:flick (?<figure>\S+) direction=(?<direction>\S+) strength=(?<strength>\S+)(?: nail=(?<nail>\S+))?|place (?<what>\S+) x=(?<x>\S+) y=(?<y>\S+)|lineUp (?<as>\S+))$/;
const NUMBER = /^-?\d+(?:\.\d+)?(?:e-\d+)?$/;

function writeAction(action: Action): string {
  switch (action.kind) {
    case 'flick': {
      const nail = action.nail === 0 ? '' : ` nail=${action.nail}`;
      return `flick ${action.figure} direction=${action.direction} strength=${action.strength}${nail}`;
    }
    case 'place':
      return `place ${action.what} x=${action.at[0]} y=${action.at[1]}`;
    case 'lineUp':
      return `lineUp ${action.as}`;
  }
}

const numberIn = (text: string | undefined): number =>
  text !== undefined && NUMBER.test(text) ? Number(text) : Number.NaN;

function readAction(text: string): Action | null {
  const found = FORM.exec(text)?.groups;
  if (found === undefined) return null;
  const read = actionSchema.safeParse(actionIn(found));
  return read.success ? read.data : null;
}

function actionIn(found: Readonly<Record<string, string | undefined>>): unknown {
  const { figure, what, as } = found;
  if (figure !== undefined)
    return {
      kind: 'flick',
      figure,
      direction: numberIn(found['direction']),
      strength: numberIn(found['strength']),
      nail: found['nail'] === undefined ? 0 : numberIn(found['nail']),
    };
  return what === undefined
    ? { kind: 'lineUp', as }
    : { kind: 'place', what, at: [numberIn(found['x']), numberIn(found['y'])] };
}

export const notation: Notation<Subbuteo> = {
  writeAction,
  readAction,
  writePosition,
  readPosition,
  describe,
  readGiven,
};
