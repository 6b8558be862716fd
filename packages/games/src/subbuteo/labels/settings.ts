import { words, type Labels } from '@bande/core';

/** What is agreed before a match. */
export const SETTING_FIELDS: Labels['fields'] = {
  'given.settings': words('Absprachen', 'agreed settings'),
  'settings.training': words('Trainingsfeld', 'training pitch'),
  'settings.lineUp': words('Aufstellung im Training', 'line-up in training'),
  'settings.halfMinutes': words('Halbzeit (Minuten)', 'half (minutes)'),
  'settings.extraMinutes': words('Verlängerung (Minuten)', 'extra time (minutes)'),
  'settings.knockOut': words('K.-o.-Spiel', 'knock-out'),
  'settings.shootOutOnly': words('nur Freistoßschießen', 'nothing but a shoot-out'),
  'settings.referee': words('Der Schiedsrichter fragt', 'the referee asks'),
  'settings.limits': words('mit Zeitgrenzen', 'with time limits'),
  'settings.toss': words('mit Münzwurf', 'with a toss'),
  'settings.setPieces': words('Standards', 'set pieces'),
  'settings.freeKickSeconds': words('Zeit beim Freistoß (Sekunden)', 'time at a free kick (seconds)'),
  'settings.keeperHelp': words('Torwart bleibt von selbst in den Grenzen', 'keeper is kept within bounds'),
  'settings.cautionAfter': words('Verwarnung nach so vielen Verstößen', 'caution after so many offences'),
  'settings.preview': words('Vorschau eines Schnipsers', 'preview of a flick'),
  'settings.pitch': words('Spielfeld (mm)', 'pitch (mm)'),
  'pitch.length': words('Länge', 'length'),
  'pitch.width': words('Breite', 'width'),
  'pitch.border': words('Tuch neben den Linien', 'cloth beyond the lines'),
  'pitch.barrierHeight': words('Höhe der Bande', 'height of the barrier'),
  'pitch.barrierWidth': words('Breite der Bande', 'width of the barrier'),
  'pitch.barrierGap': words('Aussparung hinter den Toren', 'gap behind the goals'),
  'pitch.lineWidth': words('Linienbreite', 'line width'),
  'pitch.centreCircle': words('Radius des Mittelkreises', 'radius of the centre circle'),
  'pitch.penaltyDepth': words('Tiefe des Strafraums', 'depth of the penalty area'),
  'pitch.penaltyWidth': words('Breite des Strafraums', 'width of the penalty area'),
  'pitch.penaltySpot': words('Strafstoßpunkt vor der Torauslinie', 'penalty spot from the goal line'),
  'pitch.goalAreaDepth': words('Tiefe des Torraums', 'depth of the goal area'),
  'pitch.goalAreaWidth': words('Breite des Torraums', 'width of the goal area'),
  'pitch.cornerRadius': words('Radius der Viertelkreise', 'radius of the corner arcs'),
  'pitch.goalDepth': words('Tiefe der Tore', 'depth of the goals'),
  'pitch.barThickness': words('Dicke der Pfosten', 'thickness of the posts'),
  'settings.figures': words('Figuren (mm, g)', 'figures (mm, g)'),
  'figures.baseDiameter': words('Durchmesser des Sockels', 'diameter of the base'),
  'figures.baseHeight': words('Höhe des Sockels', 'height of the base'),
  'figures.height': words('Höhe', 'height'),
  'figures.bodyWidth': words('Breite des Oberteils', 'width of the figure'),
  'figures.mass': words('Gewicht', 'weight'),
};

export const SETTING_VALUES: Labels['values'] = {
  'settings.lineUp': {
    kickOff: words('zum Anstoß', 'for a kick-off'),
    free: words('alle neben dem Feld', 'all beside the field'),
    shooting: words('zum Torschuss', 'for a shot at goal'),
  },
  'settings.setPieces': {
    byHand: words('jeder stellt selbst auf', 'everybody places figures'),
    usual: words('die üblichen, ohne Aufstellen', 'the usual ones, nobody places'),
  },
  'settings.referee': {
    beginner: words('nichts: Er macht selbst, was üblich ist', 'nothing: he does what is usual himself'),
    player: words(
      'wenn Ballbesitz oder eine Torchance davon abhängt',
      'where possession or a chance of a goal hangs on it',
    ),
  },
  'settings.preview': {
    full: words('ganz', 'full'),
    short: words('kurz', 'short'),
    none: words('keine', 'none'),
  },
};
