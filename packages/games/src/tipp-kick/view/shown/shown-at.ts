import type { Words } from '@bande/core';
import type { Call } from '../../referee/calls.ts';
import type { Ruling } from '../../state.ts';
import { words } from '../words/naming.ts';

/** How a call is seen and heard. What stops play is whistled, but where somebody is told off a card is heard instead; the colour on top says whose ball it is. */
type As = 'goal' | 'end' | 'whistle' | 'card' | 'top' | 'out' | 'noted' | 'notedAloud';
interface Shown {
  readonly as: As;
  /** As it is called across the plate; left out, as its card begins. */
  readonly called?: Words;
}
const GOAL: Shown = { as: 'goal' };
const END: Shown = { as: 'end' };
const WHISTLE: Shown = { as: 'whistle' };
const CARD: Shown = { as: 'card' };
const TOP: Shown = { as: 'top' };
const OUT: Shown = { as: 'out' };
const NOTED: Shown = { as: 'noted' };
const NOTED_ALOUD: Shown = { as: 'notedAloud' };
const whistled = (de: string, en: string): Shown => ({ ...WHISTLE, called: words(de, en) });
/** Neither called out nor heard. */
const ON_ITS_CARD = null;

const SHOWN_AT: Readonly<Record<Call, Shown | null>> = {
  abandoned: END,
  disqualified: END,
  goal: GOAL,
  ownGoal: GOAL,
  noGoal: WHISTLE,
  matchOver: END,
  extraTime: END,
  periodOver: END,
  signal: ON_ITS_CARD,
  playEnds: ON_ITS_CARD,
  restored: NOTED,
  actionAgain: NOTED,
  penaltyAgain: WHISTLE,
  bodyTouch: whistled('Handspiel', 'Hand ball'),
  obstruction: WHISTLE,
  blocking: WHISTLE,
  timeWasting: WHISTLE,
  wrongColour: whistled('Falsche Farbe', 'Wrong colour'),
  illegalMovement: whistled('Kein richtiger Schuss', 'Not a shot'),
  spareFigure: whistled('Ersatzkicker getroffen', 'Spare kicker hit'),
  activeDefence: whistled('Kicker bewegt', 'Kicker moved'),
  liftedKicker: whistled('Kicker in der Luft', 'Kicker in the air'),
  illegalDefence: whistled('Kicker steht falsch', 'Kicker stands wrongly'),
  keeperOffence: whistled('Torwart falsch geführt', 'Keeper used wrongly'),
  handUnderRubber: whistled('Hand unter dem Gummi', 'Hand under the rubber'),
  lateDefence: whistled('Kicker zu spät berührt', 'Kicker touched too late'),
  irregularKickOff: WHISTLE,
  irregularGoalKick: WHISTLE,
  irregularKickIn: WHISTLE,
  irregularIndirect: WHISTLE,
  keeperMustShoot: whistled('Torwart musste schießen', 'Keeper had to shoot'),
  secondSetUp: whistled('Zweite Vorlage', 'Second set-up'),
  caution: CARD,
  admonition: CARD,
  fixed: NOTED,
  overrun: NOTED,
  kickOff: ON_ITS_CARD,
  penalty: WHISTLE,
  freeKick: WHISTLE,
  indirectFreeKick: WHISTLE,
  corner: OUT,
  goalKick: OUT,
  kickIn: OUT,
  repetition: ON_ITS_CARD,
  advantage: NOTED,
  released: NOTED_ALOUD,
  shotAtGoal: ON_ITS_CARD,
  setUp: ON_ITS_CARD,
  possession: TOP,
  colourUnclear: ON_ITS_CARD,
  outUnclear: ON_ITS_CARD,
  inPlay: ON_ITS_CARD,
  noOffence: ON_ITS_CARD,
  defence: ON_ITS_CARD,
  addedTime: NOTED,
  lastMinute: NOTED,
  sidesDrawn: ON_ITS_CARD,
  interrupted: ON_ITS_CARD,
  replacement: ON_ITS_CARD,
  replacementRefused: ON_ITS_CARD,
  repair: ON_ITS_CARD,
  ballChange: ON_ITS_CARD,
  plateChange: ON_ITS_CARD,
  plateChangeRefused: ON_ITS_CARD,
  refereeActs: ON_ITS_CARD,
};

export const isShownAs = ({ call }: Ruling, ...as: readonly As[]): boolean =>
  as.some((one) => SHOWN_AT[call]?.as === one);
export const firstShown = (rulings: readonly Ruling[], ...as: readonly As[]): Ruling | undefined =>
  rulings.find((ruling) => isShownAs(ruling, ...as));
export const calledAs = ({ call }: Ruling): Words | undefined => SHOWN_AT[call]?.called;
