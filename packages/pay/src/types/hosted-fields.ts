import type { ComponentOptions } from './component.ts';
import type { callback, Loose } from './core.ts';

/** How a field hides what was typed. */
export interface HostedFieldsFieldMaskInput {
  /** `•` unless told. */
  character?: string | undefined;
  /** Leave the last four digits of a valid card number readable. */
  showLastFour?: boolean | undefined;
}

/** Brand → is it taken? Overrides the merchant's configuration. */
export interface HostedFieldsFieldSupportedCardBrands {
  visa?: boolean | undefined;
  mastercard?: boolean | undefined;
  'american-express'?: boolean | undefined;
  'diners-club'?: boolean | undefined;
  discover?: boolean | undefined;
  jcb?: boolean | undefined;
  'union-pay'?: boolean | undefined;
  maestro?: boolean | undefined;
  elo?: boolean | undefined;
  mir?: boolean | undefined;
  hiper?: boolean | undefined;
  hipercard?: boolean | undefined;
}

/** One field of the form. */
export interface HostedFieldsField {
  /** Element, or selector of an element, that the field fills. */
  container?: string | HTMLElement | undefined;
  /** @deprecated Other name of `container`. */
  selector?: string | undefined;
  placeholder?: string | undefined;
  /** Type of the input, e.g. `password`. */
  type?: string | undefined;
  /** Title of the frame, for screen readers. */
  iframeTitle?: string | undefined;
  /** Label inside the frame, for screen readers. */
  internalLabel?: string | undefined;
  /** Spaces while typing; true unless told. */
  formatInput?: boolean | undefined;
  maskInput?: boolean | HostedFieldsFieldMaskInput | undefined;
  /** Month and year only: a select instead of an input. */
  select?: boolean | { options: string[] } | undefined;
  maxCardLength?: number | undefined;
  maxlength?: number | undefined;
  minlength?: number | undefined;
  prefill?: string | undefined;
  /** @deprecated Use `supportedCardBrands`. */
  rejectUnsupportedCards?: boolean | undefined;
  supportedCardBrands?: HostedFieldsFieldSupportedCardBrands | undefined;
}

/** The fields of a form, by key. */
export interface HostedFieldFieldOptions {
  cardholderName?: HostedFieldsField | undefined;
  cvv?: HostedFieldsField | undefined;
  expirationDate?: HostedFieldsField | undefined;
  expirationMonth?: HostedFieldsField | undefined;
  expirationYear?: HostedFieldsField | undefined;
  number?: HostedFieldsField | undefined;
  postalCode?: HostedFieldsField | undefined;
}

/** The first digits of the number. */
export interface HostedFieldsBinPayload {
  bin: string;
}

/** What a brand calls its security code, and how long it is. */
export interface HostedFieldsCardCode {
  name: string;
  size: number;
}

/** A brand that the number may be of. */
export interface HostedFieldsHostedFieldsCard {
  type: string;
  niceType: string;
  code: HostedFieldsCardCode;
  /** Absent before anything was typed. */
  supported?: boolean;
}

/** What is known of a field. */
export interface HostedFieldsHostedFieldsFieldData {
  container: HTMLElement;
  isFocused: boolean;
  isEmpty: boolean;
  isPotentiallyValid: boolean;
  isValid: boolean;
}

/** Key of a field. */
export type HostedFieldsHostedFieldsFieldName =
  | 'number'
  | 'cvv'
  | 'expirationDate'
  | 'expirationMonth'
  | 'expirationYear'
  | 'postalCode'
  | 'cardholderName';

/** What is known of all fields; only those given to `create` are there. */
export type HostedFieldsFieldDataFields = {
  [key in HostedFieldsHostedFieldsFieldName]: HostedFieldsHostedFieldsFieldData;
};

/** The whole form. */
export interface HostedFieldsState {
  cards: HostedFieldsHostedFieldsCard[];
  fields: HostedFieldsFieldDataFields;
}

/** The whole form, and the field that something happened to. */
export interface HostedFieldsEvent extends HostedFieldsState {
  emittedBy: HostedFieldsHostedFieldsFieldName;
}

/** Other name of the event. */
export type HostedFieldsStateObject = HostedFieldsEvent;

/** Event → what its handler gets. */
export interface HostedFieldsEventTypeMap {
  blur: HostedFieldsEvent;
  focus: HostedFieldsEvent;
  empty: HostedFieldsEvent;
  notEmpty: HostedFieldsEvent;
  cardTypeChange: HostedFieldsEvent;
  validityChange: HostedFieldsEvent;
  inputSubmitRequest: HostedFieldsEvent;
  binAvailable: HostedFieldsBinPayload;
}

/** Name of an event. */
export type HostedFieldEventType = keyof HostedFieldsEventTypeMap;

/** What may be shown of a tokenized card. */
export interface HostedFieldsAccountDetails {
  bin: string;
  cardType: string;
  expirationMonth: string;
  expirationYear: string;
  cardholderName: string;
  lastTwo: string;
  lastFour: string;
}

/** What the issuer says of a card's kind. */
export type HostedFieldsTokenizeValues = 'Yes' | 'No' | 'Unknown';

/** What is known of a card's kind. */
export interface HostedFieldsBinData {
  commercial: HostedFieldsTokenizeValues;
  countryOfIssuance: string;
  debit: HostedFieldsTokenizeValues;
  durbinRegulated: HostedFieldsTokenizeValues;
  healthcare: HostedFieldsTokenizeValues;
  issuingBank: string;
  payroll: HostedFieldsTokenizeValues;
  prepaid: HostedFieldsTokenizeValues;
  productId: string;
  business: HostedFieldsTokenizeValues;
  consumer: HostedFieldsTokenizeValues;
  purchase: HostedFieldsTokenizeValues;
  corporate: HostedFieldsTokenizeValues;
}

/** A tokenized card. */
export interface HostedFieldsTokenizePayload {
  /** Send it to the server; good once and for three hours. */
  nonce: string;
  details: HostedFieldsAccountDetails;
  type: string;
  description: string;
  binData: HostedFieldsBinData;
  /** Only when asked for. */
  authenticationInsight?: {
    regulationEnvironment?: 'psd2' | 'unregulated' | 'unavailable';
  };
}

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

/** Address on file with the card's bank. */
export interface HostedFieldsBillingAddress {
  postalCode?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  company?: string | undefined;
  streetAddress?: string | undefined;
  extendedAddress?: string | undefined;
  locality?: string | undefined;
  region?: string | undefined;
  countryCodeNumeric?: string | undefined;
  countryCodeAlpha2?: string | undefined;
  countryCodeAlpha3?: string | undefined;
  countryName?: string | undefined;
}

/** Key of a field. */
export type TokenizationFields = HostedFieldsHostedFieldsFieldName;

/** Options of `tokenize`. */
export interface HostedFieldsTokenizeOptions {
  /** Keep the card for the client token's customer; validates it. */
  vault?: boolean | undefined;
  authenticationInsight?: { merchantAccountId: string } | undefined;
  fieldsToTokenize?: TokenizationFields[] | undefined;
  /** Wins over the field. */
  cardholderName?: string | undefined;
  billingAddress?: HostedFieldsBillingAddress | undefined;
  shippingAddress?: HostedFieldsBillingAddress | undefined;
  phone?: { number?: string; countryCode?: string; extension?: string } | undefined;
  email?: string | undefined;
}

/** Card fields that live in the gateway's frames. */
export interface HostedFields {
  /** @deprecated In the published declarations only. */
  styleOptions: Loose;
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
  /** Selector → style, or → the name of a class whose computed style is taken. */
  styles?: Record<string, string | Record<string, Loose>> | undefined;
  preventAutofill?: boolean | undefined;
  /** Digits of the number in `binAvailable`; 6 unless told. */
  binVerificationLength?: 6 | 8 | undefined;
  sessionId?: string | undefined;
  /** Language of labels and messages inside the frames, e.g. `ar`; the page's unless told. */
  locale?: string | undefined;
}

/** `hostedFields.create` */
export interface HostedFieldsCreate {
  (options: HostedFieldsCreateOptions): Promise<HostedFields>;
  (options: HostedFieldsCreateOptions, callback: callback<HostedFields>): void;
}
