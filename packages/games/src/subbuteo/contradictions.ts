import * as hands from './contradictions/hands.ts';
import { wordAndPlace } from './contradictions/places.ts';
import * as playing from './contradictions/playing.ts';
import { isInPlay, isThere, whilePlaying } from './contradictions/saying.ts';
import * as setUp from './contradictions/setting-up.ts';
import type { Event } from './events.ts';
import { keeperOf } from './names.ts';
import { isTraining, type Match } from './state.ts';

/** What an event says that cannot be, in one line that names the field, or null. What was forbidden and yet done is none: that is judged. */
export function faultOf(match: Match, event: Event): string | null {
  if (isTraining(match)) return event.kind === 'flicked' ? playing.flickFault(match, event) : null;
  switch (event.kind) {
    case 'tossed':
      return setUp.tossFault(match, event);
    case 'tossChosen':
      return setUp.choiceFault(match, event);
    case 'placed':
      return setUp.placedFault(match, event);
    case 'linedUp':
    case 'setUpEnded':
      return setUp.placingFault(match, event);
    case 'takerNamed':
      return setUp.takerFault(match, event);
    case 'waived':
      return setUp.waivedFault(match, event);
    case 'readied':
      return setUp.readyFault(match, event);
    case 'asked':
      return setUp.askedFault(match, event);
    case 'reserveIn':
      return setUp.reserveInFault(match, event);
    case 'reserveOut':
      return setUp.reserveOutFault(match, event);
    case 'substituted':
      return setUp.substitutionFault(match, event);
    default:
      return inPlay(match, event) ?? byHands(match, event) ?? wordAndPlace(match, event);
  }
}

function inPlay(match: Match, event: Event): string | null {
  switch (event.kind) {
    case 'flicked':
      return playing.flickFault(match, event);
    case 'handSet':
      return playing.handFault(match, event);
    case 'ballTouched':
      return playing.touchFault(match, event);
    case 'figuresTouched':
      return playing.meetingFault(match, event);
    case 'rebounded':
      return playing.reboundFault(match, event);
    case 'ballOver':
      return whilePlaying(match, 'line');
    case 'ballOverHalfway':
      return playing.halfwayFault(match);
    case 'ballLeftArea':
      return playing.leftAreaFault(match, event);
    case 'ballPassed':
      return playing.passedFault(match, event);
    case 'ballInside':
    case 'ballOutside':
      return whilePlaying(match, 'zone');
    default:
      return ofFigures(match, event);
  }
}

function ofFigures(match: Match, event: Event): string | null {
  switch (event.kind) {
    case 'figureLeft':
      return playing.leftFault(match, event);
    case 'figureBack':
      return playing.backFault(match, event);
    case 'toppled':
      return isInPlay(match, 'figure', event.figure);
    case 'layDown':
      return playing.lyingFault(match, event);
    case 'rested':
      return playing.restFault(match, event);
    case 'entangled':
      return playing.entangledFault(match, event);
    case 'placingDue':
      return playing.dueFault(match);
    case 'gapMeasured':
      return playing.gapFault(match, event);
    default:
      return null;
  }
}

function byHands(match: Match, event: Event): string | null {
  switch (event.kind) {
    case 'kept':
      return isThere(match, 'by', keeperOf(event.by));
    case 'keeperOverLine':
    case 'keeperJerked':
      return playing.keeperFault(match, event);
    case 'keeperStirred':
      return playing.stirredFault(match, event);
    case 'breach':
      return hands.breachFault(match, event);
    case 'permitted':
      return hands.permissionFault(match, event);
    case 'refereed':
      return hands.deedFault(event);
    case 'timeLost':
      return whilePlaying(match, 'seconds');
    case 'playedOut':
      return playing.endFault(match);
    default:
      return null;
  }
}
