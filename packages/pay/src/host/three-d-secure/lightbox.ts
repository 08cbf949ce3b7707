import type { FramePlace } from './bank-frame.ts';

const OVER_ALL = 999_999;

/**
 * A window over the page for a bank of the first version, where the merchant has no place for it.
 * @param hasExit shows a button to close it; a click beside it and Escape always do
 */
export function openLightbox(hasExit: boolean, onExit: () => void): FramePlace {
  const before = document.activeElement;
  const backdrop = box(`inset:0;z-index:${OVER_ALL - 1};background:rgb(0 0 0 / .5)`);
  const dialog = box(
    `z-index:${OVER_ALL};inset:0;margin:auto;width:max-content;max-width:100vw;height:max-content;background:#fff;color:#000`,
  );
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  dialog.setAttribute('aria-label', 'Confirm your payment with your bank');
  const exit = document.createElement('button');
  exit.type = 'button';
  exit.textContent = 'Close';
  exit.hidden = !hasExit;
  const hidden = [...document.body.children].filter((element) => !element.hasAttribute('inert'));
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onExit();
  };
  exit.addEventListener('click', onExit);
  backdrop.addEventListener('click', onExit);
  return {
    addFrame: (_error, frame) => {
      for (const element of hidden) element.toggleAttribute('inert', true);
      dialog.append(exit, frame);
      document.body.append(backdrop, dialog);
      addEventListener('keydown', onKey);
      frame.focus();
    },
    removeFrame: () => {
      removeEventListener('keydown', onKey);
      for (const element of hidden) element.removeAttribute('inert');
      backdrop.remove();
      dialog.remove();
      if (before instanceof HTMLElement) before.focus();
    },
  };
}

function box(style: string): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = `position:fixed;${style}`;
  return element;
}
