import type { FieldFrame } from './field-frame.ts';

/**
 * A click on a field's label focuses the field, as it would an input.
 * @returns ends it
 */
export function listenToLabels(
  frames: readonly FieldFrame[],
  focus: (field: FieldFrame) => void,
): () => void {
  const ending = new AbortController();
  for (const frame of frames) {
    for (const label of labelsOf(frame.container)) {
      label.addEventListener('click', () => focus(frame), { signal: ending.signal });
    }
  }
  return () => ending.abort();
}

function labelsOf(container: HTMLElement): Element[] {
  const around = container.closest('label');
  // A connected container is in a document or a shadow root.
  const root = container.getRootNode() as ParentNode;
  const named = container.id
    ? [...root.querySelectorAll(`label[for="${CSS.escape(container.id)}"]`)]
    : [];
  return around ? [...named, around] : named;
}
