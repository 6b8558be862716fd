import { ENGINE_VERSION } from '@bande/record/version';
import { Component, useState, type ReactElement, type ReactNode } from 'react';
import { routes } from './routes.ts';
import { useSay } from './say.ts';
import { copyText } from './copy-text.ts';
import { HOUSE } from './house-words.ts';

interface Props {
  readonly children: ReactNode;
}
interface State {
  readonly error: Error | null;
}

/** Catches what falls off the table: a way back, and a report that can be copied. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };
  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <Broken error={this.state.error} />;
  }
}

/** Some browsers begin the stack with the message, some leave it out. */
const traceOf = ({ name, message, stack = '' }: Error): string =>
  stack.includes(message) ? stack : `${name}: ${message}\n${stack}`;

/** What somebody needs to find the fault; nothing about the visitor. */
const reportOf = (error: Error, page: string, browser: string): string =>
  [`Bande ${ENGINE_VERSION}`, page, browser, traceOf(error)].join('\n');

function Broken({ error }: { readonly error: Error }): ReactElement {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const report = reportOf(error, location.pathname, navigator.userAgent);
  const copy = async (): Promise<void> => {
    setCopied(await copyText(report));
  };
  return (
    <main className="room-message" role="alert">
      <h1>{say(HOUSE.broken)}</h1>
      <p>{say(HOUSE.brokenText)}</p>
      <p className="sheet-actions">
        <button type="button" className="t-main" onClick={() => location.reload()}>
          {say(HOUSE.reload)}
        </button>
        {/* A whole new page: the house itself may be broken. */}
        <a className="t-plain" href={routes.start}>
          {say(HOUSE.home)}
        </a>
        <button type="button" className="t-plain" onClick={() => void copy()}>
          {say(copied ? HOUSE.copied : HOUSE.copyReport)}
        </button>
      </p>
      <details>
        <summary>{say(HOUSE.report)}</summary>
        <pre tabIndex={0}>{report}</pre>
      </details>
    </main>
  );
}
