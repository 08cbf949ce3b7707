/** Puts the focus on what is only read; answers whether it took it. */
export function focusText(element: HTMLElement): boolean {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  // The page stands where it belongs: where it was left, or at its section.
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
