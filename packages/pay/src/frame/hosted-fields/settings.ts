import { type FieldKey, isFieldKey } from '../../protocol/hosted-fields.ts';
import { type JsonRecord, recordOf, textOf } from '../../protocol/json.ts';
import type { MaskOptions } from './mask.ts';
import { messagesFor, type LocaleMessages } from './locales.ts';

/** One field, as the merchant asked for it. */
export interface FieldSettings {
  label: string;
  title: string;
  placeholder: string | undefined;
  /** The merchant's `type`; undefined for an ordinary field with a keypad for digits. */
  type: string | undefined;
  prefill: string;
  isFormatted: boolean;
  mask: MaskOptions | undefined;
  isSelect: boolean;
  monthNames: string[] | undefined;
  maxCardLength: number | undefined;
  maxLength: number | undefined;
  minLength: number | undefined;
  brandChoices: JsonRecord | undefined;
  rejectsUnsupported: boolean;
}

/** The whole form. */
export interface FormSettings {
  fields: ReadonlyMap<FieldKey, FieldSettings>;
  styles: unknown;
  isAutofilled: boolean;
  /** Digits of the number that the merchant may see. */
  binLength: number;
  messages: LocaleMessages;
}

/** Reads the merchant's create options. They crossed a window, so nothing about them is certain. */
export function readSettings(options: unknown): FormSettings {
  const { fields, styles, preventAutofill, binVerificationLength, locale } = recordOf(options);
  const messages = messagesFor(locale);
  const given = recordOf(fields);
  return {
    fields: new Map(
      // The page's own order: the first field leads.
      Object.keys(given)
        .filter(isFieldKey)
        .map((key) => [key, readField(key, recordOf(given[key]), messages)]),
    ),
    styles,
    isAutofilled: preventAutofill !== true,
    binLength: binVerificationLength === 8 ? 8 : 6,
    messages,
  };
}

function readField(key: FieldKey, given: JsonRecord, messages: LocaleMessages): FieldSettings {
  const label = textOf(given['internalLabel']) ?? messages.labels[key];
  const isDatePart = key === 'expirationMonth' || key === 'expirationYear';
  const { select } = given;
  const monthNames = recordOf(select)['options'];
  return {
    label,
    title: textOf(given['iframeTitle']) ?? `${messages.title} - ${label}`,
    placeholder: textOf(given['placeholder']),
    type: textOf(given['type']),
    prefill: textOf(given['prefill']) ?? '',
    isFormatted: given['formatInput'] !== false,
    mask: readMask(given['maskInput']),
    isSelect: isDatePart && Boolean(select),
    monthNames: Array.isArray(monthNames) ? monthNames.map(String) : undefined,
    maxCardLength: numberOf(given['maxCardLength']),
    maxLength: numberOf(given['maxlength']),
    minLength: numberOf(given['minlength']),
    brandChoices: given['supportedCardBrands'] ? recordOf(given['supportedCardBrands']) : undefined,
    rejectsUnsupported: Boolean(given['rejectUnsupportedCards']),
  };
}

function readMask(given: unknown): MaskOptions | undefined {
  if (!given) return undefined;
  const { character, showLastFour } = recordOf(given);
  return { character: textOf(character) || '•', showLastFour: Boolean(showLastFour) };
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 ? value : undefined;
}
