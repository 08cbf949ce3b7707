import { expect, test } from 'vitest';
import { openPaymentRig } from '../../../test/payment-rig.ts';
import {
  expireOverdue,
  paymentLifetimeMs,
} from '../../modules/local-payments/local-payments.jobs.ts';

const { origin, clock, deps, tools, ideal, mbway, start, notifications } = await openPaymentRig();

test.each([
  ['a phone number', mbway, '+351 912345678'],
  [
    'a BLIK code',
    {
      ...ideal,
      fundingSource: 'blik',
      currencyIsoCode: 'PLN',
      blikOptions: { level_0: { authCode: '123456' } },
    },
    '123456',
  ],
  [
    'a BLIK alias',
    {
      ...ideal,
      fundingSource: 'blik',
      currencyIsoCode: 'PLN',
      blikOptions: { oneClick: { consumerReference: 'ref-7', aliasKey: '9' } },
    },
    'ref-7',
  ],
] as const)(
  'a phone is found by %s, and what is confirmed on it arrives by webhook',
  async (_, order, key) => {
    const resource = await start(order);
    expect(resource.redirectUrl).toBeNull();
    const html = await (await fetch(`${origin}/phone?for=${encodeURIComponent(key)}`)).text();
    const [, payment = ''] = /name="payment" value="([^"]+)"/.exec(html) ?? [];
    const confirm = () =>
      fetch(`${origin}/phone`, {
        method: 'POST',
        body: new URLSearchParams({ for: key, payment, answer: 'approve' }),
      });
    expect(await (await confirm()).text()).toContain('Confirmed.');
    expect(await (await confirm()).text()).toContain('This waits no more.');
    const received = await notifications();
    expect(received).toMatchObject([
      {
        kind: 'local_payment_completed',
        localPaymentCompleted: { paymentId: resource.paymentToken, payerName: 'Anna de Vries' },
      },
    ]);
  },
);

test('an invoice is good at once; its money, and that it goes back, arrive by webhook later', async () => {
  const { paymentToken } = await start({ ...ideal, fundingSource: 'pay_upon_invoice' });
  for (const event of ['fund', 'reverse']) {
    await tools('POST', `/sandbox/local_payments/${paymentToken}`, { event });
  }
  expect((await notifications()).map(({ kind }) => kind)).toEqual([
    'local_payment_completed',
    'local_payment_funded',
    'local_payment_reversed',
  ]);
  const impossible = await tools('POST', `/sandbox/local_payments/${paymentToken}`, {
    event: 'approve',
  });
  expect(impossible.status).toBe(409);
});

test('what nobody answers ends after half an hour', async () => {
  const { paymentToken } = await start(mbway);
  await expireOverdue(deps);
  expect(await notifications()).toEqual([]);
  clock.moveBy(paymentLifetimeMs + 1000);
  await expireOverdue(deps);
  expect(await notifications()).toMatchObject([
    { kind: 'local_payment_expired', localPaymentExpired: { paymentId: paymentToken } },
  ]);
});
