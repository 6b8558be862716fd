import { useRef, type ReactElement } from 'react';
import { useParams } from 'wouter';
import { useSay, type Say } from '../ui/say.ts';
import { useGame } from '../games/use-game.ts';
import type { GameWithView } from '../games/views.ts';
import { Frame } from '../ui/frame.tsx';
import { LostPage } from '../ui/lost-page.tsx';
import { HOUSE } from '../ui/house-words.ts';
import { titleOf } from '../board/book/examples.ts';
import { Desk } from './desk.tsx';
import { Picker } from './picker.tsx';
import { useQuestion, type Asking, type Question } from './use-question.ts';
import { ASK } from './words.ts';
import '../board/book/book.css';
import './ask.css';

/** `/ask/:game#…`: a case at the table and every paragraph that applies. It is answered here, without the server. */
export function AskPage(): ReactElement {
  const say = useSay();
  const { game: id } = useParams<{ game: string }>();
  const found = useGame(id);
  if (found === null) return <LostPage />;
  return (
    <Frame title={say(ASK.title)} wide>
      {found === undefined ? <p role="status">{say(HOUSE.loading)}</p> : <Ask key={id} found={found} />}
    </Frame>
  );
}

function Ask({ found }: { readonly found: GameWithView }): ReactElement {
  const say = useSay();
  const { game, view } = found;
  const asking = useQuestion(game, view.example);
  const { question, asked } = asking;
  const picker = useRef<HTMLDetailsElement>(null);
  return (
    <>
      <h1 className="ask-title">
        {say(ASK.title)} <small>{say(game.title)}</small>
      </h1>
      <details
        className="ask-picker"
        ref={picker}
        onToggle={({ currentTarget }) => currentTarget.open && asking.examples.length === 0 && asking.findExamples()}
      >
        <summary>
          <span className="example-title">{question?.entries.length === 1 ? titlesOf(question, say)[0] : null}</span>{' '}
          <span className="ask-find">{say(ASK.find)}</span>
        </summary>
        <Picker
          game={game}
          view={view}
          examples={asking.examples}
          onTake={(example) => {
            asking.take(example);
            picker.current!.open = false;
            picker.current!.scrollIntoView({ block: 'start' });
          }}
        />
      </details>
      {question === null || asked === null ? (
        <p role="status">{say(HOUSE.loading)}</p>
      ) : (
        <>
          <Cases asking={asking} />
          <Desk found={found} asking={asking} asked={asked} />
        </>
      )}
    </>
  );
}

/** Cases that have no title go by their number. */
const titlesOf = ({ entries }: Pick<Question, 'entries'>, say: Say): readonly string[] =>
  entries.map(({ title, titel }, i) =>
    typeof title === 'string' ? say(titleOf({ title, ...(typeof titel === 'string' ? { titel } : {}) })) : `${i + 1}`,
  );

/** Where a text holds several cases: which one. */
function Cases({ asking: { question, look } }: { readonly asking: Asking }): ReactElement | null {
  const say = useSay();
  if (question === null || question.entries.length < 2) return null;
  return (
    <label className="examples">
      <span>{say(ASK.which)}</span>
      <select value={question.at} onChange={({ target }) => look(Number(target.value))}>
        {titlesOf(question, say).map((title, i) => (
          <option key={i} value={i}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
