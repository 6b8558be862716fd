import type { Readings } from '@bande/core';
import type { Paragraph } from '../rulebook.ts';

/** How much the referee asks, where it was agreed that he does not ask everything. */
export const askingReadings = {
  'S-297': {
    paragraphs: [
      'FISTF-II.10.7.2.1',
      'FISTF-II.10.7.2.2',
      'FISTF-II.6.2.4.i.1',
      'FISTF-II.11.2.2.1',
      'FISTF-II.11.2.4.1',
      'FISTF-I.17.4',
    ],
    title: { de: 'Wie viel der Schiedsrichter fragt', en: 'How much the referee asks' },
    reading: {
      de: 'Ist nichts anderes vereinbart, fragt er alles. „Anfänger“ fragt er nicht: Strafe oder Vorteil, „Zurück“, Abstand, Stellungszüge und ein Verteidigungszug, auf den gewartet wird, gelten sofort als so gewählt, wie wenn niemand antwortet; „Zurück“ wird belassen. „Spieler“ fragt er, wo davon abhängt, wer den Ball hat, oder eine Torchance: ein Strafstoß, der Ball in der Schusszone des Gegners, eine Ecke, eine Spielfortsetzung nahe am Tor, ein zu naher Verteidiger, jeder Verteidigungszug, auf den gewartet wird. Bereit ist, wer nichts sagt, außer vor einem Schuss des Freistoßschießens (17.2.2, 17.2.3); vor einem Strafstoß hat der Torwart zwei Sekunden. Was der Schiedsrichter von sich aus tut (2.6.2, Figuren versetzen), tut er immer. Abwechselnd bleibt der Verteidigungszug ein Zug und keine Frage.',
      en: 'Unless something is agreed he asks everything. “Beginners” he does not ask: sanction or advantage, Back, distance, positional flicks and a block flick that is waited for count at once as they do where nobody answers; Back is left. “Players” he asks where it decides who has the ball, or a chance of a goal: a penalty, the ball inside the opponent’s shooting zone, a corner, a restart near the goal, a defender who stands too near, every block flick that is waited for. Whoever says nothing is ready, but for a shot of a shoot-out (17.2.2, 17.2.3); before a penalty the keeper has two seconds. What the referee does unasked (2.6.2, placing figures) he always does. In turn a block flick stays a move and is no question.',
    },
    reason: {
      de: 'Alle diese Rechte verlangt, wer sie haben will; wer schweigt, hat gewählt. Neulinge schweigen, weil sie nicht wissen, wovon die Rede ist. Wo die Regel Schweigen mit einem Fehlschuss oder Treffer bestraft, wird weiter gefragt.',
      en: 'All these rights are demanded by whoever wants them; silence is a choice. Newcomers are silent because they do not know what it is about. Where the rule punishes silence by a miss or a goal, the question stays.',
    },
  },
  'S-298': {
    paragraphs: ['FISTF-II.4.3.3', 'FISTF-IV.1.2.1', 'FISTF-II.11.1.1'],
    title: {
      de: 'Die übliche Wahl zwischen Strafe und Vorteil',
      en: 'The usual choice between sanction and advantage',
    },
    reading: {
      de: 'Üblich ist, die Strafe anzunehmen. Weitergespielt wird, wenn der Ball in den nächsten zwei Sekunden ohnehin gültig für den Geschädigten ins Tor läuft, und statt eines Freistoßes auch, wenn der Geschädigte den Ball in der gegnerischen Schusszone hat und er dort bleibt. So wählen die Bots, und so gilt es, wo der Schiedsrichter nicht alles fragt.',
      en: 'The usual choice is the sanction. Play goes on if within two seconds the ball runs into the goal anyway and counts for the injured side, and instead of a free kick also if the injured side has the ball inside the opponent’s shooting zone and it stays there. Bots choose so, and so it counts where the referee does not ask everything.',
    },
    reason: {
      de: 'Aus einem Freistoß zählt kein direktes Tor, aus der Schusszone darf sofort geschossen werden. Einen Strafstoß gibt niemand her.',
      en: 'A free kick scores no direct goal, and from the shooting zone one may shoot at once. Nobody gives a penalty away.',
    },
  },
} as const satisfies Readings<Paragraph>;
