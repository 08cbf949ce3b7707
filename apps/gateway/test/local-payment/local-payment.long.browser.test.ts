import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { paymentWays } from '../../src/modules/local-payments/payment-ways.ts';
import { isPaid, openLocalShop, outcomeOf } from './local-payment-shop.ts';

const { origin, openShop, pay } = await openLocalShop();

const banks = Object.entries(paymentWays).filter(([, { place }]) => place === 'bank');

/** The options of a payment of this type, as text of a script. */
function optionsOf(type: string, more: object = {}): string {
  const { currencies = [], countries = [] } = paymentWays[type] ?? {};
  const [currencyCode] = currencies;
  const [paymentTypeCountryCode] = countries;
  return JSON.stringify({ paymentType: type, paymentTypeCountryCode, currencyCode, ...more });
}

test.each(banks)('%s: the bank approves, and the shop has a nonce', async (type, { title }) => {
  const page = await openShop();
  const opening = page.waitForEvent('popup');
  await pay(page, optionsOf(type));
  const bank = await opening;
  await bank.getByText(title, { exact: true }).first().waitFor();
  await bank.getByRole('button', { name: /^Pay / }).click();
  expect(await outcomeOf(page)).toMatchObject({ payload: isPaid });
});

const consumerReference = 'ref-7';

interface Deferred {
  type: string;
  more: object;
  /** What the phone is found by. */
  phone: string;
}

const deferred: readonly (readonly [string, Deferred])[] = [
  [
    'MB WAY',
    { type: 'mbway', more: { phone: '912345678', phoneCountryCode: '351' }, phone: '351912345678' },
  ],
  [
    'BANCOMAT Pay',
    {
      type: 'bancomatpay',
      more: { phone: '3471234567', phoneCountryCode: '39' },
      phone: '393471234567',
    },
  ],
  [
    'BLIK by a code',
    { type: 'blik', more: { blikOptions: { level_0: { authCode: '123456' } } }, phone: '123456' },
  ],
  [
    'BLIK by one click, the first time',
    {
      type: 'blik',
      more: {
        blikOptions: { oneClick: { authCode: '654321', consumerReference, aliasLabel: 'Shop' } },
      },
      phone: '654321',
    },
  ],
  [
    'BLIK by one click, later',
    {
      type: 'blik',
      more: { blikOptions: { oneClick: { consumerReference, aliasKey: '9' } } },
      phone: consumerReference,
    },
  ],
];

async function answerOnPhone(page: Page, key: string, answer: RegExp): Promise<void> {
  const phone = await page.context().newPage();
  await phone.goto(`${origin}/phone?for=${key}`);
  await phone.getByRole('button', { name: answer }).click();
  await phone.getByRole('status').waitFor();
  expect(await phone.getByRole('button', { name: answer }).count()).toBe(0);
}

for (const answer of [/^Confirm /, /^Reject /]) {
  test.each(deferred)(
    `%s opens no window: it resolves, and the phone is asked (${answer.source})`,
    async (_, { type, more, phone }) => {
      const page = await openShop();
      await pay(page, optionsOf(type, more));
      expect(await outcomeOf(page)).toEqual({ payload: null });
      expect(await page.evaluate('started')).toEqual({
        paymentId: expect.stringMatching(/^PAY-/),
      });
      expect(page.context().pages()).toHaveLength(1);
      await answerOnPhone(page, phone, answer);
    },
  );
}
