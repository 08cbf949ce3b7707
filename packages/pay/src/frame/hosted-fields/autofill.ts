import type { FieldKey } from '../../protocol/hosted-fields.ts';
import { fullYear } from './date-rules.ts';
import { element } from './dom.ts';
import { fieldNames } from './field-names.ts';

const fillable: readonly FieldKey[] = [
  'cardholderName',
  'number',
  'expirationMonth',
  'expirationYear',
  'cvv',
];

/** Gives the browser's text for another field to that field. */
export type Fill = (key: FieldKey, text: string) => void;

/**
 * Inputs that nobody sees, one for each other part of a card. A browser that fills a whole card into
 * one frame puts the rest here, and it goes on to the frames that show it. No clock looks for it: a
 * browser that fills signals it by an event or by the `:autofill` style.
 */
export function createAutofill(own: FieldKey, fill: Fill, now: () => Date): HTMLInputElement[] {
  const isDate = own === 'expirationDate';
  const keys = fillable.filter((key) => key !== own && !(isDate && key.startsWith('expiration')));
  const inputs = new Map(keys.map((key) => [key, createInput(key)]));

  function pass(): void {
    const text = (key: FieldKey): string => inputs.get(key)?.value.trim() ?? '';
    for (const key of keys) {
      if (text(key) !== '' && !key.startsWith('expiration')) fill(key, text(key));
    }
    const year = text('expirationYear');
    passDate(text('expirationMonth'), year && fullYear(year, now()), fill);
  }

  for (const input of inputs.values()) {
    for (const type of ['input', 'change', 'animationstart']) input.addEventListener(type, pass);
  }
  return [...inputs.values()];
}

function passDate(month: string, wholeYear: string, fill: Fill): void {
  const fullMonth = month.padStart(2, '0');
  if (month !== '') fill('expirationMonth', fullMonth);
  if (wholeYear !== '') fill('expirationYear', wholeYear);
  if (month !== '' && wholeYear !== '') fill('expirationDate', `${fullMonth}/${wholeYear}`);
}

function createInput(key: FieldKey): HTMLInputElement {
  const { id, autocomplete } = fieldNames[key];
  const name = `${id}-autofill-field`;
  return element('input', {
    id: name,
    name,
    class: 'autofill',
    autocomplete,
    tabindex: -1,
    'aria-hidden': 'true',
  });
}
