import { focusText } from './focus-text.ts';
import type { Place } from './place.ts';

const fields = 'input:not([type="hidden"]), select, textarea';
const controls = `a[href], button, summary, ${fields}`;
const headings = 'h1, h2, h3, h4, legend';
const landmarks = 'main, dialog, nav, aside, header, footer, section[aria-label]';

/** The row beside it, or what stands in its place; false where there is neither. */
export function focusNear(place: Place, lost: HTMLElement): boolean {
  return focusRow(place) || focusReplacement(place, lost);
}

/** The heading of the part of the page that the element is in. */
export function focusScope(element: Element): boolean {
  const dialogs = document.querySelectorAll('dialog[open]');
  const part = element.closest('section, article, fieldset, dialog, [role="tabpanel"], main');
  const scope = part ?? dialogs[dialogs.length - 1] ?? document.getElementById('main');
  return scope instanceof HTMLElement && (focusFirst([scope], headings) || focusText(scope));
}

function focusRow({ removed, previous, next }: Place): boolean {
  // What is pressed is no row: beside 'Go on' may stand 'Forget it'.
  if (!(removed instanceof Element) || removed.matches(controls)) return false;
  return (
    focusFirst(rowsLike(removed, next, 'nextSibling'), controls) ||
    focusFirst(rowsLike(removed, previous, 'previousSibling'), controls)
  );
}

function rowsLike(
  row: Element,
  start: Node | null,
  way: 'nextSibling' | 'previousSibling',
): Element[] {
  const found: Element[] = [];
  for (let node = start; node; node = node[way]) {
    if (node instanceof Element && isLike(node, row)) found.push(node);
  }
  return found;
}

/* Rows of one list; groups of one kind, by the class that names it. */
function isLike(other: Element, row: Element): boolean {
  if (other.tagName !== row.tagName) return false;
  const [kind] = row.classList;
  return row.matches('li, tr') || (kind !== undefined && other.classList[0] === kind);
}

/* The nearest of what came: the same field drawn anew, else a form's first field, a heading, a button. */
function focusReplacement({ parent, added }: Place, lost: HTMLElement): boolean {
  const edge = parent.closest(landmarks);
  // Messages come and go by themselves.
  if (!edge || parent.closest('[aria-live]')) return false;
  const name = lost.getAttribute('name');
  const wanted = [...(name === null ? [] : [`[name="${CSS.escape(name)}"]`]), fields, headings];
  for (let scope: Element | null = parent; scope; scope = scope.parentElement) {
    const inside = added.filter((element) => scope?.contains(element));
    if ([...wanted, controls].some((selector) => focusFirst(inside, selector))) return true;
    if (scope === edge) return false;
  }
  return false;
}

/** Focuses the first of them that takes it. */
function focusFirst(within: readonly Element[], selector: string): boolean {
  return within.some((element) =>
    [element, ...element.querySelectorAll(selector)].some(
      (found) => found instanceof HTMLElement && found.matches(selector) && takesFocus(found),
    ),
  );
}

function takesFocus(element: HTMLElement): boolean {
  if (element.matches(headings)) return focusText(element);
  element.focus();
  return document.activeElement === element;
}
