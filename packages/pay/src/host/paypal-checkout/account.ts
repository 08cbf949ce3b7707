import type {
  PayPalCheckoutTokenizationOptions,
  PayPalCheckoutTokenizePayload,
} from '../../types/paypal-checkout.ts';
import { wireIntent } from './payment-body.ts';

/** What the last `createPayment` said that its tokenization needs. */
export interface LastPayment {
  isVault: boolean;
  intent: string | undefined;
  riskCorrelationId: string | undefined;
}

/** What the client says of itself. */
export interface AccountFacts {
  isKey: boolean;
  unilateral: unknown;
}

/** Body of the call that turns an approved payment into a nonce. */
export function accountBody(
  options: PayPalCheckoutTokenizationOptions,
  { isVault, intent, riskCorrelationId }: LastPayment,
  { isKey, unilateral }: AccountFacts,
): object {
  const { billingToken, paymentToken, vault, shippingOptionsId } = options;
  const paymentId = options.paymentID ?? options.paymentId ?? options.orderID;
  const validate = isVault && vault !== false && !isKey;
  const account = {
    correlationId: riskCorrelationId ?? billingToken ?? paymentToken,
    options: { validate },
    shippingOptionsId,
  };
  if (billingToken && !paymentId) return { ...account, billingAgreementToken: billingToken };
  return {
    ...account,
    paymentToken: paymentId,
    payerId: options.payerID ?? options.payerId,
    unilateral,
    intent: wireIntent(options.intent ?? intent),
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
  };
}

/**
 * The merchant's view of a tokenized account.
 * @throws TypeError when the gateway answered without one
 */
export function payloadOf(body: { paypalAccounts?: Account[] }): PayPalCheckoutTokenizePayload {
  const [account] = body.paypalAccounts ?? [];
  if (!account) throw new TypeError('the gateway answered without an account');
  const { nonce, type, details = {} } = account;
  const { payerInfo = {}, creditFinancingOffered, shippingOptionId, cobrandedCardLabel } = details;
  // Absent, not empty, where the gateway gives none.
  return {
    nonce,
    details: payerInfo,
    type,
    ...(creditFinancingOffered !== undefined &&
      creditFinancingOffered !== null && { creditFinancingOffered }),
    ...(shippingOptionId && { shippingOptionId }),
    ...(cobrandedCardLabel && { cobrandedCardLabel }),
  } as PayPalCheckoutTokenizePayload;
}
