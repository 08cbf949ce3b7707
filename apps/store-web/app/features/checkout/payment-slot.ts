import type { Checkout } from '@albumen/contract/endpoints/checkout';
import type { FieldErrors } from '@albumen/contract/form';

/** The result of submitting the order. */
export type PlaceOutcome =
  /** 204: the order's page. */
  | { kind: 'placed'; next: string }
  /** A card that can't be used, or a 402: the payment-error banner. */
  | { kind: 'paymentError'; message: string }
  /** The way to pay wants something else first, and says so at its fields. */
  | { kind: 'incomplete' }
  /** Any other status: the checkoutError overlay with the server's sentence, and its messages at the fields. */
  | { kind: 'failed'; message?: string; fields?: FieldErrors };

/** What the payment area offers while it is there. */
export interface PaymentHandle {
  /**
   * Tokenize, challenge, submit. Everything on the page is valid and saved by then; `checkout` is its
   * newest state, whose `cartTotal` is the one that is shown.
   */
  placeOrder: (checkout: Checkout, form: Record<string, string>) => Promise<PlaceOutcome>;
}

/** Props of `payment/payment-area.tsx`. The page owns the button, the banner and the overlay. */
export interface PaymentAreaProps {
  checkout: Checkout;
  /** Called with the handle once an order can be submitted, with null when it can't any more. */
  onHandle: (handle: PaymentHandle | null) => void;
  /** The page has come back from a bank: the order is submitted without another click. */
  onReturn: (place: PaymentHandle['placeOrder']) => void;
}
