import { useState, type ReactElement } from 'react';
import { sitDown } from '../session/far/matches.ts';
import { at } from '../ui/routes.ts';
import { useSay } from '../ui/say.ts';
import { LinkToGive } from './link-to-give.tsx';
import { QrCode } from './qr-code.tsx';
import { WAITING } from './words.ts';

const TOKEN = /^#seat=([0-9a-f]{32})$/;

/** The token of a seat that somebody brings along to this device; null: he brings none. */
export const tokenIn = (hash: string): string | null => TOKEN.exec(hash)?.[1] ?? null;

/** One's own seat for another device of one's own. The browser keeps its token where no script reads it: the server is asked for it. */
export function SeatLink({ match, origin }: { readonly match: string; readonly origin: string }): ReactElement {
  const say = useSay();
  const [token, setToken] = useState<string | null>(null);
  const [isSilent, setSilent] = useState(false);
  const fetchToken = (): void => {
    if (token !== null) return;
    sitDown(match, {}).then(
      (seated) => setToken(seated.token),
      () => setSilent(true),
    );
  };
  return (
    <details
      className="seat-link"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) fetchToken();
      }}
    >
      <summary>{say(WAITING.seat)}</summary>
      <p className="quiet">{say(WAITING.seatHint)}</p>
      {isSilent ? <p role="status">{say(WAITING.silent)}</p> : null}
      {token === null ? null : (
        <div className="seat-link-opened">
          <QrCode text={origin + at.seat(match, token)} label={say(WAITING.seatPicture)} />
          <LinkToGive link={origin + at.seat(match, token)} label={WAITING.seatLink} />
        </div>
      )}
    </details>
  );
}
