import type { FieldKey } from '../../protocol/hosted-fields.ts';
import type { LocaleMessages } from './locales.ts';
import { digitsOf } from './number-rules.ts';
import {
  type Card,
  type ValidationContext,
  validateForm,
  type FormValidation,
} from './validate-form.ts';
import { incomplete, type Validity } from './validity.ts';

/** What the merchant may know of a field. */
export interface FieldStatus extends Validity {
  isEmpty: boolean;
  isFocused: boolean;
  /** What is wrong, in the form's language; '' as long as nothing is. */
  message: string;
}

/** Data of every event but `binAvailable`. */
export interface FormEvent {
  cards: Card[];
  emittedBy: FieldKey;
  fields: Partial<Record<FieldKey, FieldStatus>>;
}

/** Gets the events of a form. */
export interface FormListener {
  onEvent: (type: string, event: FormEvent) => void;
  /** The first digits of the number, whenever they are complete and new. */
  onBin: (bin: string) => void;
  /** The first change of any field. */
  onFirstEntry: () => void;
  /** Values or their validity changed: views look again. */
  onChange: () => void;
}

/** The card, of which each frame shows one field. Only frames of one origin share it. */
export interface CardForm {
  value: (key: FieldKey) => string;
  status: (key: FieldKey) => FieldStatus;
  validation: () => FormValidation;
  change: (key: FieldKey, value: string) => void;
  setFocus: (key: FieldKey, isFocused: boolean) => void;
  /** Validates again: the rules have changed. */
  reconsider: () => void;
  /** Goes on in another language, and notifies the page of every message that is shown. */
  speak: (messages: LocaleMessages) => void;
  /** Enter was pressed. */
  submit: (key: FieldKey) => void;
  /** The clock that dates are validated and completed by. */
  now: () => Date;
}

/** The rules of a form, and its listener. */
export interface CardFormOptions extends Omit<ValidationContext, 'today'> {
  binLength: number;
  messages: LocaleMessages;
  now: () => Date;
  listener: FormListener;
}

/** Holds a card's values and reports what changes, in the order that merchants rely on. */
export function createCardForm(options: CardFormOptions): CardForm {
  const { fields, binLength, listener, now } = options;
  const values = new Map<FieldKey, string>();
  const focused = new Set<FieldKey>();
  const validate = (): FormValidation => validateForm(values, { ...options, today: now() });
  let validation = validate();
  let { messages } = options;
  let bin = '';
  let isBegun = false;

  const value = (key: FieldKey): string => values.get(key) ?? '';
  const status = (key: FieldKey): FieldStatus => {
    const { isValid, isPotentiallyValid } = validation.validity.get(key) ?? incomplete;
    const isEmpty = value(key) === '';
    const isFocused = focused.has(key);
    const isUnfinished = isPotentiallyValid && !isValid;
    const isWrong = !isPotentiallyValid || (isUnfinished && !isFocused && !isEmpty);
    const message = isWrong ? reason(key, isUnfinished) : '';
    return { isEmpty, isValid, isPotentiallyValid, isFocused, message };
  };
  const reason = (key: FieldKey, isUnfinished: boolean): string => {
    if (key === 'number' && validation.isUnsupported) return messages.unsupported;
    return isUnfinished ? messages.incomplete : messages.invalid;
  };
  const notify = (type: string, emittedBy: FieldKey): void => {
    const all = [...fields.keys()].map((key) => [key, status(key)] as const);
    listener.onEvent(type, { cards: validation.cards, emittedBy, fields: Object.fromEntries(all) });
  };

  function notifyValidity(before: FormValidation): void {
    for (const key of fields.keys()) {
      if (isDifferent(before, validation, key)) notify('validityChange', key);
    }
  }

  function notifyNumber(before: FormValidation): void {
    if (typesOf(before) !== typesOf(validation)) notify('cardTypeChange', 'number');
    const start = digitsOf(value('number')).slice(0, binLength);
    if (start.length < binLength || start === bin) return;
    bin = start;
    listener.onBin(bin);
  }

  return {
    value,
    status,
    validation: () => validation,
    change: (key, text) => {
      const old = value(key);
      if (text === old) return;
      const before = validation;
      values.set(key, text);
      validation = validate();
      listener.onChange();
      if (!isBegun) listener.onFirstEntry();
      isBegun = true;
      if ((old === '') !== (text === '')) notify(text === '' ? 'empty' : 'notEmpty', key);
      if (key === 'number') notifyNumber(before);
      notifyValidity(before);
    },
    reconsider: () => {
      const before = validation;
      validation = validate();
      listener.onChange();
      notifyValidity(before);
    },
    speak: (next) => {
      messages = next;
      listener.onChange();
      for (const key of fields.keys()) {
        if (status(key).message !== '') notify('validityChange', key);
      }
    },
    setFocus: (key, isFocused) => {
      if (focused.has(key) === isFocused) return;
      if (isFocused) focused.add(key);
      else focused.delete(key);
      listener.onChange();
      notify(isFocused ? 'focus' : 'blur', key);
    },
    submit: (key) => notify('inputSubmitRequest', key),
    now,
  };
}

function typesOf({ brands }: FormValidation): string {
  return brands.map(({ type }) => type).join();
}

function isDifferent(before: FormValidation, now: FormValidation, key: FieldKey): boolean {
  const old = before.validity.get(key);
  const fresh = now.validity.get(key);
  return old?.isValid !== fresh?.isValid || old?.isPotentiallyValid !== fresh?.isPotentiallyValid;
}
