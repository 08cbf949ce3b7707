import {
  type FieldsBus,
  REMOVE_FOCUS_INTERCEPTS,
  TRIGGER_FOCUS_CHANGE,
  TRIGGER_INPUT_FOCUS,
} from '../../protocol/hosted-fields.ts';
import type { FieldFrame } from './field-frame.ts';

const reachable =
  'a[href],button,input,select,textarea,iframe,[contenteditable]:not([contenteditable=false]),[tabindex]';

/** iOS scrolls before its keyboard is there; after so long it is. */
const keyboardMs = 5;

/** Leads the focus into frames and out of them where the browser does not do it itself. */
export function leadFocus(frames: readonly FieldFrame[], bus: FieldsBus): void {
  for (const frame of frames) {
    for (const intercept of frame.intercepts) {
      intercept.addEventListener('focus', () => focusField(frame, bus));
    }
  }
  bus.on(TRIGGER_FOCUS_CHANGE, ({ field, direction }) => {
    const frame = frames.find(({ key }) => key === field);
    if (frame) neighborOf(frame, direction === 'after' ? 1 : -1)?.focus();
  });
  // At the ends of a form the next step leads out of it.
  for (const input of frames.flatMap(endsOfForm)) {
    bus.emit(REMOVE_FOCUS_INTERCEPTS, { id: input.id });
    input.remove();
  }
}

/** Focuses a field. A frame's input gets the focus only when the frame has it. */
export function focusField({ iframe, key }: FieldFrame, bus: FieldsBus): void {
  iframe.focus();
  bus.emit(TRIGGER_INPUT_FOCUS, { field: key });
}

/** Brings a field that got the focus into view when most of it is not, on iOS alone. */
export function revealFocused(frames: readonly FieldFrame[], key: string): void {
  const container = frames.find((frame) => frame.key === key)?.container;
  if (!container || !/iPhone|iPad|iPod/.test(navigator.userAgent)) return;
  setTimeout(() => {
    const { top, bottom, height } = container.getBoundingClientRect();
    const visible = Math.min(bottom, innerHeight) - Math.max(top, 0);
    if (visible < height / 2) container.scrollIntoView();
  }, keyboardMs);
}

/** Where a step from a frame leads; other fields are entered through their intercepts. */
function neighborOf({ iframe, intercepts }: FieldFrame, step: number): HTMLElement | undefined {
  const isPassed = (candidate: HTMLElement): boolean =>
    intercepts.some((intercept) => intercept === candidate) ||
    candidate.id.startsWith('braintree-hosted-field-');
  const others = reachableIn(document).filter(
    (candidate) => candidate === iframe || !isPassed(candidate),
  );
  return others[others.indexOf(iframe) + step];
}

function reachableIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(reachable)].filter(
    (candidate) =>
      candidate.tabIndex >= 0 &&
      !('disabled' in candidate && candidate.disabled) &&
      !('type' in candidate && candidate.type === 'hidden') &&
      candidate.getClientRects().length > 0,
  );
}

/** The intercepts of a frame that nothing else in its form stands beyond. */
function endsOfForm({ iframe, intercepts }: FieldFrame): HTMLInputElement[] {
  const all = reachableIn(iframe.closest('form') ?? document);
  return intercepts.filter((intercept) => intercept === all[0] || intercept === all.at(-1));
}
