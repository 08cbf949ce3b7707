import type { PayPalCheckoutCreatePaymentOptions } from '../../types/paypal-checkout.ts';

type Options = PayPalCheckoutCreatePaymentOptions;

/** What a payment's body has in this component alone. */
export function checkoutBody(options: Options, merchantAccountId: string | undefined): object {
  return {
    merchantAccountId,
    shippingOptions: options.shippingOptions,
    payer_email: options.userAuthenticationEmail,
    correlationId: options.riskCorrelationId || undefined,
    ...(options.flow === 'vault' ? planOf(options) : orderOf(options)),
  };
}

function orderOf(options: Options): object {
  const { lineItems, requestBillingAgreement, billingAgreementDetails } = options;
  const { vaultInitiatedCheckoutPaymentMethodToken } = options;
  return {
    lineItems,
    requestBillingAgreement,
    billingAgreementDetails,
    vaultInitiatedCheckoutPaymentMethodToken,
  };
}

function planOf({ planType, planMetadata }: Options): object {
  if (!planType) return {};
  return { plan_type: planType, plan_metadata: withSnakeKeys(planMetadata) || undefined };
}

function withSnakeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSnakeKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase(),
      withSnakeKeys(inner),
    ]),
  );
}
