import { Canvas, extend, useThree } from '@react-three/fiber';
import {
  Component,
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type HTMLAttributes,
  type ReactNode,
} from 'react';
import { ACESFilmicToneMapping } from 'three';
import { FIELD_OF_VIEW, NO_INSET, type Inset } from '../camera/camera-fit.ts';
import { createFacing, createStir, HouseContext, type HouseState } from './house-context.ts';
import { ROOM_LOOKS, type Surroundings } from '../palette.ts';
import { pixelsFor, qualityHere, type Quality } from './quality.ts';
import { Resolution } from './resolution.tsx';
import { armSound } from '../sound/sound.ts';
import { THREE_PARTS } from './three-parts.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import { useVisible } from './use-visible.ts';

extend(THREE_PARTS);

interface HouseProps {
  readonly surroundings?: Surroundings;
  /** Left out: as the system says. */
  readonly reducedMotion?: boolean;
  /** Pixels at the edges that the page covers with its own things. */
  readonly inset?: Inset;
  /** WebGL cannot be had, or was lost for good: show the table in another way. */
  readonly onUnavailable?: (reason: string) => void;
  /** The first picture has been drawn. */
  readonly onReady?: () => void;
  /** Somebody has turned the view, and this leads back; null: it is the usual one again. */
  readonly onTurned?: (back: (() => void) | null) => void;
  /** Stands in the middle of a page that is read: fingers and wheel still move the page. */
  readonly inPage?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Said of the whole picture to those who cannot see it; the page describes the board elsewhere. */
  readonly label?: string;
  readonly children?: ReactNode;
}

/** How long a lost picture may take to come back. */
const PATIENCE_MS = 4000;

/** A club room in the evening. Draws only when something has changed; what moves asks for its frames itself. */
export function House(props: HouseProps) {
  const { onUnavailable, onReady, className, style, label, children } = props;
  const [quality] = useState(qualityHere);
  const [pixels] = useState(() => firstPixels(quality ?? 'plain'));
  const container = useRef<HTMLDivElement>(null);
  const visible = useVisible(container);
  const unavailable = useLatest(onUnavailable);
  const state = useHouseState(props, quality ?? 'plain');
  const { surroundings, inPage } = state;
  useEffect(armSound, []);
  useEffect(() => {
    if (quality === null) unavailable.current?.('no WebGL');
  }, [quality, unavailable]);
  const { background } = ROOM_LOOKS[surroundings];

  return (
    <div
      ref={container}
      className={className}
      style={{ width: '100%', height: '100%', background, touchAction: inPage ? 'pan-y' : 'none', ...style }}
      {...spokenOf(label)}
    >
      {quality !== null && (
        <Guard onFail={(reason) => unavailable.current?.(reason)}>
          <Canvas
            frameloop={visible ? 'demand' : 'never'}
            dpr={pixels}
            shadows="percentage"
            gl={{ ...PICTURE, antialias: quality === 'full' }}
            camera={{ fov: FIELD_OF_VIEW, near: 1, far: 400, position: [0, 20, 20] }}
          >
            <HouseContext.Provider value={state}>
              <color attach="background" args={[background]} />
              <Resolution onReady={onReady} />
              <Watch onLost={(reason) => unavailable.current?.(reason)} visible={visible} />
              {children}
            </HouseContext.Provider>
          </Canvas>
        </Guard>
      )}
    </div>
  );
}

/** What everything in the house may ask of it. */
function useHouseState(
  { surroundings = 'dark', reducedMotion, inset = NO_INSET, onTurned, inPage = false }: HouseProps,
  quality: Quality,
): HouseState {
  const asked = useReducedMotion();
  const [[facing, stir]] = useState(() => [createFacing(), createStir()] as const);
  const turned = useLatest(onTurned);
  return useMemo(
    () => ({
      surroundings,
      reducedMotion: reducedMotion ?? asked,
      inset,
      quality,
      inPage,
      facing,
      stir,
      onTurned: (back) => turned.current?.(back),
    }),
    [surroundings, reducedMotion, asked, inset, quality, inPage, facing, stir, turned],
  );
}

/** Film, not a screen: what is bright keeps its colour for long and ends softly. */
const PICTURE = {
  powerPreference: 'default',
  stencil: false,
  toneMapping: ACESFilmicToneMapping,
  toneMappingExposure: 0.9,
} as const;

/** As at rest in the whole window, so that the first picture need not be made anew. */
const firstPixels = (quality: Quality): number =>
  pixelsFor(quality, 'rest', window.innerWidth * window.innerHeight, window.devicePixelRatio);

/** A picture that is not described is left out of what is read aloud. */
const spokenOf = (label: string | undefined): HTMLAttributes<HTMLDivElement> =>
  label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };

function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

interface WatchProps {
  readonly visible: boolean;
  readonly onLost: (reason: string) => void;
}

/** Notices the loss of the picture, and the return of a hidden page. */
function Watch({ visible, onLost }: WatchProps) {
  const canvas = useThree((three) => three.gl.domElement);
  const invalidate = useThree((three) => three.invalidate);
  const lost = useLatest(onLost);
  useEffect(() => {
    if (visible) invalidate();
  }, [visible, invalidate]);
  useEffect(() => {
    let timer = 0;
    const onLoss = (event: Event): void => {
      event.preventDefault();
      timer = window.setTimeout(() => lost.current('context lost'), PATIENCE_MS);
    };
    const onReturn = (): void => {
      window.clearTimeout(timer);
      invalidate();
    };
    canvas.addEventListener('webglcontextlost', onLoss);
    canvas.addEventListener('webglcontextrestored', onReturn);
    return () => {
      window.clearTimeout(timer);
      canvas.removeEventListener('webglcontextlost', onLoss);
      canvas.removeEventListener('webglcontextrestored', onReturn);
    };
  }, [canvas, invalidate, lost]);
  return null;
}

interface GuardProps {
  readonly onFail: (reason: string) => void;
  readonly children: ReactNode;
}

/** A renderer that cannot be made throws while React builds the tree. */
class Guard extends Component<GuardProps, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }
  override componentDidCatch(error: Error): void {
    this.props.onFail(error.message);
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
