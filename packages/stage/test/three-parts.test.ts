import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as THREE from 'three';
import { expect, test } from 'vitest';
import { THREE_PARTS } from '../src/house/three-parts.ts';

const packages = resolve(import.meta.dirname, '../..');
const SCENES = ['stage/src/**/*.tsx', 'games/src/*/view/**/*.tsx', 'host/test/toy/view/**/*.tsx'];

/** Elements by the names of their classes; a type in angle brackets is none of three.js. */
const elementsIn = (text: string): readonly string[] =>
  [...text.matchAll(/<([a-z])(\w*)/g)]
    .map(([, first = '', rest = '']) => first.toUpperCase() + rest)
    .filter((name) => Object.hasOwn(THREE, name));

/** What a scene makes known by itself. */
const broughtBy = (text: string): readonly string[] =>
  [...text.matchAll(/extend\(\{([^}]*)\}\)/g)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));

test('what scenes are made of is known to the canvas, and nothing else is loaded', () => {
  const files = globSync(SCENES, { cwd: packages });
  expect(files.length).toBeGreaterThan(30);
  const texts = files.map((file) => readFileSync(resolve(packages, file), 'utf8'));
  const brought = new Set(texts.flatMap(broughtBy));
  const used = new Set(texts.flatMap(elementsIn).filter((name) => !brought.has(name)));
  expect(Object.keys(THREE_PARTS).toSorted()).toEqual([...used].toSorted());
});
