import type { FieldErrors } from '@albumen/contract/form';

/** The first of the fields that was refused; false when none of them was. */
export function focusNamed(fields: Iterable<Element>, errors: FieldErrors): boolean {
  for (const field of fields) {
    if (!(field instanceof HTMLElement)) continue;
    if (errors[field.getAttribute('name') ?? ''] === undefined) continue;
    // What is folded away takes no focus.
    const fold = field.closest('details');
    if (fold) fold.open = true;
    field.focus();
    return true;
  }
  return false;
}
