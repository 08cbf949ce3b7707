import { afterAll, afterEach, expect, test } from 'vitest';
import { gatewayOrigin, shopOrigin } from './fake-gateway.ts';
import { closeShops, configuration, openShop, type Shop } from './shop.ts';

let shop: Shop;
afterEach(() => shop.close());
afterAll(closeShops);

const card = {
  number: '4111111111111111',
  expirationDate: '1231',
  cvv: '987',
  cardholderName: 'Ann Field',
  postalCode: '60654',
};
/** Parts of the card that nobody outside the gateway's origin may see, in any grouping. */
const secrets = /4111\D?11\D?11\D?1|1111\D?1111|\b987\b|12 ?\/ ?(20)?31|Ann Field|60654/;

/** Records every message over ports and windows, in and out, before any script runs. */
function recordMessages(): void {
  const received: unknown[] = [];
  Object.assign(window, { received });
  window.addEventListener('message', ({ data }) => received.push(['window', data]), true);
  const send = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'postMessage');
  MessagePort.prototype.postMessage = function record(this: MessagePort, ...all: unknown[]) {
    received.push(['sent', all[0]]);
    const { value } = send ?? {};
    (value as (...all: unknown[]) => void).apply(this, all);
  };
  const onmessage = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
  Object.defineProperty(MessagePort.prototype, 'onmessage', {
    ...onmessage,
    set(this: MessagePort, handler: (event: MessageEvent) => void) {
      onmessage?.set?.call(this, (event: MessageEvent) => {
        received.push(['taken', event.data]);
        handler.call(this, event);
      });
    },
  });
}

test('no message, log, address or analytics event of a whole payment carries the card', async () => {
  shop = await openShop();
  const seen: string[] = [];
  const context = shop.page.context();
  context.on('console', (message) => seen.push(message.text()));
  context.on('request', (request) => {
    seen.push(request.url(), JSON.stringify(request.headers()));
    if (!request.url().endsWith('/credit_cards')) seen.push(request.postData() ?? '');
  });
  await context.addInitScript(recordMessages);
  shop.gateway.configuration = configuration({
    analytics: { url: `${gatewayOrigin}/client_api/analytics` },
  });
  await shop.page.goto(shopOrigin);
  const fields = Object.fromEntries(
    Object.keys(card).map((key) => [key, { container: `#${key}` }]),
  );
  await shop.create({ fields });
  for (const [key, text] of Object.entries(card)) {
    await shop.frame(key).locator(`input.${key}`).pressSequentially(text);
  }
  expect(await shop.run('return (await fields.tokenize()).nonce')).toBe('tokencc_bc_123456_abcdef');
  await expect
    .poll(() => shop.gateway.calls.some(({ path }) => path.endsWith('analytics')))
    .toBe(true);
  const received = JSON.stringify(await shop.page.evaluate('window.received'));
  const storage = await shop.page.evaluate(
    'JSON.stringify([localStorage, sessionStorage, document.cookie, document.documentElement.outerHTML, history.state])',
  );
  expect(received).toContain('validityChange');
  expect(received).toContain('"411111"');
  for (const text of [received, String(storage), ...seen]) expect(text).not.toMatch(secrets);
  // What went to the gateway was the card: the search above could have found it.
  expect(JSON.stringify(shop.gateway.calls.at(-1))).toMatch(secrets);
});

test('a page cannot send a card anywhere but to the gateway', async () => {
  shop = await openShop();
  const outcome = await shop.run(`
    const client = await braintree.client.create({ authorization: '${(await import('./shop.ts')).clientToken()}' });
    const found = client.getConfiguration();
    found.gatewayConfiguration.clientApiUrl = 'https://evil.test/client_api';
    const fake = { getVersion: () => '3.109.0', getConfiguration: () => found };
    window.fields = await braintree.hostedFields.create({ client: fake, fields: { cvv: { container: '#cvv', prefill: '123' } } });
    await new Promise((resolve) => fields.on('validityChange', resolve));
    await fields.tokenize();`);
  expect(outcome).toMatchObject({
    rejected: { code: 'CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN' },
  });
});

test('the merchant may ask for eight digits of the number, and gets no more', async () => {
  shop = await openShop();
  await shop.create({ binVerificationLength: 8, fields: { number: { container: '#number' } } });
  await shop.frame('number').locator('input.number').pressSequentially('4111111111111111');
  await expect
    .poll(async () => (await shop.events()).filter((event) => event.startsWith('bin')))
    .toEqual(['binAvailable 41111111']);
});
