import type {
  PayPalCheckoutTokenizationOptions,
  PayPalCheckoutTokenizePayload,
} from '../../types/paypal-checkout.ts';
import { wireIntent } from './payment-body.ts';

/** What the last `createPayment` said that its tokenization needs. */
export interface LastPayment {
  /** Undefined when there was none, as where the merchant's server made the payment. */
  flow: string | undefined;
  intent: string | undefined;
  riskCorrelationId?: string | undefined;
}

/** What the client says of itself. */
export interface AccountFacts {
  isKey: boolean;
  unilateral: unknown;
}

/** Body of the call that turns an approved payment into a nonce. */
export function accountBody(
  options: PayPalCheckoutTokenizationOptions,
  { flow, intent, riskCorrelationId }: LastPayment,
  { isKey, unilateral }: AccountFacts,
): object {
  const { billingToken, paymentToken, payerID, payerId, shippingOptionsId } = options;
  const paymentId = options.paymentID || options.paymentId || options.orderID;
  const isVaulted = Object.hasOwn(options, 'vault') ? options.vault : true;
  const account = {
    correlationId: riskCorrelationId || billingToken || paymentToken,
    options: { validate: flow === 'vault' && !isKey && isVaulted },
    shippingOptionsId,
  };
  // PayPal's button gives an order's id beside the billing token, so the flow decides where it is known.
  const isAgreement = flow === undefined ? billingToken && !paymentId : flow === 'vault';
  if (isAgreement) return { ...account, billingAgreementToken: billingToken };
  return {
    ...account,
    paymentToken: paymentId,
    payerId: payerID === undefined ? payerId : payerID,
    unilateral,
    intent: wireIntent(options.intent || intent),
  };
}

interface Account {
  nonce: string;
  type: string;
  details?: {
    payerInfo?: object;
    creditFinancingOffered?: unknown;
    shippingOptionId?: string;
    cobrandedCardLabel?: string;
  } | null;
}

/**
 * The merchant's view of a tokenized account.
 * @throws TypeError when the gateway answered without one
 */
export function payloadOf(body: { paypalAccounts?: Account[] }): PayPalCheckoutTokenizePayload {
  const [account] = body.paypalAccounts ?? [];
  if (!account) throw new TypeError('the gateway answered without an account');
  const { nonce, type, details } = account;
  const { payerInfo, creditFinancingOffered, shippingOptionId, cobrandedCardLabel } = details ?? {};
  // Absent, not empty, where the gateway gives none; the declaration does not say so.
  return {
    nonce,
    details: payerInfo ?? {},
    type,
    ...(Boolean(creditFinancingOffered) && { creditFinancingOffered }),
    ...(shippingOptionId && { shippingOptionId }),
    ...(cobrandedCardLabel && { cobrandedCardLabel }),
  } as PayPalCheckoutTokenizePayload;
}
