export { FIELD_OF_VIEW } from './camera-fit.ts';
export * from './view/index.ts';
export { House, type HouseProps } from './house.tsx';
export { HouseContext, useFacing, useHouse, type HouseState } from './house-context.ts';
export { CameraRig, type CameraRigProps, type CameraTarget } from './camera-rig.tsx';
export type { Bounds, Edge, Inset, TableView } from './camera-fit.ts';
export { pixelAnywhere, pixelAt } from './pixel.ts';
export { TableTop, tableBounds, type Hole, type TableTopProps } from './table-top.tsx';
export type { Paint } from './textures/felt.ts';
export { Glider, type GliderProps } from './glider.tsx';
export { Glow, Halo, Lit, type GlowProps } from './marks.tsx';
export { Ghost, type GhostProps } from './ghost.tsx';
export { ContactShadow, type ContactShadowProps } from './contact-shadow.tsx';
export { GhostHand, type GhostHandProps } from './ghost-hand.tsx';
export { Lacquer, type LacquerProps } from './lacquer.tsx';
export { Label, type LabelProps } from './label.tsx';
export { LABEL_FONT, labelTexture } from './textures/label.ts';
export { seeded } from './seeded.ts';
export { faded, paintedTexture } from './textures/canvas.ts';
export { paintWood, woodTexture } from './textures/wood.ts';
export { BannerPlace, type BannerPlaceProps } from './banner-place.tsx';
export { CaptionPlace, type CaptionPlaceProps } from './caption-place.tsx';
export { Dice, type DiceProps } from './dice.tsx';
export type { FacePaint } from './textures/die.ts';
export { PictureDie, type DiePicture, type PictureDieProps } from './picture-die.tsx';
export { Spinner, type Sector, type SpinnerProps } from './spinner.tsx';
export { CardShow, type CardShowProps } from './card-show.tsx';
export { Picker, type PickerProps } from './picker.tsx';
export type { Grip, Spot, Touch } from './grip.ts';
export { Hands, type HandsProps } from './hands.tsx';
export { DEAD_ZONE, lengthFor, strengthOf } from './pull.ts';
export { HandNote, type HandNoteProps } from './hand-note.tsx';
export { inAFrame } from './in-a-frame.ts';
export { Nap, type NapProps } from './nap.tsx';
export { useAgain, type Again, type GoalsAgain } from './use-again.ts';
export { usePressed } from './use-pressed.ts';
export { LegalArea, type LegalAreaProps } from './legal-area.tsx';
export { PullMark, type PullMarkProps } from './pull-mark.tsx';
export { Tether, type TetherProps } from './tether.tsx';
export type { Target } from './nearest.ts';
export { armSound, loop, playSound, schedule, setSoundOn, setVolume } from './sound.ts';
export { soundsOf } from './sound-book.ts';
export type { Loop, LoopName, LoopRecipe } from './sound-loops.ts';
export type { Recipe } from './sound-recipes.ts';
export { hiss, knock, tone, voices } from './sound-parts.ts';
export { useLoop } from './use-loop.ts';
export { useReducedMotion } from './use-reduced-motion.ts';
export { useShow, type ShowOptions, type ShowState } from './use-show.ts';
export { createDraft, useDraftValue, useIsChanged } from './use-draft.ts';
export { useRunning } from './use-running.ts';
export { useTween, type Tween } from './use-tween.ts';
export type { Vec3 } from './motion.ts';
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
