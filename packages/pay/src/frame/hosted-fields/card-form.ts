import type { FieldKey } from '../../protocol/hosted-fields.ts';
import { digitsOf } from './number-rules.ts';
import { type Card, type JudgeContext, judgeForm, type Judgement } from './judge-form.ts';
import { incomplete, type Validity } from './validity.ts';

/** What the merchant may know of a field. */
export interface FieldStatus extends Validity {
  isEmpty: boolean;
  isFocused: boolean;
}

/** Data of every event but `binAvailable`. */
export interface FormEvent {
  cards: Card[];
  emittedBy: FieldKey;
  fields: Partial<Record<FieldKey, FieldStatus>>;
}

/** Where a form's news go. */
export interface FormListener {
  onEvent: (type: string, event: FormEvent) => void;
  /** The first digits of the number, whenever they are complete and new. */
  onBin: (bin: string) => void;
  /** The first change of any field. */
  onFirstEntry: () => void;
  /** Values or judgements changed: views look again. */
  onChange: () => void;
}

/** The card, of which each frame shows one field. Only frames of one origin share it. */
export interface CardForm {
  value: (key: FieldKey) => string;
  status: (key: FieldKey) => FieldStatus;
  judgement: () => Judgement;
  change: (key: FieldKey, value: string) => void;
  setFocus: (key: FieldKey, isFocused: boolean) => void;
  /** Judges again: the rules have changed. */
  reconsider: () => void;
  /** Enter was pressed. */
  submit: (key: FieldKey) => void;
}

/** Where a form gets its rules. */
export interface CardFormOptions extends Omit<JudgeContext, 'today'> {
  binLength: number;
  now: () => Date;
  listener: FormListener;
}

/** Holds a card's values and tells what changes, in the order that merchants rely on. */
export function createCardForm(options: CardFormOptions): CardForm {
  const { fields, binLength, listener, now } = options;
  const values = new Map<FieldKey, string>();
  const focused = new Set<FieldKey>();
  const judge = (): Judgement => judgeForm(values, { ...options, today: now() });
  let judgement = judge();
  let bin = '';
  let isBegun = false;

  const value = (key: FieldKey): string => values.get(key) ?? '';
  const status = (key: FieldKey): FieldStatus => {
    const { isValid, isPotentiallyValid } = judgement.validity.get(key) ?? incomplete;
    return { isEmpty: value(key) === '', isValid, isPotentiallyValid, isFocused: focused.has(key) };
  };
  const tell = (type: string, emittedBy: FieldKey): void => {
    const all = [...fields.keys()].map((key) => [key, status(key)] as const);
    listener.onEvent(type, { cards: judgement.cards, emittedBy, fields: Object.fromEntries(all) });
  };

  function tellValidity(before: Judgement): void {
    for (const key of fields.keys()) {
      if (isDifferent(before, judgement, key)) tell('validityChange', key);
    }
  }

  function tellNumber(before: Judgement): void {
    if (typesOf(before) !== typesOf(judgement)) tell('cardTypeChange', 'number');
    const start = digitsOf(value('number')).slice(0, binLength);
    if (start.length < binLength || start === bin) return;
    bin = start;
    listener.onBin(bin);
  }

  return {
    value,
    status,
    judgement: () => judgement,
    change: (key, text) => {
      const old = value(key);
      if (text === old) return;
      const before = judgement;
      values.set(key, text);
      judgement = judge();
      listener.onChange();
      if (!isBegun) listener.onFirstEntry();
      isBegun = true;
      if ((old === '') !== (text === '')) tell(text === '' ? 'empty' : 'notEmpty', key);
      if (key === 'number') tellNumber(before);
      tellValidity(before);
    },
    reconsider: () => {
      const before = judgement;
      judgement = judge();
      listener.onChange();
      tellValidity(before);
    },
    setFocus: (key, isFocused) => {
      if (focused.has(key) === isFocused) return;
      if (isFocused) focused.add(key);
      else focused.delete(key);
      listener.onChange();
      tell(isFocused ? 'focus' : 'blur', key);
    },
    submit: (key) => tell('inputSubmitRequest', key),
  };
}

function typesOf({ brands }: Judgement): string {
  return brands.map(({ type }) => type).join();
}

function isDifferent(before: Judgement, now: Judgement, key: FieldKey): boolean {
  const old = before.validity.get(key);
  const fresh = now.validity.get(key);
  return old?.isValid !== fresh?.isValid || old?.isPotentiallyValid !== fresh?.isPotentiallyValid;
}
