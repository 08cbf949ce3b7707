import { expect, test } from 'vitest';
import { startTestGateway } from '../../../test/test-gateway.ts';
import { demoKey, openPage } from '../../../test/test-page.ts';
import { testCards } from '../../test-values/test-cards.ts';
import { testNonces } from '../../test-values/test-nonces.ts';
import { secureCards } from '../../test-values/three-d-secure-cards.ts';

const { origin } = await startTestGateway();

test('the page lists every card and every nonce, without anything inline', async () => {
  const reply = await fetch(`${origin}/test-values`);
  const html = await reply.text();
  for (const { number } of testCards) expect(html).toContain(number);
  for (const { nonce } of testNonces) expect(html).toContain(nonce);
  for (const { number } of secureCards) expect(html).toContain(number);
  expect(html).not.toMatch(/<script|<style|style=/);
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
  const css = /href="(\/[^"]+\.css)"/.exec(html)?.[1] ?? '';
  expect((await fetch(origin + css)).headers.get('content-type')).toContain('text/css');
});

test('programs get the same', async () => {
  const reply = await fetch(`${origin}/test-values.json`);
  const { tables } = (await reply.json()) as { tables: { id: string }[] };
  expect(tables.map(({ id }) => id)).toEqual([
    'cards',
    'three-d-secure-cards',
    'amounts',
    'declines',
    'cvvs',
    'postal-codes',
    'house-numbers',
    'nonces',
    'paypal-payers',
    'masterpass-customers',
    'google-cards',
    'errors',
  ]);
});

test('every listed card is really taken', async () => {
  const page = openPage({ gateway: origin, authorization: demoKey });
  for (const { number, brand } of [...testCards, ...secureCards]) {
    const { status } = await page.post('/client_api/v1/payment_methods/credit_cards', {
      creditCard: {
        number,
        expirationDate: '12/34',
        cvv: brand === 'American Express' ? '1234' : '123',
      },
    });
    expect([number, status]).toEqual([number, 202]);
  }
});
