/** A ref that focuses the last button: the one that was clicked is gone, and the focus would be nowhere. */
export function focusLastButton(element: HTMLElement | null): void {
  [...(element?.querySelectorAll('button') ?? [])].at(-1)?.focus();
}
