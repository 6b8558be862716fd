import type { Spot } from './grip.ts';
import { OverRing, type OverRingProps } from '../marks/over-ring.tsx';
import { MARKS } from '../palette.ts';
import { Tether } from './tether.tsx';

const { picked: WEAK, evidence: STRONG, rim: RIM } = MARKS;

interface PullMarkProps {
  readonly from: Spot;
  readonly to: Spot;
  /** From 0 to 1. */
  readonly strength: number;
  /** Of this strength, where a game has colours of its own for that. */
  readonly colour?: string;
  /** It came down on what it pulls, which is marked itself. */
  readonly onIt?: boolean;
}

/** At the hand: how far it has pulled, and a ring where it came down. */
export function PullMark(props: PullMarkProps) {
  const { from, to, strength, colour = strength > 0.6 ? STRONG : WEAK, onIt = false } = props;
  const wide = 0.35 + 0.45 * strength;
  return (
    <group name="pull mark">
      <Tether from={to} to={from} colour={RIM} width={wide + 0.22} opacity={0.6} up={0.034} />
      <Tether from={to} to={from} colour={colour} width={wide} />
      {onIt ? null : (
        <>
          <Ring at={from} inner={0.14} outer={0.3} colour={RIM} up={0.036} />
          <Ring at={from} inner={0.17} outer={0.26} colour={colour} up={0.04} />
        </>
      )}
      <Ring at={to} inner={0} outer={0.44} colour={RIM} up={0.036} />
      <Ring at={to} inner={0} outer={0.36} colour={colour} up={0.04} />
    </group>
  );
}

interface RingProps extends Pick<OverRingProps, 'inner' | 'outer' | 'colour'> {
  readonly at: Spot;
  readonly up: number;
}

const Ring = ({ at: [x, z], up, ...ring }: RingProps) => (
  <OverRing {...ring} at={[x, up, z]} opacity={0.85} order={5} />
);
