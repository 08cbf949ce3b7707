import { expect, test } from 'vitest';
import { Checkout, run } from '../client/checkout.ts';

const checkout = await Checkout.open();

const fetchWithClient = `braintree.client.create({ authorization: 'sandbox_key_shop' })
  .then((client) => braintree.preferredPaymentMethods.create({ client }))
  .then((component) => component.fetchPreferredPaymentMethods())`;

async function pageWithScripts() {
  return checkout.page('client', 'preferred-payment-methods');
}

/** The first GraphQL call is the configuration's. */
function answerWith(answer: { status: number; body: unknown }): void {
  const errors = [{ message: '', extensions: { errorClass: 'INTERNAL' } }];
  checkout.gateway.plan('/graphql', { status: 200, body: { errors } }, answer);
}

test('the gateway says what the customer prefers', async () => {
  const page = await pageWithScripts();
  const preferredPaymentMethods = { paypalPreferred: true, venmoPreferred: false };
  answerWith({ status: 200, body: { data: { preferredPaymentMethods } } });
  expect(await run(page, fetchWithClient)).toEqual({ value: preferredPaymentMethods });
  const call = checkout.gateway.callsTo('/graphql').at(-1);
  expect(call?.body['query']).toContain('preferredPaymentMethods');
  expect(call?.headers['authorization']).toBe('Bearer sandbox_key_shop');
});

test('nothing is preferred when the gateway cannot say', async () => {
  for (const answer of [
    { status: 500, body: {} },
    { status: 200, body: { errors: [{ message: 'no such feature' }] } },
    { status: 200, body: { data: null } },
  ]) {
    const page = await pageWithScripts();
    answerWith(answer);
    expect(await run(page, fetchWithClient)).toEqual({
      value: { paypalPreferred: false, venmoPreferred: false },
    });
    await page.close();
  }
});

test('a client that cannot be opened shows when the question is asked', async () => {
  const page = await pageWithScripts();
  checkout.gateway.plan('/configuration', { status: 403, body: {} });
  const { error } = await run(
    page,
    `braintree.preferredPaymentMethods.create({ authorization: '${checkout.token()}' })
      .then((component) => component.fetchPreferredPaymentMethods())`,
  );
  expect(error?.code).toBe('CLIENT_AUTHORIZATION_INSUFFICIENT');
});

test('create and its method take callbacks', async () => {
  const page = await pageWithScripts();
  const preferredPaymentMethods = { paypalPreferred: false, venmoPreferred: true };
  answerWith({ status: 200, body: { data: { preferredPaymentMethods } } });
  const { value } = await run(
    page,
    `new Promise((resolve) =>
      braintree.preferredPaymentMethods.create({ authorization: 'sandbox_key_shop' }, (error, component) =>
        component.fetchPreferredPaymentMethods((problem, preferred) => resolve([error, problem, preferred]))))`,
  );
  expect(value).toEqual([null, null, preferredPaymentMethods]);
});

test('METHOD_CALLED_AFTER_TEARDOWN after teardown, which an answer under way survives', async () => {
  const page = await pageWithScripts();
  const preferredPaymentMethods = { paypalPreferred: true, venmoPreferred: true };
  answerWith({ status: 200, body: { data: { preferredPaymentMethods } } });
  const { value } = await run(
    page,
    `braintree.client.create({ authorization: 'sandbox_key_shop' })
      .then((client) => braintree.preferredPaymentMethods.create({ client }))
      .then(async (component) => {
        const asked = component.fetchPreferredPaymentMethods();
        await component.teardown();
        const codes = ['fetchPreferredPaymentMethods', 'teardown'].map((method) => {
          try { component[method](); return 'nothing'; } catch ({ code }) { return code; }
        });
        return [await asked, ...codes];
      })`,
  );
  const ended = 'METHOD_CALLED_AFTER_TEARDOWN';
  expect(value).toEqual([preferredPaymentMethods, ended, ended]);
});

test('what is missing is reported by its code, and an abandoned create leaves nothing', async () => {
  const page = await pageWithScripts();
  const { value } = await run(
    page,
    `Promise.all([{}, { client: { getVersion: () => '3.0.0' } }].map((options) =>
      braintree.preferredPaymentMethods.create(options).catch(({ code }) => code)))`,
  );
  expect(value).toEqual(['INSTANTIATION_OPTION_REQUIRED', 'INCOMPATIBLE_VERSIONS']);
  const { error } = await run(
    page,
    `braintree.preferredPaymentMethods.create({ authorization: 'sandbox_key_shop', signal: AbortSignal.abort() })`,
  );
  expect(error?.name).toBe('AbortError');
});
