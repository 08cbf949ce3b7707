import { expect, test } from 'vitest';
import { progress } from '../../../src/modules/transactions/progress.jobs.ts';
import { openPaymentRig } from '../../payment-rig.ts';
import { codesAt } from '../../server-sdk.ts';

const { deps, page, tools, sdk, ideal, start, notifications } = await openPaymentRig();

const dayMs = 24 * 3_600_000;

/** Time passes for this merchant, and the processor does what is due. */
async function pass(advanceMs: number): Promise<void> {
  await tools('PUT', '/sandbox/clock', { advanceMs });
  await progress(deps);
}

const statusOf = async (id: string) => (await sdk.transaction.find(id)).status;

async function answerAt(url: string, answer: string): Promise<URLSearchParams> {
  const body = new URLSearchParams({ answer });
  const reply = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return new URL(reply.headers.get('location') ?? 'none:').searchParams;
}

/** The nonce of a mandate that was given at the bank. */
async function mandateNonce(mandateType = 'RECURRENT'): Promise<string> {
  const back = ideal.returnUrl;
  const { body } = await page.post('/client_api/v1/sepa_debit', {
    sepa_debit: {
      iban: 'DE89370400440532013000',
      account_holder_name: 'Anna de Vries',
      billing_address: { country_code: 'DE' },
      merchant_or_partner_customer_id: 'anna-1',
      mandate_type: mandateType,
    },
    merchant_account_id: 'albumen_eur',
    return_url: back,
    cancel_url: back,
  });
  const { message } = body as unknown as SepaReply;
  const { approvalUrl, last4, bankReferenceToken } = message.body.sepaDebitAccount;
  await answerAt(approvalUrl, 'approve');
  const made = await page.post('/client_api/v1/payment_methods/sepa_debit_accounts', {
    sepa_debit_account: {
      last_4: last4,
      bank_reference_token: bankReferenceToken,
      merchant_or_partner_customer_id: 'anna-1',
      mandate_type: mandateType,
    },
  });
  return (made.body as unknown as { nonce: string }).nonce;
}

interface SepaReply {
  message: {
    body: { sepaDebitAccount: Record<'approvalUrl' | 'last4' | 'bankReferenceToken', string> };
  };
}

const sale = (paymentMethodNonce: string, amount = '25.00') => ({
  amount,
  paymentMethodNonce,
  merchantAccountId: 'albumen_eur',
  options: { submitForSettlement: true },
});

test.each(['a mandate', 'fake-sepa-direct-debit-nonce'])(
  'a debit by %s is under way for days, settles, is notified, and can be given back',
  async (source) => {
    const nonce = source === 'a mandate' ? await mandateNonce() : source;
    const { success, transaction } = await sdk.transaction.sale(sale(nonce));
    expect([success, transaction]).toMatchObject([
      true,
      { status: 'submitted_for_settlement', paymentInstrumentType: 'sepa_debit_account' },
    ]);
    await pass(dayMs);
    expect(await statusOf(transaction.id)).toBe('settlement_pending');
    expect(await notifications()).toEqual([]);
    await pass(2 * dayMs + 1);
    expect(await statusOf(transaction.id)).toBe('settled');
    expect(await notifications()).toMatchObject([
      { kind: 'transaction_settled', transaction: { id: transaction.id } },
    ]);
    const refund = await sdk.transaction.refund(transaction.id, '5.00');
    expect(refund).toMatchObject({
      success: true,
      transaction: { type: 'credit', amount: '5.00' },
    });
  },
);

test('a debit that the account has not enough for is declined days later, and notified', async () => {
  const { transaction } = await sdk.transaction.sale(sale(await mandateNonce(), '4001.50'));
  await pass(dayMs);
  expect(await sdk.transaction.find(transaction.id)).toMatchObject({
    status: 'settlement_pending',
    processorSettlementResponseCode: '4002',
  });
  await pass(2 * dayMs + 1);
  expect(await sdk.transaction.find(transaction.id)).toMatchObject({
    status: 'settlement_declined',
    processorSettlementResponseCode: '4001',
    processorSettlementResponseText: 'Settlement Declined',
  });
  expect(await notifications()).toMatchObject([
    { kind: 'transaction_settlement_declined', transaction: { id: transaction.id } },
  ]);
  expect((await sdk.transaction.refund(transaction.id)).success).toBe(false);
});

test('an account is kept for a customer and debited again and again by its token', async () => {
  const { customer } = await sdk.customer.create({ firstName: 'Anna' });
  const kept = await sdk.paymentMethod.create({
    customerId: customer.id,
    paymentMethodNonce: await mandateNonce(),
  });
  expect(kept).toMatchObject({ success: true, paymentMethod: { last4: '3000' } });
  const { token } = kept.paymentMethod;
  for (const amount of ['10.00', '11.00']) {
    const again = await sdk.transaction.sale({
      amount,
      paymentMethodToken: token,
      merchantAccountId: 'albumen_eur',
      options: { submitForSettlement: true },
    });
    expect(again).toMatchObject({
      success: true,
      transaction: { sepaDirectDebitAccountDetails: { token, mandateType: 'RECURRENT' } },
    });
  }
});

test('a mandate for one debit is kept, debited once, and then never again', async () => {
  const { customer } = await sdk.customer.create({ firstName: 'Anna' });
  const kept = await sdk.paymentMethod.create({
    customerId: customer.id,
    paymentMethodNonce: await mandateNonce('ONE_OFF'),
  });
  const debit = (amount: string) =>
    sdk.transaction.sale({
      amount,
      paymentMethodToken: kept.paymentMethod.token,
      merchantAccountId: 'albumen_eur',
    });
  const { transaction } = await debit('10.00');
  const refused = { status: 'processor_declined', processorResponseCode: '2073' };
  expect((await debit('11.00')).transaction).toMatchObject(refused);
  // Nothing was taken after all.
  await sdk.transaction.void(transaction.id);
  expect((await debit('12.00')).success).toBe(true);
});

/** The nonce of a payment of 25.00 that its payer approved at the bank. */
async function approvedNonce(): Promise<{ nonce: string; paymentId: string }> {
  const { redirectUrl, paymentToken } = await start();
  const said = await answerAt(redirectUrl ?? '', 'approve');
  const { body } = await page.post('/client_api/v1/payment_methods/paypal_accounts', {
    paypalAccount: { paymentToken, payerId: said.get('PayerID'), correlationId: said.get('token') },
  });
  const [account] = (body as unknown as { paypalAccounts: { nonce: string }[] }).paypalAccounts;
  return { nonce: account?.nonce ?? '', paymentId: paymentToken };
}

test.each(['24.99', '25.01', '250.00'])(
  'a payment of 25.00 that its payer approved is not charged with %s',
  async (amount) => {
    const { nonce } = await approvedNonce();
    expect(await sdk.transaction.sale(sale(nonce, amount))).toMatchObject({
      success: false,
      transaction: {
        status: 'processor_declined',
        processorResponseCode: '2073',
        processorResponseText: 'PayPal Validation Error',
      },
    });
  },
);

test('nor by another merchant account, nor after its bank withdrew the money', async () => {
  const elsewhere = await approvedNonce();
  const inDollars = { ...sale(elsewhere.nonce), merchantAccountId: 'albumen_usd' };
  expect((await sdk.transaction.sale(inDollars)).success).toBe(false);
  const { nonce, paymentId } = await approvedNonce();
  await tools('POST', `/sandbox/local_payments/${paymentId}`, { event: 'reverse' });
  expect((await sdk.transaction.sale(sale(nonce))).success).toBe(false);
});

test('a payment that was approved is charged, settled, given back; its nonce pays once', async () => {
  const { nonce, paymentId } = await approvedNonce();
  const { transaction } = await sdk.transaction.sale(sale(nonce));
  const again = await sdk.transaction.sale({ ...sale(nonce), orderId: 'another' });
  expect(codesAt(again, 'transaction.paymentMethodNonce')).toEqual(['91564']);
  await sdk.testing.settle(transaction.id);
  expect((await sdk.transaction.refund(transaction.id)).success).toBe(true);
  await tools('POST', `/sandbox/local_payments/${paymentId}`, { event: 'fund' });
  expect((await notifications()).map(({ kind }) => kind)).toEqual([
    'local_payment_completed',
    'transaction_settled',
    'local_payment_funded',
  ]);
});
