import type { SubmittedPayment } from '@albumen/contract/endpoints/orders';

type WithoutTotal<Payment> = Payment extends unknown ? Omit<Payment, 'cartTotal'> : never;

/** What stands in place of the card. */
export type Tokenized = WithoutTotal<SubmittedPayment>;

/** Makes a token or nonce of the card that is typed; throws the provider's error when it can't be. */
export type Tokenize = () => Promise<Tokenized>;

export interface CardTokenizerProps {
  /** Called with the function once a card can be taken, with null when it can't any more. */
  onTokenizer: (tokenize: Tokenize | null) => void;
}
