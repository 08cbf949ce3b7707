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
  /** What is wrong, in the language of the form; `''` as long as nothing is. */
  message?: string;
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
