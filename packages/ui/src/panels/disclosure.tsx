import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import './disclosure.css';

export interface DisclosureProps {
  /** What the button shows; `label` is what a screen reader says when that is only an icon. */
  summary: ReactNode;
  label?: string;
  /** The sheet's edge that lines up with the button's. */
  align?: 'start' | 'end';
  opensUp?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A small sheet of links and settings below its button. It opens without script; with script an
 * outside click, Escape and a choice close it. Give links and buttons inside `className="menu-item"`.
 */
export function Disclosure(props: DisclosureProps) {
  const { summary, label, align = 'end', opensUp, className, children } = props;
  const element = useRef<HTMLDetailsElement>(null);
  useClosing(element);
  const names = [
    'disclosure',
    align === 'start' && 'disclosure--start',
    opensUp && 'disclosure--up',
    className,
  ];
  return (
    <details ref={element} className={names.filter(Boolean).join(' ')}>
      <summary aria-label={label}>{summary}</summary>
      <div className="disclosure__sheet">{children}</div>
    </details>
  );
}

function useClosing(element: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const details = element.current;
    const listening = new AbortController();
    const { signal } = listening;
    const close = () => {
      if (details) details.open = false;
    };
    document.addEventListener(
      'click',
      (event) => {
        const { target } = event;
        if (!(target instanceof Element) || !details?.open) return;
        // What was pressed may be gone by now: the press itself knows where it was.
        const isInside = event.composedPath().includes(details);
        if (!isInside || target.closest('.menu-item')) close();
      },
      { signal },
    );
    // Before what a choice does: a dialog gives the focus back to the button, not to what is hidden.
    details?.addEventListener(
      'click',
      ({ target }) => {
        const isChoice = target instanceof Element && target.closest('.menu-item') !== null;
        if (isChoice) details.querySelector('summary')?.focus();
      },
      { signal, capture: true },
    );
    // The document listens: the focus may be nowhere, when what had it is gone.
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !details?.open) return;
        event.preventDefault();
        close();
        details.querySelector('summary')?.focus();
      },
      { signal },
    );
    details?.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !details.contains(relatedTarget)) close();
      },
      { signal },
    );
    return () => listening.abort();
  }, [element]);
}
