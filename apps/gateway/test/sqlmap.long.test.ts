import { isSqlmapHere, runSqlmap, type RawRequest } from '@albumen/test-kit/sqlmap';
import { expect, test } from 'vitest';
import { demoMerchant } from '../src/modules/merchants/seed.ts';
import { demoServerKeys, serverSdk } from './server-sdk.ts';
import { startTestGateway } from './test-gateway.ts';

const { origin, deps } = await startTestGateway({ poolSize: 10 });
const { merchantId, publicKey, privateKey } = demoServerKeys;
const merchant = `/merchants/${merchantId}`;
const sdk = serverSdk(origin, demoServerKeys);

const card = { number: '4111111111111111', cvv: '123', expirationDate: '12/2034' };
const authorization = `Basic ${btoa(`${publicKey}:${privateKey}`)}`;
const asServer = { authorization, 'x-apiversion': '6' };
const inXml = { ...asServer, 'content-type': 'application/xml' };
const inJson = { 'content-type': 'application/json' };

function xml(method: string, path: string, body?: string): RawRequest {
  return { method, url: merchant + path, headers: inXml, ...(body !== undefined && { body }) };
}

function json(path: string, body: object): RawRequest {
  return { method: 'POST', url: path, headers: inJson, body: JSON.stringify(body) };
}

const criterion = (field: string) => `<search><${field}><is>some</is></${field}></search>`;
const sale =
  '<transaction><type>sale</type><amount>10.00</amount><order-id>1</order-id><payment-method-token>some</payment-method-token></transaction>';
const customer =
  '<customer><id>some</id><first-name>Ada</first-name><email>ada@people.test</email></customer>';

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
      xml('POST', '/transactions', sale),
      xml('POST', '/transactions/advanced_search_ids', criterion('order-id')),
      xml('POST', '/verifications/advanced_search_ids', criterion('id')),
      xml('POST', '/disputes/advanced_search', criterion('order-id')),
      xml('POST', '/customers', customer),
      xml('PUT', `/customers/${id}*`, customer),
      xml('GET', `/customers/${id}*`),
      xml('GET', '/transactions/some*'),
      xml('GET', '/payment_methods/any/some*'),
      xml('GET', '/payment_methods/credit_card/some*'),
      xml('PUT', '/transactions/some*/void'),
      xml('POST', '/transactions/some*/refund', '<transaction><amount>1.00</amount></transaction>'),
    ];
    const { findings, attacked, fields, said } = await runSqlmap(new URL(origin).host, requests);
    expect(findings).toEqual([]);
    expect(attacked, said).toBe(requests.length);
    expect(fields).toBeGreaterThan(requests.length);
  },
  1_800_000,
);
