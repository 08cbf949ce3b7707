import { element } from './dom.ts';
import type { FieldContext, FieldControl } from './field-control.ts';
import { fieldNames } from './field-names.ts';

/** How many years a card may still be valid; the list holds this one and so many more. */
const yearsAhead = 19;

/** A select of months or years, with a new list of names for the months at any time. */
export interface SelectControl extends FieldControl {
  setMonthNames: (names: readonly string[]) => void;
}

/** A list of months or years instead of an input. */
export function createSelectControl({
  key,
  settings,
  form,
  isAutofilled,
}: FieldContext): SelectControl {
  const { id, autocomplete } = fieldNames[key];
  const today = form.now();
  const isMonth = key === 'expirationMonth';
  const values = isMonth ? months() : years(today.getFullYear());
  const options = values.map((value) => element('option', { value }, value));
  const select = element(
    'select',
    {
      id,
      name: isAutofilled ? id : 'field',
      autocomplete: isAutofilled ? autocomplete : 'off',
    },
    ...options,
  );
  const setMonthNames = (names: readonly string[]): void =>
    options.forEach((option, place) => {
      option.textContent = names[place] ?? option.value;
    });

  function setPlaceholder(text: string | undefined): void {
    const first = select.options[0];
    if (first?.value === '') first.remove();
    if (text !== undefined) select.prepend(element('option', { value: '' }, text));
    if (form.value(key) === '') select.value = '';
  }

  function fill(text: string): void {
    const isCentury = !isMonth && text.length === 2;
    const value = isCentury
      ? String(today.getFullYear()).slice(0, 2) + text
      : text.padStart(2, '0');
    select.value = text === '' ? '' : value;
    form.change(key, select.value);
  }

  select.addEventListener('change', () => form.change(key, select.value));
  setPlaceholder(settings.placeholder);
  if (isMonth && settings.monthNames) setMonthNames(settings.monthNames);
  const current = isMonth ? today.getMonth() + 1 : today.getFullYear();
  return {
    element: select,
    start: settings.prefill || (settings.placeholder === undefined ? String(current) : ''),
    fill,
    refresh: () => undefined,
    setPlaceholder,
    setMonthNames,
  };
}

function months(): string[] {
  return Array.from({ length: 12 }, (_, place) => String(place + 1).padStart(2, '0'));
}

function years(from: number): string[] {
  return Array.from({ length: yearsAhead + 1 }, (_, place) => String(from + place));
}
