import type { CheckoutPayment } from '@albumen/contract/endpoints/orders';
import type { PaymentSetupKind } from '@albumen/contract/endpoints/payments';
import type { FieldErrors } from '@albumen/contract/form';
import type { LocalMethodId, PayMethodId } from '@albumen/contract/payments/pay-methods';
import type { Reply } from '../../../shell/api/api.ts';
import type { Price, Tokenized } from '../card-tokenizer.ts';

/** Who pays, as the page's form says at the submission. */
export interface PayerFacts {
  payerName: string;
  payerEmail: string;
}

/** A payment at a bank or on a phone that begins. */
export interface StartedPayment {
  method: LocalMethodId;
  /** The gateway's. */
  paymentId: string;
  /** The payer confirms on a phone or by an invoice, so that no bank leads back. */
  isConfirmedElsewhere: boolean;
  payer: PayerFacts;
}

/** The thing that is paid, and the calls of our server that belong to it. */
export interface PaySubject extends Price {
  /** Another one asks for everything anew. */
  id: string;
  /** The payer's country, ISO 3166. */
  country: string;
  /** A short description for an invoice. */
  what: string;
  loadSetup: (kind: PaymentSetupKind) => Promise<Reply<CheckoutPayment>>;
  /** Announces a payment to our server before its payer is sent to the bank; answers why it may not begin. */
  start: (started: StartedPayment) => Promise<string | undefined>;
  /** The address that a bank leads back to when it took the place of the page. */
  returnUrl: (method: PayMethodId) => string;
  /** What is safe when nothing can be paid, in the words of the page. */
  kept: string;
}

/** A card or account that is a token or nonce now. */
export type MethodPayment =
  | CardPayment
  | { provider: 'otherMethods'; method: PayMethodId; nonce: string; deviceData?: string };

type CardPayment = Extract<Tokenized, { provider: 'hostedFields' | 'cardForm' }>;

/** The result of asking a method for the money. */
export type MethodResult =
  /** Our server charges it. */
  | { kind: 'tokenized'; payment: MethodPayment }
  /** Our server knows of it since it began; with this nonce it is charged. */
  | { kind: 'confirmed'; paymentId: string; nonce: string }
  /** Confirmed elsewhere and later: the gateway notifies our server. */
  | { kind: 'awaited' }
  | { kind: 'none'; message: string; fields?: FieldErrors };

/** Must be called within a click: it may open a window. */
export type RequestPayment = (payer: PayerFacts) => Promise<MethodResult>;

export interface MethodPanelProps {
  method: PayMethodId;
  subject: PaySubject;
  /** Called with the function once this method can be used, with null when it can't any more. */
  onReady: (requestPayment: RequestPayment | null) => void;
  /** The page has come back from a bank that had taken its place. */
  onReturn: (result: MethodResult, payer?: PayerFacts) => void;
}
