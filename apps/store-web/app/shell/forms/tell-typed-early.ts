import type { EarlyField } from './typed-early.ts';

/** Tells the page of what differs from what it was sent with. */
export function tellTypedEarly(early: readonly EarlyField[]): void {
  for (const { field: typedInto, value, isChecked } of early) {
    const field = standIn(typedInto);
    if (field instanceof HTMLSelectElement) chooseIn(field, value);
    else if (field instanceof HTMLTextAreaElement) typeInto(field, value);
    else if (field?.type === 'file') tell(field, 'change');
    else if (field?.type === 'checkbox' || field?.type === 'radio') tick(field, isChecked);
    else if (field) typeInto(field, value);
  }
}

/* A form that begins anew with what the browser kept has fields of its own in the same places. */
function standIn(field: EarlyField['field']): EarlyField['field'] | undefined {
  if (field.isConnected) return field;
  const found = document.getElementById(field.id);
  return found instanceof field.constructor ? (found as typeof field) : undefined;
}

function typeInto(field: HTMLInputElement | HTMLTextAreaElement, early: string): void {
  const { defaultValue } = field;
  if (isSame(field, early, defaultValue)) return;
  // What came since is newer, unless the page has just put its own text there.
  const typed = field.value === defaultValue ? early : field.value;
  // React tells of nothing that it has seen in the field: it sees the old text, and not the setting of the new.
  field.value = defaultValue;
  Reflect.set(Object.getPrototypeOf(field), 'value', typed, field);
  tell(field, 'input');
  // Fields that save when they are left have been left already.
  if (document.activeElement !== field) tell(field, 'focusout');
}

/* Browsers write colors small, and put a slider on its next step. */
function isSame({ type, step }: { type: string; step?: string }, one: string, other: string) {
  if (type === 'range') return Math.abs(Number(one) - Number(other)) < (Number(step) || 1);
  return one.toLowerCase() === other.toLowerCase();
}

function chooseIn(field: HTMLSelectElement, early: string): void {
  const options = [...field.options];
  const sent = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  if (sent === undefined || sent.value === early) return;
  if (field.value === sent.value) field.value = early;
  tell(field, 'change');
}

/* React hears of a tick by its press. */
function tick(field: HTMLInputElement, isChecked: boolean): void {
  if (isChecked === field.defaultChecked || (field.type === 'radio' && !isChecked)) return;
  field.checked = !isChecked;
  field.click();
}

function tell(field: HTMLElement, type: string): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
