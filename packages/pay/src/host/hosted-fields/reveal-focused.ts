import type { FieldFrame } from './field-frame.ts';

/** iOS scrolls before its keyboard is there; after so long it is. */
const keyboardMs = 5;

/** On iOS, brings a field that got the focus into view when most of it is not. */
export function revealFocused(frames: readonly FieldFrame[], key: string): void {
  const container = frames.find((frame) => frame.key === key)?.container;
  if (!container || !/iPhone|iPad|iPod/.test(navigator.userAgent)) return;
  setTimeout(() => {
    const { top, bottom, height } = container.getBoundingClientRect();
    const visible = Math.min(bottom, innerHeight) - Math.max(top, 0);
    if (visible < height / 2) container.scrollIntoView();
  }, keyboardMs);
}
