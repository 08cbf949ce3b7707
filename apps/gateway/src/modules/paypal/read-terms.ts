import { parseAmount } from '@albumen/domain/money/decimal-amount';
import type { LineItem, ShippingOption, Terms, WalletAddress } from '../../world-port/paypal.ts';
import { readPlan } from './plan.ts';
import type { PriceFields, RequestFields } from './request-fields.ts';

/** What the payer of a payment is asked. */
export function paymentTerms(fields: RequestFields, currency: string): Terms {
  return {
    ...commonTerms(fields),
    ...pricedTerms(fields, currency),
    shippingAddress: addressIn(fields),
    asksForAgreement: fields.requestBillingAgreement ?? false,
    agreementText: fields.billingAgreementDetails?.description ?? null,
  };
}

/** What changes with a patch. */
export function pricedTerms(
  fields: PriceFields,
  currency: string,
): Pick<Terms, 'lineItems' | 'shippingOptions'> {
  const lineItems = (fields.lineItems ?? []).map((item): LineItem => ({ ...item }));
  const shippingOptions = (fields.shippingOptions ?? []).map(
    ({ id, label, type, selected, amount }): ShippingOption => ({
      id,
      label,
      type,
      isSelected: selected ?? false,
      amountMinor: parseAmount(String(amount.value), currency) ?? 0,
    }),
  );
  return { lineItems, shippingOptions };
}

/** What the payer of an agreement is asked. */
export function agreementTerms(fields: RequestFields): Terms {
  return {
    ...commonTerms(fields),
    lineItems: [],
    shippingOptions: [],
    shippingAddress: addressIn(fields.shippingAddress ?? fields),
    asksForAgreement: true,
    agreementText: fields.description ?? fields.billingAgreementDetails?.description ?? null,
    plan: readPlan(fields),
  };
}

type CommonTerms = Omit<
  Terms,
  'lineItems' | 'shippingOptions' | 'shippingAddress' | 'asksForAgreement' | 'agreementText'
>;

function commonTerms(fields: RequestFields): CommonTerms {
  const { brandName, localeCode, noShipping, addressOverride, landingPageType } =
    fields.experienceProfile ?? {};
  return {
    intent: fields.intent ?? 'authorize',
    brandName: brandName ?? null,
    locale: localeCode ?? null,
    landingPage: landingPageType?.toLowerCase() === 'billing' ? 'billing' : 'login',
    needsShipping: noShipping === false,
    isAddressFixed: addressOverride ?? false,
    offersCredit: fields.offerPaypalCredit ?? false,
    offersPayLater: fields.offerPayLater ?? false,
    plan: null,
    payerEmail: fields.payerEmail ?? null,
  };
}

type AddressFields = Partial<Record<keyof WalletAddress, string | null | undefined>>;

/** Undefined parts are empty; an address has at least a street and a country. */
export function addressIn(fields: AddressFields): WalletAddress | null {
  if (!fields.line1 || !fields.countryCode) return null;
  const { phone } = fields;
  return {
    recipientName: fields.recipientName ?? '',
    line1: fields.line1,
    line2: fields.line2 ?? '',
    city: fields.city ?? '',
    state: fields.state ?? '',
    postalCode: fields.postalCode ?? '',
    countryCode: fields.countryCode,
    ...(phone && { phone }),
  };
}
