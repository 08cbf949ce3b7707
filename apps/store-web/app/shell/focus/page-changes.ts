import { focusedAtInput } from './last-input.ts';
import { focusText } from './focus-text.ts';

/** On another page the focus begins at its content, and a reader says its title. */
export function followPages(): void {
  let { pathname } = window.location;
  window.addEventListener('pagechange', () => {
    if (window.location.pathname === pathname) return;
    ({ pathname } = window.location);
    if (!hasOwnFocus()) begin();
  });
}

/** A page that put the focus somewhere itself keeps it. */
function hasOwnFocus(): boolean {
  const { activeElement } = document;
  // What lasts over pages: the upload and the messages.
  if (activeElement?.closest('.upload-panel, .toast-region')) return true;
  return activeElement !== focusedAtInput() && activeElement?.closest('#main, dialog') != null;
}

function begin(): void {
  const section = document.getElementById(window.location.hash.slice(1));
  const main = document.getElementById('main');
  if (section) focusText(section);
  else if (main) focusNamed(main);
}

/* By its name a reader says which page this is; who reads on needs it no more. */
function focusNamed(main: HTMLElement): void {
  main.setAttribute('aria-label', document.title);
  main.addEventListener('blur', () => main.removeAttribute('aria-label'), { once: true });
  focusText(main);
}
