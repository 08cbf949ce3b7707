/** Where a step of the focus leads. */
export type FocusDirection = 'before' | 'after';

/**
 * Software keyboards and Firefox step from field to field within one document only, so inputs that
 * nobody sees catch the steps into and out of a frame. Other browsers need none.
 */
export function needsIntercepts({ userAgent, maxTouchPoints } = navigator): boolean {
  const isTablet = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  return isTablet || /Firefox|Android|iPhone|iPad|iPod/i.test(userAgent);
}
