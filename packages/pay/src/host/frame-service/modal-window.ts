import { isIosWebView } from './browser.ts';
import { isElsewhere, type FlowWindow } from './flow-window.ts';

const zIndex = 20_001;

/** A frame over the whole page, for browsers without windows. Escape and its button close it. */
export function modalWindow(name: string, url: string): FlowWindow {
  const frame = document.createElement('iframe');
  Object.assign(frame, { name, src: url, title: 'Payment' });
  const dialog = document.createElement('dialog');
  const button = closeButton();
  dialog.setAttribute('aria-label', 'Payment');
  fill(dialog, { position: 'fixed', inset: '0', zIndex: String(zIndex), background: '#fff' });
  fill(frame, { display: 'block' });
  dialog.append(frame, button);
  const unlock = isIosWebView(navigator.userAgent) ? lockScrolling() : undefined;
  const close = (): void => {
    if (!dialog.isConnected) return;
    // Gives the focus back to where it was.
    dialog.close();
    dialog.remove();
    unlock?.();
  };
  dialog.addEventListener('cancel', close);
  button.addEventListener('click', close);
  document.body.append(dialog);
  dialog.showModal();
  return {
    kind: 'modal',
    isReady: () => isElsewhere(frame.contentWindow),
    isGone: () => !dialog.isConnected,
    go: (next) => {
      frame.src = next;
    },
    focus: () => frame.focus(),
    close,
  };
}

function closeButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '×';
  button.setAttribute('aria-label', 'Close payment');
  Object.assign(button.style, {
    position: 'absolute',
    top: 'max(8px, env(safe-area-inset-top))',
    right: '8px',
    width: '44px',
    height: '44px',
    border: '0',
    borderRadius: '22px',
    background: '#1c1f26',
    color: '#fff',
    font: '24px/1 system-ui, sans-serif',
    cursor: 'pointer',
  });
  return button;
}

function fill(element: HTMLElement, more: Partial<CSSStyleDeclaration>): void {
  const whole = { width: '100%', height: '100%', maxWidth: 'none', maxHeight: 'none' };
  Object.assign(element.style, { ...whole, margin: '0', padding: '0', border: '0' }, more);
}

/** iOS scrolls the page behind a modal: it is held where it is until the modal closes. */
function lockScrolling(): () => void {
  const { style } = document.body;
  const before = { overflow: style.overflow, position: style.position, top: style.top };
  const { scrollX, scrollY } = window;
  Object.assign(style, { overflow: 'hidden', position: 'fixed', top: `-${scrollY}px` });
  return () => {
    Object.assign(style, before);
    scrollTo(scrollX, scrollY);
  };
}
