import type { PayPalTokenizeOptions } from '../../types/paypal.ts';
import type { PayPalCheckoutCreatePaymentOptions } from '../../types/paypal-checkout.ts';

type Options = PayPalTokenizeOptions | PayPalCheckoutCreatePaymentOptions;

/** Where PayPal leads to at the end. */
export interface ReturnAddresses {
  returnUrl: string;
  cancelUrl: string;
}

/** What of a payment does not come from its options. */
export interface PaymentFacts extends ReturnAddresses {
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

/** Body of the call that starts a payment, as far as both components have it. */
export function paymentBody(options: Options, { displayName, ...addresses }: PaymentFacts): object {
  const { shippingAddressOverride } = options;
  return {
    ...addresses,
    offerPaypalCredit: options.offerCredit === true,
    experienceProfile: {
      brandName: options.displayName || displayName,
      localeCode: options.locale,
      noShipping: String(!options.enableShippingAddress),
      addressOverride: options.shippingAddressEditable === false,
      landingPageType: options.landingPageType,
    },
    ...(options.flow === 'vault'
      ? {
          shippingAddress: shippingAddressOverride,
          description: options.billingAgreementDescription || undefined,
        }
      : {
          amount: options.amount,
          currencyIsoCode: options.currency,
          intent: wireIntent(options.intent),
          ...shippingAddressOverride,
        }),
  };
}
