let isByPointer = false;
let focused: Element | null = null;

/** Notes how the person works: a mouse or a finger needs no focus to go on from. */
export function noteInput(): void {
  const note = ({ type, detail, isTrusted }: UIEvent) => {
    // A page presses its own fields, too, as to open a file picker.
    if (!isTrusted) return;
    focused = document.activeElement;
    if (type === 'pointerdown') isByPointer = true;
    // The press of a screen reader is a click without a pointer.
    else if (type === 'keydown' || detail === 0) isByPointer = false;
  };
  for (const type of ['pointerdown', 'keydown', 'click'] as const)
    document.addEventListener(type, note, { capture: true, passive: true });
}

export function isPointerUsed(): boolean {
  return isByPointer;
}

/** What had the focus when something was pressed last. */
export function focusedAtInput(): Element | null {
  return focused;
}
