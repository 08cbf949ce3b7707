import type { ShippingChoice } from './wire.ts';

/** Finds a part of the page as the gateway wrote it. */
export function element<Kind extends HTMLElement = HTMLElement>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`the sheet has no ${selector}`);
  return found;
}

export function checked(name: string): HTMLInputElement | undefined {
  const selector = `input[name="${name}"]:checked`;
  return document.querySelector<HTMLInputElement>(selector) ?? undefined;
}

/** Leaves the choices that are allowed, the first one chosen; how many there are. */
export function choices(name: string, isAllowed: (choice: HTMLElement) => boolean): number {
  let count = 0;
  for (const input of document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)) {
    const choice = input.closest<HTMLElement>('.choice');
    if (choice && isAllowed(choice)) {
      input.checked = count === 0;
      count += 1;
    } else {
      choice?.remove();
    }
  }
  return count;
}

/** Shipping options in place of those before; a choice that is still there stays. */
export function offerOptions({ options, defaultSelectedOptionId }: ShippingChoice): void {
  const before = checked('option')?.value ?? defaultSelectedOptionId;
  const chosen = options.some(({ id }) => id === before) ? before : options[0]?.id;
  element('[data-part="option"]').hidden = options.length === 0;
  element('[data-options]').replaceChildren(
    ...options.map((option) => optionChoice(option, option.id === chosen)),
  );
}

function optionChoice(
  { id, label, description }: ShippingChoice['options'][number],
  isChosen: boolean,
): HTMLElement {
  const choice = document.createElement('label');
  const input = document.createElement('input');
  const text = document.createElement('span');
  choice.className = 'choice';
  Object.assign(input, { type: 'radio', name: 'option', value: id, checked: isChosen });
  text.append(label);
  if (description) {
    const small = document.createElement('small');
    small.textContent = description;
    text.append(small);
  }
  choice.append(input, text);
  return choice;
}

export function showError(text: string | undefined): void {
  const error = element('.error');
  error.hidden = text === undefined;
  error.textContent = text ?? '';
}
