/** Words that a referee uses and only one of the languages has; with its letters, every German word with an umlaut. */
const ONLY_GERMAN = new Set(
  `der das dem den des ein eine einer eines einem einen und oder nicht kein keine ist sind hat haben wird werden darf dürfen von vom für
  mit bei beim zu zum zur auf aus nach vor über unter durch gegen ohne wer wo jeder alles noch einmal jetzt schon nur weiter im bleibt
  traf trifft verfehlte verfehlt ruft steht stand standen wählt wählen gewinnt geht kommt schießt spielt
  rot blau torwart figur figuren zug freistoß strafstoß abstoß anstoß einwurf eckball ecke abseits halbzeit spielende zeit tor seite
  zurück vorteil weiterspielen verteidigungszug stellungszug behinderung bandenspiel gehalten innerhalb latte pfosten stein`.split(
    /\s+/,
  ),
);
const ONLY_ENGLISH = new Set(
  `the a and or not no is are were has have may of by for with to at on from before after over under through against without
  who whom where everything once more now already only stays
  met meets missed misses calls stands stood chooses choose wins goes comes take takes shoots plays
  red blue ball’s keeper figure figures flick goal kick penalty corner throw-in offside half-time full time side
  back advantage saved inside crossbar wide free piece`.split(/\s+/),
);
/** Written alike in both, or a word of the other language, too: `stand` and `at` of `stand at`. */
const BOTH = new Set(['stand', 'ball', 'a']);

const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}’-]+/gu) ?? [];
const isIn = (words: ReadonlySet<string>, word: string): boolean =>
  words.has(word.toLowerCase()) && !BOTH.has(word.toLowerCase());

/** German words in an English text. */
export const germanIn = (text: string): readonly string[] =>
  wordsIn(text).filter((word) => /[äöüßÄÖÜ]/u.test(word) || isIn(ONLY_GERMAN, word));

/** English words in a German text. */
export const englishIn = (text: string): readonly string[] => wordsIn(text).filter((word) => isIn(ONLY_ENGLISH, word));
