import { beforeEach, expect, test } from 'vitest';
import { codesAt, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin } = await startTestGateway();
const gateway = serverSdk(origin);
let customerId = '';

beforeEach(async () => {
  customerId = (await gateway.customer.create({ firstName: 'John' })).customer.id;
});

interface Wallet {
  nonce: string;
  /** What the vault shows. */
  method: object;
  /** The list of the customer. */
  list: string;
  instrument: string;
  /** Where a transaction shows it, and what. */
  charged: [string, object];
}

const wallets: Wallet[] = [
  {
    nonce: 'fake-apple-pay-visa-nonce',
    method: {
      cardType: 'Apple Pay - Visa',
      paymentInstrumentName: 'Visa 8886',
      sourceDescription: 'Visa 8886',
      bin: '411111',
      last4: '1111',
      expired: false,
      default: true,
    },
    list: 'applePayCards',
    instrument: 'apple_pay_card',
    charged: ['applePayCard', { cardType: 'Apple Pay - Visa', paymentInstrumentName: 'Visa 8886' }],
  },
  {
    nonce: 'fake-apple-pay-amex-nonce',
    method: { cardType: 'Apple Pay - American Express', paymentInstrumentName: 'AmEx 41002' },
    list: 'applePayCards',
    instrument: 'apple_pay_card',
    charged: ['applePayCard', { sourceDescription: 'AmEx 41002' }],
  },
  {
    nonce: 'fake-android-pay-visa-nonce',
    method: {
      cardType: 'Visa',
      last4: '1111',
      sourceCardType: 'Visa',
      sourceCardLast4: '1111',
      sourceDescription: 'Visa 1111',
      virtualCardLast4: '1111',
      googleTransactionId: 'google_transaction_id',
      isNetworkTokenized: false,
    },
    list: 'androidPayCards',
    instrument: 'android_pay_card',
    charged: ['androidPayCard', { sourceCardLast4: '1111', isNetworkTokenized: false }],
  },
  {
    nonce: 'fake-android-pay-mastercard-nonce',
    method: { sourceDescription: 'MasterCard 4444', isNetworkTokenized: true },
    list: 'androidPayCards',
    instrument: 'android_pay_card',
    charged: ['androidPayCard', { sourceCardType: 'MasterCard', isNetworkTokenized: true }],
  },
  {
    nonce: 'fake-venmo-account-nonce',
    method: {
      username: 'venmojoe',
      venmoUserId: '1234567891234567891',
      sourceDescription: 'Venmo Account: venmojoe',
      imageUrl: expect.stringContaining('.png') as string,
    },
    list: 'venmoAccounts',
    instrument: 'venmo_account',
    charged: ['venmoAccountDetails', { username: 'venmojoe' }],
  },
  {
    nonce: 'fake-paypal-billing-agreement-nonce',
    method: {
      email: expect.any(String) as string,
      billingAgreementId: expect.any(String) as string,
      payerId: expect.any(String) as string,
      imageUrl: expect.stringContaining('.png') as string,
    },
    list: 'paypalAccounts',
    instrument: 'paypal_account',
    charged: ['paypalAccount', { payerEmail: expect.any(String) as string }],
  },
  {
    nonce: 'fake-sepa-direct-debit-nonce',
    method: { last4: '1234', mandateType: 'RECURRENT' },
    list: 'sepaDirectDebitAccounts',
    instrument: 'sepa_debit_account',
    charged: ['sepaDirectDebitAccountDetails', { mandateType: 'RECURRENT' }],
  },
  {
    nonce: 'fake-valid-nonce',
    method: { cardType: 'Visa', last4: '1881' },
    list: 'creditCards',
    instrument: 'credit_card',
    charged: ['creditCard', { last4: '1881' }],
  },
];

test.each(wallets)('$nonce is kept, found at its customer, and charged', async (wallet) => {
  const kept = await gateway.paymentMethod.create({
    customerId,
    paymentMethodNonce: wallet.nonce,
  });
  expect(kept.success).toBe(true);
  expect(kept.paymentMethod).toMatchObject({ ...wallet.method, customerId });
  const { token } = kept.paymentMethod;
  expect(await gateway.paymentMethod.find(token)).toMatchObject(wallet.method);
  const customer = (await gateway.customer.find(customerId)) as unknown as Record<string, unknown>;
  expect(customer[wallet.list]).toMatchObject([{ token }]);
  expect(customer['paymentMethods']).toMatchObject([{ token }]);
  const sold = await gateway.transaction.sale({ amount: '10.00', paymentMethodToken: token });
  const [place, details] = wallet.charged;
  expect(sold.transaction).toMatchObject({
    paymentInstrumentType: wallet.instrument,
    [place]: { token, ...details },
  });
});

test.each(wallets)('$nonce is charged at once', async ({ nonce, instrument, charged }) => {
  const { success, transaction } = await gateway.transaction.sale({
    amount: '10.00',
    paymentMethodNonce: nonce,
  });
  expect(success).toBe(true);
  const [place, details] = charged;
  expect(transaction).toMatchObject({ paymentInstrumentType: instrument, [place]: details });
});

test('a method that the SDK does not know', async () => {
  const { success, paymentMethod } = await gateway.paymentMethod.create({
    customerId,
    paymentMethodNonce: 'fake-abstract-transactable-nonce',
  });
  expect(success).toBe(true);
  expect(paymentMethod).toMatchObject({ token: expect.any(String) as string, customerId });
});

test('a wallet that gives out no token', async () => {
  const { transaction } = await gateway.transaction.sale({
    amount: '10.00',
    paymentMethodNonce: 'fake-token-issuance-error-venmo-account-nonce',
  });
  expect(transaction).toMatchObject({
    status: 'gateway_rejected',
    gatewayRejectionReason: 'token_issuance',
  });
});

test('a bank account that this gateway cannot debit is refused', async () => {
  const sold = await gateway.transaction.sale({
    amount: '10.00',
    paymentMethodNonce: 'fake-us-bank-account-nonce',
  });
  expect(codesAt(sold, 'transaction.merchantAccountId')).toEqual(['91577']);
  const kept = await gateway.paymentMethod.create({
    customerId,
    paymentMethodNonce: 'fake-us-bank-account-nonce',
  });
  expect(kept.success).toBe(false);
});

test('a method becomes the default, under a token of one’s own', async () => {
  await gateway.paymentMethod.create({ customerId, paymentMethodNonce: 'fake-valid-nonce' });
  const token = `tok${Date.now()}`;
  const ownToken = { token }; // its types lag behind
  const kept = await gateway.paymentMethod.create({
    customerId,
    ...ownToken,
    paymentMethodNonce: 'fake-paypal-billing-agreement-nonce',
    options: { makeDefault: true },
  });
  expect(kept.paymentMethod).toMatchObject({ token, default: true });
  const taken = await gateway.paymentMethod.create({
    customerId,
    ...ownToken,
    paymentMethodNonce: 'fake-paypal-billing-agreement-nonce',
  });
  expect(codesAt(taken, 'paypalAccount.token')).toEqual(['92906']);
});

interface Accounts {
  find: (token: string) => Promise<{ email: string; token: string }>;
  update: (
    token: string,
    change: object,
  ) => Promise<{
    success: boolean;
    errors: unknown;
    paypalAccount: { token: string; default: boolean };
  }>;
  delete: (token: string) => Promise<void>;
}

test('an account at PayPal by its own calls', async () => {
  const { paypalAccount: accounts } = gateway as unknown as { paypalAccount: Accounts };
  const { paymentMethod } = await gateway.paymentMethod.create({
    customerId,
    paymentMethodNonce: 'fake-paypal-billing-agreement-nonce',
  });
  const { token } = paymentMethod;
  expect(await accounts.find(token)).toMatchObject({ token, email: expect.any(String) as string });
  const changed = await accounts.update(token, {
    token: `${token}p`,
    options: { makeDefault: true },
  });
  expect(changed.paypalAccount).toMatchObject({ token: `${token}p`, default: true });
  const card = await gateway.creditCard.create({
    customerId,
    number: '4111111111111111',
    expirationDate: '12/2030',
  });
  const taken = await accounts.update(`${token}p`, { token: card.creditCard.token });
  expect(codesAt(taken, 'paypalAccount.token')).toEqual(['92906']);
  await expect(accounts.find(card.creditCard.token)).rejects.toMatchObject({
    type: 'notFoundError',
  });
  await accounts.delete(`${token}p`);
  await expect(accounts.find(`${token}p`)).rejects.toMatchObject({ type: 'notFoundError' });
  await expect(accounts.delete('unknown')).rejects.toMatchObject({ type: 'notFoundError' });
});
