import type { FieldKey } from '../../protocol/hosted-fields.ts';
import type { CardForm } from './card-form.ts';
import type { FieldSettings } from './settings.ts';

/** What a frame gets from the leading frame to show its field. */
export interface FieldContext {
  key: FieldKey;
  settings: FieldSettings;
  form: CardForm;
  isAutofilled: boolean;
}

/** The input or select of a frame. */
export interface FieldControl {
  element: HTMLInputElement | HTMLSelectElement;
  /** Text to begin with. */
  start: string;
  /** Takes text that nobody typed here: prefilled, filled by the browser, or '' to clear. */
  fill: (text: string) => void;
  /** Looks at the form again. */
  refresh: () => void;
  setPlaceholder: (text: string | undefined) => void;
}
