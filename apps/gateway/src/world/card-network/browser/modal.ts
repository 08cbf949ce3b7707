const sheetText = `
:host { all: initial; color-scheme: light dark; font: 16px/1.4 system-ui, sans-serif }
.backdrop { position: fixed; inset: 0; z-index: 999998; background: rgb(10 12 18 / 0.6) }
.window { position: fixed; z-index: 999999; inset: 0; margin: auto; display: flex;
  flex-direction: column; width: min(500px, 100vw); height: min(560px, 100dvh);
  background: light-dark(#fff, #16191f); color: CanvasText; border-radius: 10px; overflow: hidden;
  box-shadow: 0 12px 48px rgb(0 0 0 / 0.35) }
.window.dense { width: min(400px, 100vw); height: min(480px, 100dvh); border-radius: 6px }
iframe { flex: 1; width: 100%; border: 0; min-height: 0 }
button { align-self: flex-end; margin: 6px; min-width: 44px; min-height: 44px; border: 0;
  border-radius: 6px; background: transparent; color: inherit; font: inherit; cursor: pointer }
button:focus-visible { outline: 3px solid Highlight; outline-offset: -3px }
.end { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
@media (max-width: 520px) { .window { border-radius: 0 } }
`;

/** How the window looks, and what its own button does; without one only the issuer ends it. */
export interface ModalOptions {
  isDense: boolean;
  onExit: (() => void) | undefined;
}

/**
 * A window over the page that holds the focus.
 * @returns takes it away again, and the focus back to where it was
 */
export function buildModal(
  frame: HTMLIFrameElement,
  { isDense, onExit }: ModalOptions,
): () => void {
  const before = document.activeElement;
  const host = document.createElement('div');
  host.id = 'Cardinal-Modal';
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetText);
  root.adoptedStyleSheets = [sheet];
  const backdrop = make('div', 'backdrop');
  const dialog = make('div', isDense ? 'window dense' : 'window');
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  dialog.setAttribute('aria-label', 'Confirm your payment with your bank');
  const [start, end] = [guard(frame), guard(frame)];
  const exit = onExit && exitButton(onExit);
  dialog.append(start, ...(exit ? [exit] : []), frame, end);
  root.append(backdrop, dialog);
  const hidden = hideRest();
  document.body.append(host);
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onExit?.();
  };
  addEventListener('keydown', onKey);
  backdrop.addEventListener('click', () => onExit?.());
  frame.focus();
  return () => {
    removeEventListener('keydown', onKey);
    host.remove();
    for (const element of hidden) element.inert = false;
    if (before instanceof HTMLElement) before.focus();
  };
}

/** Everything else on the page is out of reach, for keyboards and for screen readers. */
function hideRest(): HTMLElement[] {
  const rest = [...document.body.children].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && !element.inert,
  );
  for (const element of rest) element.inert = true;
  return rest;
}

/** Catches the focus at either end and leads it into the frame again. */
function guard(frame: HTMLIFrameElement): HTMLElement {
  const element = make('span', 'end');
  element.tabIndex = 0;
  element.setAttribute('aria-hidden', 'true');
  element.addEventListener('focus', () => frame.focus());
  return element;
}

function exitButton(onExit: () => void): HTMLElement {
  const button = make('button', 'exit');
  button.textContent = 'Close';
  button.addEventListener('click', onExit);
  return button;
}

function make(name: string, className: string): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  return element;
}
