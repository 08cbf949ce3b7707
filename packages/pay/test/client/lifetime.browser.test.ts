import { expect, test } from 'vitest';
import { Checkout, run } from './checkout.ts';

const key = 'sandbox_key_shop';
const checkout = await Checkout.open();

test('a callback gets the client later and once, and create returns nothing', async () => {
  const page = await checkout.page('client');
  const { value } = await run(
    page,
    `new Promise((resolve) => {
      let isLater = false;
      const returned = braintree.client.create({ authorization: '${key}' }, (error, client) =>
        resolve([returned === undefined, isLater, error, client.getVersion()]));
      isLater = true;
    })`,
  );
  expect(value).toEqual([true, true, null, '3.109.0']);
  const refused = await run(
    page,
    'new Promise((resolve) => braintree.client.create({}, (error, client) => resolve([error.code, client ?? null])))',
  );
  expect(refused.value).toEqual(['INSTANTIATION_OPTION_REQUIRED', null]);
});

test('what a callback throws reaches the page and does not call it again', async () => {
  const page = await checkout.page('client');
  const thrown = page.waitForEvent('pageerror');
  await run(
    page,
    `braintree.client.create({}, () => { window.calls = (window.calls ?? 0) + 1; throw new Error('of the shop'); })`,
  );
  expect((await thrown).message).toBe('of the shop');
  expect(await page.evaluate('window.calls')).toBe(1);
});

test('the same authorization asks the gateway once, until teardown', async () => {
  const page = await checkout.page('client');
  const { value } = await run(
    page,
    `(async () => {
      const create = () => braintree.client.create({ authorization: '${key}' });
      const [first, second] = await Promise.all([create(), create()]);
      await first.teardown();
      const third = await create();
      return [first === second, first === third];
    })()`,
  );
  expect(value).toEqual([true, false]);
  expect(checkout.gateway.callsTo('/graphql')).toHaveLength(2);
});

test('a failed create is forgotten, so that the next one may succeed', async () => {
  const page = await checkout.page('client');
  const create = `braintree.client.create({ authorization: '${checkout.token()}' }).then((c) => c.getVersion())`;
  checkout.gateway.plan('/configuration', { status: 503, body: {} });
  expect((await run(page, create)).error?.code).toBe('CLIENT_GATEWAY_NETWORK');
  expect(await run(page, create)).toEqual({ value: '3.109.0' });
});

test('after teardown every method throws at once, teardown too', async () => {
  const page = await checkout.page('client');
  const { value } = await run(
    page,
    `(async () => {
      const client = await braintree.client.create({ authorization: '${key}' });
      const done = await new Promise((resolve) => client.teardown(() => resolve('done')));
      const codes = ['request', 'getConfiguration', 'getVersion', 'toJSON', 'teardown'].map((method) => {
        try { client[method](); return 'nothing'; } catch (error) { return error.code + ': ' + error.message; }
      });
      return [done, ...codes];
    })()`,
  );
  expect(value).toEqual([
    'done',
    ...['request', 'getConfiguration', 'getVersion', 'toJSON', 'teardown'].map(
      (method) => `METHOD_CALLED_AFTER_TEARDOWN: ${method} cannot be called after teardown.`,
    ),
  ]);
});

test('create ends at once when its signal is aborted, before or while it waits', async () => {
  const page = await checkout.page('client');
  checkout.gateway.plan('/configuration', 'silence');
  const { error } = await run(
    page,
    `(async () => {
      const control = new AbortController();
      const creating = braintree.client.create({ authorization: '${checkout.token()}', signal: control.signal });
      control.abort();
      return creating;
    })()`,
  );
  expect(error?.name).toBe('AbortError');
  const own = await run(
    page,
    `braintree.client.create({ authorization: '${key}', signal: AbortSignal.abort('left the page') }).catch((reason) => reason)`,
  );
  expect(own.value).toBe('left the page');
});
