/** A ruling that is in no rulebook, piece by piece: what is written, and after which text of which file. */
interface Piece {
  readonly file: string;
  readonly after: string;
  readonly text: string;
}

const game = 'packages/games/src/soccer-tactics';

export const PARAGRAPH = 'STW-4D.99';
export const CALL = 'applause';
export const SCENARIOS = `${game}/scenarios/4D-duel.yaml`;

export const PIECES = {
  paragraph: {
    file: `${game}/rulebook.ts`,
    after: 'export const rulebook = {\n',
    text: `  '${PARAGRAPH}': { edition: 'stw', kind: 'play', status: 'done', chapter: '4D', gist: { de: 'Eine Eins und eine Zwei bekommen Beifall.', en: 'A one and a two are applauded.' } },\n`,
  },
  call: { file: `${game}/referee/calls.ts`, after: "  'timeIsUp',\n", text: `  '${CALL}',\n` },
  function: {
    file: `${game}/referee/duel.ts`,
    after: "import { ruling } from './ruling.ts';\n",
    text: `
const oneAndTwoAreApplauded: Rule<'duelRolled'> = (_, fact) =>
  fact.red + fact.blue === 3 ? ruling(fact, '${CALL}', ['${PARAGRAPH}']) : null;
`,
  },
  listing: { file: `${game}/referee/duel.ts`, after: '  duelRolled: [', text: 'oneAndTwoAreApplauded, ' },
  fields: { file: `${game}/decisions.ts`, after: '  timeIsUp: { against: side },\n', text: `  ${CALL}: {},\n` },
  saying: {
    file: `${game}/referee/decided/course.ts`,
    after: "} from './saying.ts';\n",
    text: `
export const ${CALL}: Decide<'${CALL}'> = during(['duel'], (_, fact) => [ruling(fact, '${CALL}', ['${PARAGRAPH}'])]);
`,
  },
  decision: {
    file: `${game}/referee/decided.ts`,
    after: '  timeIsUp: restarts.timeIsUp,\n',
    text: `  ${CALL}: course.${CALL},\n`,
  },
  label: {
    file: `${game}/labels.ts`,
    after: "  timeIsUp: words('Zeit abgelaufen', 'time is up'),\n",
    text: `  ${CALL}: words('Beifall', 'applause'),\n`,
  },
  look: { file: `${game}/view/words/call-looks.ts`, after: '  timeIsUp: NOTE,\n', text: `  ${CALL}: NOTE,\n` },
  words: {
    file: `${game}/view/words/words.ts`,
    after: "  clockStarts: always('Die Uhr läuft.', 'The clock is running.'),\n",
    text: `  ${CALL}: always('Beifall für zwei Einsen.', 'Applause for two ones.'),\n`,
  },
  moment: { file: `${game}/view/shown/in-time.ts`, after: '  timeIsUp: NOTHING,\n', text: `  ${CALL}: NOTHING,\n` },
  shown: {
    file: `${game}/view/shown/shown-at.ts`,
    after: '  timeIsUp: ON_ITS_CARD,\n',
    text: `  ${CALL}: HELD_BREATH,\n`,
  },
  scenario: {
    file: SCENARIOS,
    after: '',
    text: `- title: a one and a two are applauded
  titel: Eine Eins und eine Zwei bekommen Beifall
  paragraphs: [${PARAGRAPH}]
  given: { phase: duel, attacker: red, carrier: R10, pawns: { R10: 'blue:D6', B7: 'blue:D6' } }
  facts:
    - { kind: duelRolled, red: 2, blue: 1 }
  expect:
    rulings: [{ paragraph: ${PARAGRAPH}, call: ${CALL} }]

`,
  },
  decidedScenario: {
    file: `${game}/scenarios/decisions.yaml`,
    after: '',
    text: `- title: 'decided: applause'
  titel: 'Entschieden: Beifall'
  paragraphs: [${PARAGRAPH}]
  given: { phase: duel, attacker: red, carrier: R10, pawns: { R10: 'blue:D6', B7: 'blue:D6' } }
  facts: [{ kind: decided, call: ${CALL} }]
  expect: { rulings: [{ call: ${CALL}, paragraphs: [${PARAGRAPH}] }], only: true, state: { phase: duel } }

`,
  },
  said: {
    file: 'packages/games/test/soccer-tactics/as-played.test.ts',
    after: '  timeIsUp: loser,\n',
    text: `  ${CALL}: nothing,\n`,
  },
} as const satisfies Readonly<Record<string, Piece>>;
export type PieceName = keyof typeof PIECES;
