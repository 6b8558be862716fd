import { AS_WRITTEN, words, type Labels, type Words } from '@bande/core';
import { FIGURES, type Side } from '../names.ts';
import type { Quarter, Where } from '../zones.ts';
import { BREACH_WORDS, DEED_WORDS, PERMITTED_WORDS } from './hands.ts';

/** What forms say beside the fields of facts and actions, and beside their values. Shirts are written alike in both languages. */

type Names<K extends string> = Readonly<Record<K, Words>>;

export const SIDE_NAMES: Names<Side> = { red: words('Rot', 'Red'), blue: words('Blau', 'Blue') };
export const ofSides = (field: string): Labels['fields'] => ({
  [`${field}.red`]: SIDE_NAMES.red,
  [`${field}.blue`]: SIDE_NAMES.blue,
});
export const QUARTER_NAMES: Names<Quarter> = {
  redZone: words('Schusszone von Rot', 'Red’s shooting zone'),
  redMiddle: words('Mittelfeld von Rot', 'Red’s midfield'),
  blueMiddle: words('Mittelfeld von Blau', 'Blue’s midfield'),
  blueZone: words('Schusszone von Blau', 'Blue’s shooting zone'),
};
const WHERE_NAMES: Names<Where> = {
  ...QUARTER_NAMES,
  redGoalEnd: words('hinter dem Strafraum von Rot', 'behind Red’s penalty area'),
  redGoalArea: words('Torraum von Rot', 'Red’s goal area'),
  redPenaltyArea: words('Strafraum von Rot', 'Red’s penalty area'),
  bluePenaltyArea: words('Strafraum von Blau', 'Blue’s penalty area'),
  blueGoalArea: words('Torraum von Blau', 'Blue’s goal area'),
  blueGoalEnd: words('hinter dem Strafraum von Blau', 'behind Blue’s penalty area'),
  outside: words('neben dem Spielfeld', 'beside the field'),
};
export const TOUCHLINE_NAMES = {
  west: words('links von Rot aus', 'at Red’s left'),
  east: words('rechts von Rot aus', 'at Red’s right'),
};
export const TOSS_NAMES = {
  kickOff: words('Anstoß', 'kick-off'),
  end: words('Seite', 'end'),
  shoot: words('zuerst schießen', 'to shoot first'),
  keep: words('zuerst ins Tor', 'to keep goal first'),
};
export const RESTART_NAMES = {
  kickOff: words('Anstoß', 'kick-off'),
  goalKick: words('Abstoß', 'goal kick'),
  freeKick: words('Freistoß', 'free kick'),
  throwIn: words('Einwurf', 'throw-in'),
  corner: words('Eckball', 'corner'),
  penalty: words('Strafstoß', 'penalty'),
  shot: words('Schuss im Freistoßschießen', 'shot of a shoot-out'),
};
export const OUT_NAMES = {
  cloth: words('neben dem Tuch', 'off the cloth'),
  barrier: words('von der Bande zurück', 'back from the barrier'),
  table: words('vom Tisch gefallen', 'fallen off the table'),
};
/** Figures by name, and something said of each. */
export const figuresAnd = (said: Readonly<Record<string, Words>>): Readonly<Record<string, Words>> => ({
  ...Object.fromEntries(FIGURES.map((figure) => [figure, words(figure, figure)])),
  ...said,
});

export const FIELDS: Labels['fields'] = {
  by: words('von', 'by'),
  figure: words('Figur', 'figure'),
  figures: words('Figuren', 'figures'),
  keeper: words('Torwart', 'keeper'),
  direction: words('Richtung in Grad, nach rechts positiv', 'direction in degrees, positive to the right'),
  strength: words('Stärke von 0 bis 1', 'strength from 0 to 1'),
  nail: words('Nagel neben der Mitte, −1 bis 1', 'nail beside the middle, −1 to 1'),
  what: words('was', 'what'),
  at: words('Ort (mm nach rechts, nach vorn; von Rot aus)', 'place (mm right, ahead; as Red sees it)'),
  where: words('wo, in Worten', 'where, in words'),
  ball: words(
    'Ort des Balles (mm nach rechts, nach vorn; von Rot aus)',
    'place of the ball (mm right, ahead; as Red sees it)',
  ),
  as: words('Aufstellung', 'line-up'),
  'flick.tick': words('als Tick-Zug angekündigt', 'announced as a tick'),
  'flicked.as': words('als', 'as'),
  lean: words('Neigung nach rechts von Rot aus, −1 bis 1', 'lean to Red’s right, −1 to 1'),
  'keep.to': words('wohin (mm nach rechts, nach vorn; von Rot aus)', 'to where (mm right, ahead; as Red sees it)'),
  'kept.to': words('wohin (mm nach rechts, nach vorn; von Rot aus)', 'to where (mm right, ahead; as Red sees it)'),
  toLean: words('Neigung dort', 'lean there'),
  'tossed.winner': words('gewonnen von', 'won by'),
  'tossed.from': words(
    'Freistoßschießen: Positionen beginnen an der Seitenauslinie',
    'shoot-out: positions begin at the touchline',
  ),
  'chooseAtToss.choice': words('Wahl', 'choice'),
  'tossChosen.choice': words('Wahl', 'choice'),
  'flicked.lying': words('die Figur lag', 'the figure lay'),
  'flicked.entangled': words('die Figur war verheddert', 'the figure was entangled'),
  touchedBy: words('wer berührt', 'who touches'),
  touched: words('wer berührt wird', 'who is touched'),
  'ballTouched.atRest': words('die Figur stand still', 'the figure stood still'),
  'figuresTouched.atRest': words('die berührte Figur stand still', 'the touched figure stood still'),
  'ballTouched.ballRolling': words('der Ball rollte schon', 'the ball was rolling already'),
  ballRolling: words('der Ball rollte', 'the ball was rolling'),
  figureAt: words(
    'Ort der Figur (mm nach rechts, nach vorn; von Rot aus)',
    'place of the figure (mm right, ahead; as Red sees it)',
  ),
  figureWhere: words('wo die Figur war, in Worten', 'where the figure was, in words'),
  beyondMm: words('Figur neben der Linie (mm Grün)', 'figure beyond the line (mm of green)'),
  forward: words('nach vorn gespielt', 'played forward'),
  neutral: words('die Figur lag oder war aus dem Spiel', 'the figure lay or was out of play'),
  hindered: words('die Figur hätte den rollenden Ball spielen können', 'the figure could have played the rolling ball'),
  from: words('wovon', 'from what'),
  line: words('Linie', 'line'),
  goal: words('wessen Tor', 'whose goal'),
  inGoal: words('zwischen den Pfosten', 'between the posts'),
  doubt: words('zweifelhaft, ob zu erzwingen war', 'doubtful whether it could be forced'),
  zone: words('wessen Schusszone', 'whose shooting zone'),
  area: words('wessen Strafraum', 'whose penalty area'),
  ground: words('was', 'what'),
  touching: words('liegt an Figuren', 'lies against figures'),
  after: words('unterbrochen für', 'stopped for'),
  deliberate: words('absichtlich', 'deliberate'),
  'keeperStirred.over': words('stand über der Torlinie', 'stood over the goal line'),
  ballAt: words(
    'Ort des Balles (mm nach rechts, nach vorn; von Rot aus)',
    'place of the ball (mm right, ahead; as Red sees it)',
  ),
  ballWhere: words('wo der Ball war, in Worten', 'where the ball was, in words'),
  clothing: words('mit der Kleidung', 'with clothing'),
  did: words('was er tut', 'what he does'),
  to: words('wem', 'to whom'),
  behind: words('der Angreifer steht hinter der Torauslinie', 'the attacker stands behind the goal line'),
  hinders: words('der Torwart lässt sich nicht bedienen', 'the keeper cannot be worked'),
  'counted.outfield': words('Feldspielfiguren', 'outfield figures'),
  'counted.keepers': words('Torwarte', 'keepers'),
  'counted.reserves': words('Reservetorwarte', 'reserve keepers'),
  damaged: words('beschädigt', 'damaged'),
  alike: words('gleich in Farbe und Art', 'alike in colour and kind'),
  legal: words('regelgerecht', 'as the rules want it'),
  seconds: words('Sekunden', 'seconds'),
};

export const VALUES: Labels['values'] = {
  by: SIDE_NAMES,
  goal: SIDE_NAMES,
  winner: SIDE_NAMES,
  zone: SIDE_NAMES,
  area: SIDE_NAMES,
  to: SIDE_NAMES,
  owner: SIDE_NAMES,
  where: WHERE_NAMES,
  ballWhere: WHERE_NAMES,
  figureWhere: WHERE_NAMES,
  figure: AS_WRITTEN,
  figures: AS_WRITTEN,
  keeper: AS_WRITTEN,
  touchedBy: AS_WRITTEN,
  touched: AS_WRITTEN,
  touching: AS_WRITTEN,
  what: AS_WRITTEN,
  'chooseAtToss.choice': TOSS_NAMES,
  'tossChosen.choice': TOSS_NAMES,
  'tossed.from': TOUCHLINE_NAMES,
  as: {
    kickOff: words('zum Anstoß', 'for a kick-off'),
    free: words('alle neben dem Feld', 'all beside the field'),
    shooting: words('zum Torschuss', 'for a shot at goal'),
  },
  'flicked.as': {
    play: words('Angriffszug', 'attacking flick'),
    block: words('Verteidigungszug', 'block flick'),
    tick: words('Tick-Zug', 'tick'),
    positional: words('Stellungszug', 'positional flick'),
    restart: words('Ausführung', 'taking of the restart'),
  },
  from: {
    post: words('Pfosten', 'post'),
    crossbar: words('Latte', 'crossbar'),
    net: words('Netz', 'net'),
    barrier: words('Bande', 'barrier'),
  },
  line: {
    south: words('Torauslinie von Rot', 'Red’s goal line'),
    north: words('Torauslinie von Blau', 'Blue’s goal line'),
    west: words('Seitenauslinie links von Rot aus', 'touchline at Red’s left'),
    east: words('Seitenauslinie rechts von Rot aus', 'touchline at Red’s right'),
  },
  ground: {
    field: words('Spielfeld', 'field'),
    cloth: words('Spieltuch', 'cloth'),
    table: words('Tisch', 'table'),
  },
  after: {
    placing: words('Aufstellen', 'placing'),
    forcingCheck: words('Prüfen der Erzwingungsmöglichkeit', 'forcing check'),
    barrierPlay: words('Bandenspiel', 'barrier play'),
    substitution: words('Auswechslung einer Figur', 'substitution of a figure'),
    keeperSubstitution: words('Auswechslung des Torwarts', 'substitution of the keeper'),
  },
  'ask.what': requests(),
  'asked.what': requests(),
  'breach.what': BREACH_WORDS,
  'permitted.what': PERMITTED_WORDS,
  'substituted.what': {
    figure: words('Figur', 'figure'),
    keeper: words('Torwart', 'keeper'),
    allFigures: words('alle Figuren', 'all figures'),
  },
  did: DEED_WORDS,
};

function requests(): Readonly<Record<string, Words>> {
  return {
    distance: words('Abstand', 'distance'),
    tick: words('Tick-Zug', 'tick'),
    forcingCheck: words('Prüfen der Erzwingungsmöglichkeit', 'forcing check'),
    lift: words('Figur und Ball kurz entfernen', 'taker and ball to be lifted'),
  };
}
