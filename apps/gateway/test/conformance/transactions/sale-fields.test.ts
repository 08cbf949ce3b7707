import type braintree from 'braintree';
import { expect, test } from 'vitest';
import { codesAt, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin } = await startTestGateway();
const gateway = serverSdk(origin);

const base = { amount: '10.00', paymentMethodNonce: 'fake-valid-nonce' };
const card = { number: '4111111111111111', expirationDate: '05/2029' };

/** The SDK's types lag behind the fields that it sends. */
type Sold = Awaited<ReturnType<typeof gateway.transaction.sale>> & {
  transaction: Record<string, unknown>;
};

async function sell(change: object): Promise<Sold> {
  const request: braintree.TransactionRequest = { ...base, ...change };
  return (await gateway.transaction.sale(request)) as Sold; // with fields that its types leave out
}

test.each<[string, object, object]>([
  ['a shipping tax', { shippingTaxAmount: '1.25' }, { shippingTaxAmount: '1.25' }],
  ['a source', { transactionSource: 'recurring_first' }, { recurring: true }],
  ['a source of one’s own', { transactionSource: 'moto' }, { recurring: false }],
  ['an unscheduled one', { transactionSource: 'unscheduled' }, { recurring: false }],
  ['a SKU', { productSku: 'productsku01' }, {}],
  ['a surcharge', { surchargeAmount: '1.00' }, { surchargeAmount: '1.00' }],
  ['a category of its merchant', { processingMerchantCategoryCode: '5411' }, {}],
  ['data of the device', { deviceData: '{"correlation_id":"a"}' }, {}],
  [
    'an exemption',
    { scaExemption: 'low_value' },
    { scaExemptionRequested: 'low_value', status: 'authorized' },
  ],
  ['a vault elsewhere', { externalVault: { status: 'will_vault' } }, { status: 'authorized' }],
  [
    'a vault elsewhere, again',
    { externalVault: { status: 'vaulted', previousNetworkTransactionId: '123456789012345' } },
    { status: 'authorized' },
  ],
  [
    'risk data',
    { riskData: { customerBrowser: 'IE5', customerIp: '192.168.0.1', customerDeviceId: 'c1' } },
    { status: 'authorized' },
  ],
  [
    'a descriptor',
    { descriptor: { name: '123*123456789012345678', phone: '3334445555', url: 'ebay.com' } },
    { descriptor: { name: '123*123456789012345678', phone: '3334445555', url: 'ebay.com' } },
  ],
  [
    'network answers',
    {},
    {
      networkResponseCode: 'XX',
      networkResponseText: 'sample network response text',
      processorResponseType: 'approved',
      retried: false,
      processedWithNetworkToken: false,
      retrievalReferenceNumber: expect.stringMatching(/^\d+$/) as string,
    },
  ],
  [
    'a payment facilitator',
    {
      paymentFacilitator: {
        paymentFacilitatorId: '98765432109',
        subMerchant: { referenceNumber: '123456789012345', taxId: '99112233445577' },
      },
    },
    { status: 'authorized' },
  ],
  [
    'overrides of what the processor gets',
    { options: { processingOverrides: { customerEmail: 'a@b.example' } } },
    { status: 'authorized' },
  ],
  ['no fraud check', { options: { skipAdvancedFraudChecking: true } }, { status: 'authorized' }],
  ['no check of the address', { options: { skipAvs: true } }, { avsPostalCodeResponseCode: 'B' }],
  ['no check of the CVV', { options: { skipCvv: true } }, { cvvResponseCode: 'B' }],
])('a sale with %s', async (_, change, known) => {
  const result = await sell(change);
  expect(result.message).toBeUndefined();
  expect(result.success).toBe(true);
  expect(result.transaction).toMatchObject(known);
});

test.each<[object, string, string]>([
  [{ productSku: 'product$ku!' }, 'productSku', '915202'],
  [{ productSku: 'p'.repeat(40) }, 'productSku', '915202'],
  [{ processingMerchantCategoryCode: '54' }, 'processingMerchantCategoryCode', '915265'],
  [{ processingMerchantCategoryCode: '541A' }, 'processingMerchantCategoryCode', '915265'],
  [{ exchangeRateQuoteId: 'q'.repeat(4010) }, 'exchangeRateQuoteId', '915229'],
  [{ scaExemption: 'invalid' }, 'scaExemption', '915213'],
  [{ externalVault: { status: 'bad' } }, 'externalVault.status', '915175'],
  [
    { externalVault: { status: 'will_vault', previousNetworkTransactionId: 'a' } },
    'externalVault.status',
    '915177',
  ],
  [
    { externalVault: { status: 'vaulted', previousNetworkTransactionId: 'bad value' } },
    'externalVault.previousNetworkTransactionId',
    '915179',
  ],
  [{ riskData: { customerDeviceId: 'c'.repeat(256) } }, 'riskData.customerDeviceId', '94702'],
  [{ riskData: { customerLocationZip: '$$' } }, 'riskData.customerLocationZip', '94703'],
  [{ riskData: { customerLocationZip: '0'.repeat(10) } }, 'riskData.customerLocationZip', '94705'],
  [{ riskData: { customerTenure: '2'.repeat(256) } }, 'riskData.customerTenure', '94706'],
  [{ transactionSource: 'invalid' }, 'transactionSource', '915133'],
  [{ serviceFeeAmount: '-1' }, 'serviceFeeAmount', '91554'],
  [{ serviceFeeAmount: 'bad' }, 'serviceFeeAmount', '91555'],
  [{ taxAmount: '-1.00' }, 'taxAmount', '81534'],
  [{ taxAmount: 'a' }, 'taxAmount', '81535'],
  [{ taxAmount: '99999999999' }, 'taxAmount', '81536'],
  [{ channel: 'c'.repeat(256) }, 'channel', '91550'],
  [{ purchaseOrderNumber: 'a'.repeat(18) }, 'purchaseOrderNumber', '91537'],
  [{ purchaseOrderNumber: '\u00C3\u009F' }, 'purchaseOrderNumber', '91548'],
  [{ descriptor: { name: 'badcompanyname12*badproduct12' } }, 'descriptor.name', '92201'],
  [{ descriptor: { phone: '%bad4445555' } }, 'descriptor.phone', '92202'],
  [{ descriptor: { url: '12345678901234' } }, 'descriptor.url', '92206'],
  [
    { options: { credit_card: { accountType: 'wrong' } } },
    'options.creditCard.accountType',
    '915184',
  ],
  [
    { options: { credit_card: { accountType: 'credit' } } },
    'options.creditCard.accountType',
    '915185',
  ],
  [{ paymentMethodNonce: 'fake-paypal-one-time-nonce', serviceFeeAmount: '1.00' }, 'base', '91578'],
  [
    { threeDSecurePassThru: { eciFlag: '02', cavv: 'c', network: 'bogus' } },
    'threeDSecurePassThru.network',
    '915128',
  ],
  [
    { threeDSecurePassThru: { eciFlag: '05', cavv: 'c', network: 'eftpos' } },
    'threeDSecurePassThru.network',
    '915243',
  ],
  [{ threeDSecureAuthenticationId: 'unknown' }, 'threeDSecureAuthenticationId', '915196'],
  [{ threeDSecureToken: 'unknown' }, 'threeDSecureToken', '91568'],
  [{ transfer: { type: 'invalid_transfer_type' } }, 'transfer.type', '97501'],
  [{ billingAddressId: 'a', billing: { firstName: 'x' } }, 'base', '91530'],
  [{ subscriptionId: 'unknown' }, 'subscriptionId', '91528'],
  [{ amount: '10.00', orderId: 'o'.repeat(256) }, 'orderId', '91501'],
])('a sale with %j is wrong at %s', async (change, attribute, code) => {
  const result = await sell(change);
  expect(codesAt(result, `transaction.${attribute}`)).toContain(code);
});

test('credits have no service fee', async () => {
  const { credit } = gateway.transaction as unknown as {
    credit: (request: object) => Promise<{ errors: unknown }>;
  };
  const result = await credit.call(gateway.transaction, { ...base, serviceFeeAmount: '1.00' });
  expect(codesAt(result, 'transaction.base')).toEqual(['91552']);
});

test('a sale of a customer’s kept card with a new CVV', async () => {
  const { customer } = await gateway.customer.create({ firstName: 'A' });
  const kept = await gateway.creditCard.create({ customerId: customer.id, ...card });
  const { transaction } = await gateway.transaction.sale({
    amount: '5.00',
    paymentMethodToken: kept.creditCard.token,
    creditCard: { cvv: '100' } as never,
  });
  expect(transaction).toMatchObject({
    cvvResponseCode: 'M',
    creditCard: { token: kept.creditCard.token },
  });
});

test('a network token of one’s own is charged', async () => {
  const networkTokenizationAttributes = {
    cryptogram: 'validcryptogram',
    ecommerceIndicator: '05',
    tokenRequestorId: '45310020105',
  };
  const charge = (attributes: object) =>
    gateway.transaction.sale({
      amount: '5.00',
      creditCard: { ...card, networkTokenizationAttributes: attributes } as never,
    });
  const { transaction } = await charge(networkTokenizationAttributes);
  expect(transaction).toMatchObject({ status: 'authorized', processedWithNetworkToken: true });
  const wrong = await charge({ ecommerceIndicator: '05', tokenRequestorId: '45310020105' });
  expect(codesAt(wrong, 'transaction.creditCard.networkTokenizationAttributes.cryptogram')).toEqual(
    ['81762'],
  );
});

test('a shared vault that the merchant does not have', async () => {
  for (const key of ['sharedPaymentMethodToken', 'sharedPaymentMethodNonce', 'sharedCustomerId']) {
    const result = await gateway.transaction.sale({
      amount: '1.00',
      [key]: 'x',
    } as never);
    expect(result.success).toBe(false);
  }
});

test.each([
  ['submitted_for_settlement', { options: { submitForSettlement: true } }],
  ['authorized', { options: { submitForSettlement: false } }],
  ['authorized', { options: {} }],
])('a sale becomes %s by %j', async (status, change) => {
  expect((await sell(change)).transaction).toMatchObject({ status });
});

test('a sale of 1000.00 for a brand of cards, its answers', async () => {
  const { transaction } = await gateway.transaction.sale({
    amount: '1000.00',
    creditCard: card as never,
  });
  expect(transaction).toMatchObject({
    creditCard: {
      bin: '411111',
      last4: '1111',
      maskedNumber: '411111******1111',
      expirationDate: '05/2029',
      cardType: 'Visa',
      prepaid: 'Unknown',
      debit: 'Unknown',
      countryOfIssuance: 'Unknown',
      issuingBank: 'Unknown',
      customerLocation: 'US',
    },
    threeDSecureInfo: null,
    voiceReferralNumber: null,
    acquirerReferenceNumber: null,
    achReturnCode: null,
    debitNetwork: null,
    packages: {},
  });
  const { globalId, graphQLId } = transaction as unknown as Record<string, string>;
  expect(globalId).toMatch(/^\w{10,}$/);
  expect(graphQLId).toBe(globalId);
});
