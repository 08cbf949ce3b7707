import type { PayPalCheckoutCreatePaymentOptions } from '../../types/paypal-checkout.ts';

type Options = PayPalCheckoutCreatePaymentOptions;

/** Where PayPal leads to at the end. */
export interface ReturnAddresses {
  returnUrl: string;
  cancelUrl: string;
}

/** What of a payment does not come from its options. */
export interface PaymentFacts extends ReturnAddresses {
  merchantAccountId: string | undefined;
  /** The merchant's own, unless the options have another. */
  displayName: unknown;
}

/** Is this one of the two flows? */
export function isFlow(flow: unknown): flow is 'checkout' | 'vault' {
  return flow === 'checkout' || flow === 'vault';
}

/** Where a payment, or an agreement for the vault, is created. */
export function endpointOf(isVault: boolean): string {
  return `paypal_hermes/${isVault ? 'setup_billing_agreement' : 'create_payment_resource'}`;
}

/** PayPal's name for an intent: what is captured at once is a sale; an empty one is none. */
export function wireIntent(intent: string | undefined): string | undefined {
  return intent === 'capture' ? 'sale' : intent || undefined;
}

/** Body of the call that starts a payment. */
export function paymentBody(options: Options, facts: PaymentFacts): object {
  const { returnUrl, cancelUrl, merchantAccountId, displayName } = facts;
  return {
    returnUrl,
    cancelUrl,
    merchantAccountId,
    offerPaypalCredit: options.offerCredit === true,
    experienceProfile: {
      brandName: options.displayName || displayName,
      localeCode: options.locale,
      noShipping: String(!options.enableShippingAddress),
      addressOverride: options.shippingAddressEditable === false,
      landingPageType: options.landingPageType,
    },
    shippingOptions: options.shippingOptions,
    payer_email: options.userAuthenticationEmail,
    correlationId: options.riskCorrelationId || undefined,
    ...(options.flow === 'vault' ? agreementPart(options) : orderPart(options)),
  };
}

function orderPart(options: Options): object {
  const { amount, lineItems, requestBillingAgreement } = options;
  const { billingAgreementDetails, vaultInitiatedCheckoutPaymentMethodToken } = options;
  return {
    amount,
    lineItems,
    requestBillingAgreement,
    billingAgreementDetails,
    vaultInitiatedCheckoutPaymentMethodToken,
    currencyIsoCode: options.currency,
    intent: wireIntent(options.intent),
    ...options.shippingAddressOverride,
  };
}

function agreementPart(options: Options): object {
  const { planType, planMetadata, shippingAddressOverride, billingAgreementDescription } = options;
  return {
    shippingAddress: shippingAddressOverride,
    description: billingAgreementDescription || undefined,
    ...(planType && {
      plan_type: planType,
      plan_metadata: withSnakeKeys(planMetadata) || undefined,
    }),
  };
}

function withSnakeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSnakeKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      withSnakeKeys(inner),
    ]),
  );
}
