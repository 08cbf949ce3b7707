import { isSqlmapHere, runSqlmap, type RawRequest } from '@albumen/test-kit/sqlmap';
import { expect, test } from 'vitest';
import { demoMerchant } from '../src/modules/merchants/seed.ts';
import { demoServerKeys, serverSdk } from './server-sdk.ts';
import { startTestGateway } from './test-gateway.ts';

const { origin, deps } = await startTestGateway({ poolSize: 10 });
const { merchantId, publicKey, privateKey } = demoServerKeys;
const merchant = `/merchants/${merchantId}`;
const sdk = serverSdk(origin, demoServerKeys);

const authorization = `Basic ${btoa(`${publicKey}:${privateKey}`)}`;
const asServer = { authorization, 'x-apiversion': '6' };
const inJson = { 'content-type': 'application/json' };

/** As the official SDK asks: it sends JSON, and is answered in XML. */
function server(method: string, path: string, body?: object): RawRequest {
  const headers = { ...asServer, ...inJson };
  const text = body && { body: JSON.stringify(body) };
  return { method, url: merchant + path, headers, ...text };
}

function json(path: string, body: object): RawRequest {
  return { method: 'POST', url: path, headers: inJson, body: JSON.stringify(body) };
}

const filter = { is: 'some', contains: 'some' };
const card = { number: '4111111111111111', cvv: '123', expirationDate: '12/2034' };
const sale = { type: 'sale', amount: '10.00', order_id: '1', payment_method_token: 'some' };
const customer = { id: 'some', first_name: 'Ada', email: 'ada@people.test' };

test.skipIf(!isSqlmapHere)(
  'no field of what pages and servers of merchants send reaches the database as an order',
  async () => {
    const { customer: made } = await sdk.customer.create({ firstName: 'Ada' });
    const { id } = made;
    const { tokenizationKey } = demoMerchant(deps);
    const page = { tokenizationKey, creditCard: card };
    const query =
      'mutation Tokenize($input: TokenizeCreditCardInput!) { tokenizeCreditCard(input: $input) { token } }';
    const requests = [
      json(`${merchant}/client_api/v1/payment_methods/credit_cards`, page),
      json('/graphql', { query, variables: { input: { creditCard: { number: card.number } } } }),
      {
        method: 'GET',
        url: `${merchant}/client_api/v1/configuration?tokenizationKey=${tokenizationKey}&configVersion=3`,
        headers: {},
      },
      server('POST', '/transactions', { transaction: sale }),
      server('POST', '/transactions/advanced_search_ids', {
        search: { order_id: filter, status: ['some'] },
      }),
      server('POST', '/verifications/advanced_search_ids', { search: { id: filter } }),
      server('POST', '/disputes/advanced_search', { search: { id: filter } }),
      server('POST', '/customers', { customer }),
      server('PUT', `/customers/${id}*`, { customer }),
      server('GET', `/customers/${id}*`),
      server('GET', '/transactions/some*'),
      server('GET', '/payment_methods/any/some*'),
      server('GET', '/payment_methods/credit_card/some*'),
      server('PUT', '/transactions/some*/void'),
      server('POST', '/transactions/some*/refund', { transaction: { amount: '1.00' } }),
      server('POST', '/settlement_batch_summary', {
        settlement_batch_summary: { settlement_date: '2026-11-01', group_by_custom_field: 'some' },
      }),
    ];
    const { findings, attacked, fields, said } = await runSqlmap(new URL(origin).host, requests);
    expect(findings).toEqual([]);
    expect(attacked, said).toBe(requests.length);
    expect(fields).toBeGreaterThan(requests.length);
  },
  1_800_000,
);
