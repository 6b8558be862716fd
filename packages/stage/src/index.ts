export { FIELD_OF_VIEW } from './camera/camera-fit.ts';
export * from './view/index.ts';
export { House, type HouseProps } from './house/house.tsx';
export { HouseContext, useFacing, useHouse, type HouseState } from './house/house-context.ts';
export { CameraRig, type CameraRigProps, type CameraTarget } from './camera/camera-rig.tsx';
export type { Bounds, Edge, Inset, TableView } from './camera/camera-fit.ts';
export { pixelAnywhere, pixelAt } from './camera/pixel.ts';
export { TableTop, tableBounds, type Hole, type TableTopProps } from './things/table-top.tsx';
export type { Paint } from './textures/felt.ts';
export { Glider, type GliderProps } from './things/glider.tsx';
export {
  AtBothGoals,
  GoalGlow,
  SwingingNet,
  type AtBothGoalsProps,
  type GoalGlowProps,
  type SwingingNetProps,
} from './things/goal-nets.tsx';
export { Glow, Halo, Lit, type GlowProps } from './marks/marks.tsx';
export { Ghost, type GhostProps } from './things/ghost.tsx';
export { ContactShadow, type ContactShadowProps } from './things/contact-shadow.tsx';
export { GhostHand, type GhostHandProps } from './hands/ghost-hand.tsx';
export { Lacquer, type LacquerProps } from './things/lacquer.tsx';
export { Label, type LabelProps } from './things/label.tsx';
export { LABEL_FONT, labelTexture } from './textures/label.ts';
export { seeded } from './seeded.ts';
export { faded, paintedTexture } from './textures/canvas.ts';
export { paintWood, woodTexture } from './textures/wood.ts';
export { BannerPlace, type BannerPlaceProps } from './notes/banner-place.tsx';
export { CaptionPlace, type CaptionPlaceProps } from './notes/caption-place.tsx';
export { Dice, type DiceProps } from './things/dice.tsx';
export type { FacePaint } from './textures/die.ts';
export { PictureDie, type DiePicture, type PictureDieProps } from './things/picture-die.tsx';
export { Spinner, type Sector, type SpinnerProps } from './things/spinner.tsx';
export { CardShow, type CardShowProps } from './things/card-show.tsx';
export { Picker, type PickerProps } from './hands/picker.tsx';
export type { Grip, Spot, Touch } from './hands/grip.ts';
export { useHeldByHands } from './hands/use-held-by-hands.ts';
export { useHeldKeys, type HeldKeys } from './hands/use-held-keys.ts';
export { useKeysFirst } from './hands/use-keys-first.ts';
export { useLeading } from './hands/use-leading.ts';
export type { LivePlayers } from './hands/players.ts';
export { Hands, type HandsProps } from './hands/hands.tsx';
export { DEAD_ZONE, lengthFor, strengthOf } from './hands/pull.ts';
export { HandNote, type HandNoteProps } from './hands/hand-note.tsx';
export { inAFrame } from './frames/in-a-frame.ts';
export { Nap, type NapProps } from './things/nap.tsx';
export { useAgain, type Again, type GoalsAgain } from './frames/use-again.ts';
export { usePressed } from './hands/use-pressed.ts';
export { Band, type BandProps } from './marks/band.tsx';
export { Traced, type TracedProps } from './marks/traced.tsx';
export { OVERLAY } from './marks/overlay.ts';
export { stripGeometry, type StripShape } from './marks/strip-shape.ts';
export { LegalArea, type LegalAreaProps } from './marks/legal-area.tsx';
export { PullMark, type PullMarkProps } from './hands/pull-mark.tsx';
export { Tether, type TetherProps } from './hands/tether.tsx';
export type { Target } from './hands/nearest.ts';
export { armSound, loop, playSound, schedule, setSoundOn, setVolume } from './sound/sound.ts';
export { soundsOf } from './sound/sound-book.ts';
export type { Loop, LoopName, LoopRecipe } from './sound/sound-loops.ts';
export type { Recipe } from './sound/sound-recipes.ts';
export { hiss, knock, tone, voices } from './sound/sound-parts.ts';
export { useLoop } from './sound/use-loop.ts';
export { useReducedMotion } from './house/use-reduced-motion.ts';
export { useShow, type ShowOptions, type ShowState } from './frames/use-show.ts';
export { createDraft, useDraftValue, useIsChanged } from './hands/use-draft.ts';
export { useRunning } from './frames/use-running.ts';
export { useTween, type Tween } from './frames/use-tween.ts';
export type { Vec3 } from './frames/motion.ts';
export {
  CARDS,
  MARKS,
  PALETTE,
  SIDE_COLOURS,
  SURROUNDINGS,
  WOODS,
  type Surroundings,
  type WoodTones,
} from './palette.ts';
