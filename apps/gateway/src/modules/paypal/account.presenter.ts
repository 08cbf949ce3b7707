import type { PayPal, PayPalPayer, WalletAddress } from '../../world-port/paypal.ts';
import type { TokenizedAccount } from './accounts.service.ts';
import type { PayPalRequest } from './paypal-request.ts';
import { shippingOf } from './price.ts';

/** What a merchant's page may know of an approved payment or agreement. */
export function presentAccount(
  payPal: PayPal,
  { request, nonce }: Pick<TokenizedAccount, 'request' | 'nonce'>,
  correlationId: string | undefined,
) {
  const payer = payPal.payer(request.payerId);
  const shippingOption = shippingOf(request);
  const { financing, cobrandedCardLabel } = payPal.funding(request);
  return {
    type: 'PayPalAccount',
    nonce: nonce.nonce,
    description: 'PayPal',
    consumed: nonce.isConsumed,
    details: {
      email: payer?.email ?? null,
      payerInfo: payer && payerInfo(payer, request),
      correlationId: correlationId ?? (request.kind === 'agreement' ? request.id : request.token),
      ...(financing && { creditFinancingOffered: financing }),
      ...(shippingOption && { shippingOptionId: shippingOption.id }),
      ...(cobrandedCardLabel && { cobrandedCardLabel }),
    },
  };
}

function payerInfo(payer: PayPalPayer, { choices, terms, agreementId }: PayPalRequest) {
  const { email, payerId, firstName, lastName, countryCode, phone, addresses } = payer;
  const { recipientName: _, ...billingAddress } = addresses[0];
  return {
    email,
    payerId,
    firstName,
    lastName,
    countryCode,
    phone,
    ...(terms.needsShipping && { shippingAddress: shippingAddress(choices.address) }),
    billingAddress,
    ...(agreementId !== null && { billingAgreementId: agreementId }),
  };
}

function shippingAddress(address: WalletAddress | undefined) {
  return address && { ...address };
}
