import { useLayoutEffect } from 'react';

/**
 * On a slow network people type before the scripts are there. A field whose text the page keeps itself would
 * go back to what the page knows: it is told as if the text were typed now.
 */
export function useTypedEarly(): void {
  useLayoutEffect(tellTypedEarly, []);
}

function tellTypedEarly(): void {
  for (const field of document.querySelectorAll('input')) {
    const { value, defaultValue } = field;
    if (value !== defaultValue) setTimeout(() => typeInto(field, value));
  }
}

function typeInto(field: HTMLInputElement, text: string): void {
  // What came since is newer, unless the page has just put its own text there.
  const typed = field.value === field.defaultValue ? text : field.value;
  // React tells of nothing that it has seen in the field: it sees the old text, and not the setting of the new.
  field.value = field.defaultValue;
  Reflect.set(HTMLInputElement.prototype, 'value', typed, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
