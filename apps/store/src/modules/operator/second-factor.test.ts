import { operatorCredentials as calls } from '@albumen/contract/endpoints/credentials';
import { listOperatorOrders } from '@albumen/contract/endpoints/operator-orders';
import { getOperatorViewer } from '@albumen/contract/endpoints/operators';
import { beforeEach, expect, test } from 'vitest';
import { addPasskey } from '../../../test/authenticator.ts';
import { createHolders, namedHosts } from '../../../test/credential-holders.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const settings = { ...namedHosts, OPERATOR_SECOND_FACTOR: 'required' };
const app = await openTestApp({ settings });
const { origins } = app.deps.settings;
const { operator, signInWith } = createHolders(app);

beforeEach(app.empty);

const readOrders = (client: TestClient) => client.call(listOperatorOrders, { query: {} });

test('where the store asks for it, a mailbox alone opens nothing but the way to a second factor', async () => {
  const client = await app.browser().operate('support');
  expect((await readOrders(client)).body).toMatchObject({ code: 'secondFactorNeeded' });
  const viewer = (await client.call(getOperatorViewer)).body;
  expect([viewer.rights, viewer.needsSecondFactor]).toEqual([[], true]);
  await addPasskey(client, calls, { origin: origins.halide });
  expect((await readOrders(client)).status).toBe(200);
});

test('a mailbox alone adds no second one either, until the first is used', async () => {
  const first = await app.browser().operate('support');
  const authenticator = await addPasskey(first, calls, { origin: origins.halide });
  const mailed = await app.browser().operate('support');
  for (const reply of [await mailed.call(calls.startPasskey), await mailed.call(calls.startApp)]) {
    expect(reply.body).toMatchObject({ code: 'secondFactorNeeded' });
  }
  const asked = (await mailed.call(calls.startPasskeyProof)).body;
  const assertion = authenticator.assert({ ...asked, origin: origins.halide });
  await mailed.call(calls.proveByPasskey, { body: { assertion } });
  expect((await readOrders(mailed)).status).toBe(200);
  const { client } = await signInWith(operator('halide'), authenticator);
  expect((await readOrders(client)).status).toBe(200);
});
