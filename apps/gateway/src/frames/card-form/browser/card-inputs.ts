import { brandOf } from '../../../test-values/card-brands.ts';
import {
  digitsOf,
  formatCvv,
  formatDate,
  formatNumber,
  isFieldValid,
  type TypedCard,
} from './card-rules.ts';
import { cardFields, type CardField, type CardFormState } from './protocol.ts';

interface FieldPlan {
  label: string;
  placeholder: string;
  autocomplete: 'cc-number' | 'cc-exp' | 'cc-csc';
  format: (text: string) => string;
  wrong: string;
}

const plans: Readonly<Record<CardField, FieldPlan>> = {
  number: {
    label: 'Card number',
    placeholder: '',
    autocomplete: 'cc-number',
    format: formatNumber,
    wrong: 'Check the card number.',
  },
  expirationDate: {
    label: 'Expiration date',
    placeholder: 'MM/YY',
    autocomplete: 'cc-exp',
    format: formatDate,
    wrong: 'Check the expiration date.',
  },
  cvv: {
    label: 'Security code',
    placeholder: '',
    autocomplete: 'cc-csc',
    format: formatCvv,
    wrong: 'Check the security code.',
  },
};

/** The three inputs of the form, with their labels and their own messages of what is wrong. */
export interface CardInputs {
  typed: () => TypedCard;
  state: () => CardFormState;
  focus: (field: CardField) => void;
  clear: () => void;
  /** Says beside each of them what is wrong, as after a press of Pay. */
  showWrong: (fields: readonly CardField[]) => void;
}

interface FieldView {
  input: HTMLInputElement;
  error: HTMLElement;
}

export function createCardInputs(form: HTMLFormElement, onChange: () => void): CardInputs {
  const views: Record<CardField, FieldView> = {
    number: addField(form, 'number'),
    expirationDate: addField(form, 'expirationDate'),
    cvv: addField(form, 'cvv'),
  };
  const typed = (): TypedCard => ({
    number: views.number.input.value,
    expirationDate: views.expirationDate.input.value,
    cvv: views.cvv.input.value,
  });
  const isRight = (field: CardField): boolean => isFieldValid(field, typed(), new Date());

  function mark(field: CardField, isWrong: boolean): void {
    const { input, error } = views[field];
    error.textContent = isWrong ? plans[field].wrong : '';
    input.toggleAttribute('data-wrong', isWrong);
    input.setAttribute('aria-invalid', String(isWrong));
  }

  for (const field of cardFields) {
    const { input } = views[field];
    input.addEventListener('input', () => {
      reformat(input, plans[field].format);
      // A wrong mark goes as soon as the field is right, and never comes while one is typing.
      if (isRight(field)) mark(field, false);
      onChange();
    });
    input.addEventListener('blur', () => mark(field, input.value !== '' && !isRight(field)));
  }
  return {
    typed,
    state: () => stateOf(typed(), isRight),
    focus: (field) => views[field].input.focus(),
    clear: () => {
      for (const field of cardFields) {
        views[field].input.value = '';
        mark(field, false);
      }
      onChange();
    },
    showWrong: (fields) => {
      for (const field of fields) mark(field, true);
      const [first] = fields;
      if (first !== undefined) views[first].input.focus();
    },
  };
}

function stateOf(card: TypedCard, isRight: (field: CardField) => boolean): CardFormState {
  const emptyFields = cardFields.filter((field) => card[field] === '');
  const wrong = cardFields.filter((field) => !isRight(field));
  return {
    isEmpty: emptyFields.length === cardFields.length,
    isComplete: wrong.length === 0,
    emptyFields,
    invalidFields: wrong.filter((field) => card[field] !== ''),
    brand: brandOf(digitsOf(card.number))?.name ?? null,
  };
}

function addField(form: HTMLFormElement, field: CardField): FieldView {
  const { label: text, placeholder, autocomplete } = plans[field];
  const row = document.createElement('div');
  const label = document.createElement('label');
  const input = document.createElement('input');
  const error = document.createElement('p');
  row.className = `field ${field}`;
  label.htmlFor = field;
  label.textContent = text;
  Object.assign(input, { id: field, name: field, type: 'text', placeholder, autocomplete });
  input.inputMode = 'numeric';
  input.spellcheck = false;
  input.required = true;
  error.id = `${field}-error`;
  error.className = 'error';
  error.setAttribute('aria-live', 'polite');
  input.setAttribute('aria-describedby', error.id);
  row.append(label, input, error);
  form.append(row);
  return { input, error };
}

/** Shows the text in its form; the caret stays behind the same digit. */
function reformat(input: HTMLInputElement, format: (text: string) => string): void {
  const { value, selectionStart } = input;
  const shown = format(value);
  if (shown === value) return;
  const caret = selectionStart ?? value.length;
  const isAtEnd = caret === value.length;
  const digitsBefore = digitsOf(value.slice(0, caret)).length;
  input.value = shown;
  if (!isAtEnd) {
    const place = placeAfter(shown, digitsBefore);
    input.setSelectionRange(place, place);
  }
}

function placeAfter(text: string, digits: number): number {
  let left = digits;
  for (const [place, character] of Array.from(text).entries()) {
    if (left === 0) return place;
    if (/\d/.test(character)) left -= 1;
  }
  return text.length;
}
