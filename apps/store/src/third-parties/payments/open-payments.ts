import { join } from 'node:path';
import type { BraintreeGateway } from 'braintree';
import type { Settings } from '../../settings.ts';
import { createCardForm } from './card-form-provider.ts';
import { cardFormScript } from './card-form-script.ts';
import { currencyAccounts } from './currency-accounts.ts';
import { createHostedFields } from './hosted-fields-provider.ts';
import { createOtherMethods } from './other-methods-provider.ts';
import { createPaymentNotices, type PaymentNotices } from './payment-notices.ts';
import type { Payments } from './payment-provider.ts';
import { createProviderLedger, type ProviderLedger } from './provider-ledger.ts';
import { openServerSdk, type GatewayAccount } from './server-sdk.ts';

const hashesFile = join(import.meta.dirname, '../../../../../packages/pay/dist/browser/sri.json');

export interface OpenedPayments {
  payments: Payments;
  paymentNotices: PaymentNotices | undefined;
  providerLedger: ProviderLedger | undefined;
}

/** The providers of the gateway that the settings name, and its notices; none without it. */
export function openPayments(settings: Settings): OpenedPayments {
  const account = accountOf(settings);
  if (account === undefined) {
    return { payments: {}, paymentNotices: undefined, providerLedger: undefined };
  }
  let opened: Promise<BraintreeGateway> | undefined;
  const sdk = () => (opened ??= openServerSdk(account));
  const accounts = currencyAccounts(settings.PAYMENT_ACCOUNTS);
  const scriptsUrl = settings.PAYMENT_SCRIPTS_URL ?? account.url;
  const script = cardFormScript(settings);
  return {
    payments: {
      hostedFields: createHostedFields({ sdk, accounts, scriptsUrl, hashesFile }),
      otherMethods: createOtherMethods({ sdk, accounts, scriptsUrl, hashesFile }),
      ...(script && { cardForm: createCardForm({ sdk, accounts, script }) }),
    },
    paymentNotices: createPaymentNotices(sdk),
    providerLedger: createProviderLedger(sdk),
  };
}

function accountOf(settings: Settings): GatewayAccount | undefined {
  const { PAYMENT_URL, PAYMENT_MERCHANT_ID, PAYMENT_PUBLIC_KEY, PAYMENT_PRIVATE_KEY } = settings;
  if (!PAYMENT_URL || !PAYMENT_MERCHANT_ID || !PAYMENT_PUBLIC_KEY || !PAYMENT_PRIVATE_KEY) {
    return undefined;
  }
  return {
    url: PAYMENT_URL,
    merchantId: PAYMENT_MERCHANT_ID,
    publicKey: PAYMENT_PUBLIC_KEY,
    privateKey: PAYMENT_PRIVATE_KEY,
  };
}
