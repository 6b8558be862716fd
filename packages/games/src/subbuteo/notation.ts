import type { Notation } from '@bande/core';
import { actionSchema, type Action } from './actions.ts';
import { readGiven, readPosition } from './position-read.ts';
import { stateFromNow } from './position-shared.ts';
import { describe, writePosition } from './position-write.ts';
import type { Subbuteo } from './state.ts';

const NUMBER = /^-?\d+(?:\.\d+)?(?:e-\d+)?$/;

/** The kind, then what is positional, then `name=value` pairs; what has its usual value is left out. */
const pair = (name: string, [x, y]: readonly [number, number]): readonly string[] => [`${name}x=${x}`, `${name}y=${y}`];

function partsOf(action: Action): readonly string[] {
  switch (action.kind) {
    case 'flick':
      return [
        action.figure,
        `direction=${action.direction}`,
        `strength=${action.strength}`,
        ...(action.nail === 0 ? [] : [`nail=${action.nail}`]),
        ...(action.tick ? ['tick=true'] : []),
      ];
    case 'shoot':
      return [action.figure];
    case 'keep':
      return [...pair('', action.at), `lean=${action.lean}`, ...pair('to', action.to), `tolean=${action.toLean}`];
    case 'place':
      return [action.what, ...pair('', action.at)];
    case 'lineUp':
      return [action.as];
    case 'take':
      return [action.figure, ...pair('', action.at), ...(action.ball === undefined ? [] : pair('ball', action.ball))];
    case 'ask':
      return [action.what, ...(action.figure === undefined ? [] : [action.figure])];
    case 'reserveIn':
      return pair('', action.at);
    case 'chooseAtToss':
      return [action.choice];
    case 'done':
    case 'pass':
    case 'ready':
    case 'reserveOut':
      return [];
  }
}
const writeAction = (action: Action): string => [action.kind, ...partsOf(action)].join(' ');

function readAction(text: string): Action | null {
  const [kind = '', ...parts] = text.split(' ');
  const plain = parts.filter((part) => !part.includes('='));
  const named = new Map(parts.filter((part) => part.includes('=')).map((part) => part.split('=') as [string, string]));
  const read = actionSchema.safeParse(actionIn(kind, plain, named));
  return read.success && writeAction(read.data) === text ? read.data : readLoosely(read, text);
}

/** Numbers may be written in more than one way: `0.50` is `0.5`; nothing else may. */
function readLoosely(read: ReturnType<typeof actionSchema.safeParse>, text: string): Action | null {
  if (!read.success) return null;
  const words = (line: string): string => line.replaceAll(/=[^ ]*/g, '').replaceAll(/ (?:nail|tick)(?= |$)/g, '');
  return words(writeAction(read.data)) === words(text) ? read.data : null;
}

function actionIn(kind: string, [first, second]: readonly string[], named: ReadonlyMap<string, string>): unknown {
  const number = (name: string): number => {
    const text = named.get(name);
    return text !== undefined && NUMBER.test(text) ? Number(text) : Number.NaN;
  };
  const at = (name = ''): [number, number] => [number(`${name}x`), number(`${name}y`)];
  switch (kind) {
    case 'flick':
      return {
        kind,
        figure: first,
        direction: number('direction'),
        strength: number('strength'),
        nail: named.has('nail') ? number('nail') : 0,
        tick: named.get('tick') === 'true',
      };
    case 'shoot':
      return { kind, figure: first };
    case 'keep':
      return { kind, at: at(), lean: number('lean'), to: at('to'), toLean: number('tolean') };
    case 'place':
      return { kind, what: first, at: at() };
    case 'lineUp':
      return { kind, as: first };
    case 'take':
      return { kind, figure: first, at: at(), ...(named.has('ballx') ? { ball: at('ball') } : {}) };
    case 'ask':
      return { kind, what: first, ...(second === undefined ? {} : { figure: second }) };
    case 'reserveIn':
      return { kind, at: at() };
    case 'chooseAtToss':
      return { kind, choice: first };
    default:
      return { kind };
  }
}

export const notation: Notation<Subbuteo> = {
  writeAction,
  readAction,
  writePosition,
  readPosition,
  keptOf: stateFromNow,
  describe,
  readGiven,
};
