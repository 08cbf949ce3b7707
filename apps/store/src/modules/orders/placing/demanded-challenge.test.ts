import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isProblem } from '@albumen/contract/problems';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readyCheckout } from '../../../../test/ready-checkout.ts';
import { openTestApp } from '../../../../test/test-app.ts';

/** What the gateway answers to a sale that it doesn't let pass. */
type Refusal = { reason: string } | { code: string; text: string };

let refusal: Refusal;
const sales: string[] = [];
const gateway = await listening(
  createServer((request, response) => {
    const isSale = request.method === 'POST' && request.url?.endsWith('/transactions') === true;
    if (isSale) sales.push(request.url ?? '');
    void text(request).then((sent) => {
      response.writeHead(isSale ? 422 : 404, { 'content-type': 'application/xml' });
      response.end(isSale ? refused(refusal, referenceIn(sent)) : undefined);
    });
  }),
);
afterAll(() => gateway.close());

const app = await openTestApp({
  settings: {
    PAYMENT_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`, // it listens
    PAYMENT_MERCHANT_ID: 'merchant',
    PAYMENT_PUBLIC_KEY: 'public',
    PAYMENT_PRIVATE_KEY: 'private',
  },
});

beforeEach(async () => {
  await app.empty();
  sales.length = 0;
});

test.each<[string, Refusal]>([
  ['the gateway', { reason: 'three_d_secure' }],
  ['the bank', { code: '2099', text: 'Cardholder Authentication Required' }],
])('a charge that still demands 3-D Secure, by %s, is a 402', async (_, wanted) => {
  refusal = wanted;
  const { submit } = await readyCheckout(app);
  const reply = await submit();
  expect(reply.status).toBe(402);
  const body: unknown = reply.body;
  expect(isProblem(body) && body.title).toBe('Please enter a valid payment method.');
  expect(sales).toHaveLength(1);
  const standing = await app.db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'paid')
    .execute();
  expect(standing).toEqual([]);
  expect(await app.db.selectFrom('cartItems').select('id').execute()).toHaveLength(1);
});

/** A gateway names the order that it was asked to charge. */
function referenceIn(sale: string): string {
  return /"order_id":"([^"]*)"/.exec(sale)?.[1] ?? '';
}

function refused(why: Refusal, reference: string): string {
  const status = 'reason' in why ? 'gateway_rejected' : 'processor_declined';
  const facts =
    'reason' in why
      ? `<gateway-rejection-reason>${why.reason}</gateway-rejection-reason>`
      : `<processor-response-code>${why.code}</processor-response-code>
         <processor-response-text>${why.text}</processor-response-text>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
    <api-error-response>
      <errors><errors type="array"/></errors>
      <message>Refused</message>
      <transaction><id>t1</id><order-id>${reference}</order-id><status>${status}</status>${facts}</transaction>
    </api-error-response>`;
}

async function listening(server: Server): Promise<Server> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}
