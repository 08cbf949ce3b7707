import { expect, test } from 'vitest';
import { openPayPalRig } from '../../../test/paypal/paypal-rig.ts';

const { sdk, startAgreement, enter, approve, tokenize } = await openPayPalRig();

test('an agreement goes to the vault and is charged by its token; a declined payer stays declined', async () => {
  for (const [email, success] of [
    ['lea@wallet.example', true],
    ['noah@wallet.example', false],
  ] as const) {
    const { tokenId, approvalUrl } = await startAgreement();
    const said = await approve(await enter(approvalUrl, email), { total: '0' });
    expect(said.get('ba_token')).toBe(tokenId);
    const { body } = await tokenize(said);
    const [account] = (body as unknown as { paypalAccounts: [{ nonce: string }] }).paypalAccounts;
    const { customer } = await sdk.customer.create({ firstName: 'A' });
    const made = await sdk.paymentMethod.create({
      customerId: customer.id,
      paymentMethodNonce: account.nonce,
    });
    expect(made).toMatchObject({
      success: true,
      paymentMethod: { email, billingAgreementId: expect.stringMatching(/^B-/) },
    });
    const { token: paymentMethodToken } = made.paymentMethod;
    expect(await sdk.paymentMethod.find(paymentMethodToken)).toMatchObject({ email });
    const sale = await sdk.transaction.sale({ amount: '9.00', paymentMethodToken });
    expect(sale.success).toBe(success);
  }
});

test('one payment is charged but never kept; what a sale keeps is charged again, refunded and shown', async () => {
  const { customer } = await sdk.customer.create({ firstName: 'A' });
  const amount = '10.00';
  const sellBy = (paymentMethodNonce: string) =>
    sdk.transaction.sale({
      amount,
      paymentMethodNonce,
      customerId: customer.id,
      options: { storeInVaultOnSuccess: true, submitForSettlement: true },
    });
  const kept = await sdk.paymentMethod.create({
    customerId: customer.id,
    paymentMethodNonce: 'fake-paypal-one-time-nonce',
  });
  const refusals = kept.success ? [] : kept.errors.deepErrors();
  expect(refusals.map(({ code }) => code)).toEqual(['82902']);
  const once = await sellBy('fake-paypal-one-time-nonce');
  expect(once).toMatchObject({ success: true, transaction: { paypalAccount: { token: null } } });
  const { transaction } = await sellBy('fake-paypal-billing-agreement-nonce');
  const paymentMethodToken = transaction.paypalAccount?.token ?? '';
  expect(await sdk.paymentMethod.find(paymentMethodToken)).toMatchObject({
    email: 'payer@example.com',
    billingAgreementId: 'B-FAKE1',
  });
  const { transaction: again } = await sdk.transaction.sale({
    amount: '3.00',
    paymentMethodToken,
    options: { submitForSettlement: true },
  });
  await sdk.testing.settle(again.id);
  expect((await sdk.transaction.refund(again.id, '1.00')).transaction).toMatchObject({
    type: 'credit',
    amount: '1.00',
    paymentInstrumentType: 'paypal_account',
  });
});
