import type { ComponentOptions } from './component.ts';
import type { callback, Untyped } from './core.ts';
import type { HostedFieldFieldOptions } from './hosted-fields-options.ts';
import type {
  HostedFieldEventType,
  HostedFieldsEventTypeMap,
  HostedFieldsHostedFieldsFieldName,
  HostedFieldsState,
} from './hosted-fields-state.ts';
import type {
  HostedFieldsTokenizeOptions,
  HostedFieldsTokenizePayload,
} from './hosted-fields-tokenization.ts';

export type * from './hosted-fields-options.ts';
export type * from './hosted-fields-state.ts';
export type * from './hosted-fields-tokenization.ts';

/** Attributes that may be changed inside a field. */
export type HostedFieldAttributeName =
  | 'aria-invalid'
  | 'aria-required'
  | 'disabled'
  | 'placeholder';

/** Which attribute of which field. */
export interface HostedFieldAttributeOptions {
  field: HostedFieldsHostedFieldsFieldName;
  attribute: HostedFieldAttributeName;
  value?: string | boolean | number | null;
}

/** A message for screen readers. */
export interface HostedFieldMessageOptions {
  field: HostedFieldsHostedFieldsFieldName;
  message: string;
}

/** What of a form may change while it is filled in. */
export type HostedFieldsLook = Pick<HostedFieldsCreateOptions, 'styles' | 'locale'>;

/** Card fields that live in the gateway's frames. */
export interface HostedFields {
  /** @deprecated In the published declarations only. */
  styleOptions: Untyped;
  on<EventType extends HostedFieldEventType>(
    event: EventType,
    handler: (event: HostedFieldsEventTypeMap[EventType]) => void,
  ): void;
  off<EventType extends HostedFieldEventType>(
    event: EventType,
    handler: (event: HostedFieldsEventTypeMap[EventType]) => void,
  ): void;
  /** Takes the fields from the page. */
  teardown(): Promise<void>;
  teardown(callback?: callback): void;
  /** Turns what was typed into a nonce. */
  tokenize(options?: HostedFieldsTokenizeOptions): Promise<HostedFieldsTokenizePayload>;
  tokenize(
    options: HostedFieldsTokenizeOptions,
    callback: callback<HostedFieldsTokenizePayload>,
  ): void;
  tokenize(callback: callback<HostedFieldsTokenizePayload>): void;
  addClass(field: HostedFieldsHostedFieldsFieldName, classname: string): Promise<void>;
  addClass(
    field: HostedFieldsHostedFieldsFieldName,
    classname: string,
    callback: callback<void>,
  ): void;
  removeClass(field: HostedFieldsHostedFieldsFieldName, classname: string): Promise<void>;
  removeClass(
    field: HostedFieldsHostedFieldsFieldName,
    classname: string,
    callback: callback,
  ): void;
  /** @deprecated Use `setAttribute`. */
  setPlaceholder(field: HostedFieldsHostedFieldsFieldName, placeholder: string): Promise<void>;
  /** @deprecated Use `setAttribute`. */
  setPlaceholder(
    field: HostedFieldsHostedFieldsFieldName,
    placeholder: string,
    callback: callback<void>,
  ): void;
  clear(field: HostedFieldsHostedFieldsFieldName): Promise<void>;
  clear(field: HostedFieldsHostedFieldsFieldName, callback: callback<void>): void;
  getState(): HostedFieldsState;
  /**
   * Other styles, another language, or both; what was typed stays. Not in the provider's own frames:
   * `HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED`.
   */
  update(look: HostedFieldsLook): Promise<void>;
  update(look: HostedFieldsLook, callback: callback<void>): void;
  focus(field: HostedFieldsHostedFieldsFieldName): Promise<void>;
  focus(field: HostedFieldsHostedFieldsFieldName, callback: callback<void>): void;
  /** What the merchant requires besides the number, e.g. `['cvv', 'postal_code']`. */
  getChallenges(): Promise<string[]>;
  getChallenges(callback: callback<string[]>): void;
  /** Brands that the merchant takes. */
  getSupportedCardTypes(): Promise<string[]>;
  getSupportedCardTypes(callback: callback<string[]>): void;
  setAttribute(options: HostedFieldAttributeOptions): Promise<void>;
  setAttribute(options: HostedFieldAttributeOptions, callback: callback<void>): void;
  removeAttribute(options: HostedFieldAttributeOptions): Promise<void>;
  removeAttribute(options: HostedFieldAttributeOptions, callback: callback<void>): void;
  /** Sets what screen readers say about a field. */
  setMessage(options: HostedFieldMessageOptions): void;
  /** Names of the months in a month select. */
  setMonthOptions(options: readonly string[]): Promise<void>;
  setMonthOptions(options: readonly string[], callback: callback<void>): void;
}

/** Options of `hostedFields.create`. */
export interface HostedFieldsCreateOptions extends ComponentOptions {
  fields: HostedFieldFieldOptions;
  /** Selector → style, or → the name of a class whose computed style applies. */
  styles?: Record<string, string | Record<string, unknown>> | undefined;
  preventAutofill?: boolean | undefined;
  /** Digits of the number in `binAvailable`; default 6. */
  binVerificationLength?: 6 | 8 | undefined;
  /** Joins the calls of one checkout in the gateway's records; the client's unless given. */
  sessionId?: string | undefined;
  /** Language of labels and messages inside the frames, e.g. `ar`; default the page's. */
  locale?: string | undefined;
}

/** `hostedFields.create` */
export interface HostedFieldsCreate {
  (options: HostedFieldsCreateOptions): Promise<HostedFields>;
  (options: HostedFieldsCreateOptions, callback: callback<HostedFields>): void;
}
