import { beforeEach, expect, test } from 'vitest';
import type braintree from 'braintree';
import { codesAt, serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin } = await startTestGateway();
const gateway = serverSdk(origin);
let customerId = '';

beforeEach(async () => {
  customerId = (await gateway.customer.create({})).customer.id;
});

async function nonceOf(creditCard: object, ofCustomer?: string): Promise<string> {
  const { clientToken } = await gateway.clientToken.generate(
    (ofCustomer === undefined ? {} : { customerId: ofCustomer }) as never,
  );
  const token = JSON.parse(Buffer.from(String(clientToken), 'base64').toString()) as {
    authorizationFingerprint: string;
    clientApiUrl: string;
  };
  const reply = await fetch(`${token.clientApiUrl}/v1/payment_methods/credit_cards.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      authorizationFingerprint: token.authorizationFingerprint,
      creditCard,
    }),
  });
  const { creditCards } = (await reply.json()) as { creditCards: [{ nonce: string }] };
  return creditCards[0].nonce;
}

const card = {
  number: '4111111111111111',
  expirationMonth: '12',
  expirationYear: '2033',
  options: { validate: false },
};

async function keep(paymentMethodNonce: string, change: object) {
  const request: braintree.PaymentMethodCreateRequest = {
    customerId,
    paymentMethodNonce,
    ...change,
  };
  const result = await gateway.paymentMethod.create(request); // with fields that its types leave out
  return { ...result, card: result.paymentMethod as braintree.CreditCard };
}

test('what the request says of the card counts before what the page said', async () => {
  const nonce = await nonceOf({ ...card, billingAddress: { streetAddress: '123 Abc Way' } });
  const kept = await keep(nonce, {
    billingAddress: { streetAddress: '456 Xyz Way' },
    cardholderName: 'Other',
    expirationMonth: '01',
    expirationYear: '2030',
  });
  expect(kept.card.billingAddress?.streetAddress).toBe('456 Xyz Way');
});

test('the page’s address of the card is kept where the request has none', async () => {
  const kept = await keep(
    await nonceOf({ ...card, billingAddress: { streetAddress: '123 Abc Way' } }),
    {},
  );
  expect(kept.card.billingAddress?.streetAddress).toBe('123 Abc Way');
});

test('an address of the customer is named', async () => {
  const { address } = await gateway.address.create({ customerId, firstName: 'Bobby' } as never);
  const kept = await keep(await nonceOf(card), { billingAddressId: address.id });
  expect(kept.card.billingAddress).toMatchObject({ id: address.id, firstName: 'Bobby' });
});

test('a card that is in the vault keeps its address', async () => {
  const nonce = await nonceOf({ ...card, options: { validate: true } }, customerId);
  const kept = await keep(nonce, { billingAddress: { streetAddress: '456 Xyz Way' } });
  expect(kept.card.billingAddress ?? null).toBeNull();
  expect((await gateway.customer.find(customerId)).creditCards).toHaveLength(1);
});

test('a card of a page is verified by the account that the request names', async () => {
  const nonce = await nonceOf({ ...card, number: '4000111111111115' });
  const result = await keep(nonce, {
    options: { verifyCard: true, verificationMerchantAccountId: 'sandbox_credit_card_non_default' },
  });
  expect(result.success).toBe(false);
  expect((result as unknown as { verification: object }).verification).toMatchObject({
    status: 'processor_declined',
    merchantAccountId: 'sandbox_credit_card_non_default',
  });
});

test('a card of a page that is kept already', async () => {
  await gateway.creditCard.create({
    customerId,
    number: '4111111111111111',
    expirationDate: '05/2032',
  });
  const options = { failOnDuplicatePaymentMethod: true };
  const result = await keep(await nonceOf(card), { options });
  expect(codesAt(result, 'creditCard.number')).toEqual(['81724']);
});

test('what is said of cards is no matter to PayPal', async () => {
  const { address } = await gateway.address.create({ customerId, firstName: 'Bobby' } as never);
  for (const change of [
    { options: { verifyCard: true, failOnDuplicatePaymentMethod: true } },
    { billingAddress: { streetAddress: '123 Abc Way' } },
    { billingAddressId: address.id },
  ]) {
    const result = await keep('fake-paypal-billing-agreement-nonce', change);
    expect(result.success).toBe(true);
  }
});

test('a card of a customer’s page is nobody else’s', async () => {
  const nonce = await nonceOf({ ...card, options: { validate: true } }, customerId);
  const other = (await gateway.customer.create({})).customer.id;
  const result = await gateway.paymentMethod.create({
    customerId: other,
    paymentMethodNonce: nonce,
  });
  expect(result.success).toBe(false);
});
