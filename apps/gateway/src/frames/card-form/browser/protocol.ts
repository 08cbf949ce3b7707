/** What a merchant's page and the form's frame say to each other, over one MessageChannel. */

/** The inputs, by the names that errors and states use. */
export type CardField = 'number' | 'expirationDate' | 'cvv';

export const cardFields: readonly CardField[] = ['number', 'expirationDate', 'cvv'];

/** How the form looks: plain colors and lengths; anything else is ignored. */
export interface CardFormStyle {
  colorScheme?: 'light' | 'dark';
  color?: string;
  labelColor?: string;
  /** The color of the page behind the form. */
  ground?: string;
  /** The color behind the inputs. */
  background?: string;
  borderColor?: string;
  focusColor?: string;
  errorColor?: string;
  borderRadius?: string;
  fontSize?: string;
}

/** The first message, with the port. */
export interface OpeningMessage {
  albumenCardForm: 'open';
  merchantId: string;
  authorizationFingerprint: string;
  isVaulting: boolean;
  style: CardFormStyle;
}

/** What is known of what was typed; never a digit of it. */
export interface CardFormState {
  isEmpty: boolean;
  isComplete: boolean;
  emptyFields: CardField[];
  invalidFields: CardField[];
  /** The brand as on the wire, `Visa`; null while the number says nothing. */
  brand: string | null;
}

/** Where the card's bills go; checked by the issuer. */
export interface BillingAddress {
  postalCode?: string;
  streetAddress?: string;
}

export type ToFrame =
  | { type: 'tokenize'; id: number; billingAddress: BillingAddress }
  | { type: 'focus'; field: CardField }
  | { type: 'clear' };

/** One card, once: what the merchant's server charges. */
export interface CardToken {
  token: string;
  card: { brand: string; lastFour: string; expirationMonth: string; expirationYear: string };
}

export type CardFormErrorCode =
  /** Nothing was typed. */
  | 'CARD_FORM_EMPTY'
  /** Some fields are wrong: `fields` names them. */
  | 'CARD_FORM_INVALID'
  | 'CARD_FORM_CVV_FAILED'
  /** The card is in the customer's vault already. */
  | 'CARD_FORM_DUPLICATE'
  /** The gateway did not answer. */
  | 'CARD_FORM_NETWORK'
  /** The gateway said no. */
  | 'CARD_FORM_REFUSED'
  /** The frame did not load. */
  | 'CARD_FORM_TIMEOUT'
  /** `create` was called wrongly. */
  | 'CARD_FORM_CONFIGURATION'
  | 'CARD_FORM_TORN_DOWN';

export interface CardFormFailure {
  code: CardFormErrorCode;
  message: string;
  fields?: CardField[];
}

export type FromFrame =
  | { type: 'ready' }
  | { type: 'height'; px: number }
  | { type: 'state'; state: CardFormState }
  | { type: 'reply'; id: number; outcome: { token: CardToken } | { failure: CardFormFailure } };
