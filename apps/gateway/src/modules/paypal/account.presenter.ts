import type { TokenizedAccount } from './accounts.service.ts';
import { financingOf } from './financing.ts';
import type { PayPalRequest, WalletAddress } from './paypal-request.ts';
import { shippingOf } from './price.ts';
import { payerOf, type WalletPayer } from '../../test-values/wallet-payers.ts';

/** What a merchant's page may know of an approved payment or agreement. */
export function presentAccount(
  { request, nonce }: Pick<TokenizedAccount, 'request' | 'nonce'>,
  correlationId: string | undefined,
) {
  const payer = payerOf(request.payerId);
  const { choices } = request;
  const shippingOption = shippingOf(request);
  const financing = payer && financingOf(request, payer);
  const funding = payer?.funding.find(({ id }) => id === choices.fundingId);
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
      ...(funding?.cobrandedCardLabel && { cobrandedCardLabel: funding.cobrandedCardLabel }),
    },
  };
}

function payerInfo(payer: WalletPayer, { choices, terms, agreementId }: PayPalRequest) {
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
