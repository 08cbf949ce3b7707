import { isPointerUsed } from './last-input.ts';
import { focusNear, focusScope } from './next-focus.ts';
import { placeOf, removes, type Place } from './place.ts';

interface Held {
  element: HTMLElement;
  /** Where it was, once it is gone. */
  place?: Place | undefined;
}

const longestTrail = 12;

/** What had the focus, newest first. */
let trail: readonly Held[] = [];
let isLooking = false;

/**
 * Where the focus goes when what had it is gone: to the next row of its list, to what took its place,
 * back to where it was before; else to the heading above. Whatever sets the focus itself is left alone.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => hold(target));
  hold(document.activeElement);
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}

function hold(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || target === document.body) return;
  const others = trail.filter(({ element }) => element !== target);
  trail = [{ element: target }, ...others].slice(0, longestTrail);
}

function look(records: readonly MutationRecord[]): void {
  for (const held of trail) {
    if (!held.element.isConnected) held.place ??= placeOf(held.element, records);
  }
  const [last] = trail;
  if (isLooking || !last || !records.some(removes(last.element))) return;
  isLooking = true;
  // By then the page has set the focus where it knows better.
  requestAnimationFrame(() => {
    isLooking = false;
    if (isLost() && !isPointerUsed()) goOn();
  });
}

function isLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

function goOn(): void {
  const lost = trail;
  trail = lost.filter(({ element }) => element.isConnected);
  for (const { element, place } of lost) {
    if (place) {
      if (focusNear(place, element)) return;
    } else {
      element.focus();
      if (!isLost()) return;
    }
  }
  const places = lost.flatMap(({ place }) => place ?? []);
  if (!places.some(({ parent }) => focusScope(parent))) focusScope(document.body);
}
