import type { Kicker } from '../equipment-schema.ts';
import {
  allowed,
  atMost,
  failing,
  ifThere,
  look,
  measured,
  no,
  NOTHING,
  oneOf,
  together,
  type Check,
  type Fault,
  type Found,
} from './check.ts';

const KICKER: readonly Check[] = [
  allowed('DTKV-2.1.2', 'make'),
  no('DTKV-2.2.1', 'enlarged'),
  atMost('DTKV-2.2.2', 'height', 78),
  atMost('DTKV-2.2.7', 'button.diameter', 6),
  atMost('DTKV-2.2.8', 'button.height', 5),
  ifThere(oneOf('DTKV-2.2.9', 'tape', 'suspensionRod', 'back')),
  no('DTKV-2.2.10', 'footTuned'),
];
const OF_OTHER_MATERIAL: readonly Check[] = [ifThere(no('DTKV-2.2.3', 'enlarged'))];
const WEIGHT: readonly Check[] = [
  atMost('DTKV-2.2.4', 'weight.height', 10),
  atMost('DTKV-2.2.5', 'weight.diagonal', 15),
  no('DTKV-2.2.6', 'weight.overhangs'),
];
const BUILD_UP: readonly Check[] = [
  atMost('DTKV-2.2.11', 'buildUp.height', 5),
  measured('DTKV-2.2.12', 'buildUp.width'),
  measured('DTKV-2.2.12', 'buildUp.webWidth'),
];

/** A weight and a build-up may be there, and then they are looked at. */
export const kickerFound = (kicker: Kicker, item: string): Found =>
  together([
    look(kicker, item, KICKER),
    kicker.otherMaterial === true ? look(kicker, item, OF_OTHER_MATERIAL) : NOTHING,
    kicker.weight === undefined ? NOTHING : look(kicker, item, WEIGHT),
    kicker.buildUp === undefined ? NOTHING : together([look(kicker, item, BUILD_UP), failing(tooWide(kicker, item))]),
  ]);

/** A build-up corresponds to the web if it is no wider. */
function tooWide({ buildUp }: Kicker, item: string): readonly Fault[] {
  const { width, webWidth } = buildUp ?? {};
  if (width === undefined || webWidth === undefined || width <= webWidth) return [];
  return [
    {
      paragraph: 'DTKV-2.2.12',
      item: `${item}.buildUp.width`,
      found: width,
      allowed: `at most ${webWidth}, the width of the web`,
    },
  ];
}
