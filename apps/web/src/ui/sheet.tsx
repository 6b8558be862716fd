import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import { useSay } from './say.ts';
import { Icon } from './icons.tsx';
import { useBeingRead } from './reading.ts';
import { HOUSE } from './house-words.ts';

interface SheetProps {
  readonly title: string;
  /** Before the title, for the eye alone. */
  readonly sign?: ReactElement | null;
  /** `screen` covers everything, `drawer` lies at the right edge, `card` in the middle. */
  readonly kind: 'screen' | 'drawer' | 'card';
  /** Without it the sheet can only be left by what stands on it. */
  readonly onClose?: (() => void) | undefined;
  /** What Escape does where there is no button for closing. */
  readonly onLeave?: () => void;
  readonly children: ReactNode;
}

/** A dialog of the browser: it holds the focus, and Escape leaves it. */
export function Sheet({ title, sign = null, kind, onClose, onLeave = onClose, children }: SheetProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const say = useSay();
  useBeingRead(kind === 'drawer');
  useEffect(() => {
    const { current } = dialog;
    if (current === null || current.open) return;
    current.showModal();
    // The browser would begin with the cross in the corner.
    current.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => current.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`sheet sheet-${kind}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        // A sheet that lies on this one leaves alone.
        if (event.target === dialog.current) onLeave?.();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose?.();
      }}
    >
      <div className="sheet-body">
        <header>
          <h2 id={heading}>
            {sign}
            {title}
          </h2>
          {onClose === undefined ? null : (
            <button type="button" className="t-tool" aria-label={say(HOUSE.close)} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  );
}
