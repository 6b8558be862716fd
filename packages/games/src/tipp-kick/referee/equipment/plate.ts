import type { Equipment, Plate } from '../equipment-schema.ts';
import {
  allowed,
  atLeast,
  between,
  failing,
  hint,
  hinting,
  look,
  many,
  NOTHING,
  rounded,
  together,
  yes,
  type Check,
  type Found,
} from './check.ts';

const PLATE: readonly Check[] = [
  yes('DTKV-1.3.1', 'rectangular'),
  between('DTKV-1.3.2', 'length', 1230, 1260),
  between('DTKV-1.3.3', 'width', 800, 830),
  yes('DTKV-1.3.4', 'firmBase'),
  yes('DTKV-1.3.4', 'flatBase'),
  yes('DTKV-1.3.8', 'level'),
  hint(rounded('DTKV-1.3.9', 'height', 750)),
  between('DTKV-1.K25', 'height', 700, 800),
  allowed('DTKV-1.K26', 'support'),
  yes('DTKV-1.K26', 'steady'),
  yes('DTKV-1.2.7', 'colourMarks'),
  yes('DTKV-1.3.5', 'boards.allRound'),
  yes('DTKV-1.3.5', 'boards.rightAngle'),
  between('DTKV-1.3.6', 'boards.height', 30, 50),
  many('DTKV-1.3.7', 'boards.gaps', 2),
  between('DTKV-1.3.7', 'boards.gaps', 190, 220),
  yes('DTKV-1.3.7', 'boards.gapsCentred'),
];
const UNDERLAY: readonly Check[] = [hint(yes('DTKV-1.K27', 'underlay'))];
const PLAYABLE: readonly Check[] = [hint(yes('DTKV-1.K23', 'boards.ballPlayable'))];
/** Beside boards as high as this the ball can be played, however far off the side line they stand (1.K23). */
const ALWAYS_PLAYABLE = 40;
const PLATES_OF_A_CLUB: readonly Check[] = [atLeast('DTKV-1.K21', 'plates', 2)];

export const plateFound = ({ plate, teamMatch, plates }: Equipment): Found =>
  together([
    plate === undefined ? NOTHING : together([look(plate, 'plate', PLATE), recommended(plate)]),
    teamMatch ? failing(look({ plates }, '', PLATES_OF_A_CLUB).breaches) : NOTHING,
  ]);

const recommended = (plate: Plate): Found =>
  hinting([
    ...(plate.support === 'tables' ? look(plate, 'plate', UNDERLAY).warnings : []),
    ...(plate.boards?.height === ALWAYS_PLAYABLE ? [] : look(plate, 'plate', PLAYABLE).warnings),
  ]);
