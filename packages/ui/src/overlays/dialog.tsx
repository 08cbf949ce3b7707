import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { CloseIcon } from '../icons.tsx';
import './dialog.css';

export interface DialogProps {
  /** The heading; with `isTitleHidden` only for screen readers. */
  title: ReactNode;
  isTitleHidden?: boolean;
  /** `panel` slides in at the right, `full` covers the page (photo preview). */
  shape?: 'window' | 'wide' | 'panel' | 'full';
  /** Stands open in the server's markup, too, for whoever has no script. */
  isOpenInMarkup?: boolean;
  /** Outside click, the close button, or the browser closing it. */
  onClose: () => void;
  /** Escape; the same as `onClose` unless given. */
  onEscape?: () => void;
  children: ReactNode;
}

/**
 * The browser's own modal dialog: it makes the page behind inert, keeps focus, and gives it back to
 * what had it. Scrolling of the page is locked by the style sheet while one is open.
 */
export function Dialog(props: DialogProps) {
  const { title, isTitleHidden, shape = 'window', isOpenInMarkup, onClose, children } = props;
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useShownModal(element);
  useDialogEvents(element, { onClose, onEscape: props.onEscape ?? onClose });
  return (
    <dialog
      ref={element}
      className={`dialog dialog--${shape}`}
      data-modal=""
      open={isOpenInMarkup}
      aria-labelledby={titleId}
    >
      <div className="dialog__sheet">
        <div className={isTitleHidden ? 'visually-hidden' : 'dialog__head'}>
          <h2 className="dialog__title title-md" id={titleId}>
            {title}
          </h2>
          {!isTitleHidden && <IconButton label="Close" icon={<CloseIcon />} onClick={onClose} />}
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** The row of buttons at a dialog's end; the primary comes last and sits at the right. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog__actions">{children}</div>;
}

function useShownModal(element: RefObject<HTMLDialogElement | null>) {
  useLayoutEffect(() => {
    const dialog = element.current;
    const opener = document.activeElement;
    // One that the markup opened stands beside the page, which goes on below it.
    dialog?.removeAttribute('open');
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [element]);
}

interface DialogEvents {
  onClose: () => void;
  onEscape: () => void;
}

function useDialogEvents(element: RefObject<HTMLDialogElement | null>, events: DialogEvents) {
  const { onClose, onEscape } = events;
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const escape = (event: Event) => {
      event.preventDefault();
      onEscape();
    };
    // A press that began inside and ended on the backdrop (selecting text) does not close.
    let isPressedOutside = false;
    const press = (event: PointerEvent) => {
      isPressedOutside = event.target === dialog;
    };
    const release = (event: MouseEvent) => {
      if (isPressedOutside && event.target === dialog) onClose();
    };
    dialog.addEventListener('cancel', escape, { signal });
    dialog.addEventListener('close', onClose, { signal });
    dialog.addEventListener('pointerdown', press, { signal });
    dialog.addEventListener('click', release, { signal });
    return () => listening.abort();
  }, [element, onClose, onEscape]);
}
