import type { SubmittedPayment } from '@albumen/contract/endpoints/orders';

type WithoutTotal<Payment> = Payment extends unknown ? Omit<Payment, 'cartTotal'> : never;

/** What stands in place of the card. */
export type Tokenized = WithoutTotal<SubmittedPayment>;

/** A card that is a token or nonce now. */
export interface TypedCard {
  payment: Tokenized;
  /** Where the provider has 3-D Secure: asks the card's bank; throws when it does not confirm. */
  verify?: (price: Price) => Promise<Tokenized>;
}

/** What a bank is asked to confirm. */
export interface Price {
  amountMinor: number;
  currency: string;
}

/** Makes a token or nonce of the card that is typed; throws the provider's error when it can't be. */
export type Tokenize = () => Promise<TypedCard>;

export interface CardTokenizerProps {
  /** Called with the function once a card can be taken, with null when it can't any more. */
  onTokenizer: (tokenize: Tokenize | null) => void;
}
