import { useEffect, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What stood in a field before the scripts were there. */
export interface EarlyField {
  field: Field;
  value: string;
  /** Of boxes and circles that are ticked. */
  isChecked: boolean;
}

/**
 * On a slow network people type and choose before the scripts are there. A field that the page keeps itself
 * would go back to what the page knows: the page is told as if it were done now.
 */
export function useTypedEarly(): void {
  // Read before React takes the page over, since it writes into text areas then.
  const [early] = useState(earlyFields);
  useEffect(() => {
    if (early.length === 0) return;
    import('./tell-typed-early.ts').then(
      ({ tellTypedEarly }) => tellTypedEarly(early),
      // The text stands where it was typed.
      () => undefined,
    );
  }, [early]);
}

/* What a browser puts back by itself after a reload is nobody's wish. */
function earlyFields(): EarlyField[] {
  if (typeof document === 'undefined' || !navigator.userActivation?.hasBeenActive) return [];
  const fields = document.querySelectorAll<Field>('input,textarea,select');
  return [...fields].filter(mayDiffer).map((field) => ({
    field,
    value: field.value,
    isChecked: 'checked' in field && field.checked,
  }));
}

function mayDiffer(field: Field): boolean {
  if (!('defaultValue' in field) || field.value !== field.defaultValue) return true;
  return 'checked' in field && field.checked !== field.defaultChecked;
}
