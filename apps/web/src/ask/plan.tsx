import type { AnyGame, AnyShape, Match } from '@bande/core';
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { fill, useSay } from '../ui/say.ts';
import { Diagram } from './diagram.tsx';
import { nameOfValue, useFormRoom } from './form-context.ts';
import { isDict } from './values.ts';
import { ASK } from './words.ts';
import './plan.css';

type Point = readonly [number, number];
const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number');

interface PlanProps {
  readonly game: AnyGame;
  readonly match: Match<AnyShape>;
  /** The field of the position that says where things lie, and what it says. */
  readonly field: string;
  readonly places: unknown;
}

const HALF_MM = 2;
const rounded = (value: number): number => Math.round(value * HALF_MM) / HALF_MM;
/** About a finger on a phone, where a board is 380 wide. */
const REACH = 26;
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const [FINE, COARSE] = [0.5, 5];

/** The plain drawing of a position, on which things that lie anywhere are moved by pointer or by arrows. */
export function Plan({ game, match, field, places }: PlanProps): ReactElement {
  const things = isDict(places)
    ? Object.entries(places).filter((entry): entry is [string, Point] => isPoint(entry[1]))
    : [];
  return (
    <Diagram svg={game.diagram(match)} className="plan">
      {things.map(([name, at]) => (
        <Handle key={name} field={field} name={name} at={at} />
      ))}
    </Diagram>
  );
}

function Handle({
  field,
  name,
  at,
}: {
  readonly field: string;
  readonly name: string;
  readonly at: Point;
}): ReactElement {
  const say = useSay();
  const { labels, onChange } = useFormRoom();
  const [held, setHeld] = useState<Point | null>(null);
  const grip = useRef<Point>([0, 0]);
  const [x, y] = held ?? at;
  const put = (to: Point): void => onChange(['given', field, name], [rounded(to[0]), rounded(to[1])]);
  /** The pointer in the measures of the drawing, the second one upwards. */
  const pointIn = ({ currentTarget, clientX, clientY }: PointerEvent<SVGCircleElement>): Point => {
    const matrix = currentTarget.ownerSVGElement?.getScreenCTM()?.inverse();
    const there = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return [there.x, -there.y];
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const by = event.shiftKey ? FINE : COARSE;
    put([at[0] + step[0] * by, at[1] + step[1] * by]);
  };
  return (
    <circle
      className={held === null ? 'plan-handle' : 'plan-handle is-held'}
      cx={x}
      cy={-y}
      r={REACH}
      tabIndex={0}
      role="button"
      aria-label={say(
        fill(ASK.planMoves, { name: say(nameOfValue(labels, ['given', field], name)), x: at[0], y: at[1] }),
      )}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        const from = pointIn(event);
        grip.current = [at[0] - from[0], at[1] - from[1]];
        setHeld(at);
      }}
      onPointerMove={(event) => {
        if (held === null) return;
        const to = pointIn(event);
        setHeld([to[0] + grip.current[0], to[1] + grip.current[1]]);
      }}
      onPointerUp={() => {
        if (held !== null && (held[0] !== at[0] || held[1] !== at[1])) put(held);
        setHeld(null);
      }}
      onPointerCancel={() => setHeld(null)}
    />
  );
}
