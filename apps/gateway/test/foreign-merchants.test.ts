import { expect, test } from 'vitest';
import { bodyOf, listCalls, prefix, type Called } from './listed-calls.ts';
import { integration, integration2, ownCard, serverSdk } from './server-sdk.ts';
import { startTestGateway } from './test-gateway.ts';

const { app, deps, origin, db } = await startTestGateway();
const sdk = serverSdk(origin, integration);
const disputed = { number: '4023898493988028', expirationDate: '12/2034' };

/** What one merchant has, by the name of a path's parameter. */
async function madeByOne() {
  const { customer } = await sdk.customer.create({
    firstName: 'Ada',
    creditCard: ownCard({ number: '4111111111111111', expirationDate: '12/2034' }),
  });
  const token = customer.paymentMethods?.[0]?.token ?? '';
  const { address } = await sdk.address.create({ customerId: customer.id, firstName: 'Ada' });
  const options = { submitForSettlement: true };
  const { transaction } = await sdk.transaction.sale({
    amount: '10.00',
    creditCard: disputed,
    options,
  });
  const { paymentMethodNonce } = await sdk.paymentMethodNonce.create(token);
  const [dispute] = await db.selectFrom('disputes').select('id').execute();
  return { customer, token, address, transaction, nonce: paymentMethodNonce.nonce, dispute };
}

const one = await madeByOne();

function idsFor(path: string): Record<string, string> {
  const { customer, token, address, transaction, nonce, dispute } = one;
  const subject = path.includes('/customers/')
    ? customer.id
    : path.includes('/disputes/')
      ? dispute?.id
      : transaction.id;
  return { id: subject ?? '', token, nonce, addressId: address.id, evidence: 'some' };
}

function ask({ method, path }: Called, merchantId: string) {
  const ids: Record<string, string> = { ...idsFor(path), merchantId };
  const url = path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => ids[name] ?? '');
  const { publicKey, privateKey } = integration2;
  const authorization = `Basic ${btoa(`${publicKey}:${privateKey}`)}`;
  const payload = bodyOf({ method, path });
  return app.inject({
    method: method as 'GET',
    url,
    headers: { authorization },
    ...(payload && { payload }),
  });
}

/** Pages come with authorizations of their own. */
const ofPages = /\/client_api\/|\/analytics$|\/three_d_secure\/complete\//;
const isOfServers = ({ path }: Called) => path.startsWith(prefix) && !ofPages.test(path);
const calls = (await listCalls(deps)).filter(isOfServers);
const state = () =>
  Promise.all([
    db.selectFrom('transactions').select(['id', 'status', 'amountMinor']).execute(),
    db.selectFrom('customers').select(['id', 'firstName']).execute(),
    db.selectFrom('paymentMethods').select(['token']).execute(),
    db.selectFrom('disputes').select(['id', 'status']).execute(),
  ]);

test('whatever one merchant has is nothing to another, by every call that names it', async () => {
  expect(one.dispute).toBeDefined();
  const before = await state();
  const naming = calls.filter(({ path }) => path.replace(prefix, '').includes(':'));
  expect(naming.length).toBeGreaterThan(35);
  const answers = [];
  for (const called of naming) {
    const { statusCode } = await ask(called, integration2.merchantId);
    answers.push([`${called.method} ${called.path}`, statusCode]);
  }
  expect(
    answers.filter(([, status]) => status !== 404 && status !== 409 && status !== 422),
  ).toEqual([]);
  expect(await state()).toEqual(before);
});

test('the key of one merchant opens no call of another', async () => {
  for (const called of calls) {
    const { statusCode } = await ask(called, integration.merchantId);
    expect([called.method, called.path, statusCode]).toEqual([called.method, called.path, 403]);
  }
});

test('nothing of one merchant is charged, vaulted or granted by naming it in a body', async () => {
  const other = serverSdk(origin, integration2);
  const { customer, token, nonce } = one;
  const tries = [
    other.transaction.sale({ amount: '1.00', paymentMethodToken: token }),
    other.transaction.sale({ amount: '1.00', paymentMethodNonce: nonce }),
    other.transaction.sale({ amount: '1.00', customerId: customer.id }),
    other.paymentMethod.create({ customerId: customer.id, paymentMethodNonce: nonce }),
    other.clientToken.generate({ customerId: customer.id }),
  ];
  for (const made of await Promise.all(tries)) expect(made).toMatchObject({ success: false });
});
