import { type Check, isAnything, isRecord, isText, listOf, oneOf, shape } from './checks.ts';
import type { Bus, Checks } from './bus.ts';

/** Field keys in the order in which they are offered. */
export const FIELD_KEYS = [
  'number',
  'cvv',
  'expirationDate',
  'expirationMonth',
  'expirationYear',
  'postalCode',
  'cardholderName',
] as const;

export type FieldKey = (typeof FIELD_KEYS)[number];

export const FRAME_READY = 'hosted-fields:FRAME_READY';
export const READY_FOR_CLIENT = 'hosted-fields:READY_FOR_CLIENT';
export const INPUT_EVENT = 'hosted-fields:INPUT_EVENT';
export const BIN_AVAILABLE = 'hosted-fields:BIN_AVAILABLE';
export const CARD_FORM_ENTRY_HAS_BEGUN = 'hosted-fields:CARD_FORM_ENTRY_HAS_BEGUN';
export const TRIGGER_FOCUS_CHANGE = 'hosted-fields:TRIGGER_FOCUS_CHANGE';
export const TRIGGER_INPUT_FOCUS = 'hosted-fields:TRIGGER_INPUT_FOCUS';
export const CLEAR_FIELD = 'hosted-fields:CLEAR_FIELD';
export const ADD_CLASS = 'hosted-fields:ADD_CLASS';
export const REMOVE_CLASS = 'hosted-fields:REMOVE_CLASS';
export const SET_ATTRIBUTE = 'hosted-fields:SET_ATTRIBUTE';
export const REMOVE_ATTRIBUTE = 'hosted-fields:REMOVE_ATTRIBUTE';
export const SET_MESSAGE = 'hosted-fields:SET_MESSAGE';
export const SET_MONTH_OPTIONS = 'hosted-fields:SET_MONTH_OPTIONS';
export const UPDATE_LOOK = 'hosted-fields:UPDATE_LOOK';
export const TOKENIZATION_REQUEST = 'hosted-fields:TOKENIZATION_REQUEST';
export const REMOVE_FOCUS_INTERCEPTS = 'hosted-fields:REMOVE_FOCUS_INTERCEPTS';

/** Is this the key of a field? */
export const isFieldKey: Check<FieldKey> = oneOf(...FIELD_KEYS);
const ofField = shape({ field: isFieldKey });
const ofClass = shape({ field: isFieldKey, classname: isText });

/** What a field frame may say to the merchant page. */
export const fromFieldFrames = {
  [FRAME_READY]: ofField,
  [READY_FOR_CLIENT]: isAnything,
  [INPUT_EVENT]: shape({
    type: isText,
    merchantPayload: shape({ cards: listOf(isRecord), emittedBy: isFieldKey, fields: isRecord }),
  }),
  [BIN_AVAILABLE]: (bin): bin is string | number => /^\d{6,8}$/.test(String(bin)),
  [CARD_FORM_ENTRY_HAS_BEGUN]: isAnything,
  [TRIGGER_FOCUS_CHANGE]: shape({ field: isFieldKey, direction: oneOf('before', 'after') }),
  [REMOVE_FOCUS_INTERCEPTS]: isAnything,
} satisfies Checks;

/** What a merchant page may say to its field frames. */
export const fromMerchantPage = {
  [TRIGGER_INPUT_FOCUS]: ofField,
  [CLEAR_FIELD]: ofField,
  [ADD_CLASS]: ofClass,
  [REMOVE_CLASS]: ofClass,
  [SET_ATTRIBUTE]: shape({ field: isFieldKey, attribute: isText, value: isAnything }),
  [REMOVE_ATTRIBUTE]: shape({ field: isFieldKey, attribute: isText }),
  [SET_MESSAGE]: shape({ field: isFieldKey, message: isText }),
  [SET_MONTH_OPTIONS]: listOf(isText),
  [UPDATE_LOOK]: isRecord,
  [TOKENIZATION_REQUEST]: isAnything,
  [REMOVE_FOCUS_INTERCEPTS]: isAnything,
} satisfies Checks;

/** The line to the field frames, as the merchant page has it. */
export type FieldsBus = Bus<typeof fromFieldFrames>;

/** The line to the merchant page, as a field frame has it. */
export type MerchantBus = Bus<typeof fromMerchantPage>;
