import { element, setAttribute } from './dom.ts';
import type { FieldContext, FieldControl } from './field-control.ts';

/** What a screen reader announces about a field besides its label. */
export interface FieldMessages {
  element: HTMLElement;
  /** The merchant's own message; '' leaves the field to speak for itself. */
  setMessage: (text: string) => void;
  /** The merchant decides about `aria-invalid` himself, or (undefined) leaves it to the field. */
  setInvalid: (value: string | undefined) => void;
  refresh: () => void;
}

/** Describes `control`: invalid only when it is, and then why. */
export function createMessages({ key, form }: FieldContext, control: FieldControl): FieldMessages {
  const id = `field-description-${key}`;
  const description = element('div', { id, class: 'field-description', 'aria-live': 'polite' });
  let message = '';
  let ownInvalid: string | undefined;
  setAttribute(control.element, 'aria-describedby', id);

  function refresh(): void {
    const reason = form.status(key).message;
    const text = message || reason;
    if (description.textContent !== text) description.textContent = text;
    setAttribute(control.element, 'aria-invalid', ownInvalid ?? (reason ? 'true' : undefined));
  }

  return {
    element: description,
    setMessage: (text) => {
      message = text;
      refresh();
    },
    setInvalid: (value) => {
      ownInvalid = value;
      refresh();
    },
    refresh,
  };
}
