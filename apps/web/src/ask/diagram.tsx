import { createElement, type ReactElement, type ReactNode } from 'react';

interface Drawn {
  readonly tag: string;
  readonly look: Readonly<Record<string, string>>;
  readonly inside: (Drawn | string)[];
}

const PIECE = /<(\/?)([a-z]+)((?:\s[\w-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const LOOK = /([\w-]+)="([^"]*)"/g;

const camel = (name: string): string => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const looks = (text: string): Drawn['look'] =>
  Object.fromEntries([...text.matchAll(LOOK)].map(([, name = '', value = '']) => [camel(name), value]));

/** A game's plain drawing, taken apart; the page may not put markup into itself as text. */
export function drawnFrom(svg: string): Drawn | null {
  const root: Drawn = { tag: '', look: {}, inside: [] };
  const open = [root];
  for (const [, closes, tag, look = '', ends, text] of svg.matchAll(PIECE)) {
    const around = open.at(-1)!;
    if (tag === undefined) {
      if (text !== undefined && text.trim() !== '') around.inside.push(text);
    } else if (closes === '/') open.pop();
    else {
      const one: Drawn = { tag, look: looks(look), inside: [] };
      around.inside.push(one);
      if (ends !== '/') open.push(one);
    }
  }
  const [first] = root.inside;
  return typeof first === 'object' && first.tag === 'svg' ? first : null;
}

const shown = ({ tag, look, inside }: Drawn, key: number, more?: ReactNode): ReactElement =>
  createElement(
    tag,
    { key, ...look },
    ...inside.map((one, i) => (typeof one === 'string' ? one : shown(one, i))),
    more,
  );

interface DiagramProps {
  readonly svg: string;
  readonly className: string;
  /** Drawn over it, in its own measures. */
  readonly children?: ReactNode;
}

export function Diagram({ svg, className, children }: DiagramProps): ReactElement | null {
  const drawn = drawnFrom(svg);
  if (drawn === null) return null;
  const { width: _width, height: _height, ...look } = drawn.look;
  return shown({ ...drawn, look: { ...look, className } }, 0, children);
}
