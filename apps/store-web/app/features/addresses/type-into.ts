/**
 * Writes into a field as if somebody had typed it: React, the form's checks and plain listeners all
 * are notified, whether the field is controlled or not.
 */
export function typeInto(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) setNative(HTMLInputElement.prototype, field, value);
  if (field instanceof HTMLSelectElement) setNative(HTMLSelectElement.prototype, field, value);
}

/** React watches the element's own setter; the prototype's gets past it, so that the event counts. */
function setNative(prototype: object, field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
